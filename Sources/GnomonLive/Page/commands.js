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
