// SPDX-License-Identifier: Apache-2.0
// The preview as it was in a commit: a live view that nobody sees as such, whose picture and layout are compared with.
import { make } from './nodes.js';
import { Questions } from './questions.js';

export class Before {
  questions = new Questions();
  failure = '';

  /**
   * @param open `open(host, onState)` gives the live view.
   * @param changed Is called when it looks otherwise, and when it can't be shown.
   */
  constructor(open, changed) {
    this.onChange = changed;
    this.host = make('div', { className: 'before-view', inert: true, 'aria-hidden': 'true' });
    document.body.append(this.host);
    this.wait();
    this.view = open(this.host, (kind, text) => {
      if (kind !== 'ended' && kind !== 'lost') return kind !== 'renew';
      this.failure = text;
      changed();
      return true;
    });
    this.view.watcher = this;
    this.view.onFrame = () => changed();
  }

  wait() {
    this.ready = new Promise((go) => (this.isReady = go));
  }

  /** Begins it anew, with its first state. */
  anew() {
    this.wait();
    this.view.pause();
    this.view.resume();
  }

  close() {
    this.questions.forget('It isn’t compared with any more.');
    this.view.close();
    this.host.remove();
  }

  get hasPicture() {
    return this.view.scene.size[0] > 0 && this.failure === '';
  }

  // What a live view tells who looks into it

  begin() {
    this.failure = '';
    this.known = null;
    this.questions.forget('The view is another one now.');
    this.isReady();
  }

  changed() {
    this.known = null;
    this.onChange();
  }

  heard() {}

  take(message) {
    this.questions.take(message);
  }

  /** A promise of all sizes and positions, as a text for the other session. */
  layout() {
    this.known ??= this.questions.ask(this.view, { what: 'layout' }).then(({ layout }) => JSON.stringify(layout));
    return this.known;
  }
}
