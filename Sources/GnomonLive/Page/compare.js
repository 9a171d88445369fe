// SPDX-License-Identifier: Apache-2.0
// A view beside what it was in a commit, or a picture of what it should look like: over each other, by turns, or what differs.
import { Before } from './before.js';
import { linked, make } from './nodes.js';
import { Unanswered } from './questions.js';

const modes = [['over', 'Over the view'], ['beside', 'Beside it'], ['flicker', 'By turns'], ['difference', 'What differs']];
/** Channels that differ by less than this of 255 look the same. */
const tolerance = 16;
const turn = 500;
const mostPixels = 1 << 24;
/** A layout with more letters than this isn't told to the other session. */
const mostLetters = 900_000;
const pause = 250;
/** The room between two views beside each other, in points. */
const gap = 24;

export class Compare {
  mode = 'over';
  isOn = false;
  picture = null;
  /** The view as it was in a commit. */
  before = null;

  /**
   * @param acts `ask(question)` asks the view's session; `commit(reference)` has a commit's previews served, `open(host, onState)` gives the live
   *   view of this one there; `anew()` begins both anew.
   */
  constructor(node, acts) {
    Object.assign(this, { node, acts });
    this.reference = make('input', { type: 'text', id: 'compare-commit', placeholder: 'HEAD', spellcheck: false, autocomplete: 'off', maxLength: 200 });
    this.ask = make('button', { type: 'submit', textContent: 'Compare' });
    const form = make('form', { className: 'time-row' },
      make('label', { htmlFor: 'compare-commit', textContent: 'Commit' }), this.reference, this.ask);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.openCommit(this.reference.value.trim() || 'HEAD');
    });
    this.name = make('h3', { hidden: true });
    this.words = make('ul', { className: 'differences' });
    this.anew = make('button', { type: 'button', textContent: 'Begin both anew', title: 'Both with their first state', onclick: () => acts.anew() });
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
        make('button', { type: 'button', textContent: 'Remove', onclick: () => this.remove() }), this.anew), this.share);
    node.append(form,
      make('div', { className: 'drop' }, make('label', { htmlFor: 'compare-file', textContent: 'Or a picture to compare with: choose one, drop it here, or paste it.' }), this.file),
      this.name, this.controls, this.note, this.words);
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

  /** Works on another view; null for none. What it's compared with stays. */
  watch(view) {
    this.over.remove();
    // The looks may be others.
    if (view && this.before) this.openBefore();
    else if (!view && this.before) this.before.close();
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
    this.remove();
    this.picture = picture;
    this.name.textContent = file.name;
    this.show();
  }

  remove() {
    this.picture?.close();
    this.picture = null;
    this.file.value = '';
    this.name.textContent = '';
    if (this.before) {
      this.before.close();
      this.before = null;
      this.acts.commit(null).catch(() => {});
    }
    this.show();
  }

  // A commit

  async openCommit(reference) {
    this.ask.disabled = true;
    this.note.textContent = `What there was in ${reference} is compiled…`;
    try {
      const name = await this.acts.commit(reference);
      if (this.picture) this.remove();
      this.name.textContent = name;
      this.openBefore();
    } catch (error) {
      this.note.textContent = error.message;
    }
    this.ask.disabled = false;
  }

  openBefore() {
    this.before?.close();
    this.before = this.view ? new Before(this.acts.open, () => this.beforeChanged()) : null;
    this.show();
  }

  beforeChanged() {
    if (!this.before || !this.isOn) return;
    const { over, other } = this;
    if (over.hidden || !other || other.width !== over.width || other.height !== over.height) return this.show();
    over.getContext('2d').drawImage(other, 0, 0);
    this.tell();
    this.tellWords();
  }

  /** Says in what the layouts differ, when both have been as they are for a while. */
  tellWords() {
    clearTimeout(this.wordsTimer);
    if (!this.before?.hasPicture || !this.isOn) return;
    this.wordsTimer = setTimeout(async () => {
      const { before } = this;
      // What was told of the views may have come before their picture.
      if (!this.over.hidden && this.view) this.tell();
      try {
        const layout = await before.layout();
        if (layout.length > mostLetters) throw new Unanswered('There are too many views to say in what the layouts differ.');
        const { lines, more } = await this.acts.ask({ what: 'difference', layout });
        if (before !== this.before) return;
        const told = lines.length ? lines : ['All views have the same sizes and places.'];
        this.words.replaceChildren(...told.map((line) => make('li', { title: line }, linked(shortened(line)))), ...(more ? [make('li', { textContent: `${more} more aren’t told.` })] : []));
      } catch (error) {
        if (!(error instanceof Unanswered)) throw error;
        if (before === this.before) this.words.replaceChildren(make('li', { className: 'quiet', textContent: error.message }));
      }
    }, pause);
  }

  /** The view looks otherwise. */
  changed() {
    if (!this.isOn || !this.view || !this.other) return;
    this.tell();
    this.tellWords();
  }

  /** What the view is compared with, where there's something to see. */
  get other() {
    if (this.before) return this.before.hasPicture ? this.before.view.canvas : null;
    return this.picture;
  }

  show() {
    clearInterval(this.timer);
    clearTimeout(this.wordsTimer);
    const { over, view, mode, other, before } = this;
    const isShown = this.isOn && other !== null && Boolean(view);
    this.controls.hidden = !this.picture && !before;
    this.name.hidden = !this.name.textContent;
    this.anew.hidden = this.words.hidden = !before;
    this.share.hidden = mode !== 'over';
    over.hidden = !isShown;
    if (view && (!isShown || mode !== 'beside')) view.stage.style.translate = '';
    if (!isShown) {
      this.note.textContent = before?.failure ?? '';
      this.words.replaceChildren();
      return;
    }
    const { width, height } = other;
    [over.width, over.height] = [width, height];
    over.getContext('2d').drawImage(other, 0, 0);
    this.tellWords();
    // As wide as the view: a picture of a screen may have two or three pixels a point.
    over.className = `compared ${mode}`;
    // Beside each other both are in the middle, as far as there's room.
    const { stage } = view, room = Math.max(0, Math.min(stage.offsetLeft - gap, (stage.offsetWidth + gap) / 2));
    stage.style.translate = mode === 'beside' ? `${-room}px 0` : '';
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
    const { other: shown } = this;
    const length = Math.round((shown.height * width) / shown.width);
    const other = pixels(shown, width, height, width, length);
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

/** A line without the way to the view that it's about. */
const shortened = (line) => line.replace(/(^|: )(?:[^\s/“]+\/)+(?=[^\s/])/, '$1…/');

/** What something looks like on white, in a size, in a box of pixels. */
function pixels(picture, width, height, drawnWidth, drawnHeight) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, drawnWidth, drawnHeight);
  return context.getImageData(0, 0, width, height).data;
}
