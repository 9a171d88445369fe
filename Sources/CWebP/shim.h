// SPDX-License-Identifier: Apache-2.0
#ifndef GNOMON_CWEBP_SHIM_H
#define GNOMON_CWEBP_SHIM_H

#include <webp/decode.h>
#include <webp/encode.h>
#include <webp/types.h>

#endif
