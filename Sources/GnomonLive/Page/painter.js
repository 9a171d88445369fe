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
