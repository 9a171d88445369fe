// SPDX-License-Identifier: Apache-2.0
// What the server tells of all previews: what there is, whether the sources are compiled, what programs print.
import { setSources } from './editor.js';
import { Wire, read, socketAddress } from './wire.js';

const mostLines = 1000;

export class Status {
  /** The whole paths of files by how messages name them. */
  files = {};
  /** `[{title, previews: [{key, name, place}]}]`; null before the server has said so. */
  programs = null;
  isBuilding = false;
  problem = '';
  lines = [];
  listeners = [];
  isLost = false;
  /** Whether what is changed on a page is saved without asking. */
  saves = false;
  /** What was asked for and isn't answered, by its number. */
  asked = new Map();
  last = 0;
  /** Where an editor's cursor is: `{file, line, column, previews, current, past}`; null where nobody has said so. */
  cursor = null;

  constructor(path) {
    this.wire = new Wire(socketAddress(path), {
      opened: () => {
        // All is told anew.
        this.lines = [];
        this.isLost = false;
        this.tell('cleared');
        this.tell('state');
      },
      message: (data) => this.take(typeof data === 'string' ? read(data) : null),
      lost: () => this.lose(),
      closed: () => this.lose(),
    });
  }

  /** Has `act(kind, lines)` called for what has changed: `previews`, `state`, `lines`, `cleared`, `cursor`. */
  listen(act) {
    this.listeners.push(act);
  }

  tell(kind, lines) {
    for (const act of this.listeners) act(kind, lines);
  }

  lose() {
    this.isLost = true;
    for (const { reject } of this.asked.values()) reject(new Error('The connection is lost.'));
    this.asked.clear();
    this.tell('state');
  }

  take(message) {
    switch (message?.t) {
      case 'files':
        this.files = message.files;
        this.saves = message.saves === true;
        setSources(this.files, message.editor, (said) => this.wire.send(JSON.stringify(said)));
        if (this.programs) this.tell('previews');
        break;
      case 'edited':
      case 'compared': {
        const waiting = this.asked.get(message.number);
        this.asked.delete(message.number);
        if (message.failure) waiting?.reject(new Error(message.failure));
        else waiting?.resolve(message.fingerprint ?? message.commit);
        break;
      }
      case 'previews':
        this.programs = message.programs;
        this.tell('previews');
        break;
      case 'state':
        this.isBuilding = message.building === true;
        this.problem = String(message.problem ?? '');
        this.tell('state');
        break;
      case 'cursor':
        this.cursor = message;
        this.tell('cursor');
        break;
      case 'lines': {
        const { lines, missed } = message;
        if (missed) lines.unshift({ n: 0, kind: 'missed', program: '', text: `${missed} lines left out` });
        this.lines = [...this.lines, ...lines].slice(-mostLines);
        this.tell('lines', lines);
        break;
      }
      case 'cleared':
        this.lines = [];
        this.tell('cleared');
        break;
    }
  }

  /**
   * Has a file of the sources changed: saved, or only shown until something else is said of it.
   *
   * @param path The file's whole path.
   * @param fingerprint Tells the saved text, of which the edits are.
   * @param edits `[{offset, old, new}]`; none take back what was shown.
   * @returns A promise of the fingerprint of what the file says then. It fails with the reason where nothing is done.
   */
  edit(path, fingerprint, edits, saves) {
    return this.ask({ t: 'edit', file: path, fingerprint, edits, saves });
  }

  /**
   * Has the previews of a commit served beside those of now.
   *
   * @param reference Any name that git knows it by; null ends it.
   * @returns A promise of the commit's name.
   */
  compare(reference) {
    return this.ask({ t: 'compare', reference });
  }

  ask(message) {
    const number = (this.last += 1);
    return new Promise((resolve, reject) => {
      if (!this.wire.isOpen) return reject(new Error('The connection is lost.'));
      this.asked.set(number, { resolve, reject });
      this.wire.send(JSON.stringify({ ...message, number }));
    });
  }

  /** Says that numbers and texts of a file are going to be changed. */
  prepare(path) {
    this.wire.send(JSON.stringify({ t: 'prepare', file: path }));
  }

  clear() {
    this.wire.send(JSON.stringify({ t: 'clear' }));
  }
}
