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
