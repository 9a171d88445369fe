// SPDX-License-Identifier: Apache-2.0
// Where an editor's cursor is: the page tells the inspector of it, and shows the file's preview where that is chosen.
import { isOpenedHere } from './editor.js';
import { make } from './nodes.js';

/** A place has to be left alone for so long before another preview is shown, in milliseconds. */
const rest = 250;

export class Follow {
  /**
   * @param own The key of the preview that the page shows.
   * @param go Shows another preview, by its key.
   * @param changed Is called with whether it's followed, when that is chosen.
   */
  constructor(status, own, isOn, { before, go, changed }) {
    Object.assign(this, { own, isOn, go });
    this.button = make('button', { type: 'button', id: 'follow', textContent: 'Follow', hidden: !isOn });
    this.button.title = 'Show the preview of the file in which the editor’s cursor is';
    this.button.addEventListener('click', () => {
      this.isOn = !this.isOn;
      this.show();
      changed(this.isOn);
      if (this.isOn) this.look();
    });
    before.before(this.button);
    this.show();
    status.listen((kind) => kind === 'cursor' && this.hear(status.cursor));
  }

  show() {
    this.button.setAttribute('aria-pressed', String(this.isOn));
  }

  hear(cursor) {
    this.cursor = cursor;
    this.button.hidden = false;
    const { file, line, column } = cursor;
    dispatchEvent(new CustomEvent('gnomon-cursor', { detail: { file, line, column } }));
    clearTimeout(this.timer);
    // Where the cursor was before, somebody has chosen this preview all the same. Who looks for a part of it in another file stays, too.
    const isLedThere = isOpenedHere(file) && !cursor.previews.includes(this.own);
    if (this.isOn && !cursor.past && !isLedThere) this.timer = setTimeout(() => this.look(), rest);
  }

  look() {
    const { previews = [], current } = this.cursor ?? {};
    if (!previews.length || current === this.own || (!current && previews.includes(this.own))) return;
    this.go(current ?? previews[0]);
  }
}
