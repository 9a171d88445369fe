// SPDX-License-Identifier: Apache-2.0
// What covers the view: where the focus goes when a sheet or a menu comes, and when it has gone; and the keys of menus.
import { can } from './roles.js';

/** How long letters of one word may be apart, in milliseconds. */
const pause = 700;

export class Modals {
  /** Those that are open, the topmost last, with what had the focus before each. */
  all = [];
  letters = '';
  lettersTime = 0;

  constructor(elements) {
    this.elements = elements;
  }

  clear() {
    this.all = [];
  }

  get top() {
    return this.elements.modal;
  }

  /**
   * Moves the focus into what has come, and back where it was when that has gone.
   *
   * @param entry The topmost.
   * @param before The number of the element that had the focus.
   * @param isByKey Whether somebody goes by keys.
   */
  show(entry, before, isByKey) {
    const id = entry?.id ?? null;
    if (id === (this.all.at(-1)?.id ?? null)) return;
    const at = this.all.findIndex((other) => other.id === id);
    if (id === null || at >= 0) {
      const gone = this.all.splice(at + 1).reverse();
      if (document.activeElement !== document.body) return;
      const back = gone.map((other) => this.elements.entries.get(other.before)).find(Boolean);
      (back ?? entry)?.node.focus({ preventScroll: true });
      return;
    }
    this.all.push({ id, before });
    if (entry.node.contains(document.activeElement)) return;
    const first = entry.made.isMenu && isByKey ? this.items(entry)[0] : null;
    (first ?? entry.node).focus({ preventScroll: true });
  }

  items({ node }) {
    return [...node.querySelectorAll('[role^="menuitem"]')];
  }

  /** Goes through a menu by a key; false where there's none, or the key isn't for it. */
  key(event, act, isRightToLeft) {
    const { top } = this;
    if (!top?.made.isMenu || event.ctrlKey || event.metaKey || event.altKey) return false;
    const items = this.items(top), { key } = event;
    if (!items.length) return false;
    const at = items.indexOf(document.activeElement);
    const ahead = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
    const go = (place) => items.at(place % items.length).focus({ preventScroll: true });
    if (key === 'ArrowDown') go(at + 1);
    else if (key === 'ArrowUp') go(at <= 0 ? -1 : at - 1);
    else if (key === 'Home' || key === 'PageUp') go(0);
    else if (key === 'End' || key === 'PageDown') go(-1);
    else if (key === ahead) {
      if (items[at]?.getAttribute('aria-haspopup')) act(this.elements.entryOf(items[at]), 'activate');
    } else if (key === 'ArrowLeft' || key === 'ArrowRight') {
      if (this.all.length > 1 && can(top.element, 'escape')) act(top, 'escape');
    } else if ([...key].length === 1 && (key !== ' ' || (this.letters && event.timeStamp - this.lettersTime < pause))) {
      this.find(event, items, at);
    } else return false;
    event.preventDefault();
    return true;
  }

  /** Goes to the next item that begins with what is typed. */
  find({ key, timeStamp }, items, at) {
    if (timeStamp - this.lettersTime > pause) this.letters = '';
    this.lettersTime = timeStamp;
    this.letters += key.toLowerCase();
    // The same letter again and again goes from one to the next.
    const isOne = [...this.letters].every((letter) => letter === this.letters[0]);
    const start = isOne ? this.letters[0] : this.letters;
    const from = isOne ? at + 1 : Math.max(at, 0);
    const order = items.map((_, i) => items[(from + i) % items.length]);
    const nameOf = (item) => (this.elements.entryOf(item)?.element.label ?? '').toLowerCase();
    order.find((item) => nameOf(item).startsWith(start))?.focus({ preventScroll: true });
  }
}
