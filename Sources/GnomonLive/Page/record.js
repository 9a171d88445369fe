// SPDX-License-Identifier: Apache-2.0
// The views of a live view as a session tells of them, and words for their numbers.

/** A length in words: nil where nothing is proposed. */
export const length = (value) => {
  if (value === null || value === undefined) return 'nil';
  return value === 'infinity' ? '∞' : String(Math.round(value * 100) / 100);
};

export const size = (width, height) => `${length(width)}×${length(height)}`;

/** A view's name, with what it shows. */
export const label = (view) => view.view + (view.text ? ` “${view.text.slice(0, 32)}”` : '');

/** The parts of a place in a file: `Card.swift:12`. */
export function placeOf(source) {
  const parts = /^(.*):(\d+)$/.exec(source ?? '');
  return parts ? { file: parts[1], line: Number(parts[2]) } : null;
}

/** What wraps another view. */
const modifiers = new Set(['padding', 'background', 'overlay', 'offset', 'position', 'opacity', 'ignoresSafeArea', 'safeAreaInset', 'layoutPriority', 'fixedSize', 'aspectRatio', 'scaleEffect', 'rotationEffect', 'mask', 'clipShape', 'border', 'shadow', 'frame', 'alignmentGuide']);
const isOwn = (view) => !modifiers.has(view.view) && !['frame', 'clip', 'layer'].includes(view.kind);

/** The views of one moment. Views without a name take part in the arithmetic alone; what is in them stands in their place. */
export class Record {
  constructor(number, { size: { width, height } = { width: 0, height: 0 }, nodes = [], more = 0, findings = [], warnings = [] } = {}) {
    Object.assign(this, { number, width, height, more, findings, warnings });
    this.nodes = nodes.map(([parent, kind, view, text, source, x, y, w, h, ...lengths], id) => ({
      id, parent, kind, view, text, source, drawn: { x, y, width: w, height: h },
      proposal: lengths.slice(0, 2), answer: lengths.slice(2),
    }));
    /** The views with names, in the order of the tree. */
    this.order = [];
    /** The views by the lines that make them. */
    this.lines = new Map();
    this.faulty = new Map();
    this.addTree();
    // The view itself comes before the modifiers around it.
    for (const [source, views] of this.lines) this.lines.set(source, [...views.filter(isOwn), ...views.filter((view) => !isOwn(view))]);
    for (const finding of findings) {
      const view = this.named(this.nodes[finding.node]);
      if (!view) continue;
      if (!this.faulty.has(view.id)) this.faulty.set(view.id, []);
      this.faulty.get(view.id).push(finding);
    }
  }

  addTree() {
    for (const view of this.nodes) {
      const above = this.nodes[view.parent];
      view.above = above ? this.named(above) : null;
      if (!view.view) continue;
      view.below = [];
      view.counts = new Map();
      view.depth = view.above ? view.above.depth + 1 : 0;
      view.number = 0;
      if (view.above) {
        // Which of the views of its name it is: edits move lines, and leave that.
        const { below, counts } = view.above;
        view.number = counts.get(view.view) ?? 0;
        counts.set(view.view, view.number + 1);
        view.place = below.push(view);
      }
      this.order.push(view);
      if (!view.source) continue;
      if (!this.lines.has(view.source)) this.lines.set(view.source, []);
      this.lines.get(view.source).push(view);
    }
  }

  /** The view itself or the one around it that has a name. */
  named(view) {
    let found = view;
    while (found && !found.view) found = this.nodes[found.parent];
    return found ?? null;
  }

  path(view) {
    const list = [];
    for (let here = view; here; here = here.above) list.unshift(here);
    return list;
  }

  /** What tells a view from others in another record too. */
  keyOf(view) {
    const path = this.path(view);
    return {
      names: path.map((each) => `${each.view}#${each.number}`).join('/'),
      lines: path.map((each) => `${each.view}@${each.source ?? ''}`).join('/'),
      view: view.view, source: view.source, text: view.text,
    };
  }

  /**
   * The view that a key of another record means; null where it isn't there.
   *
   * @param isEdited Whether the sources have changed between the two, so that lines and texts may be others.
   */
  find(key, isEdited = false) {
    if (!key) return null;
    const candidates = this.order.filter((view) => view.view === key.view).map((view) => ({ view, key: this.keyOf(view) }));
    const sameLines = candidates.filter((each) => each.key.lines === key.lines);
    const sameText = sameLines.filter((each) => each.key.text === key.text);
    const isNamed = (each) => each.key.names === key.names;
    const found = sameText.find(isNamed) ?? sameText[0]
      // What shows something else now. Of many that one line makes, as rows, each shows its own.
      ?? (sameLines.length === 1 ? sameLines[0] : undefined);
    if (found || !isEdited) return found?.view ?? null;
    return (candidates.find(isNamed) ?? candidates.find((each) => each.key.source === key.source))?.view ?? null;
  }

  /** The smallest view at a place; of several the one in front. */
  at(x, y) {
    let best = null, area = Infinity;
    for (const view of this.order) {
      const { drawn } = view;
      if (x < drawn.x || y < drawn.y || x > drawn.x + drawn.width || y > drawn.y + drawn.height) continue;
      if (drawn.width * drawn.height > area) continue;
      best = view;
      area = drawn.width * drawn.height;
    }
    return best;
  }

  /** The views of a line; of a line without any those of the last line before it that has some. */
  ofLine(file, line, isExact = false) {
    const own = this.lines.get(`${file}:${line}`);
    if (own || isExact) return own ?? [];
    let nearest = null;
    for (const source of this.lines.keys()) {
      const place = placeOf(source);
      if (place?.file === file && place.line < line && place.line > (nearest?.line ?? 0)) nearest = place;
    }
    return nearest ? this.lines.get(`${file}:${nearest.line}`) : [];
  }

  /** The files that views are from, the one of most of them first. */
  get files() {
    const counts = new Map();
    for (const { source } of this.order) {
      const file = placeOf(source)?.file;
      if (file) counts.set(file, (counts.get(file) ?? 0) + 1);
    }
    return [...counts].sort((a, b) => b[1] - a[1]).map(([file]) => file);
  }
}
