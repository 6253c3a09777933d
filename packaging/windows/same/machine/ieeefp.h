/* What newlib's sources want of newlib's headers. */
#include <float.h>
#include <stdint.h>

#define __int32_t int32_t
#define __uint32_t uint32_t
#define __IEEE_LITTLE_ENDIAN
#define __OBSOLETE_MATH 0
#define __OBSOLETE_MATH_DEFAULT 0
