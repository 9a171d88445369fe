// SPDX-License-Identifier: Apache-2.0
// Makes steps of what people do with a live view: of the messages that are told to its session.
import { Elements } from './finders.js';
import { amount, fieldRoles } from './roles.js';
import { changes } from './steps.js';

/** A finger that moves further drags, in points; one that stays longer holds, in milliseconds. */
const slack = 10;
const longest = 500;
/** Two taps within this time are one gesture where nothing there is tapped once. */
const twice = 350;
export const mostSteps = 500;
/** These keys do something only with others. */
const alone = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Fn']);
/** What leaves nothing else to be seen. */
const covers = new Set(['sheet', 'alert', 'menu']);

export class Recorder {
  /** What is done now, before it's a step. */
  pointer = null;
  /** The step that isn't over: what the screen was before, and what it was at once. */
  open = null;
  isOn = false;

  /**
   * @param changed Is called when the steps are others.
   * @param looks Whether it looks at what comes of a step.
   */
  constructor(view, steps, changed, looks = true) {
    Object.assign(this, { view, steps, changed, looks });
  }

  /** The view has been told something. */
  told(message, number) {
    if (!this.isOn) return;
    switch (message.t) {
      case 'pointer': this.point(message, number); break;
      case 'edit': case 'commit': case 'focus': this.type(message, number); break;
      case 'key': if (message.phase !== 'up') this.press(message, number); break;
      case 'action': this.act(message, number); break;
      case 'scroll': this.scroll(message, number); break;
      default: break;
    }
  }

  // Steps

  begin() {
    const elements = new Elements(this.view);
    this.settle(elements);
    this.drop();
    return elements;
  }

  /** What can be read, where somebody looks at what comes of a step. */
  stateOf(elements) {
    return this.looks ? elements.state() : null;
  }

  /** Keeps a step. What it changes is told as soon as it's seen. */
  add(step, elements, number, before = this.stateOf(elements), node = null) {
    if (this.steps.length >= mostSteps) return;
    if (step.target && this.open?.soon && !this.open.soon.find(step.target)) step.waits = true;
    this.steps.push(step);
    this.open = { step, before, number, node, soon: null };
    this.drawn = false;
    this.changed();
  }

  /** A scene has come: whether it has drawn something otherwise. */
  isDrawn(isOtherwise) {
    if (isOtherwise && this.open && this.view.seen >= this.open.number) this.drawn = true;
  }

  /** Something looks otherwise. */
  settle(elements = null) {
    const { open, view } = this;
    if (!this.isOn || !this.looks || !open || view.seen < open.number) return;
    // What comes by an animation comes at once in a test. What a finger does that is still down isn't the last step's.
    if ((view.scene.animates || this.pointer) && !elements) return;
    const now = elements ?? new Elements(view);
    open.soon ??= now;
    open.soonState ??= now.state();
    if (open.step.kind === 'scroll' || open.step.kind === 'focus') return;
    const state = now.state();
    const expected = changes(this.uncovered(open.before, state), state, open.soonState, open.step, open.before);
    this.refine(open, now);
    if (JSON.stringify(expected) === JSON.stringify(open.step.expected ?? [])) return;
    open.step.expected = expected;
    this.changed();
  }

  /** What is compared with: what a sheet or a menu covered with what it was before that came. */
  uncovered(before, state) {
    this.covered ??= new Map();
    const keys = (each) => [...each].filter(([, { target }]) => covers.has(target.finder)).map(([key]) => key);
    for (const key of keys(state)) if (!before.has(key) && !this.covered.has(key)) this.covered.set(key, before);
    const left = keys(before).find((key) => !state.has(key) && this.covered.has(key));
    return left === undefined ? before : this.covered.get(left);
  }

  /** Says what was done as a test does it, as soon as that is known: a switch is turned, a value is raised, or chosen. */
  refine({ step, node }, now) {
    if (step.kind !== 'tap' || !step.isAt || !node) return;
    // Its words may be others now.
    const element = now.all.find(({ id }) => id === node.id)?.element;
    const value = element?.value ?? '', old = node.element.value ?? '';
    if (element?.role === 'stepper') {
      // Many tell their value in their label.
      const [from, to] = [node.element, element].map((each) => amount(each.value ?? each.label));
      if (to !== from && !Number.isNaN(to - from)) step.kind = to > from ? 'increment' : 'decrement';
    }
    if (!element || value === old) return;
    if (element.role === 'toggle') delete step.isAt;
    else if (element.actions?.includes('choose') && element.options?.includes(value)) Object.assign(step, { kind: 'choose', name: value });
  }

  /** Leaves out the last step where it has done nothing: a test couldn't do it. */
  drop() {
    const { open } = this;
    if (!this.looks || !open?.step.mayDoNothing || this.drawn || open.step.expected?.length || this.view.seen < open.number) return;
    const at = this.steps.indexOf(open.step);
    if (at >= 0) this.steps.splice(at, 1);
    this.open = null;
    this.changed();
  }

  /** The last step, where it's of a kind and still open. */
  last(kind, target) {
    const step = this.steps.at(-1);
    return step && step === this.open?.step && step.kind === kind && JSON.stringify(step.target) === JSON.stringify(target) ? step : null;
  }

  // Pointers

  point(message, number) {
    const { kind, x, y } = message, now = performance.now();
    if (kind === 'down') {
      const elements = this.begin(), node = elements.used(x, y);
      // What is disabled takes nothing, and a test says so.
      if (node?.element.disabled) return;
      this.pointer = { x, y, now, node, elements, button: message.button, way: 0, target: node && elements.target(node), before: this.stateOf(elements) };
    } else if (kind === 'move' && this.pointer) {
      this.pointer.way = Math.max(this.pointer.way, Math.hypot(x - this.pointer.x, y - this.pointer.y));
    } else if (kind === 'cancel') this.pointer = null;
    else if (kind === 'up' && this.pointer) {
      const { pointer } = this;
      this.pointer = null;
      this.add(this.touch(pointer, x, y, now), pointer.elements, number, pointer.before, pointer.node);
    }
  }

  touch({ node, target, button, way, now: began, ...start }, x, y, now) {
    const seconds = Math.round((now - began) / 100) / 10;
    const [left, top, width, height] = node?.frame ?? [0, 0, 1, 1];
    const share = (px, py) => [(px - left) / (width || 1), (py - top) / (height || 1)];
    const mayDoNothing = !node || !node.element.actions?.includes('activate');
    const step = { target, x: start.x, y: start.y, ...(target && { at: share(start.x, start.y) }), ...(mayDoNothing && { mayDoNothing }) };
    if (button === 2) return { ...step, kind: 'secondaryClick' };
    if (way > slack) {
      const lengths = { dx: x - start.x, dy: y - start.y };
      return { ...step, ...lengths, kind: 'drag', ...(target && { from: step.at, to: share(x, y) }) };
    }
    if (seconds * 1000 >= longest) return { ...step, kind: 'longPress', seconds };
    const before = this.last('tap', target);
    if (before && target && now - this.tapped < twice && !node.element.actions?.includes('activate')) {
      this.steps.pop();
      return { ...step, kind: 'doubleTap' };
    }
    this.tapped = now;
    return { ...step, kind: 'tap', ...(target && isComposed(node, step.at) && { isAt: true }) };
  }

  // Typing

  type({ t, element: id, from, to, text }, number) {
    if (id === null) return;
    const typing = this.typing?.id === id ? this.typing : null;
    const elements = typing && t !== 'focus' && this.open?.step === typing.step ? null : this.begin();
    if (t === 'focus' || !typing || elements) {
      const node = elements.all.find((each) => each.id === id);
      const target = node && elements.target(node);
      if (!target || !fieldRoles.has(node.element.role)) return;
      const isSecret = node.element.role === 'secureField';
      // Of a secret that was there nobody knows the letters.
      this.typing = { id, target, isSecret, value: node.element.value ?? '', start: node.element.value ?? '', before: this.stateOf(elements) };
      if (t === 'focus') return this.add({ kind: 'focus', target }, elements, number);
    }
    const known = this.typing;
    if (t === 'edit') known.value = known.value.slice(0, from) + text + known.value.slice(to);
    else known.value = this.view.elements?.entries.get(id)?.node.value ?? known.value;
    const focus = this.last('focus', known.target);
    if (focus) this.steps.pop();
    const step = this.typed(known);
    if (known.step && this.open?.step === known.step) {
      Object.assign(known.step, { clears: undefined, text: undefined }, step);
      this.open.number = number;
      this.open.soon = this.open.soonState = null;
      this.changed();
      return;
    }
    known.step = { target: known.target, ...(known.isSecret && { isSecret: true }), ...step };
    this.add(known.step, elements ?? new Elements(this.view), number, known.before);
  }

  typed({ start, value }) {
    if (value === '') return { kind: 'clear' };
    return value.startsWith(start) ? { kind: 'type', text: value.slice(start.length) } : { kind: 'type', text: value, clears: true };
  }

  press({ key, modifiers = [] }, number) {
    if (alone.has(key)) return;
    const elements = this.begin();
    const { focus } = this.view.scene;
    const node = focus && elements.all.find((each) => each.id === focus.element);
    const target = node && elements.target(node);
    this.add({ kind: 'press', key, modifiers: meant(modifiers), ...(target && { target }) }, elements, number);
  }

  // What somebody does who doesn't point

  act({ element: id, action, name }, number) {
    const elements = this.begin();
    const node = elements.all.find((each) => each.id === id), target = node && elements.target(node);
    const kind = { activate: 'tap', increment: 'increment', decrement: 'decrement', choose: 'choose', named: 'perform', escape: 'dismiss' }[action];
    if (!target || !kind) return;
    const [x, y, w, h] = node.frame;
    this.add({ kind, target, ...(name !== undefined && { name }), ...(kind === 'tap' && { x: x + w / 2, y: y + h / 2, at: [0.5, 0.5] }) }, elements, number);
  }

  /** A scroll view is scrolled. What it was scrolled to is the named element that is nearest to its middle when it's at rest. */
  scroll({ view: id, last }, number) {
    const offset = this.view.scene.scrolls.get(id)?.offset ?? [0, 0];
    if (this.scrolling?.id !== id) {
      // What comes into sight by that isn't the last step's.
      if (this.open) this.settle(new Elements(this.view));
      const before = this.steps.at(-1);
      const isGoingOn = before?.kind === 'scroll' && before === this.open?.step && before.view === id;
      this.scrolling = { id, start: isGoingOn ? before.start : offset, step: isGoingOn ? before : null };
      this.open = null;
    }
    if (!last) return;
    const { start, step } = this.scrolling;
    this.scrolling = null;
    const elements = new Elements(this.view), now = elements.offsetOf(id);
    const [dx, dy] = [now[0] - start[0], now[1] - start[1]];
    const list = elements.all.find((node) => node.id === id) ?? elements.all.find(({ element }) => element.inside === id);
    const scroller = climb(list), target = scroller && elements.target(scroller), until = this.middle(elements, id);
    if (step) this.steps.splice(this.steps.indexOf(step), 1);
    if (!target || !until || Math.hypot(dx, dy) < slack) return this.changed();
    const towards = Math.abs(dy) >= Math.abs(dx) ? (dy > 0 ? 'bottom' : 'top') : dx > 0 ? 'trailing' : 'leading';
    this.add({ kind: 'scroll', target, until, towards, start, view: id }, elements, number);
  }

  /** What finds the element in the middle of a scroll view. */
  middle(elements, id) {
    const [left, top, width, height] = elements.windowOf(id);
    const far = ({ frame: [x, y, w, h] }) => Math.hypot(x + w / 2 - left - width / 2, y + h / 2 - top - height / 2);
    const inside = elements.all.filter((node) => (node.element.inside ?? 0) === id && node.element.label && elements.isInSight(node));
    const near = inside.sort((a, b) => far(a) - far(b)).slice(0, 12);
    return near.map((node) => elements.target(node)).find((target) => target?.words !== undefined && target.number === undefined);
  }
}

/** Whether it matters where in an element a finger is. */
function isComposed({ element, above }, [x]) {
  if (!element.actions?.includes('activate') || ['toggle', 'stepper', 'slider', 'picker', 'datePicker'].includes(element.role)) return true;
  // A row's link may have a button in it; both are one element.
  return above?.element.role === 'row' && (element.label ?? '').includes(', ') && Math.abs(x - 0.5) > 0.25;
}

/** The keys that are held with one, as a test presses them on Apple's machines: Command, where Control stood for it. */
const meant = (modifiers) => [
  ...new Set(modifiers.map((name) => (name === 'control' && modifiers.includes('asCommand') ? 'command' : name))),
].filter((name) => name !== 'capsLock' && name !== 'asCommand');

/** The element that scrolls, around another. */
function climb(node) {
  for (let at = node; at; at = at.above) if (['list', 'table', 'scrollView'].includes(at.element.role)) return at;
  return null;
}
