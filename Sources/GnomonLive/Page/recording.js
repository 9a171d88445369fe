// SPDX-License-Identifier: Apache-2.0
// What is done with a view is recorded, done again after each edit, and copied as a test.
import { make } from './nodes.js';
import { Player } from './player.js';
import { Recorder, mostSteps } from './recorder.js';
import { describe, describeExpected, previewBody, testOf } from './steps.js';

export class Recording {
  steps = [];
  /** What the last play has said of each step: `{failure, differences}`. */
  told = [];
  isRecording = false;
  playing = null;
  /** Whether a view that has just been begun anew is meant to be played on, or recorded. */
  next = null;

  /**
   * @param acts `preview()` gives `{key, name, place, module}`, `sourceOf(file)` a promise of a file, `anew()` begins the view anew, `other()`
   *   gives the view that it's compared with, where there's one: the steps are done there, too.
   */
  constructor(node, acts) {
    Object.assign(this, { node, acts });
    const button = (textContent, title, act) => make('button', { type: 'button', textContent, title, onclick: act });
    this.record = button('Record', 'Begin the view anew, do the steps that there are, and keep what is done from then on', () => this.setRecording(!this.isRecording));
    this.record.setAttribute('aria-pressed', 'false');
    this.play = button('Play', 'Begin the view anew and do all steps', () => (this.playing ? this.stop() : this.start('play')));
    this.clear = button('Clear', 'Forget all steps', () => this.setSteps([]));
    this.again = make('input', { type: 'checkbox', id: 'recording-again' });
    this.again.addEventListener('change', () => this.keep());
    this.note = make('p', { className: 'quiet', role: 'status' });
    this.accept = button('Take what is there now', 'What came of the steps this time is what is expected from now on', () => this.acceptAll());
    this.list = make('ol', { className: 'recorded' });
    this.copy = button('Copy as test', 'A test of GnomonTesting that does the same and expects what came of it', () => this.copyTest());
    this.code = make('pre', { className: 'test-code', tabIndex: 0, 'aria-label': 'Test' });
    this.test = make('section', {}, make('h3', { textContent: 'As a test' }), make('div', { className: 'time-row' }, this.copy), this.code);
    node.append(
      make('div', { className: 'time-row' }, this.record, this.play, this.clear),
      make('div', { className: 'time-row' }, this.again, make('label', { htmlFor: 'recording-again', textContent: 'Play after each edit' })),
      this.note, this.accept, this.list, this.test);
  }

  // The view

  watch(view) {
    this.stop();
    this.isRecording = false;
    this.view = view;
    this.recorder = view && new Recorder(view, this.steps, () => this.changed());
    if (view && !this.steps.length) this.restore();
    this.show();
  }

  /** A session shows its first scene. */
  begin() {
    const { next } = this;
    this.next = null;
    if (next) this.isAnew = false;
    if (next) return this.go(next);
    const { isAnew } = this;
    this.isAnew = false;
    this.stop();
    this.wasCut = this.isRecording;
    this.setRecorderOn(false);
    if (this.again.checked && this.steps.length && this.view && !isAnew) this.start('play');
    else this.show();
  }

  hear(message, number) {
    if (!this.playing) this.recorder?.told(message, number);
  }

  /** Something looks otherwise. */
  looksOtherwise(isDrawn) {
    if (this.playing) return;
    this.recorder?.isDrawn(isDrawn);
    this.recorder?.settle();
  }

  /** The view's program has ended. */
  cut(why) {
    const { playing } = this;
    this.stop();
    this.next = null;
    this.setRecorderOn(false);
    if (playing) this.told[this.told.length] = { failure: why, differences: [] };
    this.show();
  }

  /** What came of the steps this time is meant. */
  acceptAll() {
    this.told.forEach(({ now }, index) => now && (this.steps[index].expected = now));
    this.told = [];
    this.changed();
  }

  // Recording

  setRecording(isOn) {
    if (isOn) return this.start('record');
    // What the last step has changed is seen by now.
    this.recorder?.begin();
    this.setRecorderOn(false);
    this.show();
  }

  setRecorderOn(isOn) {
    this.isRecording = isOn;
    if (!this.recorder) return;
    this.recorder.isOn = isOn;
    this.recorder.open = this.recorder.typing = this.recorder.pointer = null;
  }

  // Playing

  /** Begins the view anew: what is done then finds what it found at first. */
  start(purpose) {
    if (!this.view) return;
    this.stop();
    this.setRecorderOn(false);
    this.next = purpose;
    this.wasCut = false;
    this.told = [];
    this.acts.anew();
    this.show();
  }

  async go(purpose) {
    const player = (this.playing = new Player(this.view));
    this.told = [];
    this.show();
    this.playOther(player);
    await player.rest().catch(() => {});
    await player.play(this.steps, (index, failure, differences, now) => {
      if (this.playing !== player) return;
      this.told[index] = { failure, differences, now };
      this.show();
    });
    if (this.playing !== player) return;
    this.playing = null;
    // What couldn't be done again nobody goes on from.
    if (purpose === 'record' && !this.told.some(({ failure }) => failure)) this.setRecorderOn(true);
    this.show();
  }

  async playOther(main) {
    const other = this.acts.other();
    if (!other) return;
    await other.ready;
    const player = (this.playingOther = new Player(other.view));
    if (this.playing !== main) return;
    await player.rest().catch(() => {});
    // What can't be done there is told by what differs.
    await player.play(this.steps, () => {});
  }

  stop() {
    this.playingOther?.stop();
    this.playing?.stop();
    this.playing = null;
  }

  // Steps

  setSteps(steps) {
    this.stop();
    this.setRecorderOn(false);
    this.steps.splice(0, this.steps.length, ...steps);
    this.told = [];
    this.changed();
  }

  removeStep(index) {
    this.stop();
    this.steps.splice(index, 1);
    this.told = [];
    this.changed();
  }

  changed() {
    this.keep();
    this.show();
  }

  // A reload of the page leaves the steps. Letters of secrets aren't kept.
  keep() {
    try {
      const steps = this.steps.some(({ isSecret }) => isSecret) ? [] : this.steps;
      sessionStorage.setItem(this.place, JSON.stringify({ steps, again: this.again.checked }));
    } catch {
      // Where nothing can be kept, nothing is.
    }
  }

  restore() {
    try {
      const { steps = [], again = false } = JSON.parse(sessionStorage.getItem(this.place) ?? '{}');
      this.again.checked = again === true;
      if (Array.isArray(steps) && steps.every((step) => typeof step?.kind === 'string')) this.steps.splice(0, this.steps.length, ...steps.slice(0, mostSteps));
    } catch {
      // As above.
    }
  }

  get place() {
    return `gnomon-steps-1 ${this.acts.preview().key}`;
  }

  // What is shown

  show() {
    const { steps, told, isRecording, playing } = this;
    this.record.setAttribute('aria-pressed', String(isRecording));
    this.record.textContent = isRecording ? 'Stop' : 'Record';
    this.play.textContent = playing || this.next ? 'Stop' : 'Play';
    this.play.disabled = this.clear.disabled = steps.length === 0;
    this.note.textContent = this.words();
    this.accept.hidden = Boolean(playing) || !told.some(({ now }) => now);
    this.list.replaceChildren(...steps.map((step, index) => this.row(step, index)));
    // The newest step, or the one that can't be done, is to be seen.
    const failed = told.findIndex(({ failure }) => failure);
    if (isRecording || playing || failed >= 0) {
      this.list.children[failed >= 0 ? failed : playing ? told.length - 1 : steps.length - 1]?.scrollIntoView({ block: 'nearest' });
    }
    this.test.hidden = steps.length === 0;
    if (steps.length) this.writeTest();
  }

  words() {
    const { steps, told, isRecording, playing } = this;
    if (this.wasCut) return 'The view has been begun anew, and the recording has ended.';
    if (isRecording) return steps.length ? 'What is done with the view is kept.' : 'What is done with the view from now on is kept.';
    if (playing || this.next) return 'The steps are done…';
    if (!steps.length) return 'What is tapped and typed can be recorded, done again after each edit, and copied as a test.';
    if (!told.length) return '';
    const failed = told.findIndex((each) => each.failure);
    if (failed >= 0) return `Step ${failed + 1} can’t be done any more.`;
    const others = told.filter(({ differences }) => differences.length).length;
    return others ? `All steps were done; after ${others === 1 ? 'one' : others} of them something is otherwise.` : 'All steps were done, and came to the same.';
  }

  row(step, index) {
    const told = this.told[index];
    const state = !told ? '' : told.failure ? 'failed' : told.differences.length ? 'otherwise' : 'done';
    const row = make('li', { className: state }, make('span', { textContent: describe(step) }),
      make('button', { type: 'button', className: 'remove', textContent: '×', 'aria-label': `Remove step ${index + 1}`, onclick: () => this.removeStep(index) }));
    for (const each of step.expected ?? []) row.append(make('p', { className: 'quiet', textContent: describeExpected(each) }));
    for (const text of told?.failure ? [told.failure] : told?.differences ?? []) row.append(make('p', { className: 'wrong', textContent: text }));
    return row;
  }

  // The test

  async writeTest() {
    const { name, place, module } = this.acts.preview();
    const [, file, line] = /^(.*):(\d+)$/.exec(place ?? '') ?? [];
    let body = null;
    try {
      const { text } = await this.acts.sourceOf(file);
      body = previewBody(text, Number(line));
    } catch {
      // Without the file the view's code isn't known.
    }
    if (!this.view) return;
    this.code.textContent = testOf(this.steps, { name, body, module, size: this.view.scene.size });
  }

  async copyTest() {
    await this.writeTest();
    try {
      await navigator.clipboard.writeText(this.code.textContent);
      this.note.textContent = 'The test is on the clipboard.';
    } catch {
      getSelection().selectAllChildren(this.code);
      this.note.textContent = 'The browser doesn’t let a page write to the clipboard: the test is selected, to be copied by hand.';
    }
  }
}
