# The libraries that Night Table is built with: who needs it, its name for pkg-config, the least version, and what that version
# has. docs/install.md has the same table (the test scripts.older-libraries-are-refused compares them).
set(NT_LIBRARIES
    "Night Table|libsodium|1.0|the seal of a deal"
    "Night Table|libxxhash|0.8|the hash of a ply"
    "Night Table's window|sdl2|2.26|the size of a window in pixels"
    "Night Table's window|SDL2_image|2.6|SVG pictures at any size"
    "Night Table's window|SDL2_ttf|2.20|the script that a text is written in"
    "Night Table's window|SDL2_mixer|2.6|the length of a piece of music"
    "Night Table's window|vorbisfile|1.3|the ambience, read while it is heard"
    "Night Table's window|icu-uc|71|Japanese lines that end between phrases"
    "Night Table's window|icu-i18n|71|the same"
    "Night Table's window|jansson|2.11|what exactly is wrong with a file"
    "Night Table's test suite|cmocka|1.1.5|numbers compared with a tolerance")
find_package(PkgConfig REQUIRED)

# Stops with one sentence where a library of WHO is missing or older than what is needed of it.
function(nt_needs who)
  set(advice "")
  if(who MATCHES "window$")
    set(advice " -DNT_WINDOW=OFF builds the command line alone.")
  elseif(who MATCHES "suite$")
    set(advice " -DBUILD_TESTING=OFF builds without them.")
  endif()
  foreach(library IN LISTS NT_LIBRARIES)
    string(REPLACE "|" ";" library "${library}")
    list(GET library 0 whose)
    list(GET library 1 module)
    list(GET library 2 version)
    list(GET library 3 what_for)
    if(NOT whose STREQUAL who)
      continue()
    endif()
    unset(__pkg_config_checked_found CACHE) # asked anew: it may have been installed since
    pkg_check_modules(found QUIET ${module})
    set(needs "${who} needs ${module} ${version} or newer (${what_for})")
    if(NOT found_FOUND)
      message(FATAL_ERROR "${needs}, and there is none here.${advice}")
    elseif(found_VERSION VERSION_LESS version)
      message(FATAL_ERROR "${needs}; here is ${found_VERSION}.${advice}")
    endif()
  endforeach()
endfunction()
