// SPDX-License-Identifier: Apache-2.0
// The tree of views: folded, searched, walked through by keys.
import { make } from './nodes.js';
import { label, placeOf, size } from './record.js';
import { Rows } from './rows.js';

const rowHeight = 24;
const deepest = 24;

export class Outline {
  folded = new Set();
  hits = new Set();
  /** The views that were drawn otherwise in the last frame. */
  changed = new Set();

  /**
   * @param acts `choose(view)` and `point(view)`, which takes null where the pointer leaves.
   */
  constructor(node, acts) {
    Object.assign(this, { node, acts });
    this.rows = new Rows(node, rowHeight, (view, index) => this.row(view, index));
    node.addEventListener('mousemove', (event) => acts.point(this.rows.itemOf(event)));
    node.addEventListener('mouseleave', () => acts.point(null));
    node.addEventListener('click', (event) => {
      const view = this.rows.itemOf(event);
      if (!view) return;
      if (event.target.classList.contains('fold') && view.below.length) this.fold(view, !this.isFolded(view));
      else acts.choose(view);
    });
    node.addEventListener('keydown', (event) => this.press(event));
  }

  nameOf = (view) => this.record.keyOf(view).names;
  isFolded = (view) => this.folded.size > 0 && this.folded.has(this.nameOf(view));

  show(record, chosen) {
    this.record = record;
    this.chosen = chosen;
    this.list();
  }

  list() {
    const rows = [];
    let hiddenBelow = Infinity;
    for (const view of this.record.order) {
      if (view.depth > hiddenBelow) continue;
      hiddenBelow = this.isFolded(view) ? view.depth : Infinity;
      view.row = rows.length;
      rows.push(view);
    }
    this.rows.set(rows);
    this.nameActive();
  }

  fold(view, isFolded) {
    if (isFolded) this.folded.add(this.nameOf(view));
    else this.folded.delete(this.nameOf(view));
    this.list();
  }

  choose(view, scrolls = true) {
    this.chosen = view;
    if (view && this.folded.size) {
      for (const each of this.record.path(view).slice(0, -1)) this.folded.delete(this.nameOf(each));
      this.list();
    }
    if (view && scrolls) this.rows.reveal(view.row);
    this.rows.show();
    this.nameActive();
  }

  nameActive() {
    if (this.chosen && this.rows.items[this.chosen.row] === this.chosen) {
      this.node.setAttribute('aria-activedescendant', `view-${this.chosen.id}`);
    } else this.node.removeAttribute('aria-activedescendant');
  }

  /** Marks the view that is pointed at. */
  point(view) {
    this.over = view;
    for (const row of this.rows.box.children) row.classList.toggle('over', view !== null && row.id === `view-${view.id}`);
  }

  /** Marks the views with some words in their type, text or line, and gives them. */
  search(words, record = this.record) {
    const wanted = words.toLowerCase().trim();
    const found = wanted === '' ? [] : record.order.filter((view) =>
      `${label(view)} ${view.source ?? ''}`.toLowerCase().includes(wanted));
    this.hits = new Set(found);
    if (record === this.record) this.rows.show();
    return found;
  }

  row(view, index) {
    const hasMore = view.below.length > 0, isFolded = hasMore && this.isFolded(view);
    const rail = make('span', { className: 'rail' });
    rail.style.width = `${Math.min(view.depth, deepest) * 12}px`;
    const row = make('div', {
      id: `view-${view.id}`, className: `view ${view.kind}`, role: 'treeitem', 'aria-level': view.depth + 1,
      'aria-selected': String(view === this.chosen), 'aria-expanded': hasMore ? String(!isFolded) : null,
      'aria-posinset': view.place ?? 1,
      'aria-setsize': view.above ? view.above.below.length : 1,
    }, rail, make('span', { className: 'fold', 'aria-hidden': 'true', textContent: hasMore ? (isFolded ? '▸' : '▾') : '' }),
    make('b', { textContent: view.view }), view.text ? make('q', { textContent: view.text.slice(0, 60) }) : null,
    this.record.faulty.has(view.id) ? make('span', { className: 'doubt', textContent: '⚠', title: 'Has a finding' }) : null,
    make('span', { className: 'space' }),
    make('span', { className: 'lengths', textContent: size(...view.answer) }),
    make('span', { className: 'line', textContent: placeOf(view.source)?.line ?? '', title: view.source ?? '' }));
    row.classList.toggle('chosen', view === this.chosen);
    row.classList.toggle('over', view === this.over);
    row.classList.toggle('hit', this.hits.has(view));
    row.classList.toggle('changed', this.changed.has(view.id));
    return row;
  }

  press(event) {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const { items } = this.rows, { chosen } = this;
    const at = chosen ? chosen.row : -1;
    const take = (view) => view && this.acts.choose(view);
    switch (event.key) {
      case 'ArrowDown': take(items[at + 1]); break;
      case 'ArrowUp': take(items[at - 1]); break;
      case 'Home': take(items[0]); break;
      case 'End': take(items.at(-1)); break;
      case 'ArrowRight':
        if (!chosen?.below.length) return;
        if (this.isFolded(chosen)) this.fold(chosen, false);
        else take(chosen.below[0]);
        break;
      case 'ArrowLeft':
        if (chosen?.below.length && !this.isFolded(chosen)) this.fold(chosen, true);
        else take(chosen?.above);
        break;
      default: return;
    }
    event.preventDefault();
  }
}
