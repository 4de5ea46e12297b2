# Packages each part needs. A part whose package is missing switches itself off and says what to
# install; LUATCO_REQUIRE_PARTS (the presets that test) makes that an error, so that no test is ever
# left out in silence.

# luatco_needs(OPTION Package debian-package [COMPONENTS ...]): find_package, or OPTION becomes OFF.
macro(luatco_needs option package debian)
  if(${option})
    find_package(${package} QUIET ${ARGN})
    if(NOT ${package}_FOUND)
      luatco_part_is_missing(${option} "${debian}")
    endif()
  endif()
endmacro()

# luatco_needs_header(OPTION header debian-package): the same for a library that is only headers.
macro(luatco_needs_header option header debian)
  if(${option})
    find_path(LUATCO_PATH_OF_${debian} ${header})
    mark_as_advanced(LUATCO_PATH_OF_${debian})
    if(NOT LUATCO_PATH_OF_${debian})
      luatco_part_is_missing(${option} "${debian}")
    endif()
  endif()
endmacro()

macro(luatco_part_is_missing option debian)
  if(LUATCO_REQUIRE_PARTS)
    message(FATAL_ERROR "${option} needs the Debian package ${debian} (tools/bootstrap installs all of them)")
  endif()
  message(STATUS "${option} is switched off: it needs the Debian package ${debian} (tools/bootstrap installs all of them)")
  set(${option} OFF)
endmacro()

# Part of the system. Here, so that every folder sees its target, whichever folder asks first.
if(NOT LUATCO_BUILD_WASM)
  find_package(Threads REQUIRED)
endif()
luatco_needs(LUATCO_BUILD_APPS CLI11 libcli11-dev)
luatco_needs(LUATCO_BUILD_APPS fmt libfmt-dev)
luatco_needs(LUATCO_BUILD_APPS ICU libicu-dev COMPONENTS uc i18n)
luatco_needs(LUATCO_BUILD_APPS TBB libtbb-dev)
luatco_needs(LUATCO_BUILD_APPS ZLIB zlib1g-dev)
luatco_needs(LUATCO_BUILD_APPS BZip2 libbz2-dev)
luatco_needs_header(LUATCO_BUILD_APPS zstd.h libzstd-dev)
luatco_needs(LUATCO_BUILD_APPS OpenSSL libssl-dev)
# In Boost since 1.80: the default libboost-dev of Debian 12 is older.
luatco_needs_header(LUATCO_BUILD_APPS boost/asio/as_tuple.hpp libboost1.81-dev)
luatco_needs(LUATCO_BUILD_FUZZ ZLIB zlib1g-dev)
luatco_needs(LUATCO_BUILD_TESTS ICU libicu-dev COMPONENTS uc i18n)
luatco_needs(LUATCO_BUILD_TESTS GTest "libgtest-dev and libgmock-dev")
luatco_needs_header(LUATCO_BUILD_TESTS rapidcheck.h librapidcheck-dev)
luatco_needs(LUATCO_BUILD_BENCH benchmark libbenchmark-dev)

if(LUATCO_BUILD_FUZZ AND NOT CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  message(FATAL_ERROR "LUATCO_BUILD_FUZZ needs clang: use the preset fuzz")
endif()
if(LUATCO_BUILD_WASM AND NOT CMAKE_CXX_COMPILER_TARGET STREQUAL "wasm32-wasi")
  message(FATAL_ERROR "LUATCO_BUILD_WASM needs the toolchain file cmake/wasi.cmake: use the preset wasm")
endif()

# The compiler cache, where there is one.
if(NOT CMAKE_CXX_COMPILER_LAUNCHER)
  find_program(LUATCO_CCACHE ccache)
  mark_as_advanced(LUATCO_CCACHE)
  if(LUATCO_CCACHE)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${LUATCO_CCACHE})
  endif()
endif()
