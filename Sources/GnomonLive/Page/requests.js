// SPDX-License-Identifier: Apache-2.0
// What the view asks of the browser: to open, to share, to choose files, to keep them. And what the page says itself.
import { isLeading } from './words.js';

const part = 256 << 10;

export class Requests {
  /** @param bar The node that says something over the view. */
  constructor(bar, connection) {
    this.bar = bar;
    this.connection = connection;
  }

  // The bar

  /** Shows a sentence, with nodes that do something; an empty sentence shows nothing. */
  say(sentence, ...nodes) {
    this.bar.hidden = sentence === '';
    const words = document.createElement('span');
    words.textContent = sentence;
    // What a compiler says has lines, and more of them than there's room for.
    const isLong = sentence.includes('\n');
    words.classList.toggle('long', isLong);
    if (isLong) words.tabIndex = 0;
    this.bar.replaceChildren(words, ...nodes);
  }

  button(name, act) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = name;
    button.addEventListener('click', act);
    return button;
  }

  get dismiss() {
    return this.button('Close', () => this.say(''));
  }

  /** Whether the browser takes it that somebody has asked for what is done now. */
  get isAsked() {
    return navigator.userActivation?.isActive ?? false;
  }

  // Requests

  open({ url }) {
    if (!isLeading(url)) return this.say(`The view wants to open what a page may not open: ${url}`, this.dismiss);
    const link = document.createElement('a');
    link.href = url;
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
    if (this.isAsked) return link.click();
    link.textContent = url;
    link.addEventListener('click', () => setTimeout(() => this.say('')));
    this.say('The view wants to open an address.', link, this.dismiss);
  }

  async share({ items }) {
    const text = items.map((item) => item.text).filter(Boolean).join('\n');
    const url = items.map((item) => item.url).find((address) => address && isLeading(address));
    const all = [text, ...items.map((item) => item.url)].filter(Boolean).join('\n');
    const copy = this.button('Copy', async () => {
      try {
        await navigator.clipboard.writeText(all);
        this.say('Copied.', this.dismiss);
      } catch {
        this.say(all, this.dismiss);
      }
    });
    if (navigator.share && this.isAsked) {
      try {
        return await navigator.share({ ...(text && { text }), ...(url && { url }) });
      } catch (error) {
        if (error.name === 'AbortError') return;
      }
    }
    this.say(`The view shares: ${all}`, copy, this.dismiss);
  }

  dialog({ dialog, kinds, several, folder }) {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = (kinds ?? []).join();
    input.multiple = several === true || folder === true;
    input.webkitdirectory = folder === true;
    let isDone = false;
    const finish = (files) => {
      if (isDone) return;
      isDone = true;
      this.say('');
      this.upload(dialog, files);
    };
    input.addEventListener('change', () => finish([...input.files]));
    input.addEventListener('cancel', () => finish([]));
    if (this.isAsked) input.click();
    const choose = this.button('Choose…', () => input.click());
    const cancel = this.button('Cancel', () => finish([]));
    this.say(folder ? 'The view asks for a folder.' : 'The view asks for files.', choose, cancel);
  }

  async upload(dialog, files) {
    const named = files.map((file) => ({ name: file.webkitRelativePath || file.name, size: file.size }));
    this.connection.tell({ t: 'files', dialog, files: named });
    try {
      for (const file of files) {
        for (let at = 0; at < file.size; at += this.part) {
          const bytes = await file.slice(at, at + this.part).arrayBuffer();
          await this.connection.tellData(1, dialog, new Uint8Array(bytes));
        }
      }
    } catch (error) {
      this.say(`The files didn't arrive: ${error.message}.`, this.dismiss);
    }
  }

  /** The bytes that go into one message, of which the session says how long it may be. */
  get part() {
    return Math.max(1, Math.min(part, (this.limit ?? Infinity) - 5));
  }

  download(name, bytes) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([bytes]));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  }
}
