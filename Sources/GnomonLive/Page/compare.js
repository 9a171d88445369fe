// SPDX-License-Identifier: Apache-2.0
// A view beside a picture of what it should look like, such as a designer's: over each other, by turns, or what differs.
import { make } from './nodes.js';

const modes = [['over', 'Over the view'], ['beside', 'Beside it'], ['flicker', 'By turns'], ['difference', 'What differs']];
/** Channels that differ by less than this of 255 look the same. */
const tolerance = 16;
const turn = 500;
const mostPixels = 1 << 24;

export class Compare {
  mode = 'over';
  isOn = false;
  picture = null;

  constructor(node) {
    this.node = node;
    this.file = make('input', { type: 'file', accept: 'image/*', id: 'compare-file' });
    this.file.addEventListener('change', () => this.file.files[0] && this.take(this.file.files[0]));
    this.note = make('p', { className: 'quiet', role: 'status' });
    this.modes = make('select', { id: 'compare-mode' }, ...modes.map(([value, textContent]) => make('option', { value, textContent })));
    this.modes.addEventListener('change', () => {
      this.mode = this.modes.value;
      this.show();
    });
    this.opacity = make('input', { type: 'range', id: 'compare-opacity', min: 0, max: 1, step: 0.05, value: 0.5 });
    this.opacity.addEventListener('input', () => this.show());
    this.share = make('div', { className: 'time-row' }, make('label', { htmlFor: 'compare-opacity', textContent: 'How much of it' }), this.opacity);
    this.controls = make('div', { hidden: true },
      make('div', { className: 'time-row' }, make('label', { htmlFor: 'compare-mode', textContent: 'Shown' }), this.modes,
        make('button', { type: 'button', textContent: 'Remove', onclick: () => this.remove() })), this.share);
    node.append(make('div', { className: 'drop' }, make('label', { htmlFor: 'compare-file', textContent: 'A picture to compare with: choose one, drop it here, or paste it.' }), this.file),
      this.controls, this.note);
    this.over = make('canvas', { className: 'compared', hidden: true, 'aria-hidden': 'true' });
    node.addEventListener('dragover', (event) => event.preventDefault());
    node.addEventListener('drop', (event) => {
      event.preventDefault();
      const [file] = event.dataTransfer.files;
      if (file) this.take(file);
    });
    addEventListener('paste', (event) => {
      const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
      if (!this.isOn || !file) return;
      event.preventDefault();
      this.take(file);
    });
  }

  /** Works on another view; null for none. The picture stays. */
  watch(view) {
    this.over.remove();
    this.view = view;
    view?.stage.append(this.over);
    this.show();
  }

  setOn(isOn) {
    this.isOn = isOn;
    this.show();
  }

  async take(file) {
    let picture;
    try {
      picture = await createImageBitmap(file);
      if (picture.width * picture.height > mostPixels) throw new Error('It has too many pixels.');
    } catch (error) {
      picture?.close();
      this.note.textContent = `${file.name || 'That'} can’t be shown as a picture: ${error.message}`;
      return;
    }
    this.picture?.close();
    Object.assign(this, { picture, name: file.name });
    this.show();
  }

  remove() {
    this.picture?.close();
    this.picture = null;
    this.file.value = '';
    this.show();
  }

  /** The view looks otherwise. */
  changed() {
    if (this.isOn && this.picture && this.view) this.tell();
  }

  show() {
    clearInterval(this.timer);
    const { over, view, mode } = this;
    const isShown = this.isOn && this.picture !== null && Boolean(view);
    this.controls.hidden = !this.picture;
    this.share.hidden = mode !== 'over';
    over.hidden = !isShown;
    if (!isShown) {
      this.note.textContent = '';
      return;
    }
    const { width, height } = this.picture;
    [over.width, over.height] = [width, height];
    over.getContext('2d').drawImage(this.picture, 0, 0);
    // As wide as the view: a picture of a screen may have two or three pixels a point.
    over.className = `compared ${mode}`;
    over.style.width = '100%';
    over.style.aspectRatio = `${width} / ${height}`;
    over.style.opacity = mode === 'over' ? this.opacity.value : '1';
    if (mode === 'flicker') {
      this.timer = setInterval(() => (over.style.visibility = over.style.visibility === 'hidden' ? '' : 'hidden'), turn);
    } else over.style.visibility = '';
    this.tell();
  }

  /** Says how much differs, at a pixel a point. */
  tell() {
    const { canvas } = this.view;
    const width = Math.max(1, Math.round(canvas.clientWidth)), height = Math.max(1, Math.round(canvas.clientHeight));
    const own = pixels(canvas, width, height, width, height);
    const length = Math.round((this.picture.height * width) / this.picture.width);
    const other = pixels(this.picture, width, height, width, length);
    let count = 0, [left, top, right, bottom] = [width, height, 0, 0];
    for (let i = 0; i < own.length; i += 4) {
      if (Math.max(Math.abs(own[i] - other[i]), Math.abs(own[i + 1] - other[i + 1]), Math.abs(own[i + 2] - other[i + 2])) < tolerance) continue;
      const x = (i / 4) % width, y = Math.floor(i / 4 / width);
      count += 1;
      [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), Math.max(bottom, y + 1)];
    }
    const share = (100 * count) / (width * height);
    const size = Math.abs(length - height) > 1 ? ` As wide as the view it would be ${length} points high, which the view is not: ${height}.` : '';
    this.note.textContent = (count === 0 ? 'No pixel differs.'
      : `${share < 0.1 ? 'Less than 0.1' : share.toFixed(1)} % of the pixels differ, within ${right - left}×${bottom - top} at (${left}, ${top}).`) + size;
  }
}

/** What something looks like on white, in a size, in a box of pixels. */
function pixels(picture, width, height, drawnWidth, drawnHeight) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, drawnWidth, drawnHeight);
  return context.getImageData(0, 0, width, height).data;
}
