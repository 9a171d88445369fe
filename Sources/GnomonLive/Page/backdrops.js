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
