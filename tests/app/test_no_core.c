/* The program leaves no core file, also where the system hands cores to another program; and it still finds its data
 * by where it lies. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <fcntl.h>
#include <grp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

#include "app/kit_app.h"
#include "platform/platform.h"

enum { NOBODY = 65534 };

static void nothing_may_be_dumped(void **state) {
    struct rlimit core = {1, 1};
    (void)state;
    pf_leave_no_core();
    assert_int_equal(getrlimit(RLIMIT_CORE, &core), 0);
    assert_int_equal(core.rlim_cur, 0);
    assert_int_equal(core.rlim_max, 0);
#ifdef __linux__
    assert_int_equal(prctl(PR_GET_DUMPABLE), 0);
#endif
}

#ifdef __linux__

static const char program[] = NT_BUILD_DIR "/night-table";

static bool become(uid_t user) {
    return user == geteuid() || (setgroups(0, NULL) == 0 && setgid(user) == 0 && setuid(user) == 0);
}

/* A tree in root's own folders cannot be used by another. */
static bool may_run(const char *dir, uid_t user) {
    int status = 0;
    const pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        _exit(become(user) && access(program, X_OK) == 0 && access(dir, W_OK | X_OK) == 0 ? 0 : 1);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

/* The program itself, off-screen, as a user who is not root; it waits for its script, a pipe. */
static pid_t start(const char *dir, const char *script, uid_t user) {
    const pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        if (become(user)) {
            execl(program, program, "--offscreen", "1280x800", "--script", script, "--save-dir", dir, (char *)NULL);
        }
        _exit(127);
    }
    return child;
}

static bool says(const char *path, const char *line) {
    char text[4096] = "";
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    const size_t len = fread(text, 1, sizeof text - 1, file);
    fclose(file);
    return len > 0 && strstr(text, line) != NULL;
}

static void the_program_says_so_to_the_system(void **state) {
    const uid_t user = geteuid() != 0 ? geteuid() : NOBODY;
    char dir[256], script[300], path[64];
    struct stat maps;
    int status = 0;
    (void)state;
    kit_folder(dir, sizeof dir);
    snprintf(script, sizeof script, "%s/script", dir);
    assert_int_equal(mkfifo(script, 0644), 0);
    assert_true(user == geteuid() || (chown(dir, user, user) == 0 && chown(script, user, user) == 0));
    if (!may_run(dir, user)) {
        kit_remove(dir);
        skip();
    }
    alarm(60); /* ends this where the program never reads */
    const pid_t child = start(dir, script, user);
    const int to = open(script, O_WRONLY); /* until it reads */
    assert_true(to >= 0);
    snprintf(path, sizeof path, "/proc/%d/maps", (int)child);
    assert_int_equal(stat(path, &maps), 0);
    assert_int_not_equal(maps.st_uid, user); /* the system's, and not the user's: proc(5), "dumpable" */
    snprintf(path, sizeof path, "/proc/%d/limits", (int)child);
    assert_true(says(path, "Max core file size        0                    0 "));
    assert_int_equal(write(to, "expect-scene title\nquit\n", 24), 24);
    close(to);
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFEXITED(status));
    assert_int_equal(WEXITSTATUS(status), 0); /* it had found pictures and fonts by where it lies */
    kit_remove(dir);
}

#endif

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nothing_may_be_dumped),
#ifdef __linux__
        cmocka_unit_test(the_program_says_so_to_the_system),
#endif
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
