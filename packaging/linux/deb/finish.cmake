# Run by CPack between installing and packing: what a deb wants otherwise than other systems. Games lie in /usr/games
# there (the program finds its data from there as from /usr/bin), and Debian's own changelog stands beside the project's.
set(usr ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr)
file(RENAME ${usr}/bin ${usr}/games)
file(MAKE_DIRECTORY ${usr}/share/lintian/overrides)
configure_file(${CPACK_NT_DEB_SOURCES}/overrides ${usr}/share/lintian/overrides/night-table COPYONLY)
execute_process(COMMAND gzip -9nc ${CPACK_NT_DEB_CHANGELOG} OUTPUT_FILE ${usr}/share/doc/night-table/changelog.Debian.gz
                COMMAND_ERROR_IS_FATAL ANY)
file(GLOB_RECURSE files LIST_DIRECTORIES false ${usr}/share/*)
file(CHMOD ${files} PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)
execute_process(COMMAND chmod -R u=rwX,go=rX ${CPACK_TEMPORARY_INSTALL_DIRECTORY} # whatever the umask is
                COMMAND_ERROR_IS_FATAL ANY)
if(DEFINED ENV{SOURCE_DATE_EPOCH}) # the same commit gives the same bytes
  execute_process(COMMAND find ${CPACK_TEMPORARY_INSTALL_DIRECTORY} -exec touch -hd @$ENV{SOURCE_DATE_EPOCH} {} +
                  COMMAND_ERROR_IS_FATAL ANY)
endif()
