// SPDX-License-Identifier: Apache-2.0
// What has happened frame by frame: what began it, which bodies ran and why, what is drawn otherwise.
import { make, placeNode } from './nodes.js';

const mostFrames = 60;
const mostOfOneKind = 40;
/** A frame that comes later than this doesn't come of what was done, in milliseconds. */
const patience = 1500;
/** The causes of frames that come of what people did. */
const ofPeople = /lifted|pressed|clicked|action|focus|typed|update|dropped|chosen/;
const counts = [
  ['bodies', 'bodies evaluated', 'body evaluated'], ['measures', 'sizes worked out', 'size worked out'],
  ['places', 'views placed', 'view placed'], ['passes', 'passes', 'pass'], ['nodes', 'nodes made', 'node made'],
];

export class Happened {
  frames = [];

  /**
   * @param acts `choose(view)`, `point(view)`, `find(key)`.
   */
  constructor(node, acts) {
    Object.assign(this, { node, acts });
    this.work = make('p', { className: 'quiet work' });
    this.list = make('ol', { className: 'frames', reversed: true });
    this.clear();
    node.append(make('div', { className: 'head' }, this.work,
      make('button', { type: 'button', textContent: 'Clear', onclick: () => this.clear() })), this.list);
  }

  /** Somebody has done something: the next frame comes of it. */
  isDone(words) {
    this.done = { words, at: performance.now() };
  }

  /** What a frame is called. What people did is said in their words. */
  title({ cause }) {
    if (cause === 'the first') return 'The first frame';
    const { done } = this;
    if (/^the clock was moved/.test(cause)) return 'Time passed';
    if (!done || !ofPeople.test(cause) || performance.now() - done.at > patience) return cause[0].toUpperCase() + cause.slice(1);
    return done.words;
  }

  clear() {
    this.frames = [];
    this.work.textContent = 'What people do, and what changes by itself, is told here.';
    this.list.replaceChildren();
  }

  /** Takes the frames since the last answer, and what they have cost. */
  add(record, { happened, work, counters }) {
    const told = counts.filter(([name]) => work[name]).map(([name, many, one]) => `${work[name]} ${work[name] === 1 ? one : many}`);
    if (told.length) {
      this.work.textContent = `Last: ${told.join(', ')}.`;
      this.work.title = `Since the view was made: ${counts.map(([name, words]) => `${counters[name]} ${words}`).join(', ')}.`;
    }
    for (const frame of happened.frames) {
      const last = this.frames[0];
      const isQuiet = frame.passes.every(({ changes, evaluations, actions }) => !changes.length && !evaluations.length && !actions.length);
      // An animation's frames are one.
      if (last && isQuiet && last.isQuiet) {
        last.count += 1;
        last.node.remove();
        this.frames.shift();
        this.put(record, { ...frame, isQuiet, count: last.count });
      } else this.put(record, { ...frame, isQuiet, count: 1 });
    }
    while (this.frames.length > mostFrames) this.frames.pop().node.remove();
  }

  put(record, frame) {
    const body = make('div');
    const title = this.title(frame);
    const ran = frame.passes.reduce((sum, { evaluations }) => sum + evaluations.length, 0);
    const drawn = frame.passes.reduce((sum, { redraws }) => sum + redraws.length, 0);
    const facts = [ran && `${ran} evaluated`, drawn && `${drawn} drawn otherwise`].filter(Boolean).join(', ');
    frame.node = make('li', {}, make('details', { open: !frame.isQuiet },
      make('summary', {}, make('b', { textContent: title, title: frame.cause }),
        frame.count > 1 ? ` ${frame.count} frames` : null, make('span', { className: 'quiet', textContent: ` ${facts}` })), body));
    frame.passes.forEach((pass, index) => {
      if (frame.passes.length > 1) body.append(make('h4', { textContent: `Pass ${frame.firstPass + index}` }));
      body.append(this.events(record, pass));
    });
    if (this.frames[0]) this.frames[0].node.querySelector('details').open = false;
    this.frames.unshift(frame);
    this.list.prepend(frame.node);
  }

  events(record, { changes, evaluations, reductions, redraws, actions }) {
    const list = make('ul', { className: 'events' });
    const add = (kind, what, why, source, view) => {
      const words = view ? this.link(record, view, what) : make('span', { textContent: what });
      list.append(make('li', {}, make('span', { className: `tag ${kind}`, textContent: kind }), words,
        why || source ? make('p', { className: 'quiet' }, why ?? '', source ? ' · ' : null, source ? placeNode(source) : null) : null));
    };
    for (const { name, old, new: now, writer, source } of changes) {
      add('began', `${name ?? 'a value'}: ${old} → ${now}`, writer ? `written by ${writer}` : '', source);
    }
    for (const [{ name, because, source }, count] of together(evaluations, (each) => `${each.name}${each.source}${each.because}`)) {
      add('evaluated', count > 1 ? `${name}, ${count} of them` : name, because, source);
    }
    for (const { key, value, name, source, contributions } of reductions.slice(0, mostOfOneKind)) {
      add('reduced', `${key} → ${value}`, `${contributions.map((each) => `${each.name} ${each.value}`).join(', ')} · read by ${name}`, source);
    }
    for (const [{ name, words, because, source, node }, count] of together(redraws, (each) => `${each.words}${each.because}`)) {
      add('redrawn', `${name}${count > 1 ? ` and ${count - 1} more` : ''} ${words}`, because, source, record.named(record.nodes[node]));
    }
    for (const { kind, value, view, source, beganPass } of actions.slice(0, mostOfOneKind)) {
      add('ran', `${kind}${value ? ` with ${value}` : ''}`, `${view}${beganPass ? ', and made the next pass necessary' : ''}`, source);
    }
    if (!list.childElementCount) list.append(make('li', { className: 'quiet', textContent: 'Nothing was evaluated or drawn otherwise.' }));
    return list;
  }

  /** Numbers of views change: what is remembered is what tells them from others. */
  link(record, view, words) {
    const key = record.keyOf(view);
    const link = make('button', { type: 'button', className: 'link', textContent: words });
    link.addEventListener('click', () => this.acts.choose(this.acts.find(key)));
    link.addEventListener('mouseenter', () => this.acts.point(this.acts.find(key)));
    link.addEventListener('mouseleave', () => this.acts.point(null));
    return link;
  }
}

/** What happened to many in the same way is told once, with how many they are. */
function together(list, keyOf) {
  const groups = new Map();
  for (const each of list) {
    const key = keyOf(each);
    const group = groups.get(key);
    if (group) group[1] += 1;
    else if (groups.size < mostOfOneKind) groups.set(key, [each, 1]);
  }
  return groups.values();
}
