// SPDX-License-Identifier: Apache-2.0
// The wall: all previews as pictures that follow their sources.
import { Channels } from './connection.js';
import { ConsolePanel, SourcesNote } from './console.js';
import { make, placeNode } from './nodes.js';
import { Picture } from './pictures.js';
import { Status } from './status.js';
import { fieldsOf } from './surroundings.js';
import { socketAddress } from './wire.js';

/** How long a tile has to be in sight, so that who scrolls past asks for nothing, and how long it may be out of sight. */
const [arrival, departure] = [80, 300];
/** So many pictures out of sight are kept. */
const mostResting = 200;

const byId = (id) => document.getElementById(id);
const [main, search, count, appearance] = ['main', 'search', 'count', 'appearance'].map(byId);

class Tile {
  constructor(wall, preview, id) {
    this.wall = wall;
    this.preview = preview;
    this.picture = new Picture(wall.channels, preview.key, preview.name, wall.given, {
      room: () => wall.roomIn(this.picture.host),
      problem: () => wall.status.problem,
    });
    this.name = make('span', { className: 'name', id: `name-${id}` });
    this.link = make('a', { className: 'open', 'aria-labelledby': this.name.id }, this.picture.host, this.name);
    this.foot = make('div', { className: 'foot' });
    this.node = make('li', { className: 'tile' }, this.link, this.picture.note, this.picture.again, this.foot);
    this.node.tile = this;
    wall.observer.observe(this.node);
    this.update(preview);
  }

  update(preview) {
    const { files } = this.wall.status;
    const { name, place } = this.preview;
    if (this.files === files && name === preview.name && place === preview.place) return;
    Object.assign(this, { preview, files });
    this.name.textContent = preview.name;
    this.foot.replaceChildren(placeNode(preview.place));
    this.words = `${preview.name} ${preview.place}`.toLowerCase();
    this.point();
  }

  /** Leads to the preview, in the looks that the wall has. */
  point() {
    const looks = new URLSearchParams(this.wall.given);
    for (const name of ['q', 'wall']) looks.delete(name);
    this.link.href = `preview/${encodeURIComponent(this.preview.key)}/${String(looks) && `?${looks}`}`;
  }

  close() {
    this.wall.observer.unobserve(this.node);
    clearTimeout(this.node.timer);
    this.wall.resting.delete(this.picture);
    this.picture.drop();
    this.node.remove();
  }
}

class Wall {
  sections = new Map();
  /** The pictures out of sight, those that rest longest first. */
  resting = new Set();
  number = 0;

  constructor() {
    this.given = fieldsOf(location.search);
    this.status = new Status('status');
    this.channels = new Channels(socketAddress('views'));
    this.observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        clearTimeout(target.timer);
        const { picture } = target.tile;
        // Who scrolls past comes back, perhaps.
        target.timer = isIntersecting
          ? setTimeout(() => this.run(picture), arrival)
          : setTimeout(() => this.rest(picture), departure);
      }
    }, { rootMargin: '160px 0px' });
    new ResizeObserver(() => (this.room = null)).observe(main);
    new SourcesNote(this.status, byId('problem'), byId('building'));
    new ConsolePanel(this.status, byId('console'), byId('console-button'), this.given.has('console'), (isOpen) => {
      this.put('console', isOpen ? '1' : '');
    });
    this.status.listen((kind) => {
      if (kind === 'previews') this.update();
      if (kind === 'previews' || kind === 'cursor') this.mark();
      if (kind === 'state') for (const tile of this.tiles) tile.picture.leaveOut(this.status.problem);
    });
    search.value = this.given.get('q') ?? '';
    search.addEventListener('input', () => {
      this.put('q', search.value);
      this.filter();
    });
    search.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && search.value) {
        event.preventDefault();
        search.value = '';
        search.dispatchEvent(new Event('input'));
      }
    });
    addEventListener('keydown', (event) => {
      const isTyped = /^(input|select|textarea)$/i.test(document.activeElement?.tagName ?? '');
      if (event.key !== '/' || isTyped || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      search.focus();
    });
    appearance.value = this.given.get('appearance') ?? '';
    appearance.addEventListener('change', () => {
      this.put('appearance', appearance.value);
      for (const tile of this.tiles) {
        const { view } = tile.picture;
        if (view && !view.surroundings.change(this.given, view.keeps ?? [])) this.renew(tile.picture);
      }
    });
  }

  run(picture) {
    this.resting.delete(picture);
    picture.run();
  }

  rest(picture) {
    picture.rest();
    this.resting.add(picture);
    if (this.resting.size <= mostResting) return;
    const [longest] = this.resting;
    this.resting.delete(longest);
    longest.drop();
  }

  /** Shows a view anew: what it keeps by itself only a new session has again. One out of sight begins when it comes back. */
  renew(picture) {
    const isSeen = !this.resting.delete(picture);
    picture.drop();
    if (isSeen) picture.run();
  }

  /** The room in a tile; null in one that isn't to be seen. All are of one size, which isn't asked for again while pictures come. */
  roomIn(host) {
    if (!this.room && host.clientWidth) this.room = [host.clientWidth - 24, host.clientHeight - 24];
    return this.room;
  }

  get tiles() {
    return [...this.sections.values()].flatMap((section) => [...section.tiles.values()]);
  }

  /** What is chosen stands in the address. */
  put(name, value) {
    if (value) this.given.set(name, value);
    else this.given.delete(name);
    history.replaceState(null, '', `${location.pathname}${String(this.given) && `?${this.given}`}`);
    // What is searched for isn't a look.
    if (name !== 'q') for (const tile of this.tiles) tile.point();
  }

  update() {
    const sections = new Map();
    for (const { title, previews } of this.status.programs) {
      const section = this.sections.get(title) ?? this.makeSection(title);
      const tiles = new Map();
      for (const preview of previews) {
        const tile = section.tiles.get(preview.key) ?? new Tile(this, preview, (this.number += 1));
        tile.update(preview);
        tiles.set(preview.key, tile);
      }
      for (const [key, tile] of section.tiles) if (!tiles.has(key)) tile.close();
      section.tiles = tiles;
      arrange(section.list, [...tiles.values()].map((tile) => tile.node));
      section.empty.hidden = previews.length > 0;
      sections.set(title, section);
    }
    for (const [title, section] of this.sections) {
      if (sections.has(title)) continue;
      for (const tile of section.tiles.values()) tile.close();
      section.node.remove();
    }
    this.sections = sections;
    arrange(main, [...sections.values()].map((section) => section.node));
    this.filter();
  }

  /** Marks the previews of the file in which an editor's cursor is, and has them in sight when the cursor comes to them. */
  mark() {
    const { previews = [], current } = this.status.cursor ?? {};
    const sought = current ?? previews[0];
    for (const tile of this.tiles) {
      const isMeant = previews.includes(tile.preview.key);
      tile.node.classList.toggle('meant', isMeant);
      if (isMeant && tile.preview.key === current) tile.node.setAttribute('aria-current', 'location');
      else tile.node.removeAttribute('aria-current');
      if (tile.preview.key !== sought || this.sought === sought) continue;
      this.sought = sought;
      tile.node.scrollIntoView({ block: 'nearest' });
    }
    if (!sought) this.sought = null;
  }

  makeSection(title) {
    const id = `program-${(this.number += 1)}`;
    const list = make('ul', { className: 'tiles' });
    const empty = make('p', { textContent: 'It has no previews.' });
    const heading = make('h2', { id, textContent: title });
    return { list, empty, tiles: new Map(), node: make('section', { 'aria-labelledby': id }, heading, empty, list) };
  }

  /** Hides what the search doesn't ask for. */
  filter() {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0, all = 0;
    for (const section of this.sections.values()) {
      let some = 0;
      for (const tile of section.tiles.values()) {
        const isFound = words.every((word) => tile.words.includes(word));
        tile.node.hidden = !isFound;
        some += isFound ? 1 : 0;
        all += 1;
      }
      section.node.hidden = some === 0 && words.length > 0;
      shown += some;
    }
    const noun = all === 1 ? 'preview' : 'previews';
    count.textContent = words.length ? `${shown} of ${all} ${noun}` : `${all} ${noun}`;
    const nothing = words.length ? 'No preview has these words in its name or its file.' : 'There is nothing to show.';
    byId('nothing').hidden = shown > 0;
    byId('nothing').textContent = nothing;
  }
}

/** Puts nodes into their order, and moves only those that aren't in it. */
function arrange(parent, nodes) {
  let at = parent.firstElementChild;
  for (const node of nodes) {
    if (node === at) at = at.nextElementSibling;
    else parent.insertBefore(node, at);
  }
}

new Wall();
