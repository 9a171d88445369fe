// SPDX-License-Identifier: Apache-2.0
// Does steps with a live view, as people have done them.
import { Elements, wordsOf } from './finders.js';
import { changes, check } from './steps.js';

/** How long something that isn't there is waited for, and how long a step's effect, in milliseconds. */
const patience = 5_000;
const effect = 2_000;
const mostScrolls = 400;
const frame = 16;

/** Why a step can't be done. */
export class Obstacle extends Error {}

const pause = (time = frame) => new Promise((go) => setTimeout(go, time));

export class Player {
  isStopped = false;

  constructor(view) {
    this.view = view;
  }

  stop() {
    this.isStopped = true;
  }

  /**
   * Does steps one after another.
   *
   * @param told `told(index, failure, differences, now)`: a step was done; or it wasn't, and why; and what is otherwise than it was, with
   *   what has come of it now.
   */
  async play(steps, told) {
    for (const [index, step] of steps.entries()) {
      if (this.isStopped) return;
      const before = this.elements().state();
      try {
        await this.do(step);
        const differences = await this.check(step);
        told(index, null, differences, differences.length ? changes(before, this.elements().state(), null, step) : null);
      } catch (error) {
        if (!(error instanceof Obstacle)) throw error;
        if (!this.isStopped) told(index, error.message, []);
        return;
      }
    }
  }

  elements() {
    return new Elements(this.view);
  }

  /** Waits until something holds; gives it, or what `otherwise` throws. */
  async until(find, otherwise, time = patience) {
    const end = performance.now() + time;
    for (;;) {
      if (this.isStopped) throw new Obstacle('It was stopped.');
      const found = find();
      if (found) return found;
      if (performance.now() > end) return otherwise();
      await pause();
    }
  }

  async find(target) {
    return this.until(() => this.elements().find(target), () => {
      throw new Obstacle(this.elements().missing(target));
    });
  }

  /** The element, scrolled into sight. */
  async reach(target) {
    let node = await this.find(target);
    const view = node.element.inside ?? 0;
    if (!this.elements().isInSight(node) && this.view.scrollers.get(view)) {
      await this.reveal(node);
      node = await this.find(target);
    }
    if (node.element.disabled) throw new Obstacle(`${upper(wordsOf(target))} is disabled.`);
    return node;
  }

  /** Scrolls what scrolls around an element until it's in the middle. */
  async reveal(node) {
    const elements = this.elements(), id = node.element.inside ?? 0;
    const scroller = this.view.scrollers.get(id);
    const [left, top, width, height] = elements.windowOf(id), [x, y, w, h] = node.frame;
    scroller.node.scrollBy({ left: x + w / 2 - left - width / 2, top: y + h / 2 - top - height / 2, behavior: 'instant' });
    await this.rest();
  }

  // Doing

  tell(message) {
    return this.view.tell(message);
  }

  /** Waits until the session has seen all that it was told, and nothing moves. */
  async rest() {
    await pause(2 * frame);
    const sent = () => Math.max(this.number ?? 0, ...[...this.view.scrollers.all.values()].map(({ sent }) => sent));
    await this.until(() => this.view.seen >= sent() && !this.view.scene.animates && !this.view.scrollers.areMoving, () => true, effect);
    await pause(frame);
  }

  say(message) {
    const number = this.tell(message);
    if (!number) throw new Obstacle('The connection is lost.');
    this.number = number;
  }

  async point(kind, x, y, more = {}) {
    this.say({ t: 'pointer', kind, x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100, button: 0, ...more });
  }

  async do(step) {
    const { target } = step;
    // A finger goes to the same place in the element.
    const node = target && step.kind !== 'scroll' ? await this.reach(target) : null;
    const place = ([dx, dy] = [0.5, 0.5]) => (node ? [node.frame[0] + dx * node.frame[2], node.frame[1] + dy * node.frame[3]] : [step.x, step.y]);
    const action = (name, more = {}) => this.say({ t: 'action', element: node.id, action: name, ...more });
    switch (step.kind) {
      case 'tap': await this.tap(...place(step.at)); break;
      case 'doubleTap':
        await this.tap(...place(step.at));
        await this.tap(...place(step.at));
        break;
      case 'longPress':
        await this.point('down', ...place(step.at));
        await pause(step.seconds * 1000);
        await this.point('up', ...place(step.at));
        break;
      case 'secondaryClick':
        await this.point('down', ...place(step.at), { button: 2 });
        await this.point('up', ...place(step.at), { button: 2 });
        break;
      case 'drag': await this.drag(place(step.from), node ? place(step.to) : [step.x + step.dx, step.y + step.dy]); break;
      case 'focus': this.say({ t: 'focus', element: node.id }); break;
      case 'type': case 'clear': await this.type(node, step); break;
      case 'press':
        if (node) this.say({ t: 'focus', element: node.id });
        for (const phase of ['down', 'up']) this.say({ t: 'key', phase, key: step.key, modifiers: step.modifiers });
        break;
      case 'increment': case 'decrement': action(step.kind); break;
      case 'choose': this.mayDo(node, 'choose', step); action('choose', { name: step.name }); break;
      case 'perform': this.mayDo(node, `named:${step.name}`, step); action('named', { name: step.name }); break;
      case 'dismiss': action('escape'); break;
      case 'scroll': await this.scroll(step); break;
      default: throw new Obstacle(`“${step.kind}” is no step.`);
    }
    await this.rest();
  }

  mayDo({ element }, action, { target, name }) {
    const isOption = action !== 'choose' || (element.options ?? []).includes(name);
    if (element.actions?.includes(action) && isOption) return;
    throw new Obstacle(`${upper(wordsOf(target))} hasn’t “${name}”.`);
  }

  async tap(x, y) {
    await this.point('down', x, y);
    await this.point('up', x, y);
  }

  async drag([x0, y0], [x1, y1]) {
    const count = 12;
    await this.point('down', x0, y0);
    for (let i = 1; i <= count; i++) {
      await pause();
      await this.point('move', x0 + ((x1 - x0) * i) / count, y0 + ((y1 - y0) * i) / count);
    }
    // A finger that stops throws nothing.
    await pause(6 * frame);
    await this.point('up', x1, y1);
  }

  async type(node, { kind, text, clears }) {
    this.say({ t: 'focus', element: node.id });
    const value = node.element.value ?? '';
    if (kind === 'clear' || clears) {
      if (value) this.say({ t: 'edit', element: node.id, from: 0, to: value.length, text: text ?? '' });
      else if (text) this.say({ t: 'edit', element: node.id, from: 0, to: 0, text });
    } else this.say({ t: 'edit', element: node.id, from: value.length, to: value.length, text });
  }

  async scroll({ target, until, towards }) {
    const list = await this.find(target);
    const id = this.view.scrollers.get(list.id) ? list.id : this.elements().all.find(({ element, above }) => element.inside && isIn(above, list.id))?.element.inside;
    const scroller = this.view.scrollers.get(id);
    if (!scroller) throw new Obstacle(`${upper(wordsOf(target))} doesn’t scroll.`);
    const { node } = scroller;
    const [dx, dy] = { bottom: [0, 1], top: [0, -1], trailing: [1, 0], leading: [-1, 0] }[towards];
    for (let count = 0; count < mostScrolls; count++) {
      const found = this.elements().find(until);
      if (found) return this.reveal(found);
      const { scrollLeft, scrollTop } = node;
      node.scrollBy({ left: 0.9 * dx * node.clientWidth, top: 0.9 * dy * node.clientHeight, behavior: 'instant' });
      await this.rest();
      if (node.scrollLeft === scrollLeft && node.scrollTop === scrollTop) break;
      if (this.isStopped) throw new Obstacle('It was stopped.');
    }
    throw new Obstacle(this.elements().missing(until));
  }

  /** What isn't as it was when the step was recorded, a sentence each. */
  async check({ expected = [] }) {
    const differences = [];
    for (const each of expected) {
      const told = await this.until(() => check(each, this.elements()) === null, () => check(each, this.elements()), effect);
      if (typeof told === 'string') differences.push(told);
    }
    return differences;
  }
}

const isIn = (node, id) => {
  for (let at = node; at; at = at.above) if (at.id === id) return true;
  return false;
};

const upper = (words) => words[0].toUpperCase() + words.slice(1);
