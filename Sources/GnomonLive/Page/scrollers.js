// SPDX-License-Identifier: Apache-2.0
// Scroll views as nodes that the browser scrolls. The drawing follows them at once, the session when it hears of it.

/** How long nothing scrolls any more before a scroll view is at rest, in milliseconds. */
const endsAreTold = 'onscrollend' in window;
const rest = endsAreTold ? 60 : 150;

export class Scrollers {
  all = new Map();

  /**
   * @param tell Sends where a scroll view is, and gives the message's number.
   * @param redraw Is called when the drawing has to follow.
   */
  constructor(tell, redraw) {
    this.tell = tell;
    this.redraw = redraw;
  }

  has = (id, scene) => Boolean(id) && scene.scrolls.has(id);
  get = (id) => this.all.get(id);

  clear() {
    for (const scroller of this.all.values()) clearTimeout(scroller.timer);
    this.all.clear();
  }

  make(id) {
    let scroller = this.all.get(id);
    if (scroller) return scroller;
    const node = document.createElement('div'), content = document.createElement('div');
    node.className = 'scroller';
    content.className = 'content';
    node.append(content);
    // `client` is where the browser has it, while the session doesn't know of that.
    scroller = {
      id, node, content, offset: [0, 0], ahead: Infinity, client: null, put: [0, 0], sent: 0, isDirty: false, timer: 0,
      settled: [0, 0], isAtRest: true,
    };
    node.addEventListener('scroll', () => this.scrolled(scroller));
    node.addEventListener('scrollend', () => this.rests(scroller));
    this.all.set(id, scroller);
    return scroller;
  }

  /** Takes what the session says of scroll views. */
  update(scrolls) {
    for (const [id, scroller] of this.all) {
      if (scrolls.has(id)) continue;
      clearTimeout(scroller.timer);
      scroller.node.remove();
      this.all.delete(id);
    }
    for (const [id, data] of scrolls) {
      const scroller = this.make(id);
      const { node, content } = scroller;
      node.classList.toggle('h', data.axes.includes('h'));
      node.classList.toggle('v', data.axes.includes('v'));
      const [w, h] = data.content;
      if (scroller.width !== w) content.style.width = `${(scroller.width = w)}px`;
      if (scroller.height !== h) content.style.height = `${(scroller.height = h)}px`;
      scroller.offset = data.offset;
      scroller.ahead = data.ahead ?? Infinity;
      // Keys scroll what has no other place for the focus.
      const needsFocus = content.querySelector('.placed') &&
        !content.querySelector('button, input, select, textarea, a[href], [tabindex="0"]');
      if (needsFocus) node.tabIndex = 0;
      else node.removeAttribute('tabindex');
    }
  }

  /** Puts scroll views where the session has them, unless it doesn't know yet what the client has said. */
  settle(seen) {
    for (const scroller of this.all.values()) {
      if (scroller.isDirty || scroller.sent > seen) continue;
      const { node, offset, put } = scroller;
      if (!scroller.client && scroller.settled[0] === offset[0] && scroller.settled[1] === offset[1]) continue;
      scroller.client = null;
      scroller.settled = offset;
      if (Math.abs(node.scrollLeft - offset[0]) >= 1 || Math.abs(node.scrollTop - offset[1]) >= 1) {
        node.scrollTo({ left: offset[0], top: offset[1], behavior: 'instant' });
      }
      put[0] = node.scrollLeft;
      put[1] = node.scrollTop;
    }
  }

  /** Whether somebody scrolls just now. */
  get areMoving() {
    return [...this.all.values()].some((scroller) => scroller.client !== null && !scroller.isAtRest);
  }

  /** How much further a scroll view is drawn than the session knows: no further than there's something to draw. */
  shift = (id) => {
    const scroller = this.all.get(id);
    if (!scroller?.client) return [0, 0];
    const { client, offset, ahead } = scroller;
    return [0, 1].map((axis) => Math.max(-ahead, Math.min(ahead, client[axis] - offset[axis])));
  };

  scrolled(scroller) {
    const { node, put } = scroller;
    if (!node.classList.contains('h') && node.scrollLeft) node.scrollLeft = 0;
    if (!node.classList.contains('v') && node.scrollTop) node.scrollTop = 0;
    const x = node.scrollLeft, y = node.scrollTop;
    if (!scroller.client && Math.abs(x - put[0]) < 0.5 && Math.abs(y - put[1]) < 0.5) return;
    scroller.client = [x, y];
    scroller.isAtRest = false;
    this.redraw();
    if (!scroller.isDirty) {
      scroller.isDirty = true;
      requestAnimationFrame(() => this.send(scroller, false));
    }
    clearTimeout(scroller.timer);
    if (!endsAreTold) this.rests(scroller);
  }

  rests(scroller) {
    clearTimeout(scroller.timer);
    scroller.timer = setTimeout(() => this.ended(scroller), rest);
  }

  ended(scroller) {
    if (!scroller.isAtRest) this.send(scroller, true);
  }

  send(scroller, last) {
    if (!this.all.has(scroller.id)) return;
    if (!last && !scroller.isDirty) return;
    scroller.isDirty = false;
    scroller.isAtRest = last;
    // The session may have heard of all but that it's at rest.
    const [x, y] = scroller.client ?? [scroller.node.scrollLeft, scroller.node.scrollTop];
    scroller.sent = this.tell({ t: 'scroll', view: scroller.id, x: tidy(x), y: tidy(y), last });
  }
}

const tidy = (value) => Math.round(value * 1e4) / 1e4;
