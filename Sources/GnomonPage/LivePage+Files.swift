// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
// Scripts/live-page writes this file. Change the page's own files in Sources/GnomonLive/Page, and run that.

extension LivePage {
  /// Stands for what all files are: browsers may keep those that lie below it.
  package static let version = "b281b9945d74ba85"

  /// All files.
  package static let files: [File] = [
    File(
      name: "address.js",
      text: #"""
// SPDX-License-Identifier: Apache-2.0
// Keeps the browser's address, its history and the title of the page in step with where somebody is in a view, and opens
// the view's windows.

/** Within so many milliseconds what is chosen takes the place of what was chosen before: who goes through a list by keys leaves one entry. */
const glance = 1000;
/** How long the browser may take to go back, in milliseconds. */
const patience = 1000;
/** Which window a page shows; the first one's has none. */
const sceneName = 'scene';

export class AddressBar {
  /** What the session has last been told, or has told. */
  address = '';
  /** The number of the last message that went where the browser went: places from before it are old. */
  asked = 0;
  /** Windows that this page has opened, by their keys. */
  opened = new Map();
  /** Whether the browser goes back because the session did. What the session says meanwhile waits in `later`. */
  isReturning = false;
  later = [];
  /** Whether the browser has gone somewhere while nobody could be told. */
  isUnsaid = false;
  hasBegun = false;
  /** When something was last chosen in place of something else. */
  chosenAt = -Infinity;

  /**
   * Begins with the page's own address, which the view's hello tells.
   *
   * @param view The `LiveView`; null where the bar is made first and is the view's option `address`.
   * @param options
   * - `base`: the path below which the view's address stands, with a slash at its end; the page's folder by itself.
   * - `onUnknown(url)`: is told of an address of the page that leads nowhere. By itself the session is handed it, for views
   *   that open some.
   */
  constructor(view, { base, onUnknown } = {}) {
    this.base = new URL(base ?? '.', location.href).pathname;
    this.onUnknown = onUnknown ?? ((url) => this.view?.tell({ t: 'url', url }));
    this.ending = new AbortController();
    const { signal } = this.ending;
    this.address = this.own;
    /** The addresses of the entries of the history that are this page's, as far as they're known; the last is shown. */
    this.trail = this.stateTrail ?? [this.address];
    this.replace(this.address);
    addEventListener('popstate', () => this.follow(), { signal });
    document.addEventListener('visibilitychange', () => this.look(), { signal });
    for (const name of ['focus', 'blur', 'pageshow', 'pagehide']) addEventListener(name, () => this.look(), { signal });
    if (globalThis.BroadcastChannel) {
      this.channel = new BroadcastChannel(`gnomon ${this.base}`);
      this.channel.addEventListener('message', ({ data }) => this.isCalled(data?.close) && this.leave());
    }
    this.phase = this.currentPhase;
    if (view) this.attach(view);
  }

  /** Has a view told what the browser does, and follows what it says. */
  attach(view) {
    this.view = view;
    view.address = this;
    return this;
  }

  /** Is told no more, and tells no more. */
  close() {
    this.ending.abort();
    this.channel?.close();
    if (this.view?.address === this) this.view.address = null;
  }

  // The page's address

  /** The view's address in the page's own: decoded, and written as the protocol has it. */
  get own() {
    const { pathname } = location;
    if (!pathname.startsWith(this.base)) return '';
    return pathname.slice(this.base.length).split('/').filter(Boolean).map(componentOf).join('/');
  }

  /** The page's address for one of the view's, with the query and the fragment that it has now. */
  pageOf(address) {
    return this.base + address.split('/').map(encodedComponent).join('/') + location.search + location.hash;
  }

  /** The window that the page shows, as its query says; null for the first. */
  get scene() {
    try {
      return JSON.parse(new URLSearchParams(location.search).get(sceneName));
    } catch {
      return null;
    }
  }

  /** What belongs into the view's hello. */
  get hello() {
    return { address: this.own, visibility: this.phase };
  }

  // What the session says

  /** A session has been greeted by `hello`. */
  begin() {
    this.asked = 0;
    this.address = this.own;
    // A hello without an address leaves the view where it was: where the page has been elsewhere, that's said by itself.
    this.isUnsaid = this.hasBegun && this.address === '';
    this.hasBegun = true;
  }

  /** Takes a message; false for one that isn't for it. */
  take(message) {
    if (message.t === 'place') this.place(message);
    else if (message.t === 'window') this.open(message);
    else if (message.t === 'closeWindow') this.closeWindow(message);
    else return false;
    return true;
  }

  place({ address, title, how, seen = 0, missing, problem }) {
    // The browser has gone on since: another place is on its way.
    if (seen < this.asked) return;
    if (this.isUnsaid) {
      this.navigate(this.own);
      return;
    }
    if (title) document.title = title;
    if (problem) this.view.say('address', sentence(problem), ...this.dismiss);
    const { href } = location;
    this.address = address;
    this.show(address, missing ? 'replace' : how);
    if (missing && !address) this.onUnknown(href);
  }

  /** Brings the history to an address. */
  show(address, how) {
    if (this.isReturning) {
      this.later.push([address, how]);
      return;
    }
    const shown = this.trail.at(-1);
    if (address === shown) return;
    const now = performance.now();
    const isEntry = how === 'push' || (how === 'choose' && now - this.chosenAt > glance);
    this.chosenAt = how === 'choose' ? now : -Infinity;
    if (isEntry) {
      this.trail.push(address);
      history.pushState({ ...history.state, gnomonTrail: this.trail }, '', this.pageOf(address));
      return;
    }
    const known = how === 'pop' ? this.trail.lastIndexOf(address) : -1;
    if (known >= 0) {
      const steps = this.trail.length - 1 - known;
      this.trail.length = known + 1;
      this.isReturning = true;
      this.timer = setTimeout(() => this.returned(), patience);
      history.go(-steps);
      return;
    }
    this.trail[this.trail.length - 1] = address;
    this.replace(address);
  }

  /** The browser is where the session was: it takes what has been said since. */
  returned() {
    clearTimeout(this.timer);
    this.isReturning = false;
    for (const [address, how] of this.later.splice(0)) this.show(address, how);
  }

  replace(address) {
    history.replaceState({ ...history.state, gnomonTrail: this.trail }, '', this.pageOf(address));
  }

  get stateTrail() {
    const trail = history.state?.gnomonTrail;
    return Array.isArray(trail) && trail.at(-1) === this.address ? trail : null;
  }

  // What the browser does

  /** The browser has gone to another entry of its history. */
  follow() {
    const address = this.own;
    const expected = this.isReturning ? this.trail.at(-1) : null;
    this.trail = Array.isArray(history.state?.gnomonTrail) ? history.state.gnomonTrail : [address];
    if (expected === address) {
      this.returned();
      return;
    }
    // Somebody has gone back meanwhile, too: what is shown follows the browser.
    this.later = [];
    if (this.isReturning) this.returned();
    if (address !== this.address) this.navigate(address);
  }

  navigate(address) {
    this.address = address;
    const number = this.view?.tell({ t: 'navigate', address }) ?? 0;
    if (number) this.asked = number;
    this.isUnsaid = number === 0;
  }

  get currentPhase() {
    if (document.visibilityState === 'hidden') return 'background';
    return document.hasFocus() ? 'active' : 'inactive';
  }

  look() {
    const phase = this.currentPhase;
    if (phase === this.phase) return;
    this.phase = phase;
    this.view?.tell({ t: 'visibility', phase });
  }

  // Windows

  get dismiss() {
    return this.view.requests ? [this.view.requests.dismiss] : [];
  }

  /** The name of a window in the browser, so that the same one isn't opened twice. */
  nameOf(key) {
    return `gnomon ${this.base} ${key}`;
  }

  isCalled(key) {
    return typeof key === 'string' && (window.name === this.nameOf(key) || window.name.startsWith(`${this.nameOf(key)}#`));
  }

  open({ scene, key, another }) {
    const page = new URL(this.base, location.href);
    for (const [field, value] of new URLSearchParams(location.search)) page.searchParams.append(field, value);
    page.searchParams.set(sceneName, JSON.stringify(scene));
    const target = another ? `${this.nameOf(key)}#${crypto.getRandomValues(new Uint32Array(1))[0]}` : this.nameOf(key);
    // A window of this name stays as it is; a new one is empty.
    const opened = window.open('', target);
    if (opened) {
      if (isEmpty(opened)) opened.location.replace(page);
      this.opened.set(target, opened);
      opened.focus();
      return;
    }
    const link = Object.assign(document.createElement('a'), { href: page, target, textContent: 'Open it' });
    link.addEventListener('click', () => setTimeout(() => this.view.say('window', '')));
    this.view.say('window', 'The view opens a window, which the browser has kept closed.', link, ...this.dismiss);
  }

  closeWindow({ key }) {
    if (key === undefined) return this.leave();
    this.channel?.postMessage({ close: key });
    const target = this.nameOf(key);
    for (const [name, opened] of this.opened) {
      if (name !== target && !name.startsWith(`${target}#`)) continue;
      opened.close();
      this.opened.delete(name);
    }
    return undefined;
  }

  /** Closes the page. Only one that a page has opened may be closed so. */
  leave() {
    if (window.opener) window.close();
    setTimeout(() => {
      if (!window.closed) this.view.say('window', 'The window can be closed now.', ...this.dismiss);
    }, 300);
  }
}

function isEmpty(page) {
  try {
    return page.location.href === 'about:blank';
  } catch {
    // It shows another site by now.
    return true;
  }
}

/** A component of the page's path as an address has it. */
function componentOf(part) {
  let plain = part;
  try {
    plain = decodeURIComponent(part);
  } catch {
    // What is no percent-encoded text is told by the session.
    return part;
  }
  return plain.replace(/[%/\u0000-\u001f\u007f-\u009f]/g, encodeURIComponent);
}

/** A component of an address for the page's path. */
function encodedComponent(part) {
  try {
    return encodeURIComponent(decodeURIComponent(part));
  } catch {
    return encodeURIComponent(part);
  }
}

function sentence(text) {
  return `${text[0].toUpperCase()}${text.slice(1)}.`;
}

"""#),
    File(
      name: "backdrops.js",
      text: #"""
// SPDX-License-Identifier: Apache-2.0
// What lies below a shape, as through frosted glass.
import { common, grown, identity, inverse, isEmpty, joined, lengthening, mapped, wholePixels } from './geometry.js';
import { filterWords, filtered, filtersAreNative, giveBack, takeSurface } from './surfaces.js';

/** Draws what a painter has drawn below a shape once more, blurred and in other colors. */
export function drawBackdrop(painter, op, m) {
  const scale = lengthening(m);
  const outline = mapped(m, op.shape.box);
  const box = wholePixels(common(painter.clip, outline));
  if (isEmpty(box)) {
    if (op.shadow) shadowAround(painter, op, m, scale);
    return;
  }
  const filters = [];
  if (op.radius > 0) filters.push({ kind: 'blur', radius: op.radius * scale });
  if (op.matrix) filters.push({ kind: 'matrix', values: op.matrix });
  const margin = Math.ceil(3 * op.radius * scale);
  const area = grown(box, margin);
  const below = copyBelow(painter, area);
  if (op.shadow) shadowAround(painter, op, m, scale);
  const ctx = painter.at(m);
  ctx.save();
  ctx.clip(op.shape.path, op.rule);
  painter.at(identity);
  const width = area[2] - area[0], height = area[3] - area[1];
  if (!filters.length || filtersAreNative) {
    if (filters.length) ctx.filter = filterWords(filters);
    ctx.drawImage(below.canvas, 0, 0, width, height, area[0], area[1], width, height);
  } else {
    const after = filtered(below.canvas, width, height, filters, 0);
    ctx.drawImage(after.canvas, 0, 0, width, height, area[0], area[1], width, height);
    giveBack(after);
  }
  ctx.restore();
  giveBack(below);
}

/** What is drawn so far in a box, of all layers. Beyond the canvas the edge's pixels go on. */
function copyBelow(painter, area) {
  const [left, top, right, bottom] = area;
  const w = right - left, h = bottom - top;
  const copy = takeSurface(w, h);
  for (const { ctx, x, y, width, height } of painter.layers) {
    const inside = common(area, [x, y, x + (width ?? 0), y + (height ?? 0)]);
    if (isEmpty(inside)) continue;
    const iw = inside[2] - inside[0], ih = inside[3] - inside[1];
    copy.ctx.drawImage(ctx.canvas, inside[0] - x, inside[1] - y, iw, ih, inside[0] - left, inside[1] - top, iw, ih);
  }
  const { width, height } = painter.layers[0];
  const l = Math.max(0, -left), t = Math.max(0, -top);
  const r = Math.min(w, width - left), b = Math.min(h, height - top);
  const stretch = (sx, sy, sw, sh, x, y, tw, th) => {
    if (sw > 0 && sh > 0 && tw > 0 && th > 0) copy.ctx.drawImage(copy.canvas, sx, sy, sw, sh, x, y, tw, th);
  };
  copy.ctx.imageSmoothingEnabled = false;
  stretch(l, 0, 1, h, 0, 0, l, h);
  stretch(r - 1, 0, 1, h, r, 0, w - r, h);
  stretch(0, t, w, 1, 0, 0, w, t);
  stretch(0, b - 1, w, 1, 0, b, w, h - b);
  return copy;
}

function shadowAround(painter, op, m, scale) {
  const reach = (3 * op.shadow.radius + Math.abs(op.shadow.y)) * scale;
  const area = wholePixels(common(painter.clip, grown(mapped(m, op.shape.box), reach)));
  if (isEmpty(area)) return;
  const ctx = painter.at(m);
  ctx.save();
  // Everything but the shape: what is filled twice is nothing.
  const outside = new Path2D();
  const back = inverse(m);
  if (back) {
    const [l, t, r, b] = grown(joined(mapped(back, area), op.shape.box), 1);
    outside.rect(l, t, r - l, b - t);
    outside.addPath(op.shape.path);
    ctx.clip(outside, 'evenodd');
    ctx.shadowColor = op.shadow.color;
    ctx.shadowBlur = 2 * op.shadow.radius * scale;
    ctx.shadowOffsetX = m[2] * op.shadow.y;
    ctx.shadowOffsetY = m[3] * op.shadow.y;
    ctx.fillStyle = '#000';
    ctx.fill(op.shape.path, op.rule);
  }
  ctx.restore();
}

"""#),
    File(
      name: "before.js",
      text: #"""
// SPDX-License-Identifier: Apache-2.0
// The preview as it was in a commit: a live view that nobody sees as such, whose picture and layout are compared with.
import { make } from './nodes.js';
import { Questions } from './questions.js';

export class Before {
  questions = new Questions();
  failure = '';

  /**
   * @param open `open(host, onState)` gives the live view.
   * @param changed Is called when it looks otherwise, and when it can't be shown.
   */
  constructor(open, changed) {
    this.onChange = changed;
    this.host = make('div', { className: 'before-view', inert: true, 'aria-hidden': 'true' });
    document.body.append(this.host);
    this.wait();
    this.view = open(this.host, (kind, text) => {
      if (kind !== 'ended' && kind !== 'lost') return kind !== 'renew';
      this.failure = text;
      changed();
      return true;
    });
    this.view.watcher = this;
    this.view.onFrame = () => changed();
  }

  wait() {
    this.ready = new Promise((go) => (this.isReady = go));
  }

  /** Begins it anew, with its first state. */
  anew() {
    this.wait();
    this.view.pause();
    this.view.resume();
  }

  close() {
    this.questions.forget('It isn’t compared with any more.');
    this.view.close();
    this.host.remove();
  }

  get hasPicture() {
    return this.view.scene.size[0] > 0 && this.failure === '';
  }

  // What a live view tells who looks into it

  begin() {
    this.failure = '';
    this.known = null;
    this.questions.forget('The view is another one now.');
    this.isReady();
  }

  changed() {
    this.known = null;
    this.onChange();
  }

  heard() {}

  take(message) {
    this.questions.take(message);
  }

  /** A promise of all sizes and positions, as a text for the other session. */
  layout() {
    this.known ??= this.questions.ask(this.view, { what: 'layout' }).then(({ layout }) => JSON.stringify(layout));
    return this.known;
  }
}

"""#),
    File(
      name: "commands.js",
      text: #"""
// SPDX-License-Identifier: Apache-2.0
// Reads the commands of groups: what is wrong is left out here, so that drawing needs no checks.
import { common, everywhere, grown, identity, joined, lengthening, mapped, moved, nowhere, times } from './geometry.js';

const modes = new Set(
  ('source-over source-in source-out source-atop destination-over destination-in destination-out destination-atop ' +
    'lighter copy xor multiply screen overlay darken lighten color-dodge color-burn hard-light soft-light difference ' +
    'exclusion hue saturation color luminosity plus-darker').split(' '));

export function number(value) {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new Error(`${JSON.stringify(value)} is no number`);
  return value;
}

export function numbers(list, count) {
  if (!Array.isArray(list) || (count !== undefined && list.length !== count)) throw new Error('numbers are missing');
  return list.map(number);
}

export function color(value) {
  if (!/^#([0-9a-f]{6}|[0-9a-f]{8})$/i.test(value)) throw new Error(`${JSON.stringify(value)} is no color`);
  return value;
}

const paths = new Map();

/** A path with the box around its points; the same object for the same words as long as it's used often. */
export function path(words) {
  if (typeof words !== 'string') throw new Error('a path is missing');
  let found = paths.get(words);
  if (!found) {
    found = { path: new Path2D(words), box: boxOfPath(words) };
    if (paths.size > 20000) paths.clear();
    paths.set(words, found);
  }
  return found;
}

/** The box around all points of a path of absolute lines and curves; everywhere for other words. */
function boxOfPath(words) {
  if (/[^MLQCHVZ\d\s,.e+-]/.test(words)) return everywhere;
  const box = [...nowhere];
  for (const [, kind, rest] of words.matchAll(/([MLQCHVZ])([^MLQCHVZ]*)/g)) {
    const places = rest.match(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/g) ?? [];
    places.forEach((place, index) => {
      const axis = kind === 'H' ? 0 : kind === 'V' ? 1 : index % 2, value = +place;
      if (value < box[axis]) box[axis] = value;
      if (value > box[axis + 2]) box[axis + 2] = value;
    });
  }
  return box;
}

function shape(value) {
  if (typeof value === 'string') return path(value);
  const [x, y, w, h] = numbers(value, 4);
  const made = new Path2D();
  made.rect(x, y, w, h);
  return { path: made, box: [Math.min(x, x + w), Math.min(y, y + h), Math.max(x, x + w), Math.max(y, y + h)] };
}

const rule = (value) => (value === 1 ? 'evenodd' : 'nonzero');

function paint(value) {
  if (typeof value === 'string') return { kind: 'color', color: color(value) };
  if (!value || typeof value !== 'object') throw new Error('a paint is missing');
  const counts = { linear: 4, radial: 4, angular: 3, picture: 4 };
  if (!Object.hasOwn(counts, value.k)) throw new Error(`no paint is ${JSON.stringify(value.k)}`);
  const made = { kind: value.k, places: numbers(value.p, counts[value.k]), m: value.m ? numbers(value.m, 6) : null };
  if (value.k === 'picture') return { ...made, content: number(value.c), smooth: value.smooth !== 0 };
  made.stops = value.s.map(([place, c]) => [Math.min(1, Math.max(0, number(place))), color(c)]);
  if (!made.stops.length) throw new Error('a gradient has no stops');
  return made;
}

function stroke(value) {
  const [width, cap, join, miter, dash, phase] = value;
  return {
    width: number(width), cap: String(cap ?? 'butt'), join: String(join ?? 'miter'), miter: number(miter ?? 10),
    dash: numbers(dash ?? []), phase: number(phase ?? 0),
  };
}

function filter([kind, ...rest]) {
  switch (kind) {
    case 'blur': return { kind, radius: Math.max(0, number(rest[0])) };
    case 'shadow':
      return {
        kind, color: color(rest[0]), radius: Math.max(0, number(rest[1])), x: number(rest[2]), y: number(rest[3]),
      };
    case 'matrix': return { kind, values: numbers(rest[0], 20) };
    default: throw new Error(`no filter is ${JSON.stringify(kind)}`);
  }
}

/** How far filters draw beyond what they're given. */
const reach = (filters) =>
  filters.reduce((sum, f) => sum + (f.radius ?? 0) * 3 + Math.max(Math.abs(f.x ?? 0), Math.abs(f.y ?? 0)), 0);

const readers = {
  g: ([, group, x, y]) => ({ group: number(group), x: number(x), y: number(y) }),
  s: () => ({}),
  r: () => ({}),
  m: ([, ...m]) => ({ m: numbers(m, 6) }),
  c: ([, s, r]) => ({ shape: shape(s), rule: rule(r) }),
  l: ([, layer]) => {
    const mode = layer.b ?? 'source-over';
    if (!modes.has(mode)) throw new Error(`nothing is mixed as ${JSON.stringify(mode)}`);
    const filters = (layer.f ?? []).map(filter);
    const opacity = Math.min(1, Math.max(0, number(layer.o ?? 1)));
    return { opacity, mode: layer.m ? 'destination-in' : mode, filters, reach: reach(filters) };
  },
  e: () => ({}),
  f: ([, s, r, p]) => ({ shape: shape(s), rule: rule(r), paint: paint(p) }),
  k: ([, s, line, p]) => ({ shape: shape(s), stroke: stroke(line), paint: paint(p) }),
  t: ([, text, x, y, paints, element]) => {
    if (!paints.length) throw new Error('a text has no paint');
    return { text: number(text), x: number(x), y: number(y), paints: paints.map(paint), element: element ?? 0 };
  },
  i: ([, content, sx, sy, sw, sh, x, y, w, h, smooth, tint]) => ({
    content: number(content), source: numbers([sx, sy, sw, sh]), target: numbers([x, y, w, h]),
    smooth: smooth !== 0, tint: tint ? color(tint) : null,
  }),
  b: ([, s, r, backdrop]) => ({
    shape: shape(s), rule: rule(r), radius: Math.max(0, number(backdrop.r ?? 0)),
    matrix: backdrop.f ? numbers(backdrop.f, 20) : null,
    shadow: backdrop.w
      ? { color: color(backdrop.w[0]), radius: Math.max(0, number(backdrop.w[1])), y: number(backdrop.w[2]) } : null,
  }),
  a: ([, url, x, y, w, h]) => ({ url: String(url), target: numbers([x, y, w, h]) }),
};

/**
 * The operations of a group's commands. What was begun is ended, in the right order, and a layer knows where it ends.
 */
export function operations(commands, complain) {
  const list = [], open = [];
  const end = (kind) => {
    const index = open.pop();
    if (kind === 'e') list[index].end = list.length;
    list.push({ kind, begin: index });
  };
  const endsOf = { s: 'r', l: 'e' };
  for (const command of Array.isArray(commands) ? commands : []) {
    try {
      const kind = command[0];
      if (!Object.hasOwn(readers, kind)) throw new Error('nobody knows it');
      const read = { kind, ...readers[kind](command) };
      if (kind === 'r') {
        if (!open.length || list[open.at(-1)].kind !== 's') throw new Error('there is nothing to bring back');
        end('r');
      } else if (kind === 'e') {
        if (!open.some((index) => list[index].kind === 'l')) throw new Error('there is no layer to end');
        while (list[open.at(-1)].kind === 's') end('r');
        end('e');
      } else {
        if (kind === 's' || kind === 'l') open.push(list.length);
        list.push(read);
      }
    } catch (error) {
      // Its content is still there.
      if (command?.[0] === 'l') {
        open.push(list.length);
        list.push({ kind: 'l', ...readers.l(['l', {}]) });
      }
      complain(`A command was left out: ${String(JSON.stringify(command)).slice(0, 200)}: ${error.message}.`);
    }
  }
  while (open.length) end(endsOf[list[open.at(-1)].kind]);
  return list;
}

/**
 * The box around what operations draw, in the group's coordinates. Each operation that draws, and each layer, gets its
 * own: `box`, and `drawn` for a layer with its filters.
 *
 * @param boxes Gives the box of a text or a group by its number.
 */
export function measure(list, boxes) {
  let m = identity, clip = everywhere, box = nowhere;
  const states = [];
  for (const op of list) {
    let own = null;
    switch (op.kind) {
      case 's': states.push({ m, clip }); break;
      case 'r': ({ m, clip } = states.pop()); break;
      case 'l': states.push({ m, clip, box, op }); box = nowhere; break;
      case 'e': {
        const state = states.pop();
        const inner = box;
        ({ m, clip, box } = state);
        state.op.inner = inner;
        state.op.box = state.op.mode === 'destination-in' ? everywhere : grown(inner, state.op.reach * lengthening(m));
        // A mask draws nothing.
        if (state.op.mode !== 'destination-in') box = joined(box, common(state.op.box, clip));
        break;
      }
      case 'm': m = times(m, op.m); break;
      case 'c': clip = common(clip, mapped(m, op.shape.box)); break;
      case 'g': own = mapped(moved(m, op.x, op.y), boxes.group(op.group)); break;
      case 't': own = mapped(moved(m, op.x, op.y), boxes.text(op.text)); break;
      case 'f': own = mapped(m, op.shape.box); break;
      case 'k': {
        const half = (op.stroke.width / 2) * (op.stroke.join === 'miter' ? Math.max(1.5, op.stroke.miter) : 1.5);
        own = mapped(m, strokeBox(op.shape.box, half));
        break;
      }
      case 'i': {
        const [x, y, w, h] = op.target;
        own = mapped(m, [x, y, x + w, y + h]);
        break;
      }
      case 'b': {
        const around = op.shadow ? 3 * op.shadow.radius + Math.abs(op.shadow.y) : 0;
        own = mapped(m, grown(op.shape.box, around));
        break;
      }
    }
    if (own) {
      op.box = own;
      box = joined(box, common(own, clip));
    }
  }
  return box;
}

/** A straight line has a box without a width, and is drawn all the same. */
const strokeBox = (box, by) => [box[0] - by, box[1] - by, box[2] + by, box[3] + by];

"""#),
    File(
      name: "compare.js",
      text: #"""
// SPDX-License-Identifier: Apache-2.0
// A view beside what it was in a commit, or a picture of what it should look like: over each other, by turns, or what differs.
import { Before } from './before.js';
import { linked, make } from './nodes.js';
import { Unanswered } from './questions.js';

const modes = [['over', 'Over the view'], ['beside', 'Beside it'], ['flicker', 'By turns'], ['difference', 'What differs']];
/** Channels that differ by less than this of 255 look the same. */
const tolerance = 16;
const turn = 500;
const mostPixels = 1 << 24;
/** A layout with more letters than this isn't told to the other session. */
const mostLetters = 900_000;
const pause = 250;
/** The room between two views beside each other, in points. */
const gap = 24;

export class Compare {
  mode = 'over';
  isOn = false;
  picture = null;
  /** The view as it was in a commit. */
  before = null;

  /**
   * @param acts `ask(question)` asks the view's session; `commit(reference)` has a commit's previews served, `open(host, onState)` gives the live
   *   view of this one there; `anew()` begins both anew.
   */
  constructor(node, acts) {
    Object.assign(this, { node, acts });
    this.reference = make('input', { type: 'text', id: 'compare-commit', placeholder: 'HEAD', spellcheck: false, autocomplete: 'off', maxLength: 200 });
    this.ask = make('button', { type: 'submit', textContent: 'Compare' });
    const form = make('form', { className: 'time-row' },
      make('label', { htmlFor: 'compare-commit', textContent: 'Commit' }), this.reference, this.ask);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.openCommit(this.reference.value.trim() || 'HEAD');
    });
    this.name = make('h3', { hidden: true });
    this.words = make('ul', { className: 'differences' });
    this.anew = make('button', { type: 'button', textContent: 'Begin both anew', title: 'Both with their first state', onclick: () => acts.anew() });
    this.file = make('input', { type: 'file', accept: 'image/*', id: 'compare-file' });
    this.file.addEventListener('change', () => this.file.files[0] && this.take(this.file.files[0]));
    this.note = make('p', { className: 'quiet', role: 'status' });
    this.modes = make('select', { id: 'compare-mode' }, ...modes.map(([value, textContent]) => make('option', { value, textContent })));
    this.modes.addEventListener('change', () => {
      this.mode = this.modes.value;
      this.show();
    });
    this.opacity = make('input', { type: 'range', id: 'compare-opacity', min: 0, max: 1, step: 0.05, value: 0.5 });
    this.opacity.addEventListener('input', () => this.show());
    this.share = make('div', { className: 'time-row' }, make('label', { htmlFor: 'compare-opacity', textContent: 'How much of it' }), this.opacity);
    this.controls = make('div', { hidden: true },
      make('div', { className: 'time-row' }, make('label', { htmlFor: 'compare-mode', textContent: 'Shown' }), this.modes,
        make('button', { type: 'button', textContent: 'Remove', onclick: () => this.remove() }), this.anew), this.share);
    node.append(form,
      make('div', { className: 'drop' }, make('label', { htmlFor: 'compare-file', textContent: 'Or a picture to compare with: choose one, drop it here, or paste it.' }), this.file),
      this.name, this.controls, this.note, this.words);
    this.over = make('canvas', { className: 'compared', hidden: true, 'aria-hidden': 'true' });
    node.addEventListener('dragover', (event) => event.preventDefault());
    node.addEventListener('drop', (event) => {
      event.preventDefault();
      const [file] = event.dataTransfer.files;
      if (file) this.take(file);
    });
    addEventListener('paste', (event) => {
      const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
      if (!this.isOn || !file) return;
      event.preventDefault();
      this.take(file);
    });
  }

  /** Works on another view; null for none. What it's compared with stays. */
  watch(view) {
    this.over.remove();
    // The looks may be others.
    if (view && this.before) this.openBefore();
    else if (!view && this.before) this.before.close();
    this.view = view;
    view?.stage.append(this.over);
    this.show();
  }

  setOn(isOn) {
    this.isOn = isOn;
    this.show();
  }

  async take(file) {
    let picture;
    try {
      picture = await createImageBitmap(file);
      if (picture.width * picture.height > mostPixels) throw new Error('It has too many pixels.');
    } catch (error) {
      picture?.close();
      this.note.textContent = `${file.name || 'That'} can’t be shown as a picture: ${error.message}`;
      return;
    }
    this.remove();
    this.picture = picture;
    this.name.textContent = file.name;
    this.show();
  }

  remove() {
    this.picture?.close();
    this.picture = null;
    this.file.value = '';
    this.name.textContent = '';
    if (this.before) {
      this.before.close();
      this.before = null;
      this.acts.commit(null).catch(() => {});
    }
    this.show();
  }

  // A commit

  async openCommit(reference) {
    this.ask.disabled = true;
    this.note.textContent = `What there was in ${reference} is compiled…`;
    try {
      const name = await this.acts.commit(reference);
      if (this.picture) this.remove();
      this.name.textContent = name;
      this.openBefore();
    } catch (error) {
      this.note.textContent = error.message;
    }
    this.ask.disabled = false;
  }

  openBefore() {
    this.before?.close();
    this.before = this.view ? new Before(this.acts.open, () => this.beforeChanged()) : null;
    this.show();
  }

  beforeChanged() {
    if (!this.before || !this.isOn) return;
    const { over, other } = this;
    if (over.hidden || !other || other.width !== over.width || other.height !== over.height) return this.show();
    over.getContext('2d').drawImage(other, 0, 0);
    this.tell();
    this.tellWords();
  }

  /** Says in what the layouts differ, when both have been as they are for a while. */
  tellWords() {
    clearTimeout(this.wordsTimer);
    if (!this.before?.hasPicture || !this.isOn) return;
    this.wordsTimer = setTimeout(async () => {
      const { before } = this;
      // What was told of the views may have come before their picture.
      if (!this.over.hidden && this.view) this.tell();
      try {
        const layout = await before.layout();
        if (layout.length > mostLetters) throw new Unanswered('There are too many views to say in what the layouts differ.');
        const { lines, more } = await this.acts.ask({ what: 'difference', layout });
        if (before !== this.before) return;
        const told = lines.length ? lines : ['All views have the same sizes and places.'];
        this.words.replaceChildren(...told.map((line) => make('li', { title: line }, linked(shortened(line)))), ...(more ? [make('li', { textContent: `${more} more aren’t told.` })] : []));
      } catch (error) {
        if (!(error instanceof Unanswered)) throw error;
        if (before === this.before) this.words.replaceChildren(make('li', { className: 'quiet', textContent: error.message }));
      }
    }, pause);
  }

  /** The view looks otherwise. */
  changed() {
    if (!this.isOn || !this.view || !this.other) return;
    this.tell();
    this.tellWords();
  }

  /** What the view is compared with, where there's something to see. */
  get other() {
    if (this.before) return this.before.hasPicture ? this.before.view.canvas : null;
    return this.picture;
  }

  show() {
    clearInterval(this.timer);
    clearTimeout(this.wordsTimer);
    const { over, view, mode, other, before } = this;
    const isShown = this.isOn && other !== null && Boolean(view);
    this.controls.hidden = !this.picture && !before;
    this.name.hidden = !this.name.textContent;
    this.anew.hidden = this.words.hidden = !before;
    this.share.hidden = mode !== 'over';
    over.hidden = !isShown;
    if (view && (!isShown || mode !== 'beside')) view.stage.style.translate = '';
    if (!isShown) {
      this.note.textContent = before?.failure ?? '';
      this.words.replaceChildren();
      return;
    }
    const { width, height } = other;
    [over.width, over.height] = [width, height];
    over.getContext('2d').drawImage(other, 0, 0);
    this.tellWords();
    // As wide as the view: a picture of a screen may have two or three pixels a point.
    over.className = `compared ${mode}`;
    // Beside each other both are in the middle, as far as there's room.
    const { stage } = view, room = Math.max(0, Math.min(stage.offsetLeft - gap, (stage.offsetWidth + gap) / 2));
    stage.style.translate = mode === 'beside' ? `${-room}px 0` : '';
    over.style.width = '100%';
    over.style.aspectRatio = `${width} / ${height}`;
    over.style.opacity = mode === 'over' ? this.opacity.value : '1';
    if (mode === 'flicker') {
      this.timer = setInterval(() => (over.style.visibility = over.style.visibility === 'hidden' ? '' : 'hidden'), turn);
    } else over.style.visibility = '';
    this.tell();
  }

  /** Says how much differs, at a pixel a point. */
  tell() {
    const { canvas } = this.view;
    const width = Math.max(1, Math.round(canvas.clientWidth)), height = Math.max(1, Math.round(canvas.clientHeight));
    const own = pixels(canvas, width, height, width, height);
    const { other: shown } = this;
    const length = Math.round((shown.height * width) / shown.width);
    const other = pixels(shown, width, height, width, length);
    let count = 0, [left, top, right, bottom] = [width, height, 0, 0];
    for (let i = 0; i < own.length; i += 4) {
      if (Math.max(Math.abs(own[i] - other[i]), Math.abs(own[i + 1] - other[i + 1]), Math.abs(own[i + 2] - other[i + 2])) < tolerance) continue;
      const x = (i / 4) % width, y = Math.floor(i / 4 / width);
      count += 1;
      [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), Math.max(bottom, y + 1)];
    }
    const share = (100 * count) / (width * height);
    const size = Math.abs(length - height) > 1 ? ` As wide as the view it would be ${length} points high, which the view is not: ${height}.` : '';
    this.note.textContent = (count === 0 ? 'No pixel differs.'
      : `${share < 0.1 ? 'Less than 0.1' : share.toFixed(1)} % of the pixels differ, within ${right - left}×${bottom - top} at (${left}, ${top}).`) + size;
  }
}

/** A line without the way to the view that it's about. */
const shortened = (line) => line.replace(/(^|: )(?:[^\s/“]+\/)+(?=[^\s/])/, '$1…/');

/** What something looks like on white, in a size, in a box of pixels. */
function pixels(picture, width, height, drawnWidth, drawnHeight) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, drawnWidth, drawnHeight);
  return context.getImageData(0, 0, width, height).data;
}

"""#),
    File(
      name: "connection.js",
      text: #"""
// SPDX-License-Identifier: Apache-2.0
// The way to one session: over a WebSocket of its own, or over one that many sessions share.
import { Wire, read } from './wire.js';

const most = 4 << 20;
/** So many sessions a server shows over one WebSocket; the others wait until some have ended. */
const mostChannels = 128;

/** A session's own WebSocket. */
export class Connection {
  /**
   * @param handlers `opened()` says hello, `text(message)` and `data(kind, number, bytes)` take what comes, `lost()` is
   *   told that it's sought again, `closed(why)` that it isn't.
   */
  constructor(address, handlers) {
    this.handlers = handlers;
    this.number = 0;
    this.isDone = false;
    this.wire = new Wire(address, {
      opened: () => handlers.opened(),
      message: (data) => this.take(data),
      lost: () => handlers.lost(),
      closed: (why) => this.fail(why),
    });
  }

  take(data) {
    const packed = isPacked(data);
    if (!packed && !this.unpacking) return this.hand(data);
    // What has come meanwhile waits, and what is of a connection that is lost is for nobody.
    const { socket } = this.wire;
    const now = (this.unpacking = Promise.all([packed ? unpacked(data) : data, this.unpacking])
      .then(([whole]) => {
        if (this.unpacking === now) this.unpacking = null;
        if (this.wire.socket === socket) this.hand(whole);
      })
      .catch((error) => console.warn(`A message can't be unpacked: ${error}`)));
  }

  hand(data) {
    if (typeof data === 'string') {
      const message = read(data);
      if (message) this.handlers.text(message);
    } else takeData(data, 0, this.handlers);
  }

  fail(why) {
    this.isDone = true;
    this.handlers.closed(why);
  }

  get isOpen() {
    return this.wire.isOpen;
  }

  /** Sends a message, and gives its number; 0 where there's nobody to send it to. */
  tell(message) {
    if (!this.isOpen || (this.isDone && message.t !== 'hello')) return 0;
    this.number += 1;
    this.sendText(JSON.stringify({ ...message, i: this.number }));
    return this.number;
  }

  sendText(text) {
    if (this.isOpen) this.wire.send(text);
  }

  /** Sends bytes as data of a kind. Waits while much is on its way. */
  async tellData(kind, number, bytes) {
    while (this.isOpen && this.wire.waiting > most) await new Promise((go) => setTimeout(go, 20));
    if (!this.isOpen) throw new Error('the connection is lost');
    const message = new Uint8Array(5 + bytes.length);
    message[0] = kind;
    new DataView(message.buffer).setUint32(1, number, true);
    message.set(bytes, 5);
    this.wire.send(message);
  }

  /** Nothing is said any more, and it isn't sought again where it's lost. The server may still say something. */
  finish() {
    this.isDone = this.wire.isDone = true;
  }

  /** A session has answered: it's heard again. */
  begin() {
    this.isDone = this.wire.isDone = false;
  }

  again() {
    this.begin();
    if (this.isOpen) this.handlers.opened();
    else this.wire.begin();
  }

  close() {
    this.wire.close();
  }
}

/** Data of this kind is a text that was packed. */
const packedKind = 4;
export const canUnpack = 'DecompressionStream' in globalThis;

function isPacked(data) {
  return typeof data !== 'string' && data.byteLength > 5 && new DataView(data).getUint8(0) === packedKind;
}

function unpacked(data) {
  const bytes = new Blob([new Uint8Array(data, 5)]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(bytes).text();
}

function takeData(data, from, handlers) {
  if (data.byteLength < from + 5) return;
  const view = new DataView(data);
  handlers.data(view.getUint8(from), view.getUint32(from + 1, true), new Uint8Array(data, from + 5));
}

/**
 * A WebSocket that many sessions share: browsers open only a few at once, and each takes its time. A text begins with
 * the number of its channel and a space, data with the number in four bytes.
 */
export class Channels {
  constructor(address) {
    this.open = new Map();
    /** The channels for which there's no room. */
    this.queue = new Set();
    this.last = 0;
    this.wire = new Wire(address, {
      opened: () => this.each((channel) => channel.start()),
      message: (data) => this.take(data),
      lost: () => this.each((channel) => channel.isDone || channel.handlers.lost()),
      closed: (why) => this.each((channel) => channel.handlers.closed(why)),
    });
  }

  each(act) {
    for (const channel of [...this.open.values()]) act(channel);
  }

  take(data) {
    if (typeof data !== 'string') {
      if (data.byteLength < 4) return;
      const channel = this.open.get(new DataView(data).getUint32(0, true));
      if (channel) takeData(data, 4, channel.handlers);
      return;
    }
    const space = data.indexOf(' ');
    const channel = this.open.get(Number(data.slice(0, space)));
    const message = channel && read(data.slice(space + 1));
    if (!message) return;
    if (message.t !== 'closed') return channel.handlers.text(message);
    this.leave(channel);
    channel.handlers.closed(String(message.why ?? ''));
  }

  enter(channel) {
    if (this.open.size >= mostChannels) {
      this.queue.add(channel);
      return;
    }
    channel.id = this.last += 1;
    this.open.set(channel.id, channel);
  }

  leave(channel) {
    this.queue.delete(channel);
    this.open.delete(channel.id);
    channel.id = 0;
    const [next] = this.queue;
    if (!next || this.open.size >= mostChannels) return;
    this.queue.delete(next);
    next.begins();
  }

  /** A connection to a preview in looks, with the handlers of `Connection`. */
  connect(preview, look, handlers) {
    return new Channel(this, { preview, look }, handlers);
  }

  close() {
    this.wire.close();
  }
}

class Channel {
  constructor(channels, opening, handlers) {
    Object.assign(this, { channels, opening, handlers });
    this.number = this.id = 0;
    this.isDone = false;
    channels.enter(this);
    if (this.isOpen) queueMicrotask(() => this.start());
  }

  /** There's room for it now. */
  begins() {
    this.channels.enter(this);
    if (this.isOpen) this.start();
  }

  get isOpen() {
    return this.channels.wire.isOpen;
  }

  /** Says what is to be shown; the session's hello follows, unless it has ended and waits for what the server says. */
  start() {
    if (!this.id) return;
    this.channels.wire.send(`${this.id} ${JSON.stringify({ t: 'open', ...this.opening })}`);
    if (!this.isDone) this.handlers.opened();
  }

  tell(message) {
    if (!this.id || !this.isOpen || (this.isDone && message.t !== 'hello')) return 0;
    this.number += 1;
    this.channels.wire.send(`${this.id} ${JSON.stringify({ ...message, i: this.number })}`);
    return this.number;
  }

  sendText(text) {
    if (this.id && this.isOpen) this.channels.wire.send(`${this.id} ${text}`);
  }

  finish() {
    this.isDone = true;
  }

  begin() {
    this.isDone = false;
  }

  again() {
    this.isDone = false;
    if (!this.id) this.begins();
    else if (this.isOpen) this.handlers.opened();
    if (this.channels.wire.isDone) this.channels.wire.begin();
  }

  close() {
    if (this.id && this.isOpen) this.channels.wire.send(`${this.id} ${JSON.stringify({ t: 'close' })}`);
    this.channels.leave(this);
  }
}

"""#),
    File(
      name: "console.js",
      text: #"""
// SPDX-License-Identifier: Apache-2.0
// The panel of what previews' programs print, and the words over a page about the sources.
import { linked, make } from './nodes.js';

const most = 1000;
/** What terminals read as colors. */
// eslint-disable-next-line no-control-regex
const escapes = /\u001b\[[0-9;]*[A-Za-z]/g;

export class ConsolePanel {
  /**
   * @param button Shows and hides the panel, and tells how much there is in it.
   * @param changed Is called when it's shown or hidden.
   */
  constructor(status, panel, button, isOpen, changed) {
    Object.assign(this, { status, panel, button, changed });
    const log = { role: 'log', 'aria-live': 'off', 'aria-label': 'Lines', tabIndex: 0 };
    this.list = make('div', { className: 'lines', ...log });
    const clear = make('button', { type: 'button', textContent: 'Clear' });
    clear.addEventListener('click', () => status.clear());
    const close = make('button', { type: 'button', textContent: 'Close', 'aria-label': 'Close the console' });
    close.addEventListener('click', () => {
      this.show(false);
      button.focus();
    });
    panel.append(make('div', { className: 'head' }, make('h2', { textContent: 'Console' }), clear, close), this.list);
    button.addEventListener('click', () => this.show(panel.hidden));
    status.listen((kind, lines) => {
      if (kind === 'cleared') this.fill();
      if (kind === 'lines') this.add(lines);
    });
    this.show(isOpen, true);
  }

  show(isOpen, isFirst = false) {
    this.panel.hidden = !isOpen;
    this.button.setAttribute('aria-expanded', String(isOpen));
    this.fill();
    if (!isFirst) this.changed(isOpen);
  }

  fill() {
    this.list.replaceChildren();
    this.add(this.status.lines);
  }

  add(lines) {
    this.count();
    if (this.panel.hidden) return;
    const { list } = this;
    const isAtEnd = list.scrollTop + list.clientHeight >= list.scrollHeight - 8;
    const several = (this.status.programs?.length ?? 0) > 1;
    const nodes = document.createDocumentFragment();
    for (const line of lines.slice(-most)) {
      const isNamed = line.kind === 'warning' || line.kind === 'error';
      nodes.append(make('div', { className: `line ${isNamed ? line.kind : line.kind === 'missed' ? 'missed' : ''}` },
        isNamed ? make('span', { className: 'kind', textContent: line.kind }) : null,
        several && line.program ? make('span', { className: 'program', textContent: line.program }) : null,
        make('span', { className: 'text' }, linked(String(line.text).replace(escapes, '')))));
    }
    list.append(nodes);
    while (list.children.length > most) list.firstChild.remove();
    if (isAtEnd) list.scrollTop = list.scrollHeight;
  }

  count() {
    const { lines } = this.status;
    const errors = lines.filter((line) => line.kind === 'error').length;
    const amount = errors ? `${errors} ${errors === 1 ? 'error' : 'errors'}` : String(lines.length);
    this.button.textContent = lines.length ? `Console · ${amount}` : 'Console';
    this.button.classList.toggle('wrong', errors > 0);
  }
}

/** Shows over a page what keeps it from being what the sources say. */
export class SourcesNote {
  constructor(status, note, building) {
    this.closed = '';
    this.words = make('div', { className: 'words-of-note', tabIndex: 0, role: 'group', 'aria-label': 'What is wrong' });
    const close = make('button', { type: 'button', textContent: 'Close' });
    close.addEventListener('click', () => {
      this.closed = status.problem;
      note.hidden = true;
    });
    const title = make('strong', { textContent: 'The sources can’t be shown as they are' });
    note.append(make('div', { className: 'head' }, title, close), this.words);
    status.listen((kind) => {
      if (kind !== 'state') return;
      building.textContent = status.isLost ? 'The connection is lost' : status.isBuilding ? 'Building…' : '';
      building.classList.toggle('busy', status.isBuilding && !status.isLost);
      if (status.problem !== this.closed) this.closed = '';
      note.hidden = !status.problem || status.problem === this.closed;
      if (this.text === status.problem) return;
      this.text = status.problem;
      this.words.replaceChildren(linked(status.problem));
    });
  }
}

"""#),
    File(
      name: "controls.js",
      text: #"""
// SPDX-License-Identifier: Apache-2.0
// The panel of a focused preview in which is chosen what it's shown in.
import { choices, deviceOf, locales, nameOf } from './looks.js';
import { make } from './nodes.js';
import { sizeOf } from './surroundings.js';

/** What a sheet of variants may have: an axis, its name, and values. */
const sheets = [
  ['appearance', 'Light and dark', 'light,dark'],
  ['typeSize', 'Text sizes', 'small,large,xxxLarge,accessibility3'],
  ['locale', 'Languages', 'en,de,ar,ja'],
  ['contrast', 'Both contrasts', 'standard,increased'],
  ['direction', 'Both directions', 'ltr,rtl'],
  ['device', 'Devices', 'iPhone 17,iPhone SE (3rd generation),iPad mini (A17 Pro)'],
];

export class Controls {
  inputs = new Map();

  /**
   * @param change Takes the name of an axis and its value, an empty one for none.
   * @param compare Takes the words of a sheet.
   */
  constructor(host, given, devices, change, compare) {
    Object.assign(this, { host, given, devices, change });
    this.addDevice();
    this.addChoice('orientation', 'As the preview');
    this.addSize();
    this.addChoice('appearance', 'As the browser');
    this.addChoice('typeSize', 'As the browser');
    this.addLocale();
    this.addChoice('direction', 'By language');
    for (const axis of ['contrast', 'reducedMotion', 'reducedTransparency']) this.addChoice(axis, 'As the browser');
    this.addSheet(compare);
    this.update();
  }

  row(label, ...nodes) {
    const row = make('div', { className: 'row' }, label, ...nodes);
    this.host.append(row);
    return row;
  }

  addSelect(axis, title, none, values) {
    const select = make('select', { id: `look-${axis}` });
    select.append(make('option', { value: '', textContent: none }));
    for (const [value, name] of values) select.append(make('option', { value, textContent: name }));
    select.addEventListener('change', () => this.change(axis, select.value));
    this.row(make('label', { htmlFor: select.id, textContent: title }), select);
    this.inputs.set(axis, select);
  }

  addChoice(axis, none) {
    const [title, values] = choices[axis];
    this.addSelect(axis, title, none, Object.entries(values));
  }

  addDevice() {
    this.addSelect('device', 'Device', 'As the preview', this.devices.map(({ name }) => [name, name]));
  }

  addLocale() {
    const list = make('datalist', { id: 'locales' });
    for (const [value, name] of Object.entries(locales)) list.append(make('option', { value, textContent: name }));
    const input = make('input', {
      id: 'look-locale', list: 'locales', placeholder: 'As the browser', spellcheck: false, autocomplete: 'off',
    });
    const take = () => this.change('locale', input.value.trim());
    input.addEventListener('change', take);
    this.row(make('label', { htmlFor: input.id, textContent: 'Language' }), input, list);
    this.inputs.set('locale', input);
  }

  addSize() {
    const limits = { type: 'number', min: 1, max: 4000, inputMode: 'numeric' };
    const field = (name) => make('input', { ...limits, 'aria-label': name });
    const [width, height] = (this.lengths = [field('Width'), field('Height')]);
    const take = () => {
      const values = [width, height].map(({ value }) => Math.round(Number(value)));
      if (values.every((value) => value > 0)) this.change('size', values.join('x'));
    };
    width.addEventListener('change', take);
    height.addEventListener('change', take);
    const title = 'The size that the preview has by itself';
    this.ownSize = make('button', { type: 'button', textContent: 'Own', title });
    this.ownSize.addEventListener('click', () => this.change('size', ''));
    const cross = make('span', { textContent: '×', 'aria-hidden': 'true' });
    const label = make('span', { className: 'label', textContent: 'Size' });
    const group = { className: 'size', role: 'group', 'aria-label': 'Size' };
    this.row(label, make('span', group, width, cross, height, this.ownSize));
  }

  addSheet(compare) {
    const boxes = sheets.map(([axis, title, values]) => {
      const box = make('input', { type: 'checkbox', checked: axis === 'appearance' || axis === 'typeSize' });
      return { axis, values, box, label: make('label', {}, box, title) };
    });
    const button = make('button', { type: 'button', textContent: 'Show the sheet' });
    button.addEventListener('click', () => {
      const chosen = boxes.filter(({ box }) => box.checked).map(({ axis, values }) => `${axis}:${values}`);
      if (chosen.length) compare(chosen.join(';'));
    });
    this.host.append(make('fieldset', { className: 'sheet-of' },
      make('legend', { textContent: 'Compare' }), ...boxes.map(({ label }) => label), button));
  }

  /** Shows what the address says. */
  update() {
    const { given } = this;
    for (const [axis, input] of this.inputs) {
      let value = given.get(axis) ?? '';
      if (axis === 'device') value = deviceOf(this.devices, value)?.name ?? value;
      if (value && input.tagName === 'SELECT' && ![...input.options].some((option) => option.value === value)) {
        input.append(make('option', { value, textContent: nameOf(axis, value) }));
      }
      input.value = value;
      input.classList.toggle('chosen', value !== '');
    }
    this.ownSize.disabled = !given.has('size');
    for (const input of this.lengths) input.classList.toggle('chosen', sizeOf(given) !== null);
  }

  /** Shows the size that the view has. */
  setSize(width, height) {
    for (const [input, value] of [[this.lengths[0], width], [this.lengths[1], height]]) {
      if (input !== document.activeElement) input.value = String(Math.round(value * 100) / 100);
    }
  }
}

"""#),
    File(
      name: "editor.js",
      text: #"""
// SPDX-License-Identifier: Apache-2.0
// Opens files' lines in an editor: by a link, by the server's command, or by the editor in which the page lies.

/** The whole paths of files that are shown, by how messages name them. No other file is opened. */
let files = {};
let paths = new Set();
/** What a link begins with; `server` where the server opens files by a command. */
let way = 'vscode://file';
let sendToServer = () => {};
/** The file that the page has opened last. */
let opened = null;
/** Whether the page lies in an editor's, which has said that it opens files. */
let isInEditor = false;

/** Takes what the server tells of files, and how it's asked to open one. */
export function setSources(known, editor, send) {
  files = known;
  paths = new Set(Object.values(known));
  if (typeof editor === 'string' && editor) way = editor;
  sendToServer = send;
}

/** The whole path of a file that is shown; null for any other. */
export function pathOf(name) {
  if (Object.hasOwn(files, name)) return files[name];
  return paths.has(name) ? name : null;
}

/** Whether a click is taken by the page: else it's a link's, which the browser follows. */
const isTaken = () => isInEditor || way === 'server';

function linkTo(path, line, column) {
  const start = way === 'server' ? 'vscode://file' : way;
  const place = [line, column].filter(Boolean).map((number) => `:${number}`).join('');
  return `${start}${path.split('/').map(encodeURIComponent).join('/')}${place}`;
}

/**
 * Opens a file's line.
 *
 * @param path The file's whole path, or the name by which messages call it.
 * @param line Counts from 1, as the column does. Without them the file is opened.
 * @returns Whether that is a file that may be opened; whether an editor does so nobody says.
 */
export function openSource(path, line, column) {
  const file = pathOf(path);
  if (!file) return false;
  const place = { file, line: Number(line) || 1, column: Number(column) || 1 };
  opened = file;
  // The parent is the page that has asked for this one, and has named the token: if it were another, this one would be gone.
  if (isInEditor) parent.postMessage({ t: 'gnomon-open', ...place }, '*');
  else if (way === 'server') sendToServer({ t: 'open', ...place });
  else followLink(linkTo(file, line, column));
  return true;
}

/** Whether an editor's cursor is in a file since the page has opened it. It's that no more when the cursor has been elsewhere. */
export function isOpenedHere(file) {
  if (file !== opened) opened = null;
  return opened !== null;
}

/** As a click on a link does: the page stays, another program opens it. */
function followLink(address) {
  const link = document.createElement('a');
  link.href = address;
  link.click();
}

/** Has a link to a file open it. The link's own address counts where nothing else opens files. */
export function leadToSource(link, path, line, column) {
  const file = pathOf(path);
  if (!file) return false;
  link.href = linkTo(file, line, column);
  link.addEventListener('click', (event) => {
    opened = file;
    if (!isTaken()) return;
    event.preventDefault();
    openSource(file, line, column);
  });
  return true;
}

// A page around that opens files says so when it's asked. Others are asked in vain.
if (parent !== window) {
  addEventListener('message', ({ data, source }) => {
    if (source === parent && data?.t === 'gnomon-editor') isInEditor = true;
  });
  parent.postMessage({ t: 'gnomon-ready' }, '*');
}

"""#),
    File(
      name: "elements.js",
      text: #"""
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

"""#),
    File(
      name: "fields.js",
      text: #"""
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

"""#),
    File(
      name: "finders.js",
      text: #"""
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

"""#),
    File(
      name: "findings.js",
      text: #"""
// SPDX-License-Identifier: Apache-2.0
// The list of what the session found wrong with the view.

const most = 500;

export class Findings {
  constructor() {
    this.node = document.createElement('details');
    this.node.className = 'findings';
    this.node.hidden = true;
    this.summary = document.createElement('summary');
    this.list = document.createElement('ul');
    this.node.append(this.summary, this.list);
  }

  clear() {
    this.list.replaceChildren();
    this.node.hidden = true;
  }

  add(findings) {
    for (const { kind, place, text } of findings.slice(0, most - this.list.children.length)) {
      const item = document.createElement('li'), code = document.createElement('code');
      code.textContent = [kind, place].filter(Boolean).join(' · ');
      item.append(code, ` ${text}`);
      this.list.append(item);
    }
    const { length } = this.list.children;
    this.node.hidden = length === 0;
    this.summary.textContent = length === 1 ? '1 finding' : `${length} findings`;
  }
}

"""#),
    File(
      name: "focus.html",
      text: #"""
<!doctype html>
<!-- SPDX-License-Identifier: Apache-2.0 -->
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>Preview</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="../../page/page.css">
<link rel="stylesheet" href="../../page/previews.css">
<link rel="stylesheet" href="../../page/inspector.css">
<script type="module" src="../../page/focus.js"></script>
<link rel="modulepreload" href="../../page/address.js">
<link rel="modulepreload" href="../../page/backdrops.js">
<link rel="modulepreload" href="../../page/before.js">
<link rel="modulepreload" href="../../page/commands.js">
<link rel="modulepreload" href="../../page/compare.js">
<link rel="modulepreload" href="../../page/connection.js">
<link rel="modulepreload" href="../../page/console.js">
<link rel="modulepreload" href="../../page/controls.js">
<link rel="modulepreload" href="../../page/editor.js">
<link rel="modulepreload" href="../../page/elements.js">
<link rel="modulepreload" href="../../page/fields.js">
<link rel="modulepreload" href="../../page/finders.js">
<link rel="modulepreload" href="../../page/findings.js">
<link rel="modulepreload" href="../../page/follow.js">
<link rel="modulepreload" href="../../page/geometry.js">
<link rel="modulepreload" href="../../page/happened.js">
<link rel="modulepreload" href="../../page/grips.js">
<link rel="modulepreload" href="../../page/input.js">
<link rel="modulepreload" href="../../page/inspector.js">
<link rel="modulepreload" href="../../page/lines.js">
<link rel="modulepreload" href="../../page/literals.js">
<link rel="modulepreload" href="../../page/looks.js">
<link rel="modulepreload" href="../../page/marks.js">
<link rel="modulepreload" href="../../page/matrix.js">
<link rel="modulepreload" href="../../page/modals.js">
<link rel="modulepreload" href="../../page/nodes.js">
<link rel="modulepreload" href="../../page/outline.js">
<link rel="modulepreload" href="../../page/painter.js">
<link rel="modulepreload" href="../../page/pictures.js">
<link rel="modulepreload" href="../../page/player.js">
<link rel="modulepreload" href="../../page/questions.js">
<link rel="modulepreload" href="../../page/record.js">
<link rel="modulepreload" href="../../page/recorder.js">
<link rel="modulepreload" href="../../page/recording.js">
<link rel="modulepreload" href="../../page/requests.js">
<link rel="modulepreload" href="../../page/roles.js">
<link rel="modulepreload" href="../../page/rows.js">
<link rel="modulepreload" href="../../page/scene.js">
<link rel="modulepreload" href="../../page/scrollers.js">
<link rel="modulepreload" href="../../page/sources.js">
<link rel="modulepreload" href="../../page/status.js">
<link rel="modulepreload" href="../../page/steps.js">
<link rel="modulepreload" href="../../page/story.js">
<link rel="modulepreload" href="../../page/surfaces.js">
<link rel="modulepreload" href="../../page/surroundings.js">
<link rel="modulepreload" href="../../page/time.js">
<link rel="modulepreload" href="../../page/unheard.js">
<link rel="modulepreload" href="../../page/values.js">
<link rel="modulepreload" href="../../page/view.js">
<link rel="modulepreload" href="../../page/webp.js">
<link rel="modulepreload" href="../../page/wire.js">
<link rel="modulepreload" href="../../page/words.js">
</head>
<body class="focus">
<header class="top">
<nav aria-label="Previews">
<a id="wall" class="tool" aria-keyshortcuts="Alt+ArrowUp" title="All previews (Alt+↑)"><span aria-hidden="true">‹ </span>Previews</a>
<a id="before" class="tool" aria-keyshortcuts="Alt+PageUp" aria-label="Previous preview" role="link">↑</a>
<a id="behind" class="tool" aria-keyshortcuts="Alt+PageDown" aria-label="Next preview" role="link">↓</a>
</nav>
<h1 id="title">Preview</h1>
<span id="place"></span>
<span class="space"></span>
<span id="building" class="building" role="status"></span>
<button id="inspect-button" type="button" aria-expanded="false" aria-controls="inspector" title="Why is it as large as it is?">Inspect</button>
<button id="console-button" type="button" aria-expanded="false" aria-controls="console">Console</button>
</header>
<section id="problem" class="problem" role="alert" aria-label="Problem" hidden></section>
<div class="middle">
<main id="main"></main>
<div id="grip" class="grip" role="separator" aria-orientation="vertical" aria-label="Width of the inspector" tabindex="0" hidden></div>
<aside id="inspector" class="inspector" aria-label="Inspector" hidden></aside>
<aside id="looks" class="looks" aria-labelledby="looks-title"><h2 id="looks-title">Looks</h2><div id="controls"></div></aside>
</div>
<section id="console" class="console" aria-label="Console" hidden></section>
<noscript>This page shows a preview that runs elsewhere, and needs JavaScript for that.</noscript>
</body>
</html>

"""#),
    File(
      name: "focus.js",
      text: #"""
// SPDX-License-Identifier: Apache-2.0
// One preview to use, in the looks that are chosen beside it; or a sheet of its variants.
import { Channels, Connection } from './connection.js';
import { ConsolePanel, SourcesNote } from './console.js';
import { Controls } from './controls.js';
import { Follow } from './follow.js';
import { Inspector } from './inspector.js';
import { deviceOf } from './looks.js';
import { Matrix, parse } from './matrix.js';
import { make, placeNode } from './nodes.js';
import { Status } from './status.js';
import { Surroundings, fieldsOf, lookOf, sizeOf } from './surroundings.js';
import { LiveView } from './view.js';
import { socketAddress } from './wire.js';

const byId = (id) => document.getElementById(id);
const given = fieldsOf(location.search);
const key = decodeURIComponent(location.pathname.split('/').at(-2) ?? '');
// A browser opens one WebSocket after the other: the one for pictures comes first.
const plan = given.has('matrix') ? parse(given.get('matrix')) : null;
const channels = plan?.axes ? new Channels(socketAddress('../../views')) : null;
const status = new Status('../../status');
/** How far the view is from the edges of its room, for a device's frame and the handle. */
const margin = innerWidth > 720 ? 40 : 18;

/** The address of a preview in the looks of this one; with a sheet, where one is named. */
function addressOf(preview, matrix) {
  const looks = new URLSearchParams(given);
  for (const name of ['matrix', 'title']) looks.delete(name);
  // A line is another preview's.
  if (looks.has('inspect')) looks.set('inspect', '1');
  // A sheet's axes and its commas are easier to read as they are.
  const sheet = matrix && `matrix=${encodeURIComponent(matrix).replace(/%(2C|3A|3B)/g, decodeURIComponent)}`;
  const query = [String(looks), sheet].filter(Boolean).join('&');
  return `../${encodeURIComponent(preview)}/${query && `?${query}`}`;
}

/** The previews before and behind this one, where there are some. */
let neighbours = [];

/** What is known of this preview. */
function own() {
  for (const { title, previews } of status.programs ?? []) {
    const preview = previews.find((each) => each.key === key);
    // A program has a module's name where it's a target of a package.
    if (preview) return { ...preview, module: /^[A-Za-z_]\w*$/.test(title) ? title : null };
  }
  return { key, name: key, place: '', module: null };
}

/** Finds the previews before and behind this one, and shows what this one is called. */
function showPlace() {
  const all = (status.programs ?? []).flatMap(({ previews }) => previews);
  const index = all.findIndex((preview) => preview.key === key);
  const own = all[index];
  neighbours = index < 0 ? [] : [all[index - 1], all[index + 1]];
  if (own) {
    document.title = given.get('title') ?? own.name;
    byId('title').textContent = own.name;
    byId('place').replaceChildren(placeNode(own.place));
  }
  pointLinks();
}

/** Leads to other pages in the looks of this one. */
function pointLinks() {
  byId('wall').href = wallAddress();
  for (const [place, id] of ['before', 'behind'].entries()) {
    const [link, other] = [byId(id), neighbours[place]];
    if (other) link.href = addressOf(other.key, given.get('matrix'));
    else link.removeAttribute('href');
    link.title = other ? other.name : '';
    if (other) link.removeAttribute('aria-disabled');
    else link.setAttribute('aria-disabled', 'true');
  }
}

const wallAddress = () => {
  const looks = new URLSearchParams([['wall', '']]);
  for (const name of ['appearance', 'console', 'follow']) if (given.has(name)) looks.set(name, given.get(name));
  return `../../?${looks}`.replace('wall=', 'wall');
};

let writtenAt = -Infinity, writing = 0;

/** Writes the looks into the address. Browsers let a page do that some times a second. */
function writeAddress() {
  clearTimeout(writing);
  const wait = writtenAt + 400 - performance.now();
  if (wait > 0) {
    writing = setTimeout(writeAddress, wait);
    return;
  }
  writtenAt = performance.now();
  history.replaceState(null, '', `${location.pathname}${String(given) && `?${given}`}`);
}

function put(name, value) {
  if (value) given.set(name, value);
  else given.delete(name);
  writeAddress();
  pointLinks();
}

document.title = given.get('title') ?? key;
byId('title').textContent = key;
pointLinks();
status.listen((kind) => kind === 'previews' && showPlace());
new SourcesNote(status, byId('problem'), byId('building'));
new ConsolePanel(status, byId('console'), byId('console-button'), given.has('console'), (isOpen) => {
  put('console', isOpen ? '1' : '');
});

new Follow(status, key, given.has('follow'), {
  before: byId('console-button'),
  go: (other) => location.replace(addressOf(other, given.get('matrix'))),
  changed: (isOn) => put('follow', isOn ? '1' : ''),
});

// These keys are this page's wherever the focus is; the view doesn't get them.
addEventListener('keydown', (event) => {
  if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const id = { ArrowUp: 'wall', PageUp: 'before', PageDown: 'behind' }[event.key];
  if (!id) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (byId(id).href) byId(id).click();
}, { capture: true });

class Focus {
  constructor(devices) {
    this.devices = devices;
    this.host = byId('main');
    this.extent = make('div', { className: 'extent' });
    this.handle = make('button', { type: 'button', className: 'handle' });
    this.island = make('div', { className: 'island', hidden: true });
    this.host.append(this.extent, this.handle);
    const choose = (axis, value) => this.choose(axis, value);
    const compare = (matrix) => location.assign(addressOf(key, matrix));
    this.controls = new Controls(byId('controls'), given, devices, choose, compare);
    this.listenToHandle();
    this.addInspector();
    this.open();
    status.listen((kind) => {
      // What the sources are like is said above, once.
      const { said } = this.view.requests;
      if (kind === 'state' && said && said === status.problem) this.view.say('problem', '');
    });
  }

  open() {
    this.inspector?.leave();
    this.view?.close();
    const address = socketAddress(`live?${lookOf(given)}`);
    const room = () => [this.host.clientWidth, this.host.clientHeight];
    this.surroundings = new Surroundings(given, () => room().map((length) => Math.max(40, length - 2 * margin)));
    const view = (this.view = new LiveView(this.host, {
      connect: (handlers) => new Connection(address, handlers), surroundings: this.surroundings,
      // Where there's less room than it needs, it keeps its distance from the edges.
      room: () => room().map((length, axis) => Math.max(length, view.scene.size[axis] + 2 * margin)),
      onState: (kind, text) => {
        if (kind === 'building' || (kind === 'problem' && text !== '' && text === status.problem)) return true;
        if (kind === 'shown') this.host.classList.remove('waiting');
        return false;
      },
      onLayout: (place) => this.laidOut(place),
    }));
    for (const name of ['stage', 'canvas', 'layer', 'bar']) view[name].id = name;
    view.findings.node.id = 'findings';
    view.stage.append(this.island);
    this.showFrame();
    if (!this.panel.hidden) this.inspector.watch(view);
  }

  /** The same preview as it was in the commit that it's compared with, in the same looks. */
  openBefore(host, onState) {
    const address = socketAddress(`live?${new URLSearchParams([...lookOf(given), ['commit', '1']])}`);
    const view = new LiveView(host, {
      connect: (handlers) => new Connection(address, handlers), surroundings: new Surroundings(given, () => this.view.scene.size),
      room: () => view?.scene.size ?? [0, 0], isQuiet: true, onState,
    });
    return view;
  }

  // The inspector

  /** The panel is there where the address says so; `inspect=Card.swift:12` chooses the view of a line. */
  addInspector() {
    this.panel = byId('inspector');
    const grip = byId('grip'), button = byId('inspect-button');
    const open = (isOpen) => {
      if (isOpen) {
        this.inspector ??= new Inspector(this.panel, {
          status, preview: own, openBefore: (host, onState) => this.openBefore(host, onState), wanted: given.get('inspect'), onChoose: (place) => put('inspect', place || '1'),
        });
      }
      this.panel.hidden = grip.hidden = !isOpen;
      document.body.classList.toggle('inspects', isOpen);
      button.setAttribute('aria-expanded', String(isOpen));
    };
    open(given.has('inspect'));
    button.addEventListener('click', () => {
      const isOpen = this.panel.hidden;
      put('inspect', isOpen ? '1' : '');
      open(isOpen);
      if (isOpen) this.inspector.watch(this.view);
      else this.inspector.leave();
    });
    const set = (width) => {
      const most = Math.max(300, this.panel.offsetWidth + this.host.offsetWidth - 280);
      this.panel.style.width = `${Math.round(Math.min(most, Math.max(300, width)))}px`;
    };
    let start = null;
    grip.addEventListener('pointerdown', (event) => {
      event.preventDefault();
      grip.setPointerCapture(event.pointerId);
      start = { x: event.clientX, width: this.panel.offsetWidth };
    });
    grip.addEventListener('pointermove', (event) => start && set(start.width + start.x - event.clientX));
    for (const end of ['pointerup', 'pointercancel']) grip.addEventListener(end, () => (start = null));
    grip.addEventListener('keydown', (event) => {
      const by = { ArrowLeft: 20, ArrowRight: -20 }[event.key];
      if (!by) return;
      event.preventDefault();
      set(this.panel.offsetWidth + by);
    });
  }

  choose(axis, value) {
    put(axis, value);
    const isQuery = axis === 'device' || axis === 'orientation';
    if (isQuery || !this.surroundings.change(given, this.view.keeps ?? [])) this.open();
    this.controls.update();
    this.showFrame();
  }

  /** Draws what is around the screen of a device. */
  showFrame() {
    const device = sizeOf(given) ? null : deviceOf(this.devices, given.get('device'));
    const isSideways = given.get('orientation') === 'landscape';
    const { stage } = this.view;
    stage.classList.toggle('device', device !== null);
    const isRound = device !== null && device.bottom > 0;
    stage.classList.toggle('round', isRound);
    stage.classList.toggle('pad', isRound && device.width > 700);
    const hasIsland = isRound && device.width < 700;
    this.island.hidden = !hasIsland;
    this.island.classList.toggle('sideways', isSideways);
    this.island.classList.toggle('notch', hasIsland && device.top < 59);
    this.handle.hidden = device !== null;
  }

  laidOut({ left, top, width, height }) {
    this.controls.setSize(width, height);
    this.handle.style.left = `${left + width}px`;
    this.handle.style.top = `${top + height}px`;
    const words = `${Math.round(width)} by ${Math.round(height)} points`;
    this.handle.setAttribute('aria-label', `Size, ${words}; arrow keys change it`);
    this.extent.style.width = `${left + width + margin}px`;
    this.extent.style.height = `${top + height + margin}px`;
    this.size = [width, height];
  }

  /** The corner is dragged, or moved by keys. */
  listenToHandle() {
    const { handle } = this;
    let start = null, wanted = null;
    const set = (width, height) => {
      const size = [width, height].map((length) => Math.round(Math.min(4000, Math.max(20, length))));
      if (!wanted) requestAnimationFrame(() => {
        const chosen = wanted;
        wanted = null;
        this.choose('size', chosen);
      });
      wanted = size.join('x');
    };
    handle.addEventListener('pointerdown', (event) => {
      if (event.button !== 0) return;
      event.preventDefault();
      handle.setPointerCapture(event.pointerId);
      start = { x: event.clientX, y: event.clientY, size: this.size };
    });
    handle.addEventListener('pointermove', (event) => {
      if (!start) return;
      // The view stays in the middle, so that its corner moves half as far as it grows.
      const grow = [event.clientX - start.x, event.clientY - start.y].map((length) => 2 * length);
      set(start.size[0] + grow[0], start.size[1] + grow[1]);
    });
    const end = () => (start = null);
    handle.addEventListener('pointerup', end);
    handle.addEventListener('pointercancel', end);
    handle.addEventListener('keydown', (event) => {
      const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
      const [x, y] = ways[event.key] ?? [0, 0];
      if ((!x && !y) || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const step = event.shiftKey ? 1 : 10;
      set(this.size[0] + x * step, this.size[1] + y * step);
    });
  }
}

if (plan) {
  document.body.classList.add('has-sheet');
  byId('looks').remove();
  byId('inspect-button').remove();
  new Matrix(byId('main'), plan, key, given, channels, status, (variant) => {
    const looks = new URLSearchParams(variant);
    looks.delete('matrix');
    return `?${looks}`;
  });
} else {
  const answer = await fetch('../../devices.json').catch(() => null);
  new Focus(answer?.ok ? await answer.json() : []);
}

"""#),
    File(
      name: "follow.js",
      text: #"""
// SPDX-License-Identifier: Apache-2.0
// Where an editor's cursor is: the page tells the inspector of it, and shows the file's preview where that is chosen.
import { isOpenedHere } from './editor.js';
import { make } from './nodes.js';

/** A place has to be left alone for so long before another preview is shown, in milliseconds. */
const rest = 250;

export class Follow {
  /**
   * @param own The key of the preview that the page shows.
   * @param go Shows another preview, by its key.
   * @param changed Is called with whether it's followed, when that is chosen.
   */
  constructor(status, own, isOn, { before, go, changed }) {
    Object.assign(this, { own, isOn, go });
    this.button = make('button', { type: 'button', id: 'follow', textContent: 'Follow', hidden: !isOn });
    this.button.title = 'Show the preview of the file in which the editor’s cursor is';
    this.button.addEventListener('click', () => {
      this.isOn = !this.isOn;
      this.show();
      changed(this.isOn);
      if (this.isOn) this.look();
    });
    before.before(this.button);
    this.show();
    status.listen((kind) => kind === 'cursor' && this.hear(status.cursor));
  }

  show() {
    this.button.setAttribute('aria-pressed', String(this.isOn));
  }

  hear(cursor) {
    this.cursor = cursor;
    this.button.hidden = false;
    const { file, line, column } = cursor;
    dispatchEvent(new CustomEvent('gnomon-cursor', { detail: { file, line, column } }));
    clearTimeout(this.timer);
    // Where the cursor was before, somebody has chosen this preview all the same. Who looks for a part of it in another file stays, too.
    const isLedThere = isOpenedHere(file) && !cursor.previews.includes(this.own);
    if (this.isOn && !cursor.past && !isLedThere) this.timer = setTimeout(() => this.look(), rest);
  }

  look() {
    const { previews = [], current } = this.cursor ?? {};
    if (!previews.length || current === this.own || (!current && previews.includes(this.own))) return;
    this.go(current ?? previews[0]);
  }
}

"""#),
    File(
      name: "geometry.js",
      text: #"""
// SPDX-License-Identifier: Apache-2.0
// Transforms are [a, b, c, d, e, f] as a canvas has them; boxes are [left, top, right, bottom].

export const identity = [1, 0, 0, 1, 0, 0];
export const everywhere = [-Infinity, -Infinity, Infinity, Infinity];
export const nowhere = [Infinity, Infinity, -Infinity, -Infinity];

/** The transform that does `n` first, then `m`. */
export function times(m, n) {
  return [
    m[0] * n[0] + m[2] * n[1], m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3], m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4], m[1] * n[4] + m[3] * n[5] + m[5],
  ];
}

export const moved = (m, x, y) =>
  [m[0], m[1], m[2], m[3], m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]];

/** The transform back, or null where there's none. */
export function inverse(m) {
  const det = m[0] * m[3] - m[1] * m[2];
  if (!(Math.abs(det) > 1e-12)) return null;
  return [
    m[3] / det, -m[1] / det, -m[2] / det, m[0] / det,
    (m[2] * m[5] - m[3] * m[4]) / det, (m[1] * m[4] - m[0] * m[5]) / det,
  ];
}

/** How many times longer lengths become. */
export const lengthening = (m) => Math.sqrt(Math.abs(m[0] * m[3] - m[1] * m[2]));

export const isEmpty = (box) => !(box[0] < box[2] && box[1] < box[3]);

export const common = (a, b) =>
  [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])];

export const joined = (a, b) =>
  [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];

export const grown = (box, by) => (isEmpty(box) ? box : [box[0] - by, box[1] - by, box[2] + by, box[3] + by]);

export const wholePixels = (box) => [Math.floor(box[0]), Math.floor(box[1]), Math.ceil(box[2]), Math.ceil(box[3])];

/** The box around a transformed box. */
export function mapped(m, box) {
  if (isEmpty(box)) return nowhere;
  if (!box.every(Number.isFinite)) return everywhere;
  const [l, t, r, b] = box;
  const xs = [m[0] * l + m[2] * t, m[0] * r + m[2] * t, m[0] * l + m[2] * b, m[0] * r + m[2] * b];
  const ys = [m[1] * l + m[3] * t, m[1] * r + m[3] * t, m[1] * l + m[3] * b, m[1] * r + m[3] * b];
  return [Math.min(...xs) + m[4], Math.min(...ys) + m[5], Math.max(...xs) + m[4], Math.max(...ys) + m[5]];
}

"""#),
    File(
      name: "grips.js",
      text: #"""
// SPDX-License-Identifier: Apache-2.0
// Where something comes along with a finger or a mouse, rather than being scrolled or selected: the rows of a list that can be moved.

export class Grips {
  all = [];
  /** Whether the view has what moves: nothing else may follow it. */
  isHeld = false;

  constructor(stage, scrollers, signal) {
    Object.assign(this, { stage, scrollers, signal });
    /** What has been touched, and whether its moves are the view's. */
    this.touched = null;
    this.isListening = false;
  }

  update({ grips, held }) {
    this.all = grips;
    this.isHeld = held;
    // Who asks about moves delays scrolling: only pages with rows that can be moved do.
    if (!grips.length || this.isListening) return;
    this.isListening = true;
    this.stage.addEventListener('touchstart', (event) => this.touch(event), { passive: true, signal: this.signal });
    this.stage.addEventListener('touchmove', this.keep, { passive: false, signal: this.signal });
  }

  /** The grip at a place of the window: `held` where a finger has to stay, `now` where it needn't; null for none. */
  at({ clientX, clientY }) {
    for (const [inside, x, y, w, h, isNow] of this.all) {
      const node = inside ? this.scrollers.get(inside)?.content : this.stage;
      if (!node) continue;
      const { left, top } = node.getBoundingClientRect();
      const dx = clientX - left - x, dy = clientY - top - y;
      if (dx >= 0 && dx < w && dy >= 0 && dy < h) return isNow ? 'now' : 'held';
    }
    return null;
  }

  touch({ touches, target }) {
    this.grip = touches.length === 1 ? this.at(touches[0]) : null;
    if (!this.grip) return;
    // The node may leave the page while it's touched; then the stage hears nothing more of it.
    if (this.touched !== target) target.addEventListener('touchmove', this.keep, { passive: false });
    this.touched = target;
    this.stage.classList.add('gripped');
    const end = () => {
      this.grip = null;
      this.touched = null;
      this.stage.classList.remove('gripped');
      target.removeEventListener('touchmove', this.keep);
    };
    for (const type of ['touchend', 'touchcancel']) target.addEventListener(type, end, { once: true });
  }

  /** Keeps the browser from scrolling. */
  keep = (event) => {
    if (event.cancelable && this.grip && (this.grip === 'now' || this.isHeld)) event.preventDefault();
  };
}

"""#),
    File(
      name: "happened.js",
      text: #"""
// SPDX-License-Identifier: Apache-2.0
// What has happened frame by frame: what began it, which bodies ran and why, what is drawn otherwise.
import { make, placeNode } from './nodes.js';

const mostFrames = 60;
const mostOfOneKind = 40;
/** A frame that comes later than this doesn't come of what was done, in milliseconds. */
const patience = 1500;
/** The causes of frames that come of what people did. */
const ofPeople = /lifted|pressed|clicked|action|focus|typed|update|dropped|chosen/;
const counts = [
  ['bodies', 'bodies evaluated', 'body evaluated'], ['measures', 'sizes worked out', 'size worked out'],
  ['places', 'views placed', 'view placed'], ['passes', 'passes', 'pass'], ['nodes', 'nodes made', 'node made'],
];

export class Happened {
  frames = [];

  /**
   * @param acts `choose(view)`, `point(view)`, `find(key)`.
   */
  constructor(node, acts) {
    Object.assign(this, { node, acts });
    this.work = make('p', { className: 'quiet work' });
    this.list = make('ol', { className: 'frames', reversed: true });
    this.clear();
    node.append(make('div', { className: 'head' }, this.work,
      make('button', { type: 'button', textContent: 'Clear', onclick: () => this.clear() })), this.list);
  }

  /** Somebody has done something: the next frame comes of it. */
  isDone(words) {
    this.done = { words, at: performance.now() };
  }

  /** What a frame is called. What people did is said in their words. */
  title({ cause }) {
    if (cause === 'the first') return 'The first frame';
    const { done } = this;
    if (/^the clock was moved/.test(cause)) return 'Time passed';
    if (!done || !ofPeople.test(cause) || performance.now() - done.at > patience) return cause[0].toUpperCase() + cause.slice(1);
    return done.words;
  }

  clear() {
    this.frames = [];
    this.work.textContent = 'What people do, and what changes by itself, is told here.';
    this.list.replaceChildren();
  }

  /** Takes the frames since the last answer, and what they have cost. */
  add(record, { happened, work, counters }) {
    const told = counts.filter(([name]) => work[name]).map(([name, many, one]) => `${work[name]} ${work[name] === 1 ? one : many}`);
    if (told.length) {
      this.work.textContent = `Last: ${told.join(', ')}.`;
      this.work.title = `Since the view was made: ${counts.map(([name, words]) => `${counters[name]} ${words}`).join(', ')}.`;
    }
    for (const frame of happened.frames) {
      const last = this.frames[0];
      const isQuiet = frame.passes.every(({ changes, evaluations, actions }) => !changes.length && !evaluations.length && !actions.length);
      // An animation's frames are one.
      if (last && isQuiet && last.isQuiet) {
        last.count += 1;
        last.node.remove();
        this.frames.shift();
        this.put(record, { ...frame, isQuiet, count: last.count });
      } else this.put(record, { ...frame, isQuiet, count: 1 });
    }
    while (this.frames.length > mostFrames) this.frames.pop().node.remove();
  }

  put(record, frame) {
    const body = make('div');
    const title = this.title(frame);
    const ran = frame.passes.reduce((sum, { evaluations }) => sum + evaluations.length, 0);
    const drawn = frame.passes.reduce((sum, { redraws }) => sum + redraws.length, 0);
    const facts = [ran && `${ran} evaluated`, drawn && `${drawn} drawn otherwise`].filter(Boolean).join(', ');
    frame.node = make('li', {}, make('details', { open: !frame.isQuiet },
      make('summary', {}, make('b', { textContent: title, title: frame.cause }),
        frame.count > 1 ? ` ${frame.count} frames` : null, make('span', { className: 'quiet', textContent: ` ${facts}` })), body));
    frame.passes.forEach((pass, index) => {
      if (frame.passes.length > 1) body.append(make('h4', { textContent: `Pass ${frame.firstPass + index}` }));
      body.append(this.events(record, pass));
    });
    if (this.frames[0]) this.frames[0].node.querySelector('details').open = false;
    this.frames.unshift(frame);
    this.list.prepend(frame.node);
  }

  events(record, { changes, evaluations, reductions, redraws, actions }) {
    const list = make('ul', { className: 'events' });
    const add = (kind, what, why, source, view) => {
      const words = view ? this.link(record, view, what) : make('span', { textContent: what });
      list.append(make('li', {}, make('span', { className: `tag ${kind}`, textContent: kind }), words,
        why || source ? make('p', { className: 'quiet' }, why ?? '', source ? ' · ' : null, source ? placeNode(source) : null) : null));
    };
    for (const { name, old, new: now, writer, source } of changes) {
      add('began', `${name ?? 'a value'}: ${old} → ${now}`, writer ? `written by ${writer}` : '', source);
    }
    for (const [{ name, because, source }, count] of together(evaluations, (each) => `${each.name}${each.source}${each.because}`)) {
      add('evaluated', count > 1 ? `${name}, ${count} of them` : name, because, source);
    }
    for (const { key, value, name, source, contributions } of reductions.slice(0, mostOfOneKind)) {
      add('reduced', `${key} → ${value}`, `${contributions.map((each) => `${each.name} ${each.value}`).join(', ')} · read by ${name}`, source);
    }
    for (const [{ name, words, because, source, node }, count] of together(redraws, (each) => `${each.words}${each.because}`)) {
      add('redrawn', `${name}${count > 1 ? ` and ${count - 1} more` : ''} ${words}`, because, source, record.named(record.nodes[node]));
    }
    for (const { kind, value, view, source, beganPass } of actions.slice(0, mostOfOneKind)) {
      add('ran', `${kind}${value ? ` with ${value}` : ''}`, `${view}${beganPass ? ', and made the next pass necessary' : ''}`, source);
    }
    if (!list.childElementCount) list.append(make('li', { className: 'quiet', textContent: 'Nothing was evaluated or drawn otherwise.' }));
    return list;
  }

  /** Numbers of views change: what is remembered is what tells them from others. */
  link(record, view, words) {
    const key = record.keyOf(view);
    const link = make('button', { type: 'button', className: 'link', textContent: words });
    link.addEventListener('click', () => this.acts.choose(this.acts.find(key)));
    link.addEventListener('mouseenter', () => this.acts.point(this.acts.find(key)));
    link.addEventListener('mouseleave', () => this.acts.point(null));
    return link;
  }
}

/** What happened to many in the same way is told once, with how many they are. */
function together(list, keyOf) {
  const groups = new Map();
  for (const each of list) {
    const key = keyOf(each);
    const group = groups.get(key);
    if (group) group[1] += 1;
    else if (groups.size < mostOfOneKind) groups.set(key, [each, 1]);
  }
  return groups.values();
}

"""#),
    File(
      name: "input.js",
      text: #"""
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

"""#),
    File(
      name: "inspector.css",
      text: #"""
/* SPDX-License-Identifier: Apache-2.0 */
/* The inspector beside a preview, and what it draws over it. */

:root {
  --blue: light-dark(#0064d2, #5aa9ff);
  --gold: light-dark(#9a5700, #ffb547);
  --green: light-dark(#1d7f3c, #4ed07a);
  --violet: light-dark(#7a3fc4, #c39bff);
  --red: light-dark(#c42352, #ff6b92);
  --wash: color-mix(in srgb, var(--blue) 12%, transparent);
  --mono: ui-monospace, "SF Mono", "JetBrains Mono", Menlo, Consolas, monospace;
}

.inspector {
  display: flex; flex-direction: column; flex: none; width: min(520px, 50vw); min-width: 0; min-height: 0;
  background: var(--card);
  border-inline-start: 1px solid var(--line);
}
.grip { flex: none; width: 7px; margin-inline-end: -7px; cursor: col-resize; z-index: 3; touch-action: none; }
.grip:hover, .grip:focus-visible { background: var(--wash); }
.inspects .looks { display: none; }
@media (min-width: 1500px) { .inspects .looks { display: block; } }

.inspector .head { display: flex; align-items: center; gap: 8px; padding: 8px 12px; border-bottom: 1px solid var(--line); }
.inspector .head button, .inspector .head input, .inspector .head select {
  min-height: 26px; padding: 1px 9px; border: 1px solid var(--line); border-radius: 7px; background: var(--field);
}
.inspector .head input { flex: 1; min-width: 60px; }
.inspector .head [aria-pressed=true] { border-color: var(--blue); background: var(--wash); }
.inspector .facts { font-size: 12px; white-space: nowrap; }
.inspector .doubt { color: var(--doubt); }

.tree { flex: 1 1 40%; min-height: 90px; overflow: auto; position: relative; outline-offset: -2px; }
.inspector .rows { position: relative; }
.view {
  position: absolute; left: 0; right: 0; display: flex; align-items: center; gap: 6px; padding: 0 12px 0 6px;
  font: 12px/24px var(--mono);
  cursor: default; white-space: pre; overflow: hidden;
}
.view .rail { flex: none; height: 100%; background: repeating-linear-gradient(to right, transparent 0 6px, var(--line) 6px 7px, transparent 7px 12px); }
.view .fold { flex: none; width: 13px; color: var(--soft); text-align: center; cursor: pointer; }
.view b { flex: none; font-weight: 500; }
.view.custom b { color: var(--blue); font-weight: 650; }
.view.frame b, .view.clip b, .view.other b { color: var(--soft); }
.view q { color: var(--soft); overflow: hidden; text-overflow: ellipsis; quotes: "“" "”"; }
.view .lengths, .view .line { flex: none; font-variant-numeric: tabular-nums; }
.view .line { width: 4ch; color: var(--soft); text-align: end; }
.view.changed .lengths { color: var(--gold); font-weight: 600; }
.view.hit b { background: color-mix(in srgb, var(--gold) 30%, transparent); border-radius: 3px; }
.view.over { background: var(--wash); }
.view.chosen.chosen, .view.chosen.chosen * { background-color: var(--blue); background-image: none; color: light-dark(#fff, #06121f); }

.tabs { display: flex; flex-wrap: wrap; gap: 0 2px; padding: 4px 8px 0; border-block: 1px solid var(--line); background: var(--ground); }
.tabs button { border: 0; background: none; padding: 5px 8px 6px; border-radius: 7px 7px 0 0; color: var(--soft); }
.tabs [aria-selected=true] { background: var(--card); color: var(--ink); font-weight: 600; box-shadow: 0 1px 0 var(--card); }
.tabs .doubt { color: var(--doubt); }
.panel { flex: 1 1 60%; min-height: 120px; overflow: auto; padding: 12px 16px 24px; outline-offset: -2px; overflow-wrap: anywhere; }
.panel-source, .panel-happened { padding: 0; }
.panel-source { display: flex; flex-direction: column; overflow: hidden; }
.panel p { margin: 3px 0; }
.panel h2 { margin: 0; font-size: 15px; line-height: 1.3; font-weight: 650; }
.panel h3 { margin: 18px 0 5px; font-size: 12px; font-weight: 650; color: var(--soft); }
.panel h4 { margin: 8px 0 2px; font-size: 12px; font-weight: 600; color: var(--soft); }
.inspector .link { border: 0; background: none; padding: 0; color: inherit; font: inherit; text-align: start; }
.inspector .link:hover { color: var(--blue); text-decoration: underline; }
.crumbs { font: 11.5px/1.6 var(--mono); color: var(--soft); }
.answers { display: grid; grid-template-columns: repeat(auto-fit, minmax(190px, 1fr)); gap: 8px; margin-top: 10px; }
.answer { border: 1px solid var(--line); border-radius: 9px; padding: 8px 12px; background: var(--ground); }
.answer > div { display: flex; align-items: baseline; gap: 6px; color: var(--soft); }
.answer strong { font: 650 18px/1.2 var(--mono); color: var(--ink); }
.answer em { margin-inline-start: auto; font: normal 11.5px var(--mono); }
.decisive { color: var(--gold); font-weight: 550; }
.finding { border-inline-start: 3px solid var(--gold); background: color-mix(in srgb, var(--gold) 9%, transparent); border-radius: 0 8px 8px 0; padding: 7px 12px; margin: 10px 0 0; }
.finding code { font: 11px var(--mono); }
.steps { list-style: none; margin: 0; padding: 0; border-inline-start: 2px solid var(--line); }
.steps li { position: relative; padding: 1px 0 7px 16px; }
.steps li::before { content: ''; position: absolute; left: -6px; top: 7px; width: 10px; height: 10px; box-sizing: border-box; border-radius: 50%; background: var(--card); border: 2px solid var(--soft); }
.steps li.key::before { background: var(--gold); border-color: var(--gold); }
.steps b { font-weight: 600; }
.steps i { margin-inline-start: 8px; font: normal 11.5px var(--mono); color: var(--soft); }
.steps p { color: var(--soft); }
.steps p.decisive { color: var(--gold); }
.sum { font: 12px/1.6 var(--mono); background: var(--ground); border: 1px solid var(--line); border-radius: 8px; padding: 6px 10px; }
.panel table { border-collapse: collapse; font: 11.5px/1.4 var(--mono); font-variant-numeric: tabular-nums; }
.panel td, .panel th { text-align: start; padding: 3px 14px 3px 0; border-bottom: 1px solid var(--line); white-space: nowrap; }
.panel th { color: var(--soft); font-weight: 500; }

.code { flex: 1; min-height: 0; overflow: auto; outline-offset: -2px; }
.text-line { position: absolute; left: 0; min-width: 100%; display: flex; gap: 12px; font: 12px/19px var(--mono); white-space: pre; cursor: default; color: var(--soft); tab-size: 4; }
.text-line .number { flex: none; position: sticky; left: 0; width: 5ch; padding-inline-end: 6px; text-align: end; background: var(--card); color: var(--soft); }
.text-line code { font: inherit; }
.text-line.has-views { color: var(--ink); cursor: pointer; }
.text-line.has-views .number { box-shadow: inset 3px 0 var(--blue); }
.text-line.has-views:hover { background: var(--wash); }
.text-line.chosen, .text-line.chosen .number { background: color-mix(in srgb, var(--blue) 18%, var(--card)); color: var(--ink); }

.panel-happened .head { position: sticky; top: 0; background: var(--card); z-index: 1; }
.panel-happened .work { flex: 1; margin: 0; }
.frames { list-style: none; margin: 0; padding: 0 16px; }
.frames > li { border-bottom: 1px solid var(--line); padding: 6px 0; }
.frames summary { cursor: pointer; }
.events { list-style: none; margin: 4px 0 0; padding: 0; }
.events li { padding: 3px 0 3px 82px; position: relative; }
.events .tag { position: absolute; left: 0; top: 4px; font: 600 10.5px/17px var(--mono); padding: 0 7px; border-radius: 9px; background: var(--ground); border: 1px solid var(--line); color: var(--soft); }
.tag.began { color: var(--red); }
.tag.redrawn { color: var(--gold); }
.tag.evaluated { color: var(--blue); }
.tag.ran { color: var(--green); }
.tag.reduced { color: var(--violet); }

/* The literals of a view's lines. */

.panel-values { padding: 0 0 24px; }
.panel-values .head { position: sticky; top: 0; background: var(--card); z-index: 1; justify-content: space-between; }
.panel-values .head p { margin: 0; }
.panel-values .wrong { margin: 10px 16px 0; color: var(--wrong); }
.unsaved { display: flex; align-items: center; gap: 8px; margin: 10px 16px 0; padding: 7px 12px; border-radius: 8px; background: color-mix(in srgb, var(--gold) 12%, transparent); }
.unsaved span { flex: 1; }
.unsaved button, .value input, .value select { min-height: 26px; padding: 1px 8px; border: 1px solid var(--line); border-radius: 7px; background: var(--field); }
.values-list { padding: 10px 16px 0; display: grid; gap: 7px; }
.value { display: grid; grid-template-columns: minmax(80px, 34%) minmax(0, 1fr); align-items: center; gap: 8px; }
.value:has([type=range]) { grid-template-columns: minmax(80px, 34%) minmax(0, 1fr) 84px; }
.value label { color: var(--soft); font: 12px/1.4 var(--mono); overflow: hidden; text-overflow: ellipsis; }
.value [type=range] { padding: 0; accent-color: var(--blue); min-width: 0; }
.value select { justify-self: start; }

#inspect-button[aria-expanded=true] { border-color: var(--blue); background: var(--wash); }
.legend { display: flex; flex-wrap: wrap; gap: 4px 14px; margin-top: 18px; font-size: 12px; color: var(--soft); }
.legend span::before { content: ''; display: inline-block; width: 14px; height: 9px; margin-inline-end: 5px; border-radius: 2px; }
.legend .frame::before { border: 2px solid var(--blue); background: var(--wash); }
.legend .proposal::before { border: 1.5px dashed var(--gold); }
.legend .around::before { border: 1.5px dotted var(--soft); }
.legend .padding::before { background: color-mix(in srgb, var(--green) 45%, transparent); }
.legend .spacing::before { background: color-mix(in srgb, var(--violet) 45%, transparent); }
.legend .guide::before { height: 0; border-top: 1.5px dashed var(--red); border-radius: 0; vertical-align: middle; }

/* Time. */

.time-row { display: flex; align-items: center; flex-wrap: wrap; gap: 8px; margin-bottom: 8px; }
.time-row button, .time-row select { min-height: 28px; padding: 2px 10px; border: 1px solid var(--line); border-radius: 7px; background: var(--field); }
.time-row [aria-pressed=true] { border-color: var(--blue); background: var(--wash); }
.time-row [type=range] { flex: 1; min-width: 100px; accent-color: var(--blue); }
.time-row output { flex: none; width: 100%; font-variant-numeric: tabular-nums; color: var(--soft); }
.film { position: absolute; left: 0; top: 0; width: 100%; height: 100%; z-index: 2; pointer-events: none; background: Canvas; outline: 3px solid var(--gold); outline-offset: 2px; }

/* Comparing. */

.drop { display: grid; gap: 8px; padding: 14px; margin-bottom: 12px; border: 1.5px dashed var(--line); border-radius: 10px; }
.compared { position: absolute; left: 0; top: 0; z-index: 2; pointer-events: none; }
.compared.difference { mix-blend-mode: difference; }
.compared.beside { left: calc(100% + 24px); box-shadow: 0 0 0 1px var(--line); }

/* Over the view. */

.marks { position: absolute; left: 0; top: 0; width: 100%; height: 100%; overflow: clip; overflow-clip-margin: 60px; pointer-events: none; z-index: 2; }
.marks rect { fill: none; vector-effect: non-scaling-stroke; }
.marks .frame { fill: var(--wash); stroke: var(--blue); stroke-width: 2; }
.marks.plain .frame { fill: none; stroke-width: 1; }
.marks .other { stroke: var(--blue); stroke-dasharray: 2 2; }
.marks .around { stroke: var(--soft); stroke-dasharray: 1 3; }
.marks .proposal { stroke: var(--gold); stroke-width: 1.5; stroke-dasharray: 6 4; }
.marks rect.padding { fill: color-mix(in srgb, var(--green) 30%, transparent); }
.marks rect.spacing { fill: color-mix(in srgb, var(--violet) 30%, transparent); }
.marks line.guide { stroke: var(--red); stroke-width: 1.25; stroke-dasharray: 5 3; }
.marks text { font: 600 9px var(--mono); fill: #14301c; paint-order: stroke; stroke: #fffc; stroke-width: 2.5px; text-anchor: middle; dominant-baseline: central; }
.marks text.beside { text-anchor: start; }
.marks text.spacing { fill: #3d1a6e; }
.marks text.guide { fill: #b0174a; }
.badge { position: absolute; z-index: 3; padding: 0 6px; border-radius: 4px; background: var(--blue); color: light-dark(#fff, #06121f); font: 600 11px/18px var(--mono); white-space: nowrap; pointer-events: none; }
.picking, .picking * { cursor: crosshair !important; }

@media (max-width: 720px) {
  .inspector { width: auto !important; flex: none; height: calc(58vh - 60px); min-height: 280px; border-inline-start: 0; border-top: 1px solid var(--line); }
  .focus.inspects main { height: 42vh; }
  .inspector .tree { flex: 0 1 26%; min-height: 60px; }
  .grip { display: none; }
}

/* Recording. */

.recorded { margin: 8px 0; padding-inline-start: 26px; }
.recorded li { padding: 3px 0; position: relative; }
.recorded li::marker { color: var(--soft); font-variant-numeric: tabular-nums; }
.recorded li.done::marker { color: var(--green); }
.recorded li.failed::marker, .recorded .wrong { color: var(--wrong); }
.recorded li.otherwise::marker { color: var(--gold); }
.recorded .remove { border: 0; background: none; padding: 0 7px; color: var(--soft); }
.test-code { margin: 0; padding: 10px 12px; border: 1px solid var(--line); border-radius: 8px; background: var(--ground); font: 11.5px/1.5 var(--mono); overflow: auto; }
.before-view { position: fixed; left: 0; top: 0; visibility: hidden; pointer-events: none; z-index: -1; }
.differences { padding-inline-start: 18px; }
.differences li { padding: 2px 0; }
.time-badge { position: absolute; left: 50%; top: 8px; translate: -50% 0; z-index: 4; padding: 3px 12px; border: 1px solid var(--gold); border-radius: 12px; background: var(--card); color: var(--gold); }

"""#),
    File(
      name: "inspector.js",
      text: #"""
// SPDX-License-Identifier: Apache-2.0
// The panel beside a view that tells who is inside whom, why each is as it is, and what has happened.
import { openSource, pathOf } from './editor.js';
import { Compare } from './compare.js';
import { Happened } from './happened.js';
import { Marks } from './marks.js';
import { make, placeNode } from './nodes.js';
import { Outline } from './outline.js';
import { Questions, Unanswered } from './questions.js';
import { Record, placeOf } from './record.js';
import { Recorder } from './recorder.js';
import { Recording } from './recording.js';
import { Sources } from './sources.js';
import { describe } from './steps.js';
import { Story, findingNode } from './story.js';
import { Time } from './time.js';
import { Values } from './values.js';

/** The pause between two questions for all views, in milliseconds; longer where the answer takes longer. */
const pause = 80;
const hasEnded = 'The view’s program has ended.';
const tabs = [['why', 'Why'], ['values', 'Values'], ['source', 'Source'], ['happened', 'Happened'], ['record', 'Record'], ['time', 'Time'], ['compare', 'Compare'], ['findings', 'Findings']];

export class Inspector {
  record = new Record(0);
  chosen = null;
  /** What tells the chosen view from others, in whichever record. */
  key = null;
  questions = new Questions();
  since = 0;
  /** What asks at the moment. */
  loop = null;
  isDirty = false;
  isPicking = false;
  /** Those who wait for another session's first views. */
  waiters = [];

  /**
   * @param host The panel.
   * @param options
   * - `status`: tells of files, and changes them.
   * - `onChoose(place)`: is told where the chosen view was made, or an empty text.
   * - `preview()`: gives `{key, name, place, module}` of the preview that is shown.
   * - `openBefore(host, onState)`: gives a live view of it as it was in the commit that it's compared with.
   */
  constructor(host, { status, onChoose, preview, openBefore, wanted = '' }) {
    Object.assign(this, { host, status, onChoose, wanted });
    this.marks = new Marks();
    this.addHead();
    const tree = make('div', { className: 'tree', tabIndex: 0, role: 'tree', 'aria-label': 'Views' });
    host.append(tree);
    tree.addEventListener('dblclick', (event) => this.openInEditor(this.outline.rows.itemOf(event)));
    const acts = { choose: (view) => this.choose(view), point: (view) => this.point(view), find: (key) => this.record.find(key) };
    this.outline = new Outline(tree, acts);
    this.addTabs();
    this.story = new Story(this.panels.why, acts);
    this.sources = new Sources(this.panels.source, {
      ask: (file) => this.ask({ what: 'source', file }),
      choose: acts.choose, point: (views) => this.point(views[0] ?? null, views), chosen: () => this.chosen,
    });
    this.values = new Values(this.panels.values, status, {
      sourceOf: (file) => this.sources.sourceOf(file),
      shown: () => new Promise((go) => this.waiters.push(go)),
      saved: (file, source) => this.sources.set(file, source),
    });
    this.recording = new Recording(this.panels.record, {
      preview, sourceOf: (file) => this.sources.sourceOf(file),
      anew: () => this.anew(), other: () => this.compare.before,
    });
    this.time = new Time(this.panels.time, (question) => this.ask(question));
    this.compare = new Compare(this.panels.compare, {
      ask: (question) => this.ask(question), anew: () => this.anew(), open: openBefore, commit: (reference) => status.compare(reference),
    });
    this.happened = new Happened(this.panels.happened, acts);
    this.story.empty('Point at a view, in the picture, the tree or the source. A click tells why it is as it is.');
    this.listenToPointing();
    addEventListener('gnomon-cursor', ({ detail }) => this.follow(detail));
  }

  addHead() {
    this.pointer = make('button', {
      type: 'button', textContent: 'Point', 'aria-pressed': 'false', title: 'Choose a view in the picture',
      onclick: () => this.setPicking(!this.isPicking),
    });
    this.search = make('input', { type: 'search', placeholder: 'Type, text or line', 'aria-label': 'Search views' });
    this.facts = make('span', { className: 'quiet facts', role: 'status' });
    this.search.addEventListener('input', () => {
      const found = this.outline.search(this.search.value);
      this.match = 0;
      if (found.length) this.choose(found[0]);
      this.showFacts();
    });
    this.search.addEventListener('keydown', (event) => {
      const found = [...this.outline.hits];
      if (event.key !== 'Enter' || !found.length) return;
      event.preventDefault();
      this.match = (this.match + (event.shiftKey ? -1 : 1) + found.length) % found.length;
      this.choose(found[this.match]);
    });
    this.host.append(make('div', { className: 'head' }, this.pointer, this.search, this.facts));
  }

  addTabs() {
    this.panels = {};
    this.tabs = {};
    const bar = make('div', { className: 'tabs', role: 'tablist', 'aria-label': 'About the view' });
    this.host.append(bar);
    for (const [name, words] of tabs) {
      const tab = make('button', {
        type: 'button', id: `tab-${name}`, role: 'tab', textContent: words, 'aria-controls': `panel-${name}`,
        onclick: () => this.open(name),
      });
      const panel = make('div', { id: `panel-${name}`, className: `panel panel-${name}`, role: 'tabpanel', 'aria-labelledby': tab.id, tabIndex: 0 });
      bar.append(tab);
      this.host.append(panel);
      Object.assign(this.tabs, { [name]: tab });
      Object.assign(this.panels, { [name]: panel });
    }
    bar.addEventListener('keydown', (event) => {
      const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!by) return;
      event.preventDefault();
      const at = tabs.findIndex(([name]) => name === this.shown);
      const [name] = tabs[(at + by + tabs.length) % tabs.length];
      this.open(name);
      this.tabs[name].focus();
    });
    this.open('why');
  }

  open(name) {
    this.shown = name;
    for (const [each] of tabs) {
      this.panels[each].hidden = each !== name;
      this.tabs[each].setAttribute('aria-selected', String(each === name));
      this.tabs[each].tabIndex = each === name ? 0 : -1;
    }
    if (name === 'source') this.sources?.show(this.record, this.chosen);
    if (name === 'values') this.showValues();
    this.time?.setOn(name === 'time');
    // Who plays steps wants to see what differs.
    this.compare?.setOn(name === 'compare' || name === 'record');
    if (name === 'why' && this.view && !this.told) this.tellStory();
    this.draw();
  }

  // The session

  /** Looks into a view from now on. */
  watch(view) {
    this.leave();
    this.view = view;
    view.watcher = this;
    this.marks.moveTo(view.stage);
    this.recording.watch(view);
    this.time.watch(view);
    this.compare.watch(view);
    this.listenToPeople();
    this.begin();
  }

  /** What people do is told in their words. */
  listenToPeople() {
    const steps = [];
    this.people = new Recorder(this.view, steps, () => {
      if (steps.length > 8) steps.shift();
      if (steps.length) this.happened.isDone(describe(steps.at(-1)));
    }, false);
    this.people.isOn = true;
  }

  /** Looks into no view any more. */
  leave() {
    const { view } = this;
    if (!view) return;
    this.setPicking(false);
    this.values.leave();
    this.marks.remove();
    this.recording.watch(null);
    this.time.watch(null);
    this.compare.watch(null);
    view.tell({ t: 'inspect', what: 'end' });
    view.watcher = null;
    this.view = null;
    this.forget('The view has gone.');
  }

  /** A session shows its first scene. */
  begin() {
    this.forget('The view is another one now.');
    this.sources.forget();
    // Another session counts anew.
    this.record.number = -1;
    this.isEdited = true;
    this.hasEnded = false;
    this.since = 0;
    this.ask({ what: 'begin' }).catch(() => {});
    this.time.begin();
    this.recording.begin();
    this.changed();
  }

  /** The session has ended, and nobody answers any more. */
  ended(why) {
    this.forget(why);
    this.hasEnded = true;
    this.facts.textContent = hasEnded;
    this.recording.cut(why);
  }

  forget(why) {
    this.questions.forget(why);
    this.loop = null;
  }

  /** Asks the session. The answer is a promise; it fails with what the session says. */
  ask(question) {
    return this.questions.ask(this.view, question);
  }

  take(message) {
    this.questions.take(message);
  }

  /** Begins the view anew: another session of the same preview has nothing of what was done in this one. */
  anew() {
    this.recording.isAnew = true;
    this.compare.before?.anew();
    this.view.pause();
    this.view.resume();
  }

  /** The session was told something. */
  heard(message, number) {
    this.recording.hear(message, number);
    this.people.told(message, number);
  }

  /** Something looks otherwise: asks for the views, one question at a time. */
  async changed(isDrawn = true) {
    this.recording.looksOtherwise(isDrawn);
    this.isDirty = true;
    if (this.loop || !this.view) return;
    // Another session has a loop of its own; the one before ends then.
    const { view } = this, loop = (this.loop = {});
    while (this.isDirty && this.loop === loop) {
      this.isDirty = false;
      const start = performance.now();
      try {
        await this.look();
      } catch (error) {
        if (!(error instanceof Unanswered)) console.error(error);
        // A session that has ended is begun anew by whoever shows it, and then asked.
        if (this.loop !== loop || !view.connection?.isOpen) break;
        this.facts.textContent = this.hasEnded ? hasEnded : error.message;
      }
      await new Promise((go) => setTimeout(go, Math.max(pause, 2 * (performance.now() - start))));
    }
    if (this.loop === loop) this.loop = null;
  }

  /** Asks for the views, for what has happened, and for the story of the chosen one. */
  async look() {
    const { record, tree } = await this.ask({ what: 'tree', record: this.record.number });
    if (tree) this.show(new Record(record, tree));
    const news = await this.ask({ what: 'frames', since: this.since });
    this.since = news.happened.next;
    this.showHappened(news);
    if (tree && !['values', 'record', 'time', 'compare'].includes(this.shown)) await this.tellStory();
  }

  show(record) {
    let reveals = this.record.order.length === 0;
    this.record = record;
    this.chosen = record.find(this.key, this.isEdited);
    this.told = null;
    this.isEdited = false;
    if (this.chosen) this.key = record.keyOf(this.chosen);
    if (!this.chosen && this.wanted) {
      const place = placeOf(this.wanted);
      this.chosen = (place && record.ofLine(place.file, place.line)[0]) ?? null;
      if (this.chosen) this.key = record.keyOf(this.chosen);
      else if (this.wanted !== '1') this.story.empty(`The address asks for the view of ${this.wanted}, and ${place ? 'that line makes none here' : 'that’s no line, such as Card.swift:12'}.`);
    }
    this.wanted = '';
    const foundNothing = this.search.value !== '' && this.outline.hits.size === 0;
    this.outline.hits = new Set();
    this.outline.over = null;
    if (this.search.value) {
      const [first] = this.outline.search(this.search.value, record);
      // What is sought may come into the tree later, as rows do that are scrolled to.
      if (foundNothing && first) {
        this.chosen = first;
        this.key = record.keyOf(first);
        reveals = true;
      }
    }
    this.outline.show(record, this.chosen);
    if (reveals && this.chosen) this.outline.rows.reveal(this.chosen.row);
    if (this.shown === 'source') this.sources.show(record, this.chosen);
    else this.sources.record = record;
    if (this.shown === 'values') this.showValues();
    for (const go of this.waiters.splice(0)) go();
    this.story.record = record;
    this.compare.changed();
    this.showFindings();
    this.showFacts();
    this.draw();
  }

  showFacts() {
    const { order, more } = this.record;
    const count = more ? `${order.length} views, ${more} more aren't told` : `${order.length} views`;
    const { size } = this.outline.hits;
    this.facts.textContent = this.search.value ? `${size} of ${count}` : count;
  }

  showHappened(news) {
    this.happened.add(this.record, news);
    const last = news.happened.frames.at(-1);
    if (!last || news.happened.frames.some(({ cause }) => cause === 'the first')) return;
    const drawn = last.passes.flatMap(({ redraws }) => redraws.map(({ node }) => this.record.named(this.record.nodes[node])?.id));
    this.outline.changed = new Set(drawn);
    this.outline.rows.show();
  }

  showFindings() {
    const { findings, warnings, nodes } = this.record;
    const count = findings.length + warnings.length;
    this.tabs.findings.textContent = count ? `Findings ${count}` : 'Findings';
    this.tabs.findings.classList.toggle('doubt', count > 0);
    const list = [
      ...warnings.map(({ name, source, message, hint }) => {
        const node = findingNode({ name, hint, message });
        if (source) node.prepend(placeNode(source), ' ');
        return node;
      }),
      ...findings.map((finding) => {
        const node = findingNode(finding), view = this.record.named(nodes[finding.node]);
        if (view) node.prepend(this.story.link(view.id));
        return node;
      }),
    ];
    this.panels.findings.replaceChildren(...(list.length ? list
      : [make('p', { className: 'quiet', textContent: 'Nothing is found in the layout that is probably not meant. “gnomon check” looks at labels, contrasts and the size of targets, too.' })]));
  }

  showValues() {
    const names = this.record.lines.get(this.chosen?.source)?.map(({ view }) => view);
    this.values?.show(this.chosen, names);
  }

  // Views

  /** @param staysOpen Whether the tab stays that is open. */
  choose(view, staysOpen = false) {
    if (!view) return;
    this.chosen = view;
    this.key = this.record.keyOf(view);
    this.told = null;
    this.outline.choose(view);
    if (this.shown === 'source') this.sources.show(this.record, view);
    else if (this.shown === 'values') this.showValues();
    else if (this.shown !== 'why' && !staysOpen) this.open('why');
    this.draw();
    this.onChoose?.(view.source ?? '');
    return this.tellStory();
  }

  /** Asks why the chosen view is as it is. */
  async tellStory() {
    const { chosen, record } = this;
    if (!chosen) return;
    try {
      const { story } = await this.ask({ what: 'node', record: record.number, node: chosen.id });
      if (this.chosen !== chosen || this.record !== record) return;
      this.told = story;
      this.story.show(record, story);
      this.draw();
    } catch (error) {
      // The views have changed meanwhile: they're asked for anew.
      if (error instanceof Unanswered) this.changed();
      else throw error;
    }
  }

  openInEditor(view) {
    const place = placeOf(view?.source);
    if (place) openSource(place.file, place.line);
  }

  /** Marks views that are pointed at. */
  point(view, others = []) {
    if (this.over === view && others.length < 2) return;
    Object.assign(this, { over: view, others });
    this.outline.point(view);
    this.draw();
  }

  draw() {
    const view = this.over ?? this.chosen;
    if (!this.view || !view) return this.marks.clear();
    // Colors that are changed are to be seen.
    const isPlain = ['values', 'record', 'time', 'compare'].includes(this.shown);
    this.marks.svg.classList.toggle('plain', isPlain);
    const marks = view === this.chosen && !isPlain ? this.marksOf(view) : [];
    this.marks.show(this.record, view, marks, this.over ? this.others : []);
  }

  /** The marks of a view, and those of the modifiers without a name inside it. */
  marksOf(view) {
    const told = this.told?.node === view.id ? this.told.nodes : [];
    return told.filter((node) => node.id === view.id
      || (!node.view && this.record.named(this.record.nodes[node.id]) === view)).flatMap(({ marks }) => marks);
  }

  // Pointing

  setPicking(isOn) {
    this.isPicking = isOn;
    this.view?.stage.classList.toggle('picking', isOn);
    this.pointer.setAttribute('aria-pressed', String(isOn));
    if (!isOn) this.point(null);
  }

  /** Takes what the pointer does to the view, but for scrolling, while somebody points at views. */
  listenToPointing() {
    const kinds = ['pointermove', 'pointerdown', 'pointerup', 'mousedown', 'mouseup', 'dblclick', 'contextmenu', 'click'];
    for (const kind of kinds) addEventListener(kind, (event) => this.isPicking && this.pick(event), { capture: true });
    addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !this.isPicking) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      this.setPicking(false);
      this.pointer.focus();
    }, { capture: true });
  }

  pick(event) {
    const { stage } = this.view;
    if (!stage.contains(event.target)) {
      if (event.type === 'pointermove') this.point(null);
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type !== 'pointermove' && event.type !== 'click') return;
    const { left, top } = stage.getBoundingClientRect();
    const view = this.record.at(event.clientX - left, event.clientY - top);
    if (event.type === 'click') {
      if (!event.shiftKey) this.setPicking(false);
      this.choose(view);
    } else {
      this.point(view);
      if (view && this.outline.rows.items[view.row] === view) this.outline.rows.reveal(view.row);
    }
  }

  /** An editor's cursor is at a line. */
  follow({ file, line }) {
    // Who changes something here isn't led away, nor by a cursor of before who has chosen a view.
    if (!this.view || this.values.isInUse || (this.chosen && this.status.cursor?.past)) return;
    const name = this.record.files.find((each) => each === file || pathOf(each) === file);
    const [view] = name ? this.record.ofLine(name, line) : [];
    if (view && view !== this.chosen) this.choose(view, true);
  }
}

"""#),
    File(
      name: "lines.js",
      text: #"""
// SPDX-License-Identifier: Apache-2.0
// Lines of text as pictures, so that what only moves by whole pixels isn't filled again each frame.

const mostPixels = 8 << 20;
const drawing = typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1);
const ctx = drawing?.getContext('2d');
/** The lines that have a picture, those that were used last at the end. */
const kept = new Set();
let pixels = 0;

/**
 * A line's picture for a key, which stands for all that it looks like; null for one that is drawn for the first time or
 * that is too large.
 *
 * @param box What it covers, in pixels.
 * @param draw Draws it into a context whose corner is the box's.
 */
export function pictureOf(line, key, box, draw) {
  if (line.picture && line.key === key) {
    kept.delete(line);
    kept.add(line);
    return line.picture;
  }
  // What is drawn once looks otherwise the next time, perhaps.
  if (line.lastKey !== key) {
    line.lastKey = key;
    return null;
  }
  const width = box[2] - box[0], height = box[3] - box[1];
  if (!ctx || !(width > 0 && height > 0 && width * height <= mostPixels / 16)) return null;
  forget(line);
  drawing.width = width;
  drawing.height = height;
  draw(ctx);
  line.picture = drawing.transferToImageBitmap();
  line.key = key;
  kept.add(line);
  pixels += width * height;
  for (const old of kept) {
    if (pixels <= mostPixels) break;
    forget(old);
  }
  return line.picture;
}

function forget(line) {
  if (!kept.delete(line)) return;
  pixels -= line.picture.width * line.picture.height;
  line.picture.close();
  line.picture = null;
}

"""#),
    File(
      name: "literals.js",
      text: #"""
// SPDX-License-Identifier: Apache-2.0
// The numbers, texts, truth values and names of the expression that makes a view, found in the text of its file.

const horizontal = ['leading', 'center', 'trailing'];
const vertical = ['top', 'center', 'bottom', 'firstTextBaseline', 'lastTextBaseline'];
const both = [
  'topLeading', 'top', 'topTrailing', 'leading', 'center', 'trailing', 'bottomLeading', 'bottom', 'bottomTrailing',
];
const colors = [
  'primary', 'secondary', 'red', 'orange', 'yellow', 'green', 'mint', 'teal', 'cyan', 'blue', 'indigo', 'purple', 'pink',
  'brown', 'gray', 'black', 'white', 'clear',
];
const alignments = new Set([...horizontal, ...vertical, ...both]);
/** What takes a color as its first argument, or has one as a name of its own. */
const colored = new Set([
  'foregroundStyle', 'foregroundColor', 'tint', 'fill', 'stroke', 'strokeBorder', 'background', 'border', 'shadow', 'Color',
]);
/** What takes an alignment along one axis alone. */
const axesOf = {
  VStack: horizontal, LazyVStack: horizontal, LazyVGrid: horizontal, HStack: vertical, LazyHStack: vertical, LazyHGrid: vertical,
  GridRow: vertical,
};
/** Takes one or the other, as its edge says. */
const unknownAxes = new Set(['safeAreaInset', 'safeAreaBar']);
const opening = { '(': ')', '[': ']', '{': '}' };

/** So deep texts are put into texts. */
const deepestText = 50;

const patterns = [
  ['space', /[^\S\n]+|\/\/[^\n]*/y],
  ['line', /\n/y],
  ['raw', /#+"|"""/y],
  // `$0`, `#file`, `@State`.
  ['other', /[$#@][\p{L}\p{N}_]+/uy],
  ['number', /(?:0[xob][0-9a-fA-F_]+|\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][+-]?\d+)?)/y],
  ['word', /[\p{L}_][\p{L}\p{N}_]*/uy],
];

/** Where a text that begins at a quotation mark ends, with what is put into it. */
function endOfText(text, from, depth = 0) {
  // Nobody writes so; the rest is no literal.
  if (depth > deepestText) return text.length;
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] === '"') return at + 1;
    if (text[at] === '\n') return at;
    if (text[at] !== '\\') continue;
    at += 1;
    if (text[at] !== '(') continue;
    for (let open = 0; at < text.length; at++) {
      if (text[at] === '"') at = endOfText(text, at, depth + 1) - 1;
      else if (text[at] === '(') open += 1;
      else if (text[at] === ')' && (open -= 1) === 0) break;
    }
  }
  return text.length;
}

function endOfComment(text, from) {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (text.startsWith('/*', at)) depth += 1;
    else if (text.startsWith('*/', at) && (depth -= 1) === 0) return at + 2;
    else continue;
    at += 1;
  }
  return text.length;
}

/** Texts of several lines, and raw ones, are passed over. */
function endOfRaw(text, from, start) {
  const marks = start.replace(/"+$/, '');
  const quotes = text.startsWith('"""', from + marks.length) ? '"""' : '"';
  const end = text.indexOf(quotes + marks, from + marks.length + quotes.length);
  return end < 0 ? text.length : end + quotes.length + marks.length;
}

/** The tokens of a text from a place on, one by one: `{kind, text, offset}`. */
export function* tokens(text, from) {
  let at = from;
  next: while (at < text.length) {
    if (text.startsWith('/*', at)) {
      at = endOfComment(text, at);
      continue;
    }
    for (const [kind, pattern] of patterns) {
      pattern.lastIndex = at;
      const found = pattern.exec(text)?.[0];
      if (!found) continue;
      const end = kind === 'raw' ? endOfRaw(text, at, found) : at + found.length;
      if (kind !== 'space') yield { kind: kind === 'raw' ? 'other' : kind, text: text.slice(at, end), offset: at };
      at = end;
      continue next;
    }
    const end = text[at] === '"' ? endOfText(text, at) : at + 1;
    yield { kind: end > at + 1 ? 'text' : 'mark', text: text.slice(at, end), offset: at };
    at = end;
  }
}

/** Where a line begins. */
export function offsetOfLine(text, line) {
  let at = 0;
  for (let n = 1; n < line; n++) {
    at = text.indexOf('\n', at) + 1;
    if (at === 0) return text.length;
  }
  return at;
}

/**
 * The literals of the expression that begins in a line, with its modifiers on the lines that follow. What lies in braces
 * belongs to other views.
 *
 * @param names Those of the views that the line makes. What comes before the first of them isn't of a view.
 * @returns `[{kind, label, offset, text, choices}]`: a `number`, a `text`, a `truth`, or a `name` of `choices`.
 */
export function literalsOf(text, line, names = []) {
  const all = [...tokens(text, begin(text, line, names))];
  const found = [];
  /** The brackets that are open: what is called, and the label of the argument. */
  const calls = [];
  let last = null, isBegun = false;
  for (let i = 0; i < all.length; i++) {
    const token = all[i], call = calls.at(-1);
    if (token.kind === 'line') {
      if (!isBegun || calls.length) continue;
      // A modifier on the next line goes on.
      let next = i + 1;
      while (all[next]?.kind === 'line') next += 1;
      if (all[next]?.text !== '.') break;
      continue;
    }
    isBegun = true;
    const before = all[i - 1], follows = all[i + 1];
    if (token.text === '{') {
      i = closing(all, i);
      last = null;
      continue;
    }
    if (token.text === '}' || ((token.text === ')' || token.text === ']') && !calls.length)) break;
    if (token.text === '(' || token.text === '[') {
      calls.push({ name: token.text === '(' ? last ?? call?.name ?? '' : call?.name ?? '', label: '', close: opening[token.text] });
    } else if (call && token.text === call.close) {
      calls.pop();
    } else if (token.text === ',' && call) {
      call.label = '';
    } else if (token.kind === 'word' && follows?.text === ':' && call && (before?.text === '(' || before?.text === ',' || before?.text === '[' || before?.kind === 'line')) {
      call.label = token.text;
    } else {
      const literal = read(token, all, i, call, last);
      if (literal) found.push(literal);
    }
    last = token.kind === 'word' ? token.text : token.text === '.' ? last : null;
  }
  // Several of one name are told apart by numbers.
  const counts = new Map();
  for (const literal of found) {
    const count = (counts.get(literal.label) ?? 0) + 1;
    counts.set(literal.label, count);
    if (count > 1) literal.label += ` ${count}`;
  }
  return found;
}

function begin(text, line, names) {
  const start = offsetOfLine(text, line);
  for (const token of tokens(text, start)) {
    if (token.kind === 'line') break;
    if (token.kind === 'word' && names.includes(token.text)) return token.offset;
  }
  return start;
}

/** Where what begins with a bracket ends. */
function closing(all, from) {
  const open = [];
  for (let i = from; i < all.length; i++) {
    const { kind, text } = all[i];
    if (kind !== 'mark') continue;
    if (opening[text]) open.push(opening[text]);
    else if (text === open.at(-1)) open.pop();
    if (!open.length) return i;
  }
  return all.length;
}

function read(token, all, i, call, last) {
  const { kind, text, offset } = token, before = all[i - 1];
  const name = call?.name || 'value';
  const label = call?.label ? `${name}, ${call.label}` : name;
  if (kind === 'number') {
    const value = Number(text.replaceAll('_', ''));
    if (/^0[xob]/.test(text) || !(value < mostNumber) || before?.text === '.' || before?.kind === 'word' || before?.kind === 'other') return null;
    const isSign = before?.text === '-' && ['(', ',', ':', '['].includes(all[i - 2]?.text);
    const isAlone = isSign || ['(', ',', ':', '['].includes(before?.text);
    return {
      kind: 'number', label, offset: isSign ? before.offset : offset, text: isSign ? `-${text}` : text, isAlone,
      // From 0 to 1 there are no whole numbers to choose from.
      isWhole: !/[.eE]/.test(text) && !/opacity/i.test(label),
    };
  }
  if (kind === 'text') return /^"(?:[^"\\]|\\["\\n])*"$/.test(text) ? { kind: 'text', label, offset, text } : null;
  if (kind !== 'word') return null;
  if (text === 'true' || text === 'false') return { kind: 'truth', label, offset, text };
  // A name behind a point that stands for a value: `.leading`, `Color.red`.
  if (before?.text !== '.') return null;
  const isImplicit = ['(', ',', ':', '[', '?'].includes(all[i - 2]?.text);
  if (isImplicit && call?.label === 'alignment' && alignments.has(text)) {
    const choices = unknownAxes.has(name) ? [] : axesOf[name] ?? both;
    return choices.includes(text) ? { kind: 'name', label, offset, text, choices } : null;
  }
  if (isImplicit && name === 'multilineTextAlignment' && horizontal.includes(text)) return { kind: 'name', label, offset, text, choices: horizontal };
  if (!colors.includes(text)) return null;
  if ((isImplicit && colored.has(name)) || last === 'Color') return { kind: 'name', label: call ? label : 'Color', offset, text, choices: colors };
  return null;
}

/** Larger numbers aren't moved by hand. */
const mostNumber = 1e9;

/** The number of a literal, and how far and how finely it may be moved. */
export function rangeOf({ text, label, isWhole, isAlone }) {
  const value = Number(text.replaceAll('_', ''));
  if (/opacity/i.test(label) || (!isWhole && Math.abs(value) <= 1)) return { value, least: Math.min(0, value), most: Math.max(1, value), step: 0.01 };
  const reach = Math.max(20, Math.abs(value) * 2);
  return { value, least: value < 0 && isAlone ? -reach : 0, most: reach, step: isWhole ? 1 : 0.5 };
}

/** A number in the form of a literal: a whole one stays whole, one with a point has one. null for what can't stand there. */
export function numberText(value, { isWhole, isAlone = true }) {
  // Behind an operator a sign would be another operator.
  if (!Number.isFinite(value) || Math.abs(value) >= mostNumber || (value < 0 && !isAlone)) return null;
  if (isWhole) return String(Math.round(value) || 0);
  const text = String(Math.round(value * 1000) / 1000 || 0);
  return text.includes('.') ? text : `${text}.0`;
}

/** A text as a literal. */
export const quoted = (words) =>
  `"${words.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n').replaceAll('\r', '').replaceAll('\0', '')}"`;

/** What a literal says. */
export const unquoted = (text) => text.slice(1, -1).replace(/\\(["\\n])/g, (_, mark) => (mark === 'n' ? '\n' : mark));

"""#),
    File(
      name: "looks.js",
      text: #"""
// SPDX-License-Identifier: Apache-2.0
// What a preview can be shown in, as a page offers it.

export const locales = {
  en: 'English', de: 'German', fr: 'French', es: 'Spanish', it: 'Italian', pt_BR: 'Portuguese (Brazil)', nl: 'Dutch',
  pl: 'Polish', ru: 'Russian', uk: 'Ukrainian', tr: 'Turkish', ar: 'Arabic', he: 'Hebrew', fa: 'Persian', hi: 'Hindi',
  th: 'Thai', ja: 'Japanese', ko: 'Korean', zh_Hans: 'Chinese (simplified)', zh_Hant: 'Chinese (traditional)',
};

/** The axes that are chosen of a few values: what each is called, and its values with their names. */
export const choices = {
  appearance: ['Appearance', { light: 'Light', dark: 'Dark' }],
  typeSize: ['Text size', {
    xSmall: 'X Small', small: 'Small', medium: 'Medium', large: 'Large', xLarge: 'X Large', xxLarge: 'XX Large',
    xxxLarge: 'XXX Large', accessibility1: 'Accessibility 1', accessibility2: 'Accessibility 2',
    accessibility3: 'Accessibility 3', accessibility4: 'Accessibility 4', accessibility5: 'Accessibility 5',
  }],
  direction: ['Direction', { ltr: 'Left to right', rtl: 'Right to left' }],
  contrast: ['Contrast', { standard: 'Standard', increased: 'Increased' }],
  reducedMotion: ['Motion', { false: 'Full', true: 'Reduced' }],
  reducedTransparency: ['Transparency', { false: 'Full', true: 'Reduced' }],
  orientation: ['Orientation', { portrait: 'Upright', landscape: 'On its side' }],
};

export const axes = [...Object.keys(choices), 'locale', 'size', 'device'];

/** What a value is called. */
export function nameOf(axis, value) {
  if (axis === 'locale') return locales[value.replace('-', '_')] ?? value;
  if (axis === 'size') return value.replace('x', ' × ');
  return (Object.hasOwn(choices, axis) && choices[axis][1][value]) || value;
}

const key = (name) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** A device by its name; capitals, spaces and signs don't matter. */
export const deviceOf = (devices, name) =>
  (name && devices.find((device) => key(device.name) === key(name))) || null;

"""#),
    File(
      name: "marks.js",
      text: #"""
// SPDX-License-Identifier: Apache-2.0
// What the inspector draws over a view: frames, proposals, paddings, spacings, guides.
import { make } from './nodes.js';
import { size } from './record.js';

const namespace = 'http://www.w3.org/2000/svg';
const mostNames = 40;

function shape(name, attributes, kind, words) {
  const node = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  if (kind) node.setAttribute('class', kind);
  if (words) node.textContent = words;
  return node;
}

const box = ({ x, y, width, height }, kind) => shape('rect', { x, y, width: Math.max(0, width), height: Math.max(0, height) }, kind);

export class Marks {
  constructor() {
    this.svg = shape('svg', { 'aria-hidden': 'true' }, 'marks');
    this.badge = make('div', { className: 'badge', 'aria-hidden': 'true', hidden: true });
  }

  /** Lies over another view's stage. */
  moveTo(stage) {
    stage.append(this.svg, this.badge);
  }

  remove() {
    for (const node of [this.svg, this.badge]) node.remove();
  }

  clear() {
    this.svg.replaceChildren();
    this.badge.hidden = true;
  }

  /**
   * Shows a view, with its proposal, what is around it, and its marks where they're known; others with their frames alone.
   *
   * @param marks Those of the story of the view.
   */
  show(record, view, marks = [], others = []) {
    this.svg.replaceChildren(...others.filter((other) => other !== view).map(({ drawn }) => box(drawn, 'other')));
    this.badge.hidden = !view;
    if (!view) return;
    const { drawn, answer, above } = view;
    if (above) this.svg.append(box(above.drawn, 'around'));
    this.showProposal(record, view);
    this.svg.append(box(drawn, 'frame'));
    for (const mark of marks) this.showMark(mark, marks.length <= mostNames);
    const scaled = Math.abs(drawn.width - answer[0]) > 0.01 || Math.abs(drawn.height - answer[1]) > 0.01;
    this.badge.textContent = `${view.view} ${size(...answer)}${scaled ? `, drawn ${size(drawn.width, drawn.height)}` : ''}`;
    const isInSight = drawn.x < record.width && drawn.y < record.height && drawn.x + drawn.width >= 0 && drawn.y + drawn.height >= 0;
    this.badge.hidden = !isInSight;
    // Above the view where there's room, else within.
    const isInside = drawn.y < 22;
    this.badge.style.left = `${Math.max(0, Math.min(drawn.x, record.width - 40))}px`;
    this.badge.style.top = `${isInside ? Math.max(0, drawn.y) + 2 : drawn.y - 21}px`;
  }

  /** Where a proposal would lie isn't said: it's shown round the view, and inside the picture where it fits. */
  showProposal(record, { drawn, proposal: [width, height] }) {
    if (typeof width !== 'number' || typeof height !== 'number') return;
    const start = (own, ownLength, wanted, all) => {
      const middle = own + (ownLength - wanted) / 2;
      return all >= wanted && middle < all && middle + wanted > 0 ? Math.max(0, Math.min(all - wanted, middle)) : middle;
    };
    this.svg.append(box({
      x: start(drawn.x, drawn.width, width, record.width), y: start(drawn.y, drawn.height, height, record.height), width, height,
    }, 'proposal'));
  }

  showMark({ kind, frame, label }, hasName) {
    const { x, y, width, height } = frame;
    const isGuide = kind === 'guide';
    if (isGuide) this.svg.append(shape('line', { x1: x, y1: y, x2: x + width, y2: y + height }, 'guide'));
    else this.svg.append(box(frame, kind));
    if (!hasName) return;
    if (!isGuide) this.svg.append(shape('text', { x: x + width / 2, y: y + height / 2 }, kind, label));
    else if (width === 0) this.svg.append(shape('text', { x, y: y + height + 9 }, kind, label));
    else this.svg.append(shape('text', { x: x + width + 3, y }, `${kind} beside`, label));
  }
}

"""#),
    File(
      name: "matrix.js",
      text: #"""
// SPDX-License-Identifier: Apache-2.0
// A sheet of one preview in all combinations of looks.
import { axes, nameOf } from './looks.js';
import { make } from './nodes.js';
import { Picture } from './pictures.js';
import { fieldsOf } from './surroundings.js';

const most = 64;
/** A variant's width with the gap beside it, in points. */
const columnWidth = 172;

/**
 * What an address asks for: `appearance:light,dark;locale:en,ar`.
 *
 * @returns `{axes: [{axis, values}]}`, or `{why}` where it can't be shown.
 */
export function parse(text) {
  const found = [];
  for (const part of text.split(';').filter(Boolean)) {
    const at = part.indexOf(':');
    const written = at < 0 ? part : part.slice(0, at);
    const [axis] = [...fieldsOf(new URLSearchParams([[written.trim(), '']])).keys()];
    const words = at < 0 ? [] : part.slice(at + 1).split(',').map((value) => value.trim());
    const values = [...new Set(words.filter(Boolean))];
    if (!axes.includes(axis)) return { why: `A sheet has no axis “${written}”. It may have: ${axes.join(', ')}.` };
    if (!values.length) return { why: `The axis “${axis}” has no values.` };
    if (found.some((other) => other.axis === axis)) return { why: `The axis “${axis}” is there twice.` };
    found.push({ axis, values });
  }
  const example = 'appearance:light,dark;typeSize:large,accessibility3';
  if (!found.length) return { why: `A sheet needs axes, such as “${example}”.` };
  const count = found.reduce((product, { values }) => product * values.length, 1);
  if (count > most) return { why: `That would be ${count} variants. A sheet has ${most} at most.` };
  return { axes: found };
}

/** All combinations, the last axis's values changing fastest: `[[axis, value], …]` each. */
function combinations(list) {
  const add = (rows, { axis, values }) => rows.flatMap((row) => values.map((value) => [...row, [axis, value]]));
  return list.reduce(add, [[]]);
}

/** So many columns, of those there's room for, that variants below each other differ in the first axes. */
export function columns(counts, room) {
  let best = 1, product = 1;
  for (const count of [...counts].reverse()) {
    product *= count;
    if (product <= room) best = product;
  }
  if (best === 1) return Math.max(1, Math.min(room, product));
  return Math.min(product, best * Math.floor(room / best));
}

export class Matrix {
  /**
   * @param plan What `parse` gives.
   * @param channels The connection, where there's something to show.
   * @param addressOf Gives the address of a variant by what it asks for.
   */
  constructor(host, { axes: list, why }, key, given, channels, status, addressOf) {
    if (why) {
      host.append(make('p', { className: 'refusal', role: 'alert', textContent: why }));
      return;
    }
    const sheet = make('ul', { className: 'sheet' });
    const counts = list.map(({ values }) => values.length);
    // All are of one width, which isn't asked for again while they get their heights.
    let width = null;
    const arrange = () => {
      width = null;
      sheet.style.setProperty('--columns', columns(counts, Math.floor(host.clientWidth / columnWidth)));
    };
    arrange();
    new ResizeObserver(arrange).observe(host);
    this.pictures = combinations(list).map((variant) => {
      const looks = new URLSearchParams(given);
      for (const [axis, value] of variant) looks.set(axis, value);
      const caption = variant.map(([axis, value]) => nameOf(axis, value)).join(' · ');
      const picture = new Picture(channels, key, caption, looks, {
        room: () => [(width ??= picture.host.clientWidth), Infinity],
        onLayout: ({ height }) => (picture.host.style.height = `${height}px`),
        problem: () => status.problem,
      });
      const words = make('span', { className: 'caption', textContent: caption });
      const link = make('a', { className: 'open', href: addressOf(looks), 'aria-label': caption }, picture.host, words);
      sheet.append(make('li', { className: 'variant' }, link, picture.note, picture.again));
      return picture;
    });
    host.append(sheet);
    for (const picture of this.pictures) picture.run();
    status.listen((kind) => {
      if (kind === 'state') for (const picture of this.pictures) picture.leaveOut(status.problem);
    });
  }
}

"""#),
    File(
      name: "modals.js",
      text: #"""
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

"""#),
    File(
      name: "nodes.js",
      text: #"""
// SPDX-License-Identifier: Apache-2.0
// Nodes of a page. What a view, a file or a compiler says is only ever their text.
import { leadToSource } from './editor.js';

/** A node with properties, attributes (those with a hyphen, and `role`) and children. */
export function make(tag, properties = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined) continue;
    if (name.includes('-') || name === 'role' || name === 'list') node.setAttribute(name, value);
    else node[name] = value;
  }
  node.append(...children.filter((child) => child !== null && child !== undefined));
  return node;
}

/** A place such as `Card.swift:12`, as a link where that is a file that is shown. */
export function placeNode(place, kind = 'place') {
  const parts = /^(.*?):(\d+)(?::(\d+))?$/.exec(place);
  const link = make('a', { className: kind, textContent: place, title: 'Open in the editor' });
  return parts && leadToSource(link, ...parts.slice(1)) ? link : make('span', { className: kind, textContent: place });
}

/** A text whose places in Swift files are links. */
export function linked(text) {
  const nodes = document.createDocumentFragment();
  let at = 0;
  // A long line without a blank would be looked through for each of its letters.
  const places = text.includes('.swift:') ? text.matchAll(/[^\s:"'()<>]{1,500}\.swift:\d+(?::\d+)?/g) : [];
  for (const found of places) {
    nodes.append(text.slice(at, found.index), placeNode(found[0]));
    at = found.index + found[0].length;
  }
  nodes.append(text.slice(at));
  return nodes;
}

"""#),
    File(
      name: "outline.js",
      text: #"""
// SPDX-License-Identifier: Apache-2.0
// The tree of views: folded, searched, walked through by keys.
import { make } from './nodes.js';
import { label, placeOf, size } from './record.js';
import { Rows } from './rows.js';

const rowHeight = 24;
const deepest = 24;

export class Outline {
  folded = new Set();
  hits = new Set();
  /** The views that were drawn otherwise in the last frame. */
  changed = new Set();

  /**
   * @param acts `choose(view)` and `point(view)`, which takes null where the pointer leaves.
   */
  constructor(node, acts) {
    Object.assign(this, { node, acts });
    this.rows = new Rows(node, rowHeight, (view, index) => this.row(view, index));
    node.addEventListener('mousemove', (event) => acts.point(this.rows.itemOf(event)));
    node.addEventListener('mouseleave', () => acts.point(null));
    node.addEventListener('click', (event) => {
      const view = this.rows.itemOf(event);
      if (!view) return;
      if (event.target.classList.contains('fold') && view.below.length) this.fold(view, !this.isFolded(view));
      else acts.choose(view);
    });
    node.addEventListener('keydown', (event) => this.press(event));
  }

  nameOf = (view) => this.record.keyOf(view).names;
  isFolded = (view) => this.folded.size > 0 && this.folded.has(this.nameOf(view));

  show(record, chosen) {
    this.record = record;
    this.chosen = chosen;
    this.list();
  }

  list() {
    const rows = [];
    let hiddenBelow = Infinity;
    for (const view of this.record.order) {
      if (view.depth > hiddenBelow) continue;
      hiddenBelow = this.isFolded(view) ? view.depth : Infinity;
      view.row = rows.length;
      rows.push(view);
    }
    this.rows.set(rows);
    this.nameActive();
  }

  fold(view, isFolded) {
    if (isFolded) this.folded.add(this.nameOf(view));
    else this.folded.delete(this.nameOf(view));
    this.list();
  }

  choose(view, scrolls = true) {
    this.chosen = view;
    if (view && this.folded.size) {
      for (const each of this.record.path(view).slice(0, -1)) this.folded.delete(this.nameOf(each));
      this.list();
    }
    if (view && scrolls) this.rows.reveal(view.row);
    this.rows.show();
    this.nameActive();
  }

  nameActive() {
    if (this.chosen && this.rows.items[this.chosen.row] === this.chosen) {
      this.node.setAttribute('aria-activedescendant', `view-${this.chosen.id}`);
    } else this.node.removeAttribute('aria-activedescendant');
  }

  /** Marks the view that is pointed at. */
  point(view) {
    this.over = view;
    for (const row of this.rows.box.children) row.classList.toggle('over', view !== null && row.id === `view-${view.id}`);
  }

  /** Marks the views with some words in their type, text or line, and gives them. */
  search(words, record = this.record) {
    const wanted = words.toLowerCase().trim();
    const found = wanted === '' ? [] : record.order.filter((view) =>
      `${label(view)} ${view.source ?? ''}`.toLowerCase().includes(wanted));
    this.hits = new Set(found);
    if (record === this.record) this.rows.show();
    return found;
  }

  row(view, index) {
    const hasMore = view.below.length > 0, isFolded = hasMore && this.isFolded(view);
    const rail = make('span', { className: 'rail' });
    rail.style.width = `${Math.min(view.depth, deepest) * 12}px`;
    const row = make('div', {
      id: `view-${view.id}`, className: `view ${view.kind}`, role: 'treeitem', 'aria-level': view.depth + 1,
      'aria-selected': String(view === this.chosen), 'aria-expanded': hasMore ? String(!isFolded) : null,
      'aria-posinset': view.place ?? 1,
      'aria-setsize': view.above ? view.above.below.length : 1,
    }, rail, make('span', { className: 'fold', 'aria-hidden': 'true', textContent: hasMore ? (isFolded ? '▸' : '▾') : '' }),
    make('b', { textContent: view.view }), view.text ? make('q', { textContent: view.text.slice(0, 60) }) : null,
    this.record.faulty.has(view.id) ? make('span', { className: 'doubt', textContent: '⚠', title: 'Has a finding' }) : null,
    make('span', { className: 'space' }),
    make('span', { className: 'lengths', textContent: size(...view.answer) }),
    make('span', { className: 'line', textContent: placeOf(view.source)?.line ?? '', title: view.source ?? '' }));
    row.classList.toggle('chosen', view === this.chosen);
    row.classList.toggle('over', view === this.over);
    row.classList.toggle('hit', this.hits.has(view));
    row.classList.toggle('changed', this.changed.has(view.id));
    return row;
  }

  press(event) {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const { items } = this.rows, { chosen } = this;
    const at = chosen ? chosen.row : -1;
    const take = (view) => view && this.acts.choose(view);
    switch (event.key) {
      case 'ArrowDown': take(items[at + 1]); break;
      case 'ArrowUp': take(items[at - 1]); break;
      case 'Home': take(items[0]); break;
      case 'End': take(items.at(-1)); break;
      case 'ArrowRight':
        if (!chosen?.below.length) return;
        if (this.isFolded(chosen)) this.fold(chosen, false);
        else take(chosen.below[0]);
        break;
      case 'ArrowLeft':
        if (chosen?.below.length && !this.isFolded(chosen)) this.fold(chosen, true);
        else take(chosen?.above);
        break;
      default: return;
    }
    event.preventDefault();
  }
}

"""#),
    File(
      name: "page.css",
      text: #"""
/* SPDX-License-Identifier: Apache-2.0 */

:root {
  color-scheme: light dark;
  --quiet: light-dark(#e9e9ee, #151517);
  --words: light-dark(#3c3c43, #c7c7cc);
  --accent: light-dark(#0a5fd6, #6cb2ff);
}
[data-appearance="light"] { color-scheme: light; }
[data-appearance="dark"] { color-scheme: dark; }

* { box-sizing: border-box; }
html { background: var(--quiet); color: var(--words); font: 14px/1.4 system-ui, sans-serif; }
body { margin: 0; min-height: 100vh; min-height: 100dvh; overscroll-behavior: none; }

.unseen {
  position: absolute; width: 1px; height: 1px; margin: -1px; padding: 0; overflow: hidden;
  clip-path: inset(50%); white-space: pre; user-select: none; -webkit-user-select: none;
}
.definitions { position: absolute; width: 0; height: 0; }

/* The view. The canvas shows it; over it lies what can be selected, scrolled, focused and read aloud, unseen. */

.stage { position: absolute; overflow: clip; touch-action: pinch-zoom; direction: ltr; }
.canvas { position: absolute; left: 0; top: 0; display: block; }
.layer { position: absolute; inset: 0; forced-color-adjust: none; user-select: none; -webkit-user-select: none; }
.layer, .layer * { -webkit-tap-highlight-color: transparent; }

/* Text is drawn by the canvas. It's transparent by its fill, so that its color is still that of what is seen. */
.layer { -webkit-text-fill-color: transparent; color: CanvasText; cursor: inherit; }
.layer .placed {
  position: absolute; margin: 0; padding: 0; border: 0; background: none; font: inherit; text-align: start;
}
.layer button.placed, .layer input.placed, .layer select.placed, .layer textarea.placed {
  appearance: none; -webkit-appearance: none; border-radius: 0; outline-offset: 2px; cursor: inherit;
  min-width: 0; min-height: 0; overflow: hidden; color: inherit; -webkit-text-fill-color: transparent;
}
.layer [role="link"].placed { cursor: pointer; }
.layer button.placed, .layer .unhit { user-select: none; -webkit-user-select: none; }
/* A mouse works what is drawn; these are for keys and for those who don't see it. */
.layer .unhit { pointer-events: none; }
.layer :focus { outline: none; }
.layer :focus-visible { outline: 3px solid var(--accent); border-radius: 4px; }
.layer select option { color: CanvasText; -webkit-text-fill-color: CanvasText; background: Canvas; }

/* Its thumb is drawn by the session. */
.layer input[type="range"]::-webkit-slider-thumb { -webkit-appearance: none; opacity: 0; }
.layer input[type="range"]::-moz-range-thumb { opacity: 0; }

/* The session draws a field's text; where it's typed and what is selected are the browser's. */
.layer .field { caret-color: var(--accent); cursor: text; white-space: pre; resize: none; scrollbar-width: none; }
.layer textarea.field { white-space: pre-wrap; }
.layer textarea.field.scrolled { overflow: hidden; }
.layer .field:focus-visible { outline: none; }
.layer .field::placeholder { color: inherit; opacity: 1; -webkit-text-fill-color: transparent; }
.layer .field::-webkit-search-cancel-button { display: none; }

.words { font-family: system-ui, sans-serif; }
.words > span {
  position: absolute; white-space: pre; transform-origin: 0 0; unicode-bidi: plaintext; cursor: text;
  user-select: text; -webkit-user-select: text;
}
.words.fixed > span { user-select: none; -webkit-user-select: none; cursor: inherit; }
.gripped .words > span { user-select: none; -webkit-user-select: none; }
.words > span::selection, .layer .field::selection {
  background: color-mix(in srgb, var(--accent) 35%, transparent); color: transparent;
  -webkit-text-fill-color: transparent;
}

.scroller {
  position: absolute; scrollbar-width: thin; scrollbar-color: #80808099 transparent; overflow: hidden;
  overscroll-behavior: contain;
}
.scroller.h { overflow-x: auto; touch-action: pan-x pinch-zoom; }
.scroller.v { overflow-y: auto; touch-action: pan-y pinch-zoom; }
.scroller.h.v { touch-action: pan-x pan-y pinch-zoom; }
.content { position: absolute; left: 0; top: 0; }

/* Actions with a name are seen when a key leads to them, or when their row is swiped. */
.layer .named { position: absolute; left: 0; top: 0; opacity: 0; pointer-events: none; }
.layer .named:focus-visible, .layer .named.offered {
  opacity: 1; z-index: 2; padding: 4px 10px; border: 1px solid var(--accent); border-radius: 8px; background: Canvas;
  color: CanvasText; -webkit-text-fill-color: CanvasText; font: 13px/1.3 system-ui, sans-serif; white-space: nowrap;
}
.layer .named.offered {
  inset: calc(50% - 22px) auto auto auto; min-height: 44px; padding: 4px 16px; pointer-events: auto; touch-action: none;
}

/* What the page says itself. */

/* Something comes, and isn't there in a moment. */
.coming {
  position: fixed; inset: calc(50% - 4px) auto auto calc(50% - 4px); width: 8px; height: 8px; border-radius: 4px;
  background: var(--words); opacity: 0; box-shadow: -18px 0 var(--words), 18px 0 var(--words);
  animation: coming 1.4s 0.3s ease-in-out infinite alternate;
}
@keyframes coming {
  from { opacity: 0.15; }
  to { opacity: 0.5; }
}
@media (prefers-reduced-motion: reduce) { .coming { animation: none; opacity: 0.4; } }

.bar {
  position: fixed; z-index: 10; left: 50%; bottom: max(16px, env(safe-area-inset-bottom)); transform: translateX(-50%);
  display: flex; flex-direction: column; gap: 8px; max-width: calc(100vw - 24px);
  padding: 10px 16px; border-radius: 12px; background: Canvas; color: CanvasText; box-shadow: 0 4px 24px #0005;
  overflow-wrap: anywhere;
}
.bar[hidden], .bar > :empty { display: none; }
.bar > div { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center; }
.bar .long { max-height: 60vh; overflow: auto; font: 12px/1.4 ui-monospace, monospace; white-space: pre-wrap; }
.bar button, .bar a {
  font: inherit; padding: 4px 12px; border: 1px solid var(--accent); border-radius: 8px; background: none;
  color: var(--accent);
  text-decoration: none; cursor: pointer;
}
.bar input { font: inherit; max-width: 100%; }

.findings { position: absolute; font-size: 13px; max-width: 720px; }
.findings summary { cursor: pointer; padding: 6px 8px; border-radius: 6px; width: fit-content; }
.findings ul { margin: 0; padding: 0 8px 24px 26px; }
.findings li { padding: 3px 0; overflow-wrap: anywhere; white-space: pre-wrap; }
.findings code { font: 12px ui-monospace, monospace; }

"""#),
    File(
      name: "page.html",
      text: #"""
<!doctype html>
<!-- SPDX-License-Identifier: Apache-2.0 -->
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>Live view</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="page.css">
<script type="module" src="page.js"></script>
</head>
<body>
<main id="main">
<h1 id="title" class="unseen">Live view</h1>
</main>
<noscript>This page shows a view that runs elsewhere, and needs JavaScript for that.</noscript>
</body>
</html>

"""#),
    File(
      name: "page.js",
      text: #"""
// SPDX-License-Identifier: Apache-2.0
// Shows one live view in the whole window.
import { Connection } from './connection.js';
import { Surroundings, fieldsOf, lookOf } from './surroundings.js';
import { LiveView } from './view.js';
import { socketAddress } from './wire.js';

const given = fieldsOf(location.search);
if (given.has('title')) document.title = given.get('title');
document.getElementById('title').textContent = document.title;
const address = socketAddress(`live?${lookOf(given)}`);
const room = () => [document.documentElement.clientWidth, innerHeight];
const view = new LiveView(document.getElementById('main'), {
  connect: (handlers) => new Connection(address, handlers), surroundings: new Surroundings(given, room), room,
  scope: document.documentElement,
});
for (const name of ['stage', 'canvas', 'layer', 'bar']) view[name].id = name;
view.findings.node.id = 'findings';

"""#),
    File(
      name: "painter.js",
      text: #"""
// SPDX-License-Identifier: Apache-2.0
// Draws a scene's groups onto a canvas.
import { drawBackdrop } from './backdrops.js';
import {
  common, grown, identity, inverse, isEmpty, joined, lengthening, mapped, moved, nowhere, times, wholePixels,
} from './geometry.js';
import { pictureOf } from './lines.js';
import { filterWords, filtered, filtersAreNative, giveBack, takeSurface } from './surfaces.js';

const deepest = 500;

export class Painter {
  /** @param shift Gives how much further than the session knows a scroll view's content is scrolled, as [x, y]. */
  constructor(scene, shift) {
    this.scene = scene;
    this.shift = shift;
  }

  /** Draws everything. `scale` is the number of the canvas's pixels to a point. */
  paint(ctx, scale) {
    const { width, height } = ctx.canvas;
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.clearRect(0, 0, width, height);
    this.clip = [0, 0, width, height];
    this.layers = [{ ctx, x: 0, y: 0, width, height }];
    this.depth = 0;
    ctx.save();
    this.group(this.scene.root, [scale, 0, 0, scale, 0, 0]);
    ctx.restore();
  }

  group(id, base) {
    const group = this.scene.groups.get(id);
    if (!group || this.depth > deepest) return;
    this.scene.measured(group);
    this.depth += 1;
    const clip = this.clip;
    if (group.clips) this.layers.at(-1).ctx.save();
    this.run(group.list, base);
    if (group.clips) this.layers.at(-1).ctx.restore();
    this.clip = clip;
    this.depth -= 1;
  }

  run(list, base) {
    let m = base;
    const states = [];
    for (let i = 0; i < list.length; i++) {
      const op = list[i];
      // Boxes are in the group's coordinates, whatever transform is in force.
      if (op.box && isEmpty(common(this.clip, mapped(base, op.box)))) {
        if (op.kind === 'l') i = op.end;
        continue;
      }
      switch (op.kind) {
        case 's':
          states.push({ m, clip: this.clip });
          this.layers.at(-1).ctx.save();
          break;
        case 'r':
          ({ m, clip: this.clip } = states.pop());
          this.layers.at(-1).ctx.restore();
          break;
        case 'm': m = times(m, op.m); break;
        case 'c': {
          this.at(m).clip(op.shape.path, op.rule);
          this.clip = common(this.clip, mapped(m, op.shape.box));
          break;
        }
        case 'l':
          if (this.beginLayer(op, m, base)) states.push({ m, clip: this.outerClip });
          else i = op.end;
          break;
        case 'e':
          ({ m, clip: this.clip } = states.pop());
          this.endLayer();
          break;
        case 'g': this.child(op, m); break;
        case 'f': this.fill(op.shape.path, op.rule, op.paint, m); break;
        case 'k': this.stroke(op, m); break;
        case 't': this.text(op, m); break;
        case 'i': this.picture(op, m); break;
        case 'b': drawBackdrop(this, op, m); break;
      }
    }
  }

  child(op, m) {
    const view = this.scene.scrolled.get(op.group);
    const [x, y] = view === undefined ? [0, 0] : this.shift(view);
    this.group(op.group, moved(m, op.x - x, op.y - y));
  }

  /** The context that is drawn into, with a transform. */
  at(m) {
    const layer = this.layers.at(-1);
    layer.ctx.setTransform(m[0], m[1], m[2], m[3], m[4] - layer.x, m[5] - layer.y);
    return layer.ctx;
  }

  // Layers

  /** Begins a layer that is as large as what is to be seen of it; false where that is nothing. */
  beginLayer(op, m, base) {
    const isMask = op.mode === 'destination-in';
    const scale = lengthening(m);
    const filters = op.filters.map((f) => inPixels(f, m, scale));
    const needed = grown(common(this.clip, mapped(base, op.box)), op.reach * scale);
    const box = wholePixels(common(needed, mapped(base, op.inner)));
    if (isEmpty(box) && !isMask) return false;
    const width = Math.max(1, box[2] - box[0] || 1), height = Math.max(1, box[3] - box[1] || 1);
    const [x, y] = isEmpty(box) ? [0, 0] : box;
    const surface = takeSurface(width, height);
    this.layers.push({ ctx: surface.ctx, x, y, width, height, surface, op, filters });
    this.outerClip = this.clip;
    this.clip = isEmpty(box) ? [0, 0, 0, 0] : box;
    return true;
  }

  endLayer() {
    const { x, y, width, height, surface, op, filters } = this.layers.pop();
    const ctx = this.at(identity);
    ctx.save();
    if (op.mode === 'plus-darker') {
      this.addDarkness(ctx, surface, { x, y, width, height }, op.opacity);
      ctx.restore();
      giveBack(surface);
      return;
    }
    ctx.globalAlpha = op.opacity;
    ctx.globalCompositeOperation = op.mode;
    if (!filters.length || filtersAreNative) {
      if (filters.length) ctx.filter = filterWords(filters);
      ctx.drawImage(surface.canvas, 0, 0, width, height, x, y, width, height);
    } else {
      const margin = Math.ceil(op.reach * (filters[0].scale ?? 1));
      const after = filtered(surface.canvas, width, height, filters, margin);
      ctx.drawImage(after.canvas, 0, 0, after.width, after.height, x - margin, y - margin, after.width, after.height);
      giveBack(after);
    }
    ctx.restore();
    giveBack(surface);
  }

  /** Mixes a layer as a canvas has no word for: what both lack of white is taken together. */
  addDarkness(ctx, surface, { x, y, width, height }, opacity) {
    const below = this.layers.at(-1);
    const mixed = takeSurface(width, height);
    mixed.ctx.drawImage(ctx.canvas, x - below.x, y - below.y, width, height, 0, 0, width, height);
    const target = mixed.ctx.getImageData(0, 0, width, height), source = surface.ctx.getImageData(0, 0, width, height);
    for (let i = 0; i < target.data.length; i += 4) {
      const a = (source.data[i + 3] * opacity) / 255, b = target.data[i + 3] / 255;
      const alpha = Math.min(1, a + b);
      for (let k = i; k < i + 3; k++) {
        const lack = a * (255 - source.data[k]) + b * (255 - target.data[k]);
        target.data[k] = alpha > 0 ? Math.max(0, alpha * 255 - lack) / alpha : 0;
      }
      target.data[i + 3] = alpha * 255;
    }
    mixed.ctx.putImageData(target, 0, 0);
    ctx.beginPath();
    ctx.rect(x - below.x, y - below.y, width, height);
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.clip();
    ctx.globalCompositeOperation = 'copy';
    ctx.drawImage(mixed.canvas, 0, 0, width, height, x - below.x, y - below.y, width, height);
    giveBack(mixed);
  }

  // Shapes

  fill(path, rule, paint, m) {
    const style = this.style(paint);
    if (!style) return;
    const ctx = this.at(m);
    ctx.fillStyle = style;
    ctx.imageSmoothingEnabled = paint.smooth ?? true;
    const back = paint.m && inverse(paint.m);
    if (!back) {
      ctx.fill(path, rule);
      return;
    }
    // The paint has a transform, which a canvas knows for shapes only: the shape is brought back by it first.
    const shape = new Path2D();
    shape.addPath(path, matrix(back));
    this.at(times(m, paint.m)).fill(shape, rule);
  }

  stroke(op, m) {
    const { stroke, paint, shape } = op;
    if (!(stroke.width > 0)) return;
    const draw = (ctx, style) => {
      ctx.strokeStyle = style;
      ctx.lineWidth = stroke.width;
      ctx.lineCap = stroke.cap;
      ctx.lineJoin = stroke.join;
      ctx.miterLimit = stroke.miter;
      ctx.setLineDash(stroke.dash);
      ctx.lineDashOffset = stroke.phase;
      ctx.stroke(shape.path);
    };
    if (!paint.m) {
      const style = this.style(paint);
      if (style) draw(this.at(m), style);
      return;
    }
    this.stencil(mapped(m, grown(op.shape.box, stroke.width)), m, (ctx) => draw(ctx, '#000'), paint);
  }

  /** Paints what a drawing covers. */
  stencil(box, m, draw, paint) {
    const [left, top, right, bottom] = wholePixels(common(this.clip, box));
    if (isEmpty([left, top, right, bottom])) return;
    const surface = takeSurface(right - left, bottom - top);
    this.layers.push({ ctx: surface.ctx, x: left, y: top });
    draw(this.at(m));
    surface.ctx.globalCompositeOperation = 'source-in';
    const everything = new Path2D();
    const back = inverse(m);
    if (back) {
      const [l, t, r, b] = mapped(back, [left, top, right, bottom]);
      everything.rect(l, t, r - l, b - t);
      this.fill(everything, 'nonzero', paint, m);
    }
    this.layers.pop();
    const w = right - left, h = bottom - top;
    this.at(identity).drawImage(surface.canvas, 0, 0, w, h, left, top, w, h);
    giveBack(surface);
  }

  /** What a paint is to a canvas, or null while a picture isn't there yet. */
  style(paint) {
    if (paint.kind === 'color') return paint.color;
    if (paint.made) return paint.made;
    const ctx = this.layers.at(-1).ctx;
    const p = paint.places;
    if (paint.kind === 'picture') {
      const bitmap = this.scene.contents.get(paint.content)?.bitmap;
      if (!bitmap) return null;
      const pattern = ctx.createPattern(bitmap, 'repeat');
      pattern.setTransform(matrix([p[2] / bitmap.width, 0, 0, p[3] / bitmap.height, p[0], p[1]]));
      return (paint.made = pattern);
    }
    // A canvas draws nothing where a gradient has no length; the last color goes on from there.
    const isPoint = paint.kind === 'linear' ? p[0] === p[2] && p[1] === p[3] : paint.kind === 'radial' && p[2] === p[3];
    if (isPoint) return (paint.made = paint.stops.at(-1)[1]);
    const gradient =
      paint.kind === 'linear' ? ctx.createLinearGradient(...p)
      : paint.kind === 'radial' ? ctx.createRadialGradient(p[0], p[1], Math.max(0, p[2]), p[0], p[1], Math.max(0, p[3]))
      : ctx.createConicGradient(p[2], p[0], p[1]);
    for (const [place, color] of paint.stops) gradient.addColorStop(place, color);
    return (paint.made = gradient);
  }

  // Texts

  text(op, m) {
    const text = this.scene.texts.get(op.text);
    if (!text) return;
    const corner = moved(m, op.x, op.y);
    const isLevel = corner[1] === 0 && corner[2] === 0;
    const isUpright = corner[0] === 0 && corner[3] === 0;
    for (const line of text.lines) {
      const place = moved(corner, line.x, line.y);
      if (isLevel) {
        const reach = (line.ascent + line.descent) * 1.5 * Math.abs(corner[3]);
        if (place[5] + reach < this.clip[1] || place[5] - reach > this.clip[3]) continue;
        place[5] = Math.round(place[5]);
        if (corner[0] === corner[3] && corner[0] > 0 && this.knownLine(line, op, place)) continue;
      } else if (isUpright) place[4] = Math.round(place[4]);
      for (const run of line.runs) this.drawRun(run, op, times(place, [run.scale, 0, 0, run.scale, 0, 0]), m);
    }
  }

  /** Draws a line as its picture, if it has one. */
  knownLine(line, op, place) {
    const scale = place[0], left = Math.floor(place[4]), phase = place[4] - left;
    let key = `${scale} ${phase.toFixed(3)}`;
    let box = nowhere;
    for (const run of line.runs) {
      const paint = paintOf(run, op);
      const { pictures, box: own } = this.scene.outlines(run);
      if (paint.kind !== 'color' || pictures.length) return false;
      key += ` ${paint.color}`;
      box = joined(box, mapped([run.scale, 0, 0, run.scale, 0, 0], own));
    }
    const area = grown(wholePixels(mapped([scale, 0, 0, scale, phase, 0], box)), 1);
    const picture = pictureOf(line, key, area, (ctx) => {
      const m = [scale, 0, 0, scale, phase - area[0], -area[1]];
      this.layers.push({ ctx, x: 0, y: 0 });
      for (const run of line.runs) this.drawRun(run, op, times(m, [run.scale, 0, 0, run.scale, 0, 0]), m);
      this.layers.pop();
    });
    if (!picture) return false;
    const ctx = this.at(identity);
    ctx.imageSmoothingEnabled = false;
    ctx.drawImage(picture, left + area[0], place[5] + area[1]);
    return true;
  }

  drawRun(run, op, place, m) {
    const paint = paintOf(run, op);
    const { path, pictures } = this.scene.outlines(run);
    if (paint.kind === 'color') {
      const ctx = this.at(place);
      ctx.fillStyle = paint.color;
      ctx.fill(path);
    } else this.fillAcross(path, paint, place, m);
    for (const { content, x, y, w, h } of pictures) {
      const bitmap = this.scene.contents.get(content)?.bitmap;
      if (!bitmap) continue;
      const ctx = this.at(place);
      ctx.imageSmoothingEnabled = true;
      ctx.imageSmoothingQuality = 'high';
      ctx.drawImage(bitmap, x, y, w, h);
    }
    for (const rule of run.rules) {
      const style = rule.color ?? this.style(paint);
      if (!style) continue;
      const ctx = this.at(place);
      ctx.strokeStyle = style;
      ctx.lineWidth = rule.width;
      ctx.lineCap = 'butt';
      ctx.lineJoin = 'miter';
      ctx.setLineDash(rule.dash);
      ctx.lineDashOffset = 0;
      ctx.stroke(rule.path);
    }
  }

  /** Fills a path that lies elsewhere with a paint whose coordinates are those of the group. */
  fillAcross(path, paint, place, m) {
    const back = inverse(m);
    if (!back) return;
    const shape = new Path2D();
    shape.addPath(path, matrix(times(back, place)));
    this.fill(shape, 'nonzero', paint, m);
  }

  // Pictures

  picture(op, m) {
    const content = this.scene.contents.get(op.content);
    if (!content?.bitmap) return;
    const ctx = this.at(m);
    ctx.imageSmoothingEnabled = op.smooth;
    if (op.smooth) ctx.imageSmoothingQuality = 'high';
    ctx.drawImage(op.tint ? tinted(content, op.tint) : content.bitmap, ...op.source, ...op.target);
  }
}

const paintOf = (run, op) => op.paints[Math.min(Math.max(0, run.paint), op.paints.length - 1)];
const matrix = ([a, b, c, d, e, f]) => ({ a, b, c, d, e, f });

/** A filter with lengths in pixels. */
function inPixels(f, m, scale) {
  if (f.kind === 'matrix') return { ...f, scale };
  if (f.kind === 'blur') return { ...f, scale, radius: f.radius * scale };
  return { ...f, scale, radius: f.radius * scale, x: m[0] * f.x + m[2] * f.y, y: m[1] * f.x + m[3] * f.y };
}

/** A picture's alpha in a color. */
function tinted(content, color) {
  let canvas = content.tinted.get(color);
  if (!canvas) {
    canvas = document.createElement('canvas');
    canvas.width = content.bitmap.width;
    canvas.height = content.bitmap.height;
    const ctx = canvas.getContext('2d');
    ctx.drawImage(content.bitmap, 0, 0);
    ctx.globalCompositeOperation = 'source-in';
    ctx.fillStyle = color;
    ctx.fillRect(0, 0, canvas.width, canvas.height);
    if (content.tinted.size >= 16) content.tinted.clear();
    content.tinted.set(color, canvas);
  }
  return canvas;
}

"""#),
    File(
      name: "pictures.js",
      text: #"""
// SPDX-License-Identifier: Apache-2.0
// Previews as pictures that follow their sessions: the tiles of the wall and the variants of a sheet.
import { make } from './nodes.js';
import { Surroundings, lookOf } from './surroundings.js';
import { LiveView } from './view.js';

/** So often a picture is begun again whose program has ended. */
const attempts = 3;
/** How long one that is begun again is waited for, in milliseconds. */
const patience = 15000;

/**
 * Begins pictures again one after the other whose program has ended: the previews of a program end together, and only
 * one of them is to blame. That one ends again while no other begins.
 */
class Rescue {
  waiting = [];
  current = null;

  add(picture) {
    if (!this.waiting.includes(picture)) this.waiting.push(picture);
    this.next();
  }

  /** A picture is shown, can't be, or has gone. */
  done(picture) {
    this.waiting = this.waiting.filter((other) => other !== picture);
    if (this.current !== picture) return;
    clearTimeout(this.timer);
    this.current = null;
    this.next();
  }

  next() {
    if (this.current || !this.waiting.length) return;
    const picture = (this.current = this.waiting.shift());
    this.timer = setTimeout(() => this.done(picture), patience);
    picture.view.again();
  }
}

const rescue = new Rescue();

/** What a view gets that has no size of its own: a telephone's. */
const usualSize = [390, 700];

export class Picture {
  view = null;
  /** How often it was begun again since its program is another. */
  attempts = 0;

  /**
   * @param channels The connection that all pictures share.
   * @param problem Gives what is said for all pictures already.
   */
  constructor(channels, key, name, given, { room, onLayout, problem = () => '' }) {
    Object.assign(this, { channels, key, given, name, room, onLayout, problem });
    this.host = make('div', { className: 'picture' });
    this.note = make('div', { className: 'note', hidden: true });
    this.again = make('button', { type: 'button', className: 'again', textContent: 'Start again', hidden: true });
    this.again.addEventListener('click', () => {
      this.say('');
      this.attempts = 0;
      this.view?.again();
    });
  }

  /** Begins or goes on to follow the session. */
  run() {
    if (this.view) return this.view.resume();
    const look = Object.fromEntries(lookOf(this.given));
    const surroundings = new Surroundings(this.given, () => usualSize);
    this.host.classList.add('waiting');
    this.view = new LiveView(this.host, {
      interactive: false, name: this.name, surroundings, room: this.room, onLayout: this.onLayout,
      connect: (handlers) => this.channels.connect(this.key, look, handlers),
      onState: (kind, text) => this.hear(kind, text),
    });
  }

  /** Lets the session go; the last picture stays. */
  rest() {
    this.view?.pause();
    rescue.done(this);
  }

  /** Throws the view away, and its last picture. */
  drop() {
    this.view?.close();
    this.view = null;
    rescue.done(this);
  }

  hear(kind, text) {
    if (kind === 'shown') {
      this.host.classList.remove('waiting');
      // When that was, for those who measure: in milliseconds after the page's begin.
      this.host.dataset.shown = performance.now();
      this.say('');
      rescue.done(this);
    } else if (kind === 'renew') {
      this.attempts = 0;
    } else if (kind === 'ended') this.end(text);
    // The page says for all of them that it's built, or lost.
    else if (kind === 'problem' && this.again.hidden) this.say(text === this.problem() ? '' : text);
    return true;
  }

  /** Says that it has ended, unless another may be to blame. */
  end(why) {
    const isToBlame = rescue.current === this || this.attempts >= attempts;
    if (isToBlame) {
      this.say(why, true);
      rescue.done(this);
      return;
    }
    this.attempts += 1;
    rescue.add(this);
  }

  /** Leaves out what the page says of all pictures since. */
  leaveOut(text) {
    if (text && this.note.textContent === text) this.say('');
  }

  say(text, hasEnded = false) {
    if (text) this.host.classList.remove('waiting');
    this.note.textContent = text;
    this.note.hidden = !text;
    this.again.hidden = !hasEnded;
    this.host.classList.toggle('ended', hasEnded);
  }
}

"""#),
    File(
      name: "player.js",
      text: #"""
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

"""#),
    File(
      name: "previews.css",
      text: #"""
/* SPDX-License-Identifier: Apache-2.0 */
/* The wall, a preview in focus, and sheets of variants. */

:root {
  --ground: light-dark(#f5f5f7, #131315);
  --card: light-dark(#ffffff, #1d1d20);
  --line: light-dark(#dcdce2, #34343a);
  --ink: light-dark(#1b1b1f, #f0f0f3);
  --soft: light-dark(#5c5c66, #a4a4ae);
  --field: light-dark(#ffffff, #26262a);
  --wrong: light-dark(#b3001b, #ff8b97);
  --doubt: light-dark(#7a4b00, #f3bd5a);
}

html { background: var(--ground); color: var(--ink); font-size: 13px; }
body { display: flex; flex-direction: column; }
[hidden] { display: none !important; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 6px; }
.quiet { color: var(--soft); }
.space { flex: 1; }

button, select, input { font: inherit; color: inherit; }
.top button, .top select, .top input, .looks button, .looks select, .looks input, .console button, .problem button,
.again {
  min-height: 28px; padding: 2px 10px; border: 1px solid var(--line); border-radius: 7px; background: var(--field);
}
button { cursor: pointer; }
button:disabled { opacity: 0.5; cursor: default; }

/* The line above. */

.top {
  position: sticky; top: 0; z-index: 5; display: flex; align-items: center; gap: 10px; min-height: 48px;
  padding: 8px 16px;
  background: var(--card); border-bottom: 1px solid var(--line); flex-wrap: wrap;
}
.top h1 { margin: 0; font-size: 15px; font-weight: 600; overflow-wrap: anywhere; }
.top nav { display: flex; gap: 4px; }
.top #search { width: 240px; max-width: 100%; }
.tool {
  display: inline-flex; align-items: center; gap: 5px; min-height: 28px; padding: 2px 9px; border-radius: 7px;
  color: var(--accent);
  text-decoration: none; white-space: nowrap;
}
.tool:hover { background: var(--ground); }
.tool[aria-disabled] { color: var(--soft); }
#follow[aria-pressed='true'] { color: var(--accent); border-color: currentColor; }
#console-button.wrong { color: var(--wrong); border-color: currentColor; }
.building { color: var(--soft); }
.building.busy::before {
  content: ''; display: inline-block; width: 9px; height: 9px; margin-inline-end: 7px; border-radius: 50%;
  border: 2px solid var(--accent); border-inline-end-color: transparent; animation: turn 0.8s linear infinite;
}
@keyframes turn { to { transform: rotate(1turn); } }
@media (prefers-reduced-motion: reduce) { .building.busy::before { animation: none; } }

.place { color: var(--soft); font-size: 12px; overflow-wrap: anywhere; }
a.place { text-decoration: none; }
a.place:hover { color: var(--accent); text-decoration: underline; }

/* What is wrong with the sources. */

.problem {
  position: sticky; top: 49px; z-index: 4; background: light-dark(#fff1f2, #33191d);
  border-bottom: 1px solid var(--line);
  padding: 8px 16px 12px; box-shadow: 0 6px 18px #0002;
}
.problem .head { display: flex; align-items: center; justify-content: space-between; gap: 12px; color: var(--wrong); }
.words-of-note {
  max-height: 34vh; overflow: auto; font: 12px/1.5 ui-monospace, monospace; white-space: pre-wrap;
  overflow-wrap: anywhere;
}
.words-of-note a, .console a { color: var(--accent); font: inherit; text-decoration: underline; }

/* The wall. */

.wall main { flex: 1; padding: 6px 16px 32px; }
.wall h2 { margin: 14px 0 8px; font-size: 12px; font-weight: 600; color: var(--soft); overflow-wrap: anywhere; }
.tiles, .sheet { list-style: none; margin: 0; padding: 0; display: grid; gap: 12px; }
.tiles { grid-template-columns: repeat(auto-fill, minmax(200px, 1fr)); }
.tile, .variant {
  position: relative; min-width: 0; background: var(--card); border: 1px solid var(--line); border-radius: 10px;
  overflow: hidden;
}
.tile:hover, .variant:hover { border-color: var(--soft); }
.tile:focus-within, .variant:focus-within { border-color: var(--accent); }
/* The previews of the file in which an editor's cursor is, and the one that it stands in. */
.tile.meant { border-color: var(--accent); scroll-margin: 64px 0 12px; }
.tile[aria-current] { box-shadow: 0 0 0 2px var(--accent); }
.open { display: block; color: inherit; text-decoration: none; }
.open:focus-visible { outline-offset: -3px; border-radius: 9px; }
.picture { position: relative; overflow: clip; background: var(--ground); }
.tile .picture { height: 250px; }
.tile .picture .stage { margin: 12px; }
.picture .stage {
  border-radius: 5px; overflow: hidden; box-shadow: 0 0 0 1px light-dark(#0000000f, #ffffff14), 0 2px 8px #0000001a;
}
.picture .canvas { background: Canvas; }
.picture.waiting .stage { visibility: hidden; }
.picture.ended .stage { opacity: 0.35; }
.tile .name {
  display: block; padding: 8px 10px 0; font-weight: 500; overflow: hidden; white-space: nowrap; text-overflow: ellipsis;
}
.foot { padding: 0 10px 8px; min-height: 26px; }
.note {
  position: absolute; left: 8px; right: 8px; top: 8px; max-height: 200px; overflow: auto; padding: 8px 10px;
  border-radius: 7px;
  background: light-dark(#fff1f2f2, #33191df2); color: var(--wrong); font-size: 12px; white-space: pre-wrap;
  overflow-wrap: anywhere; pointer-events: none;
}
.again { position: absolute; left: 8px; top: 214px; }
.variant .again { top: auto; bottom: 34px; }

/* A preview in focus. */

.focus { height: 100vh; height: 100dvh; overflow: hidden; }
.middle { flex: 1; min-height: 0; display: flex; }
.focus main { position: relative; flex: 1; min-width: 0; overflow: auto; overscroll-behavior: contain; }
.focus .stage { overflow: visible; }
.focus .stage > .canvas {
  background: Canvas; box-shadow: 0 0 0 1px light-dark(#00000014, #ffffff1f), 0 8px 30px #0000001f;
}
.focus .layer { overflow: clip; }
.extent { position: absolute; left: 0; top: 0; visibility: hidden; pointer-events: none; }
.focus .stage.device > .canvas { box-shadow: 0 0 0 10px #1b1b1d, 0 0 0 12px #4a4a4f, 0 14px 40px #0000004d; }
.focus .stage.round > .canvas, .focus .stage.round > .layer { border-radius: 44px; }
.focus .stage.pad > .canvas, .focus .stage.pad > .layer { border-radius: 20px; }
.island {
  position: absolute; left: calc(50% - 60px); top: 12px; width: 120px; height: 34px; border-radius: 17px;
  background: #000;
  pointer-events: none;
}
.island.notch { left: calc(50% - 80px); top: 0; width: 160px; height: 30px; border-radius: 0 0 18px 18px; }
.island.sideways { left: 12px; top: calc(50% - 60px); width: 34px; height: 120px; }
.island.notch.sideways { left: 0; top: calc(50% - 80px); width: 30px; height: 160px; border-radius: 0 18px 18px 0; }
.handle {
  position: absolute; z-index: 1; width: 24px; height: 24px; padding: 0; border: 0; background: none;
  cursor: nwse-resize;
  touch-action: none;
}
.handle::before {
  content: ''; position: absolute; left: 3px; top: 3px; width: 11px; height: 11px; border: solid var(--soft);
  border-width: 0 3px 3px 0;
  border-radius: 0 0 5px 0;
}
.handle:hover::before { border-color: var(--accent); }

.looks {
  width: 264px; flex: none; overflow: auto; padding: 12px 14px 24px; background: var(--card);
  border-inline-start: 1px solid var(--line);
}
.looks h2 { margin: 0 0 8px; font-size: 13px; font-weight: 600; }
.row { display: grid; grid-template-columns: 88px minmax(0, 1fr); align-items: center; gap: 8px; margin-bottom: 6px; }
.row label, .row .label { color: var(--soft); }
.row select, .row > input { width: 100%; min-width: 0; padding-inline: 6px; }
.looks .row select { padding-inline: 4px; }
.looks .chosen { border-color: var(--accent); }
.size { display: flex; align-items: center; gap: 4px; }
.looks .size input { width: 0; flex: 1; min-width: 0; padding: 2px 4px; text-align: center; appearance: textfield; }
.looks .size input::-webkit-inner-spin-button { -webkit-appearance: none; margin: 0; }
.looks .size button { padding: 2px 6px; }
.sheet-of {
  margin: 14px 0 0; padding: 12px 0 0; border: 0; border-top: 1px solid var(--line); display: grid; gap: 5px;
}
.sheet-of legend { float: left; padding: 0; font-weight: 600; }
.sheet-of label { display: flex; align-items: center; gap: 7px; clear: both; }
.looks .sheet-of input { min-height: 0; margin: 0; }
.sheet-of button { margin-top: 6px; justify-self: start; }

/* A sheet of variants. */

.has-sheet main { padding: 16px; }
.sheet { grid-template-columns: repeat(var(--columns), minmax(0, 260px)); align-items: start; }
.variant .picture { margin: 10px; min-height: 60px; background: none; }
.variant .picture .stage { box-shadow: 0 0 0 1px light-dark(#00000014, #ffffff1f); }
.caption { display: block; padding: 0 10px 9px; color: var(--soft); font-size: 12px; overflow-wrap: anywhere; }
.refusal { margin: 40px auto; max-width: 40rem; padding: 0 16px; font-size: 15px; }

/* What programs print. */

.console {
  position: sticky; bottom: 0; z-index: 4; display: flex; flex-direction: column; height: 220px; flex: none;
  background: var(--card); border-top: 1px solid var(--line);
}
.console .head { display: flex; align-items: center; gap: 8px; padding: 6px 16px; }
.console h2 { flex: 1; margin: 0; font-size: 13px; font-weight: 600; color: var(--ink); }
.lines {
  flex: 1; min-height: 0; overflow: auto; padding: 0 16px 8px; font: 12px/1.5 ui-monospace, monospace;
  outline-offset: -2px;
}
.line { white-space: pre-wrap; overflow-wrap: anywhere; }
.line.warning { color: var(--doubt); }
.line.error { color: var(--wrong); }
.line.missed { color: var(--soft); font-style: italic; }
.line .kind, .line .program { margin-inline-end: 8px; }
.line .kind { font-weight: 600; }
.line .program { color: var(--soft); }

@media (max-width: 720px) {
  .middle { flex-direction: column; overflow: auto; }
  .focus main { flex: none; height: 62vh; }
  .looks { width: auto; border-inline-start: 0; border-top: 1px solid var(--line); }
  .tiles { grid-template-columns: repeat(auto-fill, minmax(150px, 1fr)); }
}

"""#),
    File(
      name: "questions.js",
      text: #"""
// SPDX-License-Identifier: Apache-2.0
// Questions to a session about its view, and their answers.

/** What the session doesn't answer, with the reason. */
export class Unanswered extends Error {}

export class Questions {
  asked = new Map();

  /** Asks the session of a view. The answer is a promise; it fails with what the session says. */
  ask(view, question) {
    const number = view?.tell({ t: 'inspect', ...question }) ?? 0;
    if (!number) return Promise.reject(new Unanswered('There is no connection.'));
    return new Promise((resolve, reject) => this.asked.set(number, { resolve, reject }));
  }

  /** Takes an answer. */
  take({ question, answer, failure }) {
    const waiting = this.asked.get(question);
    this.asked.delete(question);
    if (failure === undefined) waiting?.resolve(answer);
    else waiting?.reject(new Unanswered(failure));
  }

  /** Another session doesn't answer what this one was asked. */
  forget(why) {
    for (const { reject } of this.asked.values()) reject(new Unanswered(why));
    this.asked.clear();
  }
}

"""#),
    File(
      name: "record.js",
      text: #"""
// SPDX-License-Identifier: Apache-2.0
// The views of a live view as a session tells of them, and words for their numbers.

/** A length in words: nil where nothing is proposed. */
export const length = (value) => {
  if (value === null || value === undefined) return 'nil';
  return value === 'infinity' ? '∞' : String(Math.round(value * 100) / 100);
};

export const size = (width, height) => `${length(width)}×${length(height)}`;

/** A view's name, with what it shows. */
export const label = (view) => view.view + (view.text ? ` “${view.text.slice(0, 32)}”` : '');

/** The parts of a place in a file: `Card.swift:12`. */
export function placeOf(source) {
  const parts = /^(.*):(\d+)$/.exec(source ?? '');
  return parts ? { file: parts[1], line: Number(parts[2]) } : null;
}

/** What wraps another view. */
const modifiers = new Set(['padding', 'background', 'overlay', 'offset', 'position', 'opacity', 'ignoresSafeArea', 'safeAreaInset', 'layoutPriority', 'fixedSize', 'aspectRatio', 'scaleEffect', 'rotationEffect', 'mask', 'clipShape', 'border', 'shadow', 'frame', 'alignmentGuide']);
const isOwn = (view) => !modifiers.has(view.view) && !['frame', 'clip', 'layer'].includes(view.kind);

/** The views of one moment. Views without a name take part in the arithmetic alone; what is in them stands in their place. */
export class Record {
  constructor(number, { size: { width, height } = { width: 0, height: 0 }, nodes = [], more = 0, findings = [], warnings = [] } = {}) {
    Object.assign(this, { number, width, height, more, findings, warnings });
    this.nodes = nodes.map(([parent, kind, view, text, source, x, y, w, h, ...lengths], id) => ({
      id, parent, kind, view, text, source, drawn: { x, y, width: w, height: h },
      proposal: lengths.slice(0, 2), answer: lengths.slice(2),
    }));
    /** The views with names, in the order of the tree. */
    this.order = [];
    /** The views by the lines that make them. */
    this.lines = new Map();
    this.faulty = new Map();
    this.addTree();
    // The view itself comes before the modifiers around it.
    for (const [source, views] of this.lines) this.lines.set(source, [...views.filter(isOwn), ...views.filter((view) => !isOwn(view))]);
    for (const finding of findings) {
      const view = this.named(this.nodes[finding.node]);
      if (!view) continue;
      if (!this.faulty.has(view.id)) this.faulty.set(view.id, []);
      this.faulty.get(view.id).push(finding);
    }
  }

  addTree() {
    for (const view of this.nodes) {
      const above = this.nodes[view.parent];
      view.above = above ? this.named(above) : null;
      if (!view.view) continue;
      view.below = [];
      view.counts = new Map();
      view.depth = view.above ? view.above.depth + 1 : 0;
      view.number = 0;
      if (view.above) {
        // Which of the views of its name it is: edits move lines, and leave that.
        const { below, counts } = view.above;
        view.number = counts.get(view.view) ?? 0;
        counts.set(view.view, view.number + 1);
        view.place = below.push(view);
      }
      this.order.push(view);
      if (!view.source) continue;
      if (!this.lines.has(view.source)) this.lines.set(view.source, []);
      this.lines.get(view.source).push(view);
    }
  }

  /** The view itself or the one around it that has a name. */
  named(view) {
    let found = view;
    while (found && !found.view) found = this.nodes[found.parent];
    return found ?? null;
  }

  path(view) {
    const list = [];
    for (let here = view; here; here = here.above) list.unshift(here);
    return list;
  }

  /** What tells a view from others in another record too. */
  keyOf(view) {
    const path = this.path(view);
    return {
      names: path.map((each) => `${each.view}#${each.number}`).join('/'),
      lines: path.map((each) => `${each.view}@${each.source ?? ''}`).join('/'),
      view: view.view, source: view.source, text: view.text,
    };
  }

  /**
   * The view that a key of another record means; null where it isn't there.
   *
   * @param isEdited Whether the sources have changed between the two, so that lines and texts may be others.
   */
  find(key, isEdited = false) {
    if (!key) return null;
    const candidates = this.order.filter((view) => view.view === key.view).map((view) => ({ view, key: this.keyOf(view) }));
    const sameLines = candidates.filter((each) => each.key.lines === key.lines);
    const sameText = sameLines.filter((each) => each.key.text === key.text);
    const isNamed = (each) => each.key.names === key.names;
    const found = sameText.find(isNamed) ?? sameText[0]
      // What shows something else now. Of many that one line makes, as rows, each shows its own.
      ?? (sameLines.length === 1 ? sameLines[0] : undefined);
    if (found || !isEdited) return found?.view ?? null;
    return (candidates.find(isNamed) ?? candidates.find((each) => each.key.source === key.source))?.view ?? null;
  }

  /** The smallest view at a place; of several the one in front. */
  at(x, y) {
    let best = null, area = Infinity;
    for (const view of this.order) {
      const { drawn } = view;
      if (x < drawn.x || y < drawn.y || x > drawn.x + drawn.width || y > drawn.y + drawn.height) continue;
      if (drawn.width * drawn.height > area) continue;
      best = view;
      area = drawn.width * drawn.height;
    }
    return best;
  }

  /** The views of a line; of a line without any those of the last line before it that has some. */
  ofLine(file, line, isExact = false) {
    const own = this.lines.get(`${file}:${line}`);
    if (own || isExact) return own ?? [];
    let nearest = null;
    for (const source of this.lines.keys()) {
      const place = placeOf(source);
      if (place?.file === file && place.line < line && place.line > (nearest?.line ?? 0)) nearest = place;
    }
    return nearest ? this.lines.get(`${file}:${nearest.line}`) : [];
  }

  /** The files that views are from, the one of most of them first. */
  get files() {
    const counts = new Map();
    for (const { source } of this.order) {
      const file = placeOf(source)?.file;
      if (file) counts.set(file, (counts.get(file) ?? 0) + 1);
    }
    return [...counts].sort((a, b) => b[1] - a[1]).map(([file]) => file);
  }
}

"""#),
    File(
      name: "recorder.js",
      text: #"""
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

"""#),
    File(
      name: "recording.js",
      text: #"""
// SPDX-License-Identifier: Apache-2.0
// What is done with a view is recorded, done again after each edit, and copied as a test.
import { make } from './nodes.js';
import { Player } from './player.js';
import { Recorder, mostSteps } from './recorder.js';
import { describe, describeExpected, previewBody, testOf } from './steps.js';

export class Recording {
  steps = [];
  /** What the last play has said of each step: `{failure, differences}`. */
  told = [];
  isRecording = false;
  playing = null;
  /** Whether a view that has just been begun anew is meant to be played on, or recorded. */
  next = null;

  /**
   * @param acts `preview()` gives `{key, name, place, module}`, `sourceOf(file)` a promise of a file, `anew()` begins the view anew, `other()`
   *   gives the view that it's compared with, where there's one: the steps are done there, too.
   */
  constructor(node, acts) {
    Object.assign(this, { node, acts });
    const button = (textContent, title, act) => make('button', { type: 'button', textContent, title, onclick: act });
    this.record = button('Record', 'Begin the view anew, do the steps that there are, and keep what is done from then on', () => this.setRecording(!this.isRecording));
    this.record.setAttribute('aria-pressed', 'false');
    this.play = button('Play', 'Begin the view anew and do all steps', () => (this.playing ? this.stop() : this.start('play')));
    this.clear = button('Clear', 'Forget all steps', () => this.setSteps([]));
    this.again = make('input', { type: 'checkbox', id: 'recording-again' });
    this.again.addEventListener('change', () => this.keep());
    this.note = make('p', { className: 'quiet', role: 'status' });
    this.accept = button('Take what is there now', 'What came of the steps this time is what is expected from now on', () => this.acceptAll());
    this.list = make('ol', { className: 'recorded' });
    this.copy = button('Copy as test', 'A test of GnomonTesting that does the same and expects what came of it', () => this.copyTest());
    this.code = make('pre', { className: 'test-code', tabIndex: 0, 'aria-label': 'Test' });
    this.test = make('section', {}, make('h3', { textContent: 'As a test' }), make('div', { className: 'time-row' }, this.copy), this.code);
    node.append(
      make('div', { className: 'time-row' }, this.record, this.play, this.clear),
      make('div', { className: 'time-row' }, this.again, make('label', { htmlFor: 'recording-again', textContent: 'Play after each edit' })),
      this.note, this.accept, this.list, this.test);
  }

  // The view

  watch(view) {
    this.stop();
    this.isRecording = false;
    this.view = view;
    this.recorder = view && new Recorder(view, this.steps, () => this.changed());
    if (view && !this.steps.length) this.restore();
    this.show();
  }

  /** A session shows its first scene. */
  begin() {
    const { next } = this;
    this.next = null;
    if (next) this.isAnew = false;
    if (next) return this.go(next);
    const { isAnew } = this;
    this.isAnew = false;
    this.stop();
    this.wasCut = this.isRecording;
    this.setRecorderOn(false);
    if (this.again.checked && this.steps.length && this.view && !isAnew) this.start('play');
    else this.show();
  }

  hear(message, number) {
    if (!this.playing) this.recorder?.told(message, number);
  }

  /** Something looks otherwise. */
  looksOtherwise(isDrawn) {
    if (this.playing) return;
    this.recorder?.isDrawn(isDrawn);
    this.recorder?.settle();
  }

  /** The view's program has ended. */
  cut(why) {
    const { playing } = this;
    this.stop();
    this.next = null;
    this.setRecorderOn(false);
    if (playing) this.told[this.told.length] = { failure: why, differences: [] };
    this.show();
  }

  /** What came of the steps this time is meant. */
  acceptAll() {
    this.told.forEach(({ now }, index) => now && (this.steps[index].expected = now));
    this.told = [];
    this.changed();
  }

  // Recording

  setRecording(isOn) {
    if (isOn) return this.start('record');
    // What the last step has changed is seen by now.
    this.recorder?.begin();
    this.setRecorderOn(false);
    this.show();
  }

  setRecorderOn(isOn) {
    this.isRecording = isOn;
    if (!this.recorder) return;
    this.recorder.isOn = isOn;
    this.recorder.open = this.recorder.typing = this.recorder.pointer = null;
  }

  // Playing

  /** Begins the view anew: what is done then finds what it found at first. */
  start(purpose) {
    if (!this.view) return;
    this.stop();
    this.setRecorderOn(false);
    this.next = purpose;
    this.wasCut = false;
    this.told = [];
    this.acts.anew();
    this.show();
  }

  async go(purpose) {
    const player = (this.playing = new Player(this.view));
    this.told = [];
    this.show();
    this.playOther(player);
    await player.rest().catch(() => {});
    await player.play(this.steps, (index, failure, differences, now) => {
      if (this.playing !== player) return;
      this.told[index] = { failure, differences, now };
      this.show();
    });
    if (this.playing !== player) return;
    this.playing = null;
    // What couldn't be done again nobody goes on from.
    if (purpose === 'record' && !this.told.some(({ failure }) => failure)) this.setRecorderOn(true);
    this.show();
  }

  async playOther(main) {
    const other = this.acts.other();
    if (!other) return;
    await other.ready;
    const player = (this.playingOther = new Player(other.view));
    if (this.playing !== main) return;
    await player.rest().catch(() => {});
    // What can't be done there is told by what differs.
    await player.play(this.steps, () => {});
  }

  stop() {
    this.playingOther?.stop();
    this.playing?.stop();
    this.playing = null;
  }

  // Steps

  setSteps(steps) {
    this.stop();
    this.setRecorderOn(false);
    this.steps.splice(0, this.steps.length, ...steps);
    this.told = [];
    this.changed();
  }

  removeStep(index) {
    this.stop();
    this.steps.splice(index, 1);
    this.told = [];
    this.changed();
  }

  changed() {
    this.keep();
    this.show();
  }

  // A reload of the page leaves the steps. Letters of secrets aren't kept.
  keep() {
    try {
      const steps = this.steps.some(({ isSecret }) => isSecret) ? [] : this.steps;
      sessionStorage.setItem(this.place, JSON.stringify({ steps, again: this.again.checked }));
    } catch {
      // Where nothing can be kept, nothing is.
    }
  }

  restore() {
    try {
      const { steps = [], again = false } = JSON.parse(sessionStorage.getItem(this.place) ?? '{}');
      this.again.checked = again === true;
      if (Array.isArray(steps) && steps.every((step) => typeof step?.kind === 'string')) this.steps.splice(0, this.steps.length, ...steps.slice(0, mostSteps));
    } catch {
      // As above.
    }
  }

  get place() {
    return `gnomon-steps-1 ${this.acts.preview().key}`;
  }

  // What is shown

  show() {
    const { steps, told, isRecording, playing } = this;
    this.record.setAttribute('aria-pressed', String(isRecording));
    this.record.textContent = isRecording ? 'Stop' : 'Record';
    this.play.textContent = playing || this.next ? 'Stop' : 'Play';
    this.play.disabled = this.clear.disabled = steps.length === 0;
    this.note.textContent = this.words();
    this.accept.hidden = Boolean(playing) || !told.some(({ now }) => now);
    this.list.replaceChildren(...steps.map((step, index) => this.row(step, index)));
    // The newest step, or the one that can't be done, is to be seen.
    const failed = told.findIndex(({ failure }) => failure);
    if (isRecording || playing || failed >= 0) {
      this.list.children[failed >= 0 ? failed : playing ? told.length - 1 : steps.length - 1]?.scrollIntoView({ block: 'nearest' });
    }
    this.test.hidden = steps.length === 0;
    if (steps.length) this.writeTest();
  }

  words() {
    const { steps, told, isRecording, playing } = this;
    if (this.wasCut) return 'The view has been begun anew, and the recording has ended.';
    if (isRecording) return steps.length ? 'What is done with the view is kept.' : 'What is done with the view from now on is kept.';
    if (playing || this.next) return 'The steps are done…';
    if (!steps.length) return 'What is tapped and typed can be recorded, done again after each edit, and copied as a test.';
    if (!told.length) return '';
    const failed = told.findIndex((each) => each.failure);
    if (failed >= 0) return `Step ${failed + 1} can’t be done any more.`;
    const others = told.filter(({ differences }) => differences.length).length;
    return others ? `All steps were done; after ${others === 1 ? 'one' : others} of them something is otherwise.` : 'All steps were done, and came to the same.';
  }

  row(step, index) {
    const told = this.told[index];
    const state = !told ? '' : told.failure ? 'failed' : told.differences.length ? 'otherwise' : 'done';
    const row = make('li', { className: state }, make('span', { textContent: describe(step) }),
      make('button', { type: 'button', className: 'remove', textContent: '×', 'aria-label': `Remove step ${index + 1}`, onclick: () => this.removeStep(index) }));
    for (const each of step.expected ?? []) row.append(make('p', { className: 'quiet', textContent: describeExpected(each) }));
    for (const text of told?.failure ? [told.failure] : told?.differences ?? []) row.append(make('p', { className: 'wrong', textContent: text }));
    return row;
  }

  // The test

  async writeTest() {
    const { name, place, module } = this.acts.preview();
    const [, file, line] = /^(.*):(\d+)$/.exec(place ?? '') ?? [];
    let body = null;
    try {
      const { text } = await this.acts.sourceOf(file);
      body = previewBody(text, Number(line));
    } catch {
      // Without the file the view's code isn't known.
    }
    if (!this.view) return;
    this.code.textContent = testOf(this.steps, { name, body, module, size: this.view.scene.size });
  }

  async copyTest() {
    await this.writeTest();
    try {
      await navigator.clipboard.writeText(this.code.textContent);
      this.note.textContent = 'The test is on the clipboard.';
    } catch {
      getSelection().selectAllChildren(this.code);
      this.note.textContent = 'The browser doesn’t let a page write to the clipboard: the test is selected, to be copied by hand.';
    }
  }
}

"""#),
    File(
      name: "requests.js",
      text: #"""
// SPDX-License-Identifier: Apache-2.0
// What the view asks of the browser: to open, to share, to choose files, to keep them. And what the page says itself.
import { isLeading } from './words.js';

const part = 256 << 10;

export class Requests {
  /** @param bar The node that says something over the view. */
  constructor(bar, connection) {
    this.bar = bar;
    this.connection = connection;
    // What is said doesn't cover what the view asks for.
    this.parts = ['said', 'asked'].map((name) => Object.assign(document.createElement('div'), { className: name }));
    bar.replaceChildren(...this.parts);
    /** The sentence that is shown. */
    this.said = '';
    /** The dialog that may be answered. */
    this.dialogNumber = null;
  }

  // The bar

  /** Shows a sentence, with nodes that do something; an empty sentence shows nothing. */
  say(sentence, ...nodes) {
    this.said = sentence;
    this.show(0, sentence, nodes);
  }

  /** Asks for something, as long as nobody has answered. */
  ask(sentence, ...nodes) {
    this.show(1, sentence, nodes);
  }

  /** The session that has asked for something is gone. */
  forget() {
    this.dialogNumber = null;
    this.ask('');
  }

  show(part, sentence, nodes) {
    const words = document.createElement('span');
    words.textContent = sentence;
    // What a compiler says has lines, and more of them than there's room for.
    const isLong = sentence.includes('\n');
    words.classList.toggle('long', isLong);
    if (isLong) words.tabIndex = 0;
    this.parts[part].replaceChildren(...(sentence === '' ? [] : [words, ...nodes]));
    this.bar.hidden = !this.parts.some((one) => one.hasChildNodes());
  }

  button(name, act) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = name;
    button.addEventListener('click', act);
    return button;
  }

  get dismiss() {
    return this.button('Close', () => this.say(''));
  }

  /** Whether the browser takes it that somebody has asked for what is done now. */
  get isAsked() {
    return navigator.userActivation?.isActive ?? false;
  }

  // Requests

  open({ url }) {
    if (!isLeading(url)) return this.say(`The view wants to open what a page may not open: ${url}`, this.dismiss);
    const link = document.createElement('a');
    link.href = url;
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
    if (this.isAsked) return link.click();
    link.textContent = url;
    link.addEventListener('click', () => setTimeout(() => this.say('')));
    this.say('The view wants to open an address.', link, this.dismiss);
  }

  async share({ items }) {
    const text = items.map((item) => item.text).filter(Boolean).join('\n');
    const url = items.map((item) => item.url).find((address) => address && isLeading(address));
    const all = [text, ...items.map((item) => item.url)].filter(Boolean).join('\n');
    const isOwn = items.some((item) => item.url && !isLeading(item.url));
    const copy = this.button('Copy', async () => {
      try {
        await navigator.clipboard.writeText(all);
        this.say('Copied.', this.dismiss);
      } catch {
        this.say(all, this.dismiss);
      }
    });
    // An address of the app's own leads nowhere in other programs.
    if (navigator.share && this.isAsked && !isOwn) {
      try {
        return await navigator.share({ ...(text && { text }), ...(url && { url }) });
      } catch (error) {
        if (error.name === 'AbortError') return;
      }
    }
    const words = isOwn ? 'The view shares an address that only the app itself opens' : 'The view shares';
    this.say(`${words}: ${all}`, copy, this.dismiss);
  }

  dialog(asked) {
    const { dialog, kinds = [], several, folder, problem = '' } = asked;
    this.dialogNumber = dialog;
    let isDone = false;
    const finish = (files) => {
      if (isDone) return;
      isDone = true;
      this.ask('');
      this.upload(asked, files);
    };
    const chooser = (isFolder) => {
      const input = document.createElement('input');
      input.type = 'file';
      input.accept = isFolder ? '' : kinds.join();
      input.multiple = several === true;
      input.webkitdirectory = isFolder;
      input.addEventListener('change', () => finish([...input.files]));
      input.addEventListener('cancel', () => finish([]));
      return input;
    };
    const buttons = [];
    if (folder) {
      const input = chooser(true);
      buttons.push(this.button('Choose a folder…', () => input.click()));
    }
    if (!folder || kinds.length > 0) {
      const input = chooser(false);
      buttons.push(this.button('Choose…', () => input.click()));
    }
    // Somebody has just done what the view asks for; a choice that wasn't taken is to be read of first.
    if (this.isAsked && buttons.length === 1 && problem === '') buttons[0].click();
    const what = !folder ? 'files' : buttons.length > 1 ? 'a folder or files' : 'a folder';
    const sentence = `${problem} The view asks for ${what}.`.trim();
    this.ask(sentence, ...buttons, this.button('Cancel', () => finish([])));
  }

  async upload(asked, files) {
    const { dialog } = asked;
    const named = files.map((file) => ({ name: file.webkitRelativePath || file.name, size: file.size }));
    const length = new TextEncoder().encode(JSON.stringify(named)).length;
    if (length + 200 > (this.limit ?? Infinity)) {
      this.dialog({ ...asked, problem: `${files.length} files are too many.` });
      return;
    }
    this.connection.tell({ t: 'files', dialog, files: named });
    try {
      for (const file of files) {
        for (let at = 0; at < file.size; at += this.part) {
          const bytes = await file.slice(at, at + this.part).arrayBuffer();
          // The session hasn't taken them, or is another one now.
          if (this.dialogNumber !== dialog) return;
          await this.connection.tellData(1, dialog, new Uint8Array(bytes));
        }
      }
    } catch (error) {
      this.say(`The files didn't arrive: ${error.message}.`, this.dismiss);
    }
  }

  /** The bytes that go into one message, of which the session says how long it may be. */
  get part() {
    return Math.max(1, Math.min(part, (this.limit ?? Infinity) - 5));
  }

  download(name, bytes) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([bytes]));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  }
}

"""#),
    File(
      name: "roles.js",
      text: #"""
// SPDX-License-Identifier: Apache-2.0
// Which nodes of the document stand for an element.

export const fieldRoles = new Set(['textField', 'secureField', 'searchField', 'textEditor']);
/** What a menu may be made of. */
const menuParts = new Set(['button', 'link', 'toggle', 'menuButton']);
const modalNames = { sheet: 'Sheet', alert: 'Alert', dialog: 'Dialog', menu: 'Menu' };

export const has = (element, trait) => element.traits?.includes(trait) ?? false;
export const can = (element, action) => element.actions?.includes(action) ?? false;
export const namedActions = (element) =>
  (element.actions ?? []).filter((action) => action.startsWith('named:')).map((action) => action.slice(6));
export const isAdjustable = (element) => can(element, 'increment') || can(element, 'decrement');

/** A share such as `40%` as a number, or any number a value begins with. */
export function amount(value) {
  const found = /-?\d+([.,]\d+)?/.exec(value ?? '');
  return found ? Number(found[0].replace(',', '.')) : NaN;
}

/**
 * What an element is in the document.
 *
 * - `tag`, `type`: its node.
 * - `role`: an ARIA role, where the node doesn't have it by itself.
 * - `isLeaf`: true where nothing may be inside; children go beside it.
 * - `isVoid`: true where not even words may be inside.
 * - `acts`: true where a key or an assistive technology can use it.
 * - `wraps`: the roles of nodes around it, from the outside in, that the one above asks for; '' for one without a role.
 *
 * @param above The description of the element above.
 * @param childRoles The roles of the element's children.
 */
export function description(element, above, childRoles) {
  const made = own(element, above, childRoles);
  made.wraps = [];
  if (above?.role === 'list' && made.role !== 'listitem') made.wraps = ['listitem'];
  else if (above?.role === 'table' && made.role !== 'row') made.wraps = ['row', 'cell'];
  else if (above?.role === 'row') made.wraps = ['cell'];
  else if ((made.isVoid && !made.isField) || namedActions(element).length) made.wraps = [''];
  return made;
}

function own(element, above, childRoles) {
  const isDisabled = element.disabled === true;
  const button = (role) => ({ tag: 'button', type: 'button', role, isLeaf: true, acts: true });
  if (above?.isMenu && menuParts.has(element.role)) return menuItem(element, button);
  const areAll = (role) => childRoles.length > 0 && childRoles.every((other) => other === role);
  switch (element.role) {
    case 'screen': return { tag: 'div' };
    case 'text': {
      if (has(element, 'isHeader')) return { tag: `h${Math.min(6, Math.max(1, element.level ?? 2))}` };
      return can(element, 'activate') && !childRoles.length ? button() : { tag: 'div' };
    }
    case 'image': return can(element, 'activate') ? button() : { tag: 'div', role: 'img', isLeaf: true };
    case 'button': {
      if (above?.role === 'radiogroup') return button('radio');
      return button();
    }
    case 'link': return button('link');
    case 'menuButton': return { ...button(), popup: 'menu' };
    case 'tab': return above?.role === 'tablist' ? button('tab') : button();
    case 'toggle': {
      const role = element.value === 'mixed' ? undefined : 'switch';
      return { tag: 'input', type: 'checkbox', role, isLeaf: true, isVoid: true, isUnhit: true, acts: true };
    }
    case 'slider': return { tag: 'input', type: 'range', isLeaf: true, isVoid: true, isUnhit: true, acts: true };
    case 'stepper':
    case 'pageIndicator':
    case 'datePicker':
    case 'colorPicker': {
      if (childRoles.length) return { tag: 'div', role: 'group' };
      if (isAdjustable(element)) return { tag: 'div', role: 'spinbutton', isLeaf: true, acts: true };
      if (can(element, 'activate') || isDisabled) return button();
      return { tag: 'div', role: 'img', isLeaf: true };
    }
    case 'textField':
    case 'searchField':
    case 'secureField':
    case 'textEditor': return { ...field(element), isLeaf: true, isVoid: true };
    case 'picker': {
      if (childRoles.length) return { tag: 'div', role: areAll('button') ? 'radiogroup' : 'group' };
      if (!can(element, 'choose')) return can(element, 'activate') ? button() : { tag: 'div', role: 'group' };
      return { tag: 'select', isLeaf: true, isVoid: true, isUnhit: true, acts: true };
    }
    case 'progressIndicator': return { tag: 'div', role: 'progressbar', isLeaf: true };
    case 'gauge': return { tag: 'div', role: 'meter', isLeaf: true };
    case 'row': {
      const acts = can(element, 'activate');
      if (above?.role === 'table') return { tag: 'div', role: 'row', acts };
      // A row that can be chosen is a button; what is in it lies beside that.
      if (acts) return button();
      return { tag: 'div', role: above?.role === 'list' ? 'listitem' : 'group' };
    }
    case 'list': return { tag: 'div', role: childRoles.length ? 'list' : 'group' };
    case 'table': return { tag: 'div', role: childRoles.length ? 'table' : 'group' };
    case 'tabBar': return { tag: 'div', role: areAll('tab') ? 'tablist' : 'group' };
    case 'navigationBar': return { tag: 'div', role: 'navigation' };
    case 'toolbar': return { tag: 'div', role: 'toolbar' };
    case 'sheet':
    case 'dialog': return { tag: 'div', role: 'dialog', isModal: true, name: modalNames[element.role] };
    case 'alert': return { tag: 'div', role: 'alertdialog', isModal: true, name: modalNames.alert };
    case 'menu': {
      const isMenu = childRoles.length > 0 && childRoles.every((role) => menuParts.has(role));
      return { tag: 'div', role: isMenu ? 'menu' : 'group', isMenu, isModal: true, name: modalNames.menu };
    }
    default: {
      if (can(element, 'activate') || has(element, 'isButton')) return button();
      if (isAdjustable(element)) return { tag: 'div', role: 'spinbutton', isLeaf: true, acts: true };
      if (childRoles.includes('row')) return { tag: 'div', role: 'list' };
      if (!element.label && !element.value) return { tag: 'div' };
      return childRoles.length ? { tag: 'div', role: 'group' } : { tag: 'div', role: 'img', isLeaf: true };
    }
  }
}

/** A part of a menu, which may be one of several that exclude each other, or be on or off. */
function menuItem(element, button) {
  switch (element.role) {
    case 'menuButton': return { ...button('menuitem'), popup: 'menu' };
    case 'toggle': return button('menuitemcheckbox');
    default: {
      if (has(element, 'isChoice')) return button('menuitemradio');
      return button(has(element, 'isSelected') ? 'menuitemcheckbox' : 'menuitem');
    }
  }
}

function field(element) {
  const isLong = element.role === 'textEditor' || (element.role === 'textField' && /\n/.test(element.value ?? ''));
  if (isLong) return { tag: 'textarea', isField: true };
  const types = { secureField: 'password', searchField: 'search' };
  return { tag: 'input', type: types[element.role] ?? 'text', isField: true };
}

"""#),
    File(
      name: "rows.js",
      text: #"""
// SPDX-License-Identifier: Apache-2.0
// A long list of lines of one height: only those in sight are nodes of the page.

export class Rows {
  items = [];
  shown = '';

  /**
   * @param node Scrolls; its rows lie in it.
   * @param height The height of a row in pixels.
   * @param make Gives the node of an item: `make(item, index)`.
   */
  constructor(node, height, make) {
    Object.assign(this, { node, height, make });
    this.box = document.createElement('div');
    this.box.className = 'rows';
    this.box.setAttribute('role', 'presentation');
    node.append(this.box);
    node.addEventListener('scroll', () => this.show(false));
    this.observer = new ResizeObserver(() => this.show(false));
    this.observer.observe(node);
  }

  /** Shows other items; the place that is scrolled to stays. */
  set(items) {
    this.items = items;
    this.box.style.height = `${items.length * this.height}px`;
    this.show();
  }

  /** Makes the rows in sight. Where nothing but the place has changed, those that are there stay. */
  show(anew = true) {
    const { node, height, items } = this;
    const first = Math.max(0, Math.floor(node.scrollTop / height) - 10);
    const end = Math.min(items.length, first + Math.ceil(node.clientHeight / height) + 20);
    const key = `${first} ${end}`;
    if (!anew && this.shown === key) return;
    this.shown = key;
    this.box.replaceChildren(...items.slice(first, end).map((item, i) => {
      const row = this.make(item, first + i);
      row.style.top = `${(first + i) * height}px`;
      row.style.height = `${height}px`;
      row.dataset.index = first + i;
      return row;
    }));
  }

  /** Scrolls as little as a row needs to be seen. */
  reveal(index) {
    const { node, height } = this;
    const top = index * height;
    if (top < node.scrollTop) node.scrollTop = Math.max(0, top - height);
    else if (top + height > node.scrollTop + node.clientHeight) node.scrollTop = top - node.clientHeight + 2 * height;
    this.show(false);
  }

  /** The item that an event happened on; null beside all of them. */
  itemOf(event) {
    const row = event.target.closest?.('[data-index]');
    return row && this.box.contains(row) ? this.items[Number(row.dataset.index)] : null;
  }
}

"""#),
    File(
      name: "scene.js",
      text: #"""
// SPDX-License-Identifier: Apache-2.0
// What the client knows of the session's view: groups, texts, glyphs, pictures, scroll views and elements.
import { color, measure, number, operations, path } from './commands.js';
import { everywhere, joined, nowhere } from './geometry.js';

export class Scene {
  size = [0, 0];
  root = 0;
  groups = new Map();
  texts = new Map();
  glyphs = new Map();
  contents = new Map();
  scrolls = new Map();
  /** The scroll view that a group is the content of, by the group's number. */
  scrolled = new Map();
  elements = new Map();
  focus = null;
  cursor = 'default';
  animates = false;
  /** Where something that is dragged comes along: `[scroll view, x, y, w, h, at once]`; and whether it does so now. */
  grips = [];
  held = false;

  /** @param complain Is told what is wrong with what came. */
  constructor(complain) {
    this.complain = complain;
  }

  /** Takes what has changed. Gives what kinds of things have. */
  apply(scene) {
    const changes = { drawing: false, elements: new Set(), gone: [], scrolls: false, focus: false };
    if (Array.isArray(scene.size)) this.size = scene.size.map(Number);
    for (const field of ['root', 'cursor', 'animates', 'held']) if (field in scene) this[field] = scene[field];
    for (const [id, glyph] of entries(scene.glyphs)) this.glyphs.set(id, this.glyph(glyph));
    for (const [id, text] of entries(scene.texts)) this.texts.set(id, this.text(text));
    if ('scrolls' in scene) {
      const before = this.scrolled, places = placesOf(this.scrolls);
      this.scrolls = new Map(entries(scene.scrolls));
      this.scrolled = new Map([...this.scrolls].map(([id, scroll]) => [scroll.group, id]));
      changes.scrolls = placesOf(this.scrolls) !== places;
      // What is scrolled has no box, so those around what begins or ends to be change.
      for (const group of new Set([...before.keys(), ...this.scrolled.keys()])) {
        if (before.has(group) !== this.scrolled.has(group)) this.forgetBox(group);
      }
    }
    if (Array.isArray(scene.grips)) this.grips = scene.grips.filter(Array.isArray).map((grip) => grip.map(Number));
    for (const [id, commands] of entries(scene.groups)) this.setGroup(id, commands);
    for (const [id, element] of entries(scene.elements)) {
      this.elements.set(id, element);
      changes.elements.add(id);
    }
    for (const id of scene.gone ?? []) {
      if (this.elements.delete(id)) changes.gone.push(id);
    }
    if ('focus' in scene) {
      this.focus = scene.focus;
      changes.focus = true;
    }
    for (const kind of ['groups', 'texts', 'glyphs']) {
      for (const id of scene.forget?.[kind] ?? []) this[kind].delete(id);
    }
    for (const id of scene.forget?.contents ?? []) this.forgetContent(id);
    changes.drawing = ['groups', 'root', 'size', 'scrolls', 'texts', 'glyphs'].some((field) => field in scene);
    return changes;
  }

  // Groups

  setGroup(id, commands) {
    const before = this.groups.get(id);
    const list = operations(commands, this.complain);
    const users = before?.users ?? new Set();
    this.groups.set(id, { list, users, box: null, clips: list.some((op) => op.kind === 'c') });
    for (const op of before?.list ?? []) if (op.kind === 'g') this.groups.get(op.group)?.users.delete(id);
    for (const op of list) if (op.kind === 'g') this.usersOf(op.group).add(id);
    this.forgetBox(id);
  }

  usersOf(id) {
    if (!this.groups.has(id)) this.groups.set(id, { list: [], users: new Set(), box: null, clips: false });
    return this.groups.get(id).users;
  }

  forgetBox(id, seen = new Set()) {
    if (seen.has(id)) return;
    seen.add(id);
    const group = this.groups.get(id);
    if (!group) return;
    group.box = null;
    for (const user of group.users) this.forgetBox(user, seen);
  }

  boxes = {
    group: (id) => {
      if (this.scrolled.has(id)) return everywhere;
      const group = this.groups.get(id);
      if (!group) return nowhere;
      return this.measured(group);
    },
    text: (id) => this.texts.get(id)?.box ?? nowhere,
  };

  /** The box around a group, which measures its operations, too. */
  measured(group) {
    if (!group.box) {
      // A group that holds itself finds itself everywhere.
      group.box = everywhere;
      group.box = measure(group.list, this.boxes);
    }
    return group.box;
  }

  // Texts

  glyph(value) {
    try {
      if (typeof value === 'string') return path(value);
      const [content, x, y, w, h] = value.map(number);
      return { content, x, y, w, h };
    } catch (error) {
      this.complain(`A glyph was left out: ${error.message}.`);
      return {};
    }
  }

  text(lines) {
    const read = [];
    let box = nowhere;
    for (const line of Array.isArray(lines) ? lines : []) {
      try {
        const [words, x, y, width, ascent, descent, runs] = line;
        for (const value of [x, y, width, ascent, descent]) number(value);
        read.push({ words: String(words), x, y, width, ascent, descent, runs: runs.map((run) => this.run(run)) });
        // Letters lean out of their line.
        const more = ascent + descent;
        box = joined(box, [x - more, y - ascent - more / 2, x + width + more, y + descent + more / 2]);
      } catch (error) {
        this.complain(`A line of a text was left out: ${error.message}.`);
      }
    }
    return { lines: read, box };
  }

  run([paint, scale, glyphs, rules]) {
    return {
      paint: number(paint), scale: number(scale), glyphs: glyphs.map(number), path: null, pictures: null,
      rules: (rules ?? []).map(([words, width, dash, c]) => ({
        ...path(words), width: number(width), dash: (dash ?? []).map(number), color: c ? color(c) : null,
      })),
    };
  }

  /** A run's glyphs as one path, and those with colors of their own; the box around all, in the run's coordinates. */
  outlines(run) {
    if (run.path) return run;
    run.path = new Path2D();
    run.pictures = [];
    run.box = nowhere;
    for (let i = 0; i + 2 < run.glyphs.length; i += 3) {
      const [id, x, y] = run.glyphs.slice(i, i + 3);
      const glyph = this.glyphs.get(id);
      if (glyph?.path) {
        run.path.addPath(glyph.path, { e: x, f: y });
        const [l, t, r, b] = glyph.box;
        run.box = joined(run.box, [l + x, t + y, r + x, b + y]);
      } else if (glyph?.content !== undefined) run.pictures.push({ ...glyph, x: glyph.x + x, y: glyph.y + y });
      else this.complain(`The glyph ${id} isn't there.`);
    }
    for (const rule of run.rules) {
      const [l, t, r, b] = rule.box, by = rule.width;
      run.box = joined(run.box, [l - by, t - by, r + by, b + by]);
    }
    return run;
  }

  // Pictures and files

  /** Takes a content of bytes. Gives a promise of a picture. */
  async addPicture(id, bytes) {
    const content = { bitmap: null, tinted: new Map() };
    this.contents.set(id, content);
    try {
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      if (this.contents.get(id) === content) content.bitmap = bitmap;
      else bitmap.close();
    } catch {
      this.complain(`The picture ${id} can't be read.`);
    }
  }

  addFile(id, bytes) {
    this.contents.set(id, { file: bytes });
  }

  forgetContent(id) {
    this.contents.get(id)?.bitmap?.close();
    this.contents.delete(id);
  }
}

/** All that is known of scroll views but where they're scrolled to. */
function placesOf(scrolls) {
  return JSON.stringify([...scrolls].map(([id, scroll]) => [id, { ...scroll, offset: null }]));
}

/** The entries of an object by numbers. */
function entries(object) {
  return Object.entries(object ?? {}).map(([id, value]) => [Number(id), value]);
}

"""#),
    File(
      name: "scrollers.js",
      text: #"""
// SPDX-License-Identifier: Apache-2.0
// Scroll views as nodes that the browser scrolls. The drawing follows them at once, the session when it hears of it.

/** How long nothing scrolls any more before a scroll view is at rest, in milliseconds. */
const endsAreTold = 'onscrollend' in window;
const rest = endsAreTold ? 60 : 150;

export class Scrollers {
  all = new Map();

  /**
   * @param tell Sends where a scroll view is, and gives the message's number.
   * @param redraw Is called when the drawing has to follow.
   */
  constructor(tell, redraw) {
    this.tell = tell;
    this.redraw = redraw;
  }

  has = (id, scene) => Boolean(id) && scene.scrolls.has(id);
  get = (id) => this.all.get(id);

  clear() {
    for (const scroller of this.all.values()) clearTimeout(scroller.timer);
    this.all.clear();
  }

  make(id) {
    let scroller = this.all.get(id);
    if (scroller) return scroller;
    const node = document.createElement('div'), content = document.createElement('div');
    node.className = 'scroller';
    content.className = 'content';
    node.append(content);
    // `client` is where the browser has it, while the session doesn't know of that.
    scroller = {
      id, node, content, offset: [0, 0], ahead: Infinity, client: null, put: [0, 0], sent: 0, isDirty: false, timer: 0,
      settled: [0, 0], isAtRest: true,
    };
    node.addEventListener('scroll', () => this.scrolled(scroller));
    node.addEventListener('scrollend', () => this.rests(scroller));
    this.all.set(id, scroller);
    return scroller;
  }

  /** Takes what the session says of scroll views. */
  update(scrolls) {
    for (const [id, scroller] of this.all) {
      if (scrolls.has(id)) continue;
      clearTimeout(scroller.timer);
      scroller.node.remove();
      this.all.delete(id);
    }
    for (const [id, data] of scrolls) {
      const scroller = this.make(id);
      const { node, content } = scroller;
      node.classList.toggle('h', data.axes.includes('h'));
      node.classList.toggle('v', data.axes.includes('v'));
      const [w, h] = data.content;
      if (scroller.width !== w) content.style.width = `${(scroller.width = w)}px`;
      if (scroller.height !== h) content.style.height = `${(scroller.height = h)}px`;
      scroller.offset = data.offset;
      scroller.ahead = data.ahead ?? Infinity;
      // Keys scroll what has no other place for the focus.
      const needsFocus = content.querySelector('.placed') &&
        !content.querySelector('button, input, select, textarea, a[href], [tabindex="0"]');
      if (needsFocus) node.tabIndex = 0;
      else node.removeAttribute('tabindex');
    }
  }

  /** Puts scroll views where the session has them, unless it doesn't know yet what the client has said. */
  settle(seen) {
    for (const scroller of this.all.values()) {
      if (scroller.isDirty || scroller.sent > seen) continue;
      const { node, offset, put } = scroller;
      if (!scroller.client && scroller.settled[0] === offset[0] && scroller.settled[1] === offset[1]) continue;
      scroller.client = null;
      scroller.settled = offset;
      if (Math.abs(node.scrollLeft - offset[0]) >= 1 || Math.abs(node.scrollTop - offset[1]) >= 1) {
        node.scrollTo({ left: offset[0], top: offset[1], behavior: 'instant' });
      }
      put[0] = node.scrollLeft;
      put[1] = node.scrollTop;
    }
  }

  /** Whether somebody scrolls just now. */
  get areMoving() {
    return [...this.all.values()].some((scroller) => scroller.client !== null && !scroller.isAtRest);
  }

  /** How much further a scroll view is drawn than the session knows: no further than there's something to draw. */
  shift = (id) => {
    const scroller = this.all.get(id);
    if (!scroller?.client) return [0, 0];
    const { client, offset, ahead } = scroller;
    return [0, 1].map((axis) => Math.max(-ahead, Math.min(ahead, client[axis] - offset[axis])));
  };

  scrolled(scroller) {
    const { node, put } = scroller;
    if (!node.classList.contains('h') && node.scrollLeft) node.scrollLeft = 0;
    if (!node.classList.contains('v') && node.scrollTop) node.scrollTop = 0;
    const x = node.scrollLeft, y = node.scrollTop;
    if (!scroller.client && Math.abs(x - put[0]) < 0.5 && Math.abs(y - put[1]) < 0.5) return;
    scroller.client = [x, y];
    scroller.isAtRest = false;
    this.redraw();
    if (!scroller.isDirty) {
      scroller.isDirty = true;
      requestAnimationFrame(() => this.send(scroller, false));
    }
    clearTimeout(scroller.timer);
    if (!endsAreTold) this.rests(scroller);
  }

  rests(scroller) {
    clearTimeout(scroller.timer);
    scroller.timer = setTimeout(() => this.ended(scroller), rest);
  }

  ended(scroller) {
    if (!scroller.isAtRest) this.send(scroller, true);
  }

  send(scroller, last) {
    if (!this.all.has(scroller.id)) return;
    if (!last && !scroller.isDirty) return;
    scroller.isDirty = false;
    scroller.isAtRest = last;
    // The session may have heard of all but that it's at rest.
    const [x, y] = scroller.client ?? [scroller.node.scrollLeft, scroller.node.scrollTop];
    scroller.sent = this.tell({ t: 'scroll', view: scroller.id, x: tidy(x), y: tidy(y), last });
  }
}

const tidy = (value) => Math.round(value * 1e4) / 1e4;

"""#),
    File(
      name: "serve.html",
      text: #"""
<!doctype html>
<!-- SPDX-License-Identifier: Apache-2.0 -->
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>{title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="page/page.css">
<script type="module" src="page/serve-all.js"></script>
</head>
<body data-base="{base}">
<main id="main">
<h1 id="title" class="unseen">{title}</h1>
<div id="coming" class="coming" role="status"><span class="unseen">Loading</span></div>
</main>
<noscript>This app runs on its server, and needs JavaScript to be shown here.</noscript>
</body>
</html>

"""#),
    File(
      name: "serve.js",
      text: #"""
// SPDX-License-Identifier: Apache-2.0
// An app in a tab of a browser.
import { AddressBar } from './address.js';
import { canUnpack, Connection } from './connection.js';
import { Surroundings } from './surroundings.js';
import { tabName } from './tabs.js';
import { LiveView } from './view.js';
import { socketAddress } from './wire.js';

const { base } = document.body.dataset;
const given = new URLSearchParams(location.search);
const look = new URLSearchParams({ tab: await tabName() });
// What a process shows of times is in its visitor's zone.
look.set('zone', Intl.DateTimeFormat().resolvedOptions().timeZone ?? '');
if (canUnpack) look.set('packed', '1');
if (given.has('scene')) look.set('scene', given.get('scene'));
const address = socketAddress(`${base}/~gnomon/live?${look}`);
const room = () => [document.documentElement.clientWidth, innerHeight];
const view = new LiveView(document.getElementById('main'), {
  connect: (handlers) => new Connection(address, handlers), surroundings: new Surroundings(new URLSearchParams(), room), room,
  scope: document.documentElement, address: new AddressBar(null, { base: `${base}/` }),
  // What says that something comes has nothing to say any more.
  onState: () => document.getElementById('coming')?.remove(),
});
for (const name of ['stage', 'canvas', 'layer', 'bar']) view[name].id = name;
// What is found about the code is for those who write it.
view.findings.node.hidden = true;

"""#),
    File(
      name: "sources.js",
      text: #"""
// SPDX-License-Identifier: Apache-2.0
// A file of the sources beside the views that its lines make.
import { make } from './nodes.js';
import { placeOf } from './record.js';
import { Rows } from './rows.js';

const lineHeight = 19;

export class Sources {
  known = new Map();
  file = null;
  line = 0;

  /**
   * @param acts `ask(file)` gives a promise of what the file says, `choose(view)`, `point(views)`.
   */
  constructor(node, acts) {
    Object.assign(this, { node, acts });
    this.choice = make('select', { 'aria-label': 'File' });
    this.note = make('p', { className: 'quiet', hidden: true });
    this.list = make('div', { className: 'code', tabIndex: 0, role: 'listbox', 'aria-label': 'Lines' });
    node.append(make('div', { className: 'head' }, this.choice), this.note, this.list);
    this.rows = new Rows(this.list, lineHeight, (text, index) => this.row(text, index + 1));
    this.choice.addEventListener('change', () => this.open(this.choice.value, 0));
    this.list.addEventListener('mousemove', (event) => this.acts.point(this.viewsAt(event)));
    this.list.addEventListener('mouseleave', () => this.acts.point([]));
    this.list.addEventListener('click', (event) => this.chooseLine(this.lineAt(event)));
    this.list.addEventListener('keydown', (event) => {
      const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      this.chooseLine(Math.min(this.rows.items.length, Math.max(1, this.line + by)));
    });
  }

  /** Shows which views there are, and where the chosen one was made. */
  show(record, chosen) {
    this.record = record;
    const { files } = record;
    if (this.choice.childElementCount !== files.length || files.some((file, i) => this.choice.options[i].value !== file)) {
      this.choice.replaceChildren(...files.map((file) => make('option', { value: file, textContent: file })));
    }
    const place = placeOf(chosen?.source);
    if (place) this.open(place.file, place.line, this.marked !== chosen.source);
    else this.open(this.file ?? files[0], this.line, false);
    this.marked = chosen?.source;
  }

  /** The sources have changed. */
  forget() {
    this.known.clear();
  }

  /** A promise of what a file says: `{path, text, fingerprint}`. */
  async sourceOf(file) {
    for (;;) {
      if (!this.known.has(file)) {
        const asked = this.acts.ask(file);
        this.known.set(file, asked);
        asked.catch(() => this.known.get(file) === asked && this.known.delete(file));
      }
      const source = this.known.get(file);
      const told = await source;
      // It may have been saved since it was read.
      if (this.known.get(file) === source) return told;
    }
  }

  /** A file says something else now; nothing is known of it where that isn't said. */
  set(file, source) {
    if (source === null) this.known.delete(file);
    else this.known.set(file, Promise.resolve(source));
  }

  async open(file, line, scrolls = true) {
    if (!file) return;
    Object.assign(this, { file, line });
    this.choice.value = file;
    let text = '';
    try {
      ({ text } = await this.sourceOf(file));
      this.note.hidden = true;
    } catch (error) {
      this.note.textContent = error.message;
      this.note.hidden = false;
    }
    if (this.file !== file) return;
    if (this.text !== text) {
      this.text = text;
      this.rows.set(text.split('\n'));
    } else this.rows.show();
    if (scrolls && this.line) this.rows.reveal(this.line - 1);
    this.nameActive();
  }

  nameActive() {
    if (this.line) this.list.setAttribute('aria-activedescendant', `line-${this.line}`);
    else this.list.removeAttribute('aria-activedescendant');
  }

  lineAt = (event) => Number(event.target.closest?.('[data-index]')?.dataset.index ?? -1) + 1;

  viewsAt(event) {
    const line = this.lineAt(event);
    return line ? this.record.ofLine(this.file, line, true) : [];
  }

  /** Chooses a view of a line: of several the next one each time. */
  chooseLine(line) {
    if (!line) return;
    const views = this.record.ofLine(this.file, line, true);
    this.line = line;
    if (views.length) {
      const at = views.indexOf(this.acts.chosen());
      this.acts.choose(views[(at + 1) % views.length]);
    } else {
      this.rows.reveal(line - 1);
      this.rows.show();
      this.nameActive();
    }
  }

  row(text, line) {
    const hasViews = this.record?.lines.has(`${this.file}:${line}`);
    const row = make('div', { id: `line-${line}`, className: 'text-line', role: 'option', 'aria-selected': String(line === this.line) },
      make('span', { className: 'number', textContent: line }), make('code', { textContent: text || ' ' }));
    row.classList.toggle('chosen', line === this.line);
    row.classList.toggle('has-views', Boolean(hasViews));
    return row;
  }
}

"""#),
    File(
      name: "status.js",
      text: #"""
// SPDX-License-Identifier: Apache-2.0
// What the server tells of all previews: what there is, whether the sources are compiled, what programs print.
import { setSources } from './editor.js';
import { Wire, read, socketAddress } from './wire.js';

const mostLines = 1000;

export class Status {
  /** The whole paths of files by how messages name them. */
  files = {};
  /** `[{title, previews: [{key, name, place}]}]`; null before the server has said so. */
  programs = null;
  isBuilding = false;
  problem = '';
  lines = [];
  listeners = [];
  isLost = false;
  /** Whether what is changed on a page is saved without asking. */
  saves = false;
  /** What was asked for and isn't answered, by its number. */
  asked = new Map();
  last = 0;
  /** Where an editor's cursor is: `{file, line, column, previews, current, past}`; null where nobody has said so. */
  cursor = null;

  constructor(path) {
    this.wire = new Wire(socketAddress(path), {
      opened: () => {
        // All is told anew.
        this.lines = [];
        this.isLost = false;
        this.tell('cleared');
        this.tell('state');
      },
      message: (data) => this.take(typeof data === 'string' ? read(data) : null),
      lost: () => this.lose(),
      closed: () => this.lose(),
    });
  }

  /** Has `act(kind, lines)` called for what has changed: `previews`, `state`, `lines`, `cleared`, `cursor`. */
  listen(act) {
    this.listeners.push(act);
  }

  tell(kind, lines) {
    for (const act of this.listeners) act(kind, lines);
  }

  lose() {
    this.isLost = true;
    for (const { reject } of this.asked.values()) reject(new Error('The connection is lost.'));
    this.asked.clear();
    this.tell('state');
  }

  take(message) {
    switch (message?.t) {
      case 'files':
        this.files = message.files;
        this.saves = message.saves === true;
        setSources(this.files, message.editor, (said) => this.wire.send(JSON.stringify(said)));
        if (this.programs) this.tell('previews');
        break;
      case 'edited':
      case 'compared': {
        const waiting = this.asked.get(message.number);
        this.asked.delete(message.number);
        if (message.failure) waiting?.reject(new Error(message.failure));
        else waiting?.resolve(message.fingerprint ?? message.commit);
        break;
      }
      case 'previews':
        this.programs = message.programs;
        this.tell('previews');
        break;
      case 'state':
        this.isBuilding = message.building === true;
        this.problem = String(message.problem ?? '');
        this.tell('state');
        break;
      case 'cursor':
        this.cursor = message;
        this.tell('cursor');
        break;
      case 'lines': {
        const { lines, missed } = message;
        if (missed) lines.unshift({ n: 0, kind: 'missed', program: '', text: `${missed} lines left out` });
        this.lines = [...this.lines, ...lines].slice(-mostLines);
        this.tell('lines', lines);
        break;
      }
      case 'cleared':
        this.lines = [];
        this.tell('cleared');
        break;
    }
  }

  /**
   * Has a file of the sources changed: saved, or only shown until something else is said of it.
   *
   * @param path The file's whole path.
   * @param fingerprint Tells the saved text, of which the edits are.
   * @param edits `[{offset, old, new}]`; none take back what was shown.
   * @returns A promise of the fingerprint of what the file says then. It fails with the reason where nothing is done.
   */
  edit(path, fingerprint, edits, saves) {
    return this.ask({ t: 'edit', file: path, fingerprint, edits, saves });
  }

  /**
   * Has the previews of a commit served beside those of now.
   *
   * @param reference Any name that git knows it by; null ends it.
   * @returns A promise of the commit's name.
   */
  compare(reference) {
    return this.ask({ t: 'compare', reference });
  }

  ask(message) {
    const number = (this.last += 1);
    return new Promise((resolve, reject) => {
      if (!this.wire.isOpen) return reject(new Error('The connection is lost.'));
      this.asked.set(number, { resolve, reject });
      this.wire.send(JSON.stringify({ ...message, number }));
    });
  }

  /** Says that numbers and texts of a file are going to be changed. */
  prepare(path) {
    this.wire.send(JSON.stringify({ t: 'prepare', file: path }));
  }

  clear() {
    this.wire.send(JSON.stringify({ t: 'clear' }));
  }
}

"""#),
    File(
      name: "steps.js",
      text: #"""
// SPDX-License-Identifier: Apache-2.0
// What was done with a view, step by step: in words, and as a test of GnomonTesting.
import { quoted, tokens, offsetOfLine } from './literals.js';
import { codeOf, wordsOf } from './finders.js';

/** So many things that a step has changed are told. */
const mostExpected = 3;
/** What says most comes first. */
const weights = ['alert', 'sheet', 'menu', 'toggle', 'slider', 'stepper', 'picker', 'navigationBar', 'heading', 'text', 'field', 'progress', 'button', 'link', 'image', 'tab'];

const keyNames = {
  Enter: ['return', '.return'], Escape: ['escape', '.escape'], Tab: ['tab', '.tab'], Backspace: ['delete', '.delete'],
  Delete: ['delete forward', '.deleteForward'], ArrowUp: ['up', '.upArrow'], ArrowDown: ['down', '.downArrow'],
  ArrowLeft: ['left', '.leftArrow'], ArrowRight: ['right', '.rightArrow'], Home: ['home', '.home'], End: ['end', '.end'],
  PageUp: ['page up', '.pageUp'], PageDown: ['page down', '.pageDown'], ' ': ['space', '.space'],
};

const tidy = (value) => Math.round(value * 100) / 100 || 0;
/** Of a wide slider a hundredth is much. */
const fine = (value) => Math.round(value * 1e4) / 1e4 || 0;
const curly = (words) => `“${words.length > 60 ? `${words.slice(0, 59)}…` : words}”`;
/** A text as a literal; what would end it or begin a value in it is written out. */
const literal = (words) => quoted(words).replaceAll(/[\x00-\x08\x0b-\x1f\x7f]/g, (letter) => `\\u{${letter.codePointAt(0).toString(16)}}`);

/** A step in words: `Tap button “Save”`. */
export function describe(step) {
  const at = step.target && wordsOf(step.target);
  switch (step.kind) {
    case 'tap': return at ? `Tap ${at}` : `Tap at (${tidy(step.x)}, ${tidy(step.y)})`;
    case 'doubleTap': return `Tap ${at} twice`;
    case 'longPress': return `Hold ${at ?? `a finger at (${tidy(step.x)}, ${tidy(step.y)})`} for ${step.seconds} s`;
    case 'secondaryClick': return `Click ${at} with the other button`;
    case 'drag': return at ? `Drag ${at} by (${tidy(step.dx)}, ${tidy(step.dy)})` : `Drag from (${tidy(step.x)}, ${tidy(step.y)}) by (${tidy(step.dx)}, ${tidy(step.dy)})`;
    case 'focus': return `Tap ${at}`;
    case 'type': return `${step.clears ? 'Replace what is in' : 'Type into'} ${at}${step.clears ? ' by' : ''} ${curly(step.isSecret ? '•'.repeat([...step.text].length) : step.text)}`;
    case 'clear': return `Empty ${at}`;
    case 'press': return `Press ${[...step.modifiers, keyNames[step.key]?.[0] ?? step.key].join('+')}${at ? ` in ${at}` : ''}`;
    case 'increment': return `Raise ${at}`;
    case 'decrement': return `Lower ${at}`;
    case 'choose': return `Choose ${curly(step.name)} of ${at}`;
    case 'perform': return `Do ${curly(step.name)} with ${at}`;
    case 'dismiss': return `Leave ${at}`;
    case 'scroll': return `Scroll ${at} to ${wordsOf(step.until)}`;
    default: return step.kind;
  }
}

/** What a step has changed, in words. */
export function describeExpected({ kind, target, value }) {
  switch (kind) {
    case 'gone': return `${wordsOf(target)} has gone`;
    case 'value': return value === '' ? `${wordsOf(target)} is empty` : `${wordsOf(target)} is ${target.finder === 'toggle' ? value : curly(value)}`;
    default: return `${wordsOf(target)} is there`;
  }
}

/** The lines of a test that do a step, and expect what it has changed. */
export function codeLines(step) {
  const at = step.target && codeOf(step.target, literal);
  const lines = [];
  if (step.waits && at) lines.push(`try await ${at}.appears()`);
  const act = (call) => lines.push(`try ${at}.${call}`);
  const point = (x, y) => `CGPoint(x: ${tidy(x)}, y: ${tidy(y)})`;
  const unit = ([x, y]) => `UnitPoint(x: ${fine(x)}, y: ${fine(y)})`;
  switch (step.kind) {
    case 'tap': at ? act(step.isAt ? `tap(at: ${unit(step.at)})` : 'tap()') : lines.push(`screen.host.tap(at: ${point(step.x, step.y)})`); break;
    case 'focus': act('tap()'); break;
    case 'doubleTap': act('doubleTap()'); break;
    case 'longPress':
      if (at) act(`longPress(duration: ${step.seconds})`);
      else lines.push(`screen.host.longPress(at: ${point(step.x, step.y)}, duration: ${step.seconds})`);
      break;
    case 'secondaryClick': act('secondaryClick()'); break;
    case 'drag':
      if (at) act(`drag(from: ${unit(step.from)}, to: ${unit(step.to)})`);
      else lines.push(`screen.host.drag(from: ${point(step.x, step.y)}, to: ${point(step.x + step.dx, step.y + step.dy)})`);
      break;
    case 'clear': act('clear()'); break;
    case 'type':
      if (step.clears) act('clear()');
      act(`type(${literal(step.text)})`);
      break;
    case 'press': {
      if (at && step.key === 'Enter' && !step.modifiers.length) {
        act('submit()');
        break;
      }
      const held = step.modifiers.length ? `, modifiers: [${step.modifiers.map((name) => `.${name}`).join(', ')}]` : '';
      const call = `press(${keyNames[step.key]?.[1] ?? literal(step.key)}${held})`;
      at ? act(call) : lines.push(`screen.${call}`);
      break;
    }
    case 'increment': act('increment()'); break;
    case 'decrement': act('decrement()'); break;
    case 'choose': act(`choose(${literal(step.name)})`); break;
    case 'perform': act(`perform(${literal(step.name)})`); break;
    case 'dismiss': act('dismiss()'); break;
    case 'scroll': act(`scroll(until: ${codeOf(step.until, literal)}, towards: .${step.towards})`); break;
    default: break;
  }
  for (const each of step.expected ?? []) {
    const what = codeOf(each.target, literal);
    if (each.kind === 'gone') lines.push(`#expect(${what}.isGone)`);
    else if (each.kind === 'value' && each.target.finder === 'toggle') lines.push(`#expect(${each.value === 'on' ? '' : '!'}${what}.isOn)`);
    else if (each.kind === 'value') lines.push(`#expect(${what}.value == ${each.value === '' ? 'nil' : literal(each.value)})`);
    else lines.push(each.waits ? `try await ${what}.appears()` : `#expect(${what}.exists)`);
  }
  return lines;
}

/**
 * What is otherwise on a screen than before.
 *
 * @param before, now What `Elements.state()` gives.
 * @param soon What it was at once; what only came later has to be waited for.
 * @param step The step between the two: what it says itself isn't told.
 * @param seen What was to be seen before, where something covered what is compared.
 */
export function changes(before, now, soon, step, seen = before) {
  const found = [];
  for (const [key, { target }] of seen) if (before !== seen && !now.has(key) && ['sheet', 'alert', 'menu'].includes(target.finder)) found.push({ kind: 'gone', target });
  const isOwn = (target) => step.target && target.finder === step.target.finder && target.words === step.target.words;
  for (const [key, { target, count, value, hasValue, isSecret, isInSight }] of now) {
    const old = before.get(key);
    if (!old && isInSight) found.push({ kind: 'exists', target, ...(soon && !soon.has(key) && { waits: true }) });
    const isTyped = step.kind === 'type' || step.kind === 'clear';
    // Of several nobody knows which is meant.
    if (hasValue && count === 1 && !isSecret && (!old || old.value !== value) && !(isTyped && isOwn(target)) && (old || value)) {
      found.push({ kind: 'value', target, value });
    }
  }
  // What has gone is told, unless something like it is there instead, as `Count: 2` for `Count: 1`.
  const kindOf = ({ finder, words, row }) => `${finder} ${(words ?? '').replaceAll(/\d+/g, '#')} ${row ?? ''}`;
  const came = new Set(found.map(({ target }) => kindOf(target)));
  const gone = [...before].filter(([key, { target, isInSight }]) => !now.has(key) && isInSight && !came.has(kindOf(target))).map(([, { target }]) => ({ kind: 'gone', target }));
  const least = found.some(({ kind }) => kind !== 'gone') ? found.length : -1;
  const weight = ({ target }) => weights.indexOf(target.finder) + 1 || weights.length + 1;
  const byWeight = (a, b) => weight(a) - weight(b);
  found.sort(byWeight);
  // What a sheet covers hasn't gone.
  const isCovered = found.some(({ kind, target }) => kind === 'exists' && ['sheet', 'alert', 'menu'].includes(target.finder));
  if (isCovered || gone.length <= least) return found.slice(0, mostExpected);
  // More has gone than has come: that's what the step was for.
  const told = found.slice(0, mostExpected - 1);
  return [...told, ...gone.sort(byWeight).slice(0, Math.max(1, mostExpected - told.length))];
}

/** Whether what a step has changed once is so again; else a sentence about what there is. */
export function check({ kind, target, value }, elements) {
  const found = elements.matches(target);
  if (kind === 'gone') return found.length ? `${wordsOf(target)} is still there` : null;
  if (!found.length) return elements.missing(target).replace(/\.$/, '');
  if (kind !== 'value') return null;
  const now = found[0].element.value ?? '';
  return now === value ? null : `${wordsOf(target)} is ${curly(now)}, where it was ${curly(value)}`;
}

/**
 * A test that does all steps.
 *
 * @param preview The preview's name, `body` its code or null where that isn't known, `module` the module that a test of a package imports.
 */
export function testOf(steps, { name, body, module, size: [width, height] }) {
  // What a step waits for the next one needn't wait for again.
  const lines = steps.flatMap(codeLines).filter((line, index, all) => line !== all[index - 1] || !line.endsWith('.appears()'));
  const isAsync = lines.some((line) => line.includes('await '));
  const content = body === null ? [`    <#the view of the preview ${literal(name)}#>`] : body.split('\n').map((line) => (line ? `    ${line}` : ''));
  const screen = `Screen(size: CGSize(width: ${tidy(width)}, height: ${tidy(height)}))`;
  const isShort = content.length === 1 && content[0].length < 40;
  return [
    'import GnomonTesting', 'import SwiftUI', 'import Testing', ...(module ? ['', `@testable import ${module}`] : []), '',
    `@MainActor @Test(${literal(name)}) func ${functionName(name)}() ${isAsync ? 'async ' : ''}throws {`,
    ...(isShort ? [`  let screen = ${screen} { ${content[0].trim()} }`] : [`  let screen = ${screen} {`, ...content, '  }']),
    ...lines.map((line) => `  ${line}`), '}', '',
  ].join('\n');
}

const keywords = new Set(['func', 'let', 'var', 'class', 'struct', 'enum', 'switch', 'case', 'default', 'return', 'if', 'else', 'for', 'in', 'while', 'repeat', 'do', 'try', 'self', 'true', 'false', 'nil', 'import', 'is', 'as', 'where', 'guard', 'defer', 'throw', 'throws', 'init', 'subscript', 'static', 'extension', 'protocol', 'operator', 'private', 'public', 'internal', 'break', 'continue', 'catch', 'super']);

/** A preview's name as the name of a function. */
function functionName(name) {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const joined = words.map((word, index) => (index ? word[0].toUpperCase() + word.slice(1) : word[0].toLowerCase() + word.slice(1))).join('');
  const safe = /^\p{L}/u.test(joined) ? joined : `preview${joined}`;
  return keywords.has(safe) ? `${safe}View` : safe;
}

/** The code in the braces of the `#Preview` of a line; null where there's none, or where it isn't a view alone. */
export function previewBody(text, line) {
  const all = [...tokens(text.slice(0, offsetOfLine(text, line) + mostOfPreview), offsetOfLine(text, line))];
  let at = all.findIndex((token) => token.text === '#Preview');
  if (at < 0) return null;
  let depth = 0, start = -1;
  for (at += 1; at < all.length; at++) {
    const token = all[at];
    if (token.kind !== 'mark') continue;
    if (token.text === '(' || token.text === '[') depth += 1;
    else if (token.text === ')' || token.text === ']') depth -= 1;
    else if (token.text === '{') {
      if (depth === 0 && start < 0) start = token.offset + 1;
      depth += 1;
    } else if (token.text === '}' && (depth -= 1) === 0 && start >= 0) {
      const body = text.slice(start, token.offset);
      // A declaration, or what belongs to a preview alone, can't stand in a closure of a test as it is.
      if (/@Previewable|^\s*(let|var|return|struct|func)\b/m.test(body)) return null;
      return dedented(body);
    }
  }
  return null;
}

const mostOfPreview = 20_000;

function dedented(text) {
  const lines = text.replaceAll('\t', '  ').split('\n');
  while (lines.length && !lines[0].trim()) lines.shift();
  while (lines.length && !lines.at(-1).trim()) lines.pop();
  if (lines.length === 1) return lines[0].trim();
  const indent = Math.min(...lines.filter((line) => line.trim()).map((line) => /^ */.exec(line)[0].length));
  return lines.map((line) => line.slice(indent).trimEnd()).join('\n');
}

"""#),
    File(
      name: "story.js",
      text: #"""
// SPDX-License-Identifier: Apache-2.0
// Why a view is as large as it is and lies where it does: what was proposed, what was answered, which step decided.
import { make, placeNode } from './nodes.js';
import { label, length, size } from './record.js';

const axes = [['width', 'x'], ['height', 'y']];
const mostQuestions = 100;
const legend = [
  ['frame', 'frame'], ['proposal', 'proposal'], ['around', 'what it lies in'], ['padding', 'padding'], ['spacing', 'spacing'], ['guide', 'guide'],
];

export class Story {
  /**
   * @param acts `choose(view)`, `point(view)`.
   */
  constructor(node, acts) {
    Object.assign(this, { node, acts });
  }

  empty(words) {
    this.node.replaceChildren(make('p', { className: 'quiet', textContent: words }));
  }

  /** Tells of the view `told.node`, of which the views around it and those that decide its lengths are known as well. */
  show(record, told) {
    this.record = record;
    this.nodes = new Map(told.nodes.map((node) => [node.id, node]));
    const view = this.nodes.get(told.node);
    if (!view) return;
    const place = this.node.scrollTop, wasOf = this.of;
    this.of = this.keyOf(view);
    this.node.replaceChildren(
      make('h2', { textContent: `${label(view)} is ${length(view.width.answer)} wide and ${length(view.height.answer)} high` }),
      this.crumbs(view), ...this.findings(view),
      make('div', { className: 'answers' }, ...axes.map(([axis]) => this.answer(view, axis))));
    this.section('Its arithmetic', view.arithmetic.map((line) => make('p', { className: 'sum', textContent: line })));
    this.addSteps(view);
    this.addPlace(view);
    this.addQuestions(view);
    this.section('Evaluated', view.evaluations.slice(-8).reverse().map(({ pass, because }) =>
      make('p', { textContent: `Pass ${Math.max(1, pass)}: ${because}` })));
    this.section('Drawn', view.redraws.slice(-8).reverse().map(({ pass, words, because }) =>
      make('p', { textContent: `Pass ${pass}: ${words}: ${because}` })));
    this.node.append(make('div', { className: 'legend', 'aria-hidden': 'true' }, ...legend.map(([kind, words]) =>
      make('span', { className: kind, textContent: words }))));
    this.node.scrollTop = this.of === wasOf ? place : 0;
  }

  keyOf = (node) => {
    const view = this.record.named(this.record.nodes[node.id]);
    return view ? this.record.keyOf(view).names : '';
  };

  section(title, nodes) {
    if (nodes.length) this.node.append(make('h3', { textContent: title }), ...nodes);
  }

  /** The name of a view, to be clicked. */
  link(id, words) {
    const view = this.record.named(this.record.nodes[id]);
    const link = make('button', { type: 'button', className: 'link', textContent: words ?? (view ? label(view) : 'Host') });
    if (view) {
      link.addEventListener('click', () => this.acts.choose(view));
      link.addEventListener('mouseenter', () => this.acts.point(view));
      link.addEventListener('mouseleave', () => this.acts.point(null));
    }
    return link;
  }

  /** From the host down to a node, with those that have no name. */
  trail(view) {
    const list = [];
    for (let node = view; node; node = this.nodes.get(node.parent)) list.unshift(node);
    return list;
  }

  crumbs(view) {
    const line = make('div', { className: 'crumbs' });
    for (const node of this.trail(view).filter((each) => each.view)) {
      if (line.childNodes.length) line.append(' / ');
      line.append(this.link(node.id, node.view));
    }
    if (view.source) line.append('  ·  ', placeNode(view.source));
    return line;
  }

  findings(view) {
    const named = this.record.named(this.record.nodes[view.id]);
    return (this.record.faulty.get(named?.id) ?? []).map(findingNode);
  }

  answer(view, axis) {
    const { answer, proposal, decisiveStep } = view[axis];
    const words = proposal === null || proposal === undefined ? 'nothing proposed' : `${length(proposal)} proposed`;
    return make('div', { className: 'answer' },
      make('div', {}, make('span', { textContent: axis === 'width' ? 'Width' : 'Height' }), ' ',
        make('strong', { textContent: length(answer) }), make('em', { textContent: words })),
      make('p', { className: 'decisive', textContent: decisiveStep }));
  }

  /** From the host down: who has proposed something of its own, and who has decided. */
  addSteps(view) {
    const trail = this.trail(view), steps = [];
    const add = (node, lines) => {
      const item = make('li', { className: lines.some(({ decides }) => decides) ? 'key' : null },
        make('div', {}, make('b', {}, this.link(node.id)), make('i', { textContent: size(node.width.answer, node.height.answer) })));
      for (const { words, decides } of lines) item.append(make('p', { className: decides ? 'decisive' : null, textContent: words }));
      steps.push(item);
    };
    trail.forEach((node, index) => {
      const next = trail[index + 1], lines = [];
      for (const [axis] of axes) {
        const decides = view[axis].decisiveNode === node.id;
        if (next && next[axis].offer !== 'same') {
          const { proposal, offerReason } = next[axis];
          const what = proposal === null || proposal === undefined ? `no ${axis}` : `${length(proposal)} of ${axis}`;
          lines.push({ words: `proposes ${what}: ${offerReason}`, decides });
        }
        if (node === view || (decides && !lines.some((line) => line.decides))) lines.push(this.taking(node, axis, decides));
      }
      if (lines.length) add(node, lines);
    });
    for (const [axis] of axes) {
      const node = this.nodes.get(view[axis].decisiveNode);
      if (node && !trail.includes(node)) add(node, [this.taking(node, axis, true)]);
    }
    this.section('How it came about', steps.length ? [make('ol', { className: 'steps' }, ...steps)] : []);
  }

  taking = (node, axis, decides) =>
    ({ words: `takes ${length(node[axis].answer)} of ${axis}: ${node[axis].answerReason}`, decides });

  /** From the host down: how far each lies from what is around it. */
  addPlace(view) {
    const trail = this.trail(view), steps = [];
    for (let index = 1; index < trail.length; index++) {
      const [outer, inner] = [trail[index - 1], trail[index]], lines = [];
      for (const [axis, way] of axes) {
        const by = inner.frame[way] - outer.frame[way];
        if (Math.abs(by) <= 0.001) continue;
        const words = { x: ['to the right', 'to the left'], y: ['down', 'up'] }[way][by < 0 ? 1 : 0];
        const why = inner[axis].placeReason;
        lines.push(make('p', { textContent: `${length(Math.abs(by))} ${words}${why ? `: ${why}` : ''}` }));
      }
      if (lines.length) steps.push(make('li', {}, make('b', {}, this.link(outer.id)), ...lines));
    }
    const title = `It lies at (${length(view.frame.x)}, ${length(view.frame.y)})`;
    this.section(title, steps.length ? [make('ol', { className: 'steps' }, ...steps)] : []);
  }

  addQuestions({ questions }) {
    if (!questions.length) return;
    const cells = (tag, words) => make('tr', {}, ...words.map((text) => make(tag, { textContent: text })));
    const rows = questions.slice(0, mostQuestions).map(({ asker, purpose, proposal, answer, remembered }) => {
      const by = asker === null || asker === undefined ? null : this.record.named(this.record.nodes[asker]);
      return cells('td', [by ? by.view : 'Host', purpose, size(proposal.width, proposal.height),
        size(answer.width, answer.height), remembered ? 'memory' : 'asking']);
    });
    const table = make('table', {}, make('thead', {}, cells('th', ['asked by', 'to know', 'proposed', 'answered', 'from'])),
      make('tbody', {}, ...rows));
    const more = questions.length - mostQuestions;
    this.section(questions.length === 1 ? 'One question it was asked' : `${questions.length} questions it was asked`,
      [table, ...(more > 0 ? [make('p', { className: 'quiet', textContent: `… and ${more} more` })] : [])]);
  }
}

/** Something that is probably not meant, with what to do. */
export function findingNode({ name, message, hint }) {
  return make('div', { className: 'finding' }, make('p', { textContent: `⚠ ${message}` }),
    make('p', { className: 'quiet' }, hint ? `${hint} ` : null, make('code', { textContent: name })));
}

"""#),
    File(
      name: "surfaces.js",
      text: #"""
// SPDX-License-Identifier: Apache-2.0
// Canvases for layers, used again and again, and what filters do to them.

const spare = [];

/** A clear canvas that is at least so large, and its context. Canvases that are much larger are kept for others. */
export function takeSurface(width, height) {
  const fits = ({ canvas }) =>
    canvas.width >= width && canvas.height >= height && canvas.width * canvas.height <= 4 * width * height + 65536;
  const index = spare.findIndex(fits);
  let surface;
  if (index >= 0) [surface] = spare.splice(index, 1);
  else {
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(width / 64) * 64;
    canvas.height = Math.ceil(height / 64) * 64;
    surface = { canvas, ctx: canvas.getContext('2d') };
  }
  surface.width = width;
  surface.height = height;
  surface.ctx.save();
  return surface;
}

export function giveBack(surface) {
  const { ctx, canvas } = surface;
  ctx.restore();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.clearRect(0, 0, canvas.width, canvas.height);
  spare.push(surface);
  if (spare.length > 24) spare.shift();
}

export const filtersAreNative = 'filter' in CanvasRenderingContext2D.prototype;

/** The words of `ctx.filter` for filters whose lengths are in pixels. */
export function filterWords(filters) {
  return filters
    .map((f) => {
      if (f.kind === 'blur') return `blur(${f.radius}px)`;
      if (f.kind === 'shadow') return `drop-shadow(${f.x}px ${f.y}px ${f.radius}px ${f.color})`;
      return `url(#${matrixFilter(f.values)})`;
    })
    .join(' ');
}

const matrices = new Map();
let definitions = null;

/** The id of an SVG filter that applies a color matrix. */
function matrixFilter(values) {
  const key = values.join(' ');
  if (matrices.has(key)) return matrices.get(key).id;
  const make = (name) => document.createElementNS('http://www.w3.org/2000/svg', name);
  if (!definitions) {
    definitions = make('svg');
    definitions.setAttribute('aria-hidden', 'true');
    definitions.setAttribute('class', 'definitions');
    document.body.append(definitions);
  }
  if (matrices.size >= 200) {
    const [oldest, filter] = matrices.entries().next().value;
    filter.remove();
    matrices.delete(oldest);
  }
  const filter = make('filter'), matrix = make('feColorMatrix');
  filter.id = `matrix-${(matrixFilter.count = (matrixFilter.count ?? 0) + 1)}`;
  filter.setAttribute('color-interpolation-filters', 'sRGB');
  const area = { x: '0', y: '0', width: '1', height: '1' };
  for (const [name, value] of Object.entries(area)) filter.setAttribute(name, value);
  matrix.setAttribute('type', 'matrix');
  matrix.setAttribute('values', key);
  filter.append(matrix);
  definitions.append(filter);
  matrices.set(key, filter);
  return filter.id;
}

/**
 * A picture with filters applied, for browsers whose canvases have none. Lengths are in pixels; the result is larger by
 * `margin` on each side.
 */
export function filtered(image, width, height, filters, margin) {
  const w = width + 2 * margin, h = height + 2 * margin;
  let surface = takeSurface(w, h);
  surface.ctx.drawImage(image, 0, 0, width, height, margin, margin, width, height);
  for (const f of filters) {
    if (f.kind === 'shadow') {
      const next = takeSurface(w, h);
      next.ctx.shadowColor = f.color;
      next.ctx.shadowBlur = 2 * f.radius;
      next.ctx.shadowOffsetX = f.x;
      next.ctx.shadowOffsetY = f.y;
      next.ctx.drawImage(surface.canvas, 0, 0, w, h, 0, 0, w, h);
      giveBack(surface);
      surface = next;
    } else {
      const data = surface.ctx.getImageData(0, 0, w, h);
      if (f.kind === 'blur') blur(data, f.radius);
      else mixColors(data.data, f.values);
      surface.ctx.putImageData(data, 0, 0);
    }
  }
  return surface;
}

function mixColors(bytes, v) {
  for (let i = 0; i < bytes.length; i += 4) {
    const r = bytes[i], g = bytes[i + 1], b = bytes[i + 2], a = bytes[i + 3];
    for (let k = 0; k < 4; k++) {
      const row = 5 * k;
      bytes[i + k] = v[row] * r + v[row + 1] * g + v[row + 2] * b + v[row + 3] * a + 255 * v[row + 4];
    }
  }
}

/** Three boxes after each other come close to a Gaussian. */
function blur({ data, width, height }, deviation) {
  const size = Math.max(1, Math.round((deviation * 3 * Math.sqrt(2 * Math.PI)) / 4 + 0.5)) | 1;
  if (size < 3) return;
  const values = new Float32Array(data.length);
  for (let i = 0; i < data.length; i += 4) {
    const a = data[i + 3];
    for (let k = 0; k < 3; k++) values[i + k] = (data[i + k] * a) / 255;
    values[i + 3] = a;
  }
  const line = new Float32Array(Math.max(width, height));
  const pass = (start, step, count) => {
    for (let k = 0; k < 4; k++) {
      let sum = 0;
      const half = size >> 1;
      for (let i = 0; i < count; i++) line[i] = values[start + i * step + k];
      for (let i = 0; i < Math.min(half, count); i++) sum += line[i];
      for (let i = 0; i < count; i++) {
        if (i + half < count) sum += line[i + half];
        if (i - half - 1 >= 0) sum -= line[i - half - 1];
        values[start + i * step + k] = sum / size;
      }
    }
  };
  for (let round = 0; round < 3; round++) {
    for (let y = 0; y < height; y++) pass(y * width * 4, 4, width);
    for (let x = 0; x < width; x++) pass(x * 4, width * 4, height);
  }
  for (let i = 0; i < data.length; i += 4) {
    const a = values[i + 3];
    for (let k = 0; k < 3; k++) data[i + k] = a > 0.001 ? (values[i + k] * 255) / a : 0;
    data[i + 3] = a;
  }
}

"""#),
    File(
      name: "surroundings.js",
      text: #"""
// SPDX-License-Identifier: Apache-2.0
// What a view is shown in: what the browser says, or what is asked for in the words of an address.

// The options of commands have other names for some.
const options = {
  'type-size': 'typeSize', 'layout-direction': 'direction', 'reduce-motion': 'reducedMotion',
  'reduce-transparency': 'reducedTransparency',
};
const ownNames = [
  'appearance', 'contrast', 'direction', 'locale', 'reducedMotion', 'reducedTransparency', 'size', 'title', 'typeSize',
];
/** What is the page's own business. */
const pageNames = ['console', 'follow', 'inspect', 'matrix', 'q', 'wall'];

/** An address's query in the names that are used here. */
export function fieldsOf(search) {
  const given = new URLSearchParams(search);
  for (const [option, name] of Object.entries(options)) {
    if (!given.has(option)) continue;
    given.set(name, given.get(option));
    given.delete(option);
  }
  return given;
}

/** What a query says that isn't for the page but for the server: the view's looks that a page has no word in. */
export const lookOf = (given) =>
  new URLSearchParams([...given].filter(([name]) => !ownNames.includes(name) && !pageNames.includes(name)));

const matches = (query) => matchMedia(query).matches;
const rightToLeft = /^(ar|ckb|dv|fa|he|iw|ps|sd|ug|ur|yi)(?![a-z])/i;

export const typeSizes = {
  xSmall: 14, small: 15, medium: 16, large: 17, xLarge: 19, xxLarge: 21, xxxLarge: 23, accessibility1: 28,
  accessibility2: 33, accessibility3: 40, accessibility4: 47, accessibility5: 53,
};

let browsersTypeSize = null;

/** The type size that comes closest to the size of letters that the browser is set to; 16 pixels are the usual one. */
function typeSizeOfBrowser() {
  if (browsersTypeSize) return browsersTypeSize;
  const probe = document.createElement('span');
  probe.style.fontSize = 'medium';
  document.body.append(probe);
  const wanted = (parseFloat(getComputedStyle(probe).fontSize) / 16) * typeSizes.large;
  probe.remove();
  const distance = (name) => Math.abs(typeSizes[name] - wanted);
  // Many views ask at once.
  setTimeout(() => (browsersTypeSize = null));
  browsersTypeSize = Object.keys(typeSizes).reduce((a, b) => (distance(b) < distance(a) ? b : a));
  return browsersTypeSize;
}

/** The size that a query asks for, such as `390x844`; null for the view's own, or for the room that there is. */
export const sizeOf = (given) =>
  /^(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)$/.exec(given.get('size') ?? '')?.slice(1).map(Number) ?? null;

export class Surroundings {
  ownSize = null;
  kept = new Set();
  last = null;

  /**
   * @param given What is asked for.
   * @param room Gives the size that there is for a view that has none.
   */
  constructor(given, room) {
    this.room = room;
    this.ask(given);
  }

  ask(given) {
    this.given = given;
    this.size = sizeOf(given);
    /** What is asked for by name. */
    this.asked = ownNames.filter((name) =>
      name === 'size' ? this.size || given.get('size') === 'window' : given.has(name) && name !== 'title');
  }

  /** Tells of what the view keeps, whatever the browser says, and of its own size. */
  setKept(names, size) {
    this.kept = new Set(names.filter((name) => !this.asked.includes(name)));
    this.ownSize = this.kept.has('size') ? size : null;
    if (this.last) this.last = { ...this.last, size: this.now.size };
  }

  get now() {
    const { given } = this;
    const flag = (name, query) => (given.has(name) ? given.get(name) !== 'false' : matches(query));
    const locale = given.get('locale') ?? navigator.language ?? 'en';
    return {
      size: this.size ?? this.ownSize ?? this.room(),
      scale: devicePixelRatio,
      appearance: given.get('appearance') ?? (matches('(prefers-color-scheme: dark)') ? 'dark' : 'light'),
      contrast: given.get('contrast') ?? (matches('(prefers-contrast: more)') ? 'increased' : 'standard'),
      reducedMotion: flag('reducedMotion', '(prefers-reduced-motion: reduce)'),
      reducedTransparency: flag('reducedTransparency', '(prefers-reduced-transparency: reduce)'),
      typeSize: given.get('typeSize') ?? typeSizeOfBrowser(),
      locale,
      direction: /^r/i.test(given.get('direction') ?? (rightToLeft.test(locale) ? 'rtl' : 'ltr')) ? 'rtl' : 'ltr',
    };
  }

  /** Calls back with what has changed since the last time, when something has. */
  watch(tell, signal) {
    this.tell = tell;
    this.last = this.now;
    const look = () => this.look();
    const queries = ['color-scheme: dark', 'contrast: more', 'reduced-motion: reduce', 'reduced-transparency: reduce'];
    for (const query of queries) {
      matchMedia(`(prefers-${query})`).addEventListener('change', look, { signal });
    }
    addEventListener('resize', look, { signal });
    addEventListener('languagechange', look, { signal });
    const watchScale = () => {
      matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', () => {
        look();
        watchScale();
      }, { once: true, signal });
    };
    watchScale();
  }

  look() {
    const { now, last } = this;
    const changed = Object.keys(now).filter((key) => String(now[key]) !== String(last[key]) && !this.kept.has(key));
    this.last = now;
    if (changed.length) this.tell(Object.fromEntries(changed.map((key) => [key, now[key]])), now);
  }

  /**
   * Asks for something else from now on.
   *
   * @returns Whether the session can be told of it: what a view keeps by itself only a new one has again.
   */
  change(given, keeps) {
    const before = this.asked;
    this.ask(given);
    const isBack = before.some((name) => !this.asked.includes(name) && keeps.includes(name));
    if (isBack) return false;
    this.kept = new Set([...this.kept].filter((name) => !this.asked.includes(name)));
    if (!this.kept.has('size')) this.ownSize = null;
    this.look();
    return true;
  }
}

"""#),
    File(
      name: "tabs.js",
      text: #"""
// SPDX-License-Identifier: Apache-2.0
// The name of a tab of an app: a tab that is loaded again is the same, a copy of it another.

const key = 'gnomon-tab';
/** How long another tab of the same name may take to say that it's there, in milliseconds. */
const patience = 80;

/** A name that nobody guesses: letters and digits. */
function newName() {
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Gives the tab's name. Browsers copy what a tab keeps when they copy it, so the others are asked first. */
export async function tabName() {
  const channel = new BroadcastChannel(key);
  let name = sessionStorage.getItem(key);
  if (name && performance.getEntriesByType('navigation')[0]?.type !== 'reload') {
    const isTaken = await new Promise((tell) => {
      channel.onmessage = ({ data }) => data?.has === name && tell(true);
      channel.postMessage({ asks: name });
      setTimeout(() => tell(false), patience);
    });
    if (isTaken) name = null;
  }
  name ??= newName();
  sessionStorage.setItem(key, name);
  channel.onmessage = ({ data }) => data?.asks === name && channel.postMessage({ has: name });
  return name;
}

"""#),
    File(
      name: "time.js",
      text: #"""
// SPDX-License-Identifier: Apache-2.0
// The time of a view: stopped, slowed, moved on by steps; and the frames that it has shown, one after the other or over each other.
import { make } from './nodes.js';
import { animation } from './webp.js';

/** So many frames are kept, and so many bytes of them. */
const mostFrames = 240;
const mostBytes = 128 << 20;
/** So many are laid over each other, or side by side. */
const mostLayers = 16;
/** The last frame of an animation is seen so long, in milliseconds. */
const lastDuration = 1000;
const rates = [['1', 'as it is'], ['0.5', 'half'], ['0.25', 'a quarter'], ['0.1', 'a tenth'], ['0.02', 'a fiftieth']];

export class Time {
  frames = [];
  rate = 1;
  isPaused = false;
  isOn = false;
  captures = 0;

  /** @param ask Asks the view's session. */
  constructor(node, ask) {
    Object.assign(this, { node, ask });
    const button = (textContent, title, act) => make('button', { type: 'button', textContent, title, onclick: act });
    this.pause = button('Pause', 'Stop the view’s time', () => this.setPaused(!this.isPaused));
    this.pause.setAttribute('aria-pressed', 'false');
    this.speed = make('select', { id: 'time-rate' }, ...rates.map(([value, textContent]) => make('option', { value, textContent })));
    this.speed.addEventListener('change', () => {
      this.rate = Number(this.speed.value);
      this.tellRate();
    });
    this.steps = [['1 frame', 1 / 60], ['0.1 s', 0.1], ['1 s', 1]].map(([words, seconds]) =>
      button(`+ ${words}`, 'Let so much of the view’s time pass', () => this.step(seconds)));
    this.place = make('input', { type: 'range', id: 'time-frame', min: 0, max: 0, value: 0 });
    this.place.addEventListener('input', () => this.showFrame());
    this.words = make('output', { htmlFor: 'time-frame' });
    this.now = button('Back to now', 'Show the view as it is', () => this.toLast());
    this.goOn = button('Go on from here', 'Have the view go on from the state that it had in this frame', () => this.goBack());
    this.onion = make('input', { type: 'checkbox', id: 'time-onion' });
    this.onion.addEventListener('change', () => this.showFrame());
    this.savers = [
      button('Save picture', 'What is chosen, as a PNG', () => this.save('frame')),
      button('Save strip', 'All side by side, as a PNG', () => this.save('strip')),
      button('Save animation', 'All one after the other, as a WebP', () => this.saveAnimation()),
    ];
    node.append(
      make('div', { className: 'time-row' }, this.pause, make('label', { htmlFor: 'time-rate', textContent: 'Speed' }), this.speed),
      make('div', { className: 'time-row' }, ...this.steps),
      make('h3', { textContent: 'Frames' }),
      make('div', { className: 'time-row' }, make('label', { htmlFor: 'time-frame', textContent: 'Frame' }), this.place, this.now, this.goOn, this.words),
      make('div', { className: 'time-row' }, this.onion, make('label', { htmlFor: 'time-onion', textContent: 'All over each other' })),
      make('div', { className: 'time-row' }, ...this.savers, button('Save PDF', 'A page for each, as lines and letters', () => this.savePDF()), button('Forget', 'Begin anew', () => this.forget())),
      make('p', { className: 'quiet', textContent: `Each frame that is shown while this is open is kept, the last ${mostFrames} and ${mostBytes >> 20} MiB at most.` }));
    this.badge = make('button', { type: 'button', className: 'time-badge', title: 'Have the view’s time pass as it does', onclick: () => this.goOnAsUsual() });
    this.note = make('p', { className: 'wrong', role: 'status' });
    node.append(this.note);
    this.film = make('canvas', { className: 'film', hidden: true, 'aria-hidden': 'true' });
    this.showWords();
  }

  // The view's time

  /** Works on another view; null for none. */
  watch(view) {
    if (this.view) this.view.onFrame = null;
    if (this.view && (this.isPaused || this.rate !== 1)) this.view.tell({ t: 'clock', rate: 1 });
    this.view = view;
    this.isFilmed = false;
    this.forget();
    this.film.remove();
    this.badge.remove();
    view?.host.append(this.badge);
    if (!view && (this.isPaused || this.rate !== 1)) this.goOnAsUsual();
    this.badge.hidden = !this.isPaused && this.rate === 1;
    view?.stage.append(this.film);
    this.listen();
  }

  /** Keeps frames as long as somebody looks at this. */
  setOn(isOn) {
    this.isOn = isOn;
    this.listen();
    if (!isOn) this.toLast();
  }

  listen() {
    if (this.view) this.view.onFrame = this.isOn ? (canvas) => this.capture(canvas) : null;
    const isFilmed = this.isOn && Boolean(this.view);
    // The session keeps what its scenes show, for a document.
    if (isFilmed !== this.isFilmed) this.ask({ what: 'film', on: isFilmed }).catch(() => {});
    this.isFilmed = isFilmed;
  }

  /** A session begins, with time that passes as it does. */
  begin() {
    if (this.isPaused || this.rate !== 1) this.tellRate();
    this.isFilmed = false;
    // Numbers of scenes are the session's.
    for (const frame of this.frames) frame.scene = null;
    this.listen();
  }

  setPaused(isPaused) {
    this.isPaused = isPaused;
    this.pause.setAttribute('aria-pressed', String(isPaused));
    this.pause.textContent = isPaused ? 'Go on' : 'Pause';
    this.tellRate();
  }

  /** Time passes as it does. */
  goOnAsUsual() {
    this.rate = 1;
    this.speed.value = '1';
    this.setPaused(false);
  }

  tellRate() {
    // A view whose time stands still looks like one that has broken.
    this.badge.textContent = this.isPaused ? 'Time stands still' : 'Time is slow';
    this.badge.hidden = !this.isPaused && this.rate === 1;
    this.view?.tell({ t: 'clock', rate: this.isPaused ? 0 : this.rate });
  }

  step(seconds) {
    if (!this.isPaused) this.setPaused(true);
    this.toLast();
    this.view?.tell({ t: 'clock', by: seconds });
  }

  // Frames

  async capture(canvas) {
    if (!canvas.width || !canvas.height) return;
    // In points: a film in all pixels of a screen would be large.
    const scale = Math.min(1, canvas.clientWidth / canvas.width || 1);
    const [width, height] = [canvas.width, canvas.height].map((length) => Math.max(1, Math.round(length * scale)));
    const number = (this.captures += 1);
    const frame = { number, at: performance.now(), width, height, scene: this.view.lastScene };
    this.frames.push(frame);
    try {
      frame.bitmap = await createImageBitmap(canvas, { resizeWidth: width, resizeHeight: height, resizeQuality: 'medium' });
    } catch {
      this.frames = this.frames.filter((each) => each !== frame);
    }
    // It may have been forgotten meanwhile.
    if (!this.frames.includes(frame)) frame.bitmap?.close();
    this.limit();
    this.showWords();
  }

  limit() {
    let bytes = this.frames.reduce((sum, { width, height }) => sum + width * height * 4, 0);
    while (this.frames.length > mostFrames || (bytes > mostBytes && this.frames.length > 1)) {
      const { width, height, bitmap } = this.frames.shift();
      bytes -= width * height * 4;
      bitmap?.close();
    }
  }

  forget() {
    for (const { bitmap } of this.frames) bitmap?.close();
    this.frames = [];
    this.toLast();
  }

  get isAtLast() {
    return Number(this.place.value) >= Number(this.place.max);
  }

  toLast() {
    this.place.value = this.place.max;
    this.onion.checked = false;
    this.showWords();
    this.showFrame();
  }

  showWords() {
    const wasLast = this.isAtLast;
    this.place.max = Math.max(0, this.frames.length - 1);
    if (wasLast) this.place.value = this.place.max;
    this.place.disabled = this.frames.length < 2;
    for (const each of this.savers) each.disabled = this.frames.length === 0;
    const frame = this.frames[Number(this.place.value)], last = this.frames.at(-1);
    const back = frame && last ? Math.round(last.at - frame.at) : 0;
    this.words.textContent = frame ? `${Number(this.place.value) + 1} of ${this.frames.length}${back ? `, ${back} ms before the last` : ''}` : 'none';
  }

  /** Lays the chosen frame over the view, or all; nothing where the last one is chosen. */
  showFrame() {
    this.showWords();
    const isOver = this.frames.length > 0 && (this.onion.checked || !this.isAtLast);
    this.film.hidden = this.now.hidden = !isOver;
    this.goOn.hidden = this.isAtLast || !this.frames[Number(this.place.value)]?.scene;
    if (isOver) this.draw(this.film);
  }

  draw(canvas) {
    const frame = this.frames[Number(this.place.value)];
    [canvas.width, canvas.height] = [frame.width, frame.height];
    const context = canvas.getContext('2d');
    if (!this.onion.checked) return frame.bitmap && context.drawImage(frame.bitmap, 0, 0);
    const layers = spread(this.frames.filter(({ bitmap }) => bitmap), mostLayers);
    layers.forEach(({ bitmap }, index) => {
      // Each shows the same share of what is seen at the end.
      context.globalAlpha = 1 / (index + 1);
      context.drawImage(bitmap, 0, 0, frame.width, frame.height);
    });
    context.globalAlpha = 1;
  }

  save(kind) {
    if (!this.frames.length) return;
    const canvas = document.createElement('canvas');
    if (kind === 'frame') this.draw(canvas);
    else {
      const layers = spread(this.frames.filter(({ bitmap }) => bitmap), mostLayers), gap = 8;
      canvas.width = layers.reduce((sum, { width }) => sum + width + gap, -gap);
      canvas.height = Math.max(...layers.map(({ height }) => height));
      const context = canvas.getContext('2d');
      let left = 0;
      for (const { bitmap, width } of layers) {
        context.drawImage(bitmap, left, 0);
        left += width + gap;
      }
    }
    canvas.toBlob((blob) => blob && download(blob, kind === 'frame' ? 'frame.png' : 'frames.png'), 'image/png');
  }

  /** All frames, each as long as it was shown; the last for a second. */
  async saveAnimation() {
    await this.trying(async () => {
      const shown = this.frames.filter(({ bitmap }) => bitmap), canvas = document.createElement('canvas'), frames = [];
      if (!shown.length) throw new Error('There are no frames yet.');
      for (const [index, { bitmap, width, height, at }] of shown.entries()) {
        [canvas.width, canvas.height] = [width, height];
        canvas.getContext('2d').drawImage(bitmap, 0, 0);
        const blob = await new Promise((go) => canvas.toBlob(go, 'image/webp', 1));
        if (blob?.type !== 'image/webp') throw new Error('This browser can’t write WebP.');
        const file = new Uint8Array(await blob.arrayBuffer());
        frames.push({ width, height, file, duration: shown[index + 1] ? shown[index + 1].at - at : lastDuration });
      }
      download(new Blob([animation(frames)], { type: 'image/webp' }), 'frames.webp');
    });
  }

  /** The frames as the session has drawn them: sharp at any size. */
  async savePDF() {
    await this.trying(async () => {
      const scenes = [...new Set(this.frames.map(({ scene }) => scene).filter(Boolean))];
      const { pdf } = await this.ask({ what: 'pages', scenes });
      const file = Uint8Array.from(atob(pdf), (letter) => letter.charCodeAt(0));
      download(new Blob([file], { type: 'application/pdf' }), scenes.length > 1 ? 'frames.pdf' : 'frame.pdf');
    });
  }

  /** Another session begins, with the state of that frame. */
  async goBack() {
    const { scene } = this.frames[Number(this.place.value)];
    await this.trying(() => this.ask({ what: 'goOn', scenes: [scene] }));
    this.toLast();
  }

  async trying(act) {
    this.note.textContent = '';
    try {
      await act();
    } catch (error) {
      this.note.textContent = error.message;
    }
  }
}

function download(blob, name) {
  const link = make('a', { href: URL.createObjectURL(blob), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** At most so many of a list, evenly, with the first and the last. */
function spread(list, most) {
  if (list.length <= most) return list;
  return Array.from({ length: most }, (_, i) => list[Math.round((i * (list.length - 1)) / (most - 1))]);
}

"""#),
    File(
      name: "unheard.js",
      text: #"""
// SPDX-License-Identifier: Apache-2.0
// What was said and hasn't had its effect yet. Where the connection is lost, it's said once more to the session that lives on.

/** What doesn't count where it's late, or is said anew by itself. */
const fleeting = new Set(['hello', 'ack', 'surroundings', 'visibility', 'inspect', 'files', 'clock']);
/** So much is kept: who hasn't been heard for longer isn't understood any more. */
const most = 2000;
const mostLetters = 1 << 20;

export class Unheard {
  messages = [];
  letters = 0;

  add(number, message) {
    if (fleeting.has(message.t) || (message.t === 'pointer' && message.kind === 'hover')) return;
    const text = JSON.stringify({ ...message, i: number });
    this.messages.push({ number, text });
    this.letters += text.length;
    // Without one of them the rest would mean something else.
    if (this.messages.length > most || this.letters > mostLetters) this.clear();
  }

  clear() {
    this.messages = [];
    this.letters = 0;
  }

  /** The session has taken all up to a number. */
  heard(seen) {
    while (this.messages.length && this.messages[0].number <= seen) this.letters -= this.messages.shift().text.length;
  }
}

"""#),
    File(
      name: "values.js",
      text: #"""
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

"""#),
    File(
      name: "view.js",
      text: #"""
// SPDX-License-Identifier: Apache-2.0
// One live view on a page: what its session says is drawn, and what people do is said to it.
import { Elements } from './elements.js';
import { Fields } from './fields.js';
import { Findings } from './findings.js';
import { Grips } from './grips.js';
import { Input } from './input.js';
import { Painter } from './painter.js';
import { Requests } from './requests.js';
import { Scene } from './scene.js';
import { Scrollers } from './scrollers.js';
import { Unheard } from './unheard.js';
import { Words } from './words.js';

const version = 1;
/** How long a scene waits for its pictures, in milliseconds. */
const patience = 300;
/** How often words are brought to their places while something moves, in milliseconds. */
const wordsPause = 250;
const mostPixels = 1 << 25;
/** What a session may be told before it has shown something: it names nothing by number. */
const greetings = new Set(['hello', 'surroundings', 'ack', 'navigate', 'visibility', 'url']);
const unmoved = [0, 0];

export class LiveView {
  /** The scene of a session that has been greeted and hasn't shown anything. */
  next = null;
  shown = [];
  /** The client's last message that has had its effect. */
  seen = 0;
  pixelScale = 1;
  isDirty = false;
  wordsAreDirty = false;
  wordsTime = 0;
  frame = 0;
  isGreeting = false;
  waiting = [];
  pictures = new Set();
  isWaiting = false;
  /** The session's name for itself; what it hasn't taken; the number up to which it has to before the view is used again. */
  session = '';
  unheard = new Unheard();
  owed = 0;
  complaints = new Set();
  connection = null;
  hasShown = false;
  /** Who looks into the view: is told of each session's `begin()`, of `changed()`, of what is told by `heard(message, number)`, and takes answers by `take(message)`. */
  watcher = null;
  /** Keeps the browser's address in step, where the page has one for the view: an `AddressBar`. */
  address = null;
  /** Is told of each frame that is painted. */
  onFrame = null;

  /**
   * Shows a view in a node.
   *
   * @param options
   * - `connect(handlers)`: gives the connection to its session.
   * - `surroundings`: what it's shown in.
   * - `room()`: the width and the height that there is for it; null where it isn't to be seen.
   * - `interactive`: false for a picture with the name `name`, made smaller where there's less room.
   * - `isQuiet`: true for a view that takes nothing from the page's people, and opens nothing.
   * - `scope`: the node that tells the view's language and looks; the stage by itself.
   * - `onState(kind, text)`: is told what has happened, in place of the bar: `shown`, `lost`, `ended`, `building`,
   *   `problem`, where an empty text takes one back.
   * - `onLayout(place)`: is told where the view lies.
   * - `address`: an `AddressBar` for the view.
   */
  constructor(host, options) {
    const { interactive = true, surroundings, room, name = '', onState, onLayout, address } = options;
    Object.assign(this, { host, options, interactive, surroundings, room, onState, onLayout });
    this.ending = new AbortController();
    address?.attach(this);
    const { signal } = this.ending;
    const make = (tag, kind) => Object.assign(document.createElement(tag), { className: kind });
    this.stage = make('div', 'stage');
    this.canvas = make('canvas', 'canvas');
    this.canvas.setAttribute('aria-hidden', 'true');
    this.stage.append(this.canvas);
    host.append(this.stage);
    this.ctx = this.canvas.getContext('2d');
    this.scope = options.scope ?? this.stage;
    this.tell = this.tell.bind(this);
    this.draw = this.draw.bind(this);
    if (interactive) {
      this.layer = make('div', 'layer');
      this.stage.append(this.layer);
      this.scrollers = new Scrollers(this.tell, this.draw);
      this.elements = new Elements(this.layer, this.scrollers);
      this.fields = new Fields(this.layer, this.elements, this.tell, signal);
      this.words = new Words(this.layer, this.elements, this.scrollers, this.fields, signal);
      this.findings = new Findings();
      this.bar = make('div', 'bar');
      this.bar.setAttribute('role', 'status');
      this.bar.hidden = true;
      host.append(this.findings.node, this.bar);
      this.grips = new Grips(this.stage, this.scrollers, signal);
      if (!options.isQuiet) {
        new Input(this.stage, this.elements, this.scrollers, this.grips, this.tell, this.scope, signal);
      }
      let zoomTimer = 0;
      visualViewport?.addEventListener('resize', () => {
        clearTimeout(zoomTimer);
        zoomTimer = setTimeout(this.draw, 150);
      }, { signal });
    } else {
      this.stage.setAttribute('role', 'img');
      this.stage.setAttribute('aria-label', name || 'A view');
    }
    this.scene = new Scene(this.complain);
    this.painter = new Painter(this.scene, this.shift);
    this.showAppearance(surroundings.now);
    surroundings.watch((changed, now) => {
      this.tell({ t: 'surroundings', ...changed });
      this.showAppearance(now);
      this.draw();
    }, signal);
    this.observer = new ResizeObserver(() => {
      surroundings.look();
      this.draw();
    });
    this.observer.observe(host);
    this.resume();
  }

  /** Connects, where it isn't connected. */
  resume() {
    if (this.connection) return;
    this.connection = this.options.connect({
      opened: () => {
        this.isGreeting = true;
        const { asked, now } = this.surroundings;
        const session = this.session ? { session: this.session } : null;
        this.tell({ t: 'hello', protocol: version, asked, ...now, ...session, ...this.address?.hello });
        this.address?.begin();
      },
      text: (message) => {
        this.waiting.push(message);
        this.takeAll();
      },
      data: (kind, number, bytes) => {
        this.waiting.push({ t: 'content', kind, number, bytes });
        this.takeAll();
      },
      closed: (why) => this.end(`The server has closed the connection. ${why}`),
      lost: () => {
        // What is done meanwhile would be for nobody, and gone.
        this.lostFocus ??= this.elements?.entryOf(document.activeElement)?.id;
        if (this.layer) this.layer.inert = true;
        this.say('lost', 'The connection is lost. It is tried again…');
      },
    });
    if (this.interactive && !this.options.isQuiet) this.requests = new Requests(this.bar, this.connection);
  }

  /** Lets the session go. The last picture stays. */
  pause() {
    this.connection?.close();
    this.connection = null;
    this.waiting = [];
    this.next = null;
    this.isGreeting = false;
  }

  /** Takes the view from the page. */
  close() {
    this.pause();
    this.ending.abort();
    this.observer.disconnect();
    cancelAnimationFrame(this.frame);
    this.isClosed = true;
    for (const node of [this.stage, this.findings?.node, this.bar]) node?.remove();
  }

  /** Says once on the console what is wrong with what came. */
  complain = (what) => {
    if (this.complaints.has(what) || this.complaints.size > 100) return;
    this.complaints.add(what);
    console.warn(what);
  };

  shift = (id) => (this.interactive ? this.scrollers.shift(id) : unmoved);

  /** Says something to the session, unless what is seen is of one that has ended: its numbers mean nothing now. */
  tell(message) {
    if (!this.connection || (this.isGreeting && !greetings.has(message.t))) return 0;
    const number = this.connection.tell(message);
    if (number) {
      this.unheard.add(number, message);
      this.watcher?.heard(message, number);
    }
    return number;
  }

  /** Tells what has happened; an empty text takes back what was told. */
  say(kind, text, ...nodes) {
    if (this.onState?.(kind, text)) return;
    this.requests?.say(text, ...nodes);
  }

  // Frames

  draw() {
    this.isDirty = true;
    this.askForFrame();
  }

  askForFrame() {
    if (!this.isClosed) this.frame ||= requestAnimationFrame(() => this.showFrame());
  }

  showFrame() {
    this.frame = 0;
    this.layOut();
    if (this.isDirty) {
      this.isDirty = false;
      this.painter.paint(this.ctx, this.pixelScale);
    }
    if (this.shown.length) this.onFrame?.(this.canvas);
    for (const n of this.shown) this.tell({ t: 'ack', n });
    if (this.shown.length && !this.hasShown) {
      this.hasShown = true;
      this.onState?.('shown', '');
    }
    this.shown = [];
    if (this.wordsAreDirty && this.interactive) this.showWords();
  }

  showWords() {
    const isMoving = this.scene.animates || this.scrollers.areMoving;
    const wait = isMoving ? this.wordsTime + wordsPause - performance.now() : 0;
    if (wait > 0) {
      setTimeout(() => this.askForFrame(), wait);
      return;
    }
    this.wordsAreDirty = false;
    this.wordsTime = performance.now();
    this.words.update(this.scene);
  }

  /** Puts the view into the middle of its room, on whole pixels. */
  layOut() {
    const scale = devicePixelRatio;
    const room = this.room();
    if (!room) return;
    const [roomWidth, roomHeight] = room;
    const [w, h] = this.scene.size;
    const fit = this.interactive ? 1 : Math.min(1, roomWidth / (w || 1), roomHeight / (h || 1));
    const [width, height] = [w, h].map((length) => Math.max(1, Math.round(length * fit * scale)));
    // What two fingers have enlarged is drawn in more pixels, as many as a canvas may have.
    const most = Math.min(16384 / Math.max(width, height), Math.sqrt(mostPixels / (width * height)));
    const zoom = Math.min(this.interactive ? visualViewport?.scale ?? 1 : 1, most);
    this.pixelScale = scale * fit * zoom;
    const { canvas, stage } = this;
    const pixels = [width, height].map((length) => Math.round(length * zoom));
    if (canvas.width !== pixels[0] || canvas.height !== pixels[1]) {
      [canvas.width, canvas.height] = pixels;
      this.isDirty = true;
    }
    const middle = (length, own) =>
      Number.isFinite(length) ? Math.max(0, Math.round((length * scale - own) / 2)) / scale : 0;
    const left = middle(roomWidth, width), top = middle(roomHeight, height);
    const key = `${scale} ${width} ${height} ${left} ${top}`;
    if (this.placed === key) return;
    this.placed = key;
    this.isDirty = true;
    for (const node of [canvas, stage]) {
      node.style.width = `${width / scale}px`;
      node.style.height = `${height / scale}px`;
    }
    stage.style.left = `${left}px`;
    stage.style.top = `${top}px`;
    if (this.findings) {
      this.findings.node.style.left = `${left}px`;
      this.findings.node.style.top = `${top + height / scale + 8}px`;
    }
    this.onLayout?.({ left, top, width: width / scale, height: height / scale });
  }

  // What the session says

  /** Takes messages in order. A scene waits a little for the pictures that came before it, so that nothing flickers. */
  takeAll() {
    while (this.waiting.length && !this.isWaiting) {
      const message = this.waiting[0];
      if (message.t === 'scene' && this.pictures.size) {
        this.isWaiting = true;
        Promise.race([Promise.all(this.pictures), new Promise((go) => setTimeout(go, patience))]).then(() => {
          this.isWaiting = false;
          this.pictures.clear();
          this.takeAll();
        });
        return;
      }
      this.waiting.shift();
      try {
        if (Object.hasOwn(takers, message.t)) takers[message.t].call(this, message);
      } catch (error) {
        this.complain(`A message could not be taken: ${message.t}: ${error.stack}`);
      }
    }
  }

  /** Forgets the session before. */
  begin() {
    for (const part of [this.elements, this.scrollers, this.words, this.findings]) part?.clear();
    if (this.fields) this.fields.sent = 0;
    this.seen = 0;
    this.scene = this.next;
    this.painter = new Painter(this.scene, this.shift);
    this.next = null;
    this.isGreeting = false;
    this.hasShown = false;
    if (this.layer) this.layer.inert = this.owed > 0;
    this.watcher?.begin();
  }

  takeScene(message) {
    const { scene } = this;
    this.shown.push(message.n);
    /** The number of the last scene that was taken. */
    this.lastScene = message.n;
    this.askForFrame();
    this.seen = message.seen ?? this.seen;
    this.unheard.heard(this.seen);
    if (this.owed && this.seen >= this.owed) {
      // What was said once more has had its effect.
      this.owed = 0;
      if (this.layer) this.layer.inert = false;
      if (this.fields) this.fields.focusIsNew = true;
    }
    const changes = scene.apply(message);
    if (changes.drawing) this.isDirty = true;
    if (!this.interactive) return;
    // A node that is moved loses the browser's focus. Nobody has taken it from there.
    const active = document.activeElement;
    this.fields.isQuiet = true;
    this.elements.update(scene, changes);
    if (active !== document.activeElement && this.layer.contains(active)) active.focus({ preventScroll: true });
    this.fields.isQuiet = false;
    this.grips.update(scene);
    this.scrollers.settle(this.seen);
    this.fields.update(scene, changes, this.seen);
    if (this.lostFocus && !this.layer.inert) this.refocus();
    this.stage.style.cursor = ['text', 'pointer'].includes(scene.cursor) ? scene.cursor : 'default';
    if (message.findings) this.findings.add(message.findings);
    if (changes.drawing || changes.elements.size || changes.gone.length) this.wordsAreDirty = true;
    this.watcher?.changed(changes.drawing);
  }

  takeContent({ kind, number, bytes }) {
    const target = this.next ?? this.scene;
    if (kind === 3) return target.addFile(number, bytes);
    if (kind !== 2) return;
    const picture = target.addPicture(number, bytes).then(() => {
      this.pictures.delete(picture);
      if (target === this.scene) this.draw();
    });
    this.pictures.add(picture);
  }

  /** The session has ended: its last picture stays, and what has happened is said over it. */
  end(why) {
    this.connection?.finish();
    this.requests?.forget();
    this.hasShown = false;
    // What came before the end and isn't painted yet doesn't tell that a session goes on.
    this.shown = [];
    const button = this.requests?.button('Start again', () => {
      this.say('lost', 'Connecting…');
      this.again();
    });
    this.watcher?.ended?.(why || 'The view has ended.');
    this.say('ended', why || 'The view has ended.', ...(button ? [button] : []));
  }

  again() {
    if (this.connection) this.connection.again();
    else this.resume();
  }

  /** Says once more what a session that lives on hasn't heard; to another one it would mean something else. */
  goOn(session, seen) {
    if (session && session === this.session) this.unheard.heard(seen);
    else {
      this.unheard.clear();
      this.lostFocus = undefined;
    }
    this.session = session;
    const { messages } = this.unheard;
    this.owed = messages.at(-1)?.number ?? 0;
    for (const { text } of messages) this.connection.sendText(text);
  }

  /** Gives the focus back to what had it when the connection was lost. */
  refocus() {
    const entry = this.elements.entries.get(this.lostFocus);
    this.lostFocus = undefined;
    if (document.activeElement === document.body) entry?.node.focus({ preventScroll: true });
  }

  showAppearance({ appearance, locale, direction }) {
    this.scope.dataset.appearance = appearance;
    // The session says what the view speaks; until then it's taken to be what its reader does.
    this.scope.lang = (this.spoken?.language ?? locale).replaceAll('_', '-');
    this.scope.dir = this.spoken?.direction ?? direction;
  }
}

const takers = {
  welcome({ protocol, limit, keeps, size, session = '', seen = 0 }) {
    if (protocol !== version) {
      this.end(`The session speaks version ${protocol} of the protocol, this page version ${version}.`);
      return;
    }
    this.say('problem', '');
    if (this.requests) {
      this.requests.forget();
      this.requests.limit = limit;
    }
    this.next = new Scene(this.complain);
    this.keeps = keeps ?? [];
    this.surroundings.setKept(this.keeps, size);
    this.connection.begin();
    this.goOn(session, seen);
  },

  scene(message) {
    if (this.next) this.begin();
    this.takeScene(message);
  },

  content(message) {
    this.takeContent(message);
  },

  language({ language, direction }) {
    if (typeof language !== 'string') return;
    this.spoken = { language, direction: direction === 'rtl' ? 'rtl' : 'ltr' };
    this.showAppearance(this.surroundings.now);
  },

  place(message) {
    this.address?.take(message);
  },
  window(message) {
    this.address?.take(message);
  },
  closeWindow(message) {
    this.address?.take(message);
  },

  inspected(message) {
    this.watcher?.take(message);
  },

  open(message) {
    this.requests?.open(message);
  },
  share(message) {
    this.requests?.share(message);
  },
  dialog(message) {
    this.requests?.dialog(message);
  },
  download({ name, content }) {
    const bytes = this.scene.contents.get(content)?.file;
    if (bytes) this.requests?.download(name, bytes);
    this.scene.contents.delete(content);
  },
  building() {
    this.say('building', 'It is built again…');
  },
  problem({ text }) {
    this.say('problem', String(text), ...(text && this.requests ? [this.requests.dismiss] : []));
  },
  renew() {
    this.onState?.('renew', '');
    this.connection?.again();
  },
  refused({ why }) {
    this.end(`The session has ended, as it can't go on: ${why}`);
  },
  ended({ why }) {
    this.end(why);
  },
};

"""#),
    File(
      name: "wall.html",
      text: #"""
<!doctype html>
<!-- SPDX-License-Identifier: Apache-2.0 -->
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>Previews</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="page/page.css">
<link rel="stylesheet" href="page/previews.css">
<script type="module" src="page/wall.js"></script>
<link rel="modulepreload" href="page/backdrops.js">
<link rel="modulepreload" href="page/commands.js">
<link rel="modulepreload" href="page/connection.js">
<link rel="modulepreload" href="page/console.js">
<link rel="modulepreload" href="page/editor.js">
<link rel="modulepreload" href="page/elements.js">
<link rel="modulepreload" href="page/fields.js">
<link rel="modulepreload" href="page/findings.js">
<link rel="modulepreload" href="page/geometry.js">
<link rel="modulepreload" href="page/input.js">
<link rel="modulepreload" href="page/lines.js">
<link rel="modulepreload" href="page/nodes.js">
<link rel="modulepreload" href="page/painter.js">
<link rel="modulepreload" href="page/pictures.js">
<link rel="modulepreload" href="page/requests.js">
<link rel="modulepreload" href="page/roles.js">
<link rel="modulepreload" href="page/scene.js">
<link rel="modulepreload" href="page/scrollers.js">
<link rel="modulepreload" href="page/status.js">
<link rel="modulepreload" href="page/surfaces.js">
<link rel="modulepreload" href="page/surroundings.js">
<link rel="modulepreload" href="page/view.js">
<link rel="modulepreload" href="page/wire.js">
<link rel="modulepreload" href="page/words.js">
</head>
<body class="wall">
<header class="top">
<h1>Previews</h1>
<span id="count" class="quiet" role="status"></span>
<span class="space"></span>
<span id="building" class="building" role="status"></span>
<input id="search" type="search" placeholder="Search  /" aria-label="Search by name or file" aria-keyshortcuts="/" spellcheck="false" autocomplete="off">
<select id="appearance" aria-label="Appearance of all previews">
<option value="">As the browser</option><option value="light">Light</option><option value="dark">Dark</option>
</select>
<button id="console-button" type="button" aria-expanded="false" aria-controls="console">Console</button>
</header>
<section id="problem" class="problem" role="alert" aria-label="Problem" hidden></section>
<main id="main"><p id="nothing" class="quiet" hidden></p></main>
<section id="console" class="console" aria-label="Console" hidden></section>
<noscript>This page shows previews that run elsewhere, and needs JavaScript for that.</noscript>
</body>
</html>

"""#),
    File(
      name: "wall.js",
      text: #"""
// SPDX-License-Identifier: Apache-2.0
// The wall: all previews as pictures that follow their sources.
import { Channels } from './connection.js';
import { ConsolePanel, SourcesNote } from './console.js';
import { make, placeNode } from './nodes.js';
import { Picture } from './pictures.js';
import { Status } from './status.js';
import { fieldsOf } from './surroundings.js';
import { socketAddress } from './wire.js';

/** How long a tile has to be in sight, so that who scrolls past asks for nothing, and how long it may be out of sight. */
const [arrival, departure] = [80, 300];
/** So many pictures out of sight are kept. */
const mostResting = 200;

const byId = (id) => document.getElementById(id);
const [main, search, count, appearance] = ['main', 'search', 'count', 'appearance'].map(byId);

class Tile {
  constructor(wall, preview, id) {
    this.wall = wall;
    this.preview = preview;
    this.picture = new Picture(wall.channels, preview.key, preview.name, wall.given, {
      room: () => wall.roomIn(this.picture.host),
      problem: () => wall.status.problem,
    });
    this.name = make('span', { className: 'name', id: `name-${id}` });
    this.link = make('a', { className: 'open', 'aria-labelledby': this.name.id }, this.picture.host, this.name);
    this.foot = make('div', { className: 'foot' });
    this.node = make('li', { className: 'tile' }, this.link, this.picture.note, this.picture.again, this.foot);
    this.node.tile = this;
    wall.observer.observe(this.node);
    this.update(preview);
  }

  update(preview) {
    const { files } = this.wall.status;
    const { name, place } = this.preview;
    if (this.files === files && name === preview.name && place === preview.place) return;
    Object.assign(this, { preview, files });
    this.name.textContent = preview.name;
    this.foot.replaceChildren(placeNode(preview.place));
    this.words = `${preview.name} ${preview.place}`.toLowerCase();
    this.point();
  }

  /** Leads to the preview, in the looks that the wall has. */
  point() {
    const looks = new URLSearchParams(this.wall.given);
    for (const name of ['q', 'wall']) looks.delete(name);
    this.link.href = `preview/${encodeURIComponent(this.preview.key)}/${String(looks) && `?${looks}`}`;
  }

  close() {
    this.wall.observer.unobserve(this.node);
    clearTimeout(this.node.timer);
    this.wall.resting.delete(this.picture);
    this.picture.drop();
    this.node.remove();
  }
}

class Wall {
  sections = new Map();
  /** The pictures out of sight, those that rest longest first. */
  resting = new Set();
  number = 0;

  constructor() {
    this.given = fieldsOf(location.search);
    this.status = new Status('status');
    this.channels = new Channels(socketAddress('views'));
    this.observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        clearTimeout(target.timer);
        const { picture } = target.tile;
        // Who scrolls past comes back, perhaps.
        target.timer = isIntersecting
          ? setTimeout(() => this.run(picture), arrival)
          : setTimeout(() => this.rest(picture), departure);
      }
    }, { rootMargin: '160px 0px' });
    new ResizeObserver(() => (this.room = null)).observe(main);
    new SourcesNote(this.status, byId('problem'), byId('building'));
    new ConsolePanel(this.status, byId('console'), byId('console-button'), this.given.has('console'), (isOpen) => {
      this.put('console', isOpen ? '1' : '');
    });
    this.status.listen((kind) => {
      if (kind === 'previews') this.update();
      if (kind === 'previews' || kind === 'cursor') this.mark();
      if (kind === 'state') for (const tile of this.tiles) tile.picture.leaveOut(this.status.problem);
    });
    search.value = this.given.get('q') ?? '';
    search.addEventListener('input', () => {
      this.put('q', search.value);
      this.filter();
    });
    search.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && search.value) {
        event.preventDefault();
        search.value = '';
        search.dispatchEvent(new Event('input'));
      }
    });
    addEventListener('keydown', (event) => {
      const isTyped = /^(input|select|textarea)$/i.test(document.activeElement?.tagName ?? '');
      if (event.key !== '/' || isTyped || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      search.focus();
    });
    appearance.value = this.given.get('appearance') ?? '';
    appearance.addEventListener('change', () => {
      this.put('appearance', appearance.value);
      for (const tile of this.tiles) {
        const { view } = tile.picture;
        if (view && !view.surroundings.change(this.given, view.keeps ?? [])) this.renew(tile.picture);
      }
    });
  }

  run(picture) {
    this.resting.delete(picture);
    picture.run();
  }

  rest(picture) {
    picture.rest();
    this.resting.add(picture);
    if (this.resting.size <= mostResting) return;
    const [longest] = this.resting;
    this.resting.delete(longest);
    longest.drop();
  }

  /** Shows a view anew: what it keeps by itself only a new session has again. One out of sight begins when it comes back. */
  renew(picture) {
    const isSeen = !this.resting.delete(picture);
    picture.drop();
    if (isSeen) picture.run();
  }

  /** The room in a tile; null in one that isn't to be seen. All are of one size, which isn't asked for again while pictures come. */
  roomIn(host) {
    if (!this.room && host.clientWidth) this.room = [host.clientWidth - 24, host.clientHeight - 24];
    return this.room;
  }

  get tiles() {
    return [...this.sections.values()].flatMap((section) => [...section.tiles.values()]);
  }

  /** What is chosen stands in the address. */
  put(name, value) {
    if (value) this.given.set(name, value);
    else this.given.delete(name);
    history.replaceState(null, '', `${location.pathname}${String(this.given) && `?${this.given}`}`);
    // What is searched for isn't a look.
    if (name !== 'q') for (const tile of this.tiles) tile.point();
  }

  update() {
    const sections = new Map();
    for (const { title, previews } of this.status.programs) {
      const section = this.sections.get(title) ?? this.makeSection(title);
      const tiles = new Map();
      for (const preview of previews) {
        const tile = section.tiles.get(preview.key) ?? new Tile(this, preview, (this.number += 1));
        tile.update(preview);
        tiles.set(preview.key, tile);
      }
      for (const [key, tile] of section.tiles) if (!tiles.has(key)) tile.close();
      section.tiles = tiles;
      arrange(section.list, [...tiles.values()].map((tile) => tile.node));
      section.empty.hidden = previews.length > 0;
      sections.set(title, section);
    }
    for (const [title, section] of this.sections) {
      if (sections.has(title)) continue;
      for (const tile of section.tiles.values()) tile.close();
      section.node.remove();
    }
    this.sections = sections;
    arrange(main, [...sections.values()].map((section) => section.node));
    this.filter();
  }

  /** Marks the previews of the file in which an editor's cursor is, and has them in sight when the cursor comes to them. */
  mark() {
    const { previews = [], current } = this.status.cursor ?? {};
    const sought = current ?? previews[0];
    for (const tile of this.tiles) {
      const isMeant = previews.includes(tile.preview.key);
      tile.node.classList.toggle('meant', isMeant);
      if (isMeant && tile.preview.key === current) tile.node.setAttribute('aria-current', 'location');
      else tile.node.removeAttribute('aria-current');
      if (tile.preview.key !== sought || this.sought === sought) continue;
      this.sought = sought;
      tile.node.scrollIntoView({ block: 'nearest' });
    }
    if (!sought) this.sought = null;
  }

  makeSection(title) {
    const id = `program-${(this.number += 1)}`;
    const list = make('ul', { className: 'tiles' });
    const empty = make('p', { textContent: 'It has no previews.' });
    const heading = make('h2', { id, textContent: title });
    return { list, empty, tiles: new Map(), node: make('section', { 'aria-labelledby': id }, heading, empty, list) };
  }

  /** Hides what the search doesn't ask for. */
  filter() {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0, all = 0;
    for (const section of this.sections.values()) {
      let some = 0;
      for (const tile of section.tiles.values()) {
        const isFound = words.every((word) => tile.words.includes(word));
        tile.node.hidden = !isFound;
        some += isFound ? 1 : 0;
        all += 1;
      }
      section.node.hidden = some === 0 && words.length > 0;
      shown += some;
    }
    const noun = all === 1 ? 'preview' : 'previews';
    count.textContent = words.length ? `${shown} of ${all} ${noun}` : `${all} ${noun}`;
    const nothing = words.length ? 'No preview has these words in its name or its file.' : 'There is nothing to show.';
    byId('nothing').hidden = shown > 0;
    byId('nothing').textContent = nothing;
  }
}

/** Puts nodes into their order, and moves only those that aren't in it. */
function arrange(parent, nodes) {
  let at = parent.firstElementChild;
  for (const node of nodes) {
    if (node === at) at = at.nextElementSibling;
    else parent.insertBefore(node, at);
  }
}

new Wall();

"""#),
    File(
      name: "webp.js",
      text: #"""
// SPDX-License-Identifier: Apache-2.0
// Pictures one after the other as an animated WebP: the browser encodes each, here they're put into one file.

const text = (letters) => new TextEncoder().encode(letters);

/** A number in bytes, the least first. */
function bytes(number, count) {
  return Uint8Array.from({ length: count }, (_, i) => Math.floor(number / 2 ** (8 * i)) & 255);
}

function chunk(name, ...parts) {
  const size = parts.reduce((sum, { length }) => sum + length, 0);
  // A chunk of an odd length has a byte behind it.
  return [text(name), bytes(size, 4), ...parts, new Uint8Array(size % 2)];
}

const joined = (parts) => {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

/** The chunks of a still picture that hold its pixels, as they stand in the file. */
function pixelsOf(file) {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength), found = [];
  let hasAlpha = false;
  for (let at = 12; at + 8 <= file.length; ) {
    const name = String.fromCharCode(...file.subarray(at, at + 4)), size = view.getUint32(at + 4, true), end = at + 8 + size + (size % 2);
    if (name === 'ALPH' || name === 'VP8 ' || name === 'VP8L') found.push(file.subarray(at, end));
    if (name === 'ALPH' || (name === 'VP8L' && file[at + 12] & 0x10)) hasAlpha = true;
    at = end;
  }
  if (!found.length) throw new Error('The browser’s WebP can’t be read.');
  return { found, hasAlpha };
}

/**
 * An animated WebP that is repeated without end.
 *
 * @param frames `[{width, height, duration, file}]`: lengths in pixels, milliseconds, and a WebP file each.
 */
export function animation(frames) {
  const width = Math.max(...frames.map((frame) => frame.width)), height = Math.max(...frames.map((frame) => frame.height));
  const pictures = frames.map(({ file }) => pixelsOf(file));
  const hasAlpha = pictures.some((picture) => picture.hasAlpha);
  const parts = [
    ...chunk('VP8X', bytes(2 | (hasAlpha ? 16 : 0), 4), bytes(width - 1, 3), bytes(height - 1, 3)),
    ...chunk('ANIM', bytes(0, 4), bytes(0, 2)),
  ];
  frames.forEach((frame, index) => {
    const duration = Math.min(2 ** 24 - 1, Math.max(1, Math.round(frame.duration)));
    // Each takes the place of the one before, and is cleared away behind it.
    const head = [bytes(0, 3), bytes(0, 3), bytes(frame.width - 1, 3), bytes(frame.height - 1, 3), bytes(duration, 3), bytes(2 | 1, 1)];
    parts.push(...chunk('ANMF', ...head, ...pictures[index].found));
  });
  const size = parts.reduce((sum, { length }) => sum + length, 4);
  return joined([text('RIFF'), bytes(size, 4), text('WEBP'), ...parts]);
}

"""#),
    File(
      name: "wire.js",
      text: #"""
// SPDX-License-Identifier: Apache-2.0
// A WebSocket that is sought again when it's lost.

const longest = 15000;
/** The codes of what the page has done wrong, and would again. */
const faults = new Set([1002, 1007, 1008, 1009]);

export class Wire {
  /** Nothing is sought any more. */
  isDone = false;
  attempts = 0;

  /**
   * @param handlers `opened()`, `message(data)` takes what comes, `lost()` is told that it's sought again,
   *   `closed(why)` that it isn't.
   */
  constructor(address, handlers) {
    this.address = address;
    this.handlers = handlers;
    this.ending = new AbortController();
    const { signal } = this.ending;
    addEventListener('online', () => this.hurry(), { signal });
    document.addEventListener('visibilitychange', () => !document.hidden && this.hurry(), { signal });
    this.open();
  }

  open() {
    clearTimeout(this.timer);
    this.timer = 0;
    this.socket?.close();
    const socket = (this.socket = new WebSocket(this.address));
    socket.binaryType = 'arraybuffer';
    socket.addEventListener('open', () => socket === this.socket && this.handlers.opened());
    socket.addEventListener('message', ({ data }) => {
      if (socket !== this.socket) return;
      this.attempts = 0;
      this.handlers.message(data);
    });
    socket.addEventListener('close', ({ code, reason }) => {
      if (socket !== this.socket || this.isDone) return;
      if (faults.has(code)) {
        this.isDone = true;
        return this.handlers.closed(reason);
      }
      const wait = Math.min(longest, 500 * 2 ** this.attempts) * (0.75 + Math.random() / 2);
      this.attempts += 1;
      this.timer = setTimeout(() => this.open(), wait);
      this.handlers.lost();
    });
  }

  /** Is sought again, whatever was wrong before. */
  begin() {
    this.isDone = false;
    this.attempts = 0;
    this.open();
  }

  hurry() {
    if (this.timer) this.open();
  }

  get isOpen() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** Sends a text or bytes; what nobody takes is lost. */
  send(data) {
    if (this.isOpen) this.socket.send(data);
  }

  /** The bytes that are still on their way. */
  get waiting() {
    return this.socket?.bufferedAmount ?? 0;
  }

  close() {
    this.isDone = true;
    clearTimeout(this.timer);
    this.ending.abort();
    const { socket } = this;
    this.socket = null;
    socket?.close();
  }
}

/** What a text says as JSON; null where it's none. */
export function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    console.warn('A message is no JSON.');
    return null;
  }
}

/** An address beside the page's as a WebSocket's. */
export function socketAddress(path) {
  const address = new URL(path, location);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address;
}

"""#),
    File(
      name: "words.js",
      text: #"""
// SPDX-License-Identifier: Apache-2.0
// The words of the drawing as text over it, unseen, to be found, selected and copied.
import { identity, mapped, moved, times } from './geometry.js';
import { place } from './elements.js';

const family = 'system-ui, sans-serif';
const ofHeight = 0.84;
const measuring = document.createElement('canvas').getContext('2d');
measuring.font = `100px ${family}`;
const widths = new Map();

/** The width that the browser gives words, at a font's size. */
export function widthOf(words, size) {
  let width = widths.get(words);
  if (width === undefined) {
    width = measuring.measureText(words).width;
    if (widths.size > 20000) widths.clear();
    widths.set(words, width);
  }
  return (width * size) / 100;
}

/** Addresses that a page may lead to. */
export function isLeading(url) {
  try {
    return ['http:', 'https:', 'mailto:', 'tel:'].includes(new URL(url).protocol);
  } catch {
    return false;
  }
}

export class Words {
  /** Nodes for words that belong to no element, by the scroll view that they're in. */
  loose = new Map();

  constructor(layer, elements, scrollers, fields, signal) {
    this.layer = layer;
    this.elements = elements;
    this.scrollers = scrollers;
    this.fields = fields;
    document.addEventListener('copy', (event) => {
      const selected = String(getSelection());
      if (event.target.matches?.('.field') || !layer.contains(getSelection().anchorNode)) return;
      if (!selected.endsWith('\n')) return;
      event.clipboardData.setData('text/plain', selected.trimEnd());
      event.preventDefault();
    }, { signal });
  }

  clear() {
    this.loose.clear();
  }

  /** Brings the words to where they are drawn. */
  update(scene) {
    this.scene = scene;
    this.lines = new Map();
    this.links = [];
    this.walk(scene.root, identity, 0, 0);
    for (const entry of this.elements.entries.values()) {
      const lines = this.lines.get(entry) ?? [];
      if (entry.made.isField) {
        this.fields.layOut(entry, lines);
        continue;
      }
      if (lines.length || entry.words) this.fill(this.elements.wordsOf(entry), lines);
      if (!lines.length && entry.spoken === null) continue;
      this.elements.setWords(entry, lines.map((line) => line.words).join(' '));
    }
    const views = [...this.lines.keys()].filter((key) => typeof key === 'number');
    for (const view of new Set([...this.loose.keys(), ...views])) {
      const node = this.looseIn(view);
      if (node) this.fill(node, this.lines.get(view) ?? []);
    }
    this.showLinks();
  }

  looseIn(view) {
    const parent = view ? this.scrollers.get(view)?.content : this.layer;
    let node = this.loose.get(view);
    if (node && node.parentElement === parent) return node;
    if (!parent) {
      this.loose.delete(view);
      return null;
    }
    node = document.createElement('div');
    node.className = 'words';
    node.setAttribute('aria-hidden', 'true');
    parent.append(node);
    this.loose.set(view, node);
    return node;
  }

  walk(id, m, view, depth) {
    const group = this.scene.groups.get(id);
    if (!group || depth > 500) return;
    const states = [];
    for (const op of group.list) {
      switch (op.kind) {
        case 's': case 'l': states.push(m); break;
        case 'r': case 'e': m = states.pop(); break;
        case 'm': m = times(m, op.m); break;
        case 'g': {
          const scrolled = this.scene.scrolled.get(op.group), at = moved(m, op.x, op.y);
          if (scrolled !== undefined) {
            // What is in a scroll view has places from its content's corner, which isn't always the group's.
            const { frame, offset } = this.scene.scrolls.get(scrolled);
            at[4] += offset[0] - frame[0];
            at[5] += offset[1] - frame[1];
          }
          this.walk(op.group, at, scrolled ?? view, depth + 1);
          break;
        }
        case 't': this.add(op, m, view); break;
        case 'a': this.links.push({ url: op.url, m, target: op.target, view }); break;
      }
    }
  }

  add(op, m, view) {
    const text = this.scene.texts.get(op.text);
    // Below a sheet nobody can use words.
    if (!text || op.element < 0) return;
    const entry = this.elements.entries.get(op.element);
    const isInside = entry?.view === view;
    const key = isInside ? entry : view;
    const [left, top] = isInside ? entry.corner : [0, 0];
    let lines = this.lines.get(key);
    if (!lines) this.lines.set(key, (lines = []));
    for (const line of text.lines) {
      const at = moved(m, op.x + line.x, op.y + line.y - line.ascent);
      const { words, width, ascent, descent } = line;
      lines.push({ words, x: at[4] - left, y: at[5] - top, m, width, height: ascent + descent });
    }
  }

  /** Makes the spans of a node those of lines. Only those that aren't as they should be are touched. */
  fill(node, lines) {
    while (node.childNodes.length > lines.length) node.lastChild.remove();
    lines.forEach((line, index) => {
      let span = node.childNodes[index];
      if (!span) node.append((span = document.createElement('span')));
      // Who copies several lines gets a break between them.
      if (span.words !== line.words) span.textContent = `${(span.words = line.words)}\n`;
      const { x, y, m, width, height } = line;
      const key = `${x.toFixed(2)} ${y.toFixed(2)} ${width} ${height} ${m.slice(0, 4).join(' ')} ${line.words}`;
      if (span.line === key) return;
      span.line = key;
      const size = height * ofHeight;
      const natural = widthOf(line.words, size);
      const stretch = natural > 0 && width > 0 ? width / natural : 1;
      const isPlain = m[0] === 1 && m[1] === 0 && m[2] === 0 && m[3] === 1;
      const turn = isPlain ? '' : `matrix(${m.slice(0, 4).join()},0,0) `;
      span.style.cssText = `left: ${x}px; top: ${y}px; font-size: ${size}px; line-height: ${height}px; ` +
        `transform: ${turn}scaleX(${stretch})`;
    });
  }

  /** Places that lead to addresses. Where an element leads there, they're only for the mouse. */
  showLinks() {
    const leading = [...this.elements.entries.values()].filter((entry) => entry.element.role === 'link');
    const wanted = this.links.filter((link) => isLeading(link.url)).slice(0, 2000);
    this.anchors ??= [];
    while (this.anchors.length > wanted.length) this.anchors.pop().remove();
    wanted.forEach(({ url, m, target: [x, y, w, h], view }, index) => {
      const parent = view ? this.scrollers.get(view)?.content : this.layer;
      if (!parent) return;
      let anchor = this.anchors[index];
      if (!anchor) {
        anchor = this.anchors[index] = document.createElement('a');
        anchor.className = 'placed';
        anchor.target = '_blank';
        anchor.rel = 'noopener noreferrer';
      }
      if (anchor.parentElement !== parent) parent.append(anchor);
      if (anchor.getAttribute('href') !== url) {
        anchor.href = url;
        anchor.setAttribute('aria-label', url);
      }
      const [l, t, r, b] = mapped(m, [x, y, x + w, y + h]);
      place(anchor, l, t, r - l, b - t);
      const isDouble = leading.some(({ element: { inside, frame } }) =>
        (inside ?? 0) === view && frame[0] < r && frame[0] + frame[2] > l && frame[1] < b && frame[1] + frame[3] > t);
      anchor.tabIndex = isDouble ? -1 : 0;
      if (isDouble) anchor.setAttribute('aria-hidden', 'true');
      else anchor.removeAttribute('aria-hidden');
    });
  }
}

"""#),
    File(
      name: "serve-all.js",
      text: #"""
// SPDX-License-Identifier: Apache-2.0
const modules = {};
modules['address.js'] = (() => {
const glance = 1000;
const patience = 1000;
const sceneName = 'scene';

class AddressBar {
  address = '';
  asked = 0;
  opened = new Map();
  isReturning = false;
  later = [];
  isUnsaid = false;
  hasBegun = false;
  chosenAt = -Infinity;

  constructor(view, { base, onUnknown } = {}) {
    this.base = new URL(base ?? '.', location.href).pathname;
    this.onUnknown = onUnknown ?? ((url) => this.view?.tell({ t: 'url', url }));
    this.ending = new AbortController();
    const { signal } = this.ending;
    this.address = this.own;
    this.trail = this.stateTrail ?? [this.address];
    this.replace(this.address);
    addEventListener('popstate', () => this.follow(), { signal });
    document.addEventListener('visibilitychange', () => this.look(), { signal });
    for (const name of ['focus', 'blur', 'pageshow', 'pagehide']) addEventListener(name, () => this.look(), { signal });
    if (globalThis.BroadcastChannel) {
      this.channel = new BroadcastChannel(`gnomon ${this.base}`);
      this.channel.addEventListener('message', ({ data }) => this.isCalled(data?.close) && this.leave());
    }
    this.phase = this.currentPhase;
    if (view) this.attach(view);
  }

  attach(view) {
    this.view = view;
    view.address = this;
    return this;
  }

  close() {
    this.ending.abort();
    this.channel?.close();
    if (this.view?.address === this) this.view.address = null;
  }


  get own() {
    const { pathname } = location;
    if (!pathname.startsWith(this.base)) return '';
    return pathname.slice(this.base.length).split('/').filter(Boolean).map(componentOf).join('/');
  }

  pageOf(address) {
    return this.base + address.split('/').map(encodedComponent).join('/') + location.search + location.hash;
  }

  get scene() {
    try {
      return JSON.parse(new URLSearchParams(location.search).get(sceneName));
    } catch {
      return null;
    }
  }

  get hello() {
    return { address: this.own, visibility: this.phase };
  }


  begin() {
    this.asked = 0;
    this.address = this.own;
    this.isUnsaid = this.hasBegun && this.address === '';
    this.hasBegun = true;
  }

  take(message) {
    if (message.t === 'place') this.place(message);
    else if (message.t === 'window') this.open(message);
    else if (message.t === 'closeWindow') this.closeWindow(message);
    else return false;
    return true;
  }

  place({ address, title, how, seen = 0, missing, problem }) {
    if (seen < this.asked) return;
    if (this.isUnsaid) {
      this.navigate(this.own);
      return;
    }
    if (title) document.title = title;
    if (problem) this.view.say('address', sentence(problem), ...this.dismiss);
    const { href } = location;
    this.address = address;
    this.show(address, missing ? 'replace' : how);
    if (missing && !address) this.onUnknown(href);
  }

  show(address, how) {
    if (this.isReturning) {
      this.later.push([address, how]);
      return;
    }
    const shown = this.trail.at(-1);
    if (address === shown) return;
    const now = performance.now();
    const isEntry = how === 'push' || (how === 'choose' && now - this.chosenAt > glance);
    this.chosenAt = how === 'choose' ? now : -Infinity;
    if (isEntry) {
      this.trail.push(address);
      history.pushState({ ...history.state, gnomonTrail: this.trail }, '', this.pageOf(address));
      return;
    }
    const known = how === 'pop' ? this.trail.lastIndexOf(address) : -1;
    if (known >= 0) {
      const steps = this.trail.length - 1 - known;
      this.trail.length = known + 1;
      this.isReturning = true;
      this.timer = setTimeout(() => this.returned(), patience);
      history.go(-steps);
      return;
    }
    this.trail[this.trail.length - 1] = address;
    this.replace(address);
  }

  returned() {
    clearTimeout(this.timer);
    this.isReturning = false;
    for (const [address, how] of this.later.splice(0)) this.show(address, how);
  }

  replace(address) {
    history.replaceState({ ...history.state, gnomonTrail: this.trail }, '', this.pageOf(address));
  }

  get stateTrail() {
    const trail = history.state?.gnomonTrail;
    return Array.isArray(trail) && trail.at(-1) === this.address ? trail : null;
  }


  follow() {
    const address = this.own;
    const expected = this.isReturning ? this.trail.at(-1) : null;
    this.trail = Array.isArray(history.state?.gnomonTrail) ? history.state.gnomonTrail : [address];
    if (expected === address) {
      this.returned();
      return;
    }
    this.later = [];
    if (this.isReturning) this.returned();
    if (address !== this.address) this.navigate(address);
  }

  navigate(address) {
    this.address = address;
    const number = this.view?.tell({ t: 'navigate', address }) ?? 0;
    if (number) this.asked = number;
    this.isUnsaid = number === 0;
  }

  get currentPhase() {
    if (document.visibilityState === 'hidden') return 'background';
    return document.hasFocus() ? 'active' : 'inactive';
  }

  look() {
    const phase = this.currentPhase;
    if (phase === this.phase) return;
    this.phase = phase;
    this.view?.tell({ t: 'visibility', phase });
  }


  get dismiss() {
    return this.view.requests ? [this.view.requests.dismiss] : [];
  }

  nameOf(key) {
    return `gnomon ${this.base} ${key}`;
  }

  isCalled(key) {
    return typeof key === 'string' && (window.name === this.nameOf(key) || window.name.startsWith(`${this.nameOf(key)}#`));
  }

  open({ scene, key, another }) {
    const page = new URL(this.base, location.href);
    for (const [field, value] of new URLSearchParams(location.search)) page.searchParams.append(field, value);
    page.searchParams.set(sceneName, JSON.stringify(scene));
    const target = another ? `${this.nameOf(key)}#${crypto.getRandomValues(new Uint32Array(1))[0]}` : this.nameOf(key);
    const opened = window.open('', target);
    if (opened) {
      if (isEmpty(opened)) opened.location.replace(page);
      this.opened.set(target, opened);
      opened.focus();
      return;
    }
    const link = Object.assign(document.createElement('a'), { href: page, target, textContent: 'Open it' });
    link.addEventListener('click', () => setTimeout(() => this.view.say('window', '')));
    this.view.say('window', 'The view opens a window, which the browser has kept closed.', link, ...this.dismiss);
  }

  closeWindow({ key }) {
    if (key === undefined) return this.leave();
    this.channel?.postMessage({ close: key });
    const target = this.nameOf(key);
    for (const [name, opened] of this.opened) {
      if (name !== target && !name.startsWith(`${target}#`)) continue;
      opened.close();
      this.opened.delete(name);
    }
    return undefined;
  }

  leave() {
    if (window.opener) window.close();
    setTimeout(() => {
      if (!window.closed) this.view.say('window', 'The window can be closed now.', ...this.dismiss);
    }, 300);
  }
}

function isEmpty(page) {
  try {
    return page.location.href === 'about:blank';
  } catch {
    return true;
  }
}

function componentOf(part) {
  let plain = part;
  try {
    plain = decodeURIComponent(part);
  } catch {
    return part;
  }
  return plain.replace(/[%/\u0000-\u001f\u007f-\u009f]/g, encodeURIComponent);
}

function encodedComponent(part) {
  try {
    return encodeURIComponent(decodeURIComponent(part));
  } catch {
    return encodeURIComponent(part);
  }
}

function sentence(text) {
  return `${text[0].toUpperCase()}${text.slice(1)}.`;
}
return { AddressBar };
})();
modules['wire.js'] = (() => {
const longest = 15000;
const faults = new Set([1002, 1007, 1008, 1009]);

class Wire {
  isDone = false;
  attempts = 0;

  constructor(address, handlers) {
    this.address = address;
    this.handlers = handlers;
    this.ending = new AbortController();
    const { signal } = this.ending;
    addEventListener('online', () => this.hurry(), { signal });
    document.addEventListener('visibilitychange', () => !document.hidden && this.hurry(), { signal });
    this.open();
  }

  open() {
    clearTimeout(this.timer);
    this.timer = 0;
    this.socket?.close();
    const socket = (this.socket = new WebSocket(this.address));
    socket.binaryType = 'arraybuffer';
    socket.addEventListener('open', () => socket === this.socket && this.handlers.opened());
    socket.addEventListener('message', ({ data }) => {
      if (socket !== this.socket) return;
      this.attempts = 0;
      this.handlers.message(data);
    });
    socket.addEventListener('close', ({ code, reason }) => {
      if (socket !== this.socket || this.isDone) return;
      if (faults.has(code)) {
        this.isDone = true;
        return this.handlers.closed(reason);
      }
      const wait = Math.min(longest, 500 * 2 ** this.attempts) * (0.75 + Math.random() / 2);
      this.attempts += 1;
      this.timer = setTimeout(() => this.open(), wait);
      this.handlers.lost();
    });
  }

  begin() {
    this.isDone = false;
    this.attempts = 0;
    this.open();
  }

  hurry() {
    if (this.timer) this.open();
  }

  get isOpen() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  send(data) {
    if (this.isOpen) this.socket.send(data);
  }

  get waiting() {
    return this.socket?.bufferedAmount ?? 0;
  }

  close() {
    this.isDone = true;
    clearTimeout(this.timer);
    this.ending.abort();
    const { socket } = this;
    this.socket = null;
    socket?.close();
  }
}

function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    console.warn('A message is no JSON.');
    return null;
  }
}

function socketAddress(path) {
  const address = new URL(path, location);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address;
}
return { Wire, read, socketAddress };
})();
modules['connection.js'] = (() => {
const { Wire, read } = modules['wire.js'];

const most = 4 << 20;
const mostChannels = 128;

class Connection {
  constructor(address, handlers) {
    this.handlers = handlers;
    this.number = 0;
    this.isDone = false;
    this.wire = new Wire(address, {
      opened: () => handlers.opened(),
      message: (data) => this.take(data),
      lost: () => handlers.lost(),
      closed: (why) => this.fail(why),
    });
  }

  take(data) {
    const packed = isPacked(data);
    if (!packed && !this.unpacking) return this.hand(data);
    const { socket } = this.wire;
    const now = (this.unpacking = Promise.all([packed ? unpacked(data) : data, this.unpacking])
      .then(([whole]) => {
        if (this.unpacking === now) this.unpacking = null;
        if (this.wire.socket === socket) this.hand(whole);
      })
      .catch((error) => console.warn(`A message can't be unpacked: ${error}`)));
  }

  hand(data) {
    if (typeof data === 'string') {
      const message = read(data);
      if (message) this.handlers.text(message);
    } else takeData(data, 0, this.handlers);
  }

  fail(why) {
    this.isDone = true;
    this.handlers.closed(why);
  }

  get isOpen() {
    return this.wire.isOpen;
  }

  tell(message) {
    if (!this.isOpen || (this.isDone && message.t !== 'hello')) return 0;
    this.number += 1;
    this.sendText(JSON.stringify({ ...message, i: this.number }));
    return this.number;
  }

  sendText(text) {
    if (this.isOpen) this.wire.send(text);
  }

  async tellData(kind, number, bytes) {
    while (this.isOpen && this.wire.waiting > most) await new Promise((go) => setTimeout(go, 20));
    if (!this.isOpen) throw new Error('the connection is lost');
    const message = new Uint8Array(5 + bytes.length);
    message[0] = kind;
    new DataView(message.buffer).setUint32(1, number, true);
    message.set(bytes, 5);
    this.wire.send(message);
  }

  finish() {
    this.isDone = this.wire.isDone = true;
  }

  begin() {
    this.isDone = this.wire.isDone = false;
  }

  again() {
    this.begin();
    if (this.isOpen) this.handlers.opened();
    else this.wire.begin();
  }

  close() {
    this.wire.close();
  }
}

const packedKind = 4;
const canUnpack = 'DecompressionStream' in globalThis;

function isPacked(data) {
  return typeof data !== 'string' && data.byteLength > 5 && new DataView(data).getUint8(0) === packedKind;
}

function unpacked(data) {
  const bytes = new Blob([new Uint8Array(data, 5)]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(bytes).text();
}

function takeData(data, from, handlers) {
  if (data.byteLength < from + 5) return;
  const view = new DataView(data);
  handlers.data(view.getUint8(from), view.getUint32(from + 1, true), new Uint8Array(data, from + 5));
}

class Channels {
  constructor(address) {
    this.open = new Map();
    this.queue = new Set();
    this.last = 0;
    this.wire = new Wire(address, {
      opened: () => this.each((channel) => channel.start()),
      message: (data) => this.take(data),
      lost: () => this.each((channel) => channel.isDone || channel.handlers.lost()),
      closed: (why) => this.each((channel) => channel.handlers.closed(why)),
    });
  }

  each(act) {
    for (const channel of [...this.open.values()]) act(channel);
  }

  take(data) {
    if (typeof data !== 'string') {
      if (data.byteLength < 4) return;
      const channel = this.open.get(new DataView(data).getUint32(0, true));
      if (channel) takeData(data, 4, channel.handlers);
      return;
    }
    const space = data.indexOf(' ');
    const channel = this.open.get(Number(data.slice(0, space)));
    const message = channel && read(data.slice(space + 1));
    if (!message) return;
    if (message.t !== 'closed') return channel.handlers.text(message);
    this.leave(channel);
    channel.handlers.closed(String(message.why ?? ''));
  }

  enter(channel) {
    if (this.open.size >= mostChannels) {
      this.queue.add(channel);
      return;
    }
    channel.id = this.last += 1;
    this.open.set(channel.id, channel);
  }

  leave(channel) {
    this.queue.delete(channel);
    this.open.delete(channel.id);
    channel.id = 0;
    const [next] = this.queue;
    if (!next || this.open.size >= mostChannels) return;
    this.queue.delete(next);
    next.begins();
  }

  connect(preview, look, handlers) {
    return new Channel(this, { preview, look }, handlers);
  }

  close() {
    this.wire.close();
  }
}

class Channel {
  constructor(channels, opening, handlers) {
    Object.assign(this, { channels, opening, handlers });
    this.number = this.id = 0;
    this.isDone = false;
    channels.enter(this);
    if (this.isOpen) queueMicrotask(() => this.start());
  }

  begins() {
    this.channels.enter(this);
    if (this.isOpen) this.start();
  }

  get isOpen() {
    return this.channels.wire.isOpen;
  }

  start() {
    if (!this.id) return;
    this.channels.wire.send(`${this.id} ${JSON.stringify({ t: 'open', ...this.opening })}`);
    if (!this.isDone) this.handlers.opened();
  }

  tell(message) {
    if (!this.id || !this.isOpen || (this.isDone && message.t !== 'hello')) return 0;
    this.number += 1;
    this.channels.wire.send(`${this.id} ${JSON.stringify({ ...message, i: this.number })}`);
    return this.number;
  }

  sendText(text) {
    if (this.id && this.isOpen) this.channels.wire.send(`${this.id} ${text}`);
  }

  finish() {
    this.isDone = true;
  }

  begin() {
    this.isDone = false;
  }

  again() {
    this.isDone = false;
    if (!this.id) this.begins();
    else if (this.isOpen) this.handlers.opened();
    if (this.channels.wire.isDone) this.channels.wire.begin();
  }

  close() {
    if (this.id && this.isOpen) this.channels.wire.send(`${this.id} ${JSON.stringify({ t: 'close' })}`);
    this.channels.leave(this);
  }
}
return { Connection, canUnpack, Channels };
})();
modules['surroundings.js'] = (() => {
const options = {
  'type-size': 'typeSize', 'layout-direction': 'direction', 'reduce-motion': 'reducedMotion',
  'reduce-transparency': 'reducedTransparency',
};
const ownNames = [
  'appearance', 'contrast', 'direction', 'locale', 'reducedMotion', 'reducedTransparency', 'size', 'title', 'typeSize',
];
const pageNames = ['console', 'follow', 'inspect', 'matrix', 'q', 'wall'];

function fieldsOf(search) {
  const given = new URLSearchParams(search);
  for (const [option, name] of Object.entries(options)) {
    if (!given.has(option)) continue;
    given.set(name, given.get(option));
    given.delete(option);
  }
  return given;
}

const lookOf = (given) =>
  new URLSearchParams([...given].filter(([name]) => !ownNames.includes(name) && !pageNames.includes(name)));

const matches = (query) => matchMedia(query).matches;
const rightToLeft = /^(ar|ckb|dv|fa|he|iw|ps|sd|ug|ur|yi)(?![a-z])/i;

const typeSizes = {
  xSmall: 14, small: 15, medium: 16, large: 17, xLarge: 19, xxLarge: 21, xxxLarge: 23, accessibility1: 28,
  accessibility2: 33, accessibility3: 40, accessibility4: 47, accessibility5: 53,
};

let browsersTypeSize = null;

function typeSizeOfBrowser() {
  if (browsersTypeSize) return browsersTypeSize;
  const probe = document.createElement('span');
  probe.style.fontSize = 'medium';
  document.body.append(probe);
  const wanted = (parseFloat(getComputedStyle(probe).fontSize) / 16) * typeSizes.large;
  probe.remove();
  const distance = (name) => Math.abs(typeSizes[name] - wanted);
  setTimeout(() => (browsersTypeSize = null));
  browsersTypeSize = Object.keys(typeSizes).reduce((a, b) => (distance(b) < distance(a) ? b : a));
  return browsersTypeSize;
}

const sizeOf = (given) =>
  /^(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)$/.exec(given.get('size') ?? '')?.slice(1).map(Number) ?? null;

class Surroundings {
  ownSize = null;
  kept = new Set();
  last = null;

  constructor(given, room) {
    this.room = room;
    this.ask(given);
  }

  ask(given) {
    this.given = given;
    this.size = sizeOf(given);
    this.asked = ownNames.filter((name) =>
      name === 'size' ? this.size || given.get('size') === 'window' : given.has(name) && name !== 'title');
  }

  setKept(names, size) {
    this.kept = new Set(names.filter((name) => !this.asked.includes(name)));
    this.ownSize = this.kept.has('size') ? size : null;
    if (this.last) this.last = { ...this.last, size: this.now.size };
  }

  get now() {
    const { given } = this;
    const flag = (name, query) => (given.has(name) ? given.get(name) !== 'false' : matches(query));
    const locale = given.get('locale') ?? navigator.language ?? 'en';
    return {
      size: this.size ?? this.ownSize ?? this.room(),
      scale: devicePixelRatio,
      appearance: given.get('appearance') ?? (matches('(prefers-color-scheme: dark)') ? 'dark' : 'light'),
      contrast: given.get('contrast') ?? (matches('(prefers-contrast: more)') ? 'increased' : 'standard'),
      reducedMotion: flag('reducedMotion', '(prefers-reduced-motion: reduce)'),
      reducedTransparency: flag('reducedTransparency', '(prefers-reduced-transparency: reduce)'),
      typeSize: given.get('typeSize') ?? typeSizeOfBrowser(),
      locale,
      direction: /^r/i.test(given.get('direction') ?? (rightToLeft.test(locale) ? 'rtl' : 'ltr')) ? 'rtl' : 'ltr',
    };
  }

  watch(tell, signal) {
    this.tell = tell;
    this.last = this.now;
    const look = () => this.look();
    const queries = ['color-scheme: dark', 'contrast: more', 'reduced-motion: reduce', 'reduced-transparency: reduce'];
    for (const query of queries) {
      matchMedia(`(prefers-${query})`).addEventListener('change', look, { signal });
    }
    addEventListener('resize', look, { signal });
    addEventListener('languagechange', look, { signal });
    const watchScale = () => {
      matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', () => {
        look();
        watchScale();
      }, { once: true, signal });
    };
    watchScale();
  }

  look() {
    const { now, last } = this;
    const changed = Object.keys(now).filter((key) => String(now[key]) !== String(last[key]) && !this.kept.has(key));
    this.last = now;
    if (changed.length) this.tell(Object.fromEntries(changed.map((key) => [key, now[key]])), now);
  }

  change(given, keeps) {
    const before = this.asked;
    this.ask(given);
    const isBack = before.some((name) => !this.asked.includes(name) && keeps.includes(name));
    if (isBack) return false;
    this.kept = new Set([...this.kept].filter((name) => !this.asked.includes(name)));
    if (!this.kept.has('size')) this.ownSize = null;
    this.look();
    return true;
  }
}
return { fieldsOf, lookOf, typeSizes, sizeOf, Surroundings };
})();
modules['tabs.js'] = (() => {
const key = 'gnomon-tab';
const patience = 80;

function newName() {
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function tabName() {
  const channel = new BroadcastChannel(key);
  let name = sessionStorage.getItem(key);
  if (name && performance.getEntriesByType('navigation')[0]?.type !== 'reload') {
    const isTaken = await new Promise((tell) => {
      channel.onmessage = ({ data }) => data?.has === name && tell(true);
      channel.postMessage({ asks: name });
      setTimeout(() => tell(false), patience);
    });
    if (isTaken) name = null;
  }
  name ??= newName();
  sessionStorage.setItem(key, name);
  channel.onmessage = ({ data }) => data?.asks === name && channel.postMessage({ has: name });
  return name;
}
return { tabName };
})();
modules['roles.js'] = (() => {
const fieldRoles = new Set(['textField', 'secureField', 'searchField', 'textEditor']);
const menuParts = new Set(['button', 'link', 'toggle', 'menuButton']);
const modalNames = { sheet: 'Sheet', alert: 'Alert', dialog: 'Dialog', menu: 'Menu' };

const has = (element, trait) => element.traits?.includes(trait) ?? false;
const can = (element, action) => element.actions?.includes(action) ?? false;
const namedActions = (element) =>
  (element.actions ?? []).filter((action) => action.startsWith('named:')).map((action) => action.slice(6));
const isAdjustable = (element) => can(element, 'increment') || can(element, 'decrement');

function amount(value) {
  const found = /-?\d+([.,]\d+)?/.exec(value ?? '');
  return found ? Number(found[0].replace(',', '.')) : NaN;
}

function description(element, above, childRoles) {
  const made = own(element, above, childRoles);
  made.wraps = [];
  if (above?.role === 'list' && made.role !== 'listitem') made.wraps = ['listitem'];
  else if (above?.role === 'table' && made.role !== 'row') made.wraps = ['row', 'cell'];
  else if (above?.role === 'row') made.wraps = ['cell'];
  else if ((made.isVoid && !made.isField) || namedActions(element).length) made.wraps = [''];
  return made;
}

function own(element, above, childRoles) {
  const isDisabled = element.disabled === true;
  const button = (role) => ({ tag: 'button', type: 'button', role, isLeaf: true, acts: true });
  if (above?.isMenu && menuParts.has(element.role)) return menuItem(element, button);
  const areAll = (role) => childRoles.length > 0 && childRoles.every((other) => other === role);
  switch (element.role) {
    case 'screen': return { tag: 'div' };
    case 'text': {
      if (has(element, 'isHeader')) return { tag: `h${Math.min(6, Math.max(1, element.level ?? 2))}` };
      return can(element, 'activate') && !childRoles.length ? button() : { tag: 'div' };
    }
    case 'image': return can(element, 'activate') ? button() : { tag: 'div', role: 'img', isLeaf: true };
    case 'button': {
      if (above?.role === 'radiogroup') return button('radio');
      return button();
    }
    case 'link': return button('link');
    case 'menuButton': return { ...button(), popup: 'menu' };
    case 'tab': return above?.role === 'tablist' ? button('tab') : button();
    case 'toggle': {
      const role = element.value === 'mixed' ? undefined : 'switch';
      return { tag: 'input', type: 'checkbox', role, isLeaf: true, isVoid: true, isUnhit: true, acts: true };
    }
    case 'slider': return { tag: 'input', type: 'range', isLeaf: true, isVoid: true, isUnhit: true, acts: true };
    case 'stepper':
    case 'pageIndicator':
    case 'datePicker':
    case 'colorPicker': {
      if (childRoles.length) return { tag: 'div', role: 'group' };
      if (isAdjustable(element)) return { tag: 'div', role: 'spinbutton', isLeaf: true, acts: true };
      if (can(element, 'activate') || isDisabled) return button();
      return { tag: 'div', role: 'img', isLeaf: true };
    }
    case 'textField':
    case 'searchField':
    case 'secureField':
    case 'textEditor': return { ...field(element), isLeaf: true, isVoid: true };
    case 'picker': {
      if (childRoles.length) return { tag: 'div', role: areAll('button') ? 'radiogroup' : 'group' };
      if (!can(element, 'choose')) return can(element, 'activate') ? button() : { tag: 'div', role: 'group' };
      return { tag: 'select', isLeaf: true, isVoid: true, isUnhit: true, acts: true };
    }
    case 'progressIndicator': return { tag: 'div', role: 'progressbar', isLeaf: true };
    case 'gauge': return { tag: 'div', role: 'meter', isLeaf: true };
    case 'row': {
      const acts = can(element, 'activate');
      if (above?.role === 'table') return { tag: 'div', role: 'row', acts };
      if (acts) return button();
      return { tag: 'div', role: above?.role === 'list' ? 'listitem' : 'group' };
    }
    case 'list': return { tag: 'div', role: childRoles.length ? 'list' : 'group' };
    case 'table': return { tag: 'div', role: childRoles.length ? 'table' : 'group' };
    case 'tabBar': return { tag: 'div', role: areAll('tab') ? 'tablist' : 'group' };
    case 'navigationBar': return { tag: 'div', role: 'navigation' };
    case 'toolbar': return { tag: 'div', role: 'toolbar' };
    case 'sheet':
    case 'dialog': return { tag: 'div', role: 'dialog', isModal: true, name: modalNames[element.role] };
    case 'alert': return { tag: 'div', role: 'alertdialog', isModal: true, name: modalNames.alert };
    case 'menu': {
      const isMenu = childRoles.length > 0 && childRoles.every((role) => menuParts.has(role));
      return { tag: 'div', role: isMenu ? 'menu' : 'group', isMenu, isModal: true, name: modalNames.menu };
    }
    default: {
      if (can(element, 'activate') || has(element, 'isButton')) return button();
      if (isAdjustable(element)) return { tag: 'div', role: 'spinbutton', isLeaf: true, acts: true };
      if (childRoles.includes('row')) return { tag: 'div', role: 'list' };
      if (!element.label && !element.value) return { tag: 'div' };
      return childRoles.length ? { tag: 'div', role: 'group' } : { tag: 'div', role: 'img', isLeaf: true };
    }
  }
}

function menuItem(element, button) {
  switch (element.role) {
    case 'menuButton': return { ...button('menuitem'), popup: 'menu' };
    case 'toggle': return button('menuitemcheckbox');
    default: {
      if (has(element, 'isChoice')) return button('menuitemradio');
      return button(has(element, 'isSelected') ? 'menuitemcheckbox' : 'menuitem');
    }
  }
}

function field(element) {
  const isLong = element.role === 'textEditor' || (element.role === 'textField' && /\n/.test(element.value ?? ''));
  if (isLong) return { tag: 'textarea', isField: true };
  const types = { secureField: 'password', searchField: 'search' };
  return { tag: 'input', type: types[element.role] ?? 'text', isField: true };
}
return { fieldRoles, has, can, namedActions, isAdjustable, amount, description };
})();
modules['modals.js'] = (() => {
const { can } = modules['roles.js'];

const pause = 700;

class Modals {
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

  find({ key, timeStamp }, items, at) {
    if (timeStamp - this.lettersTime > pause) this.letters = '';
    this.lettersTime = timeStamp;
    this.letters += key.toLowerCase();
    const isOne = [...this.letters].every((letter) => letter === this.letters[0]);
    const start = isOne ? this.letters[0] : this.letters;
    const from = isOne ? at + 1 : Math.max(at, 0);
    const order = items.map((_, i) => items[(from + i) % items.length]);
    const nameOf = (item) => (this.elements.entryOf(item)?.element.label ?? '').toLowerCase();
    order.find((item) => nameOf(item).startsWith(start))?.focus({ preventScroll: true });
  }
}
return { Modals };
})();
modules['elements.js'] = (() => {
const { Modals } = modules['modals.js'];
const { amount, description, has, namedActions } = modules['roles.js'];

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
const plain = (words) => words.replace(/\s+/g, ' ').trim();

class Elements {
  entries = new Map();
  byNode = new WeakMap();

  constructor(layer, scrollers) {
    this.layer = layer;
    this.scrollers = scrollers;
    this.modals = new Modals(this);
  }

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

  update(scene, changes) {
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
        const { frame, content } = this.scene.scrolls.get(editor);
        [x, y, w, h] = [0, 0, Math.max(content[0], frame[2]), Math.max(content[1], frame[3])];
      }
      entry.view = inside;
      entry.node.classList.toggle('scrolled', editor !== 0);
      place(entry.outer, x - origin[0], y - origin[1], w, h);
      this.places.get(parent).push(entry.outer);
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

  isFilled(scroll) {
    return [...this.scene.elements.values()].some(({ inside }) => inside === scroll);
  }

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


  setWords(entry, words) {
    const spoken = plain(words);
    if (entry.spoken === spoken) return;
    entry.spoken = spoken;
    this.applyName(entry);
  }

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

function place(node, x, y, w, h) {
  const key = `${x} ${y} ${w} ${h}`;
  if (node.placedAs === key) return;
  node.placedAs = key;
  node.style.left = `${x}px`;
  node.style.top = `${y}px`;
  node.style.width = w === null ? '100%' : `${w}px`;
  node.style.height = h === null ? '100%' : `${h}px`;
}
return { Elements, place };
})();
modules['geometry.js'] = (() => {
const identity = [1, 0, 0, 1, 0, 0];
const everywhere = [-Infinity, -Infinity, Infinity, Infinity];
const nowhere = [Infinity, Infinity, -Infinity, -Infinity];

function times(m, n) {
  return [
    m[0] * n[0] + m[2] * n[1], m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3], m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4], m[1] * n[4] + m[3] * n[5] + m[5],
  ];
}

const moved = (m, x, y) =>
  [m[0], m[1], m[2], m[3], m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]];

function inverse(m) {
  const det = m[0] * m[3] - m[1] * m[2];
  if (!(Math.abs(det) > 1e-12)) return null;
  return [
    m[3] / det, -m[1] / det, -m[2] / det, m[0] / det,
    (m[2] * m[5] - m[3] * m[4]) / det, (m[1] * m[4] - m[0] * m[5]) / det,
  ];
}

const lengthening = (m) => Math.sqrt(Math.abs(m[0] * m[3] - m[1] * m[2]));

const isEmpty = (box) => !(box[0] < box[2] && box[1] < box[3]);

const common = (a, b) =>
  [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])];

const joined = (a, b) =>
  [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];

const grown = (box, by) => (isEmpty(box) ? box : [box[0] - by, box[1] - by, box[2] + by, box[3] + by]);

const wholePixels = (box) => [Math.floor(box[0]), Math.floor(box[1]), Math.ceil(box[2]), Math.ceil(box[3])];

function mapped(m, box) {
  if (isEmpty(box)) return nowhere;
  if (!box.every(Number.isFinite)) return everywhere;
  const [l, t, r, b] = box;
  const xs = [m[0] * l + m[2] * t, m[0] * r + m[2] * t, m[0] * l + m[2] * b, m[0] * r + m[2] * b];
  const ys = [m[1] * l + m[3] * t, m[1] * r + m[3] * t, m[1] * l + m[3] * b, m[1] * r + m[3] * b];
  return [Math.min(...xs) + m[4], Math.min(...ys) + m[5], Math.max(...xs) + m[4], Math.max(...ys) + m[5]];
}
return { identity, everywhere, nowhere, times, moved, inverse, lengthening, isEmpty, common, joined, grown, wholePixels, mapped };
})();
modules['words.js'] = (() => {
const { identity, mapped, moved, times } = modules['geometry.js'];
const { place } = modules['elements.js'];

const family = 'system-ui, sans-serif';
const ofHeight = 0.84;
const measuring = document.createElement('canvas').getContext('2d');
measuring.font = `100px ${family}`;
const widths = new Map();

function widthOf(words, size) {
  let width = widths.get(words);
  if (width === undefined) {
    width = measuring.measureText(words).width;
    if (widths.size > 20000) widths.clear();
    widths.set(words, width);
  }
  return (width * size) / 100;
}

function isLeading(url) {
  try {
    return ['http:', 'https:', 'mailto:', 'tel:'].includes(new URL(url).protocol);
  } catch {
    return false;
  }
}

class Words {
  loose = new Map();

  constructor(layer, elements, scrollers, fields, signal) {
    this.layer = layer;
    this.elements = elements;
    this.scrollers = scrollers;
    this.fields = fields;
    document.addEventListener('copy', (event) => {
      const selected = String(getSelection());
      if (event.target.matches?.('.field') || !layer.contains(getSelection().anchorNode)) return;
      if (!selected.endsWith('\n')) return;
      event.clipboardData.setData('text/plain', selected.trimEnd());
      event.preventDefault();
    }, { signal });
  }

  clear() {
    this.loose.clear();
  }

  update(scene) {
    this.scene = scene;
    this.lines = new Map();
    this.links = [];
    this.walk(scene.root, identity, 0, 0);
    for (const entry of this.elements.entries.values()) {
      const lines = this.lines.get(entry) ?? [];
      if (entry.made.isField) {
        this.fields.layOut(entry, lines);
        continue;
      }
      if (lines.length || entry.words) this.fill(this.elements.wordsOf(entry), lines);
      if (!lines.length && entry.spoken === null) continue;
      this.elements.setWords(entry, lines.map((line) => line.words).join(' '));
    }
    const views = [...this.lines.keys()].filter((key) => typeof key === 'number');
    for (const view of new Set([...this.loose.keys(), ...views])) {
      const node = this.looseIn(view);
      if (node) this.fill(node, this.lines.get(view) ?? []);
    }
    this.showLinks();
  }

  looseIn(view) {
    const parent = view ? this.scrollers.get(view)?.content : this.layer;
    let node = this.loose.get(view);
    if (node && node.parentElement === parent) return node;
    if (!parent) {
      this.loose.delete(view);
      return null;
    }
    node = document.createElement('div');
    node.className = 'words';
    node.setAttribute('aria-hidden', 'true');
    parent.append(node);
    this.loose.set(view, node);
    return node;
  }

  walk(id, m, view, depth) {
    const group = this.scene.groups.get(id);
    if (!group || depth > 500) return;
    const states = [];
    for (const op of group.list) {
      switch (op.kind) {
        case 's': case 'l': states.push(m); break;
        case 'r': case 'e': m = states.pop(); break;
        case 'm': m = times(m, op.m); break;
        case 'g': {
          const scrolled = this.scene.scrolled.get(op.group), at = moved(m, op.x, op.y);
          if (scrolled !== undefined) {
            const { frame, offset } = this.scene.scrolls.get(scrolled);
            at[4] += offset[0] - frame[0];
            at[5] += offset[1] - frame[1];
          }
          this.walk(op.group, at, scrolled ?? view, depth + 1);
          break;
        }
        case 't': this.add(op, m, view); break;
        case 'a': this.links.push({ url: op.url, m, target: op.target, view }); break;
      }
    }
  }

  add(op, m, view) {
    const text = this.scene.texts.get(op.text);
    if (!text || op.element < 0) return;
    const entry = this.elements.entries.get(op.element);
    const isInside = entry?.view === view;
    const key = isInside ? entry : view;
    const [left, top] = isInside ? entry.corner : [0, 0];
    let lines = this.lines.get(key);
    if (!lines) this.lines.set(key, (lines = []));
    for (const line of text.lines) {
      const at = moved(m, op.x + line.x, op.y + line.y - line.ascent);
      const { words, width, ascent, descent } = line;
      lines.push({ words, x: at[4] - left, y: at[5] - top, m, width, height: ascent + descent });
    }
  }

  fill(node, lines) {
    while (node.childNodes.length > lines.length) node.lastChild.remove();
    lines.forEach((line, index) => {
      let span = node.childNodes[index];
      if (!span) node.append((span = document.createElement('span')));
      if (span.words !== line.words) span.textContent = `${(span.words = line.words)}\n`;
      const { x, y, m, width, height } = line;
      const key = `${x.toFixed(2)} ${y.toFixed(2)} ${width} ${height} ${m.slice(0, 4).join(' ')} ${line.words}`;
      if (span.line === key) return;
      span.line = key;
      const size = height * ofHeight;
      const natural = widthOf(line.words, size);
      const stretch = natural > 0 && width > 0 ? width / natural : 1;
      const isPlain = m[0] === 1 && m[1] === 0 && m[2] === 0 && m[3] === 1;
      const turn = isPlain ? '' : `matrix(${m.slice(0, 4).join()},0,0) `;
      span.style.cssText = `left: ${x}px; top: ${y}px; font-size: ${size}px; line-height: ${height}px; ` +
        `transform: ${turn}scaleX(${stretch})`;
    });
  }

  showLinks() {
    const leading = [...this.elements.entries.values()].filter((entry) => entry.element.role === 'link');
    const wanted = this.links.filter((link) => isLeading(link.url)).slice(0, 2000);
    this.anchors ??= [];
    while (this.anchors.length > wanted.length) this.anchors.pop().remove();
    wanted.forEach(({ url, m, target: [x, y, w, h], view }, index) => {
      const parent = view ? this.scrollers.get(view)?.content : this.layer;
      if (!parent) return;
      let anchor = this.anchors[index];
      if (!anchor) {
        anchor = this.anchors[index] = document.createElement('a');
        anchor.className = 'placed';
        anchor.target = '_blank';
        anchor.rel = 'noopener noreferrer';
      }
      if (anchor.parentElement !== parent) parent.append(anchor);
      if (anchor.getAttribute('href') !== url) {
        anchor.href = url;
        anchor.setAttribute('aria-label', url);
      }
      const [l, t, r, b] = mapped(m, [x, y, x + w, y + h]);
      place(anchor, l, t, r - l, b - t);
      const isDouble = leading.some(({ element: { inside, frame } }) =>
        (inside ?? 0) === view && frame[0] < r && frame[0] + frame[2] > l && frame[1] < b && frame[1] + frame[3] > t);
      anchor.tabIndex = isDouble ? -1 : 0;
      if (isDouble) anchor.setAttribute('aria-hidden', 'true');
      else anchor.removeAttribute('aria-hidden');
    });
  }
}
return { widthOf, isLeading, Words };
})();
modules['fields.js'] = (() => {
const { widthOf } = modules['words.js'];

class Fields {
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

  reveal(entry, lines) {
    const state = this.state(entry), { node } = entry;
    if (!state.reveals || node !== document.activeElement) return;
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

  compose(entry) {
    const { composed } = this.state(entry), { value } = entry.node, { base } = composed;
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


  update(scene, changes, seen) {
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
    const isSame = element.role === 'secureField' ? [...value].length === [...node.value].length : value === node.value;
    if (!isSame) {
      node.value = value;
      state.from = node.selectionStart;
      state.to = node.selectionEnd;
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

const margin = 24;

function lineAt(value, place, lines) {
  let end = 0;
  for (const line of lines) {
    const words = line.words.trim(), start = value.indexOf(words, end);
    if (start < 0) return undefined;
    end = start + words.length;
    if (place <= end) return line;
  }
  return value.slice(end).trim() === '' ? lines.at(-1) : undefined;
}

function difference(before, after, caret) {
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
return { Fields, difference };
})();
modules['findings.js'] = (() => {
const most = 500;

class Findings {
  constructor() {
    this.node = document.createElement('details');
    this.node.className = 'findings';
    this.node.hidden = true;
    this.summary = document.createElement('summary');
    this.list = document.createElement('ul');
    this.node.append(this.summary, this.list);
  }

  clear() {
    this.list.replaceChildren();
    this.node.hidden = true;
  }

  add(findings) {
    for (const { kind, place, text } of findings.slice(0, most - this.list.children.length)) {
      const item = document.createElement('li'), code = document.createElement('code');
      code.textContent = [kind, place].filter(Boolean).join(' · ');
      item.append(code, ` ${text}`);
      this.list.append(item);
    }
    const { length } = this.list.children;
    this.node.hidden = length === 0;
    this.summary.textContent = length === 1 ? '1 finding' : `${length} findings`;
  }
}
return { Findings };
})();
modules['grips.js'] = (() => {
class Grips {
  all = [];
  isHeld = false;

  constructor(stage, scrollers, signal) {
    Object.assign(this, { stage, scrollers, signal });
    this.touched = null;
    this.isListening = false;
  }

  update({ grips, held }) {
    this.all = grips;
    this.isHeld = held;
    if (!grips.length || this.isListening) return;
    this.isListening = true;
    this.stage.addEventListener('touchstart', (event) => this.touch(event), { passive: true, signal: this.signal });
    this.stage.addEventListener('touchmove', this.keep, { passive: false, signal: this.signal });
  }

  at({ clientX, clientY }) {
    for (const [inside, x, y, w, h, isNow] of this.all) {
      const node = inside ? this.scrollers.get(inside)?.content : this.stage;
      if (!node) continue;
      const { left, top } = node.getBoundingClientRect();
      const dx = clientX - left - x, dy = clientY - top - y;
      if (dx >= 0 && dx < w && dy >= 0 && dy < h) return isNow ? 'now' : 'held';
    }
    return null;
  }

  touch({ touches, target }) {
    this.grip = touches.length === 1 ? this.at(touches[0]) : null;
    if (!this.grip) return;
    if (this.touched !== target) target.addEventListener('touchmove', this.keep, { passive: false });
    this.touched = target;
    this.stage.classList.add('gripped');
    const end = () => {
      this.grip = null;
      this.touched = null;
      this.stage.classList.remove('gripped');
      target.removeEventListener('touchmove', this.keep);
    };
    for (const type of ['touchend', 'touchcancel']) target.addEventListener(type, end, { once: true });
  }

  keep = (event) => {
    if (event.cancelable && this.grip && (this.grip === 'now' || this.isHeld)) event.preventDefault();
  };
}
return { Grips };
})();
modules['input.js'] = (() => {
const { amount, can, isAdjustable } = modules['roles.js'];

const slack = 4;
const pause = 150;
const swipe = 30;
const isApple = /Mac|iPhone|iPad|iPod/.test(navigator.userAgentData?.platform || navigator.platform);
const isOfBrowser = ({ key }) => /^[cvxaf]$/i.test(key ?? '');
const isOfView = ({ key }) => /^[zys]$/i.test(key);
const scrolling = new Set([
  ' ', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End', '/', "'",
]);

class Input {
  constructor(stage, elements, scrollers, grips, tell, scope, signal) {
    Object.assign(this, { stage, elements, scrollers, grips, tell, scope });
    this.held = null;
    this.pending = null;
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

  later(kind, event) {
    if (!this.waiting) requestAnimationFrame(() => this.send());
    this.waiting = { kind, event };
  }

  send() {
    const waiting = this.waiting;
    this.waiting = null;
    if (waiting) this.say(waiting.kind, waiting.event);
  }

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

  isScrolled(target, dx, dy) {
    for (let node = target.closest('.scroller'); node; node = node.parentElement?.closest('.scroller')) {
      const { classList: axes, scrollLeft: x, scrollTop: y } = node;
      const restX = node.scrollWidth - node.clientWidth, restY = node.scrollHeight - node.clientHeight;
      if (axes.contains('v') && ((dy < 0 && y > 0) || (dy > 0 && y < restY - 0.5))) return true;
      if (axes.contains('h') && ((dx < 0 && x > 0) || (dx > 0 && x < restX - 0.5))) return true;
      if ((axes.contains('v') && dy && restY > 0.5) || (axes.contains('h') && dx && restX > 0.5)) return true;
    }
    return false;
  }


  click(event) {
    const anchor = event.target.closest('a');
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
    if (isPlain && scrolling.has(key) && active.classList.contains('scroller')) return;
    if ((event.ctrlKey || event.metaKey) && /^[cx]$/i.test(key) && String(getSelection())) return;
    if (isPlain && scrolling.has(key) && (active === document.body || entry)) event.preventDefault();
    if (isOfView(event) && !event.altKey && (isApple ? event.metaKey : event.ctrlKey || event.metaKey)) {
      event.preventDefault();
    }
    this.keys.set(event.code, key);
    this.tell({ t: 'key', phase: event.repeat ? 'repeat' : 'down', key, modifiers: modifiers(event) });
  }

  escape(event) {
    const { modal } = this.elements;
    if (!modal || !can(modal.element, 'escape')) return false;
    event.preventDefault();
    this.act(modal, 'escape');
    return true;
  }

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
return { Input };
})();
modules['surfaces.js'] = (() => {
const spare = [];

function takeSurface(width, height) {
  const fits = ({ canvas }) =>
    canvas.width >= width && canvas.height >= height && canvas.width * canvas.height <= 4 * width * height + 65536;
  const index = spare.findIndex(fits);
  let surface;
  if (index >= 0) [surface] = spare.splice(index, 1);
  else {
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(width / 64) * 64;
    canvas.height = Math.ceil(height / 64) * 64;
    surface = { canvas, ctx: canvas.getContext('2d') };
  }
  surface.width = width;
  surface.height = height;
  surface.ctx.save();
  return surface;
}

function giveBack(surface) {
  const { ctx, canvas } = surface;
  ctx.restore();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.clearRect(0, 0, canvas.width, canvas.height);
  spare.push(surface);
  if (spare.length > 24) spare.shift();
}

const filtersAreNative = 'filter' in CanvasRenderingContext2D.prototype;

function filterWords(filters) {
  return filters
    .map((f) => {
      if (f.kind === 'blur') return `blur(${f.radius}px)`;
      if (f.kind === 'shadow') return `drop-shadow(${f.x}px ${f.y}px ${f.radius}px ${f.color})`;
      return `url(#${matrixFilter(f.values)})`;
    })
    .join(' ');
}

const matrices = new Map();
let definitions = null;

function matrixFilter(values) {
  const key = values.join(' ');
  if (matrices.has(key)) return matrices.get(key).id;
  const make = (name) => document.createElementNS('http://www.w3.org/2000/svg', name);
  if (!definitions) {
    definitions = make('svg');
    definitions.setAttribute('aria-hidden', 'true');
    definitions.setAttribute('class', 'definitions');
    document.body.append(definitions);
  }
  if (matrices.size >= 200) {
    const [oldest, filter] = matrices.entries().next().value;
    filter.remove();
    matrices.delete(oldest);
  }
  const filter = make('filter'), matrix = make('feColorMatrix');
  filter.id = `matrix-${(matrixFilter.count = (matrixFilter.count ?? 0) + 1)}`;
  filter.setAttribute('color-interpolation-filters', 'sRGB');
  const area = { x: '0', y: '0', width: '1', height: '1' };
  for (const [name, value] of Object.entries(area)) filter.setAttribute(name, value);
  matrix.setAttribute('type', 'matrix');
  matrix.setAttribute('values', key);
  filter.append(matrix);
  definitions.append(filter);
  matrices.set(key, filter);
  return filter.id;
}

function filtered(image, width, height, filters, margin) {
  const w = width + 2 * margin, h = height + 2 * margin;
  let surface = takeSurface(w, h);
  surface.ctx.drawImage(image, 0, 0, width, height, margin, margin, width, height);
  for (const f of filters) {
    if (f.kind === 'shadow') {
      const next = takeSurface(w, h);
      next.ctx.shadowColor = f.color;
      next.ctx.shadowBlur = 2 * f.radius;
      next.ctx.shadowOffsetX = f.x;
      next.ctx.shadowOffsetY = f.y;
      next.ctx.drawImage(surface.canvas, 0, 0, w, h, 0, 0, w, h);
      giveBack(surface);
      surface = next;
    } else {
      const data = surface.ctx.getImageData(0, 0, w, h);
      if (f.kind === 'blur') blur(data, f.radius);
      else mixColors(data.data, f.values);
      surface.ctx.putImageData(data, 0, 0);
    }
  }
  return surface;
}

function mixColors(bytes, v) {
  for (let i = 0; i < bytes.length; i += 4) {
    const r = bytes[i], g = bytes[i + 1], b = bytes[i + 2], a = bytes[i + 3];
    for (let k = 0; k < 4; k++) {
      const row = 5 * k;
      bytes[i + k] = v[row] * r + v[row + 1] * g + v[row + 2] * b + v[row + 3] * a + 255 * v[row + 4];
    }
  }
}

function blur({ data, width, height }, deviation) {
  const size = Math.max(1, Math.round((deviation * 3 * Math.sqrt(2 * Math.PI)) / 4 + 0.5)) | 1;
  if (size < 3) return;
  const values = new Float32Array(data.length);
  for (let i = 0; i < data.length; i += 4) {
    const a = data[i + 3];
    for (let k = 0; k < 3; k++) values[i + k] = (data[i + k] * a) / 255;
    values[i + 3] = a;
  }
  const line = new Float32Array(Math.max(width, height));
  const pass = (start, step, count) => {
    for (let k = 0; k < 4; k++) {
      let sum = 0;
      const half = size >> 1;
      for (let i = 0; i < count; i++) line[i] = values[start + i * step + k];
      for (let i = 0; i < Math.min(half, count); i++) sum += line[i];
      for (let i = 0; i < count; i++) {
        if (i + half < count) sum += line[i + half];
        if (i - half - 1 >= 0) sum -= line[i - half - 1];
        values[start + i * step + k] = sum / size;
      }
    }
  };
  for (let round = 0; round < 3; round++) {
    for (let y = 0; y < height; y++) pass(y * width * 4, 4, width);
    for (let x = 0; x < width; x++) pass(x * 4, width * 4, height);
  }
  for (let i = 0; i < data.length; i += 4) {
    const a = values[i + 3];
    for (let k = 0; k < 3; k++) data[i + k] = a > 0.001 ? (values[i + k] * 255) / a : 0;
    data[i + 3] = a;
  }
}
return { takeSurface, giveBack, filtersAreNative, filterWords, filtered };
})();
modules['backdrops.js'] = (() => {
const { common, grown, identity, inverse, isEmpty, joined, lengthening, mapped, wholePixels } = modules['geometry.js'];
const { filterWords, filtered, filtersAreNative, giveBack, takeSurface } = modules['surfaces.js'];

function drawBackdrop(painter, op, m) {
  const scale = lengthening(m);
  const outline = mapped(m, op.shape.box);
  const box = wholePixels(common(painter.clip, outline));
  if (isEmpty(box)) {
    if (op.shadow) shadowAround(painter, op, m, scale);
    return;
  }
  const filters = [];
  if (op.radius > 0) filters.push({ kind: 'blur', radius: op.radius * scale });
  if (op.matrix) filters.push({ kind: 'matrix', values: op.matrix });
  const margin = Math.ceil(3 * op.radius * scale);
  const area = grown(box, margin);
  const below = copyBelow(painter, area);
  if (op.shadow) shadowAround(painter, op, m, scale);
  const ctx = painter.at(m);
  ctx.save();
  ctx.clip(op.shape.path, op.rule);
  painter.at(identity);
  const width = area[2] - area[0], height = area[3] - area[1];
  if (!filters.length || filtersAreNative) {
    if (filters.length) ctx.filter = filterWords(filters);
    ctx.drawImage(below.canvas, 0, 0, width, height, area[0], area[1], width, height);
  } else {
    const after = filtered(below.canvas, width, height, filters, 0);
    ctx.drawImage(after.canvas, 0, 0, width, height, area[0], area[1], width, height);
    giveBack(after);
  }
  ctx.restore();
  giveBack(below);
}

function copyBelow(painter, area) {
  const [left, top, right, bottom] = area;
  const w = right - left, h = bottom - top;
  const copy = takeSurface(w, h);
  for (const { ctx, x, y, width, height } of painter.layers) {
    const inside = common(area, [x, y, x + (width ?? 0), y + (height ?? 0)]);
    if (isEmpty(inside)) continue;
    const iw = inside[2] - inside[0], ih = inside[3] - inside[1];
    copy.ctx.drawImage(ctx.canvas, inside[0] - x, inside[1] - y, iw, ih, inside[0] - left, inside[1] - top, iw, ih);
  }
  const { width, height } = painter.layers[0];
  const l = Math.max(0, -left), t = Math.max(0, -top);
  const r = Math.min(w, width - left), b = Math.min(h, height - top);
  const stretch = (sx, sy, sw, sh, x, y, tw, th) => {
    if (sw > 0 && sh > 0 && tw > 0 && th > 0) copy.ctx.drawImage(copy.canvas, sx, sy, sw, sh, x, y, tw, th);
  };
  copy.ctx.imageSmoothingEnabled = false;
  stretch(l, 0, 1, h, 0, 0, l, h);
  stretch(r - 1, 0, 1, h, r, 0, w - r, h);
  stretch(0, t, w, 1, 0, 0, w, t);
  stretch(0, b - 1, w, 1, 0, b, w, h - b);
  return copy;
}

function shadowAround(painter, op, m, scale) {
  const reach = (3 * op.shadow.radius + Math.abs(op.shadow.y)) * scale;
  const area = wholePixels(common(painter.clip, grown(mapped(m, op.shape.box), reach)));
  if (isEmpty(area)) return;
  const ctx = painter.at(m);
  ctx.save();
  const outside = new Path2D();
  const back = inverse(m);
  if (back) {
    const [l, t, r, b] = grown(joined(mapped(back, area), op.shape.box), 1);
    outside.rect(l, t, r - l, b - t);
    outside.addPath(op.shape.path);
    ctx.clip(outside, 'evenodd');
    ctx.shadowColor = op.shadow.color;
    ctx.shadowBlur = 2 * op.shadow.radius * scale;
    ctx.shadowOffsetX = m[2] * op.shadow.y;
    ctx.shadowOffsetY = m[3] * op.shadow.y;
    ctx.fillStyle = '#000';
    ctx.fill(op.shape.path, op.rule);
  }
  ctx.restore();
}
return { drawBackdrop };
})();
modules['lines.js'] = (() => {
const mostPixels = 8 << 20;
const drawing = typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1);
const ctx = drawing?.getContext('2d');
const kept = new Set();
let pixels = 0;

function pictureOf(line, key, box, draw) {
  if (line.picture && line.key === key) {
    kept.delete(line);
    kept.add(line);
    return line.picture;
  }
  if (line.lastKey !== key) {
    line.lastKey = key;
    return null;
  }
  const width = box[2] - box[0], height = box[3] - box[1];
  if (!ctx || !(width > 0 && height > 0 && width * height <= mostPixels / 16)) return null;
  forget(line);
  drawing.width = width;
  drawing.height = height;
  draw(ctx);
  line.picture = drawing.transferToImageBitmap();
  line.key = key;
  kept.add(line);
  pixels += width * height;
  for (const old of kept) {
    if (pixels <= mostPixels) break;
    forget(old);
  }
  return line.picture;
}

function forget(line) {
  if (!kept.delete(line)) return;
  pixels -= line.picture.width * line.picture.height;
  line.picture.close();
  line.picture = null;
}
return { pictureOf };
})();
modules['painter.js'] = (() => {
const { drawBackdrop } = modules['backdrops.js'];
const { common, grown, identity, inverse, isEmpty, joined, lengthening, mapped, moved, nowhere, times, wholePixels, } = modules['geometry.js'];
const { pictureOf } = modules['lines.js'];
const { filterWords, filtered, filtersAreNative, giveBack, takeSurface } = modules['surfaces.js'];

const deepest = 500;

class Painter {
  constructor(scene, shift) {
    this.scene = scene;
    this.shift = shift;
  }

  paint(ctx, scale) {
    const { width, height } = ctx.canvas;
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.clearRect(0, 0, width, height);
    this.clip = [0, 0, width, height];
    this.layers = [{ ctx, x: 0, y: 0, width, height }];
    this.depth = 0;
    ctx.save();
    this.group(this.scene.root, [scale, 0, 0, scale, 0, 0]);
    ctx.restore();
  }

  group(id, base) {
    const group = this.scene.groups.get(id);
    if (!group || this.depth > deepest) return;
    this.scene.measured(group);
    this.depth += 1;
    const clip = this.clip;
    if (group.clips) this.layers.at(-1).ctx.save();
    this.run(group.list, base);
    if (group.clips) this.layers.at(-1).ctx.restore();
    this.clip = clip;
    this.depth -= 1;
  }

  run(list, base) {
    let m = base;
    const states = [];
    for (let i = 0; i < list.length; i++) {
      const op = list[i];
      if (op.box && isEmpty(common(this.clip, mapped(base, op.box)))) {
        if (op.kind === 'l') i = op.end;
        continue;
      }
      switch (op.kind) {
        case 's':
          states.push({ m, clip: this.clip });
          this.layers.at(-1).ctx.save();
          break;
        case 'r':
          ({ m, clip: this.clip } = states.pop());
          this.layers.at(-1).ctx.restore();
          break;
        case 'm': m = times(m, op.m); break;
        case 'c': {
          this.at(m).clip(op.shape.path, op.rule);
          this.clip = common(this.clip, mapped(m, op.shape.box));
          break;
        }
        case 'l':
          if (this.beginLayer(op, m, base)) states.push({ m, clip: this.outerClip });
          else i = op.end;
          break;
        case 'e':
          ({ m, clip: this.clip } = states.pop());
          this.endLayer();
          break;
        case 'g': this.child(op, m); break;
        case 'f': this.fill(op.shape.path, op.rule, op.paint, m); break;
        case 'k': this.stroke(op, m); break;
        case 't': this.text(op, m); break;
        case 'i': this.picture(op, m); break;
        case 'b': drawBackdrop(this, op, m); break;
      }
    }
  }

  child(op, m) {
    const view = this.scene.scrolled.get(op.group);
    const [x, y] = view === undefined ? [0, 0] : this.shift(view);
    this.group(op.group, moved(m, op.x - x, op.y - y));
  }

  at(m) {
    const layer = this.layers.at(-1);
    layer.ctx.setTransform(m[0], m[1], m[2], m[3], m[4] - layer.x, m[5] - layer.y);
    return layer.ctx;
  }


  beginLayer(op, m, base) {
    const isMask = op.mode === 'destination-in';
    const scale = lengthening(m);
    const filters = op.filters.map((f) => inPixels(f, m, scale));
    const needed = grown(common(this.clip, mapped(base, op.box)), op.reach * scale);
    const box = wholePixels(common(needed, mapped(base, op.inner)));
    if (isEmpty(box) && !isMask) return false;
    const width = Math.max(1, box[2] - box[0] || 1), height = Math.max(1, box[3] - box[1] || 1);
    const [x, y] = isEmpty(box) ? [0, 0] : box;
    const surface = takeSurface(width, height);
    this.layers.push({ ctx: surface.ctx, x, y, width, height, surface, op, filters });
    this.outerClip = this.clip;
    this.clip = isEmpty(box) ? [0, 0, 0, 0] : box;
    return true;
  }

  endLayer() {
    const { x, y, width, height, surface, op, filters } = this.layers.pop();
    const ctx = this.at(identity);
    ctx.save();
    if (op.mode === 'plus-darker') {
      this.addDarkness(ctx, surface, { x, y, width, height }, op.opacity);
      ctx.restore();
      giveBack(surface);
      return;
    }
    ctx.globalAlpha = op.opacity;
    ctx.globalCompositeOperation = op.mode;
    if (!filters.length || filtersAreNative) {
      if (filters.length) ctx.filter = filterWords(filters);
      ctx.drawImage(surface.canvas, 0, 0, width, height, x, y, width, height);
    } else {
      const margin = Math.ceil(op.reach * (filters[0].scale ?? 1));
      const after = filtered(surface.canvas, width, height, filters, margin);
      ctx.drawImage(after.canvas, 0, 0, after.width, after.height, x - margin, y - margin, after.width, after.height);
      giveBack(after);
    }
    ctx.restore();
    giveBack(surface);
  }

  addDarkness(ctx, surface, { x, y, width, height }, opacity) {
    const below = this.layers.at(-1);
    const mixed = takeSurface(width, height);
    mixed.ctx.drawImage(ctx.canvas, x - below.x, y - below.y, width, height, 0, 0, width, height);
    const target = mixed.ctx.getImageData(0, 0, width, height), source = surface.ctx.getImageData(0, 0, width, height);
    for (let i = 0; i < target.data.length; i += 4) {
      const a = (source.data[i + 3] * opacity) / 255, b = target.data[i + 3] / 255;
      const alpha = Math.min(1, a + b);
      for (let k = i; k < i + 3; k++) {
        const lack = a * (255 - source.data[k]) + b * (255 - target.data[k]);
        target.data[k] = alpha > 0 ? Math.max(0, alpha * 255 - lack) / alpha : 0;
      }
      target.data[i + 3] = alpha * 255;
    }
    mixed.ctx.putImageData(target, 0, 0);
    ctx.beginPath();
    ctx.rect(x - below.x, y - below.y, width, height);
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.clip();
    ctx.globalCompositeOperation = 'copy';
    ctx.drawImage(mixed.canvas, 0, 0, width, height, x - below.x, y - below.y, width, height);
    giveBack(mixed);
  }


  fill(path, rule, paint, m) {
    const style = this.style(paint);
    if (!style) return;
    const ctx = this.at(m);
    ctx.fillStyle = style;
    ctx.imageSmoothingEnabled = paint.smooth ?? true;
    const back = paint.m && inverse(paint.m);
    if (!back) {
      ctx.fill(path, rule);
      return;
    }
    const shape = new Path2D();
    shape.addPath(path, matrix(back));
    this.at(times(m, paint.m)).fill(shape, rule);
  }

  stroke(op, m) {
    const { stroke, paint, shape } = op;
    if (!(stroke.width > 0)) return;
    const draw = (ctx, style) => {
      ctx.strokeStyle = style;
      ctx.lineWidth = stroke.width;
      ctx.lineCap = stroke.cap;
      ctx.lineJoin = stroke.join;
      ctx.miterLimit = stroke.miter;
      ctx.setLineDash(stroke.dash);
      ctx.lineDashOffset = stroke.phase;
      ctx.stroke(shape.path);
    };
    if (!paint.m) {
      const style = this.style(paint);
      if (style) draw(this.at(m), style);
      return;
    }
    this.stencil(mapped(m, grown(op.shape.box, stroke.width)), m, (ctx) => draw(ctx, '#000'), paint);
  }

  stencil(box, m, draw, paint) {
    const [left, top, right, bottom] = wholePixels(common(this.clip, box));
    if (isEmpty([left, top, right, bottom])) return;
    const surface = takeSurface(right - left, bottom - top);
    this.layers.push({ ctx: surface.ctx, x: left, y: top });
    draw(this.at(m));
    surface.ctx.globalCompositeOperation = 'source-in';
    const everything = new Path2D();
    const back = inverse(m);
    if (back) {
      const [l, t, r, b] = mapped(back, [left, top, right, bottom]);
      everything.rect(l, t, r - l, b - t);
      this.fill(everything, 'nonzero', paint, m);
    }
    this.layers.pop();
    const w = right - left, h = bottom - top;
    this.at(identity).drawImage(surface.canvas, 0, 0, w, h, left, top, w, h);
    giveBack(surface);
  }

  style(paint) {
    if (paint.kind === 'color') return paint.color;
    if (paint.made) return paint.made;
    const ctx = this.layers.at(-1).ctx;
    const p = paint.places;
    if (paint.kind === 'picture') {
      const bitmap = this.scene.contents.get(paint.content)?.bitmap;
      if (!bitmap) return null;
      const pattern = ctx.createPattern(bitmap, 'repeat');
      pattern.setTransform(matrix([p[2] / bitmap.width, 0, 0, p[3] / bitmap.height, p[0], p[1]]));
      return (paint.made = pattern);
    }
    const isPoint = paint.kind === 'linear' ? p[0] === p[2] && p[1] === p[3] : paint.kind === 'radial' && p[2] === p[3];
    if (isPoint) return (paint.made = paint.stops.at(-1)[1]);
    const gradient =
      paint.kind === 'linear' ? ctx.createLinearGradient(...p)
      : paint.kind === 'radial' ? ctx.createRadialGradient(p[0], p[1], Math.max(0, p[2]), p[0], p[1], Math.max(0, p[3]))
      : ctx.createConicGradient(p[2], p[0], p[1]);
    for (const [place, color] of paint.stops) gradient.addColorStop(place, color);
    return (paint.made = gradient);
  }


  text(op, m) {
    const text = this.scene.texts.get(op.text);
    if (!text) return;
    const corner = moved(m, op.x, op.y);
    const isLevel = corner[1] === 0 && corner[2] === 0;
    const isUpright = corner[0] === 0 && corner[3] === 0;
    for (const line of text.lines) {
      const place = moved(corner, line.x, line.y);
      if (isLevel) {
        const reach = (line.ascent + line.descent) * 1.5 * Math.abs(corner[3]);
        if (place[5] + reach < this.clip[1] || place[5] - reach > this.clip[3]) continue;
        place[5] = Math.round(place[5]);
        if (corner[0] === corner[3] && corner[0] > 0 && this.knownLine(line, op, place)) continue;
      } else if (isUpright) place[4] = Math.round(place[4]);
      for (const run of line.runs) this.drawRun(run, op, times(place, [run.scale, 0, 0, run.scale, 0, 0]), m);
    }
  }

  knownLine(line, op, place) {
    const scale = place[0], left = Math.floor(place[4]), phase = place[4] - left;
    let key = `${scale} ${phase.toFixed(3)}`;
    let box = nowhere;
    for (const run of line.runs) {
      const paint = paintOf(run, op);
      const { pictures, box: own } = this.scene.outlines(run);
      if (paint.kind !== 'color' || pictures.length) return false;
      key += ` ${paint.color}`;
      box = joined(box, mapped([run.scale, 0, 0, run.scale, 0, 0], own));
    }
    const area = grown(wholePixels(mapped([scale, 0, 0, scale, phase, 0], box)), 1);
    const picture = pictureOf(line, key, area, (ctx) => {
      const m = [scale, 0, 0, scale, phase - area[0], -area[1]];
      this.layers.push({ ctx, x: 0, y: 0 });
      for (const run of line.runs) this.drawRun(run, op, times(m, [run.scale, 0, 0, run.scale, 0, 0]), m);
      this.layers.pop();
    });
    if (!picture) return false;
    const ctx = this.at(identity);
    ctx.imageSmoothingEnabled = false;
    ctx.drawImage(picture, left + area[0], place[5] + area[1]);
    return true;
  }

  drawRun(run, op, place, m) {
    const paint = paintOf(run, op);
    const { path, pictures } = this.scene.outlines(run);
    if (paint.kind === 'color') {
      const ctx = this.at(place);
      ctx.fillStyle = paint.color;
      ctx.fill(path);
    } else this.fillAcross(path, paint, place, m);
    for (const { content, x, y, w, h } of pictures) {
      const bitmap = this.scene.contents.get(content)?.bitmap;
      if (!bitmap) continue;
      const ctx = this.at(place);
      ctx.imageSmoothingEnabled = true;
      ctx.imageSmoothingQuality = 'high';
      ctx.drawImage(bitmap, x, y, w, h);
    }
    for (const rule of run.rules) {
      const style = rule.color ?? this.style(paint);
      if (!style) continue;
      const ctx = this.at(place);
      ctx.strokeStyle = style;
      ctx.lineWidth = rule.width;
      ctx.lineCap = 'butt';
      ctx.lineJoin = 'miter';
      ctx.setLineDash(rule.dash);
      ctx.lineDashOffset = 0;
      ctx.stroke(rule.path);
    }
  }

  fillAcross(path, paint, place, m) {
    const back = inverse(m);
    if (!back) return;
    const shape = new Path2D();
    shape.addPath(path, matrix(times(back, place)));
    this.fill(shape, 'nonzero', paint, m);
  }


  picture(op, m) {
    const content = this.scene.contents.get(op.content);
    if (!content?.bitmap) return;
    const ctx = this.at(m);
    ctx.imageSmoothingEnabled = op.smooth;
    if (op.smooth) ctx.imageSmoothingQuality = 'high';
    ctx.drawImage(op.tint ? tinted(content, op.tint) : content.bitmap, ...op.source, ...op.target);
  }
}

const paintOf = (run, op) => op.paints[Math.min(Math.max(0, run.paint), op.paints.length - 1)];
const matrix = ([a, b, c, d, e, f]) => ({ a, b, c, d, e, f });

function inPixels(f, m, scale) {
  if (f.kind === 'matrix') return { ...f, scale };
  if (f.kind === 'blur') return { ...f, scale, radius: f.radius * scale };
  return { ...f, scale, radius: f.radius * scale, x: m[0] * f.x + m[2] * f.y, y: m[1] * f.x + m[3] * f.y };
}

function tinted(content, color) {
  let canvas = content.tinted.get(color);
  if (!canvas) {
    canvas = document.createElement('canvas');
    canvas.width = content.bitmap.width;
    canvas.height = content.bitmap.height;
    const ctx = canvas.getContext('2d');
    ctx.drawImage(content.bitmap, 0, 0);
    ctx.globalCompositeOperation = 'source-in';
    ctx.fillStyle = color;
    ctx.fillRect(0, 0, canvas.width, canvas.height);
    if (content.tinted.size >= 16) content.tinted.clear();
    content.tinted.set(color, canvas);
  }
  return canvas;
}
return { Painter };
})();
modules['requests.js'] = (() => {
const { isLeading } = modules['words.js'];

const part = 256 << 10;

class Requests {
  constructor(bar, connection) {
    this.bar = bar;
    this.connection = connection;
    this.parts = ['said', 'asked'].map((name) => Object.assign(document.createElement('div'), { className: name }));
    bar.replaceChildren(...this.parts);
    this.said = '';
    this.dialogNumber = null;
  }


  say(sentence, ...nodes) {
    this.said = sentence;
    this.show(0, sentence, nodes);
  }

  ask(sentence, ...nodes) {
    this.show(1, sentence, nodes);
  }

  forget() {
    this.dialogNumber = null;
    this.ask('');
  }

  show(part, sentence, nodes) {
    const words = document.createElement('span');
    words.textContent = sentence;
    const isLong = sentence.includes('\n');
    words.classList.toggle('long', isLong);
    if (isLong) words.tabIndex = 0;
    this.parts[part].replaceChildren(...(sentence === '' ? [] : [words, ...nodes]));
    this.bar.hidden = !this.parts.some((one) => one.hasChildNodes());
  }

  button(name, act) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = name;
    button.addEventListener('click', act);
    return button;
  }

  get dismiss() {
    return this.button('Close', () => this.say(''));
  }

  get isAsked() {
    return navigator.userActivation?.isActive ?? false;
  }


  open({ url }) {
    if (!isLeading(url)) return this.say(`The view wants to open what a page may not open: ${url}`, this.dismiss);
    const link = document.createElement('a');
    link.href = url;
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
    if (this.isAsked) return link.click();
    link.textContent = url;
    link.addEventListener('click', () => setTimeout(() => this.say('')));
    this.say('The view wants to open an address.', link, this.dismiss);
  }

  async share({ items }) {
    const text = items.map((item) => item.text).filter(Boolean).join('\n');
    const url = items.map((item) => item.url).find((address) => address && isLeading(address));
    const all = [text, ...items.map((item) => item.url)].filter(Boolean).join('\n');
    const isOwn = items.some((item) => item.url && !isLeading(item.url));
    const copy = this.button('Copy', async () => {
      try {
        await navigator.clipboard.writeText(all);
        this.say('Copied.', this.dismiss);
      } catch {
        this.say(all, this.dismiss);
      }
    });
    if (navigator.share && this.isAsked && !isOwn) {
      try {
        return await navigator.share({ ...(text && { text }), ...(url && { url }) });
      } catch (error) {
        if (error.name === 'AbortError') return;
      }
    }
    const words = isOwn ? 'The view shares an address that only the app itself opens' : 'The view shares';
    this.say(`${words}: ${all}`, copy, this.dismiss);
  }

  dialog(asked) {
    const { dialog, kinds = [], several, folder, problem = '' } = asked;
    this.dialogNumber = dialog;
    let isDone = false;
    const finish = (files) => {
      if (isDone) return;
      isDone = true;
      this.ask('');
      this.upload(asked, files);
    };
    const chooser = (isFolder) => {
      const input = document.createElement('input');
      input.type = 'file';
      input.accept = isFolder ? '' : kinds.join();
      input.multiple = several === true;
      input.webkitdirectory = isFolder;
      input.addEventListener('change', () => finish([...input.files]));
      input.addEventListener('cancel', () => finish([]));
      return input;
    };
    const buttons = [];
    if (folder) {
      const input = chooser(true);
      buttons.push(this.button('Choose a folder…', () => input.click()));
    }
    if (!folder || kinds.length > 0) {
      const input = chooser(false);
      buttons.push(this.button('Choose…', () => input.click()));
    }
    if (this.isAsked && buttons.length === 1 && problem === '') buttons[0].click();
    const what = !folder ? 'files' : buttons.length > 1 ? 'a folder or files' : 'a folder';
    const sentence = `${problem} The view asks for ${what}.`.trim();
    this.ask(sentence, ...buttons, this.button('Cancel', () => finish([])));
  }

  async upload(asked, files) {
    const { dialog } = asked;
    const named = files.map((file) => ({ name: file.webkitRelativePath || file.name, size: file.size }));
    const length = new TextEncoder().encode(JSON.stringify(named)).length;
    if (length + 200 > (this.limit ?? Infinity)) {
      this.dialog({ ...asked, problem: `${files.length} files are too many.` });
      return;
    }
    this.connection.tell({ t: 'files', dialog, files: named });
    try {
      for (const file of files) {
        for (let at = 0; at < file.size; at += this.part) {
          const bytes = await file.slice(at, at + this.part).arrayBuffer();
          if (this.dialogNumber !== dialog) return;
          await this.connection.tellData(1, dialog, new Uint8Array(bytes));
        }
      }
    } catch (error) {
      this.say(`The files didn't arrive: ${error.message}.`, this.dismiss);
    }
  }

  get part() {
    return Math.max(1, Math.min(part, (this.limit ?? Infinity) - 5));
  }

  download(name, bytes) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([bytes]));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  }
}
return { Requests };
})();
modules['commands.js'] = (() => {
const { common, everywhere, grown, identity, joined, lengthening, mapped, moved, nowhere, times } = modules['geometry.js'];

const modes = new Set(
  ('source-over source-in source-out source-atop destination-over destination-in destination-out destination-atop ' +
    'lighter copy xor multiply screen overlay darken lighten color-dodge color-burn hard-light soft-light difference ' +
    'exclusion hue saturation color luminosity plus-darker').split(' '));

function number(value) {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new Error(`${JSON.stringify(value)} is no number`);
  return value;
}

function numbers(list, count) {
  if (!Array.isArray(list) || (count !== undefined && list.length !== count)) throw new Error('numbers are missing');
  return list.map(number);
}

function color(value) {
  if (!/^#([0-9a-f]{6}|[0-9a-f]{8})$/i.test(value)) throw new Error(`${JSON.stringify(value)} is no color`);
  return value;
}

const paths = new Map();

function path(words) {
  if (typeof words !== 'string') throw new Error('a path is missing');
  let found = paths.get(words);
  if (!found) {
    found = { path: new Path2D(words), box: boxOfPath(words) };
    if (paths.size > 20000) paths.clear();
    paths.set(words, found);
  }
  return found;
}

function boxOfPath(words) {
  if (/[^MLQCHVZ\d\s,.e+-]/.test(words)) return everywhere;
  const box = [...nowhere];
  for (const [, kind, rest] of words.matchAll(/([MLQCHVZ])([^MLQCHVZ]*)/g)) {
    const places = rest.match(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/g) ?? [];
    places.forEach((place, index) => {
      const axis = kind === 'H' ? 0 : kind === 'V' ? 1 : index % 2, value = +place;
      if (value < box[axis]) box[axis] = value;
      if (value > box[axis + 2]) box[axis + 2] = value;
    });
  }
  return box;
}

function shape(value) {
  if (typeof value === 'string') return path(value);
  const [x, y, w, h] = numbers(value, 4);
  const made = new Path2D();
  made.rect(x, y, w, h);
  return { path: made, box: [Math.min(x, x + w), Math.min(y, y + h), Math.max(x, x + w), Math.max(y, y + h)] };
}

const rule = (value) => (value === 1 ? 'evenodd' : 'nonzero');

function paint(value) {
  if (typeof value === 'string') return { kind: 'color', color: color(value) };
  if (!value || typeof value !== 'object') throw new Error('a paint is missing');
  const counts = { linear: 4, radial: 4, angular: 3, picture: 4 };
  if (!Object.hasOwn(counts, value.k)) throw new Error(`no paint is ${JSON.stringify(value.k)}`);
  const made = { kind: value.k, places: numbers(value.p, counts[value.k]), m: value.m ? numbers(value.m, 6) : null };
  if (value.k === 'picture') return { ...made, content: number(value.c), smooth: value.smooth !== 0 };
  made.stops = value.s.map(([place, c]) => [Math.min(1, Math.max(0, number(place))), color(c)]);
  if (!made.stops.length) throw new Error('a gradient has no stops');
  return made;
}

function stroke(value) {
  const [width, cap, join, miter, dash, phase] = value;
  return {
    width: number(width), cap: String(cap ?? 'butt'), join: String(join ?? 'miter'), miter: number(miter ?? 10),
    dash: numbers(dash ?? []), phase: number(phase ?? 0),
  };
}

function filter([kind, ...rest]) {
  switch (kind) {
    case 'blur': return { kind, radius: Math.max(0, number(rest[0])) };
    case 'shadow':
      return {
        kind, color: color(rest[0]), radius: Math.max(0, number(rest[1])), x: number(rest[2]), y: number(rest[3]),
      };
    case 'matrix': return { kind, values: numbers(rest[0], 20) };
    default: throw new Error(`no filter is ${JSON.stringify(kind)}`);
  }
}

const reach = (filters) =>
  filters.reduce((sum, f) => sum + (f.radius ?? 0) * 3 + Math.max(Math.abs(f.x ?? 0), Math.abs(f.y ?? 0)), 0);

const readers = {
  g: ([, group, x, y]) => ({ group: number(group), x: number(x), y: number(y) }),
  s: () => ({}),
  r: () => ({}),
  m: ([, ...m]) => ({ m: numbers(m, 6) }),
  c: ([, s, r]) => ({ shape: shape(s), rule: rule(r) }),
  l: ([, layer]) => {
    const mode = layer.b ?? 'source-over';
    if (!modes.has(mode)) throw new Error(`nothing is mixed as ${JSON.stringify(mode)}`);
    const filters = (layer.f ?? []).map(filter);
    const opacity = Math.min(1, Math.max(0, number(layer.o ?? 1)));
    return { opacity, mode: layer.m ? 'destination-in' : mode, filters, reach: reach(filters) };
  },
  e: () => ({}),
  f: ([, s, r, p]) => ({ shape: shape(s), rule: rule(r), paint: paint(p) }),
  k: ([, s, line, p]) => ({ shape: shape(s), stroke: stroke(line), paint: paint(p) }),
  t: ([, text, x, y, paints, element]) => {
    if (!paints.length) throw new Error('a text has no paint');
    return { text: number(text), x: number(x), y: number(y), paints: paints.map(paint), element: element ?? 0 };
  },
  i: ([, content, sx, sy, sw, sh, x, y, w, h, smooth, tint]) => ({
    content: number(content), source: numbers([sx, sy, sw, sh]), target: numbers([x, y, w, h]),
    smooth: smooth !== 0, tint: tint ? color(tint) : null,
  }),
  b: ([, s, r, backdrop]) => ({
    shape: shape(s), rule: rule(r), radius: Math.max(0, number(backdrop.r ?? 0)),
    matrix: backdrop.f ? numbers(backdrop.f, 20) : null,
    shadow: backdrop.w
      ? { color: color(backdrop.w[0]), radius: Math.max(0, number(backdrop.w[1])), y: number(backdrop.w[2]) } : null,
  }),
  a: ([, url, x, y, w, h]) => ({ url: String(url), target: numbers([x, y, w, h]) }),
};

function operations(commands, complain) {
  const list = [], open = [];
  const end = (kind) => {
    const index = open.pop();
    if (kind === 'e') list[index].end = list.length;
    list.push({ kind, begin: index });
  };
  const endsOf = { s: 'r', l: 'e' };
  for (const command of Array.isArray(commands) ? commands : []) {
    try {
      const kind = command[0];
      if (!Object.hasOwn(readers, kind)) throw new Error('nobody knows it');
      const read = { kind, ...readers[kind](command) };
      if (kind === 'r') {
        if (!open.length || list[open.at(-1)].kind !== 's') throw new Error('there is nothing to bring back');
        end('r');
      } else if (kind === 'e') {
        if (!open.some((index) => list[index].kind === 'l')) throw new Error('there is no layer to end');
        while (list[open.at(-1)].kind === 's') end('r');
        end('e');
      } else {
        if (kind === 's' || kind === 'l') open.push(list.length);
        list.push(read);
      }
    } catch (error) {
      if (command?.[0] === 'l') {
        open.push(list.length);
        list.push({ kind: 'l', ...readers.l(['l', {}]) });
      }
      complain(`A command was left out: ${String(JSON.stringify(command)).slice(0, 200)}: ${error.message}.`);
    }
  }
  while (open.length) end(endsOf[list[open.at(-1)].kind]);
  return list;
}

function measure(list, boxes) {
  let m = identity, clip = everywhere, box = nowhere;
  const states = [];
  for (const op of list) {
    let own = null;
    switch (op.kind) {
      case 's': states.push({ m, clip }); break;
      case 'r': ({ m, clip } = states.pop()); break;
      case 'l': states.push({ m, clip, box, op }); box = nowhere; break;
      case 'e': {
        const state = states.pop();
        const inner = box;
        ({ m, clip, box } = state);
        state.op.inner = inner;
        state.op.box = state.op.mode === 'destination-in' ? everywhere : grown(inner, state.op.reach * lengthening(m));
        if (state.op.mode !== 'destination-in') box = joined(box, common(state.op.box, clip));
        break;
      }
      case 'm': m = times(m, op.m); break;
      case 'c': clip = common(clip, mapped(m, op.shape.box)); break;
      case 'g': own = mapped(moved(m, op.x, op.y), boxes.group(op.group)); break;
      case 't': own = mapped(moved(m, op.x, op.y), boxes.text(op.text)); break;
      case 'f': own = mapped(m, op.shape.box); break;
      case 'k': {
        const half = (op.stroke.width / 2) * (op.stroke.join === 'miter' ? Math.max(1.5, op.stroke.miter) : 1.5);
        own = mapped(m, strokeBox(op.shape.box, half));
        break;
      }
      case 'i': {
        const [x, y, w, h] = op.target;
        own = mapped(m, [x, y, x + w, y + h]);
        break;
      }
      case 'b': {
        const around = op.shadow ? 3 * op.shadow.radius + Math.abs(op.shadow.y) : 0;
        own = mapped(m, grown(op.shape.box, around));
        break;
      }
    }
    if (own) {
      op.box = own;
      box = joined(box, common(own, clip));
    }
  }
  return box;
}

const strokeBox = (box, by) => [box[0] - by, box[1] - by, box[2] + by, box[3] + by];
return { number, numbers, color, path, operations, measure };
})();
modules['scene.js'] = (() => {
const { color, measure, number, operations, path } = modules['commands.js'];
const { everywhere, joined, nowhere } = modules['geometry.js'];

class Scene {
  size = [0, 0];
  root = 0;
  groups = new Map();
  texts = new Map();
  glyphs = new Map();
  contents = new Map();
  scrolls = new Map();
  scrolled = new Map();
  elements = new Map();
  focus = null;
  cursor = 'default';
  animates = false;
  grips = [];
  held = false;

  constructor(complain) {
    this.complain = complain;
  }

  apply(scene) {
    const changes = { drawing: false, elements: new Set(), gone: [], scrolls: false, focus: false };
    if (Array.isArray(scene.size)) this.size = scene.size.map(Number);
    for (const field of ['root', 'cursor', 'animates', 'held']) if (field in scene) this[field] = scene[field];
    for (const [id, glyph] of entries(scene.glyphs)) this.glyphs.set(id, this.glyph(glyph));
    for (const [id, text] of entries(scene.texts)) this.texts.set(id, this.text(text));
    if ('scrolls' in scene) {
      const before = this.scrolled, places = placesOf(this.scrolls);
      this.scrolls = new Map(entries(scene.scrolls));
      this.scrolled = new Map([...this.scrolls].map(([id, scroll]) => [scroll.group, id]));
      changes.scrolls = placesOf(this.scrolls) !== places;
      for (const group of new Set([...before.keys(), ...this.scrolled.keys()])) {
        if (before.has(group) !== this.scrolled.has(group)) this.forgetBox(group);
      }
    }
    if (Array.isArray(scene.grips)) this.grips = scene.grips.filter(Array.isArray).map((grip) => grip.map(Number));
    for (const [id, commands] of entries(scene.groups)) this.setGroup(id, commands);
    for (const [id, element] of entries(scene.elements)) {
      this.elements.set(id, element);
      changes.elements.add(id);
    }
    for (const id of scene.gone ?? []) {
      if (this.elements.delete(id)) changes.gone.push(id);
    }
    if ('focus' in scene) {
      this.focus = scene.focus;
      changes.focus = true;
    }
    for (const kind of ['groups', 'texts', 'glyphs']) {
      for (const id of scene.forget?.[kind] ?? []) this[kind].delete(id);
    }
    for (const id of scene.forget?.contents ?? []) this.forgetContent(id);
    changes.drawing = ['groups', 'root', 'size', 'scrolls', 'texts', 'glyphs'].some((field) => field in scene);
    return changes;
  }


  setGroup(id, commands) {
    const before = this.groups.get(id);
    const list = operations(commands, this.complain);
    const users = before?.users ?? new Set();
    this.groups.set(id, { list, users, box: null, clips: list.some((op) => op.kind === 'c') });
    for (const op of before?.list ?? []) if (op.kind === 'g') this.groups.get(op.group)?.users.delete(id);
    for (const op of list) if (op.kind === 'g') this.usersOf(op.group).add(id);
    this.forgetBox(id);
  }

  usersOf(id) {
    if (!this.groups.has(id)) this.groups.set(id, { list: [], users: new Set(), box: null, clips: false });
    return this.groups.get(id).users;
  }

  forgetBox(id, seen = new Set()) {
    if (seen.has(id)) return;
    seen.add(id);
    const group = this.groups.get(id);
    if (!group) return;
    group.box = null;
    for (const user of group.users) this.forgetBox(user, seen);
  }

  boxes = {
    group: (id) => {
      if (this.scrolled.has(id)) return everywhere;
      const group = this.groups.get(id);
      if (!group) return nowhere;
      return this.measured(group);
    },
    text: (id) => this.texts.get(id)?.box ?? nowhere,
  };

  measured(group) {
    if (!group.box) {
      group.box = everywhere;
      group.box = measure(group.list, this.boxes);
    }
    return group.box;
  }


  glyph(value) {
    try {
      if (typeof value === 'string') return path(value);
      const [content, x, y, w, h] = value.map(number);
      return { content, x, y, w, h };
    } catch (error) {
      this.complain(`A glyph was left out: ${error.message}.`);
      return {};
    }
  }

  text(lines) {
    const read = [];
    let box = nowhere;
    for (const line of Array.isArray(lines) ? lines : []) {
      try {
        const [words, x, y, width, ascent, descent, runs] = line;
        for (const value of [x, y, width, ascent, descent]) number(value);
        read.push({ words: String(words), x, y, width, ascent, descent, runs: runs.map((run) => this.run(run)) });
        const more = ascent + descent;
        box = joined(box, [x - more, y - ascent - more / 2, x + width + more, y + descent + more / 2]);
      } catch (error) {
        this.complain(`A line of a text was left out: ${error.message}.`);
      }
    }
    return { lines: read, box };
  }

  run([paint, scale, glyphs, rules]) {
    return {
      paint: number(paint), scale: number(scale), glyphs: glyphs.map(number), path: null, pictures: null,
      rules: (rules ?? []).map(([words, width, dash, c]) => ({
        ...path(words), width: number(width), dash: (dash ?? []).map(number), color: c ? color(c) : null,
      })),
    };
  }

  outlines(run) {
    if (run.path) return run;
    run.path = new Path2D();
    run.pictures = [];
    run.box = nowhere;
    for (let i = 0; i + 2 < run.glyphs.length; i += 3) {
      const [id, x, y] = run.glyphs.slice(i, i + 3);
      const glyph = this.glyphs.get(id);
      if (glyph?.path) {
        run.path.addPath(glyph.path, { e: x, f: y });
        const [l, t, r, b] = glyph.box;
        run.box = joined(run.box, [l + x, t + y, r + x, b + y]);
      } else if (glyph?.content !== undefined) run.pictures.push({ ...glyph, x: glyph.x + x, y: glyph.y + y });
      else this.complain(`The glyph ${id} isn't there.`);
    }
    for (const rule of run.rules) {
      const [l, t, r, b] = rule.box, by = rule.width;
      run.box = joined(run.box, [l - by, t - by, r + by, b + by]);
    }
    return run;
  }


  async addPicture(id, bytes) {
    const content = { bitmap: null, tinted: new Map() };
    this.contents.set(id, content);
    try {
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      if (this.contents.get(id) === content) content.bitmap = bitmap;
      else bitmap.close();
    } catch {
      this.complain(`The picture ${id} can't be read.`);
    }
  }

  addFile(id, bytes) {
    this.contents.set(id, { file: bytes });
  }

  forgetContent(id) {
    this.contents.get(id)?.bitmap?.close();
    this.contents.delete(id);
  }
}

function placesOf(scrolls) {
  return JSON.stringify([...scrolls].map(([id, scroll]) => [id, { ...scroll, offset: null }]));
}

function entries(object) {
  return Object.entries(object ?? {}).map(([id, value]) => [Number(id), value]);
}
return { Scene };
})();
modules['scrollers.js'] = (() => {
const endsAreTold = 'onscrollend' in window;
const rest = endsAreTold ? 60 : 150;

class Scrollers {
  all = new Map();

  constructor(tell, redraw) {
    this.tell = tell;
    this.redraw = redraw;
  }

  has = (id, scene) => Boolean(id) && scene.scrolls.has(id);
  get = (id) => this.all.get(id);

  clear() {
    for (const scroller of this.all.values()) clearTimeout(scroller.timer);
    this.all.clear();
  }

  make(id) {
    let scroller = this.all.get(id);
    if (scroller) return scroller;
    const node = document.createElement('div'), content = document.createElement('div');
    node.className = 'scroller';
    content.className = 'content';
    node.append(content);
    scroller = {
      id, node, content, offset: [0, 0], ahead: Infinity, client: null, put: [0, 0], sent: 0, isDirty: false, timer: 0,
      settled: [0, 0], isAtRest: true,
    };
    node.addEventListener('scroll', () => this.scrolled(scroller));
    node.addEventListener('scrollend', () => this.rests(scroller));
    this.all.set(id, scroller);
    return scroller;
  }

  update(scrolls) {
    for (const [id, scroller] of this.all) {
      if (scrolls.has(id)) continue;
      clearTimeout(scroller.timer);
      scroller.node.remove();
      this.all.delete(id);
    }
    for (const [id, data] of scrolls) {
      const scroller = this.make(id);
      const { node, content } = scroller;
      node.classList.toggle('h', data.axes.includes('h'));
      node.classList.toggle('v', data.axes.includes('v'));
      const [w, h] = data.content;
      if (scroller.width !== w) content.style.width = `${(scroller.width = w)}px`;
      if (scroller.height !== h) content.style.height = `${(scroller.height = h)}px`;
      scroller.offset = data.offset;
      scroller.ahead = data.ahead ?? Infinity;
      const needsFocus = content.querySelector('.placed') &&
        !content.querySelector('button, input, select, textarea, a[href], [tabindex="0"]');
      if (needsFocus) node.tabIndex = 0;
      else node.removeAttribute('tabindex');
    }
  }

  settle(seen) {
    for (const scroller of this.all.values()) {
      if (scroller.isDirty || scroller.sent > seen) continue;
      const { node, offset, put } = scroller;
      if (!scroller.client && scroller.settled[0] === offset[0] && scroller.settled[1] === offset[1]) continue;
      scroller.client = null;
      scroller.settled = offset;
      if (Math.abs(node.scrollLeft - offset[0]) >= 1 || Math.abs(node.scrollTop - offset[1]) >= 1) {
        node.scrollTo({ left: offset[0], top: offset[1], behavior: 'instant' });
      }
      put[0] = node.scrollLeft;
      put[1] = node.scrollTop;
    }
  }

  get areMoving() {
    return [...this.all.values()].some((scroller) => scroller.client !== null && !scroller.isAtRest);
  }

  shift = (id) => {
    const scroller = this.all.get(id);
    if (!scroller?.client) return [0, 0];
    const { client, offset, ahead } = scroller;
    return [0, 1].map((axis) => Math.max(-ahead, Math.min(ahead, client[axis] - offset[axis])));
  };

  scrolled(scroller) {
    const { node, put } = scroller;
    if (!node.classList.contains('h') && node.scrollLeft) node.scrollLeft = 0;
    if (!node.classList.contains('v') && node.scrollTop) node.scrollTop = 0;
    const x = node.scrollLeft, y = node.scrollTop;
    if (!scroller.client && Math.abs(x - put[0]) < 0.5 && Math.abs(y - put[1]) < 0.5) return;
    scroller.client = [x, y];
    scroller.isAtRest = false;
    this.redraw();
    if (!scroller.isDirty) {
      scroller.isDirty = true;
      requestAnimationFrame(() => this.send(scroller, false));
    }
    clearTimeout(scroller.timer);
    if (!endsAreTold) this.rests(scroller);
  }

  rests(scroller) {
    clearTimeout(scroller.timer);
    scroller.timer = setTimeout(() => this.ended(scroller), rest);
  }

  ended(scroller) {
    if (!scroller.isAtRest) this.send(scroller, true);
  }

  send(scroller, last) {
    if (!this.all.has(scroller.id)) return;
    if (!last && !scroller.isDirty) return;
    scroller.isDirty = false;
    scroller.isAtRest = last;
    const [x, y] = scroller.client ?? [scroller.node.scrollLeft, scroller.node.scrollTop];
    scroller.sent = this.tell({ t: 'scroll', view: scroller.id, x: tidy(x), y: tidy(y), last });
  }
}

const tidy = (value) => Math.round(value * 1e4) / 1e4;
return { Scrollers };
})();
modules['unheard.js'] = (() => {
const fleeting = new Set(['hello', 'ack', 'surroundings', 'visibility', 'inspect', 'files', 'clock']);
const most = 2000;
const mostLetters = 1 << 20;

class Unheard {
  messages = [];
  letters = 0;

  add(number, message) {
    if (fleeting.has(message.t) || (message.t === 'pointer' && message.kind === 'hover')) return;
    const text = JSON.stringify({ ...message, i: number });
    this.messages.push({ number, text });
    this.letters += text.length;
    if (this.messages.length > most || this.letters > mostLetters) this.clear();
  }

  clear() {
    this.messages = [];
    this.letters = 0;
  }

  heard(seen) {
    while (this.messages.length && this.messages[0].number <= seen) this.letters -= this.messages.shift().text.length;
  }
}
return { Unheard };
})();
modules['view.js'] = (() => {
const { Elements } = modules['elements.js'];
const { Fields } = modules['fields.js'];
const { Findings } = modules['findings.js'];
const { Grips } = modules['grips.js'];
const { Input } = modules['input.js'];
const { Painter } = modules['painter.js'];
const { Requests } = modules['requests.js'];
const { Scene } = modules['scene.js'];
const { Scrollers } = modules['scrollers.js'];
const { Unheard } = modules['unheard.js'];
const { Words } = modules['words.js'];

const version = 1;
const patience = 300;
const wordsPause = 250;
const mostPixels = 1 << 25;
const greetings = new Set(['hello', 'surroundings', 'ack', 'navigate', 'visibility', 'url']);
const unmoved = [0, 0];

class LiveView {
  next = null;
  shown = [];
  seen = 0;
  pixelScale = 1;
  isDirty = false;
  wordsAreDirty = false;
  wordsTime = 0;
  frame = 0;
  isGreeting = false;
  waiting = [];
  pictures = new Set();
  isWaiting = false;
  session = '';
  unheard = new Unheard();
  owed = 0;
  complaints = new Set();
  connection = null;
  hasShown = false;
  watcher = null;
  address = null;
  onFrame = null;

  constructor(host, options) {
    const { interactive = true, surroundings, room, name = '', onState, onLayout, address } = options;
    Object.assign(this, { host, options, interactive, surroundings, room, onState, onLayout });
    this.ending = new AbortController();
    address?.attach(this);
    const { signal } = this.ending;
    const make = (tag, kind) => Object.assign(document.createElement(tag), { className: kind });
    this.stage = make('div', 'stage');
    this.canvas = make('canvas', 'canvas');
    this.canvas.setAttribute('aria-hidden', 'true');
    this.stage.append(this.canvas);
    host.append(this.stage);
    this.ctx = this.canvas.getContext('2d');
    this.scope = options.scope ?? this.stage;
    this.tell = this.tell.bind(this);
    this.draw = this.draw.bind(this);
    if (interactive) {
      this.layer = make('div', 'layer');
      this.stage.append(this.layer);
      this.scrollers = new Scrollers(this.tell, this.draw);
      this.elements = new Elements(this.layer, this.scrollers);
      this.fields = new Fields(this.layer, this.elements, this.tell, signal);
      this.words = new Words(this.layer, this.elements, this.scrollers, this.fields, signal);
      this.findings = new Findings();
      this.bar = make('div', 'bar');
      this.bar.setAttribute('role', 'status');
      this.bar.hidden = true;
      host.append(this.findings.node, this.bar);
      this.grips = new Grips(this.stage, this.scrollers, signal);
      if (!options.isQuiet) {
        new Input(this.stage, this.elements, this.scrollers, this.grips, this.tell, this.scope, signal);
      }
      let zoomTimer = 0;
      visualViewport?.addEventListener('resize', () => {
        clearTimeout(zoomTimer);
        zoomTimer = setTimeout(this.draw, 150);
      }, { signal });
    } else {
      this.stage.setAttribute('role', 'img');
      this.stage.setAttribute('aria-label', name || 'A view');
    }
    this.scene = new Scene(this.complain);
    this.painter = new Painter(this.scene, this.shift);
    this.showAppearance(surroundings.now);
    surroundings.watch((changed, now) => {
      this.tell({ t: 'surroundings', ...changed });
      this.showAppearance(now);
      this.draw();
    }, signal);
    this.observer = new ResizeObserver(() => {
      surroundings.look();
      this.draw();
    });
    this.observer.observe(host);
    this.resume();
  }

  resume() {
    if (this.connection) return;
    this.connection = this.options.connect({
      opened: () => {
        this.isGreeting = true;
        const { asked, now } = this.surroundings;
        const session = this.session ? { session: this.session } : null;
        this.tell({ t: 'hello', protocol: version, asked, ...now, ...session, ...this.address?.hello });
        this.address?.begin();
      },
      text: (message) => {
        this.waiting.push(message);
        this.takeAll();
      },
      data: (kind, number, bytes) => {
        this.waiting.push({ t: 'content', kind, number, bytes });
        this.takeAll();
      },
      closed: (why) => this.end(`The server has closed the connection. ${why}`),
      lost: () => {
        this.lostFocus ??= this.elements?.entryOf(document.activeElement)?.id;
        if (this.layer) this.layer.inert = true;
        this.say('lost', 'The connection is lost. It is tried again…');
      },
    });
    if (this.interactive && !this.options.isQuiet) this.requests = new Requests(this.bar, this.connection);
  }

  pause() {
    this.connection?.close();
    this.connection = null;
    this.waiting = [];
    this.next = null;
    this.isGreeting = false;
  }

  close() {
    this.pause();
    this.ending.abort();
    this.observer.disconnect();
    cancelAnimationFrame(this.frame);
    this.isClosed = true;
    for (const node of [this.stage, this.findings?.node, this.bar]) node?.remove();
  }

  complain = (what) => {
    if (this.complaints.has(what) || this.complaints.size > 100) return;
    this.complaints.add(what);
    console.warn(what);
  };

  shift = (id) => (this.interactive ? this.scrollers.shift(id) : unmoved);

  tell(message) {
    if (!this.connection || (this.isGreeting && !greetings.has(message.t))) return 0;
    const number = this.connection.tell(message);
    if (number) {
      this.unheard.add(number, message);
      this.watcher?.heard(message, number);
    }
    return number;
  }

  say(kind, text, ...nodes) {
    if (this.onState?.(kind, text)) return;
    this.requests?.say(text, ...nodes);
  }


  draw() {
    this.isDirty = true;
    this.askForFrame();
  }

  askForFrame() {
    if (!this.isClosed) this.frame ||= requestAnimationFrame(() => this.showFrame());
  }

  showFrame() {
    this.frame = 0;
    this.layOut();
    if (this.isDirty) {
      this.isDirty = false;
      this.painter.paint(this.ctx, this.pixelScale);
    }
    if (this.shown.length) this.onFrame?.(this.canvas);
    for (const n of this.shown) this.tell({ t: 'ack', n });
    if (this.shown.length && !this.hasShown) {
      this.hasShown = true;
      this.onState?.('shown', '');
    }
    this.shown = [];
    if (this.wordsAreDirty && this.interactive) this.showWords();
  }

  showWords() {
    const isMoving = this.scene.animates || this.scrollers.areMoving;
    const wait = isMoving ? this.wordsTime + wordsPause - performance.now() : 0;
    if (wait > 0) {
      setTimeout(() => this.askForFrame(), wait);
      return;
    }
    this.wordsAreDirty = false;
    this.wordsTime = performance.now();
    this.words.update(this.scene);
  }

  layOut() {
    const scale = devicePixelRatio;
    const room = this.room();
    if (!room) return;
    const [roomWidth, roomHeight] = room;
    const [w, h] = this.scene.size;
    const fit = this.interactive ? 1 : Math.min(1, roomWidth / (w || 1), roomHeight / (h || 1));
    const [width, height] = [w, h].map((length) => Math.max(1, Math.round(length * fit * scale)));
    const most = Math.min(16384 / Math.max(width, height), Math.sqrt(mostPixels / (width * height)));
    const zoom = Math.min(this.interactive ? visualViewport?.scale ?? 1 : 1, most);
    this.pixelScale = scale * fit * zoom;
    const { canvas, stage } = this;
    const pixels = [width, height].map((length) => Math.round(length * zoom));
    if (canvas.width !== pixels[0] || canvas.height !== pixels[1]) {
      [canvas.width, canvas.height] = pixels;
      this.isDirty = true;
    }
    const middle = (length, own) =>
      Number.isFinite(length) ? Math.max(0, Math.round((length * scale - own) / 2)) / scale : 0;
    const left = middle(roomWidth, width), top = middle(roomHeight, height);
    const key = `${scale} ${width} ${height} ${left} ${top}`;
    if (this.placed === key) return;
    this.placed = key;
    this.isDirty = true;
    for (const node of [canvas, stage]) {
      node.style.width = `${width / scale}px`;
      node.style.height = `${height / scale}px`;
    }
    stage.style.left = `${left}px`;
    stage.style.top = `${top}px`;
    if (this.findings) {
      this.findings.node.style.left = `${left}px`;
      this.findings.node.style.top = `${top + height / scale + 8}px`;
    }
    this.onLayout?.({ left, top, width: width / scale, height: height / scale });
  }


  takeAll() {
    while (this.waiting.length && !this.isWaiting) {
      const message = this.waiting[0];
      if (message.t === 'scene' && this.pictures.size) {
        this.isWaiting = true;
        Promise.race([Promise.all(this.pictures), new Promise((go) => setTimeout(go, patience))]).then(() => {
          this.isWaiting = false;
          this.pictures.clear();
          this.takeAll();
        });
        return;
      }
      this.waiting.shift();
      try {
        if (Object.hasOwn(takers, message.t)) takers[message.t].call(this, message);
      } catch (error) {
        this.complain(`A message could not be taken: ${message.t}: ${error.stack}`);
      }
    }
  }

  begin() {
    for (const part of [this.elements, this.scrollers, this.words, this.findings]) part?.clear();
    if (this.fields) this.fields.sent = 0;
    this.seen = 0;
    this.scene = this.next;
    this.painter = new Painter(this.scene, this.shift);
    this.next = null;
    this.isGreeting = false;
    this.hasShown = false;
    if (this.layer) this.layer.inert = this.owed > 0;
    this.watcher?.begin();
  }

  takeScene(message) {
    const { scene } = this;
    this.shown.push(message.n);
    this.lastScene = message.n;
    this.askForFrame();
    this.seen = message.seen ?? this.seen;
    this.unheard.heard(this.seen);
    if (this.owed && this.seen >= this.owed) {
      this.owed = 0;
      if (this.layer) this.layer.inert = false;
      if (this.fields) this.fields.focusIsNew = true;
    }
    const changes = scene.apply(message);
    if (changes.drawing) this.isDirty = true;
    if (!this.interactive) return;
    const active = document.activeElement;
    this.fields.isQuiet = true;
    this.elements.update(scene, changes);
    if (active !== document.activeElement && this.layer.contains(active)) active.focus({ preventScroll: true });
    this.fields.isQuiet = false;
    this.grips.update(scene);
    this.scrollers.settle(this.seen);
    this.fields.update(scene, changes, this.seen);
    if (this.lostFocus && !this.layer.inert) this.refocus();
    this.stage.style.cursor = ['text', 'pointer'].includes(scene.cursor) ? scene.cursor : 'default';
    if (message.findings) this.findings.add(message.findings);
    if (changes.drawing || changes.elements.size || changes.gone.length) this.wordsAreDirty = true;
    this.watcher?.changed(changes.drawing);
  }

  takeContent({ kind, number, bytes }) {
    const target = this.next ?? this.scene;
    if (kind === 3) return target.addFile(number, bytes);
    if (kind !== 2) return;
    const picture = target.addPicture(number, bytes).then(() => {
      this.pictures.delete(picture);
      if (target === this.scene) this.draw();
    });
    this.pictures.add(picture);
  }

  end(why) {
    this.connection?.finish();
    this.requests?.forget();
    this.hasShown = false;
    this.shown = [];
    const button = this.requests?.button('Start again', () => {
      this.say('lost', 'Connecting…');
      this.again();
    });
    this.watcher?.ended?.(why || 'The view has ended.');
    this.say('ended', why || 'The view has ended.', ...(button ? [button] : []));
  }

  again() {
    if (this.connection) this.connection.again();
    else this.resume();
  }

  goOn(session, seen) {
    if (session && session === this.session) this.unheard.heard(seen);
    else {
      this.unheard.clear();
      this.lostFocus = undefined;
    }
    this.session = session;
    const { messages } = this.unheard;
    this.owed = messages.at(-1)?.number ?? 0;
    for (const { text } of messages) this.connection.sendText(text);
  }

  refocus() {
    const entry = this.elements.entries.get(this.lostFocus);
    this.lostFocus = undefined;
    if (document.activeElement === document.body) entry?.node.focus({ preventScroll: true });
  }

  showAppearance({ appearance, locale, direction }) {
    this.scope.dataset.appearance = appearance;
    this.scope.lang = (this.spoken?.language ?? locale).replaceAll('_', '-');
    this.scope.dir = this.spoken?.direction ?? direction;
  }
}

const takers = {
  welcome({ protocol, limit, keeps, size, session = '', seen = 0 }) {
    if (protocol !== version) {
      this.end(`The session speaks version ${protocol} of the protocol, this page version ${version}.`);
      return;
    }
    this.say('problem', '');
    if (this.requests) {
      this.requests.forget();
      this.requests.limit = limit;
    }
    this.next = new Scene(this.complain);
    this.keeps = keeps ?? [];
    this.surroundings.setKept(this.keeps, size);
    this.connection.begin();
    this.goOn(session, seen);
  },

  scene(message) {
    if (this.next) this.begin();
    this.takeScene(message);
  },

  content(message) {
    this.takeContent(message);
  },

  language({ language, direction }) {
    if (typeof language !== 'string') return;
    this.spoken = { language, direction: direction === 'rtl' ? 'rtl' : 'ltr' };
    this.showAppearance(this.surroundings.now);
  },

  place(message) {
    this.address?.take(message);
  },
  window(message) {
    this.address?.take(message);
  },
  closeWindow(message) {
    this.address?.take(message);
  },

  inspected(message) {
    this.watcher?.take(message);
  },

  open(message) {
    this.requests?.open(message);
  },
  share(message) {
    this.requests?.share(message);
  },
  dialog(message) {
    this.requests?.dialog(message);
  },
  download({ name, content }) {
    const bytes = this.scene.contents.get(content)?.file;
    if (bytes) this.requests?.download(name, bytes);
    this.scene.contents.delete(content);
  },
  building() {
    this.say('building', 'It is built again…');
  },
  problem({ text }) {
    this.say('problem', String(text), ...(text && this.requests ? [this.requests.dismiss] : []));
  },
  renew() {
    this.onState?.('renew', '');
    this.connection?.again();
  },
  refused({ why }) {
    this.end(`The session has ended, as it can't go on: ${why}`);
  },
  ended({ why }) {
    this.end(why);
  },
};
return { LiveView };
})();
const { AddressBar } = modules['address.js'];
const { canUnpack, Connection } = modules['connection.js'];
const { Surroundings } = modules['surroundings.js'];
const { tabName } = modules['tabs.js'];
const { LiveView } = modules['view.js'];
const { socketAddress } = modules['wire.js'];

const { base } = document.body.dataset;
const given = new URLSearchParams(location.search);
const look = new URLSearchParams({ tab: await tabName() });
look.set('zone', Intl.DateTimeFormat().resolvedOptions().timeZone ?? '');
if (canUnpack) look.set('packed', '1');
if (given.has('scene')) look.set('scene', given.get('scene'));
const address = socketAddress(`${base}/~gnomon/live?${look}`);
const room = () => [document.documentElement.clientWidth, innerHeight];
const view = new LiveView(document.getElementById('main'), {
  connect: (handlers) => new Connection(address, handlers), surroundings: new Surroundings(new URLSearchParams(), room), room,
  scope: document.documentElement, address: new AddressBar(null, { base: `${base}/` }),
  onState: () => document.getElementById('coming')?.remove(),
});
for (const name of ['stage', 'canvas', 'layer', 'bar']) view[name].id = name;
view.findings.node.hidden = true;

"""#),
  ]
}
