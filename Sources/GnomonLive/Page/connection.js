// SPDX-License-Identifier: Apache-2.0
// The way to the session, which is sought again when it's lost.

const longest = 15000;

export class Connection {
  /**
   * @param handlers `opened()` says hello, `text(message)` and `data(kind, number, bytes)` take what comes, `lost(seconds)`
   *   is told that it's tried again after some time.
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
    const socket = (this.socket = new WebSocket(this.address));
    socket.binaryType = 'arraybuffer';
    socket.addEventListener('open', () => this.handlers.opened());
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
    socket.addEventListener('close', () => {
      if (socket !== this.socket || this.isDone) return;
      const wait = Math.min(longest, 500 * 2 ** this.attempts) * (0.75 + Math.random() / 2);
      this.attempts += 1;
      this.timer = setTimeout(() => this.open(), wait);
      this.handlers.lost(Math.ceil(wait / 1000));
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
    if (!this.isOpen || this.isDone) return 0;
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

  /** Ends it: it's not sought again, until it's told to. */
  finish() {
    this.isDone = true;
    this.socket.close();
  }

  again() {
    this.isDone = false;
    this.attempts = 0;
    this.open();
  }
}
