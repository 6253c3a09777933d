/* Where musl (a page's C library) rounds otherwise than glibc: a root of a float instead of a double, and sines that are off
 * by a last bit more often. glibc's own are nearly always the double that is nearest, as these are. */
#include <math.h>

float hypotf(float x, float y) {
    if (isinf(x) || isinf(y)) {
        return INFINITY;
    }
    return (float)sqrt((double)x * (double)x + (double)y * (double)y);
}

double sin(double x) {
    return (double)sinl((long double)x);
}

double cos(double x) {
    return (double)cosl((long double)x);
}
