// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <zlib.h>

// zlib's own inflateInit2 is a macro, which Swift doesn't see.
static inline int shelf_inflate_raw(z_stream *stream) { return inflateInit2(stream, -MAX_WBITS); }
static inline int shelf_deflate_raw(z_stream *stream) {
  return deflateInit2(stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY);
}
