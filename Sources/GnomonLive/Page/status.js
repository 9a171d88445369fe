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
    this.tell('state');
  }

  take(message) {
    switch (message?.t) {
      case 'files':
        this.files = message.files;
        setSources(this.files, message.editor, (said) => this.wire.send(JSON.stringify(said)));
        if (this.programs) this.tell('previews');
        break;
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

  clear() {
    this.wire.send(JSON.stringify({ t: 'clear' }));
  }
}
