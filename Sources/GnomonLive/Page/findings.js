// SPDX-License-Identifier: Apache-2.0
// The list of what the session found wrong with the view.

const most = 500;

export class Findings {
  constructor() {
    this.node = document.createElement('details');
    this.node.className = 'findings';
    this.node.hidden = true;
    this.summary = document.createElement('summary');
    this.list = document.createElement('ul');
    this.node.append(this.summary, this.list);
  }

  clear() {
    this.list.replaceChildren();
    this.node.hidden = true;
  }

  add(findings) {
    for (const { kind, place, text } of findings.slice(0, most - this.list.children.length)) {
      const item = document.createElement('li'), code = document.createElement('code');
      code.textContent = [kind, place].filter(Boolean).join(' · ');
      item.append(code, ` ${text}`);
      this.list.append(item);
    }
    const { length } = this.list.children;
    this.node.hidden = length === 0;
    this.summary.textContent = length === 1 ? '1 finding' : `${length} findings`;
  }
}
