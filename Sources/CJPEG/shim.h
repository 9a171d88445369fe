#ifndef GNOMON_CJPEG_SHIM_H
#define GNOMON_CJPEG_SHIM_H

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>

#include <jpeglib.h>

struct gnomon_jpeg_error {
  struct jpeg_error_mgr manager;
  jmp_buf escape;
};

static inline void gnomon_jpeg_exit(j_common_ptr info) {
  longjmp(((struct gnomon_jpeg_error *)info->err)->escape, 1);
}

static inline void gnomon_jpeg_silence(j_common_ptr info) { (void)info; }

/// Decodes a JPEG into rows of red, green, blue, 255 that the caller frees; NULL when it can't be read or has more
/// than `limit` pixels.
static inline unsigned char *gnomon_jpeg_decode(
    const unsigned char *bytes, unsigned long count, size_t limit, int *width, int *height) {
  struct jpeg_decompress_struct info;
  struct gnomon_jpeg_error error;
  unsigned char *volatile pixels = NULL;
  info.err = jpeg_std_error(&error.manager);
  error.manager.error_exit = gnomon_jpeg_exit;
  error.manager.output_message = gnomon_jpeg_silence;
  if (setjmp(error.escape)) {
    jpeg_destroy_decompress(&info);
    free(pixels);
    return NULL;
  }
  jpeg_create_decompress(&info);
  jpeg_mem_src(&info, (unsigned char *)bytes, count);
  jpeg_read_header(&info, TRUE);
  info.out_color_space = JCS_RGB;
  if (info.image_width == 0 || info.image_height == 0 || info.image_width > limit / info.image_height ||
      info.num_components == 4) {
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
  while (info.output_scanline < info.output_height) {
    unsigned char *row = pixels + (size_t)info.output_scanline * columns * 4;
    JSAMPROW target = row;
    if (jpeg_read_scanlines(&info, &target, 1) != 1) break;
    for (size_t x = columns; x-- > 0;) {
      unsigned char r = row[x * 3], g = row[x * 3 + 1], b = row[x * 3 + 2];
      row[x * 4] = r;
      row[x * 4 + 1] = g;
      row[x * 4 + 2] = b;
      row[x * 4 + 3] = 255;
    }
  }
  jpeg_finish_decompress(&info);
  jpeg_destroy_decompress(&info);
  *width = (int)columns;
  *height = (int)rows;
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
