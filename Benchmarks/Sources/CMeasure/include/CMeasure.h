// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <stdbool.h>
#include <stdint.h>

/// Whether this build counts: the C library has to be glibc.
bool allocations_can_be_counted(void);
/// Begins to count from 0.
void allocations_start(void);
/// Ends counting.
void allocations_stop(void);
/// Blocks that were asked for, resized ones included.
uint64_t allocations_count(void);
/// Bytes that were asked for.
uint64_t allocations_bytes(void);

/// Calls something. A profiler finds by this name what is to be counted.
void measured_region(void (*body)(void *), void *context);

/// Gives the heap's free memory back to the system, so that what is allocated next shows.
void allocations_return_free_memory(void);
