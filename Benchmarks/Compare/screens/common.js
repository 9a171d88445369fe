// SPDX-License-Identifier: Apache-2.0
// What the screens share: the same words as in Benchmarks/Sources/Workloads/Screens/Words.swift, pictures of symbols, and how a page begins.
const ALL = ('lunch meeting tomorrow the train is late photos from Sunday garden we need bread and cheese invoice attached please call me back ' +
  'before noon thanks a long walk by river ticket confirmed your order has left warehouse').split(' ');

class Words {
  state = 2026;

  next(limit) {
    let s = this.state;
    s ^= s << 13;
    s ^= s >>> 17;
    s ^= s << 5;
    this.state = s >>> 0;
    return this.state % limit;
  }

  sentence(count) {
    const text = Array.from({ length: count }, () => ALL[this.next(ALL.length)]).join(' ');
    return text[0].toUpperCase() + text.slice(1);
  }
}

const list = (count, make) => Array.from({ length: count }, (_, index) => make(index));
const time = (number) => `${7 + number % 12}:${10 + number * 7 % 50}`;

const SHAPES = {
  plus: 'M11 4h2v7h7v2h-7v7h-2v-7H4v-2h7z',
  pen: 'M4 20l1-5L16 4l4 4L9 19z',
  person: 'M12 12a5 5 0 1 0 0-10 5 5 0 0 0 0 10zm0 2c-5 0-9 3-9 7h18c0-4-4-7-9-7z',
  more: 'M9 5l7 7-7 7-1.500-1.500L13 12 7.500 6.500z',
  soft: 'M3 9h4l5-5v16l-5-5H3z',
  loud: 'M2 9h4l5-5v16l-5-5H2zm12-2a6 6 0 0 1 0 10zm3-4a10 10 0 0 1 0 18z',
  send: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 4l5 5h-4v7h-2v-7H7z',
  house: 'M12 3l9 8h-2v9h-5v-6h-4v6H5v-9H3z',
  bolt: 'M13 2L4 14h6l-1 8 9-12h-6z',
  cart: 'M3 4h3l1 3h14l-2 8H8L5 6H3zm6 13a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm8 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  letter: 'M2 5h20l-10 8zm0 2l10 8 10-8v12H2z',
  heart: 'M12 21C5 15 2 12 2 8a5 5 0 0 1 10-1 5 5 0 0 1 10 1c0 4-3 7-10 13z',
  star: 'M12 2l3 7h7l-6 4 2 8-6-5-6 5 2-8-6-4h7z',
  clip: 'M17 6v11a5 5 0 0 1-10 0V6a3 3 0 0 1 6 0v10h-2V6a1 1 0 0 0-2 0v11a3 3 0 0 0 6 0V6z',
  chip: 'M6 6h12v12H6zM9 2h2v3H9zm4 0h2v3h-2zM9 19h2v3H9zm4 0h2v3h-2z',
  pie: 'M11 3v10h10A10 10 0 1 1 11 3zm2-1a9 9 0 0 1 9 9h-9z',
  paper: 'M6 2h8l5 5v15H6z',
  share: 'M11 14V6L8 9 7 8l5-5 5 5-1 1-3-3v8zM5 11h3v2H7v7h10v-7h-1v-2h3v11H5z',
};

// A symbol, drawn by its path.
const icon = (name, style = '') => `<svg class="i" viewBox="0 0 24 24" style="${style}"><path d="${SHAPES[name]}"/></svg>`;

// Makes a screen's page: `page(number)` is its HTML, `change()` changes one state. Shown at once unless a program measures.
function begin(page, change) {
  Object.assign(window, { page, change });
  if (location.hash === '#measured') return;
  document.getElementById('root').innerHTML = page(0);
  document.body.dataset.height = document.getElementById('root').offsetHeight;
}
