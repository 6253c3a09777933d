# shellcheck shell=sh disable=SC2086,SC2046
# Lists of packages are split at spaces on purpose.
#
# Sourced by play and check: need_packages play|check makes sure that what they need is there, and installs what is not.

# What is missing of the commands and libraries in the list; nothing when all is there. "cc" is a command, "sdl2.pc" a
# library, "stb/stb_image.h" a header, "msan" clang with its memory sanitizer.
missing() {
    for need in "$@"; do
        case $need in
        *.pc) pkg-config --exists "${need%.pc}" 2>/dev/null || echo "${need%.pc}" ;;
        msan) echo 'int main(void) { return 0; }' | clang -fsanitize=memory -x c - -o /dev/null 2>/dev/null || echo clang ;;
        *.h) printf '#include <%s>\n' "$need" | cc -E -x c - >/dev/null 2>&1 || echo "$need" ;;
        *) command -v "$need" >/dev/null 2>&1 || echo "$need" ;;
        esac
    done
}

as_root() {
    if [ "$(id -u)" = 0 ]; then
        "$@"
    else
        sudo "$@"
    fi
}

# Debian and Ubuntu. A package that this release does not have is left out: the checks that want it say so.
install_apt() {
    if [ "$(id -u)" != 0 ] && ! command -v sudo >/dev/null 2>&1; then
        echo "As root, run this, and then start again: apt-get install" "$@"
        return 1
    fi
    as_root env DEBIAN_FRONTEND=noninteractive apt-get update -q || return 1
    known=
    for package in "$@"; do
        if apt-cache show "$package" >/dev/null 2>&1; then
            known="$known $package"
        fi
    done
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends $known
}

need_packages() {
    needs="cc cmake ninja pkg-config sdl2.pc SDL2_image.pc SDL2_ttf.pc SDL2_mixer.pc icu-uc.pc icu-i18n.pc jansson.pc libsodium.pc
        libxxhash.pc vorbisfile.pc"
    apt="build-essential cmake ninja-build pkg-config libsdl2-dev libsdl2-image-dev libsdl2-ttf-dev libsdl2-mixer-dev
        libicu-dev libjansson-dev libsodium-dev libxxhash-dev libvorbis-dev"
    brew="cmake ninja pkg-config sdl2 sdl2_image sdl2_ttf sdl2_mixer icu4c jansson libsodium xxhash libvorbis"
    msys="gcc cmake ninja pkgconf SDL2 SDL2_image SDL2_ttf SDL2_mixer icu jansson libsodium xxhash libvorbis"
    if [ "$1" = check ]; then
        needs="$needs cmocka.pc python3"
        apt="$apt libcmocka-dev python3 libstb-dev clang libclang-rt-dev lld patch clang-format-16 clang-tidy-14 cppcheck"
        brew="$brew cmocka python3"
        msys="$msys cmocka python"
        if [ "$(uname)" = Linux ]; then
            needs="$needs msan stb/stb_image.h patch"
        fi
        # Without these the check leaves a step out and says so.
        for tool in clang-format-16 clang-tidy-14 cppcheck; do
            if apt-cache show $tool >/dev/null 2>&1; then
                needs="$needs $tool"
            fi
        done
    fi
    if [ "$(uname)" = Darwin ] && command -v brew >/dev/null 2>&1; then
        # Homebrew keeps ICU apart from the system's own.
        PKG_CONFIG_PATH="$(brew --prefix)/opt/icu4c/lib/pkgconfig${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH}"
        export PKG_CONFIG_PATH
    fi
    lack=$(missing $needs)
    [ -z "$lack" ] && return 0
    echo "Night Table needs what is not here yet:" $lack >&2
    if command -v apt-get >/dev/null 2>&1; then
        install_apt $apt >&2 || return 1
    elif [ "$(uname)" = Darwin ] && command -v brew >/dev/null 2>&1; then
        brew install $brew >&2
    elif [ "$(uname)" = Darwin ]; then
        echo "Install Homebrew from https://brew.sh and run this again." >&2
        return 1
    elif [ -n "${MINGW_PACKAGE_PREFIX:-}" ] && command -v pacman >/dev/null 2>&1; then
        pacman -S --needed --noconfirm $(printf "$MINGW_PACKAGE_PREFIX-%s " $msys) >&2
    else
        echo "Install these with your system's packages (SDL2, SDL2_image, SDL2_ttf, SDL2_mixer, ICU and jansson with" \
            "their headers, a C compiler, CMake, Ninja, pkg-config) and run this again." >&2
        return 1
    fi
    lack=$(missing $needs)
    [ -z "$lack" ] && return 0
    echo "Still missing:" $lack >&2
    return 1
}
