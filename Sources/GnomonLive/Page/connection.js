// SPDX-License-Identifier: Apache-2.0
// The way to one session: over a WebSocket of its own, or over one that many sessions share.
import { Wire, read } from './wire.js';

const most = 4 << 20;
/** So many sessions a server shows over one WebSocket; the others wait until some have ended. */
const mostChannels = 128;

/** A session's own WebSocket. */
export class Connection {
  /**
   * @param handlers `opened()` says hello, `text(message)` and `data(kind, number, bytes)` take what comes, `lost()` is
   *   told that it's sought again, `closed(why)` that it isn't.
   */
  constructor(address, handlers) {
    this.handlers = handlers;
    this.number = 0;
    this.isDone = false;
    this.wire = new Wire(address, {
      opened: () => handlers.opened(),
      message: (data) => this.take(data),
      lost: () => handlers.lost(),
      closed: (why) => this.fail(why),
    });
  }

  take(data) {
    const packed = isPacked(data);
    if (!packed && !this.unpacking) return this.hand(data);
    // What has come meanwhile waits, and what is of a connection that is lost is for nobody.
    const { socket } = this.wire;
    const now = (this.unpacking = Promise.all([packed ? unpacked(data) : data, this.unpacking])
      .then(([whole]) => {
        if (this.unpacking === now) this.unpacking = null;
        if (this.wire.socket === socket) this.hand(whole);
      })
      .catch((error) => console.warn(`A message can't be unpacked: ${error}`)));
  }

  hand(data) {
    if (typeof data === 'string') {
      const message = read(data);
      if (message) this.handlers.text(message);
    } else takeData(data, 0, this.handlers);
  }

  fail(why) {
    this.isDone = true;
    this.handlers.closed(why);
  }

  get isOpen() {
    return this.wire.isOpen;
  }

  /** Sends a message, and gives its number; 0 where there's nobody to send it to. */
  tell(message) {
    if (!this.isOpen || (this.isDone && message.t !== 'hello')) return 0;
    this.number += 1;
    this.sendText(JSON.stringify({ ...message, i: this.number }));
    return this.number;
  }

  sendText(text) {
    if (this.isOpen) this.wire.send(text);
  }

  /** Sends bytes as data of a kind. Waits while much is on its way. */
  async tellData(kind, number, bytes) {
    while (this.isOpen && this.wire.waiting > most) await new Promise((go) => setTimeout(go, 20));
    if (!this.isOpen) throw new Error('the connection is lost');
    const message = new Uint8Array(5 + bytes.length);
    message[0] = kind;
    new DataView(message.buffer).setUint32(1, number, true);
    message.set(bytes, 5);
    this.wire.send(message);
  }

  /** Nothing is said any more, and it isn't sought again where it's lost. The server may still say something. */
  finish() {
    this.isDone = this.wire.isDone = true;
  }

  /** A session has answered: it's heard again. */
  begin() {
    this.isDone = this.wire.isDone = false;
  }

  again() {
    this.begin();
    if (this.isOpen) this.handlers.opened();
    else this.wire.begin();
  }

  close() {
    this.wire.close();
  }
}

/** Data of this kind is a text that was packed. */
const packedKind = 4;
export const canUnpack = 'DecompressionStream' in globalThis;

function isPacked(data) {
  return typeof data !== 'string' && data.byteLength > 5 && new DataView(data).getUint8(0) === packedKind;
}

function unpacked(data) {
  const bytes = new Blob([new Uint8Array(data, 5)]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(bytes).text();
}

function takeData(data, from, handlers) {
  if (data.byteLength < from + 5) return;
  const view = new DataView(data);
  handlers.data(view.getUint8(from), view.getUint32(from + 1, true), new Uint8Array(data, from + 5));
}

/**
 * A WebSocket that many sessions share: browsers open only a few at once, and each takes its time. A text begins with
 * the number of its channel and a space, data with the number in four bytes.
 */
export class Channels {
  constructor(address) {
    this.open = new Map();
    /** The channels for which there's no room. */
    this.queue = new Set();
    this.last = 0;
    this.wire = new Wire(address, {
      opened: () => this.each((channel) => channel.start()),
      message: (data) => this.take(data),
      lost: () => this.each((channel) => channel.isDone || channel.handlers.lost()),
      closed: (why) => this.each((channel) => channel.handlers.closed(why)),
    });
  }

  each(act) {
    for (const channel of [...this.open.values()]) act(channel);
  }

  take(data) {
    if (typeof data !== 'string') {
      if (data.byteLength < 4) return;
      const channel = this.open.get(new DataView(data).getUint32(0, true));
      if (channel) takeData(data, 4, channel.handlers);
      return;
    }
    const space = data.indexOf(' ');
    const channel = this.open.get(Number(data.slice(0, space)));
    const message = channel && read(data.slice(space + 1));
    if (!message) return;
    if (message.t !== 'closed') return channel.handlers.text(message);
    this.leave(channel);
    channel.handlers.closed(String(message.why ?? ''));
  }

  enter(channel) {
    if (this.open.size >= mostChannels) {
      this.queue.add(channel);
      return;
    }
    channel.id = this.last += 1;
    this.open.set(channel.id, channel);
  }

  leave(channel) {
    this.queue.delete(channel);
    this.open.delete(channel.id);
    channel.id = 0;
    const [next] = this.queue;
    if (!next || this.open.size >= mostChannels) return;
    this.queue.delete(next);
    next.begins();
  }

  /** A connection to a preview in looks, with the handlers of `Connection`. */
  connect(preview, look, handlers) {
    return new Channel(this, { preview, look }, handlers);
  }

  close() {
    this.wire.close();
  }
}

class Channel {
  constructor(channels, opening, handlers) {
    Object.assign(this, { channels, opening, handlers });
    this.number = this.id = 0;
    this.isDone = false;
    channels.enter(this);
    if (this.isOpen) queueMicrotask(() => this.start());
  }

  /** There's room for it now. */
  begins() {
    this.channels.enter(this);
    if (this.isOpen) this.start();
  }

  get isOpen() {
    return this.channels.wire.isOpen;
  }

  /** Says what is to be shown; the session's hello follows, unless it has ended and waits for what the server says. */
  start() {
    if (!this.id) return;
    this.channels.wire.send(`${this.id} ${JSON.stringify({ t: 'open', ...this.opening })}`);
    if (!this.isDone) this.handlers.opened();
  }

  tell(message) {
    if (!this.id || !this.isOpen || (this.isDone && message.t !== 'hello')) return 0;
    this.number += 1;
    this.channels.wire.send(`${this.id} ${JSON.stringify({ ...message, i: this.number })}`);
    return this.number;
  }

  sendText(text) {
    if (this.id && this.isOpen) this.channels.wire.send(`${this.id} ${text}`);
  }

  finish() {
    this.isDone = true;
  }

  begin() {
    this.isDone = false;
  }

  again() {
    this.isDone = false;
    if (!this.id) this.begins();
    else if (this.isOpen) this.handlers.opened();
    if (this.channels.wire.isDone) this.channels.wire.begin();
  }

  close() {
    if (this.id && this.isOpen) this.channels.wire.send(`${this.id} ${JSON.stringify({ t: 'close' })}`);
    this.channels.leave(this);
  }
}
