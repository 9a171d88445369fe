// SPDX-License-Identifier: Apache-2.0
// Lines of text as pictures, so that what only moves by whole pixels isn't filled again each frame.

const mostPixels = 8 << 20;
const drawing = typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1);
const ctx = drawing?.getContext('2d');
/** The lines that have a picture, those that were used last at the end. */
const kept = new Set();
let pixels = 0;

/**
 * A line's picture for a key, which stands for all that it looks like; null for one that is drawn for the first time or
 * that is too large.
 *
 * @param box What it covers, in pixels.
 * @param draw Draws it into a context whose corner is the box's.
 */
export function pictureOf(line, key, box, draw) {
  if (line.picture && line.key === key) {
    kept.delete(line);
    kept.add(line);
    return line.picture;
  }
  // What is drawn once looks otherwise the next time, perhaps.
  if (line.lastKey !== key) {
    line.lastKey = key;
    return null;
  }
  const width = box[2] - box[0], height = box[3] - box[1];
  if (!ctx || !(width > 0 && height > 0 && width * height <= mostPixels / 16)) return null;
  forget(line);
  drawing.width = width;
  drawing.height = height;
  draw(ctx);
  line.picture = drawing.transferToImageBitmap();
  line.key = key;
  kept.add(line);
  pixels += width * height;
  for (const old of kept) {
    if (pixels <= mostPixels) break;
    forget(old);
  }
  return line.picture;
}

function forget(line) {
  if (!kept.delete(line)) return;
  pixels -= line.picture.width * line.picture.height;
  line.picture.close();
  line.picture = null;
}
