// SPDX-License-Identifier: Apache-2.0
// Where something comes along with a finger or a mouse, rather than being scrolled or selected: the rows of a list that can be moved.

export class Grips {
  all = [];
  /** Whether the view has what moves: nothing else may follow it. */
  isHeld = false;

  constructor(stage, scrollers, signal) {
    Object.assign(this, { stage, scrollers, signal });
    /** What has been touched, and whether its moves are the view's. */
    this.touched = null;
    this.isListening = false;
  }

  update({ grips, held }) {
    this.all = grips;
    this.isHeld = held;
    // Who asks about moves delays scrolling: only pages with rows that can be moved do.
    if (!grips.length || this.isListening) return;
    this.isListening = true;
    this.stage.addEventListener('touchstart', (event) => this.touch(event), { passive: true, signal: this.signal });
    this.stage.addEventListener('touchmove', this.keep, { passive: false, signal: this.signal });
  }

  /** The grip at a place of the window: `held` where a finger has to stay, `now` where it needn't; null for none. */
  at({ clientX, clientY }) {
    for (const [inside, x, y, w, h, isNow] of this.all) {
      const node = inside ? this.scrollers.get(inside)?.content : this.stage;
      if (!node) continue;
      const { left, top } = node.getBoundingClientRect();
      const dx = clientX - left - x, dy = clientY - top - y;
      if (dx >= 0 && dx < w && dy >= 0 && dy < h) return isNow ? 'now' : 'held';
    }
    return null;
  }

  touch({ touches, target }) {
    this.grip = touches.length === 1 ? this.at(touches[0]) : null;
    if (!this.grip) return;
    // The node may leave the page while it's touched; then the stage hears nothing more of it.
    if (this.touched !== target) target.addEventListener('touchmove', this.keep, { passive: false });
    this.touched = target;
    this.stage.classList.add('gripped');
    const end = () => {
      this.grip = null;
      this.touched = null;
      this.stage.classList.remove('gripped');
      target.removeEventListener('touchmove', this.keep);
    };
    for (const type of ['touchend', 'touchcancel']) target.addEventListener(type, end, { once: true });
  }

  /** Keeps the browser from scrolling. */
  keep = (event) => {
    if (event.cancelable && this.grip && (this.grip === 'now' || this.isHeld)) event.preventDefault();
  };
}
