// SPDX-License-Identifier: Apache-2.0
// The elements of the view as nodes of the document, unseen over the canvas, for keys and for assistive technologies.
import { Modals } from './modals.js';
import { amount, description, has, namedActions } from './roles.js';

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
const plain = (words) => words.replace(/\s+/g, ' ').trim();

export class Elements {
  /** What is known of each element, by its number; `entryOf` finds it by a node. */
  entries = new Map();
  byNode = new WeakMap();

  constructor(layer, scrollers) {
    this.layer = layer;
    this.scrollers = scrollers;
    this.modals = new Modals(this);
  }

  /** The element that a node belongs to. */
  entryOf(node) {
    for (let at = node; at && at !== this.layer; at = at.parentElement) {
      const found = this.byNode.get(at);
      if (found) return found;
    }
    return null;
  }

  clear() {
    this.modals.clear();
    this.entries.clear();
    this.layer.replaceChildren();
  }

  /** Takes a scene's changes. */
  update(scene, changes) {
    // What is gone takes the focus with it.
    const active = document.activeElement, focused = this.entryOf(active);
    const isByKey = active?.matches(':focus-visible') === true;
    for (const id of changes.gone) this.remove(id);
    if (changes.elements.size || changes.gone.length || changes.scrolls) {
      this.placeAll(scene, focused);
      this.modals.show(this.modal, focused?.id, isByKey);
    }
    this.scrollers.update(scene.scrolls);
  }

  placeAll(scene, focused) {
    this.scene = scene;
    this.places = new Map([[this.layer, []]]);
    this.placedScrollers = new Set();
    this.visited = new Set();
    this.modal = null;
    this.visit(0, null, this.layer, [0, 0], 0);
    for (const id of scene.scrolls.keys()) this.placeScroller(id, null);
    for (const id of this.entries.keys()) if (!this.visited.has(id)) this.remove(id);
    for (const [parent, nodes] of this.places) arrange(parent, nodes);
    if (focused && document.activeElement !== focused.node && this.entries.get(focused.id) === focused) {
      focused.node.focus({ preventScroll: true });
    }
  }

  remove(id) {
    const entry = this.entries.get(id);
    if (!entry) return;
    entry.outer.remove();
    this.entries.delete(id);
  }

  /** Places an element's nodes below `parent`, whose corner lies at `origin` in the coordinates of `view`'s content. */
  visit(id, above, parent, origin, view) {
    const element = this.scene.elements.get(id);
    if (!element || this.visited.has(id)) return;
    this.visited.add(id);
    const children = (element.children ?? []).filter((child) => this.scene.elements.has(child));
    if (id !== 0) {
      const editor = element.role === 'textEditor' ? this.scrollOf(element) : 0;
      const inside = editor || (this.scrollers.has(element.inside, this.scene) ? element.inside : 0);
      if (inside !== view) {
        this.placeScroller(inside, { node: parent, origin, view });
        parent = this.contentOf(inside);
        origin = [0, 0];
      }
      let entry = this.entries.get(id);
      const isKnown = entry?.element === element && entry.above === above?.made && !children.length;
      if (!isKnown) {
        const childRoles = children.map((child) => this.scene.elements.get(child).role);
        const made = description(element, above?.made, childRoles);
        if (!entry || !same(entry.made, made)) entry = this.make(id, made, entry);
        entry.above = above?.made;
      }
      const { made } = entry;
      const inner = made.tag === 'button' && !element.label ? this.labelsIn(children) : '';
      if (entry.element !== element || entry.inner !== inner) {
        entry.element = element;
        entry.inner = inner;
        this.dress(entry);
      }
      let [x, y, w, h] = element.frame ?? [0, 0, 0, 0];
      if (editor) {
        // An editor's field is as long as its text, and is scrolled with it.
        const { frame, content } = this.scene.scrolls.get(editor);
        [x, y, w, h] = [0, 0, Math.max(content[0], frame[2]), Math.max(content[1], frame[3])];
      }
      entry.view = inside;
      entry.node.classList.toggle('scrolled', editor !== 0);
      place(entry.outer, x - origin[0], y - origin[1], w, h);
      this.places.get(parent).push(entry.outer);
      // Where something around can be used, a mouse that moves does that and selects nothing.
      const moves = element.actions?.some((action) => !/^(scroll|escape|magicTap)/.test(action));
      entry.isFixed = made.acts || made.isUnhit === true || moves || above?.isFixed === true;
      entry.words?.classList.toggle('fixed', entry.isFixed);
      if (made.isModal) this.modal = entry;
      above = entry;
      view = inside;
      entry.corner = [x, y];
      if (!made.isLeaf || entry.outer !== entry.node) {
        parent = made.isLeaf ? entry.hold : entry.node;
        origin = [x, y];
        const own = made.isLeaf ? [entry.node, ...entry.named] : entry.named;
        const words = [entry.words, entry.said].filter((part) => part?.parentElement === parent);
        this.places.set(parent, [...words, ...own]);
      }
    }
    for (const child of children) this.visit(child, above, parent, origin, view);
  }

  /** The scroll view of an editor's text: in the editor, or as wide and around it where the text is scrolled under bars; else 0. */
  scrollOf({ frame: [x, y, w, h] = [0, 0, 0, 0], inside = 0 }) {
    let around = 0;
    for (const [id, scroll] of this.scene.scrolls) {
      if ((scroll.inside ?? 0) !== inside || id === inside) continue;
      const [left, top, width, height] = scroll.frame;
      const isLeft = left > x - 1, isRight = left + width < x + w + 1;
      if (isLeft && isRight && top > y - 1 && top + height < y + h + 1) return id;
      const isAsWide = isLeft && isRight && left < x + 1 && left + width > x + w - 1;
      if (isAsWide && top < y + 1 && top + height > y + h - 1 && !this.isFilled(id)) around = id;
    }
    return around;
  }

  /** Whether elements lie in a scroll view, as they do in all but an editor's. */
  isFilled(scroll) {
    return [...this.scene.elements.values()].some(({ inside }) => inside === scroll);
  }

  /** What a row says that has no label of its own. */
  labelsIn(children) {
    const labels = children.map((id) => {
      const { label, children: inner } = this.scene.elements.get(id) ?? {};
      return label ?? this.labelsIn(inner ?? []);
    });
    return labels.filter(Boolean).join(', ');
  }

  contentOf(view) {
    return view ? this.scrollers.get(view).content : this.layer;
  }

  /** Places a scroll view's node, in an element if that lies beside it. */
  placeScroller(id, host) {
    if (!id || this.placedScrollers.has(id)) return;
    this.placedScrollers.add(id);
    const data = this.scene.scrolls.get(id);
    const inside = this.scrollers.has(data.inside, this.scene) && data.inside !== id ? data.inside : 0;
    let parent, origin = [0, 0];
    if (host && host.view === inside) {
      parent = host.node;
      origin = host.origin;
    } else {
      this.placeScroller(inside, null);
      parent = this.contentOf(inside);
    }
    const scroller = this.scrollers.make(id);
    if (!this.places.has(parent)) this.places.set(parent, []);
    if (!this.places.has(scroller.content)) this.places.set(scroller.content, []);
    this.places.get(parent).push(scroller.node);
    place(scroller.node, data.frame[0] - origin[0], data.frame[1] - origin[1], data.frame[2], data.frame[3]);
    scroller.inside = inside;
  }

  make(id, made, before) {
    const node = document.createElement(made.tag);
    if (made.type) node.type = made.type;
    if (made.role) node.setAttribute('role', made.role);
    if (made.popup) node.setAttribute('aria-haspopup', made.popup);
    if (made.isModal) {
      if (!made.isMenu && made.role !== 'group') node.setAttribute('aria-modal', 'true');
      node.tabIndex = -1;
    }
    const isFocusable = made.tag !== 'div' && !/^h\d$/.test(made.tag);
    if (made.acts && !isFocusable) node.tabIndex = 0;
    if (made.isField) {
      node.autocomplete = 'off';
      node.spellcheck = false;
    }
    if (made.type === 'range') Object.assign(node, { min: 0, max: 100, step: 'any' });
    node.classList.add('placed');
    node.classList.toggle('field', made.isField === true);
    node.classList.toggle('unhit', made.isUnhit === true);
    let outer = node, hold = node;
    for (const role of [...made.wraps].reverse()) {
      const wrapper = document.createElement('div');
      if (role) wrapper.setAttribute('role', role);
      wrapper.classList.add('placed');
      wrapper.append(outer);
      place(outer, 0, 0, null, null);
      if (hold === node) hold = wrapper;
      outer = wrapper;
    }
    const entry = { id, made, node, outer, hold, element: null, words: null, said: null, spoken: null, named: [] };
    this.byNode.set(node, entry);
    this.byNode.set(outer, entry);
    if (before) {
      const wasFocused = before.node === document.activeElement;
      this.fieldIsRemade ||= wasFocused && made.isField === true;
      before.outer.replaceWith(outer);
      if (wasFocused && !made.isField) queueMicrotask(() => node.focus({ preventScroll: true }));
    }
    node.dataset.element = id;
    this.entries.set(id, entry);
    return entry;
  }

  /** Gives a node what is said of its element. */
  dress(entry) {
    const { element, made, node } = entry;
    set(node, 'data-identifier', element.identifier);
    set(node, 'aria-description', element.hint);
    if (made.isField) {
      set(node, 'placeholder', element.placeholder);
      node.disabled = element.disabled === true;
    } else set(node, 'aria-disabled', element.disabled ? 'true' : null);
    const isSelected = has(element, 'isSelected');
    if (made.role === 'tab') set(node, 'aria-selected', String(isSelected));
    else if (/^(radio|menuitemradio|menuitemcheckbox)$/.test(made.role)) {
      const isOn = { on: 'true', off: 'false', mixed: 'mixed' }[element.value] ?? String(isSelected);
      set(node, 'aria-checked', isOn);
    }
    else if (made.tag === 'button' && made.role === undefined) set(node, 'aria-pressed', isSelected ? 'true' : null);
    // A node without a role is none that a list may have with it.
    else set(made.wraps[0] === '' ? node : entry.outer, 'aria-current', isSelected ? 'true' : null);
    if (made.tag === 'button') {
      const isOpen = { expanded: 'true', collapsed: 'false' }[element.value];
      set(node, 'aria-expanded', isOpen);
    }
    if (made.type === 'checkbox') {
      node.checked = element.value === 'on';
      node.indeterminate = element.value === 'mixed';
    }
    if (made.type === 'range') {
      const value = amount(element.value);
      node.value = Number.isNaN(value) ? 50 : value;
      set(node, 'aria-valuetext', element.value);
    }
    if (['spinbutton', 'progressbar', 'meter'].includes(made.role)) {
      const value = amount(element.value);
      set(node, 'aria-valuenow', Number.isNaN(value) ? (made.role === 'meter' ? '0' : null) : String(value));
      set(node, 'aria-valuetext', element.value);
      if (made.role === 'meter') {
        set(node, 'aria-valuemin', String(Math.min(0, value || 0)));
        set(node, 'aria-valuemax', String(Math.max(100, value || 0)));
      }
    }
    if (made.tag === 'select') this.fillOptions(node, element);
    this.dressNamed(entry);
    this.applyName(entry);
  }

  fillOptions(node, element) {
    const options = element.options ?? [];
    const { value } = element;
    const labels = options.includes(value) || value === undefined ? options : [value, ...options];
    if (!same([...node.options].map((option) => option.text), labels)) {
      node.replaceChildren(...labels.map((label) => {
        const option = document.createElement('option');
        option.textContent = option.value = label;
        return option;
      }));
    }
    node.value = element.value ?? '';
  }

  dressNamed(entry) {
    const names = namedActions(entry.element);
    if (same(entry.named.map((button) => button.dataset.name), names)) return;
    for (const button of entry.named) button.remove();
    entry.named = names.map((name) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'named';
      button.dataset.name = name;
      button.textContent = name;
      if (entry.element.label) button.setAttribute('aria-description', entry.element.label);
      this.byNode.set(button, entry);
      return button;
    });
    entry.hold.append(...entry.named);
  }

  /** The row around a node that has actions with names; null for none, or where something lies at the place that is dragged itself. */
  rowOf(node, x, y) {
    const isAt = ({ left, top, right, bottom }) => x >= left && x <= right && y >= top && y <= bottom;
    for (let at = node; at && at !== this.layer; at = at.parentElement) {
      const entry = this.byNode.get(at);
      if (entry?.element.role !== 'row' || !entry.named.length || entry.element.disabled) continue;
      const isDragged = [...entry.hold.querySelectorAll('.unhit, [role="spinbutton"]')]
        .some((control) => isAt(control.getBoundingClientRect()));
      return isDragged ? null : entry;
    }
    return null;
  }

  /** Shows a row's actions at its end, side by side, until a pointer goes down elsewhere. */
  offer(entry) {
    this.withdraw();
    this.offered = entry;
    let end = 4;
    for (const button of entry.named) {
      button.classList.add('offered');
      button.style.insetInlineEnd = `${end}px`;
      end += button.offsetWidth + 4;
    }
  }

  withdraw() {
    for (const button of this.offered?.named ?? []) {
      button.classList.remove('offered');
      button.style.insetInlineEnd = '';
    }
    this.offered = null;
  }

  // Names

  /** Takes the words that are drawn for an element, from top to bottom. */
  setWords(entry, words) {
    const spoken = plain(words);
    if (entry.spoken === spoken) return;
    entry.spoken = spoken;
    this.applyName(entry);
  }

  /** Names an element by its words where those say all, or else by its label. */
  applyName(entry) {
    const { element, made, node } = entry;
    const isChecked = node.hasAttribute('aria-checked');
    const hasOwnValue = isChecked || made.isVoid || made.isField || ['spinbutton', 'progressbar', 'meter'].includes(made.role) ||
      node.hasAttribute('aria-expanded');
    const label = element.label ?? (made.isField ? element.placeholder : entry.inner);
    const parts = [label, hasOwnValue ? undefined : element.value];
    const name = parts.filter(Boolean).join(', ') || made.name || '';
    const isSaid = entry.spoken !== null && plain(name) === entry.spoken;
    const isProse = !made.role && !['button', 'input', 'select', 'textarea'].includes(made.tag);
    if (!isProse) {
      if (made.role === 'img' && !name) {
        node.setAttribute('role', 'none');
        set(node, 'aria-label', null);
      } else {
        if (made.role === 'img') node.setAttribute('role', 'img');
        set(node, 'aria-label', made.tag === 'button' && isSaid ? null : name || null);
      }
      if (entry.words) set(entry.words, 'aria-hidden', made.isVoid ? 'true' : null);
      return;
    }
    // Words can't be given another name: it's said beside them, and they aren't.
    const isElsewhere = name !== '' && !isSaid;
    if (entry.words) set(entry.words, 'aria-hidden', isElsewhere ? 'true' : null);
    if (isElsewhere && !entry.said) {
      entry.said = document.createElement('span');
      entry.said.className = 'unseen';
      (entry.words ? entry.words.after.bind(entry.words) : node.prepend.bind(node))(entry.said);
    }
    if (entry.said && !isElsewhere) {
      entry.said.remove();
      entry.said = null;
    }
    if (entry.said && entry.said.textContent !== name) entry.said.textContent = name;
  }

  /** The node that an element's words lie in. */
  wordsOf(entry) {
    if (!entry.words) {
      entry.words = document.createElement('span');
      entry.words.className = entry.isFixed ? 'words fixed' : 'words';
      (entry.made.isVoid ? entry.hold : entry.node).prepend(entry.words);
      this.applyName(entry);
    }
    return entry.words;
  }
}

/** Puts nodes into their order, and moves only those that aren't in it. */
function arrange(parent, nodes) {
  let at = parent.firstChild;
  for (const node of nodes) {
    if (node === at) {
      at = at.nextSibling;
      continue;
    }
    if (parent.moveBefore && node.isConnected && parent.isConnected) parent.moveBefore(node, at);
    else parent.insertBefore(node, at);
  }
}

function set(node, name, value) {
  if (value === null || value === undefined || value === '') {
    if (node.hasAttribute(name)) node.removeAttribute(name);
  } else if (node.getAttribute(name) !== value) node.setAttribute(name, value);
}

/** Gives a node its place, in points; without a size it's as large as the node around. */
export function place(node, x, y, w, h) {
  const key = `${x} ${y} ${w} ${h}`;
  if (node.placedAs === key) return;
  node.placedAs = key;
  node.style.left = `${x}px`;
  node.style.top = `${y}px`;
  node.style.width = w === null ? '100%' : `${w}px`;
  node.style.height = h === null ? '100%' : `${h}px`;
}
