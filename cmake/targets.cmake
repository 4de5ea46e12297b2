# How targets are made here: luatco_core_library() for what becomes WebAssembly (no exceptions, no
# RTTI), luatco_edge_library() for what may throw and do I/O, luatco_test() for a GoogleTest program.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)

add_library(luatco_options INTERFACE)
target_include_directories(luatco_options INTERFACE ${PROJECT_SOURCE_DIR})
target_compile_options(luatco_options INTERFACE
  -Wall -Wextra -Wshadow -Wconversion -Wold-style-cast -Wnon-virtual-dtor -Woverloaded-virtual
  -Wimplicit-fallthrough -Wno-missing-field-initializers
  # g++ 12 sees writes past the end in std::vector and std::string that are not there.
  $<$<CXX_COMPILER_ID:GNU>:-Wno-stringop-overflow -Wno-array-bounds -Wno-restrict -Wno-stringop-overread>
  $<$<BOOL:${LUATCO_WERROR}>:-Werror>)
target_compile_definitions(luatco_options INTERFACE $<$<CONFIG:Debug>:LUATCO_CHECKED>)

function(luatco_core_library name)
  add_library(${name} STATIC ${ARGN})
  add_library(luatco::${name} ALIAS ${name})
  target_link_libraries(${name} PUBLIC luatco_options)
  target_compile_options(${name} PRIVATE -fno-exceptions -fno-rtti)
endfunction()

function(luatco_edge_library name)
  add_library(${name} STATIC ${ARGN})
  add_library(luatco::${name} ALIAS ${name})
  target_link_libraries(${name} PUBLIC luatco_options)
endfunction()

# luatco_test(name LIBS lib... SOURCES file...)
function(luatco_test name)
  cmake_parse_arguments(ARG "" "" "LIBS;SOURCES" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  target_link_libraries(${name} PRIVATE ${ARG_LIBS} GTest::gtest GTest::gmock GTest::gtest_main)
  target_compile_definitions(${name} PRIVATE LUATCO_DATA_DIR="${PROJECT_SOURCE_DIR}/data")
  gtest_discover_tests(${name} DISCOVERY_TIMEOUT 60 PROPERTIES TIMEOUT 600)
endfunction()
include(GoogleTest)
