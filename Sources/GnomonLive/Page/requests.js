// SPDX-License-Identifier: Apache-2.0
// What the view asks of the browser: to open, to share, to choose files, to keep them. And what the page says itself.
import { isLeading } from './words.js';

const part = 256 << 10;

export class Requests {
  /** @param bar The node that says something over the view. */
  constructor(bar, connection) {
    this.bar = bar;
    this.connection = connection;
    // What is said doesn't cover what the view asks for.
    this.parts = ['said', 'asked'].map((name) => Object.assign(document.createElement('div'), { className: name }));
    bar.replaceChildren(...this.parts);
    /** The sentence that is shown. */
    this.said = '';
    /** The dialog that may be answered. */
    this.dialogNumber = null;
  }

  // The bar

  /** Shows a sentence, with nodes that do something; an empty sentence shows nothing. */
  say(sentence, ...nodes) {
    this.said = sentence;
    this.show(0, sentence, nodes);
  }

  /** Asks for something, as long as nobody has answered. */
  ask(sentence, ...nodes) {
    this.show(1, sentence, nodes);
  }

  /** The session that has asked for something is gone. */
  forget() {
    this.dialogNumber = null;
    this.ask('');
  }

  show(part, sentence, nodes) {
    const words = document.createElement('span');
    words.textContent = sentence;
    // What a compiler says has lines, and more of them than there's room for.
    const isLong = sentence.includes('\n');
    words.classList.toggle('long', isLong);
    if (isLong) words.tabIndex = 0;
    this.parts[part].replaceChildren(...(sentence === '' ? [] : [words, ...nodes]));
    this.bar.hidden = !this.parts.some((one) => one.hasChildNodes());
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
    const isOwn = items.some((item) => item.url && !isLeading(item.url));
    const copy = this.button('Copy', async () => {
      try {
        await navigator.clipboard.writeText(all);
        this.say('Copied.', this.dismiss);
      } catch {
        this.say(all, this.dismiss);
      }
    });
    // An address of the app's own leads nowhere in other programs.
    if (navigator.share && this.isAsked && !isOwn) {
      try {
        return await navigator.share({ ...(text && { text }), ...(url && { url }) });
      } catch (error) {
        if (error.name === 'AbortError') return;
      }
    }
    const words = isOwn ? 'The view shares an address that only the app itself opens' : 'The view shares';
    this.say(`${words}: ${all}`, copy, this.dismiss);
  }

  dialog(asked) {
    const { dialog, kinds = [], several, folder, problem = '' } = asked;
    this.dialogNumber = dialog;
    let isDone = false;
    const finish = (files) => {
      if (isDone) return;
      isDone = true;
      this.ask('');
      this.upload(asked, files);
    };
    const chooser = (isFolder) => {
      const input = document.createElement('input');
      input.type = 'file';
      input.accept = isFolder ? '' : kinds.join();
      input.multiple = several === true;
      input.webkitdirectory = isFolder;
      input.addEventListener('change', () => finish([...input.files]));
      input.addEventListener('cancel', () => finish([]));
      return input;
    };
    const buttons = [];
    if (folder) {
      const input = chooser(true);
      buttons.push(this.button('Choose a folder…', () => input.click()));
    }
    if (!folder || kinds.length > 0) {
      const input = chooser(false);
      buttons.push(this.button('Choose…', () => input.click()));
    }
    // Somebody has just done what the view asks for; a choice that wasn't taken is to be read of first.
    if (this.isAsked && buttons.length === 1 && problem === '') buttons[0].click();
    const what = !folder ? 'files' : buttons.length > 1 ? 'a folder or files' : 'a folder';
    const sentence = `${problem} The view asks for ${what}.`.trim();
    this.ask(sentence, ...buttons, this.button('Cancel', () => finish([])));
  }

  async upload(asked, files) {
    const { dialog } = asked;
    const named = files.map((file) => ({ name: file.webkitRelativePath || file.name, size: file.size }));
    const length = new TextEncoder().encode(JSON.stringify(named)).length;
    if (length + 200 > (this.limit ?? Infinity)) {
      this.dialog({ ...asked, problem: `${files.length} files are too many.` });
      return;
    }
    this.connection.tell({ t: 'files', dialog, files: named });
    try {
      for (const file of files) {
        for (let at = 0; at < file.size; at += this.part) {
          const bytes = await file.slice(at, at + this.part).arrayBuffer();
          // The session hasn't taken them, or is another one now.
          if (this.dialogNumber !== dialog) return;
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
