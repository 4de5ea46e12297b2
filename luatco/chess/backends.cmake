# The generator's backends, each compiled for its processors, and their tests. Optimised in every
# configuration: what is inlined leaves no copy behind that the linker could give to the rest.
set_source_files_properties(backend_portable.cc perft_portable.cc PROPERTIES COMPILE_OPTIONS -O3)
if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64|amd64)$")
  target_sources(chess PRIVATE backend_avx2.cc backend_avx512.cc backend_bmi2.cc)
  set(bmi2 -O3 -mbmi -mbmi2 -mlzcnt -mpopcnt)
  set(avx512 -mavx512f -mavx512bw -mavx512cd -mavx512dq -mavx512vl -mavx512vbmi2 -mavx512vpopcntdq)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # g++ 12 finds its own intrinsics to be uninitialised.
    list(APPEND avx512 -Wno-uninitialized -Wno-maybe-uninitialized)
  endif()
  set_source_files_properties(backend_bmi2.cc PROPERTIES COMPILE_OPTIONS "${bmi2}")
  set_source_files_properties(backend_avx2.cc PROPERTIES COMPILE_OPTIONS "${bmi2};-mavx2")
  set_source_files_properties(backend_avx512.cc PROPERTIES COMPILE_OPTIONS "${bmi2};${avx512}")
endif()

if(LUATCO_BUILD_TESTS)
  if(NOT LUATCO_SANITIZE)  # a sanitizer leaves helpers of its own in every file
    luatco_test(chess_backend_symbols_test SOURCES ${PROJECT_SOURCE_DIR}/tests/backend_symbols_test.cc)
    target_compile_definitions(chess_backend_symbols_test PRIVATE LUATCO_BACKEND_ARCHIVE="$<TARGET_FILE:chess>")
    add_dependencies(chess_backend_symbols_test chess)
  endif()
endif()
