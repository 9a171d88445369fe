// SPDX-License-Identifier: Apache-2.0
#ifndef GNOMON_CFUZZER_H
#define GNOMON_CFUZZER_H

#include <stddef.h>
#include <stdint.h>

/// Runs libFuzzer with its own options. Gives the code to exit with.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*read)(const uint8_t *bytes, size_t count));

/// Changes bytes in place as libFuzzer does by itself. Gives the new count.
size_t LLVMFuzzerMutate(uint8_t *bytes, size_t count, size_t limit);

#endif
