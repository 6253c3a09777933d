/* libFuzzer entry: cmake -DCMAKE_C_COMPILER=clang -DNT_FUZZ=ON, then tests/fuzz_record tests/golden/*. */
#include <stdint.h>

#include "fuzz/record_property.h"
#include "kit/kit.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (!record_property(kit_games, (const char *)data, size))
        abort();
    return 0;
}
