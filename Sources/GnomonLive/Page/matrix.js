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
