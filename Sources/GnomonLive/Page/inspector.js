// SPDX-License-Identifier: Apache-2.0
// The panel beside a view that tells who is inside whom, why each is as it is, and what has happened.
import { openSource, pathOf } from './editor.js';
import { Compare } from './compare.js';
import { Happened } from './happened.js';
import { Marks } from './marks.js';
import { make, placeNode } from './nodes.js';
import { Outline } from './outline.js';
import { Questions, Unanswered } from './questions.js';
import { Record, placeOf } from './record.js';
import { Recorder } from './recorder.js';
import { Recording } from './recording.js';
import { Sources } from './sources.js';
import { describe } from './steps.js';
import { Story, findingNode } from './story.js';
import { Time } from './time.js';
import { Values } from './values.js';

/** The pause between two questions for all views, in milliseconds; longer where the answer takes longer. */
const pause = 80;
const hasEnded = 'The view’s program has ended.';
const tabs = [['why', 'Why'], ['values', 'Values'], ['source', 'Source'], ['happened', 'Happened'], ['record', 'Record'], ['time', 'Time'], ['compare', 'Compare'], ['findings', 'Findings']];

export class Inspector {
  record = new Record(0);
  chosen = null;
  /** What tells the chosen view from others, in whichever record. */
  key = null;
  questions = new Questions();
  since = 0;
  /** What asks at the moment. */
  loop = null;
  isDirty = false;
  isPicking = false;
  /** Those who wait for another session's first views. */
  waiters = [];

  /**
   * @param host The panel.
   * @param options
   * - `status`: tells of files, and changes them.
   * - `onChoose(place)`: is told where the chosen view was made, or an empty text.
   * - `preview()`: gives `{key, name, place, module}` of the preview that is shown.
   * - `openBefore(host, onState)`: gives a live view of it as it was in the commit that it's compared with.
   */
  constructor(host, { status, onChoose, preview, openBefore, wanted = '' }) {
    Object.assign(this, { host, status, onChoose, wanted });
    this.marks = new Marks();
    this.addHead();
    const tree = make('div', { className: 'tree', tabIndex: 0, role: 'tree', 'aria-label': 'Views' });
    host.append(tree);
    tree.addEventListener('dblclick', (event) => this.openInEditor(this.outline.rows.itemOf(event)));
    const acts = { choose: (view) => this.choose(view), point: (view) => this.point(view), find: (key) => this.record.find(key) };
    this.outline = new Outline(tree, acts);
    this.addTabs();
    this.story = new Story(this.panels.why, acts);
    this.sources = new Sources(this.panels.source, {
      ask: (file) => this.ask({ what: 'source', file }),
      choose: acts.choose, point: (views) => this.point(views[0] ?? null, views), chosen: () => this.chosen,
    });
    this.values = new Values(this.panels.values, status, {
      sourceOf: (file) => this.sources.sourceOf(file),
      shown: () => new Promise((go) => this.waiters.push(go)),
      saved: (file, source) => this.sources.set(file, source),
    });
    this.recording = new Recording(this.panels.record, {
      preview, sourceOf: (file) => this.sources.sourceOf(file),
      anew: () => this.anew(), other: () => this.compare.before,
    });
    this.time = new Time(this.panels.time, (question) => this.ask(question));
    this.compare = new Compare(this.panels.compare, {
      ask: (question) => this.ask(question), anew: () => this.anew(), open: openBefore, commit: (reference) => status.compare(reference),
    });
    this.happened = new Happened(this.panels.happened, acts);
    this.story.empty('Point at a view, in the picture, the tree or the source. A click tells why it is as it is.');
    this.listenToPointing();
    addEventListener('gnomon-cursor', ({ detail }) => this.follow(detail));
  }

  addHead() {
    this.pointer = make('button', {
      type: 'button', textContent: 'Point', 'aria-pressed': 'false', title: 'Choose a view in the picture',
      onclick: () => this.setPicking(!this.isPicking),
    });
    this.search = make('input', { type: 'search', placeholder: 'Type, text or line', 'aria-label': 'Search views' });
    this.facts = make('span', { className: 'quiet facts', role: 'status' });
    this.search.addEventListener('input', () => {
      const found = this.outline.search(this.search.value);
      this.match = 0;
      if (found.length) this.choose(found[0]);
      this.showFacts();
    });
    this.search.addEventListener('keydown', (event) => {
      const found = [...this.outline.hits];
      if (event.key !== 'Enter' || !found.length) return;
      event.preventDefault();
      this.match = (this.match + (event.shiftKey ? -1 : 1) + found.length) % found.length;
      this.choose(found[this.match]);
    });
    this.host.append(make('div', { className: 'head' }, this.pointer, this.search, this.facts));
  }

  addTabs() {
    this.panels = {};
    this.tabs = {};
    const bar = make('div', { className: 'tabs', role: 'tablist', 'aria-label': 'About the view' });
    this.host.append(bar);
    for (const [name, words] of tabs) {
      const tab = make('button', {
        type: 'button', id: `tab-${name}`, role: 'tab', textContent: words, 'aria-controls': `panel-${name}`,
        onclick: () => this.open(name),
      });
      const panel = make('div', { id: `panel-${name}`, className: `panel panel-${name}`, role: 'tabpanel', 'aria-labelledby': tab.id, tabIndex: 0 });
      bar.append(tab);
      this.host.append(panel);
      Object.assign(this.tabs, { [name]: tab });
      Object.assign(this.panels, { [name]: panel });
    }
    bar.addEventListener('keydown', (event) => {
      const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!by) return;
      event.preventDefault();
      const at = tabs.findIndex(([name]) => name === this.shown);
      const [name] = tabs[(at + by + tabs.length) % tabs.length];
      this.open(name);
      this.tabs[name].focus();
    });
    this.open('why');
  }

  open(name) {
    this.shown = name;
    for (const [each] of tabs) {
      this.panels[each].hidden = each !== name;
      this.tabs[each].setAttribute('aria-selected', String(each === name));
      this.tabs[each].tabIndex = each === name ? 0 : -1;
    }
    if (name === 'source') this.sources?.show(this.record, this.chosen);
    if (name === 'values') this.showValues();
    this.time?.setOn(name === 'time');
    // Who plays steps wants to see what differs.
    this.compare?.setOn(name === 'compare' || name === 'record');
    if (name === 'why' && this.view && !this.told) this.tellStory();
    this.draw();
  }

  // The session

  /** Looks into a view from now on. */
  watch(view) {
    this.leave();
    this.view = view;
    view.watcher = this;
    this.marks.moveTo(view.stage);
    this.recording.watch(view);
    this.time.watch(view);
    this.compare.watch(view);
    this.listenToPeople();
    this.begin();
  }

  /** What people do is told in their words. */
  listenToPeople() {
    const steps = [];
    this.people = new Recorder(this.view, steps, () => {
      if (steps.length > 8) steps.shift();
      if (steps.length) this.happened.isDone(describe(steps.at(-1)));
    }, false);
    this.people.isOn = true;
  }

  /** Looks into no view any more. */
  leave() {
    const { view } = this;
    if (!view) return;
    this.setPicking(false);
    this.values.leave();
    this.marks.remove();
    this.recording.watch(null);
    this.time.watch(null);
    this.compare.watch(null);
    view.tell({ t: 'inspect', what: 'end' });
    view.watcher = null;
    this.view = null;
    this.forget('The view has gone.');
  }

  /** A session shows its first scene. */
  begin() {
    this.forget('The view is another one now.');
    this.sources.forget();
    // Another session counts anew.
    this.record.number = -1;
    this.isEdited = true;
    this.hasEnded = false;
    this.since = 0;
    this.ask({ what: 'begin' }).catch(() => {});
    this.time.begin();
    this.recording.begin();
    this.changed();
  }

  /** The session has ended, and nobody answers any more. */
  ended(why) {
    this.forget(why);
    this.hasEnded = true;
    this.facts.textContent = hasEnded;
    this.recording.cut(why);
  }

  forget(why) {
    this.questions.forget(why);
    this.loop = null;
  }

  /** Asks the session. The answer is a promise; it fails with what the session says. */
  ask(question) {
    return this.questions.ask(this.view, question);
  }

  take(message) {
    this.questions.take(message);
  }

  /** Begins the view anew: another session of the same preview has nothing of what was done in this one. */
  anew() {
    this.recording.isAnew = true;
    this.compare.before?.anew();
    this.view.pause();
    this.view.resume();
  }

  /** The session was told something. */
  heard(message, number) {
    this.recording.hear(message, number);
    this.people.told(message, number);
  }

  /** Something looks otherwise: asks for the views, one question at a time. */
  async changed(isDrawn = true) {
    this.recording.looksOtherwise(isDrawn);
    this.isDirty = true;
    if (this.loop || !this.view) return;
    // Another session has a loop of its own; the one before ends then.
    const { view } = this, loop = (this.loop = {});
    while (this.isDirty && this.loop === loop) {
      this.isDirty = false;
      const start = performance.now();
      try {
        await this.look();
      } catch (error) {
        if (!(error instanceof Unanswered)) console.error(error);
        // A session that has ended is begun anew by whoever shows it, and then asked.
        if (this.loop !== loop || !view.connection?.isOpen) break;
        this.facts.textContent = this.hasEnded ? hasEnded : error.message;
      }
      await new Promise((go) => setTimeout(go, Math.max(pause, 2 * (performance.now() - start))));
    }
    if (this.loop === loop) this.loop = null;
  }

  /** Asks for the views, for what has happened, and for the story of the chosen one. */
  async look() {
    const { record, tree } = await this.ask({ what: 'tree', record: this.record.number });
    if (tree) this.show(new Record(record, tree));
    const news = await this.ask({ what: 'frames', since: this.since });
    this.since = news.happened.next;
    this.showHappened(news);
    if (tree && !['values', 'record', 'time', 'compare'].includes(this.shown)) await this.tellStory();
  }

  show(record) {
    let reveals = this.record.order.length === 0;
    this.record = record;
    this.chosen = record.find(this.key, this.isEdited);
    this.told = null;
    this.isEdited = false;
    if (this.chosen) this.key = record.keyOf(this.chosen);
    if (!this.chosen && this.wanted) {
      const place = placeOf(this.wanted);
      this.chosen = (place && record.ofLine(place.file, place.line)[0]) ?? null;
      if (this.chosen) this.key = record.keyOf(this.chosen);
      else if (this.wanted !== '1') this.story.empty(`The address asks for the view of ${this.wanted}, and ${place ? 'that line makes none here' : 'that’s no line, such as Card.swift:12'}.`);
    }
    this.wanted = '';
    const foundNothing = this.search.value !== '' && this.outline.hits.size === 0;
    this.outline.hits = new Set();
    this.outline.over = null;
    if (this.search.value) {
      const [first] = this.outline.search(this.search.value, record);
      // What is sought may come into the tree later, as rows do that are scrolled to.
      if (foundNothing && first) {
        this.chosen = first;
        this.key = record.keyOf(first);
        reveals = true;
      }
    }
    this.outline.show(record, this.chosen);
    if (reveals && this.chosen) this.outline.rows.reveal(this.chosen.row);
    if (this.shown === 'source') this.sources.show(record, this.chosen);
    else this.sources.record = record;
    if (this.shown === 'values') this.showValues();
    for (const go of this.waiters.splice(0)) go();
    this.story.record = record;
    this.compare.changed();
    this.showFindings();
    this.showFacts();
    this.draw();
  }

  showFacts() {
    const { order, more } = this.record;
    const count = more ? `${order.length} views, ${more} more aren't told` : `${order.length} views`;
    const { size } = this.outline.hits;
    this.facts.textContent = this.search.value ? `${size} of ${count}` : count;
  }

  showHappened(news) {
    this.happened.add(this.record, news);
    const last = news.happened.frames.at(-1);
    if (!last || news.happened.frames.some(({ cause }) => cause === 'the first')) return;
    const drawn = last.passes.flatMap(({ redraws }) => redraws.map(({ node }) => this.record.named(this.record.nodes[node])?.id));
    this.outline.changed = new Set(drawn);
    this.outline.rows.show();
  }

  showFindings() {
    const { findings, warnings, nodes } = this.record;
    const count = findings.length + warnings.length;
    this.tabs.findings.textContent = count ? `Findings ${count}` : 'Findings';
    this.tabs.findings.classList.toggle('doubt', count > 0);
    const list = [
      ...warnings.map(({ name, source, message, hint }) => {
        const node = findingNode({ name, hint, message });
        if (source) node.prepend(placeNode(source), ' ');
        return node;
      }),
      ...findings.map((finding) => {
        const node = findingNode(finding), view = this.record.named(nodes[finding.node]);
        if (view) node.prepend(this.story.link(view.id));
        return node;
      }),
    ];
    this.panels.findings.replaceChildren(...(list.length ? list
      : [make('p', { className: 'quiet', textContent: 'Nothing is found in the layout that is probably not meant. “gnomon check” looks at labels, contrasts and the size of targets, too.' })]));
  }

  showValues() {
    const names = this.record.lines.get(this.chosen?.source)?.map(({ view }) => view);
    this.values?.show(this.chosen, names);
  }

  // Views

  /** @param staysOpen Whether the tab stays that is open. */
  choose(view, staysOpen = false) {
    if (!view) return;
    this.chosen = view;
    this.key = this.record.keyOf(view);
    this.told = null;
    this.outline.choose(view);
    if (this.shown === 'source') this.sources.show(this.record, view);
    else if (this.shown === 'values') this.showValues();
    else if (this.shown !== 'why' && !staysOpen) this.open('why');
    this.draw();
    this.onChoose?.(view.source ?? '');
    return this.tellStory();
  }

  /** Asks why the chosen view is as it is. */
  async tellStory() {
    const { chosen, record } = this;
    if (!chosen) return;
    try {
      const { story } = await this.ask({ what: 'node', record: record.number, node: chosen.id });
      if (this.chosen !== chosen || this.record !== record) return;
      this.told = story;
      this.story.show(record, story);
      this.draw();
    } catch (error) {
      // The views have changed meanwhile: they're asked for anew.
      if (error instanceof Unanswered) this.changed();
      else throw error;
    }
  }

  openInEditor(view) {
    const place = placeOf(view?.source);
    if (place) openSource(place.file, place.line);
  }

  /** Marks views that are pointed at. */
  point(view, others = []) {
    if (this.over === view && others.length < 2) return;
    Object.assign(this, { over: view, others });
    this.outline.point(view);
    this.draw();
  }

  draw() {
    const view = this.over ?? this.chosen;
    if (!this.view || !view) return this.marks.clear();
    // Colors that are changed are to be seen.
    const isPlain = ['values', 'record', 'time', 'compare'].includes(this.shown);
    this.marks.svg.classList.toggle('plain', isPlain);
    const marks = view === this.chosen && !isPlain ? this.marksOf(view) : [];
    this.marks.show(this.record, view, marks, this.over ? this.others : []);
  }

  /** The marks of a view, and those of the modifiers without a name inside it. */
  marksOf(view) {
    const told = this.told?.node === view.id ? this.told.nodes : [];
    return told.filter((node) => node.id === view.id
      || (!node.view && this.record.named(this.record.nodes[node.id]) === view)).flatMap(({ marks }) => marks);
  }

  // Pointing

  setPicking(isOn) {
    this.isPicking = isOn;
    this.view?.stage.classList.toggle('picking', isOn);
    this.pointer.setAttribute('aria-pressed', String(isOn));
    if (!isOn) this.point(null);
  }

  /** Takes what the pointer does to the view, but for scrolling, while somebody points at views. */
  listenToPointing() {
    const kinds = ['pointermove', 'pointerdown', 'pointerup', 'mousedown', 'mouseup', 'dblclick', 'contextmenu', 'click'];
    for (const kind of kinds) addEventListener(kind, (event) => this.isPicking && this.pick(event), { capture: true });
    addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !this.isPicking) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      this.setPicking(false);
      this.pointer.focus();
    }, { capture: true });
  }

  pick(event) {
    const { stage } = this.view;
    if (!stage.contains(event.target)) {
      if (event.type === 'pointermove') this.point(null);
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type !== 'pointermove' && event.type !== 'click') return;
    const { left, top } = stage.getBoundingClientRect();
    const view = this.record.at(event.clientX - left, event.clientY - top);
    if (event.type === 'click') {
      if (!event.shiftKey) this.setPicking(false);
      this.choose(view);
    } else {
      this.point(view);
      if (view && this.outline.rows.items[view.row] === view) this.outline.rows.reveal(view.row);
    }
  }

  /** An editor's cursor is at a line. */
  follow({ file, line }) {
    // Who changes something here isn't led away, nor by a cursor of before who has chosen a view.
    if (!this.view || this.values.isInUse || (this.chosen && this.status.cursor?.past)) return;
    const name = this.record.files.find((each) => each === file || pathOf(each) === file);
    const [view] = name ? this.record.ofLine(name, line) : [];
    if (view && view !== this.chosen) this.choose(view, true);
  }
}
