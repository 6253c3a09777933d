/* Where words go when there is no window: Windows gives a program of windows no console, and nobody would read them.
 */
#include "platform/platform.h"

#include <SDL.h>
#include <stdio.h>

#ifdef _WIN32
#include <windows.h>

static bool is_nowhere(DWORD which) {
    const HANDLE handle = GetStdHandle(which);
    return handle == NULL || handle == INVALID_HANDLE_VALUE || GetFileType(handle) == FILE_TYPE_UNKNOWN;
}

void pf_console(void) {
    if (is_nowhere(STD_OUTPUT_HANDLE) && is_nowhere(STD_ERROR_HANDLE) && AttachConsole(ATTACH_PARENT_PROCESS)) {
        SetConsoleOutputCP(CP_UTF8);
        freopen("CONOUT$", "w", stdout);
        freopen("CONOUT$", "w", stderr);
    }
}

void pf_refuse(const char *sentence) {
    fprintf(stderr, "night-table: %s\n", sentence);
    if (is_nowhere(STD_ERROR_HANDLE)) {
        SDL_ShowSimpleMessageBox(SDL_MESSAGEBOX_ERROR, "Night Table", sentence, NULL);
    }
}
#else
void pf_console(void) {}

void pf_refuse(const char *sentence) {
    fprintf(stderr, "night-table: %s\n", sentence);
}
#endif
