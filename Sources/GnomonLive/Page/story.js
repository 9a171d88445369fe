// SPDX-License-Identifier: Apache-2.0
// Why a view is as large as it is and lies where it does: what was proposed, what was answered, which step decided.
import { make, placeNode } from './nodes.js';
import { label, length, size } from './record.js';

const axes = [['width', 'x'], ['height', 'y']];
const mostQuestions = 100;
const legend = [
  ['frame', 'frame'], ['proposal', 'proposal'], ['around', 'what it lies in'], ['padding', 'padding'], ['spacing', 'spacing'], ['guide', 'guide'],
];

export class Story {
  /**
   * @param acts `choose(view)`, `point(view)`.
   */
  constructor(node, acts) {
    Object.assign(this, { node, acts });
  }

  empty(words) {
    this.node.replaceChildren(make('p', { className: 'quiet', textContent: words }));
  }

  /** Tells of the view `told.node`, of which the views around it and those that decide its lengths are known as well. */
  show(record, told) {
    this.record = record;
    this.nodes = new Map(told.nodes.map((node) => [node.id, node]));
    const view = this.nodes.get(told.node);
    if (!view) return;
    const place = this.node.scrollTop, wasOf = this.of;
    this.of = this.keyOf(view);
    this.node.replaceChildren(
      make('h2', { textContent: `${label(view)} is ${length(view.width.answer)} wide and ${length(view.height.answer)} high` }),
      this.crumbs(view), ...this.findings(view),
      make('div', { className: 'answers' }, ...axes.map(([axis]) => this.answer(view, axis))));
    this.section('Its arithmetic', view.arithmetic.map((line) => make('p', { className: 'sum', textContent: line })));
    this.addSteps(view);
    this.addPlace(view);
    this.addQuestions(view);
    this.section('Evaluated', view.evaluations.slice(-8).reverse().map(({ pass, because }) =>
      make('p', { textContent: `Pass ${Math.max(1, pass)}: ${because}` })));
    this.section('Drawn', view.redraws.slice(-8).reverse().map(({ pass, words, because }) =>
      make('p', { textContent: `Pass ${pass}: ${words}: ${because}` })));
    this.node.append(make('div', { className: 'legend', 'aria-hidden': 'true' }, ...legend.map(([kind, words]) =>
      make('span', { className: kind, textContent: words }))));
    this.node.scrollTop = this.of === wasOf ? place : 0;
  }

  keyOf = (node) => {
    const view = this.record.named(this.record.nodes[node.id]);
    return view ? this.record.keyOf(view).names : '';
  };

  section(title, nodes) {
    if (nodes.length) this.node.append(make('h3', { textContent: title }), ...nodes);
  }

  /** The name of a view, to be clicked. */
  link(id, words) {
    const view = this.record.named(this.record.nodes[id]);
    const link = make('button', { type: 'button', className: 'link', textContent: words ?? (view ? label(view) : 'Host') });
    if (view) {
      link.addEventListener('click', () => this.acts.choose(view));
      link.addEventListener('mouseenter', () => this.acts.point(view));
      link.addEventListener('mouseleave', () => this.acts.point(null));
    }
    return link;
  }

  /** From the host down to a node, with those that have no name. */
  trail(view) {
    const list = [];
    for (let node = view; node; node = this.nodes.get(node.parent)) list.unshift(node);
    return list;
  }

  crumbs(view) {
    const line = make('div', { className: 'crumbs' });
    for (const node of this.trail(view).filter((each) => each.view)) {
      if (line.childNodes.length) line.append(' / ');
      line.append(this.link(node.id, node.view));
    }
    if (view.source) line.append('  ·  ', placeNode(view.source));
    return line;
  }

  findings(view) {
    const named = this.record.named(this.record.nodes[view.id]);
    return (this.record.faulty.get(named?.id) ?? []).map(findingNode);
  }

  answer(view, axis) {
    const { answer, proposal, decisiveStep } = view[axis];
    const words = proposal === null || proposal === undefined ? 'nothing proposed' : `${length(proposal)} proposed`;
    return make('div', { className: 'answer' },
      make('div', {}, make('span', { textContent: axis === 'width' ? 'Width' : 'Height' }), ' ',
        make('strong', { textContent: length(answer) }), make('em', { textContent: words })),
      make('p', { className: 'decisive', textContent: decisiveStep }));
  }

  /** From the host down: who has proposed something of its own, and who has decided. */
  addSteps(view) {
    const trail = this.trail(view), steps = [];
    const add = (node, lines) => {
      const item = make('li', { className: lines.some(({ decides }) => decides) ? 'key' : null },
        make('div', {}, make('b', {}, this.link(node.id)), make('i', { textContent: size(node.width.answer, node.height.answer) })));
      for (const { words, decides } of lines) item.append(make('p', { className: decides ? 'decisive' : null, textContent: words }));
      steps.push(item);
    };
    trail.forEach((node, index) => {
      const next = trail[index + 1], lines = [];
      for (const [axis] of axes) {
        const decides = view[axis].decisiveNode === node.id;
        if (next && next[axis].offer !== 'same') {
          const { proposal, offerReason } = next[axis];
          const what = proposal === null || proposal === undefined ? `no ${axis}` : `${length(proposal)} of ${axis}`;
          lines.push({ words: `proposes ${what}: ${offerReason}`, decides });
        }
        if (node === view || (decides && !lines.some((line) => line.decides))) lines.push(this.taking(node, axis, decides));
      }
      if (lines.length) add(node, lines);
    });
    for (const [axis] of axes) {
      const node = this.nodes.get(view[axis].decisiveNode);
      if (node && !trail.includes(node)) add(node, [this.taking(node, axis, true)]);
    }
    this.section('How it came about', steps.length ? [make('ol', { className: 'steps' }, ...steps)] : []);
  }

  taking = (node, axis, decides) =>
    ({ words: `takes ${length(node[axis].answer)} of ${axis}: ${node[axis].answerReason}`, decides });

  /** From the host down: how far each lies from what is around it. */
  addPlace(view) {
    const trail = this.trail(view), steps = [];
    for (let index = 1; index < trail.length; index++) {
      const [outer, inner] = [trail[index - 1], trail[index]], lines = [];
      for (const [axis, way] of axes) {
        const by = inner.frame[way] - outer.frame[way];
        if (Math.abs(by) <= 0.001) continue;
        const words = { x: ['to the right', 'to the left'], y: ['down', 'up'] }[way][by < 0 ? 1 : 0];
        const why = inner[axis].placeReason;
        lines.push(make('p', { textContent: `${length(Math.abs(by))} ${words}${why ? `: ${why}` : ''}` }));
      }
      if (lines.length) steps.push(make('li', {}, make('b', {}, this.link(outer.id)), ...lines));
    }
    const title = `It lies at (${length(view.frame.x)}, ${length(view.frame.y)})`;
    this.section(title, steps.length ? [make('ol', { className: 'steps' }, ...steps)] : []);
  }

  addQuestions({ questions }) {
    if (!questions.length) return;
    const cells = (tag, words) => make('tr', {}, ...words.map((text) => make(tag, { textContent: text })));
    const rows = questions.slice(0, mostQuestions).map(({ asker, purpose, proposal, answer, remembered }) => {
      const by = asker === null || asker === undefined ? null : this.record.named(this.record.nodes[asker]);
      return cells('td', [by ? by.view : 'Host', purpose, size(proposal.width, proposal.height),
        size(answer.width, answer.height), remembered ? 'memory' : 'asking']);
    });
    const table = make('table', {}, make('thead', {}, cells('th', ['asked by', 'to know', 'proposed', 'answered', 'from'])),
      make('tbody', {}, ...rows));
    const more = questions.length - mostQuestions;
    this.section(questions.length === 1 ? 'One question it was asked' : `${questions.length} questions it was asked`,
      [table, ...(more > 0 ? [make('p', { className: 'quiet', textContent: `… and ${more} more` })] : [])]);
  }
}

/** Something that is probably not meant, with what to do. */
export function findingNode({ name, message, hint }) {
  return make('div', { className: 'finding' }, make('p', { textContent: `⚠ ${message}` }),
    make('p', { className: 'quiet' }, hint ? `${hint} ` : null, make('code', { textContent: name })));
}
