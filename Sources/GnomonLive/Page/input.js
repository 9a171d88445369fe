// SPDX-License-Identifier: Apache-2.0
// Pointers, wheels and keys.
import { amount, can, isAdjustable } from './roles.js';

/** How far a mouse may move on a text before it selects. */
const slack = 4;
const pause = 150;
/** How far a finger goes along a row until that shows what it offers. */
const swipe = 30;
/** Where Control does what Command does on Apple's machines. */
const isApple = /Mac|iPhone|iPad|iPod/.test(navigator.userAgentData?.platform || navigator.platform);
/** What the browser does itself with Control: copies, pastes, cuts, selects all and finds. */
const isOfBrowser = ({ key }) => /^[cvxaf]$/i.test(key ?? '');
/** What a browser would do beside what the view does: undo in a field that was left, and save the page. */
const isOfView = ({ key }) => /^[zys]$/i.test(key);
const scrolling = new Set([
  ' ', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End', '/', "'",
]);

export class Input {
  /** @param scope The node that says which way the view is written, until `signal` ends all. */
  constructor(stage, elements, scrollers, grips, tell, scope, signal) {
    Object.assign(this, { stage, elements, scrollers, grips, tell, scope });
    /** The pointer that is down, and one that has gone down on a text and may select it. */
    this.held = null;
    this.pending = null;
    /** The action of a row on which it has gone down. */
    this.chosen = null;
    this.waiting = null;
    this.keys = new Map();
    const on = (target, type, act, options) => target.addEventListener(type, act.bind(this), { ...options, signal });
    on(stage, 'pointerdown', this.down);
    on(stage, 'pointermove', this.move);
    on(stage, 'pointerup', this.up);
    on(stage, 'pointercancel', this.cancel);
    on(stage, 'pointerleave', this.leave);
    on(stage, 'mousedown', this.keepFocus);
    on(stage, 'dragstart', (event) => event.preventDefault());
    on(stage, 'contextmenu', this.contextMenu);
    on(stage, 'wheel', this.wheel, { passive: true });
    on(stage, 'click', this.click);
    on(stage, 'input', this.changed);
    on(stage, 'change', this.changed);
    on(window, 'keydown', this.keyDown);
    on(window, 'keyup', this.keyUp);
    on(window, 'blur', this.releaseKeys);
  }

  place({ clientX, clientY }) {
    const { left, top } = this.stage.getBoundingClientRect();
    return { x: tidy(clientX - left), y: tidy(clientY - top) };
  }

  // Pointers

  down(event) {
    if (!event.isPrimary || (event.button !== 0 && event.button !== 2) || this.held) return;
    const { target } = event;
    if (this.isField(target) || isOnScrollbar(event)) return;
    if (target.closest('.offered')) {
      this.chosen = target;
      return;
    }
    this.elements.withdraw();
    if (target.closest('a') && (event.ctrlKey || event.metaKey)) return;
    const isText = isSelectable(target) && !this.grips.at(event);
    if (isText && event.button === 2 && !getSelection().isCollapsed) return;
    this.send();
    if (isText && event.pointerType === 'mouse' && event.button === 0) {
      this.pending = { id: event.pointerId, x: event.clientX, y: event.clientY };
      return;
    }
    this.held = { id: event.pointerId, button: event.button, target, x: event.clientX, y: event.clientY };
    this.stage.setPointerCapture(event.pointerId);
    this.say('down', event);
  }

  move(event) {
    if (this.held?.id === event.pointerId) return this.later('move', event);
    if (this.pending?.id === event.pointerId) {
      if (Math.hypot(event.clientX - this.pending.x, event.clientY - this.pending.y) > slack) this.pending = null;
      return;
    }
    if (event.pointerType === 'mouse' && event.buttons === 0) this.later('hover', event);
  }

  up(event) {
    const { chosen } = this;
    this.chosen = null;
    if (chosen && chosen === event.target && chosen.closest('.offered')) {
      this.elements.withdraw();
      this.act(this.elements.entryOf(chosen), 'named', chosen.dataset.name);
      return;
    }
    if (this.pending?.id === event.pointerId) {
      this.pending = null;
      this.say('down', event);
      this.say('up', event);
    }
    if (this.held?.id !== event.pointerId) return;
    this.send();
    const row = this.grips.isHeld ? null : this.swiped(event);
    this.say(row ? 'cancel' : 'up', event);
    this.held = null;
    if (row) this.elements.offer(row);
  }

  /** The row with actions of its own that a finger has gone along. */
  swiped({ pointerType, clientX, clientY }) {
    const { target, x, y } = this.held;
    const dx = Math.abs(clientX - x), dy = Math.abs(clientY - y);
    return pointerType !== 'mouse' && dx >= swipe && dx > 2 * dy ? this.elements.rowOf(target, x, y) : null;
  }

  cancel(event) {
    this.pending = null;
    if (this.held?.id !== event.pointerId) return;
    this.send();
    this.say('cancel', event);
    this.held = null;
  }

  leave(event) {
    if (event.pointerType !== 'mouse' || this.held) return;
    this.waiting = null;
    this.say('leave', event);
  }

  say(kind, event) {
    const held = modifiers(event);
    const device = kind === 'down' && event.pointerType === 'mouse' ? { device: 'mouse' } : null;
    this.tell({
      t: 'pointer', kind, ...this.place(event), button: this.held?.button ?? 0, ...device,
      ...(held.length && { modifiers: held }),
    });
  }

  /** Moves are told once a frame. */
  later(kind, event) {
    if (!this.waiting) requestAnimationFrame(() => this.send());
    this.waiting = { kind, event };
  }

  send() {
    const waiting = this.waiting;
    this.waiting = null;
    if (waiting) this.say(waiting.kind, waiting.event);
  }

  /** A field that is typed into keeps the focus where something else is clicked, unless that takes it. */
  keepFocus(event) {
    const { target } = event;
    if (this.isField(target) || isOnScrollbar(event)) return;
    if (isSelectable(target)) {
      if (this.grips.at(event)) event.preventDefault();
      return;
    }
    if (!this.isField(document.activeElement)) return;
    getSelection()?.removeAllRanges();
    event.preventDefault();
  }

  contextMenu(event) {
    const { target } = event;
    const isText = isSelectable(target) && !getSelection().isCollapsed;
    if (this.grips.touched) return event.preventDefault();
    if (event.shiftKey || this.isField(target) || isText || target.closest('a')) return;
    event.preventDefault();
  }

  isField = (node) => Boolean(node?.classList?.contains('field'));

  // Wheels

  wheel(event) {
    if (event.ctrlKey) return;
    const unit = [1, 16, innerHeight][event.deltaMode];
    const dx = event.deltaX * unit, dy = event.deltaY * unit;
    if (this.isScrolled(event.target, dx, dy)) return;
    if (!this.turned) requestAnimationFrame(() => this.sendWheel(false));
    const { dx: x = 0, dy: y = 0 } = this.turned ?? {};
    this.turned = { ...this.place(event), dx: tidy(x + dx), dy: tidy(y + dy) };
    this.wheelPlace = this.place(event);
    clearTimeout(this.wheelTimer);
    this.wheelTimer = setTimeout(() => this.sendWheel(true), pause);
  }

  sendWheel(last) {
    if (!this.turned && !last) return;
    this.tell({ t: 'wheel', ...(this.turned ?? { ...this.wheelPlace, dx: 0, dy: 0 }), last });
    this.turned = null;
  }

  /** Whether the browser scrolls something there. */
  isScrolled(target, dx, dy) {
    for (let node = target.closest('.scroller'); node; node = node.parentElement?.closest('.scroller')) {
      const { classList: axes, scrollLeft: x, scrollTop: y } = node;
      const restX = node.scrollWidth - node.clientWidth, restY = node.scrollHeight - node.clientHeight;
      if (axes.contains('v') && ((dy < 0 && y > 0) || (dy > 0 && y < restY - 0.5))) return true;
      if (axes.contains('h') && ((dx < 0 && x > 0) || (dx > 0 && x < restX - 0.5))) return true;
      // One that has come to its end still holds what was turned for it.
      if ((axes.contains('v') && dy && restY > 0.5) || (axes.contains('h') && dx && restX > 0.5)) return true;
    }
    return false;
  }

  // What somebody does who doesn't point

  click(event) {
    const anchor = event.target.closest('a');
    // The session knows of a click that was pointed; it opens addresses itself.
    if (anchor && event.detail !== 0 && !event.ctrlKey && !event.metaKey && event.button === 0) event.preventDefault();
    if (anchor || event.detail !== 0) return;
    const entry = this.elements.entryOf(event.target);
    if (!entry || entry.made.isField || entry.made.tag === 'select') return;
    event.preventDefault();
    if (event.target.classList.contains('named')) this.act(entry, 'named', event.target.dataset.name);
    else if (entry.made.acts && entry.made.type !== 'range') this.act(entry, 'activate');
  }

  changed(event) {
    const entry = this.elements.entryOf(event.target);
    if (!entry) return;
    const { element, made, node } = entry;
    if (made.tag === 'select' && event.type === 'change') {
      if (node.value !== element.value) this.act(entry, 'choose', node.value);
      node.value = element.value ?? '';
    } else if (made.type === 'range' && event.type === 'input') {
      const before = amount(element.value);
      this.act(entry, Number(node.value) >= (Number.isNaN(before) ? 50 : before) ? 'increment' : 'decrement');
      node.value = Number.isNaN(before) ? 50 : before;
    }
  }

  act(entry, action, name) {
    if (entry.element.disabled) return;
    this.tell({ t: 'action', element: entry.id, action, ...(name === undefined ? {} : { name }) });
  }

  // Keys

  keyDown(event) {
    if (event.isComposing || event.keyCode === 229) return;
    const { key } = event, active = document.activeElement;
    if (['Tab', 'Dead', 'Process', 'Unidentified'].includes(key)) return;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const entry = this.stage.contains(active) ? this.elements.entryOf(active) : null;
    if (!entry && active !== document.body && !active?.classList.contains('scroller')) return;
    if (key === 'Escape' && this.escape(event)) return;
    if (this.elements.modals.key(event, (...what) => this.act(...what), this.scope.dir === 'rtl')) return;
    if (entry?.made.isField) {
      const isEnter = key === 'Enter' && (entry.made.tag === 'input' || event.ctrlKey || event.metaKey);
      if (!isEnter && key !== 'Escape') return;
      event.preventDefault();
    } else if (entry && isPlain && this.use(entry, event)) return;
    // A scroll view that has the focus is scrolled by the browser.
    if (isPlain && scrolling.has(key) && active.classList.contains('scroller')) return;
    // What is selected is copied by the browser.
    if ((event.ctrlKey || event.metaKey) && /^[cx]$/i.test(key) && String(getSelection())) return;
    if (isPlain && scrolling.has(key) && (active === document.body || entry)) event.preventDefault();
    if (isOfView(event) && !event.altKey && (isApple ? event.metaKey : event.ctrlKey || event.metaKey)) {
      event.preventDefault();
    }
    this.keys.set(event.code, key);
    this.tell({ t: 'key', phase: event.repeat ? 'repeat' : 'down', key, modifiers: modifiers(event) });
  }

  /** Leaves what covers the view. */
  escape(event) {
    const { modal } = this.elements;
    if (!modal || !can(modal.element, 'escape')) return false;
    event.preventDefault();
    this.act(modal, 'escape');
    return true;
  }

  /** Uses an element by a key; false where the key isn't for it. */
  use(entry, event) {
    const { key } = event, { made, element } = entry;
    if (element.role === 'menuButton' && (key === 'ArrowDown' || key === 'ArrowUp')) {
      event.preventDefault();
      this.act(entry, 'activate');
      return true;
    }
    if (made.tag === 'button' || event.target.classList.contains('named')) return key === 'Enter' || key === ' ';
    if (made.tag === 'select') return true;
    if (isAdjustable(element) || made.type === 'range') {
      const isForward = { ArrowUp: true, PageUp: true, ArrowDown: false, PageDown: false }[key] ??
        { ArrowRight: this.scope.dir !== 'rtl', ArrowLeft: this.scope.dir === 'rtl' }[key];
      if (isForward !== undefined) {
        event.preventDefault();
        this.act(entry, isForward ? 'increment' : 'decrement');
        return true;
      }
    }
    if ((key === 'Enter' || key === ' ') && made.acts) {
      if (made.type === 'checkbox' && key === ' ') return true;
      event.preventDefault();
      if (made.type === 'checkbox' || can(element, 'activate')) this.act(entry, 'activate');
      return true;
    }
    return false;
  }

  keyUp(event) {
    const key = this.keys.get(event.code);
    if (key === undefined) return;
    this.keys.delete(event.code);
    this.tell({ t: 'key', phase: 'up', key, modifiers: modifiers(event) });
  }

  releaseKeys() {
    for (const key of this.keys.values()) this.tell({ t: 'key', phase: 'up', key, modifiers: [] });
    this.keys.clear();
  }
}

function modifiers(event) {
  const held = { shift: event.shiftKey, control: event.ctrlKey, option: event.altKey, command: event.metaKey };
  held.capsLock = event.getModifierState('CapsLock');
  held.asCommand = !isApple && event.ctrlKey && !event.metaKey && !event.getModifierState('AltGraph') &&
    !isOfBrowser(event);
  return Object.keys(held).filter((name) => held[name]);
}

const isSelectable = (node) => Boolean(node.closest?.('.words > span') && !node.closest('.fixed'));

function isOnScrollbar(event) {
  const { target } = event;
  if (!target.classList.contains('scroller')) return false;
  const { left, top } = target.getBoundingClientRect();
  return event.clientX - left >= target.clientWidth || event.clientY - top >= target.clientHeight;
}

const tidy = (value) => Math.round(value * 100) / 100;
