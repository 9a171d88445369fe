// SPDX-License-Identifier: Apache-2.0
#ifndef GNOMON_CRSVG_RSVG_H
#define GNOMON_CRSVG_RSVG_H

// librsvg, looked up with the first SVG: who shows none neither links nor loads it. Handles aren't given a base
// address, so that librsvg opens no file and no address that a document names.

#include <stddef.h>

struct gnomon_rsvg_box {
  double x, y, width, height;
};

struct gnomon_rsvg_length {
  double length;
  int unit;
};

struct gnomon_rsvg {
  void *(*make)(const unsigned char *bytes, size_t count, void **error);
  int (*size)(void *handle, double *width, double *height);
  void (*dimensions)(
      void *handle, int *has_width, struct gnomon_rsvg_length *width, int *has_height,
      struct gnomon_rsvg_length *height, int *has_box, struct gnomon_rsvg_box *box);
  int (*draw)(void *handle, void *cairo, const struct gnomon_rsvg_box *viewport, void **error);
  void (*release)(void *object);
  void (*clear)(void **error);
};

/// Finds librsvg; 0 where it isn't installed or is older than 2.52. To be called once.
int gnomon_rsvg_load(struct gnomon_rsvg *rsvg);

/// How a call of librsvg ended.
enum gnomon_rsvg_end {
  gnomon_rsvg_done,
  gnomon_rsvg_failed,
  /// It called abort(), as it does where it finds itself in a state that it doesn't expect. The handle must not be used again, and isn't to
  /// be released.
  gnomon_rsvg_aborted,
};

/// Reads a document; the handle is set where it is done.
///
/// While librsvg runs here, SIGABRT is handled: the calling thread goes on behind the call, and what the call has allocated is lost. On
/// other threads the signal does what it did before.
enum gnomon_rsvg_end gnomon_rsvg_read(
    const struct gnomon_rsvg *rsvg, const unsigned char *bytes, size_t count, void **handle);

/// Draws a document on Cairo's context, with the same care.
enum gnomon_rsvg_end gnomon_rsvg_draw(
    const struct gnomon_rsvg *rsvg, void *handle, void *cairo, const struct gnomon_rsvg_box *viewport);

#endif
