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
