// SPDX-License-Identifier: Apache-2.0
#ifndef GNOMON_CJPEG_SHIM_H
#define GNOMON_CJPEG_SHIM_H

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>
#include <jerror.h>

struct gnomon_jpeg_error {
  struct jpeg_error_mgr manager;
  jmp_buf escape;
};

static inline void gnomon_jpeg_exit(j_common_ptr info) {
  longjmp(((struct gnomon_jpeg_error *)info->err)->escape, 1);
}

static inline void gnomon_jpeg_silence(j_common_ptr info) { (void)info; }

struct gnomon_jpeg_picture {
  int width;
  int height;
  /// What EXIF says, from 1 to 8; 0 is unknown.
  int orientation;
  /// 1 is grey, 3 are colours, 4 are inks.
  int components;
  int is_cut_off;
};

/// A picture's end that isn't there is an error; other damage is read over, as browsers do.
static inline void gnomon_jpeg_warn(j_common_ptr info, int level) {
  if (level < 0 && info->err->msg_code == JWRN_JPEG_EOF) longjmp(((struct gnomon_jpeg_error *)info->err)->escape, 2);
}

/// A progressive file of a few bytes may claim thousands of passes over a large picture.
static inline void gnomon_jpeg_count(j_common_ptr info) {
  if (info->is_decompressor && ((j_decompress_ptr)info)->input_scan_number > 200) gnomon_jpeg_exit(info);
}

static inline unsigned gnomon_jpeg_number(const unsigned char *bytes, int count, int is_little) {
  unsigned value = 0;
  for (int i = 0; i < count; i++) value = value << 8 | bytes[is_little ? count - 1 - i : i];
  return value;
}

/// The orientation that EXIF's first directory tells.
static inline int gnomon_jpeg_orientation(const struct jpeg_marker_struct *marker) {
  for (; marker; marker = marker->next) {
    if (marker->marker != JPEG_APP0 + 1 || marker->data_length < 14 || memcmp(marker->data, "Exif\0\0", 6)) continue;
    const unsigned char *start = marker->data + 6;
    size_t length = marker->data_length - 6;
    int little = start[0] == 'I';
    size_t directory = gnomon_jpeg_number(start + 4, 4, little);
    if (directory > length || length - directory < 2) return 0;
    unsigned count = gnomon_jpeg_number(start + directory, 2, little);
    for (size_t i = 0; i < count && directory + 2 + (i + 1) * 12 <= length; i++) {
      const unsigned char *entry = start + directory + 2 + i * 12;
      if (gnomon_jpeg_number(entry, 2, little) == 0x0112) return (int)gnomon_jpeg_number(entry + 8, 2, little);
    }
    return 0;
  }
  return 0;
}

/// Decodes a JPEG into rows of red, green, blue, 255 that the caller frees; NULL when it can't be read or has more
/// than `limit` pixels.
static inline unsigned char *gnomon_jpeg_decode(
    const unsigned char *bytes, unsigned long count, size_t limit, struct gnomon_jpeg_picture *picture) {
  struct jpeg_decompress_struct info;
  struct gnomon_jpeg_error error;
  struct jpeg_progress_mgr progress = {0};
  unsigned char *volatile pixels = NULL;
  int jumped;
  info.err = jpeg_std_error(&error.manager);
  error.manager.error_exit = gnomon_jpeg_exit;
  error.manager.output_message = gnomon_jpeg_silence;
  error.manager.emit_message = gnomon_jpeg_warn;
  if ((jumped = setjmp(error.escape)) != 0) {
    picture->is_cut_off = jumped == 2;
    jpeg_destroy_decompress(&info);
    free(pixels);
    return NULL;
  }
  jpeg_create_decompress(&info);
  progress.progress_monitor = gnomon_jpeg_count;
  info.progress = &progress;
  jpeg_mem_src(&info, (unsigned char *)bytes, count);
  jpeg_save_markers(&info, JPEG_APP0 + 1, 0xFFFF);
  jpeg_read_header(&info, TRUE);
  picture->width = (int)info.image_width;
  picture->height = (int)info.image_height;
  picture->orientation = gnomon_jpeg_orientation(info.marker_list);
  picture->components = info.num_components;
  // Four inks stay what they are; there's no profile to mix them by.
  int is_inks = info.num_components == 4;
  info.out_color_space = is_inks ? JCS_CMYK : JCS_RGB;
  if (info.image_width == 0 || info.image_height == 0 || info.image_width > 32768 || info.image_height > 32768 ||
      info.image_width > limit / info.image_height) {
    jpeg_destroy_decompress(&info);
    return NULL;
  }
  jpeg_start_decompress(&info);
  size_t columns = info.output_width, rows = info.output_height;
  pixels = (unsigned char *)malloc(columns * rows * 4);
  if (!pixels) {
    jpeg_destroy_decompress(&info);
    return NULL;
  }
  // Adobe's programs write inks the other way round.
  int is_inverted = info.saw_Adobe_marker;
  while (info.output_scanline < info.output_height) {
    unsigned char *row = pixels + (size_t)info.output_scanline * columns * 4;
    JSAMPROW target = row;
    if (jpeg_read_scanlines(&info, &target, 1) != 1) break;
    for (size_t x = columns; x-- > 0;) {
      unsigned char *out = row + x * 4;
      unsigned r, g, b;
      if (is_inks) {
        unsigned flip = is_inverted ? 0 : 255, black = out[3] ^ flip;
        r = (out[0] ^ flip) * black / 255, g = (out[1] ^ flip) * black / 255, b = (out[2] ^ flip) * black / 255;
      } else {
        r = row[x * 3], g = row[x * 3 + 1], b = row[x * 3 + 2];
      }
      out[0] = (unsigned char)r;
      out[1] = (unsigned char)g;
      out[2] = (unsigned char)b;
      out[3] = 255;
    }
  }
  jpeg_finish_decompress(&info);
  jpeg_destroy_decompress(&info);
  return pixels;
}

/// Encodes rows of red, green and blue as a JPEG that the caller frees; NULL where memory is short.
static inline unsigned char *gnomon_jpeg_encode(
    const unsigned char *pixels, int width, int height, int quality, unsigned long *count) {
  struct jpeg_compress_struct info;
  struct gnomon_jpeg_error error;
  unsigned char *bytes = NULL;
  *count = 0;
  info.err = jpeg_std_error(&error.manager);
  error.manager.error_exit = gnomon_jpeg_exit;
  error.manager.output_message = gnomon_jpeg_silence;
  if (setjmp(error.escape)) {
    jpeg_destroy_compress(&info);
    return NULL;
  }
  jpeg_create_compress(&info);
  jpeg_mem_dest(&info, &bytes, count);
  info.image_width = (JDIMENSION)width;
  info.image_height = (JDIMENSION)height;
  info.input_components = 3;
  info.in_color_space = JCS_RGB;
  jpeg_set_defaults(&info);
  jpeg_set_quality(&info, quality, TRUE);
  if (quality >= 85) {
    // Colours at full resolution: text in colour stays sharp.
    info.comp_info[0].h_samp_factor = info.comp_info[0].v_samp_factor = 1;
  }
  info.optimize_coding = TRUE;
  jpeg_start_compress(&info, TRUE);
  while (info.next_scanline < info.image_height) {
    JSAMPROW row = (JSAMPROW)(pixels + (size_t)info.next_scanline * (size_t)width * 3);
    jpeg_write_scanlines(&info, &row, 1);
  }
  jpeg_finish_compress(&info);
  jpeg_destroy_compress(&info);
  return bytes;
}

#endif
