// SPDX-License-Identifier: Apache-2.0
// Previews as pictures that follow their sessions: the tiles of the wall and the variants of a sheet.
import { make } from './nodes.js';
import { Surroundings, lookOf } from './surroundings.js';
import { LiveView } from './view.js';

/** So often a picture is begun again whose program has ended. */
const attempts = 3;
/** How long one that is begun again is waited for, in milliseconds. */
const patience = 15000;

/**
 * Begins pictures again one after the other whose program has ended: the previews of a program end together, and only
 * one of them is to blame. That one ends again while no other begins.
 */
class Rescue {
  waiting = [];
  current = null;

  add(picture) {
    if (!this.waiting.includes(picture)) this.waiting.push(picture);
    this.next();
  }

  /** A picture is shown, can't be, or has gone. */
  done(picture) {
    this.waiting = this.waiting.filter((other) => other !== picture);
    if (this.current !== picture) return;
    clearTimeout(this.timer);
    this.current = null;
    this.next();
  }

  next() {
    if (this.current || !this.waiting.length) return;
    const picture = (this.current = this.waiting.shift());
    this.timer = setTimeout(() => this.done(picture), patience);
    picture.view.again();
  }
}

const rescue = new Rescue();

/** What a view gets that has no size of its own: a telephone's. */
const usualSize = [390, 700];

export class Picture {
  view = null;
  /** How often it was begun again since its program is another. */
  attempts = 0;

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
      this.attempts = 0;
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
    rescue.done(this);
  }

  /** Throws the view away, and its last picture. */
  drop() {
    this.view?.close();
    this.view = null;
    rescue.done(this);
  }

  hear(kind, text) {
    if (kind === 'shown') {
      this.host.classList.remove('waiting');
      // When that was, for those who measure: in milliseconds after the page's begin.
      this.host.dataset.shown = performance.now();
      this.say('');
      rescue.done(this);
    } else if (kind === 'renew') {
      this.attempts = 0;
    } else if (kind === 'ended') this.end(text);
    // The page says for all of them that it's built, or lost.
    else if (kind === 'problem' && this.again.hidden) this.say(text === this.problem() ? '' : text);
    return true;
  }

  /** Says that it has ended, unless another may be to blame. */
  end(why) {
    const isToBlame = rescue.current === this || this.attempts >= attempts;
    if (isToBlame) {
      this.say(why, true);
      rescue.done(this);
      return;
    }
    this.attempts += 1;
    rescue.add(this);
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
