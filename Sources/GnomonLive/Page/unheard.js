// SPDX-License-Identifier: Apache-2.0
// What was said and hasn't had its effect yet. Where the connection is lost, it's said once more to the session that lives on.

/** What doesn't count where it's late, or is said anew by itself. */
const fleeting = new Set(['hello', 'ack', 'surroundings', 'visibility', 'inspect', 'files', 'clock']);
/** So much is kept: who hasn't been heard for longer isn't understood any more. */
const most = 2000;
const mostLetters = 1 << 20;

export class Unheard {
  messages = [];
  letters = 0;

  add(number, message) {
    if (fleeting.has(message.t) || (message.t === 'pointer' && message.kind === 'hover')) return;
    const text = JSON.stringify({ ...message, i: number });
    this.messages.push({ number, text });
    this.letters += text.length;
    // Without one of them the rest would mean something else.
    if (this.messages.length > most || this.letters > mostLetters) this.clear();
  }

  clear() {
    this.messages = [];
    this.letters = 0;
  }

  /** The session has taken all up to a number. */
  heard(seen) {
    while (this.messages.length && this.messages[0].number <= seen) this.letters -= this.messages.shift().text.length;
  }
}
