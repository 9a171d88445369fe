// SPDX-License-Identifier: Apache-2.0
// Fields that are typed into. The browser has the keyboard, the input method and the selection; the session the value.
import { widthOf } from './words.js';

export class Fields {
  /** @param tell Sends a message, and gives its number. */
  constructor(layer, elements, tell, signal) {
    this.elements = elements;
    this.tell = tell;
    this.states = new WeakMap();
    this.isQuiet = false;
    this.focusIsNew = false;
    this.sent = 0;
    const on = (type, act) => layer.addEventListener(type, (event) => {
      const entry = elements.entryOf(event.target);
      if (entry?.made.isField && entry.node === event.target) act.call(this, entry, event);
    });
    on('input', this.typed);
    on('compositionstart', this.beganComposing);
    on('compositionend', this.endedComposing);
    on('focusin', this.focused);
    on('focusout', this.unfocused);
    document.addEventListener('selectionchange', () => {
      const entry = elements.entryOf(document.activeElement);
      if (entry?.made.isField) this.selected(entry);
    }, { signal });
  }

  /** What was told of a field: its value, what is selected, the number of the last message, what is composed. */
  state(entry) {
    let state = this.states.get(entry.node);
    if (!state) {
      state = { value: '', from: 0, to: 0, sent: 0, composed: null };
      this.states.set(entry.node, state);
    }
    return state;
  }

  say(entry, message) {
    this.sent = this.state(entry).sent = this.tell({ ...message, element: entry.id });
  }

  // What people do

  typed(entry) {
    const state = this.state(entry), { node } = entry;
    if (state.composed) return this.compose(entry);
    const change = difference(state.value, node.value, node.selectionEnd);
    if (change) {
      this.say(entry, { t: 'edit', ...change });
      state.value = node.value;
      state.from = state.to = change.from + change.text.length;
    }
    this.selected(entry);
  }

  selected(entry) {
    const state = this.state(entry), { node } = entry;
    // Where the value is another, the message of that is still to come.
    if (state.composed || this.isQuiet || node.value !== state.value) return;
    const from = node.selectionStart, to = node.selectionEnd;
    if (from === null || (from === state.from && to === state.to)) return;
    state.from = from;
    state.to = to;
    this.say(entry, { t: 'select', from, to });
  }

  beganComposing(entry) {
    this.selected(entry);
    const { value, from, to } = this.state(entry);
    this.state(entry).composed = { base: value, from, to, shown: null };
  }

  /** Tells what the input method shows in place of what was selected when it began. */
  compose(entry) {
    const { composed } = this.state(entry), { value } = entry.node, { base } = composed;
    // Some input methods take words before the selection with them.
    const change = difference(base, value, entry.node.selectionEnd);
    if (change && (change.from < composed.from || change.to > composed.to)) {
      if (composed.shown) this.say(entry, { t: 'compose', text: '' });
      composed.from = Math.min(composed.from, change.from);
      composed.to = Math.max(composed.to, change.to);
      this.say(entry, { t: 'select', from: composed.from, to: composed.to });
    }
    const text = value.slice(composed.from, value.length - (base.length - composed.to));
    if (text === composed.shown) return;
    composed.shown = text;
    this.say(entry, { t: 'compose', text });
  }

  endedComposing(entry) {
    const state = this.state(entry), { node } = entry;
    if (!state.composed) return;
    this.compose(entry);
    this.say(entry, { t: 'commit' });
    state.value = node.value;
    state.from = state.to = state.composed.from + (state.composed.shown ?? '').length;
    state.composed = null;
    this.selected(entry);
  }

  focused(entry) {
    if (this.isQuiet) return;
    this.say(entry, { t: 'focus' });
    this.selected(entry);
  }

  unfocused(entry, event) {
    const next = this.elements.entryOf(event.relatedTarget);
    if (this.isQuiet || next?.made.isField || !document.hasFocus() || this.elements.fieldIsRemade) return;
    if (this.state(entry).composed) this.endedComposing(entry);
    this.sent = this.tell({ t: 'focus', element: null });
  }

  // What the session says

  /** Takes a scene's values, and the focus, as far as the session knows what was typed here. */
  update(scene, changes, seen) {
    // The browser tells of a new selection in its next frame only: until then the field is asked, so that what the
    // session says of an older one doesn't take its place.
    const typed = this.elements.entryOf(document.activeElement);
    if (typed?.made.isField) this.selected(typed);
    this.isQuiet = true;
    this.focusIsNew ||= changes.focus || this.elements.fieldIsRemade === true;
    this.elements.fieldIsRemade = false;
    for (const entry of this.elements.entries.values()) {
      if (entry.made.isField) this.settle(entry, seen);
    }
    if (this.focusIsNew && this.sent <= seen) {
      this.focusIsNew = false;
      this.moveFocus(scene.focus);
    }
    this.isQuiet = false;
  }

  settle(entry, seen) {
    const state = this.state(entry), { node, element } = entry;
    if (state.sent > seen || state.composed) return;
    const value = element.value ?? '';
    // Of a secret only the length is known.
    const isSame = element.role === 'secureField' ? [...value].length === [...node.value].length : value === node.value;
    if (!isSame) {
      node.value = value;
      state.from = node.selectionStart;
      state.to = node.selectionEnd;
      // The insertion point isn't where it was.
      this.focusIsNew ||= node === document.activeElement;
    }
    state.value = node.value;
  }

  moveFocus(focus) {
    const active = this.elements.entryOf(document.activeElement);
    if (!focus) {
      if (active?.made.isField) active.node.blur();
      return;
    }
    const entry = this.elements.entries.get(focus.element);
    if (!entry?.made.isField) return;
    const { node } = entry, state = this.state(entry);
    if (active !== entry) node.focus({ preventScroll: true });
    if (state.composed || focus.from === undefined) return;
    const { from, to } = focus;
    if (node.selectionStart !== from || node.selectionEnd !== to) node.setSelectionRange(from, to);
    state.from = node.selectionStart;
    state.to = node.selectionEnd;
  }

  /** Lays a field's own text over the drawn one, so that a click finds the letter that is seen there. */
  layOut(entry, lines) {
    const line = lines[0];
    const count = lines.reduce((sum, { words }) => sum + words.length, 0);
    if (!line || !count) return;
    const { node, made } = entry;
    const size = line.height * 0.84;
    const isLong = made.tag === 'textarea';
    const natural = lines.reduce((sum, { words }) => sum + widthOf(words, size), 0);
    const spacing = (lines.reduce((sum, { width }) => sum + width, 0) - natural) / count;
    const step = lines.length > 1 ? lines[1].y - line.y : line.height;
    const style = {
      font: `${size}px/${step}px system-ui, sans-serif`, letterSpacing: `${spacing.toFixed(3)}px`,
      textIndent: isLong ? '0' : `${line.x}px`,
      padding: isLong ? `${Math.max(0, line.y)}px 0 0 ${Math.max(0, line.x)}px` : '0',
    };
    const key = JSON.stringify(style);
    if (entry.layout !== key) Object.assign(node.style, style);
    entry.layout = key;
  }
}

/**
 * What has to be replaced in a text to make it another, behind which the insertion point lies then; null for nothing.
 * No pair of surrogates is taken apart.
 */
export function difference(before, after, caret) {
  if (before === after) return null;
  const end = caret ?? after.length;
  const most = Math.min(before.length, after.length);
  let tail = 0;
  while (tail < Math.min(most, after.length - end) && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  let head = 0;
  while (head < most - tail && before[head] === after[head]) head += 1;
  const isLow = (unit) => unit >= '\udc00' && unit <= '\udfff';
  if (head && (isLow(before[head]) || isLow(after[head]))) head -= 1;
  if (tail && isLow(after.at(-tail))) tail -= 1;
  return { from: head, to: before.length - tail, text: after.slice(head, after.length - tail) };
}
