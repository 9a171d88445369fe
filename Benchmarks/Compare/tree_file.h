// SPDX-License-Identifier: Apache-2.0
// What the drivers in C and C++ share: a tree file's lines, the sizes of the workloads, medians.
#pragma once
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { kind_container, kind_box, kind_text, kind_spacer };

// A line of the file: see TreeFile.swift.
typedef struct {
  int kind, axis, grows, width, height, padding, gap, children;
} tree_line;

typedef struct {
  int count;
  tree_line *lines;
} tree_file;

static tree_file read_tree(const char *path) {
  tree_file tree = {0, NULL};
  FILE *file = fopen(path, "r");
  int is_fine = file && fscanf(file, "%d %*d %*d", &tree.count) == 1 && tree.count > 0;
  if (is_fine) tree.lines = (tree_line *)calloc((size_t)tree.count, sizeof *tree.lines);
  for (int i = 0; is_fine && i < tree.count; i++) {
    tree_line *l = &tree.lines[i];
    is_fine = fscanf(file, "%d %d %d %d %d %d %d %d", &l->kind, &l->axis, &l->grows, &l->width, &l->height, &l->padding,
                     &l->gap, &l->children) == 8;
  }
  if (!is_fine) {
    fprintf(stderr, "%s isn't a tree\n", path);
    exit(1);
  }
  fclose(file);
  return tree;
}

typedef struct {
  double width, height;
} extent;

// A text's size as WrappingText has it; without an end, the width is the natural one.
static inline extent text_size(double natural_width, double line_height, double width) {
  extent size = {natural_width, line_height};
  if (!(width < natural_width)) return size;
  double line = width < 20 ? 10 : floor(width / 10) * 10;
  size.width = line;
  size.height = line_height * ceil(natural_width / line);
  return size;
}

// The size of the given number, from 1: NewSizes of Workload.swift.
static inline extent new_size(double side, int count) {
  extent size = {side * (0.7 + 0.3 * fmod(count * 0.618034, 1)), side * (0.7 + 0.3 * fmod(count * 0.754878, 1))};
  return size;
}

static inline double now_ms(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

static int compare_times(const void *a, const void *b) {
  return (*(const double *)a > *(const double *)b) - (*(const double *)a < *(const double *)b);
}

// Runs until the median stands, as GnomonBench's Sampler. What a run has made is let go of after its time.
static double median_ms(void *context, void (*run)(void *), void (*finish)(void *)) {
  double times[300], begin = now_ms();
  int count = 0;
  for (int i = -2; count < 5 || (count < 300 && now_ms() - begin < 1000); i++) {
    double start = now_ms();
    run(context);
    double spent = now_ms() - start;
    if (finish) finish(context);
    if (i >= 0) times[count++] = spent;
  }
  qsort(times, (size_t)count, sizeof *times, compare_times);
  return times[count / 2];
}
