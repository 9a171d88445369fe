// SPDX-License-Identifier: Apache-2.0
// The floor of a stack's negotiation: plain nodes in an arena, 32-bit ids, nothing but questions, answers and places.
//
// There are no views, no state and no identity. The rules are StackNegotiation.swift's, and so are sizes and places.
//
//   probe_tree TREE SIDE                   prints the medians of `first` and `again` in milliseconds
//   probe_tree TREE WIDTH HEIGHT N         prints each node's frame, in the parent's coordinates, after N other sizes
#define _GNU_SOURCE
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>

#include "tree_file.h"

typedef uint32_t id;

typedef struct {
  extent proposal, size;
} memo_entry;

// As many as SizeMemo keeps, and the first ones stay.
enum { most = 12, kept = 6 };

typedef struct {
  uint8_t kind, axis, is_placed, is_solved;
  uint8_t memo_count, memo_capacity, memo_oldest;
  float padding, gap;
  // Children, by the place of the first item; remembered sizes, by the place of the first entry.
  uint32_t items, count, memo;
  // Of a box or a text.
  float width, height;
  double x, y;
  extent size, proposal, solved;
} node;

// A stack's child, with what it's proposed and takes.
typedef struct {
  double share;
  extent taken;
  id child;
} item;

typedef struct {
  double minimum, flexibility;
} claim;

typedef struct {
  node *nodes;
  item *items;
  memo_entry *entries;
  uint32_t node_count, item_count, entry_count;
  size_t bytes;
  long sizes, places;
} arena;

static arena tree;

// By their bits, in two halves: loading both at once would wait until they're stored.
static inline int is_same(extent a, extent b) {
  uint64_t first[2], second[2];
  memcpy(first, &a, sizeof a);
  memcpy(second, &b, sizeof b);
  return ((first[0] ^ second[0]) | (first[1] ^ second[1])) == 0;
}

// Unlike fmax it isn't a call.
static inline double larger(double a, double b) { return a > b ? a : b; }

static inline double *along(extent *size, int axis) { return axis ? &size->height : &size->width; }

static inline double length(extent size, int axis) { return axis ? size.height : size.width; }

static inline extent proposal_along(int axis, double main, double across) {
  extent proposal = {axis ? across : main, axis ? main : across};
  return proposal;
}

// MARK: Remembered sizes

static const memo_entry *find(const node *n, extent proposal) {
  const memo_entry *entries = tree.entries + n->memo;
  for (int i = n->memo_count - 1; i >= 0; i--) {
    if (is_same(entries[i].proposal, proposal)) return &entries[i];
  }
  return NULL;
}

static void add(node *n, extent proposal, extent size) {
  memo_entry entry = {proposal, size};
  if (n->memo_count == most) {
    tree.entries[n->memo + kept + n->memo_oldest] = entry;
    n->memo_oldest = (n->memo_oldest + 1) % (most - kept);
    return;
  }
  if (n->memo_count == n->memo_capacity) {
    uint32_t old = n->memo;
    n->memo_capacity = n->memo_capacity == 0 ? kept : most;
    n->memo = tree.entry_count;
    tree.entry_count += n->memo_capacity;
    memcpy(tree.entries + n->memo, tree.entries + old, n->memo_count * sizeof entry);
  }
  tree.entries[n->memo + n->memo_count++] = entry;
}

// MARK: Negotiation

static extent stack_size(node *n, extent proposal);

static inline double inset(double length, double both) { return isnan(length) ? length : larger(0, length - both); }

static extent size_of(id which, extent proposal) {
  node *n = tree.nodes + which;
  extent size = {n->width, n->height};
  if (n->kind == kind_box) return size;
  if (n->kind == kind_spacer) {
    double rest = length(proposal, n->axis);
    return proposal_along(n->axis, rest > 0 ? rest : 0, 0);
  }
  double both = 2 * n->padding;
  if (both > 0) proposal = (extent){inset(proposal.width, both), inset(proposal.height, both)};
  const memo_entry *known = find(n, proposal);
  if (known) {
    size = known->size;
  } else {
    tree.sizes++;
    size = n->kind == kind_text ? text_size(n->width, n->height, proposal.width) : stack_size(n, proposal);
    add(n, proposal, size);
  }
  return (extent){size.width + both, size.height + both};
}

static void propose(item *items, uint32_t count, int axis, double main, double across) {
  extent proposal = proposal_along(axis, main, across);
  for (uint32_t i = 0; i < count; i++) {
    items[i].taken = size_of(items[i].child, proposal);
    items[i].share = main;
  }
}

// To 1/1024 of a point: a rounding error mustn't decide who is served first.
static inline double counted(double flexibility) {
  return flexibility == 0 || flexibility == INFINITY ? flexibility : round(flexibility * 1024) / 1024;
}

static inline int is_spacer(const item *i) { return tree.nodes[i->child].kind == kind_spacer; }

static int precedes(const item *items, const claim *claims, uint32_t a, uint32_t b) {
  int first = is_spacer(&items[a]), second = is_spacer(&items[b]);
  if (first != second) return second;
  double rigid = claims[a].flexibility, flexible = claims[b].flexibility;
  if (rigid != flexible) return rigid < flexible;
  double least = claims[a].minimum, other = claims[b].minimum;
  return rigid == INFINITY && least != other ? least > other : a < b;
}

// The least flexible first, each an equal share of what is left; spacers last.
static void divide(item *items, uint32_t count, int axis, double free, double across) {
  claim claims[count];
  uint32_t order[count];
  for (uint32_t i = 0; i < count; i++) {
    double minimum = length(size_of(items[i].child, proposal_along(axis, 0, across)), axis);
    double maximum = length(size_of(items[i].child, proposal_along(axis, INFINITY, across)), axis);
    claims[i] = (claim){minimum, minimum == INFINITY ? 0 : counted(maximum - minimum)};
    uint32_t position = i;
    while (position > 0 && precedes(items, claims, i, order[position - 1])) {
      order[position] = order[position - 1];
      position--;
    }
    order[position] = i;
  }
  double remaining = free, reserved = 0;
  for (uint32_t i = 0; i < count; i++) reserved += claims[order[i]].minimum;
  for (uint32_t start = 0, end = 0; start < count; start = end) {
    int spacers = is_spacer(&items[order[start]]);
    while (end < count && is_spacer(&items[order[end]]) == spacers) reserved -= claims[order[end++]].minimum;
    if (!isfinite(reserved) || end == count) reserved = 0;
    for (uint32_t position = start; position < end; position++) {
      item *served = &items[order[position]];
      served->share = larger(0, remaining - reserved) / (end - position);
      served->taken = size_of(served->child, proposal_along(axis, served->share, across));
      remaining = larger(0, remaining - length(served->taken, axis));
    }
  }
}

static double solve(node *n, extent proposal) {
  item *items = tree.items + n->items;
  uint32_t count = n->count;
  int axis = n->axis;
  double main = length(proposal, axis), across = length(proposal, !axis);
  double gaps = n->gap * (count - 1), free = main - gaps;
  n->solved = proposal;
  n->is_solved = 1;
  if (isnan(main)) propose(items, count, axis, main, across);
  else if (free == INFINITY) propose(items, count, axis, INFINITY, across);
  else if (!(free > 0)) propose(items, count, axis, 0, across);
  else if (count == 1) propose(items, count, axis, free, across);
  else divide(items, count, axis, free, across);
  double sum = 0;
  for (uint32_t i = 0; i < count; i++) sum += length(items[i].taken, axis);
  return sum + gaps;
}

static double longest_across(const node *n) {
  double longest = 0;
  for (uint32_t i = 0; i < n->count; i++) longest = larger(longest, length(tree.items[n->items + i].taken, !n->axis));
  return longest;
}

static extent stack_size(node *n, extent proposal) {
  if (n->count == 0) return (extent){0, 0};
  double main = solve(n, proposal);
  return proposal_along(n->axis, main, longest_across(n));
}

// MARK: Placing

static void place(id which, double x, double y, extent proposal, extent fitted) {
  node *n = tree.nodes + which;
  n->x = x;
  n->y = y;
  double both = 2 * n->padding;
  if (both > 0) proposal = (extent){inset(proposal.width, both), inset(proposal.height, both)};
  if (n->is_placed && is_same(n->proposal, proposal) && is_same(n->size, fitted)) return;
  n->is_placed = 1;
  n->size = fitted;
  n->proposal = proposal;
  tree.places++;
  if (n->kind != kind_container || n->count == 0) return;
  int axis = n->axis;
  double *across = along(&proposal, !axis);
  if (!isfinite(*across)) *across = length(fitted, !axis) - both;
  if (!n->is_solved || !is_same(n->solved, proposal)) solve(n, proposal);
  double middle = longest_across(n) / 2, position = 0;
  for (uint32_t i = 0; i < n->count; i++) {
    item *placed = tree.items + n->items + i;
    if (i > 0) position += n->gap;
    double before = middle - length(placed->taken, !axis) / 2;
    extent point = proposal_along(axis, n->padding + position, n->padding + before);
    position += length(placed->taken, axis);
    place(placed->child, point.width, point.height, proposal_along(axis, placed->share, *across), placed->taken);
  }
}

static void lay_out(extent size) {
  extent fitted = size_of(0, size);
  place(0, (size.width - fitted.width) / 2, (size.height - fitted.height) / 2, size, fitted);
}

// MARK: Building

// The node of the next line, with those inside it.
static id build(const tree_line **next, int axis_around) {
  const tree_line *line = (*next)++;
  id which = tree.node_count++;
  node *n = tree.nodes + which;
  n->kind = (uint8_t)line->kind;
  n->axis = (uint8_t)(line->kind == kind_spacer ? axis_around : line->axis);
  n->width = (float)line->width;
  n->height = (float)line->height;
  n->padding = (float)line->padding;
  n->gap = (float)line->gap;
  n->count = (uint32_t)line->children;
  n->items = tree.item_count;
  tree.item_count += n->count;
  for (uint32_t i = 0; i < n->count; i++) tree.items[n->items + i].child = build(next, n->axis);
  return which;
}

// Room for all that there can be. Memory that isn't reached costs nothing.
static void open_arena(int count) {
  size_t nodes = (size_t)count * sizeof(node), items = (size_t)count * sizeof(item);
  tree = (arena){.bytes = nodes + items + (size_t)count * (kept + most) * sizeof(memo_entry)};
  int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE;
  char *room = (char *)mmap(NULL, tree.bytes, PROT_READ | PROT_WRITE, flags, -1, 0);
  if (room == MAP_FAILED) {
    perror("probe_tree");
    exit(1);
  }
  madvise(room, tree.bytes, MADV_HUGEPAGE);
  tree.nodes = (node *)room;
  tree.items = (item *)(room + nodes);
  tree.entries = (memo_entry *)(room + nodes + items);
}

typedef struct {
  tree_file file;
  double side;
  int count;
} work;

static void first(void *context) {
  work *w = (work *)context;
  open_arena(w->file.count);
  const tree_line *next = w->file.lines;
  build(&next, 0);
  lay_out((extent){w->side, w->side});
}

static void close_arena(void *context) {
  (void)context;
  munmap(tree.nodes, tree.bytes);
}

static void again(void *context) {
  work *w = (work *)context;
  lay_out(new_size(w->side, ++w->count));
}

static int print_frames(work *w, extent size, int others) {
  first(w);
  fprintf(stderr, "%ld sizes, %ld places\n", tree.sizes, tree.places);
  for (int i = 0; i < others; i++) again(w);
  lay_out(size);
  for (uint32_t i = 0; i < tree.node_count; i++) {
    node *n = tree.nodes + i;
    printf("%.9g %.9g %.9g %.9g\n", n->x, n->y, n->size.width, n->size.height);
  }
  return 0;
}

int main(int count, char **arguments) {
  if (count != 3 && count != 5) {
    fprintf(stderr, "usage: probe_tree TREE SIDE | probe_tree TREE WIDTH HEIGHT N\n");
    return 2;
  }
  work w = {read_tree(arguments[1]), atof(arguments[2]), 0};
  if (count == 5) return print_frames(&w, (extent){w.side, atof(arguments[3])}, atoi(arguments[4]));
  double first_ms = median_ms(&w, first, close_arena);
  first(&w);
  printf("%f %f\n", first_ms, median_ms(&w, again, NULL));
  return 0;
}
