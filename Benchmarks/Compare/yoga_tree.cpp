// SPDX-License-Identifier: Apache-2.0
// A tree as Yoga's flexboxes, with the styles that chromium.py gives them.
//
//   yoga_tree TREE SIDE                prints the medians of `first` and `again` in milliseconds
//   yoga_tree TREE WIDTH HEIGHT N      prints each node's frame, in the parent's coordinates, after N other sizes
#include "Yoga.h"
#include "tree_file.h"

namespace {

struct Work {
  tree_file file;
  double side;
  int count = 0;
  YGConfigRef config = YGConfigNew();
  YGNodeRef root = nullptr;
};

YGSize measure(YGNodeRef node, float width, YGMeasureMode mode, float, YGMeasureMode) {
  auto line = static_cast<const tree_line *>(YGNodeGetContext(node));
  auto size = text_size(line->width, line->height, mode == YGMeasureModeUndefined ? INFINITY : width);
  return {static_cast<float>(size.width), static_cast<float>(size.height)};
}

// The node of the next line, with those inside it.
YGNodeRef build(YGConfigRef config, const tree_line *&next) {
  auto line = next++;
  auto node = YGNodeNewWithConfig(config);
  switch (line->kind) {
  case kind_box:
    YGNodeStyleSetWidth(node, line->width);
    YGNodeStyleSetHeight(node, line->height);
    break;
  case kind_text:
    YGNodeStyleSetFlexShrink(node, 1);
    YGNodeStyleSetMinWidth(node, 10);
    YGNodeSetContext(node, const_cast<tree_line *>(line));
    YGNodeSetMeasureFunc(node, measure);
    break;
  case kind_spacer:
    YGNodeStyleSetFlexGrow(node, 1);
    YGNodeStyleSetFlexShrink(node, 1);
    YGNodeStyleSetFlexBasis(node, 0);
    break;
  default:
    YGNodeStyleSetFlexDirection(node, line->axis ? YGFlexDirectionColumn : YGFlexDirectionRow);
    YGNodeStyleSetAlignItems(node, YGAlignCenter);
    YGNodeStyleSetFlexShrink(node, 1);
    if (line->grows) YGNodeStyleSetFlexGrow(node, 1);
    if (line->padding) YGNodeStyleSetPadding(node, YGEdgeAll, line->padding);
    for (int i = 0; i < line->children; i++) {
      auto child = build(config, next);
      // This Yoga has no gaps yet: a margin before each child but the first is the same.
      if (i > 0 && line->gap) YGNodeStyleSetMargin(child, line->axis ? YGEdgeTop : YGEdgeLeft, line->gap);
      YGNodeInsertChild(node, child, i);
    }
  }
  return node;
}

void lay_out(YGNodeRef root, extent size) {
  YGNodeCalculateLayout(root, size.width, size.height, YGDirectionLTR);
}

void first(void *context) {
  auto work = static_cast<Work *>(context);
  const tree_line *next = work->file.lines;
  work->root = build(work->config, next);
  lay_out(work->root, {work->side, work->side});
}

void let_go(void *context) { YGNodeFreeRecursive(static_cast<Work *>(context)->root); }

void again(void *context) {
  auto work = static_cast<Work *>(context);
  lay_out(work->root, new_size(work->side, ++work->count));
}

void print_frames(YGNodeRef node) {
  printf("%.9g %.9g %.9g %.9g\n", YGNodeLayoutGetLeft(node), YGNodeLayoutGetTop(node), YGNodeLayoutGetWidth(node),
         YGNodeLayoutGetHeight(node));
  for (uint32_t i = 0; i < YGNodeGetChildCount(node); i++) print_frames(YGNodeGetChild(node, i));
}

}  // namespace

int main(int count, char **arguments) {
  if (count != 3 && count != 5) {
    fprintf(stderr, "usage: yoga_tree TREE SIDE | yoga_tree TREE WIDTH HEIGHT N\n");
    return 2;
  }
  Work work = {read_tree(arguments[1]), atof(arguments[2])};
  // No pixels to round to: nor does the layout that this is compared with.
  YGConfigSetPointScaleFactor(work.config, 0);
  if (count == 5) {
    first(&work);
    for (int i = 0; i < atoi(arguments[4]); i++) again(&work);
    lay_out(work.root, {work.side, atof(arguments[3])});
    print_frames(work.root);
    return 0;
  }
  double first_ms = median_ms(&work, first, let_go);
  first(&work);
  printf("%f %f\n", first_ms, median_ms(&work, again, nullptr));
}
