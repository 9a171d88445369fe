// SPDX-License-Identifier: Apache-2.0
// Pictures one after the other as an animated WebP: the browser encodes each, here they're put into one file.

const text = (letters) => new TextEncoder().encode(letters);

/** A number in bytes, the least first. */
function bytes(number, count) {
  return Uint8Array.from({ length: count }, (_, i) => Math.floor(number / 2 ** (8 * i)) & 255);
}

function chunk(name, ...parts) {
  const size = parts.reduce((sum, { length }) => sum + length, 0);
  // A chunk of an odd length has a byte behind it.
  return [text(name), bytes(size, 4), ...parts, new Uint8Array(size % 2)];
}

const joined = (parts) => {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

/** The chunks of a still picture that hold its pixels, as they stand in the file. */
function pixelsOf(file) {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength), found = [];
  let hasAlpha = false;
  for (let at = 12; at + 8 <= file.length; ) {
    const name = String.fromCharCode(...file.subarray(at, at + 4)), size = view.getUint32(at + 4, true), end = at + 8 + size + (size % 2);
    if (name === 'ALPH' || name === 'VP8 ' || name === 'VP8L') found.push(file.subarray(at, end));
    if (name === 'ALPH' || (name === 'VP8L' && file[at + 12] & 0x10)) hasAlpha = true;
    at = end;
  }
  if (!found.length) throw new Error('The browser’s WebP can’t be read.');
  return { found, hasAlpha };
}

/**
 * An animated WebP that is repeated without end.
 *
 * @param frames `[{width, height, duration, file}]`: lengths in pixels, milliseconds, and a WebP file each.
 */
export function animation(frames) {
  const width = Math.max(...frames.map((frame) => frame.width)), height = Math.max(...frames.map((frame) => frame.height));
  const pictures = frames.map(({ file }) => pixelsOf(file));
  const hasAlpha = pictures.some((picture) => picture.hasAlpha);
  const parts = [
    ...chunk('VP8X', bytes(2 | (hasAlpha ? 16 : 0), 4), bytes(width - 1, 3), bytes(height - 1, 3)),
    ...chunk('ANIM', bytes(0, 4), bytes(0, 2)),
  ];
  frames.forEach((frame, index) => {
    const duration = Math.min(2 ** 24 - 1, Math.max(1, Math.round(frame.duration)));
    // Each takes the place of the one before, and is cleared away behind it.
    const head = [bytes(0, 3), bytes(0, 3), bytes(frame.width - 1, 3), bytes(frame.height - 1, 3), bytes(duration, 3), bytes(2 | 1, 1)];
    parts.push(...chunk('ANMF', ...head, ...pictures[index].found));
  });
  const size = parts.reduce((sum, { length }) => sum + length, 4);
  return joined([text('RIFF'), bytes(size, 4), text('WEBP'), ...parts]);
}
