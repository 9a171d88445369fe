// SPDX-License-Identifier: Apache-2.0
#ifndef GNOMON_CRSVG_SHIM_H
#define GNOMON_CRSVG_SHIM_H

// librsvg, looked up with the first SVG: who shows none neither links nor loads it. Handles aren't given a base
// address, so that librsvg opens no file and no address that a document names.

#include <dlfcn.h>
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
static inline int gnomon_rsvg_load(struct gnomon_rsvg *rsvg) {
  void *library = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_GLOBAL);
  if (!library) return 0;
  *(void **)&rsvg->make = dlsym(library, "rsvg_handle_new_from_data");
  *(void **)&rsvg->size = dlsym(library, "rsvg_handle_get_intrinsic_size_in_pixels");
  *(void **)&rsvg->dimensions = dlsym(library, "rsvg_handle_get_intrinsic_dimensions");
  *(void **)&rsvg->draw = dlsym(library, "rsvg_handle_render_document");
  *(void **)&rsvg->release = dlsym(library, "g_object_unref");
  *(void **)&rsvg->clear = dlsym(library, "g_clear_error");
  return rsvg->make && rsvg->size && rsvg->dimensions && rsvg->draw && rsvg->release && rsvg->clear;
}

#endif
