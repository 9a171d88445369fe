// SPDX-License-Identifier: Apache-2.0
// The elements of a view at a moment, and how one is found again: by what people see, as GnomonTesting finds elements.
import { can, fieldRoles, has, isAdjustable } from './roles.js';

/** What looks for elements of some roles by their words. */
const finders = {
  button: ['button', 'menuButton'], link: ['link'], text: ['text'], image: ['image'], toggle: ['toggle'], slider: ['slider'],
  stepper: ['stepper'], field: [...fieldRoles], picker: ['picker', 'datePicker', 'colorPicker'],
  progress: ['progressIndicator', 'gauge'], list: ['list', 'table'], scrollView: ['scrollView', 'list', 'table'], tab: ['tab'],
  heading: ['text'], navigationBar: ['navigationBar'], alert: ['alert', 'dialog'], sheet: ['sheet'], menu: ['menu'], row: ['row'],
};
/** These take no words. */
const wordless = new Set(['list', 'scrollView', 'sheet', 'menu', 'row']);
const finderOf = (role) => Object.keys(finders).find((name) => finders[name].includes(role)) ?? 'element';

/** What has a control's value, which a step may change. */
const valued = new Set(['toggle', 'slider', 'stepper', 'picker', 'datePicker', 'field']);
/** Roles in words. */
const spoken = { field: 'field', navigationBar: 'bar', scrollView: 'scroll view', progress: 'progress' };

export const nameOf = (element) => element.label ?? element.placeholder ?? '';

/** An element as people speak of it: `button “Save” in the row with “Apples”`. */
export function wordsOf(target) {
  const { finder, words, number, row, role } = target;
  const kind = finder === 'identifier' ? 'element' : finder === 'element' ? role : spoken[finder] ?? finder;
  let text = words === undefined ? kind : finder === 'row' ? `row with “${words}”` : `${kind} “${words}”`;
  if (number !== undefined) text += ` number ${number + 1}`;
  if (row) text += ` in the row with “${row}”`;
  return text;
}

/** What finds an element in a test. */
export function codeOf(target, quoted) {
  const { finder, words, number, row, role } = target;
  const scope = row === undefined ? 'screen' : `screen.row(${quoted(row)})`;
  const argument = words === undefined ? '' : quoted(words);
  let code = `${scope}.${finder}(${argument})`;
  if (finder === 'identifier') code = `${scope}.element(identifier: ${argument})`;
  // A row's number is its argument.
  if (finder === 'row' && words === undefined) return `${scope}.row(${number})`;
  if (finder === 'element') code = `${scope}.element(role: .${role}${argument && `, ${argument}`})`;
  return number === undefined ? code : `${code}.element(${number})`;
}

const plain = (words) => words.replaceAll(/\d/g, '#');

/** How much two words are alike: by their beginnings, whatever their numbers. */
function likeness(name, words = '') {
  const [a, b] = [plain(name), plain(words)];
  let count = 0;
  while (count < a.length && a[count] === b[count]) count += 1;
  return count;
}

export class Elements {
  /** Reads what a live view shows now. */
  constructor({ scene, scrollers }) {
    this.scene = scene;
    this.all = [];
    this.origins = new Map([[0, [0, 0]]]);
    this.offsetOf = (id) => scrollers?.get(id)?.client ?? scene.scrolls.get(id)?.offset ?? [0, 0];
    this.seen = new Set();
    this.root = this.read(0, null) ?? { id: 0, element: {}, children: [], frame: [0, 0, 0, 0], above: null };
  }

  read(id, above) {
    const element = this.scene.elements.get(id);
    if (!element || this.seen.has(id)) return null;
    this.seen.add(id);
    const [x, y, w, h] = element.frame ?? [0, 0, 0, 0], [left, top] = this.originOf(element.inside ?? 0);
    const found = { id, element, above, children: [], frame: [x + left, y + top, w, h] };
    this.all.push(found);
    for (const child of element.children ?? []) {
      const node = this.read(child, found);
      if (node) found.children.push(node);
    }
    return found;
  }

  /** Where the corner of a scroll view's content lies on the canvas. */
  originOf(view) {
    if (!this.origins.has(view)) {
      // One that says it lies in itself lies at the canvas's corner.
      this.origins.set(view, [0, 0]);
      const scroll = this.scene.scrolls.get(view);
      if (scroll) {
        const [left, top] = this.originOf(scroll.inside ?? 0), [dx, dy] = this.offsetOf(view);
        this.origins.set(view, [left + scroll.frame[0] - dx, top + scroll.frame[1] - dy]);
      }
    }
    return this.origins.get(view);
  }

  /** The part of the canvas through which a scroll view shows something. */
  windowOf(view) {
    const [width, height] = this.scene.size, scroll = this.scene.scrolls.get(view);
    if (!scroll) return [0, 0, width, height];
    const [x, y, w, h] = this.windowOf(scroll.inside === view ? 0 : scroll.inside ?? 0);
    const [left, top] = this.originOf(scroll.inside ?? 0);
    const [x0, y0] = [Math.max(x, left + scroll.frame[0]), Math.max(y, top + scroll.frame[1])];
    const x1 = Math.min(x + w, left + scroll.frame[0] + scroll.frame[2]), y1 = Math.min(y + h, top + scroll.frame[1] + scroll.frame[3]);
    return [x0, y0, Math.max(0, x1 - x0), Math.max(0, y1 - y0)];
  }

  /** Whether the middle of an element is in sight. */
  isInSight({ frame: [x, y, w, h], element }) {
    const [left, top, width, height] = this.windowOf(element.inside ?? 0);
    const middleX = x + w / 2, middleY = y + h / 2;
    return middleX >= left && middleY >= top && middleX <= left + width && middleY <= top + height;
  }

  /** The elements at a place, from the innermost outwards. */
  at(x, y, node = this.root) {
    for (const child of node.children.toReversed()) {
      const path = this.at(x, y, child);
      if (path.length) return node === this.root ? path : [...path, node];
    }
    const [left, top, width, height] = node.frame;
    const isIn = x >= left && y >= top && x < left + width && y < top + height;
    return node !== this.root && isIn ? [node] : [];
  }

  /** What somebody means who points at a place: the innermost element that can be used, or else the innermost. */
  used(x, y) {
    const path = this.at(x, y);
    const isUsed = ({ element }) => can(element, 'activate') || isAdjustable(element) || can(element, 'choose') || fieldRoles.has(element.role);
    const found = path.find(isUsed) ?? path[0] ?? null;
    // A row that is tapped beside its only button taps that.
    if (found?.element.role !== 'row' || isUsed(found)) return found;
    const inside = this.outermost((element) => isUsed({ element }), found);
    return inside.length === 1 ? inside[0] : found;
  }

  // Finding

  /** The outermost elements inside of another that a condition holds for. */
  outermost(condition, node = this.root, found = []) {
    for (const child of node.children) {
      if (condition(child.element)) found.push(child);
      else this.outermost(condition, child, found);
    }
    return found;
  }

  isMeant({ finder, words, role }, element) {
    if (finder === 'identifier') return element.identifier === words;
    if (finder === 'heading' && !has(element, 'isHeader')) return false;
    const roles = finder === 'element' ? [role] : finders[finder];
    if (!roles.includes(element.role)) return false;
    return words === undefined || element.label === words || (element.label === undefined && element.placeholder === words);
  }

  matches(target) {
    if (target.finder === 'row' && target.words !== undefined) return this.rowsWith(target.words);
    let scopes = [this.root];
    if (target.row !== undefined) scopes = this.rowsWith(target.row);
    const found = scopes.flatMap((scope) => this.outermost((element) => this.isMeant(target, element), scope));
    return target.number === undefined ? found : found.slice(target.number, target.number + 1);
  }

  rowsWith(words) {
    const rows = this.outermost(({ role }) => role === 'row');
    return rows.filter((row) => this.outermost((element) => nameOf(element) === words, row).length || nameOf(row.element) === words);
  }

  /** The one element that is meant; null where there's none, or several. */
  find(target) {
    const found = this.matches(target);
    return found.length === 1 ? found[0] : null;
  }

  /** Why there isn't one. */
  missing(target) {
    const found = this.matches({ ...target, number: undefined });
    if (found.length > 1 && target.number === undefined) return `There are ${found.length} of ${wordsOf(target)}.`;
    const near = this.outermost((element) => this.isMeant({ ...target, words: undefined }, element));
    const all = [...new Set(near.map(({ element }) => nameOf(element)).filter(Boolean))];
    const names = all.sort((a, b) => likeness(b, target.words) - likeness(a, target.words)).slice(0, 6);
    const rest = names.length ? ` There ${names.length === 1 ? 'is' : 'are'}: ${names.map((name) => `“${name}”`).join(', ')}.` : '';
    return `There’s no ${wordsOf(target)}.${target.finder === 'identifier' ? '' : rest}`;
  }

  /** What finds an element again. */
  target(node) {
    const { element } = node, { identifier, role } = element;
    const isOne = (target) => this.find(target) === node;
    if (identifier) {
      const target = { finder: 'identifier', words: identifier };
      if (isOne(target)) return target;
    }
    const finder = finderOf(role), name = wordless.has(finder) ? '' : nameOf(element);
    const plain = { finder, ...(finder === 'element' && { role }), ...(name && { words: name }) };
    if (finder === 'row') {
      const words = this.ownWords(node);
      if (words !== null) return { finder, words };
    } else if (isOne(plain)) return plain;
    const row = this.rowOf(node);
    if (row && row !== node) {
      const words = this.ownWords(row);
      const target = words === null ? null : { ...plain, row: words };
      if (target && isOne(target)) return target;
    }
    const number = this.matches(plain).indexOf(node);
    return number < 0 ? null : { ...plain, number };
  }

  rowOf(node) {
    for (let at = node; at; at = at.above) if (at.element.role === 'row') return at;
    return null;
  }

  /** Words in a row that no other row has. */
  ownWords(row) {
    if (!this.rowNames) {
      const rows = this.outermost(({ role }) => role === 'row');
      this.rowNames = new Map(rows.map((each) => [each, new Set([each, ...this.outermost((element) => nameOf(element) !== '', each)].map(({ element }) => nameOf(element)).filter(Boolean))]));
      this.rowsOfName = new Map();
      for (const names of this.rowNames.values()) for (const name of names) this.rowsOfName.set(name, (this.rowsOfName.get(name) ?? 0) + 1);
    }
    return [...(this.rowNames.get(row) ?? [])].find((name) => this.rowsOfName.get(name) === 1) ?? null;
  }

  // What is to be read

  /** What can be read of the screen, by what finds it: how many there are of it, and what it's set to. */
  state() {
    const state = new Map();
    for (const node of this.all) {
      const { element } = node, { role } = element;
      const finder = role === 'text' && has(element, 'isHeader') ? 'heading' : finderOf(role);
      const name = nameOf(element);
      if (finder === 'row' || finder === 'scrollView' || finder === 'list' || finder === 'element') continue;
      if (!name && !['sheet', 'menu', 'toggle', 'slider', 'field'].includes(finder)) continue;
      const target = { finder, ...(name && !wordless.has(finder) && { words: name }) };
      // What stands in a row is meant there: in another row the same may be.
      const row = this.rowOf(node), words = row && row !== node ? this.ownWords(row) : null;
      if (words !== null && words !== name) target.row = words;
      const key = JSON.stringify(target);
      const before = state.get(key);
      if (before) before.count += 1;
      else state.set(key, { target, count: 1, value: element.value ?? '', isSecret: role === 'secureField', hasValue: valued.has(finder), isInSight: this.isInSight(node) });
    }
    return state;
  }
}
