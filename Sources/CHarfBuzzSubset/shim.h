// SPDX-License-Identifier: Apache-2.0
#ifndef GNOMON_CHARFBUZZSUBSET_SHIM_H
#define GNOMON_CHARFBUZZSUBSET_SHIM_H

// HarfBuzz's subsetter, looked up with the first font that is embedded: who embeds none neither links nor loads it.

#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>

/// Faces, inputs and sets are HarfBuzz's own: hb_face_t, hb_subset_input_t, hb_set_t.
struct gnomon_subsetter {
  void *(*make_input)(void);
  void (*release_input)(void *input);
  void *(*characters)(void *input);
  void *(*glyphs)(void *input);
  void *(*set)(void *input, int kind);
  void (*set_flags)(void *input, unsigned flags);
  int (*pin)(void *input, void *face, uint32_t axis, float value);
  void *(*subset)(void *face, const void *input);
};

/// HB_SUBSET_SETS_NAME_ID.
static const int gnomon_subset_names = 4;
/// HB_SUBSET_SETS_LAYOUT_FEATURE_TAG.
static const int gnomon_subset_features = 6;
/// HB_SUBSET_FLAGS_NO_HINTING.
static const unsigned gnomon_subset_without_hints = 1;
/// HB_SUBSET_FLAGS_RETAIN_GIDS.
static const unsigned gnomon_subset_same_glyphs = 2;
/// HB_SUBSET_FLAGS_DESUBROUTINIZE.
static const unsigned gnomon_subset_without_subroutines = 4;
/// HB_SUBSET_FLAGS_NO_LAYOUT_CLOSURE.
static const unsigned gnomon_subset_given_glyphs = 0x200;

/// Finds the subsetter; 0 where it isn't installed or is older than 6.0. To be called once.
static inline int gnomon_subsetter_load(struct gnomon_subsetter *subsetter) {
  void *library = dlopen("libharfbuzz-subset.so.0", RTLD_NOW);
  if (!library) return 0;
  *(void **)&subsetter->make_input = dlsym(library, "hb_subset_input_create_or_fail");
  *(void **)&subsetter->release_input = dlsym(library, "hb_subset_input_destroy");
  *(void **)&subsetter->characters = dlsym(library, "hb_subset_input_unicode_set");
  *(void **)&subsetter->glyphs = dlsym(library, "hb_subset_input_glyph_set");
  *(void **)&subsetter->set = dlsym(library, "hb_subset_input_set");
  *(void **)&subsetter->set_flags = dlsym(library, "hb_subset_input_set_flags");
  *(void **)&subsetter->pin = dlsym(library, "hb_subset_input_pin_axis_location");
  *(void **)&subsetter->subset = dlsym(library, "hb_subset_or_fail");
  return subsetter->make_input && subsetter->release_input && subsetter->characters && subsetter->glyphs &&
         subsetter->set && subsetter->set_flags && subsetter->pin && subsetter->subset;
}

#endif
