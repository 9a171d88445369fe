// SPDX-License-Identifier: Apache-2.0
// A long list of lines of one height: only those in sight are nodes of the page.

export class Rows {
  items = [];
  shown = '';

  /**
   * @param node Scrolls; its rows lie in it.
   * @param height The height of a row in pixels.
   * @param make Gives the node of an item: `make(item, index)`.
   */
  constructor(node, height, make) {
    Object.assign(this, { node, height, make });
    this.box = document.createElement('div');
    this.box.className = 'rows';
    this.box.setAttribute('role', 'presentation');
    node.append(this.box);
    node.addEventListener('scroll', () => this.show(false));
    this.observer = new ResizeObserver(() => this.show(false));
    this.observer.observe(node);
  }

  /** Shows other items; the place that is scrolled to stays. */
  set(items) {
    this.items = items;
    this.box.style.height = `${items.length * this.height}px`;
    this.show();
  }

  /** Makes the rows in sight. Where nothing but the place has changed, those that are there stay. */
  show(anew = true) {
    const { node, height, items } = this;
    const first = Math.max(0, Math.floor(node.scrollTop / height) - 10);
    const end = Math.min(items.length, first + Math.ceil(node.clientHeight / height) + 20);
    const key = `${first} ${end}`;
    if (!anew && this.shown === key) return;
    this.shown = key;
    this.box.replaceChildren(...items.slice(first, end).map((item, i) => {
      const row = this.make(item, first + i);
      row.style.top = `${(first + i) * height}px`;
      row.style.height = `${height}px`;
      row.dataset.index = first + i;
      return row;
    }));
  }

  /** Scrolls as little as a row needs to be seen. */
  reveal(index) {
    const { node, height } = this;
    const top = index * height;
    if (top < node.scrollTop) node.scrollTop = Math.max(0, top - height);
    else if (top + height > node.scrollTop + node.clientHeight) node.scrollTop = top - node.clientHeight + 2 * height;
    this.show(false);
  }

  /** The item that an event happened on; null beside all of them. */
  itemOf(event) {
    const row = event.target.closest?.('[data-index]');
    return row && this.box.contains(row) ? this.items[Number(row.dataset.index)] : null;
  }
}
