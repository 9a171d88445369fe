// SPDX-License-Identifier: Apache-2.0
// The words of the drawing as text over it, unseen, to be found, selected and copied.
import { identity, mapped, moved, times } from './geometry.js';
import { place } from './elements.js';

const family = 'system-ui, sans-serif';
const ofHeight = 0.84;
const measuring = document.createElement('canvas').getContext('2d');
measuring.font = `100px ${family}`;
const widths = new Map();

/** The width that the browser gives words, at a font's size. */
export function widthOf(words, size) {
  let width = widths.get(words);
  if (width === undefined) {
    width = measuring.measureText(words).width;
    if (widths.size > 20000) widths.clear();
    widths.set(words, width);
  }
  return (width * size) / 100;
}

/** Addresses that a page may lead to. */
export function isLeading(url) {
  try {
    return ['http:', 'https:', 'mailto:', 'tel:'].includes(new URL(url).protocol);
  } catch {
    return false;
  }
}

export class Words {
  /** Nodes for words that belong to no element, by the scroll view that they're in. */
  loose = new Map();

  constructor(layer, elements, scrollers, fields, signal) {
    this.layer = layer;
    this.elements = elements;
    this.scrollers = scrollers;
    this.fields = fields;
    document.addEventListener('copy', (event) => {
      const selected = String(getSelection());
      if (event.target.matches?.('.field') || !layer.contains(getSelection().anchorNode)) return;
      if (!selected.endsWith('\n')) return;
      event.clipboardData.setData('text/plain', selected.trimEnd());
      event.preventDefault();
    }, { signal });
  }

  clear() {
    this.loose.clear();
  }

  /** Brings the words to where they are drawn. */
  update(scene) {
    this.scene = scene;
    this.lines = new Map();
    this.links = [];
    this.walk(scene.root, identity, 0, 0);
    for (const entry of this.elements.entries.values()) {
      const lines = this.lines.get(entry) ?? [];
      if (entry.made.isField) {
        this.fields.layOut(entry, lines);
        continue;
      }
      if (lines.length || entry.words) this.fill(this.elements.wordsOf(entry), lines);
      if (!lines.length && entry.spoken === null) continue;
      this.elements.setWords(entry, lines.map((line) => line.words).join(' '));
    }
    const views = [...this.lines.keys()].filter((key) => typeof key === 'number');
    for (const view of new Set([...this.loose.keys(), ...views])) {
      const node = this.looseIn(view);
      if (node) this.fill(node, this.lines.get(view) ?? []);
    }
    this.showLinks();
  }

  looseIn(view) {
    const parent = view ? this.scrollers.get(view)?.content : this.layer;
    let node = this.loose.get(view);
    if (node && node.parentElement === parent) return node;
    if (!parent) {
      this.loose.delete(view);
      return null;
    }
    node = document.createElement('div');
    node.className = 'words';
    node.setAttribute('aria-hidden', 'true');
    parent.append(node);
    this.loose.set(view, node);
    return node;
  }

  walk(id, m, view, depth) {
    const group = this.scene.groups.get(id);
    if (!group || depth > 500) return;
    const states = [];
    for (const op of group.list) {
      switch (op.kind) {
        case 's': case 'l': states.push(m); break;
        case 'r': case 'e': m = states.pop(); break;
        case 'm': m = times(m, op.m); break;
        case 'g': {
          const scrolled = this.scene.scrolled.get(op.group), at = moved(m, op.x, op.y);
          if (scrolled !== undefined) {
            // What is in a scroll view has places from its content's corner, which isn't always the group's.
            const { frame, offset } = this.scene.scrolls.get(scrolled);
            at[4] += offset[0] - frame[0];
            at[5] += offset[1] - frame[1];
          }
          this.walk(op.group, at, scrolled ?? view, depth + 1);
          break;
        }
        case 't': this.add(op, m, view); break;
        case 'a': this.links.push({ url: op.url, m, target: op.target, view }); break;
      }
    }
  }

  add(op, m, view) {
    const text = this.scene.texts.get(op.text);
    // Below a sheet nobody can use words.
    if (!text || op.element < 0) return;
    const entry = this.elements.entries.get(op.element);
    const isInside = entry?.view === view;
    const key = isInside ? entry : view;
    const [left, top] = isInside ? entry.corner : [0, 0];
    let lines = this.lines.get(key);
    if (!lines) this.lines.set(key, (lines = []));
    for (const line of text.lines) {
      const at = moved(m, op.x + line.x, op.y + line.y - line.ascent);
      const { words, width, ascent, descent } = line;
      lines.push({ words, x: at[4] - left, y: at[5] - top, m, width, height: ascent + descent });
    }
  }

  /** Makes the spans of a node those of lines. Only those that aren't as they should be are touched. */
  fill(node, lines) {
    while (node.childNodes.length > lines.length) node.lastChild.remove();
    lines.forEach((line, index) => {
      let span = node.childNodes[index];
      if (!span) node.append((span = document.createElement('span')));
      // Who copies several lines gets a break between them.
      if (span.words !== line.words) span.textContent = `${(span.words = line.words)}\n`;
      const { x, y, m, width, height } = line;
      const key = `${x.toFixed(2)} ${y.toFixed(2)} ${width} ${height} ${m.slice(0, 4).join(' ')} ${line.words}`;
      if (span.line === key) return;
      span.line = key;
      const size = height * ofHeight;
      const natural = widthOf(line.words, size);
      const stretch = natural > 0 && width > 0 ? width / natural : 1;
      const isPlain = m[0] === 1 && m[1] === 0 && m[2] === 0 && m[3] === 1;
      const turn = isPlain ? '' : `matrix(${m.slice(0, 4).join()},0,0) `;
      span.style.cssText = `left: ${x}px; top: ${y}px; font-size: ${size}px; line-height: ${height}px; ` +
        `transform: ${turn}scaleX(${stretch})`;
    });
  }

  /** Places that lead to addresses. Where an element leads there, they're only for the mouse. */
  showLinks() {
    const leading = [...this.elements.entries.values()].filter((entry) => entry.element.role === 'link');
    const wanted = this.links.filter((link) => isLeading(link.url)).slice(0, 2000);
    this.anchors ??= [];
    while (this.anchors.length > wanted.length) this.anchors.pop().remove();
    wanted.forEach(({ url, m, target: [x, y, w, h], view }, index) => {
      const parent = view ? this.scrollers.get(view)?.content : this.layer;
      if (!parent) return;
      let anchor = this.anchors[index];
      if (!anchor) {
        anchor = this.anchors[index] = document.createElement('a');
        anchor.className = 'placed';
        anchor.target = '_blank';
        anchor.rel = 'noopener noreferrer';
      }
      if (anchor.parentElement !== parent) parent.append(anchor);
      if (anchor.getAttribute('href') !== url) {
        anchor.href = url;
        anchor.setAttribute('aria-label', url);
      }
      const [l, t, r, b] = mapped(m, [x, y, x + w, y + h]);
      place(anchor, l, t, r - l, b - t);
      const isDouble = leading.some(({ element: { inside, frame } }) =>
        (inside ?? 0) === view && frame[0] < r && frame[0] + frame[2] > l && frame[1] < b && frame[1] + frame[3] > t);
      anchor.tabIndex = isDouble ? -1 : 0;
      if (isDouble) anchor.setAttribute('aria-hidden', 'true');
      else anchor.removeAttribute('aria-hidden');
    });
  }
}
