// SPDX-License-Identifier: Apache-2.0
// A WebSocket that is sought again when it's lost.

const longest = 15000;
/** The codes of what the page has done wrong, and would again. */
const faults = new Set([1002, 1007, 1008, 1009]);

export class Wire {
  /** Nothing is sought any more. */
  isDone = false;
  attempts = 0;

  /**
   * @param handlers `opened()`, `message(data)` takes what comes, `lost()` is told that it's sought again,
   *   `closed(why)` that it isn't.
   */
  constructor(address, handlers) {
    this.address = address;
    this.handlers = handlers;
    this.ending = new AbortController();
    const { signal } = this.ending;
    addEventListener('online', () => this.hurry(), { signal });
    document.addEventListener('visibilitychange', () => !document.hidden && this.hurry(), { signal });
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
      this.handlers.message(data);
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

  /** Is sought again, whatever was wrong before. */
  begin() {
    this.isDone = false;
    this.attempts = 0;
    this.open();
  }

  hurry() {
    if (this.timer) this.open();
  }

  get isOpen() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** Sends a text or bytes; what nobody takes is lost. */
  send(data) {
    if (this.isOpen) this.socket.send(data);
  }

  /** The bytes that are still on their way. */
  get waiting() {
    return this.socket?.bufferedAmount ?? 0;
  }

  close() {
    this.isDone = true;
    clearTimeout(this.timer);
    this.ending.abort();
    const { socket } = this;
    this.socket = null;
    socket?.close();
  }
}

/** What a text says as JSON; null where it's none. */
export function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    console.warn('A message is no JSON.');
    return null;
  }
}

/** An address beside the page's as a WebSocket's. */
export function socketAddress(path) {
  const address = new URL(path, location);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address;
}
