/* The lock on a folder of saves, by POSIX's flock or by Windows' sharing. */
#include "app/files/lock.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#ifdef _WIN32
#include <windows.h>
#else
#include <sys/file.h>
#include <unistd.h>
#endif

#include "app/files/paths.h"

enum { PATH_BYTES = 1200 };

struct app_lock {
#ifdef _WIN32
    HANDLE file;
#else
    int file;
#endif
};

#ifdef _WIN32
/* Nobody else may open it meanwhile, and it goes with the program. */
static bool hold(const char *path, app_lock *lock) {
    lock->file = CreateFileA(path, GENERIC_READ | GENERIC_WRITE, 0, NULL, OPEN_ALWAYS,
                             FILE_ATTRIBUTE_NORMAL | FILE_FLAG_DELETE_ON_CLOSE, NULL);
    if (lock->file != INVALID_HANDLE_VALUE) {
        return true;
    }
    errno = GetLastError() == ERROR_SHARING_VIOLATION ? EWOULDBLOCK : EACCES;
    return false;
}

static void let_go(app_lock *lock) {
    CloseHandle(lock->file);
}
#else
/* The file stays: taking it away would leave one program with a lock on what the next does not see. */
static bool hold(const char *path, app_lock *lock) {
    struct stat info;
    if (paths_is_other(path)) {
        return false;
    }
    lock->file = open(path, O_RDWR | O_CREAT | O_NONBLOCK | O_CLOEXEC, 0600);
    if (lock->file < 0) {
        return false;
    }
    if (fstat(lock->file, &info) == 0 && S_ISREG(info.st_mode) && flock(lock->file, LOCK_EX | LOCK_NB) == 0) {
        return true;
    }
    const int why = errno;
    close(lock->file);
    errno = why;
    return false;
}

static void let_go(app_lock *lock) {
    close(lock->file);
}
#endif

bool lock_take(const char *dir, app_lock **lock) {
    char path[PATH_BYTES];
    app_lock *made = calloc(1, sizeof *made);
    *lock = NULL;
    if (made == NULL) {
        return true;
    }
    errno = 0;
    if (paths_make(dir) && paths_join(path, sizeof path, dir, "night-table.lock") && hold(path, made)) {
        *lock = made;
        return true;
    }
    const int why = errno;
    free(made);
    return why != EWOULDBLOCK;
}

void lock_drop(app_lock *lock) {
    if (lock != NULL) {
        let_go(lock);
    }
    free(lock);
}
