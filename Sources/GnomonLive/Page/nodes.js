// SPDX-License-Identifier: Apache-2.0
// Nodes of a page. What a view, a file or a compiler says is only ever their text.

/** A node with properties, attributes (those with a hyphen, and `role`) and children. */
export function make(tag, properties = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined) continue;
    if (name.includes('-') || name === 'role' || name === 'list') node.setAttribute(name, value);
    else node[name] = value;
  }
  node.append(...children.filter((child) => child !== null && child !== undefined));
  return node;
}

/** The address that opens a file in an editor; null for one whose place on the machine isn't known. */
export function editorAddress(files, name, line, column) {
  const path = Object.hasOwn(files, name) ? files[name] : name;
  if (!path.startsWith('/')) return null;
  const place = [line, column].filter(Boolean).map((number) => `:${number}`).join('');
  return `vscode://file${path.split('/').map(encodeURIComponent).join('/')}${place}`;
}

/** A place such as `Card.swift:12`, as a link where that is known. */
export function placeNode(place, files, kind = 'place') {
  const parts = /^(.*?):(\d+)(?::(\d+))?$/.exec(place);
  const address = parts && editorAddress(files, parts[1], parts[2], parts[3]);
  if (!address) return make('span', { className: kind, textContent: place });
  return make('a', { className: kind, href: address, textContent: place, title: 'Open in the editor' });
}

/** A text whose places in Swift files are links. */
export function linked(text, files) {
  const nodes = document.createDocumentFragment();
  let at = 0;
  // A long line without a blank would be looked through for each of its letters.
  const places = text.includes('.swift:') ? text.matchAll(/[^\s:"'()<>]{1,500}\.swift:\d+(?::\d+)?/g) : [];
  for (const found of places) {
    nodes.append(text.slice(at, found.index), placeNode(found[0], files));
    at = found.index + found[0].length;
  }
  nodes.append(text.slice(at));
  return nodes;
}
