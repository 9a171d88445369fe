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
