// SPDX-License-Identifier: Apache-2.0
// The panel of what previews' programs print, and the words over a page about the sources.
import { linked, make } from './nodes.js';

const most = 1000;
/** What terminals read as colors. */
// eslint-disable-next-line no-control-regex
const escapes = /\u001b\[[0-9;]*[A-Za-z]/g;

export class ConsolePanel {
  /**
   * @param button Shows and hides the panel, and tells how much there is in it.
   * @param changed Is called when it's shown or hidden.
   */
  constructor(status, panel, button, isOpen, changed) {
    Object.assign(this, { status, panel, button, changed });
    const log = { role: 'log', 'aria-live': 'off', 'aria-label': 'Lines', tabIndex: 0 };
    this.list = make('div', { className: 'lines', ...log });
    const clear = make('button', { type: 'button', textContent: 'Clear' });
    clear.addEventListener('click', () => status.clear());
    const close = make('button', { type: 'button', textContent: 'Close', 'aria-label': 'Close the console' });
    close.addEventListener('click', () => {
      this.show(false);
      button.focus();
    });
    panel.append(make('div', { className: 'head' }, make('h2', { textContent: 'Console' }), clear, close), this.list);
    button.addEventListener('click', () => this.show(panel.hidden));
    status.listen((kind, lines) => {
      if (kind === 'cleared') this.fill();
      if (kind === 'lines') this.add(lines);
    });
    this.show(isOpen, true);
  }

  show(isOpen, isFirst = false) {
    this.panel.hidden = !isOpen;
    this.button.setAttribute('aria-expanded', String(isOpen));
    this.fill();
    if (!isFirst) this.changed(isOpen);
  }

  fill() {
    this.list.replaceChildren();
    this.add(this.status.lines);
  }

  add(lines) {
    this.count();
    if (this.panel.hidden) return;
    const { list } = this;
    const isAtEnd = list.scrollTop + list.clientHeight >= list.scrollHeight - 8;
    const several = (this.status.programs?.length ?? 0) > 1;
    const nodes = document.createDocumentFragment();
    for (const line of lines.slice(-most)) {
      const isNamed = line.kind === 'warning' || line.kind === 'error';
      nodes.append(make('div', { className: `line ${isNamed ? line.kind : line.kind === 'missed' ? 'missed' : ''}` },
        isNamed ? make('span', { className: 'kind', textContent: line.kind }) : null,
        several && line.program ? make('span', { className: 'program', textContent: line.program }) : null,
        make('span', { className: 'text' }, linked(String(line.text).replace(escapes, '')))));
    }
    list.append(nodes);
    while (list.children.length > most) list.firstChild.remove();
    if (isAtEnd) list.scrollTop = list.scrollHeight;
  }

  count() {
    const { lines } = this.status;
    const errors = lines.filter((line) => line.kind === 'error').length;
    const amount = errors ? `${errors} ${errors === 1 ? 'error' : 'errors'}` : String(lines.length);
    this.button.textContent = lines.length ? `Console · ${amount}` : 'Console';
    this.button.classList.toggle('wrong', errors > 0);
  }
}

/** Shows over a page what keeps it from being what the sources say. */
export class SourcesNote {
  constructor(status, note, building) {
    this.closed = '';
    this.words = make('div', { className: 'words-of-note', tabIndex: 0, role: 'group', 'aria-label': 'What is wrong' });
    const close = make('button', { type: 'button', textContent: 'Close' });
    close.addEventListener('click', () => {
      this.closed = status.problem;
      note.hidden = true;
    });
    const title = make('strong', { textContent: 'The sources can’t be shown as they are' });
    note.append(make('div', { className: 'head' }, title, close), this.words);
    status.listen((kind) => {
      if (kind !== 'state') return;
      building.textContent = status.isLost ? 'The connection is lost' : status.isBuilding ? 'Building…' : '';
      building.classList.toggle('busy', status.isBuilding && !status.isLost);
      if (status.problem !== this.closed) this.closed = '';
      note.hidden = !status.problem || status.problem === this.closed;
      if (this.text === status.problem) return;
      this.text = status.problem;
      this.words.replaceChildren(linked(status.problem));
    });
  }
}
