// SPDX-License-Identifier: Apache-2.0
#ifndef GNOMON_CISAL_SHIM_H
#define GNOMON_CISAL_SHIM_H

#include <isa-l/igzip_lib.h>
#include <stdint.h>
#include <string.h>

/// The number of bytes that a stream works in.
static inline size_t gnomon_isal_workspace(void) { return sizeof(struct isal_zstream) + 64 + ISAL_DEF_LVL1_DEFAULT; }

/// Begins a zlib stream at ISA-L's level 1 in a workspace.
static inline void gnomon_isal_begin(unsigned char *workspace) {
  struct isal_zstream *stream = (struct isal_zstream *)workspace;
  memset(stream, 0, sizeof(struct isal_zstream));
  isal_deflate_init(stream);
  stream->level = 1;
  stream->level_buf = workspace + (sizeof(struct isal_zstream) + 63) / 64 * 64;
  stream->level_buf_size = ISAL_DEF_LVL1_DEFAULT;
  stream->gzip_flag = IGZIP_ZLIB;
}

/// Hands a stream its next bytes, which stay where they are until it `is_done`.
static inline void gnomon_isal_give(unsigned char *workspace, const unsigned char *input, uint32_t count, int isLast) {
  struct isal_zstream *stream = (struct isal_zstream *)workspace;
  stream->next_in = (unsigned char *)input;
  stream->avail_in = count;
  stream->end_of_stream = isLast != 0;
}

/// Compresses into `output`. Returns the number of bytes written; -1 when it failed.
static inline int64_t gnomon_isal_take(unsigned char *workspace, unsigned char *output, uint32_t capacity) {
  struct isal_zstream *stream = (struct isal_zstream *)workspace;
  stream->next_out = output;
  stream->avail_out = capacity;
  return isal_deflate(stream) == COMP_OK ? (int64_t)(capacity - stream->avail_out) : -1;
}

/// Whether all that was given has been taken; where it was the last, whether the stream has ended.
static inline int gnomon_isal_is_done(const unsigned char *workspace) {
  const struct isal_zstream *stream = (const struct isal_zstream *)workspace;
  return stream->avail_in == 0 && (!stream->end_of_stream || stream->internal_state.state == ZSTATE_END);
}

#endif
