// SPDX-License-Identifier: Apache-2.0
// What the view is shown in: what the browser says, or what is written in the page's address.

const given = new URLSearchParams(location.search);
// The options of commands have other names for some.
const options = {
  'type-size': 'typeSize', 'layout-direction': 'direction', 'reduce-motion': 'reducedMotion',
  'reduce-transparency': 'reducedTransparency',
};
for (const [option, name] of Object.entries(options)) {
  if (!given.has(option)) continue;
  given.set(name, given.get(option));
  given.delete(option);
}
const ownNames = [
  'appearance', 'contrast', 'direction', 'locale', 'reducedMotion', 'reducedTransparency', 'size', 'title', 'typeSize',
];
/** What the address says that isn't for the page but for the server: the view's looks that a page has no word in. */
export const rest = new URLSearchParams([...given].filter(([name]) => !ownNames.includes(name)));
const matches = (query) => matchMedia(query).matches;
const rightToLeft = /^(ar|ckb|dv|fa|he|iw|ps|sd|ug|ur|yi)\b/;
const flag = (name, query) => (given.has(name) ? given.get(name) !== 'false' : matches(query));

/** The size that the address asks for, such as `390x844`; null for the view's own, or for the window's. */
const givenSize = /^(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)$/.exec(given.get('size') ?? '')?.slice(1).map(Number) ?? null;
export const title = given.get('title');
/** What the address asks for by name. */
export const asked = ownNames.filter((name) =>
  name === 'size' ? givenSize || given.get('size') === 'window' : given.has(name) && name !== 'title');
let ownSize = null, kept = new Set(), last = null;

/** Tells of what the view keeps, whatever the browser says, and of its own size. */
export function setKept(names, size) {
  kept = new Set(names.filter((name) => !asked.includes(name)));
  ownSize = kept.has('size') ? size : null;
  if (last) last = { ...last, size: surroundings().size };
}

const typeSizes = {
  xSmall: 14, small: 15, medium: 16, large: 17, xLarge: 19, xxLarge: 21, xxxLarge: 23, accessibility1: 28,
  accessibility2: 33, accessibility3: 40, accessibility4: 47, accessibility5: 53,
};

/** The type size that comes closest to the size of letters that the browser is set to; 16 pixels are the usual one. */
function typeSizeOfBrowser() {
  const probe = document.createElement('span');
  probe.style.fontSize = 'medium';
  document.body.append(probe);
  const wanted = (parseFloat(getComputedStyle(probe).fontSize) / 16) * typeSizes.large;
  probe.remove();
  const distance = (name) => Math.abs(typeSizes[name] - wanted);
  return Object.keys(typeSizes).reduce((a, b) => (distance(b) < distance(a) ? b : a));
}

export function surroundings() {
  const locale = given.get('locale') ?? navigator.language ?? 'en';
  return {
    size: givenSize ?? ownSize ?? [document.documentElement.clientWidth, innerHeight],
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
export function watch(tell) {
  last = surroundings();
  const look = () => {
    const now = surroundings();
    const changed = Object.keys(now).filter((key) => String(now[key]) !== String(last[key]) && !kept.has(key));
    last = now;
    if (changed.length) tell(Object.fromEntries(changed.map((key) => [key, now[key]])), now);
  };
  const queries = ['color-scheme: dark', 'contrast: more', 'reduced-motion: reduce', 'reduced-transparency: reduce'];
  for (const query of queries) {
    matchMedia(`(prefers-${query})`).addEventListener('change', look);
  }
  addEventListener('resize', look);
  addEventListener('languagechange', look);
  new ResizeObserver(look).observe(document.documentElement);
  const watchScale = () => {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', () => {
      look();
      watchScale();
    }, { once: true });
  };
  watchScale();
}
