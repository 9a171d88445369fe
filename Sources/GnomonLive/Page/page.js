// SPDX-License-Identifier: Apache-2.0
// Shows a live view: what the session says is drawn, and what people do is said to it.
import { Connection } from './connection.js';
import { Elements } from './elements.js';
import { Fields } from './fields.js';
import { Findings } from './findings.js';
import { Input } from './input.js';
import { Painter } from './painter.js';
import { Requests } from './requests.js';
import { Scene } from './scene.js';
import { Scrollers } from './scrollers.js';
import { asked, rest, setKept, surroundings, title, watch } from './surroundings.js';
import { Words } from './words.js';

const version = 1;
/** How long a scene waits for its pictures, in milliseconds. */
const patience = 300;
/** How often words are brought to their places while something moves, in milliseconds. */
const wordsPause = 250;
const mostPixels = 1 << 25;

const [stage, canvas, layer, bar] = ['stage', 'canvas', 'layer', 'bar'].map((id) => document.getElementById(id));
const ctx = canvas.getContext('2d');
const complaints = new Set();

/** Says once on the console what is wrong with what came. */
function complain(what) {
  if (complaints.has(what) || complaints.size > 100) return;
  complaints.add(what);
  console.warn(what);
}

/** Says something to the session, unless what is seen is of one that has ended: its numbers mean something else now. */
const tell = (message) => (isGreeting && !greetings.has(message.t) ? 0 : connection.tell(message));
const greetings = new Set(['hello', 'surroundings', 'ack']);
let isGreeting = false;
const scrollers = new Scrollers(tell, draw);
const elements = new Elements(layer, scrollers);
const fields = new Fields(layer, elements, tell);
const words = new Words(layer, elements, scrollers, fields);
const findings = new Findings(document.getElementById('findings'));
new Input(stage, elements, scrollers, tell);

let scene = new Scene(complain);
let painter = new Painter(scene, scrollers.shift);
/** The scene of a session that has been greeted and hasn't shown anything. */
let next = null;
let shown = [];
/** The client's last message that has had its effect. */
let seen = 0;
let pixelScale = 1;
let isDirty = false, wordsAreDirty = false, wordsTime = 0, frame = 0;

// Frames

function draw() {
  isDirty = true;
  frame ||= requestAnimationFrame(showFrame);
}

function showFrame() {
  frame = 0;
  layOut();
  if (isDirty) {
    isDirty = false;
    painter.paint(ctx, pixelScale);
  }
  for (const n of shown) tell({ t: 'ack', n });
  shown = [];
  if (wordsAreDirty) showWords();
}

function showWords() {
  const wait = scene.animates || scrollers.areMoving ? wordsTime + wordsPause - performance.now() : 0;
  if (wait > 0) {
    setTimeout(() => (frame ||= requestAnimationFrame(showFrame)), wait);
    return;
  }
  wordsAreDirty = false;
  wordsTime = performance.now();
  words.update(scene);
}

/** Puts the view into the middle of the window, on whole pixels. */
function layOut() {
  const scale = devicePixelRatio;
  const [width, height] = scene.size.map((length) => Math.max(1, Math.round(length * scale)));
  // What two fingers have enlarged is drawn in more pixels, as many as a canvas may have.
  const most = Math.min(16384 / Math.max(width, height), Math.sqrt(mostPixels / (width * height)));
  const zoom = Math.min(visualViewport?.scale ?? 1, most);
  pixelScale = scale * zoom;
  const pixels = [width, height].map((length) => Math.round(length * zoom));
  if (canvas.width !== pixels[0] || canvas.height !== pixels[1]) {
    [canvas.width, canvas.height] = pixels;
    isDirty = true;
  }
  const middle = (room, length) => Math.max(0, Math.round((room * scale - length) / 2)) / scale;
  const left = middle(document.documentElement.clientWidth, width), top = middle(innerHeight, height);
  const key = `${scale} ${width} ${height} ${left} ${top}`;
  if (layOut.key === key) return;
  layOut.key = key;
  isDirty = true;
  for (const node of [canvas, stage]) {
    node.style.width = `${width / scale}px`;
    node.style.height = `${height / scale}px`;
  }
  stage.style.left = `${left}px`;
  stage.style.top = `${top}px`;
  findings.node.style.left = `${left}px`;
  findings.node.style.top = `${top + height / scale + 8}px`;
}

// What the session says

const waiting = [];
const pictures = new Set();
let isWaiting = false;

/** Takes messages in order. A scene waits a little for the pictures that came before it, so that nothing flickers. */
function takeAll() {
  while (waiting.length && !isWaiting) {
    const message = waiting[0];
    if (message.t === 'scene' && pictures.size) {
      isWaiting = true;
      Promise.race([Promise.all(pictures), new Promise((go) => setTimeout(go, patience))]).then(() => {
        isWaiting = false;
        pictures.clear();
        takeAll();
      });
      return;
    }
    waiting.shift();
    try {
      take[message.t]?.(message);
    } catch (error) {
      complain(`A message could not be taken: ${message.t}: ${error.stack}`);
    }
  }
}

const take = {
  welcome({ protocol, limit, keeps, size }) {
    if (protocol !== version) {
      end(`The session speaks version ${protocol} of the protocol, this page version ${version}.`);
      return;
    }
    requests.say('');
    requests.limit = limit;
    next = new Scene(complain);
    setKept(keeps ?? [], size);
    connection.begin();
  },

  scene(message) {
    if (next) {
      elements.clear();
      scrollers.clear();
      words.clear();
      findings.clear();
      fields.sent = 0;
      seen = 0;
      scene = next;
      painter = new Painter(scene, scrollers.shift);
      next = null;
      isGreeting = false;
    }
    shown.push(message.n);
    frame ||= requestAnimationFrame(showFrame);
    seen = message.seen ?? seen;
    const changes = scene.apply(message);
    elements.update(scene, changes);
    scrollers.settle(seen);
    fields.update(scene, changes, seen);
    stage.style.cursor = ['text', 'pointer'].includes(scene.cursor) ? scene.cursor : 'default';
    if (message.findings) findings.add(message.findings);
    if (changes.drawing || changes.elements.size || changes.gone.length) wordsAreDirty = true;
    if (changes.drawing) isDirty = true;
  },

  content({ kind, number, bytes }) {
    const target = next ?? scene;
    if (kind === 3) return target.addFile(number, bytes);
    if (kind !== 2) return;
    const picture = target.addPicture(number, bytes).then(() => {
      pictures.delete(picture);
      if (target === scene) draw();
    });
    pictures.add(picture);
  },

  open: (message) => requests.open(message),
  share: (message) => requests.share(message),
  dialog: (message) => requests.dialog(message),
  download({ name, content }) {
    const bytes = scene.contents.get(content)?.file;
    if (bytes) requests.download(name, bytes);
    scene.contents.delete(content);
  },
  building: () => requests.say('It is built again…'),
  problem: ({ text }) => requests.say(String(text), ...(text ? [requests.dismiss] : [])),
  renew: () => connection.again(),
  refused: ({ why }) => end(`The session has ended, as it can't go on: ${why}`),
  ended: ({ why }) => end(why),
};

/** The session has ended: its last picture stays, and what has happened is said over it. */
function end(why) {
  connection.finish();
  requests.say(why || 'The view has ended.', requests.button('Start again', () => {
    requests.say('Connecting…');
    connection.again();
  }));
}

function showAppearance({ appearance, locale, direction }) {
  document.documentElement.dataset.appearance = appearance;
  document.documentElement.lang = locale.replaceAll('_', '-');
  document.dir = direction;
}

if (title) document.title = title;
document.getElementById('title').textContent = document.title;
showAppearance(surroundings());
const address = new URL(`live?${rest}`, location);
address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
const connection = new Connection(address, {
  opened() {
    isGreeting = true;
    tell({ t: 'hello', protocol: version, asked, ...surroundings() });
  },
  text(message) {
    waiting.push(message);
    takeAll();
  },
  data(kind, number, bytes) {
    waiting.push({ t: 'content', kind, number, bytes });
    takeAll();
  },
  closed: (why) => end(`The server has closed the connection. ${why}`),
  lost: () => requests.say('The connection is lost. It is tried again…'),
});
const requests = new Requests(bar, connection);
let zoomTimer = 0;
visualViewport?.addEventListener('resize', () => {
  clearTimeout(zoomTimer);
  zoomTimer = setTimeout(draw, 150);
});
watch((changed, now) => {
  tell({ t: 'surroundings', ...changed });
  showAppearance(now);
  draw();
});
