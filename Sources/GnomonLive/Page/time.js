// SPDX-License-Identifier: Apache-2.0
// The time of a view: stopped, slowed, moved on by steps; and the frames that it has shown, one after the other or over each other.
import { make } from './nodes.js';
import { animation } from './webp.js';

/** So many frames are kept, and so many bytes of them. */
const mostFrames = 240;
const mostBytes = 128 << 20;
/** So many are laid over each other, or side by side. */
const mostLayers = 16;
/** The last frame of an animation is seen so long, in milliseconds. */
const lastDuration = 1000;
const rates = [['1', 'as it is'], ['0.5', 'half'], ['0.25', 'a quarter'], ['0.1', 'a tenth'], ['0.02', 'a fiftieth']];

export class Time {
  frames = [];
  rate = 1;
  isPaused = false;
  isOn = false;
  captures = 0;

  /** @param ask Asks the view's session. */
  constructor(node, ask) {
    Object.assign(this, { node, ask });
    const button = (textContent, title, act) => make('button', { type: 'button', textContent, title, onclick: act });
    this.pause = button('Pause', 'Stop the view’s time', () => this.setPaused(!this.isPaused));
    this.pause.setAttribute('aria-pressed', 'false');
    this.speed = make('select', { id: 'time-rate' }, ...rates.map(([value, textContent]) => make('option', { value, textContent })));
    this.speed.addEventListener('change', () => {
      this.rate = Number(this.speed.value);
      this.tellRate();
    });
    this.steps = [['1 frame', 1 / 60], ['0.1 s', 0.1], ['1 s', 1]].map(([words, seconds]) =>
      button(`+ ${words}`, 'Let so much of the view’s time pass', () => this.step(seconds)));
    this.place = make('input', { type: 'range', id: 'time-frame', min: 0, max: 0, value: 0 });
    this.place.addEventListener('input', () => this.showFrame());
    this.words = make('output', { htmlFor: 'time-frame' });
    this.now = button('Back to now', 'Show the view as it is', () => this.toLast());
    this.goOn = button('Go on from here', 'Have the view go on from the state that it had in this frame', () => this.goBack());
    this.onion = make('input', { type: 'checkbox', id: 'time-onion' });
    this.onion.addEventListener('change', () => this.showFrame());
    this.savers = [
      button('Save picture', 'What is chosen, as a PNG', () => this.save('frame')),
      button('Save strip', 'All side by side, as a PNG', () => this.save('strip')),
      button('Save animation', 'All one after the other, as a WebP', () => this.saveAnimation()),
    ];
    node.append(
      make('div', { className: 'time-row' }, this.pause, make('label', { htmlFor: 'time-rate', textContent: 'Speed' }), this.speed),
      make('div', { className: 'time-row' }, ...this.steps),
      make('h3', { textContent: 'Frames' }),
      make('div', { className: 'time-row' }, make('label', { htmlFor: 'time-frame', textContent: 'Frame' }), this.place, this.now, this.goOn, this.words),
      make('div', { className: 'time-row' }, this.onion, make('label', { htmlFor: 'time-onion', textContent: 'All over each other' })),
      make('div', { className: 'time-row' }, ...this.savers, button('Save PDF', 'A page for each, as lines and letters', () => this.savePDF()), button('Forget', 'Begin anew', () => this.forget())),
      make('p', { className: 'quiet', textContent: `Each frame that is shown while this is open is kept, the last ${mostFrames} and ${mostBytes >> 20} MiB at most.` }));
    this.badge = make('button', { type: 'button', className: 'time-badge', title: 'Have the view’s time pass as it does', onclick: () => this.goOnAsUsual() });
    this.note = make('p', { className: 'wrong', role: 'status' });
    node.append(this.note);
    this.film = make('canvas', { className: 'film', hidden: true, 'aria-hidden': 'true' });
    this.showWords();
  }

  // The view's time

  /** Works on another view; null for none. */
  watch(view) {
    if (this.view) this.view.onFrame = null;
    if (this.view && (this.isPaused || this.rate !== 1)) this.view.tell({ t: 'clock', rate: 1 });
    this.view = view;
    this.isFilmed = false;
    this.forget();
    this.film.remove();
    this.badge.remove();
    view?.host.append(this.badge);
    if (!view && (this.isPaused || this.rate !== 1)) this.goOnAsUsual();
    this.badge.hidden = !this.isPaused && this.rate === 1;
    view?.stage.append(this.film);
    this.listen();
  }

  /** Keeps frames as long as somebody looks at this. */
  setOn(isOn) {
    this.isOn = isOn;
    this.listen();
    if (!isOn) this.toLast();
  }

  listen() {
    if (this.view) this.view.onFrame = this.isOn ? (canvas) => this.capture(canvas) : null;
    const isFilmed = this.isOn && Boolean(this.view);
    // The session keeps what its scenes show, for a document.
    if (isFilmed !== this.isFilmed) this.ask({ what: 'film', on: isFilmed }).catch(() => {});
    this.isFilmed = isFilmed;
  }

  /** A session begins, with time that passes as it does. */
  begin() {
    if (this.isPaused || this.rate !== 1) this.tellRate();
    this.isFilmed = false;
    // Numbers of scenes are the session's.
    for (const frame of this.frames) frame.scene = null;
    this.listen();
  }

  setPaused(isPaused) {
    this.isPaused = isPaused;
    this.pause.setAttribute('aria-pressed', String(isPaused));
    this.pause.textContent = isPaused ? 'Go on' : 'Pause';
    this.tellRate();
  }

  /** Time passes as it does. */
  goOnAsUsual() {
    this.rate = 1;
    this.speed.value = '1';
    this.setPaused(false);
  }

  tellRate() {
    // A view whose time stands still looks like one that has broken.
    this.badge.textContent = this.isPaused ? 'Time stands still' : 'Time is slow';
    this.badge.hidden = !this.isPaused && this.rate === 1;
    this.view?.tell({ t: 'clock', rate: this.isPaused ? 0 : this.rate });
  }

  step(seconds) {
    if (!this.isPaused) this.setPaused(true);
    this.toLast();
    this.view?.tell({ t: 'clock', by: seconds });
  }

  // Frames

  async capture(canvas) {
    if (!canvas.width || !canvas.height) return;
    // In points: a film in all pixels of a screen would be large.
    const scale = Math.min(1, canvas.clientWidth / canvas.width || 1);
    const [width, height] = [canvas.width, canvas.height].map((length) => Math.max(1, Math.round(length * scale)));
    const number = (this.captures += 1);
    const frame = { number, at: performance.now(), width, height, scene: this.view.lastScene };
    this.frames.push(frame);
    try {
      frame.bitmap = await createImageBitmap(canvas, { resizeWidth: width, resizeHeight: height, resizeQuality: 'medium' });
    } catch {
      this.frames = this.frames.filter((each) => each !== frame);
    }
    // It may have been forgotten meanwhile.
    if (!this.frames.includes(frame)) frame.bitmap?.close();
    this.limit();
    this.showWords();
  }

  limit() {
    let bytes = this.frames.reduce((sum, { width, height }) => sum + width * height * 4, 0);
    while (this.frames.length > mostFrames || (bytes > mostBytes && this.frames.length > 1)) {
      const { width, height, bitmap } = this.frames.shift();
      bytes -= width * height * 4;
      bitmap?.close();
    }
  }

  forget() {
    for (const { bitmap } of this.frames) bitmap?.close();
    this.frames = [];
    this.toLast();
  }

  get isAtLast() {
    return Number(this.place.value) >= Number(this.place.max);
  }

  toLast() {
    this.place.value = this.place.max;
    this.onion.checked = false;
    this.showWords();
    this.showFrame();
  }

  showWords() {
    const wasLast = this.isAtLast;
    this.place.max = Math.max(0, this.frames.length - 1);
    if (wasLast) this.place.value = this.place.max;
    this.place.disabled = this.frames.length < 2;
    for (const each of this.savers) each.disabled = this.frames.length === 0;
    const frame = this.frames[Number(this.place.value)], last = this.frames.at(-1);
    const back = frame && last ? Math.round(last.at - frame.at) : 0;
    this.words.textContent = frame ? `${Number(this.place.value) + 1} of ${this.frames.length}${back ? `, ${back} ms before the last` : ''}` : 'none';
  }

  /** Lays the chosen frame over the view, or all; nothing where the last one is chosen. */
  showFrame() {
    this.showWords();
    const isOver = this.frames.length > 0 && (this.onion.checked || !this.isAtLast);
    this.film.hidden = this.now.hidden = !isOver;
    this.goOn.hidden = this.isAtLast || !this.frames[Number(this.place.value)]?.scene;
    if (isOver) this.draw(this.film);
  }

  draw(canvas) {
    const frame = this.frames[Number(this.place.value)];
    [canvas.width, canvas.height] = [frame.width, frame.height];
    const context = canvas.getContext('2d');
    if (!this.onion.checked) return frame.bitmap && context.drawImage(frame.bitmap, 0, 0);
    const layers = spread(this.frames.filter(({ bitmap }) => bitmap), mostLayers);
    layers.forEach(({ bitmap }, index) => {
      // Each shows the same share of what is seen at the end.
      context.globalAlpha = 1 / (index + 1);
      context.drawImage(bitmap, 0, 0, frame.width, frame.height);
    });
    context.globalAlpha = 1;
  }

  save(kind) {
    if (!this.frames.length) return;
    const canvas = document.createElement('canvas');
    if (kind === 'frame') this.draw(canvas);
    else {
      const layers = spread(this.frames.filter(({ bitmap }) => bitmap), mostLayers), gap = 8;
      canvas.width = layers.reduce((sum, { width }) => sum + width + gap, -gap);
      canvas.height = Math.max(...layers.map(({ height }) => height));
      const context = canvas.getContext('2d');
      let left = 0;
      for (const { bitmap, width } of layers) {
        context.drawImage(bitmap, left, 0);
        left += width + gap;
      }
    }
    canvas.toBlob((blob) => blob && download(blob, kind === 'frame' ? 'frame.png' : 'frames.png'), 'image/png');
  }

  /** All frames, each as long as it was shown; the last for a second. */
  async saveAnimation() {
    await this.trying(async () => {
      const shown = this.frames.filter(({ bitmap }) => bitmap), canvas = document.createElement('canvas'), frames = [];
      if (!shown.length) throw new Error('There are no frames yet.');
      for (const [index, { bitmap, width, height, at }] of shown.entries()) {
        [canvas.width, canvas.height] = [width, height];
        canvas.getContext('2d').drawImage(bitmap, 0, 0);
        const blob = await new Promise((go) => canvas.toBlob(go, 'image/webp', 1));
        if (blob?.type !== 'image/webp') throw new Error('This browser can’t write WebP.');
        const file = new Uint8Array(await blob.arrayBuffer());
        frames.push({ width, height, file, duration: shown[index + 1] ? shown[index + 1].at - at : lastDuration });
      }
      download(new Blob([animation(frames)], { type: 'image/webp' }), 'frames.webp');
    });
  }

  /** The frames as the session has drawn them: sharp at any size. */
  async savePDF() {
    await this.trying(async () => {
      const scenes = [...new Set(this.frames.map(({ scene }) => scene).filter(Boolean))];
      const { pdf } = await this.ask({ what: 'pages', scenes });
      const file = Uint8Array.from(atob(pdf), (letter) => letter.charCodeAt(0));
      download(new Blob([file], { type: 'application/pdf' }), scenes.length > 1 ? 'frames.pdf' : 'frame.pdf');
    });
  }

  /** Another session begins, with the state of that frame. */
  async goBack() {
    const { scene } = this.frames[Number(this.place.value)];
    await this.trying(() => this.ask({ what: 'goOn', scenes: [scene] }));
    this.toLast();
  }

  async trying(act) {
    this.note.textContent = '';
    try {
      await act();
    } catch (error) {
      this.note.textContent = error.message;
    }
  }
}

function download(blob, name) {
  const link = make('a', { href: URL.createObjectURL(blob), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** At most so many of a list, evenly, with the first and the last. */
function spread(list, most) {
  if (list.length <= most) return list;
  return Array.from({ length: most }, (_, i) => list[Math.round((i * (list.length - 1)) / (most - 1))]);
}
