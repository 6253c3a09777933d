/* The functions of which there are two, by whether the processor multiplies and adds in one step, as glibc chooses.
 */
#define ONE(type, name)                                                                                              \
    type name##_plain(type x);                                                                                       \
    type name##_fma(type x);                                                                                         \
    type name(type x);                                                                                               \
    type name(type x) {                                                                                              \
        return __builtin_cpu_supports("fma") && __builtin_cpu_supports("avx2") ? name##_fma(x) : name##_plain(x);    \
    }
#define TWO(type, name)                                                                                              \
    type name##_plain(type x, type y);                                                                               \
    type name##_fma(type x, type y);                                                                                 \
    type name(type x, type y);                                                                                       \
    type name(type x, type y) {                                                                                      \
        return __builtin_cpu_supports("fma") && __builtin_cpu_supports("avx2") ? name##_fma(x, y)                    \
                                                                               : name##_plain(x, y);                 \
    }

ONE(float, sinf)
ONE(float, cosf)
TWO(float, powf)
TWO(double, pow)
