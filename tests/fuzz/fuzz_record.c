/* libFuzzer entry, built with -DNT_FUZZ=ON: see tests/CMakeLists.txt. */
#include <stdint.h>

#include "fuzz/record_property.h"
#include "kit/kit.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (!record_property(kit_games, (const char *)data, size)) {
        abort();
    }
    return 0;
}
