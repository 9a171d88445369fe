# SPDX-License-Identifier: Apache-2.0
"""The trees by Taffy, through its Python binding.

Only Taffy's own work is measured: `first` lays out a tree that is built already, since building is the binding's work
far more than Taffy's. Texts have their natural size and no measure: asking Python for them takes longer than layout does,
and gives the same frames, since none of them breaks in these trees.

  taffy_tree.py BENCH            reports
  taffy_tree.py TREE SIDE        prints the medians of `first` and `again` in milliseconds
"""
import sys
import time

import support
import trees

try:
    from stretchable import Style, taffylib
    from stretchable.style import AlignItems
except ImportError:
    support.missing("Taffy", "make bench-peers")


def points(value):
    return {"dim": 1, "value": float(value)}


def size(width, height):
    return {"width": points(width), "height": points(height)}


NORMAL = Style().to_dict()


def style(line):
    """What chromium.py gives such a node."""
    kind, axis, grows, width, height, padding, gap, _ = line
    if kind == 1:
        return {**NORMAL, "size": size(width, height), "flex_shrink": 0.0}
    if kind == 2:
        least = {"width": points(10), "height": NORMAL["min_size"]["height"]}
        return {**NORMAL, "size": size(width, height), "min_size": least}
    if kind == 3:
        return {**NORMAL, "flex_grow": 1.0, "flex_basis": points(0)}
    edges = dict.fromkeys(("top", "right", "bottom", "left"), points(padding))
    return {**NORMAL, "flex_direction": axis, "align_items": AlignItems.CENTER, "flex_grow": float(grows),
            "gap": size(gap, gap), "padding": edges}


class Tree:
    def __init__(self, lines):
        self.taffy = taffylib.init()
        taffylib.disable_rounding(self.taffy)
        self.style = style(lines[0])
        rest = iter(lines)

        def node():
            line = next(rest)
            made = taffylib.node_create(self.taffy, style(line))
            for _ in range(line[7]):
                taffylib.node_add_child(self.taffy, made, node())
            return made

        self.root = node()

    def lay_out(self, width, height):
        self.style["size"] = size(width, height)
        taffylib.node_set_style(self.taffy, self.root, self.style)
        if not taffylib.node_compute_layout(self.taffy, self.root, size(width, height)):
            raise RuntimeError("no layout")

    def close(self):
        taffylib.free(self.taffy)


def first_ms(lines, side):
    times = []
    start = time.perf_counter()
    while len(times) < 6 or (len(times) < 100 and time.perf_counter() - start < 2):
        tree = Tree(lines)
        begin = time.perf_counter()
        tree.lay_out(side, side)
        times.append((time.perf_counter() - begin) * 1000)
        tree.close()
    # The first one warms up.
    return sorted(times[1:])[len(times) // 2]


def again_ms(lines, side):
    tree, count = Tree(lines), 0
    tree.lay_out(side, side)

    def run():
        nonlocal count
        count += 1
        tree.lay_out(side * (0.7 + 0.3 * (count * 0.618034 % 1)), side * (0.7 + 0.3 * (count * 0.754878 % 1)))

    return support.median_ms(run)


if len(sys.argv) == 2:
    trees.report("Taffy", sys.argv[1], [sys.executable, __file__])
else:
    sys.setrecursionlimit(10000)
    with open(sys.argv[1]) as file:
        nodes = [tuple(map(int, line.split())) for line in file.read().splitlines()[1:]]
    print(first_ms(nodes, float(sys.argv[2])), again_ms(nodes, float(sys.argv[2])))
