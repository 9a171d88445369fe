#ifndef GNOMON_CISAL_SHIM_H
#define GNOMON_CISAL_SHIM_H

#include <isa-l/igzip_lib.h>
#include <stdint.h>
#include <string.h>

/// The number of bytes that `gnomon_isal_zlib` may need for `count` bytes of input.
static inline size_t gnomon_isal_bound(size_t count) { return count + count / 8 + 4096; }

/// The number of bytes that `gnomon_isal_zlib` works in.
static inline size_t gnomon_isal_workspace(void) { return sizeof(struct isal_zstream) + 64 + ISAL_DEF_LVL1_DEFAULT; }

/// Compresses into one zlib stream at ISA-L's level 1. Returns the number of bytes written, or 0 when it failed.
static inline size_t gnomon_isal_zlib(
    const unsigned char *input, size_t count, unsigned char *output, size_t capacity, unsigned char *workspace) {
  if (count > UINT32_MAX || capacity > UINT32_MAX) return 0;
  struct isal_zstream *stream = (struct isal_zstream *)workspace;
  memset(stream, 0, sizeof(struct isal_zstream));
  isal_deflate_stateless_init(stream);
  stream->next_in = (unsigned char *)input;
  stream->avail_in = (uint32_t)count;
  stream->next_out = output;
  stream->avail_out = (uint32_t)capacity;
  stream->level = 1;
  stream->level_buf = workspace + (sizeof(struct isal_zstream) + 63) / 64 * 64;
  stream->level_buf_size = ISAL_DEF_LVL1_DEFAULT;
  stream->gzip_flag = IGZIP_ZLIB;
  stream->end_of_stream = 1;
  stream->flush = NO_FLUSH;
  return isal_deflate_stateless(stream) == COMP_OK ? capacity - stream->avail_out : 0;
}

#endif
