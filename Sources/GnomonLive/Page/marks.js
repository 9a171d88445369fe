// SPDX-License-Identifier: Apache-2.0
// What the inspector draws over a view: frames, proposals, paddings, spacings, guides.
import { make } from './nodes.js';
import { size } from './record.js';

const namespace = 'http://www.w3.org/2000/svg';
const mostNames = 40;

function shape(name, attributes, kind, words) {
  const node = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  if (kind) node.setAttribute('class', kind);
  if (words) node.textContent = words;
  return node;
}

const box = ({ x, y, width, height }, kind) => shape('rect', { x, y, width: Math.max(0, width), height: Math.max(0, height) }, kind);

export class Marks {
  constructor() {
    this.svg = shape('svg', { 'aria-hidden': 'true' }, 'marks');
    this.badge = make('div', { className: 'badge', 'aria-hidden': 'true', hidden: true });
  }

  /** Lies over another view's stage. */
  moveTo(stage) {
    stage.append(this.svg, this.badge);
  }

  remove() {
    for (const node of [this.svg, this.badge]) node.remove();
  }

  clear() {
    this.svg.replaceChildren();
    this.badge.hidden = true;
  }

  /**
   * Shows a view, with its proposal, what is around it, and its marks where they're known; others with their frames alone.
   *
   * @param marks Those of the story of the view.
   */
  show(record, view, marks = [], others = []) {
    this.svg.replaceChildren(...others.filter((other) => other !== view).map(({ drawn }) => box(drawn, 'other')));
    this.badge.hidden = !view;
    if (!view) return;
    const { drawn, answer, above } = view;
    if (above) this.svg.append(box(above.drawn, 'around'));
    this.showProposal(record, view);
    this.svg.append(box(drawn, 'frame'));
    for (const mark of marks) this.showMark(mark, marks.length <= mostNames);
    const scaled = Math.abs(drawn.width - answer[0]) > 0.01 || Math.abs(drawn.height - answer[1]) > 0.01;
    this.badge.textContent = `${view.view} ${size(...answer)}${scaled ? `, drawn ${size(drawn.width, drawn.height)}` : ''}`;
    const isInSight = drawn.x < record.width && drawn.y < record.height && drawn.x + drawn.width >= 0 && drawn.y + drawn.height >= 0;
    this.badge.hidden = !isInSight;
    // Above the view where there's room, else within.
    const isInside = drawn.y < 22;
    this.badge.style.left = `${Math.max(0, Math.min(drawn.x, record.width - 40))}px`;
    this.badge.style.top = `${isInside ? Math.max(0, drawn.y) + 2 : drawn.y - 21}px`;
  }

  /** Where a proposal would lie isn't said: it's shown round the view, and inside the picture where it fits. */
  showProposal(record, { drawn, proposal: [width, height] }) {
    if (typeof width !== 'number' || typeof height !== 'number') return;
    const start = (own, ownLength, wanted, all) => {
      const middle = own + (ownLength - wanted) / 2;
      return all >= wanted && middle < all && middle + wanted > 0 ? Math.max(0, Math.min(all - wanted, middle)) : middle;
    };
    this.svg.append(box({
      x: start(drawn.x, drawn.width, width, record.width), y: start(drawn.y, drawn.height, height, record.height), width, height,
    }, 'proposal'));
  }

  showMark({ kind, frame, label }, hasName) {
    const { x, y, width, height } = frame;
    const isGuide = kind === 'guide';
    if (isGuide) this.svg.append(shape('line', { x1: x, y1: y, x2: x + width, y2: y + height }, 'guide'));
    else this.svg.append(box(frame, kind));
    if (!hasName) return;
    if (!isGuide) this.svg.append(shape('text', { x: x + width / 2, y: y + height / 2 }, kind, label));
    else if (width === 0) this.svg.append(shape('text', { x, y: y + height + 9 }, kind, label));
    else this.svg.append(shape('text', { x: x + width + 3, y }, `${kind} beside`, label));
  }
}
