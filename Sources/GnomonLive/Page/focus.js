// SPDX-License-Identifier: Apache-2.0
// One preview to use, in the looks that are chosen beside it; or a sheet of its variants.
import { Channels, Connection } from './connection.js';
import { ConsolePanel, SourcesNote } from './console.js';
import { Controls } from './controls.js';
import { Follow } from './follow.js';
import { Inspector } from './inspector.js';
import { deviceOf } from './looks.js';
import { Matrix, parse } from './matrix.js';
import { make, placeNode } from './nodes.js';
import { Status } from './status.js';
import { Surroundings, fieldsOf, lookOf, sizeOf } from './surroundings.js';
import { LiveView } from './view.js';
import { socketAddress } from './wire.js';

const byId = (id) => document.getElementById(id);
const given = fieldsOf(location.search);
const key = decodeURIComponent(location.pathname.split('/').at(-2) ?? '');
// A browser opens one WebSocket after the other: the one for pictures comes first.
const plan = given.has('matrix') ? parse(given.get('matrix')) : null;
const channels = plan?.axes ? new Channels(socketAddress('../../views')) : null;
const status = new Status('../../status');
/** How far the view is from the edges of its room, for a device's frame and the handle. */
const margin = innerWidth > 720 ? 40 : 18;

/** The address of a preview in the looks of this one; with a sheet, where one is named. */
function addressOf(preview, matrix) {
  const looks = new URLSearchParams(given);
  for (const name of ['matrix', 'title']) looks.delete(name);
  // A line is another preview's.
  if (looks.has('inspect')) looks.set('inspect', '1');
  // A sheet's axes and its commas are easier to read as they are.
  const sheet = matrix && `matrix=${encodeURIComponent(matrix).replace(/%(2C|3A|3B)/g, decodeURIComponent)}`;
  const query = [String(looks), sheet].filter(Boolean).join('&');
  return `../${encodeURIComponent(preview)}/${query && `?${query}`}`;
}

/** The previews before and behind this one, where there are some. */
let neighbours = [];

/** What is known of this preview. */
function own() {
  for (const { title, previews } of status.programs ?? []) {
    const preview = previews.find((each) => each.key === key);
    // A program has a module's name where it's a target of a package.
    if (preview) return { ...preview, module: /^[A-Za-z_]\w*$/.test(title) ? title : null };
  }
  return { key, name: key, place: '', module: null };
}

/** Finds the previews before and behind this one, and shows what this one is called. */
function showPlace() {
  const all = (status.programs ?? []).flatMap(({ previews }) => previews);
  const index = all.findIndex((preview) => preview.key === key);
  const own = all[index];
  neighbours = index < 0 ? [] : [all[index - 1], all[index + 1]];
  if (own) {
    document.title = given.get('title') ?? own.name;
    byId('title').textContent = own.name;
    byId('place').replaceChildren(placeNode(own.place));
  }
  pointLinks();
}

/** Leads to other pages in the looks of this one. */
function pointLinks() {
  byId('wall').href = wallAddress();
  for (const [place, id] of ['before', 'behind'].entries()) {
    const [link, other] = [byId(id), neighbours[place]];
    if (other) link.href = addressOf(other.key, given.get('matrix'));
    else link.removeAttribute('href');
    link.title = other ? other.name : '';
    if (other) link.removeAttribute('aria-disabled');
    else link.setAttribute('aria-disabled', 'true');
  }
}

const wallAddress = () => {
  const looks = new URLSearchParams([['wall', '']]);
  for (const name of ['appearance', 'console', 'follow']) if (given.has(name)) looks.set(name, given.get(name));
  return `../../?${looks}`.replace('wall=', 'wall');
};

let writtenAt = -Infinity, writing = 0;

/** Writes the looks into the address. Browsers let a page do that some times a second. */
function writeAddress() {
  clearTimeout(writing);
  const wait = writtenAt + 400 - performance.now();
  if (wait > 0) {
    writing = setTimeout(writeAddress, wait);
    return;
  }
  writtenAt = performance.now();
  history.replaceState(null, '', `${location.pathname}${String(given) && `?${given}`}`);
}

function put(name, value) {
  if (value) given.set(name, value);
  else given.delete(name);
  writeAddress();
  pointLinks();
}

document.title = given.get('title') ?? key;
byId('title').textContent = key;
pointLinks();
status.listen((kind) => kind === 'previews' && showPlace());
new SourcesNote(status, byId('problem'), byId('building'));
new ConsolePanel(status, byId('console'), byId('console-button'), given.has('console'), (isOpen) => {
  put('console', isOpen ? '1' : '');
});

new Follow(status, key, given.has('follow'), {
  before: byId('console-button'),
  go: (other) => location.replace(addressOf(other, given.get('matrix'))),
  changed: (isOn) => put('follow', isOn ? '1' : ''),
});

// These keys are this page's wherever the focus is; the view doesn't get them.
addEventListener('keydown', (event) => {
  if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const id = { ArrowUp: 'wall', PageUp: 'before', PageDown: 'behind' }[event.key];
  if (!id) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (byId(id).href) byId(id).click();
}, { capture: true });

class Focus {
  constructor(devices) {
    this.devices = devices;
    this.host = byId('main');
    this.extent = make('div', { className: 'extent' });
    this.handle = make('button', { type: 'button', className: 'handle' });
    this.island = make('div', { className: 'island', hidden: true });
    this.host.append(this.extent, this.handle);
    const choose = (axis, value) => this.choose(axis, value);
    const compare = (matrix) => location.assign(addressOf(key, matrix));
    this.controls = new Controls(byId('controls'), given, devices, choose, compare);
    this.listenToHandle();
    this.addInspector();
    this.open();
    status.listen((kind) => {
      // What the sources are like is said above, once.
      const { said } = this.view.requests;
      if (kind === 'state' && said && said === status.problem) this.view.say('problem', '');
    });
  }

  open() {
    this.inspector?.leave();
    this.view?.close();
    const address = socketAddress(`live?${lookOf(given)}`);
    const room = () => [this.host.clientWidth, this.host.clientHeight];
    this.surroundings = new Surroundings(given, () => room().map((length) => Math.max(40, length - 2 * margin)));
    const view = (this.view = new LiveView(this.host, {
      connect: (handlers) => new Connection(address, handlers), surroundings: this.surroundings,
      // Where there's less room than it needs, it keeps its distance from the edges.
      room: () => room().map((length, axis) => Math.max(length, view.scene.size[axis] + 2 * margin)),
      onState: (kind, text) => {
        if (kind === 'building' || (kind === 'problem' && text !== '' && text === status.problem)) return true;
        if (kind === 'shown') this.host.classList.remove('waiting');
        return false;
      },
      onLayout: (place) => this.laidOut(place),
    }));
    for (const name of ['stage', 'canvas', 'layer', 'bar']) view[name].id = name;
    view.findings.node.id = 'findings';
    view.stage.append(this.island);
    this.showFrame();
    if (!this.panel.hidden) this.inspector.watch(view);
  }

  /** The same preview as it was in the commit that it's compared with, in the same looks. */
  openBefore(host, onState) {
    const address = socketAddress(`live?${new URLSearchParams([...lookOf(given), ['commit', '1']])}`);
    const view = new LiveView(host, {
      connect: (handlers) => new Connection(address, handlers), surroundings: new Surroundings(given, () => this.view.scene.size),
      room: () => view?.scene.size ?? [0, 0], isQuiet: true, onState,
    });
    return view;
  }

  // The inspector

  /** The panel is there where the address says so; `inspect=Card.swift:12` chooses the view of a line. */
  addInspector() {
    this.panel = byId('inspector');
    const grip = byId('grip'), button = byId('inspect-button');
    const open = (isOpen) => {
      if (isOpen) {
        this.inspector ??= new Inspector(this.panel, {
          status, preview: own, openBefore: (host, onState) => this.openBefore(host, onState), wanted: given.get('inspect'), onChoose: (place) => put('inspect', place || '1'),
        });
      }
      this.panel.hidden = grip.hidden = !isOpen;
      document.body.classList.toggle('inspects', isOpen);
      button.setAttribute('aria-expanded', String(isOpen));
    };
    open(given.has('inspect'));
    button.addEventListener('click', () => {
      const isOpen = this.panel.hidden;
      put('inspect', isOpen ? '1' : '');
      open(isOpen);
      if (isOpen) this.inspector.watch(this.view);
      else this.inspector.leave();
    });
    const set = (width) => {
      const most = Math.max(300, this.panel.offsetWidth + this.host.offsetWidth - 280);
      this.panel.style.width = `${Math.round(Math.min(most, Math.max(300, width)))}px`;
    };
    let start = null;
    grip.addEventListener('pointerdown', (event) => {
      event.preventDefault();
      grip.setPointerCapture(event.pointerId);
      start = { x: event.clientX, width: this.panel.offsetWidth };
    });
    grip.addEventListener('pointermove', (event) => start && set(start.width + start.x - event.clientX));
    for (const end of ['pointerup', 'pointercancel']) grip.addEventListener(end, () => (start = null));
    grip.addEventListener('keydown', (event) => {
      const by = { ArrowLeft: 20, ArrowRight: -20 }[event.key];
      if (!by) return;
      event.preventDefault();
      set(this.panel.offsetWidth + by);
    });
  }

  choose(axis, value) {
    put(axis, value);
    const isQuery = axis === 'device' || axis === 'orientation';
    if (isQuery || !this.surroundings.change(given, this.view.keeps ?? [])) this.open();
    this.controls.update();
    this.showFrame();
  }

  /** Draws what is around the screen of a device. */
  showFrame() {
    const device = sizeOf(given) ? null : deviceOf(this.devices, given.get('device'));
    const isSideways = given.get('orientation') === 'landscape';
    const { stage } = this.view;
    stage.classList.toggle('device', device !== null);
    const isRound = device !== null && device.bottom > 0;
    stage.classList.toggle('round', isRound);
    stage.classList.toggle('pad', isRound && device.width > 700);
    const hasIsland = isRound && device.width < 700;
    this.island.hidden = !hasIsland;
    this.island.classList.toggle('sideways', isSideways);
    this.island.classList.toggle('notch', hasIsland && device.top < 59);
    this.handle.hidden = device !== null;
  }

  laidOut({ left, top, width, height }) {
    this.controls.setSize(width, height);
    this.handle.style.left = `${left + width}px`;
    this.handle.style.top = `${top + height}px`;
    const words = `${Math.round(width)} by ${Math.round(height)} points`;
    this.handle.setAttribute('aria-label', `Size, ${words}; arrow keys change it`);
    this.extent.style.width = `${left + width + margin}px`;
    this.extent.style.height = `${top + height + margin}px`;
    this.size = [width, height];
  }

  /** The corner is dragged, or moved by keys. */
  listenToHandle() {
    const { handle } = this;
    let start = null, wanted = null;
    const set = (width, height) => {
      const size = [width, height].map((length) => Math.round(Math.min(4000, Math.max(20, length))));
      if (!wanted) requestAnimationFrame(() => {
        const chosen = wanted;
        wanted = null;
        this.choose('size', chosen);
      });
      wanted = size.join('x');
    };
    handle.addEventListener('pointerdown', (event) => {
      if (event.button !== 0) return;
      event.preventDefault();
      handle.setPointerCapture(event.pointerId);
      start = { x: event.clientX, y: event.clientY, size: this.size };
    });
    handle.addEventListener('pointermove', (event) => {
      if (!start) return;
      // The view stays in the middle, so that its corner moves half as far as it grows.
      const grow = [event.clientX - start.x, event.clientY - start.y].map((length) => 2 * length);
      set(start.size[0] + grow[0], start.size[1] + grow[1]);
    });
    const end = () => (start = null);
    handle.addEventListener('pointerup', end);
    handle.addEventListener('pointercancel', end);
    handle.addEventListener('keydown', (event) => {
      const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
      const [x, y] = ways[event.key] ?? [0, 0];
      if ((!x && !y) || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const step = event.shiftKey ? 1 : 10;
      set(this.size[0] + x * step, this.size[1] + y * step);
    });
  }
}

if (plan) {
  document.body.classList.add('has-sheet');
  byId('looks').remove();
  byId('inspect-button').remove();
  new Matrix(byId('main'), plan, key, given, channels, status, (variant) => {
    const looks = new URLSearchParams(variant);
    looks.delete('matrix');
    return `?${looks}`;
  });
} else {
  const answer = await fetch('../../devices.json').catch(() => null);
  new Focus(answer?.ok ? await answer.json() : []);
}
