// SPDX-License-Identifier: Apache-2.0
// Previews as pictures that follow their sessions: the tiles of the wall and the variants of a sheet.
import { make } from './nodes.js';
import { Surroundings, lookOf } from './surroundings.js';
import { LiveView } from './view.js';

/** What a view gets that has no size of its own: a telephone's. */
const usualSize = [390, 700];

export class Picture {
  view = null;

  /**
   * @param channels The connection that all pictures share.
   * @param problem Gives what is said for all pictures already.
   */
  constructor(channels, key, name, given, { room, onLayout, problem = () => '' }) {
    Object.assign(this, { channels, key, given, name, room, onLayout, problem });
    this.host = make('div', { className: 'picture' });
    this.note = make('div', { className: 'note', hidden: true });
    this.again = make('button', { type: 'button', className: 'again', textContent: 'Start again', hidden: true });
    this.again.addEventListener('click', () => {
      this.say('');
      this.view?.again();
    });
  }

  /** Begins or goes on to follow the session. */
  run() {
    if (this.view) return this.view.resume();
    const look = Object.fromEntries(lookOf(this.given));
    const surroundings = new Surroundings(this.given, () => usualSize);
    this.host.classList.add('waiting');
    this.view = new LiveView(this.host, {
      interactive: false, name: this.name, surroundings, room: this.room, onLayout: this.onLayout,
      connect: (handlers) => this.channels.connect(this.key, look, handlers),
      onState: (kind, text) => this.hear(kind, text),
    });
  }

  /** Lets the session go; the last picture stays. */
  rest() {
    this.view?.pause();
  }

  close() {
    this.view?.close();
  }

  hear(kind, text) {
    if (kind === 'shown') {
      this.host.classList.remove('waiting');
      this.host.dataset.shown = this.view.placed;
      this.say('');
    } else if (kind === 'ended') this.say(text, true);
    // The page says for all of them that it's built, or lost.
    else if (kind === 'problem' && this.again.hidden) this.say(text === this.problem() ? '' : text);
    return true;
  }

  /** Leaves out what the page says of all pictures since. */
  leaveOut(text) {
    if (text && this.note.textContent === text) this.say('');
  }

  say(text, hasEnded = false) {
    if (text) this.host.classList.remove('waiting');
    this.note.textContent = text;
    this.note.hidden = !text;
    this.again.hidden = !hasEnded;
    this.host.classList.toggle('ended', hasEnded);
  }
}
