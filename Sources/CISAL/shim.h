#ifndef GNOMON_CISAL_SHIM_H
#define GNOMON_CISAL_SHIM_H

#include <isa-l/igzip_lib.h>
#include <stdlib.h>

/// The number of bytes that `gnomon_isal_zlib` may need for `count` bytes of input.
static inline size_t gnomon_isal_bound(size_t count) { return count + count / 8 + 4096; }

/// Compresses into one zlib stream at ISA-L's level 1. Returns the number of bytes written, or 0 when it failed.
static inline size_t gnomon_isal_zlib(const unsigned char *input, size_t count, unsigned char *output, size_t capacity) {
  if (count > UINT32_MAX || capacity > UINT32_MAX) return 0;
  struct isal_zstream *stream = (struct isal_zstream *)calloc(1, sizeof(struct isal_zstream));
  unsigned char *buffer = (unsigned char *)malloc(ISAL_DEF_LVL1_DEFAULT);
  size_t written = 0;
  if (stream && buffer) {
    isal_deflate_stateless_init(stream);
    stream->next_in = (unsigned char *)input;
    stream->avail_in = (uint32_t)count;
    stream->next_out = output;
    stream->avail_out = (uint32_t)capacity;
    stream->level = 1;
    stream->level_buf = buffer;
    stream->level_buf_size = ISAL_DEF_LVL1_DEFAULT;
    stream->gzip_flag = IGZIP_ZLIB;
    stream->end_of_stream = 1;
    stream->flush = NO_FLUSH;
    if (isal_deflate_stateless(stream) == COMP_OK) written = capacity - stream->avail_out;
  }
  free(buffer);
  free(stream);
  return written;
}

#endif
