// SPDX-License-Identifier: Apache-2.0
// The literals of the chosen view's lines as sliders and fields. What is moved is shown at once, and saved when it's let go.
import { literalsOf, numberText, quoted, rangeOf, unquoted } from './literals.js';
import { make } from './nodes.js';
import { placeOf } from './record.js';

/** What nobody shows isn't waited for any longer, in milliseconds. */
const patience = 700;
/** So many literals have controls. */
const mostRows = 200;

/** A file as it's saved, with what is shown of it and isn't saved. One thing is asked for after the other. */
class EditedFile {
  /** What is shown and not saved, by its place in the saved text. */
  pending = new Map();
  isDirty = false;
  wantsSaving = false;
  isBusy = false;

  constructor(file, source, owner) {
    Object.assign(this, { file, ...source, owner });
  }

  /** What is changed of the saved text, from its beginning on. */
  get edits() {
    return [...this.pending.values()].sort((a, b) => a.offset - b.offset);
  }

  change({ offset, text }, now) {
    if (now === text) this.pending.delete(offset);
    else this.pending.set(offset, { offset, old: text, new: now });
    this.isDirty = true;
  }

  takeBack() {
    this.pending.clear();
    this.isDirty = true;
    this.wantsSaving = false;
    return this.work();
  }

  save() {
    this.wantsSaving = true;
    return this.work();
  }

  /** Shows what is changed, or saves it: the newest state after each answer. States in between are left out. */
  async work() {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      while (this.isDirty || this.wantsSaving) {
        if (this.wantsSaving && this.pending.size) await this.saveNow();
        else await this.showNow();
      }
    } catch (error) {
      this.owner.fail(this, error);
    } finally {
      this.isBusy = false;
    }
  }

  async showNow() {
    this.isDirty = this.wantsSaving = false;
    const shown = this.owner.acts.shown();
    await this.owner.status.edit(this.path, this.fingerprint, this.edits, false);
    // While something is saved soon, nobody looks.
    await Promise.race([shown, new Promise((go) => setTimeout(go, patience))]);
  }

  async saveNow() {
    this.isDirty = this.wantsSaving = false;
    const { edits, text } = this;
    const fingerprint = await this.owner.status.edit(this.path, this.fingerprint, edits, true);
    let shift = 0;
    const back = edits.map(({ offset, old, new: now }) => {
      const edit = { offset: offset + shift, old: now, new: old };
      shift += now.length - old.length;
      return edit;
    });
    this.owner.undoable.push({ file: this.file, path: this.path, fingerprint, edits: back });
    this.isSaved(applied(text, edits), fingerprint, edits);
  }

  /** The file says something else now. What somebody has changed since stays changed. */
  isSaved(text, fingerprint, edits) {
    this.pending = rebased(this.pending, edits);
    Object.assign(this, { text, fingerprint });
    if (this.pending.size) this.isDirty = true;
    this.owner.isSaved(this);
  }
}

export class Values {
  /** The file of the chosen view; null where there's none to be changed. */
  edited = null;
  line = 0;
  literals = [];
  /** What takes back what was saved. */
  undoable = [];
  asked = 0;
  maySave = false;

  /**
   * @param acts `sourceOf(file)` gives a promise of `{path, text, fingerprint}` of what is saved, `shown()` one that ends with the next
   *   program's first scene, `saved(file, source)` is told what a file says now; null where that isn't known.
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

  /** Whether somebody is at work here. */
  get isInUse() {
    return this.list.contains(document.activeElement) || this.edited?.pending.size > 0;
  }

  /** Shows the literals of a view's lines. Those that are there stay as they are where the text does. */
  async show(chosen, names) {
    const place = placeOf(chosen?.source), number = (this.asked += 1);
    if (!place) return this.showNone('Choose a view whose line is known.');
    // Lines are those of what was compiled.
    if (this.status.problem) return this.showNone('The sources can’t be compiled as they are. Values are here when they can.');
    let source;
    try {
      source = await this.acts.sourceOf(place.file);
    } catch (error) {
      return number === this.asked && this.showNone(error.message);
    }
    const { edited } = this;
    // What is being saved is newer than what was read meanwhile.
    if (number !== this.asked || (edited?.isBusy && edited.path === source.path && this.line === place.line)) return;
    const isSame = edited?.path === source.path && edited.text === source.text;
    if (isSame && this.line === place.line) return;
    if (edited?.path !== source.path) {
      this.leave();
      this.status.prepare(source.path);
    }
    // What isn't saved belongs to the text as it was.
    const isLost = edited?.path === source.path && edited.pending.size > 0 && !isSame;
    if (!isSame) this.edited = new EditedFile(place.file, source, this);
    this.line = place.line;
    this.names = names;
    this.build();
    if (isLost) this.say('The file was changed elsewhere: what was shown here and not saved isn’t kept.');
  }

  showNone(words) {
    this.leave();
    this.title.textContent = words;
    this.list.replaceChildren();
    this.literals = [];
    this.say('');
    this.showBar();
  }

  /** Nobody changes the file any more: what isn't saved is taken back. */
  leave() {
    const { edited } = this;
    this.edited = null;
    if (edited?.pending.size) edited.takeBack();
    this.showBar();
  }

  build() {
    const { edited } = this;
    this.say('');
    this.literals = literalsOf(edited.text, this.line, this.names);
    const place = `${edited.file}:${this.line}`;
    const more = this.literals.length > mostRows ? `, the first ${mostRows} of ${this.literals.length}` : '';
    this.title.textContent = this.literals.length ? place + more : `${place} has no numbers, texts or names to change.`;
    this.list.replaceChildren(...this.literals.slice(0, mostRows).map((literal, index) => this.row(literal, index)));
    this.showBar();
  }

  row(literal, index) {
    const { label, kind, text, choices } = literal;
    const id = `value-${index}`;
    const now = this.edited.pending.get(literal.offset)?.new ?? text;
    const controls = {
      number: () => this.number(literal, id, now), text: () => this.words(literal, id, now),
      truth: () => this.choice(literal, id, now, ['true', 'false']), name: () => this.choice(literal, id, now, choices),
    }[kind]();
    return make('div', { className: 'value' }, make('label', { htmlFor: id, textContent: label, title: label }), ...controls);
  }

  number(literal, id, now) {
    const { value, least, most, step } = rangeOf({ ...literal, text: now });
    const slider = make('input', { type: 'range', id, min: least, max: most, step, value });
    const field = make('input', { type: 'number', value, step: literal.isWhole ? 1 : 'any', 'aria-label': `${literal.label}, number` });
    for (const [input, other] of [[slider, field], [field, slider]]) {
      const change = (lets) => {
        const written = input.value === '' ? null : numberText(Number(input.value), literal);
        if (written === null) return;
        other.value = Number(written);
        if (lets) input.value = Number(written);
        this.change(literal, written, lets);
      };
      input.addEventListener('input', () => change(false));
      input.addEventListener('change', () => change(true));
    }
    return [slider, field];
  }

  words(literal, id, now) {
    const field = make('input', { type: 'text', id, value: unquoted(now), spellcheck: false });
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

  get savesAtOnce() {
    return this.maySave || this.status.saves;
  }

  /** @param lets Whether somebody has let go. */
  change(literal, now, lets) {
    const { edited } = this;
    if (!edited) return;
    this.say('');
    edited.change(literal, now);
    if (lets && this.savesAtOnce) edited.save();
    else edited.work();
    if (lets) this.showBar();
  }

  isSaved(edited) {
    this.acts.saved(edited.file, { path: edited.path, text: edited.text, fingerprint: edited.fingerprint });
    if (this.edited !== edited) return this.showBar();
    const literals = literalsOf(edited.text, this.line, this.names);
    const isAlike = literals.length === this.literals.length
      && literals.every(({ kind, label }, i) => kind === this.literals[i].kind && label === this.literals[i].label);
    // The controls stay where they can: one of them may be in use.
    if (isAlike) literals.forEach((literal, i) => Object.assign(this.literals[i], literal));
    else this.build();
    this.showBar();
  }

  async undoLast() {
    const last = this.undoable.at(-1);
    if (!last || this.edited?.isBusy) return;
    try {
      const { text } = await this.acts.sourceOf(last.file);
      const fingerprint = await this.status.edit(last.path, last.fingerprint, last.edits, true);
      this.undoable.pop();
      // The step before is of the text as it is again.
      const before = this.undoable.findLast(({ path }) => path === last.path);
      if (before) before.fingerprint = fingerprint;
      const back = applied(text, last.edits);
      if (this.edited?.path === last.path) {
        this.edited.isSaved(back, fingerprint, last.edits);
        this.build();
        this.edited.work();
      } else this.acts.saved(last.file, { path: last.path, text: back, fingerprint });
    } catch (error) {
      this.undoable = this.undoable.filter((each) => each !== last);
      this.say(`It isn't undone: ${error.message}`);
    }
    this.showBar();
  }

  /** Somebody has said that the page may change files. */
  allow() {
    this.maySave = true;
    this.edited?.save();
    this.showBar();
  }

  takeBack() {
    this.edited?.takeBack();
    if (this.edited) this.build();
  }

  /** The file isn't what it was, or can't be written: nothing of it is shown that it doesn't say. */
  fail(edited, error) {
    edited.pending.clear();
    edited.isDirty = edited.wantsSaving = false;
    this.status.edit(edited.path, edited.fingerprint, [], false).catch(() => {});
    this.acts.saved(edited.file, null);
    if (this.edited === edited) {
      const { line, names } = this;
      this.edited = null;
      this.list.replaceChildren();
      // What it says now.
      this.show({ source: `${edited.file}:${line}` }, names).then(() => this.say(`It isn't changed: ${error.message}`));
    }
    this.say(`It isn't changed: ${error.message}`);
    this.showBar();
  }

  say(words) {
    this.note.textContent = words;
    this.note.hidden = words === '';
  }

  showBar() {
    this.bar.hidden = !this.edited?.pending.size || this.savesAtOnce;
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
