// SPDX-License-Identifier: Apache-2.0
// The way to the session, which is sought again when it's lost.

const longest = 15000;
/** The codes of what the page has done wrong, and would again. */
const faults = new Set([1002, 1007, 1008, 1009]);

export class Connection {
  /**
   * @param handlers `opened()` says hello, `text(message)` and `data(kind, number, bytes)` take what comes, `lost()` is
   *   told that it's sought again, `closed(why)` that it isn't.
   */
  constructor(address, handlers) {
    this.address = address;
    this.handlers = handlers;
    this.number = 0;
    this.attempts = 0;
    this.isDone = false;
    addEventListener('online', () => this.hurry());
    document.addEventListener('visibilitychange', () => !document.hidden && this.hurry());
    this.open();
  }

  open() {
    clearTimeout(this.timer);
    this.timer = 0;
    this.socket?.close();
    const socket = (this.socket = new WebSocket(this.address));
    socket.binaryType = 'arraybuffer';
    socket.addEventListener('open', () => socket === this.socket && this.handlers.opened());
    socket.addEventListener('message', ({ data }) => {
      if (socket !== this.socket) return;
      this.attempts = 0;
      if (typeof data === 'string') {
        let message = null;
        try {
          message = JSON.parse(data);
        } catch {
          console.warn('A message is no JSON.');
        }
        if (message) this.handlers.text(message);
        return;
      }
      const view = new DataView(data);
      if (data.byteLength >= 5) this.handlers.data(view.getUint8(0), view.getUint32(1, true), new Uint8Array(data, 5));
    });
    socket.addEventListener('close', ({ code, reason }) => {
      if (socket !== this.socket || this.isDone) return;
      if (faults.has(code)) {
        this.isDone = true;
        return this.handlers.closed(reason);
      }
      const wait = Math.min(longest, 500 * 2 ** this.attempts) * (0.75 + Math.random() / 2);
      this.attempts += 1;
      this.timer = setTimeout(() => this.open(), wait);
      this.handlers.lost();
    });
  }

  hurry() {
    if (this.timer) this.open();
  }

  get isOpen() {
    return this.socket.readyState === WebSocket.OPEN;
  }

  /** Sends a message, and gives its number; 0 where there's nobody to send it to. */
  tell(message) {
    if (!this.isOpen || (this.isDone && message.t !== 'hello')) return 0;
    this.number += 1;
    this.socket.send(JSON.stringify({ ...message, i: this.number }));
    return this.number;
  }

  /** Sends bytes as data of a kind. Waits while much is on its way. */
  async tellData(kind, number, bytes) {
    while (this.isOpen && this.socket.bufferedAmount > 4 << 20) await new Promise((go) => setTimeout(go, 20));
    if (!this.isOpen) throw new Error('the connection is lost');
    const message = new Uint8Array(5 + bytes.length);
    message[0] = kind;
    new DataView(message.buffer).setUint32(1, number, true);
    message.set(bytes, 5);
    this.socket.send(message);
  }

  /** Nothing is said any more, and it isn't sought again where it's lost. The server may still say something. */
  finish() {
    this.isDone = true;
  }

  /** A session has answered: it's heard again. */
  begin() {
    this.isDone = false;
  }

  again() {
    this.isDone = false;
    this.attempts = 0;
    if (this.isOpen) this.handlers.opened();
    else this.open();
  }
}
