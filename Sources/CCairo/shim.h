// SPDX-License-Identifier: Apache-2.0
#ifndef GNOMON_CCAIRO_SHIM_H
#define GNOMON_CCAIRO_SHIM_H

#include <cairo/cairo-ft.h>
#include <cairo/cairo-pdf.h>
#include <cairo/cairo.h>
#include <fontconfig/fontconfig.h>
#include <hb-ot.h>
#include <pango/pango.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-font.h>
#include <pango/pangofc-fontmap.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

// Cast macros and bit fields don't import into Swift; these do the same.

static inline void gnomon_font_map_set_config(PangoFontMap *map, FcConfig *config) {
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
}

static inline cairo_scaled_font_t *gnomon_font_scaled_font(PangoFont *font) {
  return font && PANGO_IS_CAIRO_FONT(font) ? pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(font)) : NULL;
}

/// What fontconfig knows of an opened font.
static inline FcPattern *gnomon_font_pattern(PangoFont *font) {
  return font && PANGO_IS_FC_FONT(font) ? pango_fc_font_get_pattern(PANGO_FC_FONT(font)) : NULL;
}

/// A file of bytes that lies in memory alone; −1 where there is no room. Programs that are started don't have it.
static inline int gnomon_memory_file(const void *bytes, size_t count) {
  int file = (int)syscall(SYS_memfd_create, "font", 1 /* MFD_CLOEXEC */);
  if (file < 0) return -1;
  const char *rest = bytes;
  while (count > 0) {
    ssize_t written = write(file, rest, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) {
      close(file);
      return -1;
    }
    rest += written;
    count -= (size_t)written;
  }
  return file;
}

static inline void gnomon_object_unref(void *object) {
  if (object) g_object_unref(object);
}

static inline void *gnomon_object_ref(void *object) { return object ? g_object_ref(object) : NULL; }

/// Whether a line may be broken before the character.
static inline int gnomon_log_attr_is_line_break(const PangoLogAttr *attr) { return attr->is_line_break; }
static inline int gnomon_log_attr_is_white(const PangoLogAttr *attr) { return attr->is_white; }
static inline int gnomon_log_attr_is_cursor_position(const PangoLogAttr *attr) { return attr->is_cursor_position; }

/// The direction that a text's first strong character gives it.
static inline PangoDirection gnomon_find_base_dir(const char *text, int length) {
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
  return pango_find_base_dir(text, length);
#pragma GCC diagnostic pop
}

static const hb_tag_t gnomon_tag_gsub = HB_TAG('G', 'S', 'U', 'B');
static const hb_tag_t gnomon_tag_gpos = HB_TAG('G', 'P', 'O', 'S');
/// The value before a set's first one.
static const hb_codepoint_t gnomon_set_invalid = HB_SET_VALUE_INVALID;

/// Whether a font positions by tables that are older than OpenType's, or by Apple's or Graphite's.
static inline int gnomon_has_other_positioning(hb_face_t *face) {
  const hb_tag_t tags[] = {HB_TAG('k', 'e', 'r', 'n'), HB_TAG('k', 'e', 'r', 'x'), HB_TAG('m', 'o', 'r', 'x'),
                           HB_TAG('m', 'o', 'r', 't'), HB_TAG('t', 'r', 'a', 'k'), HB_TAG('S', 'i', 'l', 'f')};
  for (unsigned index = 0; index < sizeof(tags) / sizeof(tags[0]); index++) {
    hb_blob_t *table = hb_face_reference_table(face, tags[index]);
    unsigned length = hb_blob_get_length(table);
    hb_blob_destroy(table);
    if (length > 0) return 1;
  }
  return 0;
}

/// The glyph of characters that show nothing.
static const guint gnomon_glyph_empty = PANGO_GLYPH_EMPTY;
/// The flag of glyphs that no font has.
static const guint gnomon_glyph_unknown = PANGO_GLYPH_UNKNOWN_FLAG;

/// Whether the font's file holds coloured glyphs (emoji).
static inline int gnomon_scaled_font_has_color(cairo_scaled_font_t *font) {
  FT_Face face = cairo_ft_scaled_font_lock_face(font);
  int color = face ? FT_HAS_COLOR(face) != 0 : 0;
  if (face) cairo_ft_scaled_font_unlock_face(font);
  return color;
}

/// A font of a file's bytes, and what it needs as long as Cairo has it.
struct gnomon_memory_font {
  FT_Library library;
  FT_Face face;
  void *bytes;
};

static inline void gnomon_memory_font_free(void *held) {
  struct gnomon_memory_font *font = (struct gnomon_memory_font *)held;
  if (font->face) FT_Done_Face(font->face);
  if (font->library) FT_Done_FreeType(font->library);
  free(font->bytes);
  free(font);
}

/// A font of a file that is given as bytes; NULL where they are none. The caller releases it.
static inline cairo_font_face_t *gnomon_font_face_of_bytes(const unsigned char *bytes, size_t count) {
  static const cairo_user_data_key_t key;
  struct gnomon_memory_font *font = (struct gnomon_memory_font *)calloc(1, sizeof(struct gnomon_memory_font));
  if (!font) return NULL;
  font->bytes = malloc(count);
  if (font->bytes) memcpy(font->bytes, bytes, count);
  // A library of its own: FreeType's aren't to be used by two threads.
  if (!font->bytes || FT_Init_FreeType(&font->library) ||
      FT_New_Memory_Face(font->library, (const FT_Byte *)font->bytes, (FT_Long)count, 0, &font->face)) {
    gnomon_memory_font_free(font);
    return NULL;
  }
  cairo_font_face_t *made = cairo_ft_font_face_create_for_ft_face(font->face, FT_LOAD_NO_HINTING);
  if (cairo_font_face_status(made) || cairo_font_face_set_user_data(made, &key, font, gnomon_memory_font_free)) {
    cairo_font_face_destroy(made);
    gnomon_memory_font_free(font);
    return NULL;
  }
  return made;
}

static inline int gnomon_write_all(int file, const void *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(file, bytes, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return 0;
    bytes = (const char *)bytes + written;
    count -= (size_t)written;
  }
  return 1;
}

/// Seconds on the monotonic clock.
static inline double gnomon_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

/// Reads until `count` bytes are there, or no more come before `end` on the monotonic clock.
static inline int gnomon_read_all(int file, void *bytes, size_t count, double end) {
  while (count > 0) {
    double left = end - gnomon_now();
    if (left <= 0) return 0;
    struct pollfd wanted = {.fd = file, .events = POLLIN};
    if (poll(&wanted, 1, (int)(left * 1000) + 1) <= 0) continue;
    ssize_t got = read(file, bytes, count);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return 0;
    bytes = (char *)bytes + got;
    count -= (size_t)got;
  }
  return 1;
}

/// The bytes of the face that `subset` makes of another, made in a process of its own, so that a damaged font ends that one alone. The
/// caller frees them. NULL where nothing is made, or not within `seconds`.
///
/// A process that is forked may use malloc() and HarfBuzz, which has no locks.
static inline unsigned char *gnomon_subset_apart(
    void *(*subset)(void *face, const void *input), void *face, const void *input, double seconds, size_t *count) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC)) return NULL;
  pid_t child = fork();
  if (child == 0) {
    static const int fatal[] = {SIGSEGV, SIGBUS, SIGABRT, SIGILL, SIGFPE, SIGTRAP};
    for (size_t index = 0; index < sizeof fatal / sizeof *fatal; index++) signal(fatal[index], SIG_DFL);
    struct rlimit none = {0, 0}, time = {(rlim_t)seconds + 1, (rlim_t)seconds + 1};
    setrlimit(RLIMIT_CORE, &none);
    setrlimit(RLIMIT_CPU, &time);
    // What the C library says of a damaged heap is of no use to anybody.
    int nowhere = open("/dev/null", O_WRONLY);
    if (nowhere >= 0) dup2(nowhere, STDERR_FILENO);
    hb_face_t *made = (hb_face_t *)subset(face, input);
    unsigned length = 0;
    const char *bytes = made ? hb_blob_get_data(hb_face_reference_blob(made), &length) : NULL;
    uint64_t announced = bytes ? length : 0;
    _exit(!(gnomon_write_all(ends[1], &announced, sizeof announced) && gnomon_write_all(ends[1], bytes, length)));
  }
  close(ends[1]);
  unsigned char *result = NULL;
  if (child > 0) {
    double end = gnomon_now() + seconds;
    uint64_t announced = 0;
    // No font has more than 2^31 bytes: lengths in it have 32 bits, and HarfBuzz's own have a sign.
    if (gnomon_read_all(ends[0], &announced, sizeof announced, end) && announced > 0 && announced < INT32_MAX)
      result = (unsigned char *)malloc((size_t)announced);
    if (result && !gnomon_read_all(ends[0], result, (size_t)announced, end)) {
      free(result);
      result = NULL;
    }
    *count = result ? (size_t)announced : 0;
    kill(child, SIGKILL);
    while (waitpid(child, NULL, 0) < 0 && errno == EINTR) {}
  }
  close(ends[0]);
  return result;
}

/// Appends `attr` for the bytes from `start` to `end`.
static inline void gnomon_attr_insert(PangoAttrList *list, PangoAttribute *attr, guint start, guint end) {
  attr->start_index = start;
  attr->end_index = end;
  pango_attr_list_insert(list, attr);
}

/// The calling thread, as the kernel numbers it.
static inline int gnomon_thread(void) { return (int)syscall(SYS_gettid); }

/// A thread gets what all others leave over.
static inline void gnomon_lower_priority(int thread) { setpriority(PRIO_PROCESS, (id_t)thread, 19); }

#endif
