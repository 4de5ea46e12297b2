# What `cmake --install` and CPack take along: the core as static libraries with their headers, found again by
# find_package(luatco) and by pkg-config, and the command line.
include(CMakePackageConfigHelpers)

get_property(core_libraries GLOBAL PROPERTY LUATCO_CORE_LIBRARIES)
install(TARGETS luatco_options ${core_libraries} EXPORT luatco ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
foreach(folder base core chess xiangqi pawns game formats explain uci teach games api check)
  if(IS_DIRECTORY ${PROJECT_SOURCE_DIR}/luatco/${folder})
    install(DIRECTORY luatco/${folder} DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/luatco FILES_MATCHING PATTERN "*.h")
  endif()
endforeach()

set(config_dir ${CMAKE_INSTALL_LIBDIR}/cmake/luatco)
install(EXPORT luatco NAMESPACE luatco:: FILE luatcoTargets.cmake DESTINATION ${config_dir})
configure_package_config_file(cmake/luatcoConfig.cmake.in luatcoConfig.cmake INSTALL_DESTINATION ${config_dir})
write_basic_package_version_file(luatcoConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/luatcoConfig.cmake ${PROJECT_BINARY_DIR}/luatcoConfigVersion.cmake
  DESTINATION ${config_dir})

# The linker reads static libraries in the order users come before the used.
set(static_libraries "")
foreach(library ${core_libraries})
  string(PREPEND static_libraries "-lluatco_${library} ")
endforeach()
file(RELATIVE_PATH up /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
configure_file(cmake/luatco.pc.in luatco.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/luatco.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)

install(FILES README.md README.vi.md LICENSE CREDITS.md CHANGELOG.md DESTINATION ${CMAKE_INSTALL_DOCDIR})
if(LUATCO_BUILD_APPS)
  install(TARGETS luatco_cli RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
  # What the program says of itself; apps/cli/CMakeLists.txt has it written.
  set(pages ${PROJECT_BINARY_DIR}/pages)
  set(share ${CMAKE_INSTALL_DATAROOTDIR})
  install(FILES ${pages}/luatco.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
  install(FILES ${pages}/luatco.vi.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/vi/man1 RENAME luatco.1)
  install(FILES ${pages}/luatco.bash DESTINATION ${share}/bash-completion/completions RENAME luatco)
  install(FILES ${pages}/luatco.fish DESTINATION ${share}/fish/vendor_completions.d)
  # Debian's zsh looks into the first below /usr and into the second below /usr/local.
  install(FILES ${pages}/luatco.zsh DESTINATION ${share}/zsh/vendor-completions RENAME _luatco)
  install(FILES ${pages}/luatco.zsh DESTINATION ${share}/zsh/site-functions RENAME _luatco)
endif()

# The page, where it has been built (tools/steps.sh, build_page): `luatco serve` looks for it there.
install(DIRECTORY ${PROJECT_BINARY_DIR}/web/ DESTINATION ${CMAKE_INSTALL_DATAROOTDIR}/luatco/web OPTIONAL)

set(CPACK_GENERATOR DEB TGZ)
set(CPACK_PACKAGE_CONTACT "the luatco authors <luatco@localhost>")
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
# The package names the libraries it needs by what the binaries are linked with.
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# Programs that are called where they are there: pictures as PNG, speech, clips, engines.
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "librsvg2-bin, espeak-ng")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "lame, opus-tools, stockfish, fairy-stockfish")
include(CPack)
