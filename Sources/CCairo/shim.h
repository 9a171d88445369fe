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
#include <sys/resource.h>
#include <sys/syscall.h>
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
