// SPDX-License-Identifier: Apache-2.0
// A file of the sources beside the views that its lines make.
import { make } from './nodes.js';
import { placeOf } from './record.js';
import { Rows } from './rows.js';

const lineHeight = 19;

export class Sources {
  known = new Map();
  file = null;
  line = 0;

  /**
   * @param acts `ask(file)` gives a promise of what the file says, `choose(view)`, `point(views)`.
   */
  constructor(node, acts) {
    Object.assign(this, { node, acts });
    this.choice = make('select', { 'aria-label': 'File' });
    this.note = make('p', { className: 'quiet', hidden: true });
    this.list = make('div', { className: 'code', tabIndex: 0, role: 'listbox', 'aria-label': 'Lines' });
    node.append(make('div', { className: 'head' }, this.choice), this.note, this.list);
    this.rows = new Rows(this.list, lineHeight, (text, index) => this.row(text, index + 1));
    this.choice.addEventListener('change', () => this.open(this.choice.value, 0));
    this.list.addEventListener('mousemove', (event) => this.acts.point(this.viewsAt(event)));
    this.list.addEventListener('mouseleave', () => this.acts.point([]));
    this.list.addEventListener('click', (event) => this.chooseLine(this.lineAt(event)));
    this.list.addEventListener('keydown', (event) => {
      const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      this.chooseLine(Math.min(this.rows.items.length, Math.max(1, this.line + by)));
    });
  }

  /** Shows which views there are, and where the chosen one was made. */
  show(record, chosen) {
    this.record = record;
    const { files } = record;
    if (this.choice.childElementCount !== files.length || files.some((file, i) => this.choice.options[i].value !== file)) {
      this.choice.replaceChildren(...files.map((file) => make('option', { value: file, textContent: file })));
    }
    const place = placeOf(chosen?.source);
    if (place) this.open(place.file, place.line, this.marked !== chosen.source);
    else this.open(this.file ?? files[0], this.line, false);
    this.marked = chosen?.source;
  }

  /** The sources have changed. */
  forget() {
    this.known.clear();
  }

  /** A promise of what a file says: `{path, text, fingerprint}`. */
  async sourceOf(file) {
    for (;;) {
      if (!this.known.has(file)) {
        const asked = this.acts.ask(file);
        this.known.set(file, asked);
        asked.catch(() => this.known.get(file) === asked && this.known.delete(file));
      }
      const source = this.known.get(file);
      const told = await source;
      // It may have been saved since it was read.
      if (this.known.get(file) === source) return told;
    }
  }

  /** A file says something else now; nothing is known of it where that isn't said. */
  set(file, source) {
    if (source === null) this.known.delete(file);
    else this.known.set(file, Promise.resolve(source));
  }

  async open(file, line, scrolls = true) {
    if (!file) return;
    Object.assign(this, { file, line });
    this.choice.value = file;
    let text = '';
    try {
      ({ text } = await this.sourceOf(file));
      this.note.hidden = true;
    } catch (error) {
      this.note.textContent = error.message;
      this.note.hidden = false;
    }
    if (this.file !== file) return;
    if (this.text !== text) {
      this.text = text;
      this.rows.set(text.split('\n'));
    } else this.rows.show();
    if (scrolls && this.line) this.rows.reveal(this.line - 1);
    this.nameActive();
  }

  nameActive() {
    if (this.line) this.list.setAttribute('aria-activedescendant', `line-${this.line}`);
    else this.list.removeAttribute('aria-activedescendant');
  }

  lineAt = (event) => Number(event.target.closest?.('[data-index]')?.dataset.index ?? -1) + 1;

  viewsAt(event) {
    const line = this.lineAt(event);
    return line ? this.record.ofLine(this.file, line, true) : [];
  }

  /** Chooses a view of a line: of several the next one each time. */
  chooseLine(line) {
    if (!line) return;
    const views = this.record.ofLine(this.file, line, true);
    this.line = line;
    if (views.length) {
      const at = views.indexOf(this.acts.chosen());
      this.acts.choose(views[(at + 1) % views.length]);
    } else {
      this.rows.reveal(line - 1);
      this.rows.show();
      this.nameActive();
    }
  }

  row(text, line) {
    const hasViews = this.record?.lines.has(`${this.file}:${line}`);
    const row = make('div', { id: `line-${line}`, className: 'text-line', role: 'option', 'aria-selected': String(line === this.line) },
      make('span', { className: 'number', textContent: line }), make('code', { textContent: text || ' ' }));
    row.classList.toggle('chosen', line === this.line);
    row.classList.toggle('has-views', Boolean(hasViews));
    return row;
  }
}
