// SPDX-License-Identifier: Apache-2.0
// The literals of the chosen view's lines as sliders and fields. What is moved is shown at once, and saved when it's let go.
import { literalsOf, numberText, quoted, rangeOf } from './literals.js';
import { make } from './nodes.js';
import { placeOf } from './record.js';

/** A change that nobody shows any more isn't waited for any longer, in milliseconds. */
const patience = 700;

export class Values {
  file = null;
  line = 0;
  text = null;
  /** What is shown and not saved, by its place in the saved text. */
  pending = new Map();
  literals = [];
  /** What takes back what was saved: `{file, edits}`. */
  undoable = [];
  isBusy = false;
  isDirty = false;
  maySave = false;

  /**
   * @param acts `textOf(file)` gives a promise of the saved text, `shown()` one that ends with the next program's first scene,
   *   `saved(file, text)` is told what a file says now.
   */
  constructor(node, status, acts) {
    Object.assign(this, { node, status, acts });
    this.note = make('p', { className: 'wrong', role: 'alert', hidden: true });
    this.bar = make('div', { className: 'unsaved', hidden: true },
      make('span', { textContent: 'Shown, not saved.' }),
      make('button', { type: 'button', textContent: 'Save', onclick: () => this.allow() }),
      make('button', { type: 'button', textContent: 'Take back', onclick: () => this.takeBack() }));
    this.undo = make('button', { type: 'button', textContent: 'Undo', hidden: true, onclick: () => this.undoLast() });
    this.list = make('div', { className: 'values-list' });
    this.title = make('p', { className: 'quiet' });
    node.append(make('div', { className: 'head' }, this.title, this.undo), this.note, this.bar, this.list);
  }

  /** Shows the literals of a view's lines. Those that are there stay as they are where the text does. */
  async show(chosen) {
    const place = placeOf(chosen?.source);
    if (!place) {
      this.title.textContent = 'Choose a view whose line is known.';
      this.list.replaceChildren();
      this.file = null;
      return;
    }
    let text;
    try {
      text = await this.acts.textOf(place.file);
    } catch (error) {
      return this.say(error.message);
    }
    const isSame = this.file === place.file && this.text === text;
    if (isSame && this.line === place.line) return;
    // What isn't saved belongs to the text as it was.
    if (!isSame) this.pending.clear();
    if (this.file !== place.file) this.status.prepare(place.file);
    Object.assign(this, { file: place.file, line: place.line, text });
    this.build();
  }

  build() {
    this.say('');
    const literals = (this.literals = literalsOf(this.text, this.line));
    this.title.textContent = literals.length ? `${this.file}:${this.line}` : `${this.file}:${this.line} has no numbers, texts or names to change.`;
    this.list.replaceChildren(...literals.map((literal, index) => this.row(literal, index)));
    this.showBar();
  }

  row(literal, index) {
    const { label, kind, text, choices } = literal;
    const id = `value-${index}`;
    const now = this.pending.get(literal.offset)?.new ?? text;
    const controls = { number: () => this.number(literal, id, now), text: () => this.words(literal, id, now) };
    const make_ = controls[kind] ?? (() => this.choice(literal, id, now, choices ?? ['true', 'false']));
    return make('div', { className: 'value' }, make('label', { htmlFor: id, textContent: label, title: label }), ...make_());
  }

  number(literal, id, now) {
    const { value, least, most, step } = rangeOf({ ...literal, text: now });
    const slider = make('input', { type: 'range', id, min: least, max: most, step, value });
    const field = make('input', { type: 'number', value, step: literal.isWhole ? 1 : 'any', 'aria-label': `${literal.label}, number` });
    for (const [input, other] of [[slider, field], [field, slider]]) {
      const change = (saves) => {
        if (input.value === '' || !Number.isFinite(Number(input.value))) return;
        other.value = input.value;
        this.change(literal, numberText(Number(input.value), literal), saves);
      };
      input.addEventListener('input', () => change(false));
      input.addEventListener('change', () => change(true));
    }
    return [slider, field];
  }

  words(literal, id, now) {
    const field = make('input', { type: 'text', id, value: now.slice(1, -1), spellcheck: false });
    field.addEventListener('input', () => this.change(literal, quoted(field.value), false));
    field.addEventListener('change', () => this.change(literal, quoted(field.value), true));
    return [field];
  }

  choice(literal, id, now, choices) {
    const field = make('select', { id }, ...choices.map((name) => make('option', { value: name, textContent: name, selected: name === now })));
    field.addEventListener('change', () => this.change(literal, field.value, true));
    return [field];
  }

  // Changes

  change({ offset, text }, now, saves) {
    if (now === text) this.pending.delete(offset);
    else this.pending.set(offset, { offset, old: text, new: now });
    if (saves && (this.maySave || this.status.saves)) this.save();
    else {
      this.isDirty = true;
      this.draw();
      if (saves) this.showBar();
    }
  }

  /** What is changed of the saved text, from its beginning on. */
  get edits() {
    return [...this.pending.values()].sort((a, b) => a.offset - b.offset);
  }

  /** Shows what is changed, one state after the other: those in between are left out. */
  async draw() {
    if (this.isBusy) return;
    this.isBusy = true;
    while (this.isDirty) {
      this.isDirty = false;
      const shown = this.acts.shown();
      try {
        await this.status.edit(this.file, this.edits, false);
      } catch (error) {
        this.fail(error);
        break;
      }
      await Promise.race([shown, new Promise((go) => setTimeout(go, patience))]);
    }
    this.isBusy = false;
  }

  async save() {
    const { file, edits, text } = this;
    this.isDirty = false;
    if (!edits.length) return this.takeBack();
    try {
      await this.status.edit(file, edits, true);
    } catch (error) {
      return this.fail(error);
    }
    let shift = 0;
    const back = edits.map(({ offset, old, new: now }) => {
      const edit = { offset: offset + shift, old: now, new: old };
      shift += now.length - old.length;
      return edit;
    });
    this.undoable.push({ file, edits: back });
    this.isSaved(file, applied(text, edits), edits);
  }

  /**
   * A file says something else now.
   *
   * @param edits What of the text before is another; what somebody has changed since stays changed.
   */
  isSaved(file, text, edits) {
    this.acts.saved(file, text);
    if (this.file !== file) return this.showBar();
    this.pending = rebased(this.pending, edits);
    this.text = text;
    const literals = literalsOf(text, this.line);
    const isAlike = literals.length === this.literals.length
      && literals.every(({ kind, label }, i) => kind === this.literals[i].kind && label === this.literals[i].label);
    // The controls stay where they can: one of them is in use.
    if (isAlike) literals.forEach((literal, i) => Object.assign(this.literals[i], literal));
    else this.build();
    this.showBar();
  }

  async undoLast() {
    const last = this.undoable.pop();
    if (!last) return;
    try {
      await this.status.edit(last.file, last.edits, true);
      this.isSaved(last.file, applied(await this.acts.textOf(last.file), last.edits), last.edits);
      if (this.file === last.file) this.build();
    } catch (error) {
      this.fail(error);
    }
    this.showBar();
  }

  /** Somebody has said that the page may change files. */
  allow() {
    this.maySave = true;
    this.save();
  }

  takeBack() {
    this.pending.clear();
    this.isDirty = true;
    this.draw();
    this.build();
  }

  /** The file isn't what it was: what is shown is what it says. */
  fail(error) {
    this.pending.clear();
    this.isDirty = false;
    this.acts.saved(this.file, null);
    this.text = null;
    this.say(`It isn't changed: ${error.message}`);
    this.showBar();
  }

  say(words) {
    this.note.textContent = words;
    this.note.hidden = words === '';
  }

  showBar() {
    this.bar.hidden = this.pending.size === 0 || this.maySave || this.status.saves;
    this.undo.hidden = this.undoable.length === 0;
  }
}

/** Changes of a text as changes of the text after edits: those that are among the edits are done. */
function rebased(pending, edits) {
  const result = new Map();
  for (const { offset, old, new: now } of pending.values()) {
    const done = edits.find((edit) => edit.offset === offset);
    if (done?.new === now) continue;
    const shift = edits.reduce((sum, edit) => (edit.offset < offset ? sum + edit.new.length - edit.old.length : sum), 0);
    result.set(offset + shift, { offset: offset + shift, old: done?.new ?? old, new: now });
  }
  return result;
}

/** A text after edits, which are told by places in it and follow each other. */
function applied(text, edits) {
  let result = '', at = 0;
  for (const { offset, old, new: now } of edits) {
    result += text.slice(at, offset) + now;
    at = offset + old.length;
  }
  return result + text.slice(at);
}
