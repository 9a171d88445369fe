// SPDX-License-Identifier: Apache-2.0
// One live view on a page: what its session says is drawn, and what people do is said to it.
import { Elements } from './elements.js';
import { Fields } from './fields.js';
import { Findings } from './findings.js';
import { Grips } from './grips.js';
import { Input } from './input.js';
import { Painter } from './painter.js';
import { Requests } from './requests.js';
import { Scene } from './scene.js';
import { Scrollers } from './scrollers.js';
import { Unheard } from './unheard.js';
import { Words } from './words.js';

const version = 1;
/** How long a scene waits for its pictures, in milliseconds. */
const patience = 300;
/** How often words are brought to their places while something moves, in milliseconds. */
const wordsPause = 250;
const mostPixels = 1 << 25;
/** What a session may be told before it has shown something: it names nothing by number. */
const greetings = new Set(['hello', 'surroundings', 'ack', 'navigate', 'visibility', 'url']);
const unmoved = [0, 0];

export class LiveView {
  /** The scene of a session that has been greeted and hasn't shown anything. */
  next = null;
  shown = [];
  /** The client's last message that has had its effect. */
  seen = 0;
  pixelScale = 1;
  isDirty = false;
  wordsAreDirty = false;
  wordsTime = 0;
  frame = 0;
  isGreeting = false;
  waiting = [];
  pictures = new Set();
  isWaiting = false;
  /** The session's name for itself; what it hasn't taken; the number up to which it has to before the view is used again. */
  session = '';
  unheard = new Unheard();
  owed = 0;
  complaints = new Set();
  connection = null;
  hasShown = false;
  /** Who looks into the view: is told of each session's `begin()`, of `changed()`, of what is told by `heard(message, number)`, and takes answers by `take(message)`. */
  watcher = null;
  /** Keeps the browser's address in step, where the page has one for the view: an `AddressBar`. */
  address = null;
  /** Is told of each frame that is painted. */
  onFrame = null;

  /**
   * Shows a view in a node.
   *
   * @param options
   * - `connect(handlers)`: gives the connection to its session.
   * - `surroundings`: what it's shown in.
   * - `room()`: the width and the height that there is for it; null where it isn't to be seen.
   * - `interactive`: false for a picture with the name `name`, made smaller where there's less room.
   * - `isQuiet`: true for a view that takes nothing from the page's people, and opens nothing.
   * - `scope`: the node that tells the view's language and looks; the stage by itself.
   * - `onState(kind, text)`: is told what has happened, in place of the bar: `shown`, `lost`, `ended`, `building`,
   *   `problem`, where an empty text takes one back.
   * - `onLayout(place)`: is told where the view lies.
   * - `address`: an `AddressBar` for the view.
   */
  constructor(host, options) {
    const { interactive = true, surroundings, room, name = '', onState, onLayout, address } = options;
    Object.assign(this, { host, options, interactive, surroundings, room, onState, onLayout });
    this.ending = new AbortController();
    address?.attach(this);
    const { signal } = this.ending;
    const make = (tag, kind) => Object.assign(document.createElement(tag), { className: kind });
    this.stage = make('div', 'stage');
    this.canvas = make('canvas', 'canvas');
    this.canvas.setAttribute('aria-hidden', 'true');
    this.stage.append(this.canvas);
    host.append(this.stage);
    this.ctx = this.canvas.getContext('2d');
    this.scope = options.scope ?? this.stage;
    this.tell = this.tell.bind(this);
    this.draw = this.draw.bind(this);
    if (interactive) {
      this.layer = make('div', 'layer');
      this.stage.append(this.layer);
      this.scrollers = new Scrollers(this.tell, this.draw);
      this.elements = new Elements(this.layer, this.scrollers);
      this.fields = new Fields(this.layer, this.elements, this.tell, signal);
      this.words = new Words(this.layer, this.elements, this.scrollers, this.fields, signal);
      this.findings = new Findings();
      this.bar = make('div', 'bar');
      this.bar.setAttribute('role', 'status');
      this.bar.hidden = true;
      host.append(this.findings.node, this.bar);
      this.grips = new Grips(this.stage, this.scrollers, signal);
      if (!options.isQuiet) {
        new Input(this.stage, this.elements, this.scrollers, this.grips, this.tell, this.scope, signal);
      }
      let zoomTimer = 0;
      visualViewport?.addEventListener('resize', () => {
        clearTimeout(zoomTimer);
        zoomTimer = setTimeout(this.draw, 150);
      }, { signal });
    } else {
      this.stage.setAttribute('role', 'img');
      this.stage.setAttribute('aria-label', name || 'A view');
    }
    this.scene = new Scene(this.complain);
    this.painter = new Painter(this.scene, this.shift);
    this.showAppearance(surroundings.now);
    surroundings.watch((changed, now) => {
      this.tell({ t: 'surroundings', ...changed });
      this.showAppearance(now);
      this.draw();
    }, signal);
    this.observer = new ResizeObserver(() => {
      surroundings.look();
      this.draw();
    });
    this.observer.observe(host);
    this.resume();
  }

  /** Connects, where it isn't connected. */
  resume() {
    if (this.connection) return;
    this.connection = this.options.connect({
      opened: () => {
        this.isGreeting = true;
        const { asked, now } = this.surroundings;
        const session = this.session ? { session: this.session } : null;
        this.tell({ t: 'hello', protocol: version, asked, ...now, ...session, ...this.address?.hello });
        this.address?.begin();
      },
      text: (message) => {
        this.waiting.push(message);
        this.takeAll();
      },
      data: (kind, number, bytes) => {
        this.waiting.push({ t: 'content', kind, number, bytes });
        this.takeAll();
      },
      closed: (why) => this.end(`The server has closed the connection. ${why}`),
      lost: () => {
        // What is done meanwhile would be for nobody, and gone.
        this.lostFocus ??= this.elements?.entryOf(document.activeElement)?.id;
        if (this.layer) this.layer.inert = true;
        this.say('lost', 'The connection is lost. It is tried again…');
      },
    });
    if (this.interactive && !this.options.isQuiet) this.requests = new Requests(this.bar, this.connection);
  }

  /** Lets the session go. The last picture stays. */
  pause() {
    this.connection?.close();
    this.connection = null;
    this.waiting = [];
    this.next = null;
    this.isGreeting = false;
  }

  /** Takes the view from the page. */
  close() {
    this.pause();
    this.ending.abort();
    this.observer.disconnect();
    cancelAnimationFrame(this.frame);
    this.isClosed = true;
    for (const node of [this.stage, this.findings?.node, this.bar]) node?.remove();
  }

  /** Says once on the console what is wrong with what came. */
  complain = (what) => {
    if (this.complaints.has(what) || this.complaints.size > 100) return;
    this.complaints.add(what);
    console.warn(what);
  };

  shift = (id) => (this.interactive ? this.scrollers.shift(id) : unmoved);

  /** Says something to the session, unless what is seen is of one that has ended: its numbers mean nothing now. */
  tell(message) {
    if (!this.connection || (this.isGreeting && !greetings.has(message.t))) return 0;
    const number = this.connection.tell(message);
    if (number) {
      this.unheard.add(number, message);
      this.watcher?.heard(message, number);
    }
    return number;
  }

  /** Tells what has happened; an empty text takes back what was told. */
  say(kind, text, ...nodes) {
    if (this.onState?.(kind, text)) return;
    this.requests?.say(text, ...nodes);
  }

  // Frames

  draw() {
    this.isDirty = true;
    this.askForFrame();
  }

  askForFrame() {
    if (!this.isClosed) this.frame ||= requestAnimationFrame(() => this.showFrame());
  }

  showFrame() {
    this.frame = 0;
    this.layOut();
    if (this.isDirty) {
      this.isDirty = false;
      this.painter.paint(this.ctx, this.pixelScale);
    }
    if (this.shown.length) this.onFrame?.(this.canvas);
    for (const n of this.shown) this.tell({ t: 'ack', n });
    if (this.shown.length && !this.hasShown) {
      this.hasShown = true;
      this.onState?.('shown', '');
    }
    this.shown = [];
    if (this.wordsAreDirty && this.interactive) this.showWords();
  }

  showWords() {
    const isMoving = this.scene.animates || this.scrollers.areMoving;
    const wait = isMoving ? this.wordsTime + wordsPause - performance.now() : 0;
    if (wait > 0) {
      setTimeout(() => this.askForFrame(), wait);
      return;
    }
    this.wordsAreDirty = false;
    this.wordsTime = performance.now();
    this.words.update(this.scene);
  }

  /** Puts the view into the middle of its room, on whole pixels. */
  layOut() {
    const scale = devicePixelRatio;
    const room = this.room();
    if (!room) return;
    const [roomWidth, roomHeight] = room;
    const [w, h] = this.scene.size;
    const fit = this.interactive ? 1 : Math.min(1, roomWidth / (w || 1), roomHeight / (h || 1));
    const [width, height] = [w, h].map((length) => Math.max(1, Math.round(length * fit * scale)));
    // What two fingers have enlarged is drawn in more pixels, as many as a canvas may have.
    const most = Math.min(16384 / Math.max(width, height), Math.sqrt(mostPixels / (width * height)));
    const zoom = Math.min(this.interactive ? visualViewport?.scale ?? 1 : 1, most);
    this.pixelScale = scale * fit * zoom;
    const { canvas, stage } = this;
    const pixels = [width, height].map((length) => Math.round(length * zoom));
    if (canvas.width !== pixels[0] || canvas.height !== pixels[1]) {
      [canvas.width, canvas.height] = pixels;
      this.isDirty = true;
    }
    const middle = (length, own) =>
      Number.isFinite(length) ? Math.max(0, Math.round((length * scale - own) / 2)) / scale : 0;
    const left = middle(roomWidth, width), top = middle(roomHeight, height);
    const key = `${scale} ${width} ${height} ${left} ${top}`;
    if (this.placed === key) return;
    this.placed = key;
    this.isDirty = true;
    for (const node of [canvas, stage]) {
      node.style.width = `${width / scale}px`;
      node.style.height = `${height / scale}px`;
    }
    stage.style.left = `${left}px`;
    stage.style.top = `${top}px`;
    if (this.findings) {
      this.findings.node.style.left = `${left}px`;
      this.findings.node.style.top = `${top + height / scale + 8}px`;
    }
    this.onLayout?.({ left, top, width: width / scale, height: height / scale });
  }

  // What the session says

  /** Takes messages in order. A scene waits a little for the pictures that came before it, so that nothing flickers. */
  takeAll() {
    while (this.waiting.length && !this.isWaiting) {
      const message = this.waiting[0];
      if (message.t === 'scene' && this.pictures.size) {
        this.isWaiting = true;
        Promise.race([Promise.all(this.pictures), new Promise((go) => setTimeout(go, patience))]).then(() => {
          this.isWaiting = false;
          this.pictures.clear();
          this.takeAll();
        });
        return;
      }
      this.waiting.shift();
      try {
        if (Object.hasOwn(takers, message.t)) takers[message.t].call(this, message);
      } catch (error) {
        this.complain(`A message could not be taken: ${message.t}: ${error.stack}`);
      }
    }
  }

  /** Forgets the session before. */
  begin() {
    for (const part of [this.elements, this.scrollers, this.words, this.findings]) part?.clear();
    if (this.fields) this.fields.sent = 0;
    this.seen = 0;
    this.scene = this.next;
    this.painter = new Painter(this.scene, this.shift);
    this.next = null;
    this.isGreeting = false;
    this.hasShown = false;
    if (this.layer) this.layer.inert = this.owed > 0;
    this.watcher?.begin();
  }

  takeScene(message) {
    const { scene } = this;
    this.shown.push(message.n);
    /** The number of the last scene that was taken. */
    this.lastScene = message.n;
    this.askForFrame();
    this.seen = message.seen ?? this.seen;
    this.unheard.heard(this.seen);
    if (this.owed && this.seen >= this.owed) {
      // What was said once more has had its effect.
      this.owed = 0;
      if (this.layer) this.layer.inert = false;
      if (this.fields) this.fields.focusIsNew = true;
    }
    const changes = scene.apply(message);
    if (changes.drawing) this.isDirty = true;
    if (!this.interactive) return;
    // A node that is moved loses the browser's focus. Nobody has taken it from there.
    const active = document.activeElement;
    this.fields.isQuiet = true;
    this.elements.update(scene, changes);
    if (active !== document.activeElement && this.layer.contains(active)) active.focus({ preventScroll: true });
    this.fields.isQuiet = false;
    this.grips.update(scene);
    this.scrollers.settle(this.seen);
    this.fields.update(scene, changes, this.seen);
    if (this.lostFocus && !this.layer.inert) this.refocus();
    this.stage.style.cursor = ['text', 'pointer'].includes(scene.cursor) ? scene.cursor : 'default';
    if (message.findings) this.findings.add(message.findings);
    if (changes.drawing || changes.elements.size || changes.gone.length) this.wordsAreDirty = true;
    this.watcher?.changed(changes.drawing);
  }

  takeContent({ kind, number, bytes }) {
    const target = this.next ?? this.scene;
    if (kind === 3) return target.addFile(number, bytes);
    if (kind !== 2) return;
    const picture = target.addPicture(number, bytes).then(() => {
      this.pictures.delete(picture);
      if (target === this.scene) this.draw();
    });
    this.pictures.add(picture);
  }

  /** The session has ended: its last picture stays, and what has happened is said over it. */
  end(why) {
    this.connection?.finish();
    this.requests?.forget();
    this.hasShown = false;
    // What came before the end and isn't painted yet doesn't tell that a session goes on.
    this.shown = [];
    const button = this.requests?.button('Start again', () => {
      this.say('lost', 'Connecting…');
      this.again();
    });
    this.watcher?.ended?.(why || 'The view has ended.');
    this.say('ended', why || 'The view has ended.', ...(button ? [button] : []));
  }

  again() {
    if (this.connection) this.connection.again();
    else this.resume();
  }

  /** Says once more what a session that lives on hasn't heard; to another one it would mean something else. */
  goOn(session, seen) {
    if (session && session === this.session) this.unheard.heard(seen);
    else {
      this.unheard.clear();
      this.lostFocus = undefined;
    }
    this.session = session;
    const { messages } = this.unheard;
    this.owed = messages.at(-1)?.number ?? 0;
    for (const { text } of messages) this.connection.sendText(text);
  }

  /** Gives the focus back to what had it when the connection was lost. */
  refocus() {
    const entry = this.elements.entries.get(this.lostFocus);
    this.lostFocus = undefined;
    if (document.activeElement === document.body) entry?.node.focus({ preventScroll: true });
  }

  showAppearance({ appearance, locale, direction }) {
    this.scope.dataset.appearance = appearance;
    // The session says what the view speaks; until then it's taken to be what its reader does.
    this.scope.lang = (this.spoken?.language ?? locale).replaceAll('_', '-');
    this.scope.dir = this.spoken?.direction ?? direction;
  }
}

const takers = {
  welcome({ protocol, limit, keeps, size, session = '', seen = 0 }) {
    if (protocol !== version) {
      this.end(`The session speaks version ${protocol} of the protocol, this page version ${version}.`);
      return;
    }
    this.say('problem', '');
    if (this.requests) {
      this.requests.forget();
      this.requests.limit = limit;
    }
    this.next = new Scene(this.complain);
    this.keeps = keeps ?? [];
    this.surroundings.setKept(this.keeps, size);
    this.connection.begin();
    this.goOn(session, seen);
  },

  scene(message) {
    if (this.next) this.begin();
    this.takeScene(message);
  },

  content(message) {
    this.takeContent(message);
  },

  language({ language, direction }) {
    if (typeof language !== 'string') return;
    this.spoken = { language, direction: direction === 'rtl' ? 'rtl' : 'ltr' };
    this.showAppearance(this.surroundings.now);
  },

  place(message) {
    this.address?.take(message);
  },
  window(message) {
    this.address?.take(message);
  },
  closeWindow(message) {
    this.address?.take(message);
  },

  inspected(message) {
    this.watcher?.take(message);
  },

  open(message) {
    this.requests?.open(message);
  },
  share(message) {
    this.requests?.share(message);
  },
  dialog(message) {
    this.requests?.dialog(message);
  },
  download({ name, content }) {
    const bytes = this.scene.contents.get(content)?.file;
    if (bytes) this.requests?.download(name, bytes);
    this.scene.contents.delete(content);
  },
  building() {
    this.say('building', 'It is built again…');
  },
  problem({ text }) {
    this.say('problem', String(text), ...(text && this.requests ? [this.requests.dismiss] : []));
  },
  renew() {
    this.onState?.('renew', '');
    this.connection?.again();
  },
  refused({ why }) {
    this.end(`The session has ended, as it can't go on: ${why}`);
  },
  ended({ why }) {
    this.end(why);
  },
};
