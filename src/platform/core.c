/* A crash must not write down what was in memory: there every hand lies in the clear. */
#include "platform/platform.h"

#ifndef _WIN32
#include <sys/resource.h>
#endif
#ifdef __linux__
#include <sys/prctl.h>
#endif

void pf_leave_no_core(void) {
#ifdef RLIMIT_CORE
    const struct rlimit none = {0, 0};
    setrlimit(RLIMIT_CORE, &none);
#endif
#ifdef __linux__
    prctl(PR_SET_DUMPABLE, 0); /* no limit holds where the system hands the core to a program (core(5)) */
#endif
}
