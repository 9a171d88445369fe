// SPDX-License-Identifier: Apache-2.0
// The card by a plain program over Pango and Cairo, as one would write it without a library of views.
//
//   cairo_card FILE        writes the picture once
//   cairo_card --median N  draws and encodes N times in memory, prints the median in milliseconds
#include <math.h>
#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { width = 1200, height = 630 };

static void set_color(cairo_t *cr, unsigned rgb) {
  cairo_set_source_rgb(cr, (rgb >> 16 & 255) / 255.0, (rgb >> 8 & 255) / 255.0, (rgb & 255) / 255.0);
}

static void add_stop(cairo_pattern_t *pattern, double at, unsigned rgb) {
  cairo_pattern_add_color_stop_rgb(pattern, at, (rgb >> 16 & 255) / 255.0, (rgb >> 8 & 255) / 255.0, (rgb & 255) / 255.0);
}

static void fill_gradient(cairo_t *cr, cairo_pattern_t *pattern, unsigned from, unsigned to) {
  add_stop(pattern, 0, from);
  add_stop(pattern, 1, to);
  cairo_set_source(cr, pattern);
  cairo_fill(cr);
  cairo_pattern_destroy(pattern);
}

static void add_rounded(cairo_t *cr, double x, double y, double w, double h, double radius) {
  cairo_new_sub_path(cr);
  cairo_arc(cr, x + w - radius, y + radius, radius, -M_PI_2, 0);
  cairo_arc(cr, x + w - radius, y + h - radius, radius, 0, M_PI_2);
  cairo_arc(cr, x + radius, y + h - radius, radius, M_PI_2, M_PI);
  cairo_arc(cr, x + radius, y + radius, radius, M_PI, 3 * M_PI_2);
  cairo_close_path(cr);
}

// One of the three running averages that make a blur.
static void average(unsigned char *line, int count, int step, int radius, unsigned char *copy) {
  for (int i = 0; i < count; i++) copy[i] = line[i * step];
  int sum = 0;
  for (int i = -radius; i <= radius; i++) sum += i >= 0 && i < count ? copy[i] : 0;
  for (int i = 0; i < count; i++) {
    line[i * step] = sum / (2 * radius + 1);
    int leaving = i - radius, coming = i + radius + 1;
    sum += (coming < count ? copy[coming] : 0) - (leaving >= 0 ? copy[leaving] : 0);
  }
}

static void draw_shadow(cairo_t *cr) {
  cairo_surface_t *mask = cairo_image_surface_create(CAIRO_FORMAT_A8, width, height);
  cairo_t *shape = cairo_create(mask);
  add_rounded(shape, 60, 76, 1080, 510, 32);
  cairo_fill(shape);
  cairo_destroy(shape);
  cairo_surface_flush(mask);
  unsigned char *pixels = cairo_image_surface_get_data(mask);
  int stride = cairo_image_surface_get_stride(mask);
  unsigned char copy[width];
  // Three averages over 39 pixels make a deviation of 20.
  for (int pass = 0; pass < 3; pass++) {
    for (int y = 0; y < height; y++) average(pixels + y * stride, width, 1, 19, copy);
    for (int x = 0; x < width; x++) average(pixels + x, height, stride, 19, copy);
  }
  cairo_surface_mark_dirty(mask);
  cairo_set_source_rgba(cr, 0, 0, 0, 0.35);
  cairo_mask_surface(cr, mask, 0, 0);
  cairo_surface_destroy(mask);
}

static void draw_text(cairo_t *cr, const char *text, double x, double y, double size, int is_bold, unsigned rgb) {
  PangoLayout *layout = pango_cairo_create_layout(cr);
  PangoFontDescription *font = pango_font_description_from_string("Inter");
  pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
  if (is_bold) pango_font_description_set_weight(font, PANGO_WEIGHT_BOLD);
  pango_layout_set_font_description(layout, font);
  pango_layout_set_text(layout, text, -1);
  set_color(cr, rgb);
  cairo_move_to(cr, x, y - pango_layout_get_baseline(layout) / (double)PANGO_SCALE);
  pango_cairo_show_layout(cr, layout);
  pango_font_description_free(font);
  g_object_unref(layout);
}

static cairo_surface_t *draw_card(void) {
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height);
  cairo_t *cr = cairo_create(surface);
  cairo_rectangle(cr, 0, 0, width, height);
  fill_gradient(cr, cairo_pattern_create_linear(0, 0, width, height), 0x1E3A8A, 0x9333EA);
  draw_shadow(cr);
  add_rounded(cr, 60, 60, 1080, 510, 32);
  set_color(cr, 0xFFFFFF);
  cairo_fill(cr);
  draw_text(cr, "Layout negotiation for", 110, 160, 64, 0, 0x111827);
  draw_text(cr, "servers, issue 1", 110, 235, 64, 0, 0x111827);
  draw_text(cr, "A headless view graph that renders to PNG, SVG and PDF", 110, 302, 28, 0, 0x4B5563);
  cairo_arc(cr, 158, 470, 48, 0, 2 * M_PI);
  fill_gradient(cr, cairo_pattern_create_radial(158, 470, 0, 158, 470, 68), 0xFABF24, 0xEA580C);
  draw_text(cr, "G", 143, 484, 40, 1, 0xFFFFFF);
  draw_text(cr, "Gnomon", 226, 478, 28, 0, 0x111827);
  for (int i = 0; i < 20; i++) {
    double length = 20 + 1.3 * ((37 * i + 11) % 100);
    add_rounded(cr, 500 + 30 * i, 530 - length, 22, length, 5);
    fill_gradient(cr, cairo_pattern_create_linear(0, 530 - length, 0, 530), 0x21D3EE, 0x2663EB);
  }
  cairo_destroy(cr);
  return surface;
}

static cairo_status_t count_bytes(void *closure, const unsigned char *data, unsigned length) {
  (void)data;
  *(size_t *)closure += length;
  return CAIRO_STATUS_SUCCESS;
}

static double now_ms(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static int compare(const void *a, const void *b) {
  return (*(const double *)a > *(const double *)b) - (*(const double *)a < *(const double *)b);
}

static double median_ms(int count) {
  double *times = malloc(count * sizeof *times);
  for (int i = -3; i < count; i++) {
    double start = now_ms();
    size_t bytes = 0;
    cairo_surface_t *surface = draw_card();
    cairo_surface_write_to_png_stream(surface, count_bytes, &bytes);
    cairo_surface_destroy(surface);
    if (i >= 0) times[i] = now_ms() - start;
  }
  qsort(times, count, sizeof *times, compare);
  double median = times[count / 2];
  free(times);
  return median;
}

int main(int count, char **arguments) {
  if (count == 3 && strcmp(arguments[1], "--median") == 0 && atoi(arguments[2]) > 0) {
    printf("%f\n", median_ms(atoi(arguments[2])));
    return 0;
  }
  if (count != 2) {
    fprintf(stderr, "usage: cairo_card FILE | cairo_card --median N\n");
    return 2;
  }
  cairo_surface_t *surface = draw_card();
  cairo_status_t status = cairo_surface_write_to_png(surface, arguments[1]);
  cairo_surface_destroy(surface);
  if (status == CAIRO_STATUS_SUCCESS) return 0;
  fprintf(stderr, "%s: %s\n", arguments[1], cairo_status_to_string(status));
  return 1;
}
