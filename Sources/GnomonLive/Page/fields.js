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
      state.reveals = node.classList.contains('scrolled');
    }
    this.selected(entry);
  }

  /** Scrolls an editor until the line is in sight that the insertion point is in, once that is drawn where what was typed or pasted puts it. */
  reveal(entry, lines) {
    const state = this.state(entry), { node } = entry;
    if (!state.reveals || node !== document.activeElement) return;
    // The field is as long as its text: what it has scrolled by itself, before that was so, is taken back.
    node.scrollTop = 0;
    const line = lineAt(node.value, node.selectionEnd, lines), scroller = node.closest('.scroller');
    if (!line || !scroller) return;
    state.reveals = false;
    const top = line.y - margin, bottom = line.y + line.height + margin, { scrollTop, clientHeight } = scroller;
    if (bottom > scrollTop + clientHeight) scroller.scrollTop = bottom - clientHeight;
    else if (top < scrollTop) scroller.scrollTop = top;
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
    this.reveal(entry, lines);
  }
}

/** What is left in sight around the line that is typed in, in points. */
const margin = 24;

/** The drawn line that a place of a text lies in; undefined where what is drawn isn't that text yet. */
function lineAt(value, place, lines) {
  let end = 0;
  for (const line of lines) {
    const words = line.words.trim(), start = value.indexOf(words, end);
    if (start < 0) return undefined;
    end = start + words.length;
    if (place <= end) return line;
  }
  // Behind the last line there are only line breaks.
  return value.slice(end).trim() === '' ? lines.at(-1) : undefined;
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
