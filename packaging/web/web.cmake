# Toolchain: the browser, by Debian's Emscripten. NT_PREFIX is where packaging/web/build puts the libraries, which are static,
# so that what one of them wants of others is asked of pkg-config too.
set(EMSCRIPTEN_ROOT_PATH /usr/share/emscripten)
include(${EMSCRIPTEN_ROOT_PATH}/cmake/Modules/Platform/Emscripten.cmake)
list(APPEND CMAKE_TRY_COMPILE_PLATFORM_VARIABLES NT_PREFIX)
list(APPEND CMAKE_FIND_ROOT_PATH ${NT_PREFIX})
set(ENV{PKG_CONFIG_PATH} "")
set(ENV{PKG_CONFIG_LIBDIR} ${NT_PREFIX}/lib/pkgconfig)
set(PKG_CONFIG_ARGN --static)
