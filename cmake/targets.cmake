# How targets are made here: luatco_core_library() for what becomes WebAssembly (no exceptions, no
# RTTI), luatco_edge_library() for what may throw and do I/O, luatco_test() for a GoogleTest program,
# luatco_fuzz() for a libFuzzer program.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)

add_library(luatco_options INTERFACE)
set_target_properties(luatco_options PROPERTIES EXPORT_NAME options)
target_include_directories(luatco_options INTERFACE
  $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}> $<INSTALL_INTERFACE:include>)
target_compile_features(luatco_options INTERFACE cxx_std_20)
# Our own warnings are for our own build, not for who uses the installed library.
set(warnings
  -Wall -Wextra -Wshadow -Wconversion -Wold-style-cast -Wnon-virtual-dtor -Woverloaded-virtual
  -Wimplicit-fallthrough -Wno-missing-field-initializers
  # g++ 12 sees writes past the end in std::vector and std::string that are not there, and empty
  # std::optional and std::variant read.
  $<$<CXX_COMPILER_ID:GNU>:-Wno-stringop-overflow -Wno-array-bounds -Wno-restrict -Wno-stringop-overread -Wno-maybe-uninitialized>
  # Its std::stable_sort and std::stable_partition use what its own headers call deprecated, which clang minds.
  $<$<CXX_COMPILER_ID:Clang>:-Wno-deprecated-declarations>
  $<$<BOOL:${LUATCO_WERROR}>:-Werror>)
target_compile_options(luatco_options INTERFACE "$<BUILD_INTERFACE:${warnings}>")
target_compile_definitions(luatco_options INTERFACE $<$<OR:$<CONFIG:Debug>,$<BOOL:${LUATCO_CHECKED}>>:LUATCO_CHECKED>)
if(LUATCO_SANITIZE)
  # vptr needs RTTI, which the core has not.
  set(sanitize -fsanitize=${LUATCO_SANITIZE} -fno-sanitize=vptr -fno-sanitize-recover=all -fno-omit-frame-pointer)
  if(LUATCO_SANITIZE MATCHES "thread")
    list(REMOVE_ITEM sanitize -fno-sanitize=vptr)
  endif()
  if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    list(APPEND sanitize -fsanitize-ignorelist=${PROJECT_SOURCE_DIR}/cmake/sanitize.ignore)
  endif()
  # -O1 halves the time to build and keeps stack traces readable, which need lines and no more.
  target_compile_options(luatco_options INTERFACE ${sanitize} -O1 -g1)
  target_link_options(luatco_options INTERFACE ${sanitize})
endif()

# Every core library is also in the list LUATCO_CORE_LIBRARIES: the link check reads it.
function(luatco_core_library name)
  add_library(${name} STATIC ${ARGN})
  add_library(luatco::${name} ALIAS ${name})
  target_link_libraries(${name} PUBLIC luatco_options)
  target_compile_options(${name} PRIVATE -fno-exceptions -fno-rtti)
  # In /usr/lib it has to be told apart: libluatco_core.a, luatco::core.
  set_target_properties(${name} PROPERTIES OUTPUT_NAME luatco_${name})
  set_property(GLOBAL APPEND PROPERTY LUATCO_CORE_LIBRARIES ${name})
endfunction()

function(luatco_edge_library name)
  add_library(${name} STATIC ${ARGN})
  add_library(luatco::${name} ALIAS ${name})
  target_link_libraries(${name} PUBLIC luatco_options)
endfunction()

# luatco_test(name LIBS lib... SOURCES file... [LABELS label...]); the label `threads` puts a test into the preset tsan.
function(luatco_test name)
  cmake_parse_arguments(ARG "" "" "LIBS;SOURCES;LABELS" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  target_link_libraries(${name} PRIVATE luatco_options ${ARG_LIBS} GTest::gtest GTest::gmock GTest::gtest_main)
  # Relative, so that objects of two checkouts are the same for ccache; tests run in the source folder.
  target_compile_definitions(${name} PRIVATE LUATCO_DATA_DIR="data")
  gtest_discover_tests(${name} DISCOVERY_TIMEOUT 60 WORKING_DIRECTORY ${PROJECT_SOURCE_DIR} PROPERTIES TIMEOUT ${LUATCO_TEST_SECONDS} LABELS "${ARG_LABELS}")
endfunction()
include(GoogleTest)

# luatco_fuzz(name LIBS lib... SOURCES file... [CORPUS folder]): CORPUS is read, never written; finds go to the build folder.
function(luatco_fuzz name)
  cmake_parse_arguments(ARG "" "CORPUS" "LIBS;SOURCES" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  target_link_libraries(${name} PRIVATE luatco_options ${ARG_LIBS})
  target_compile_definitions(${name} PRIVATE LUATCO_DATA_DIR="data")  # headers of tests/ name it
  target_compile_options(${name} PRIVATE -fsanitize=fuzzer)
  target_link_options(${name} PRIVATE -fsanitize=fuzzer)
  set(finds ${CMAKE_CURRENT_BINARY_DIR}/${name}.finds)
  set(seen ${CMAKE_CURRENT_BINARY_DIR}/${name}.seen)
  file(MAKE_DIRECTORY ${finds} ${seen})
  # The short run begins with the seeds alone, every time; the deep one with all it has seen so far.
  if(LUATCO_FUZZ_RUNS)
    set(length -runs=${LUATCO_FUZZ_RUNS} -seed=1 -max_len=4096)
    set(forget "rm -rf '${seen}' && mkdir '${seen}' && ")
  else()
    set(length -max_total_time=${LUATCO_FUZZ_SECONDS})
    set(forget "")
  endif()
  add_test(NAME ${name} COMMAND sh -c "${forget}exec \"$@\"" sh $<TARGET_FILE:${name}> ${length} -timeout=10
    -rss_limit_mb=2048 -print_final_stats=1 -artifact_prefix=${finds}/ ${seen} ${ARG_CORPUS})
  math(EXPR limit "${LUATCO_FUZZ_SECONDS} + 120")
  set_tests_properties(${name} PROPERTIES TIMEOUT ${limit})
endfunction()
