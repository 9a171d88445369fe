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
