// SPDX-License-Identifier: Apache-2.0
// Nodes of a page. What a view, a file or a compiler says is only ever their text.
import { leadToSource } from './editor.js';

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

/** A place such as `Card.swift:12`, as a link where that is a file that is shown. */
export function placeNode(place, kind = 'place') {
  const parts = /^(.*?):(\d+)(?::(\d+))?$/.exec(place);
  const link = make('a', { className: kind, textContent: place, title: 'Open in the editor' });
  return parts && leadToSource(link, ...parts.slice(1)) ? link : make('span', { className: kind, textContent: place });
}

/** A text whose places in Swift files are links. */
export function linked(text) {
  const nodes = document.createDocumentFragment();
  let at = 0;
  // A long line without a blank would be looked through for each of its letters.
  const places = text.includes('.swift:') ? text.matchAll(/[^\s:"'()<>]{1,500}\.swift:\d+(?::\d+)?/g) : [];
  for (const found of places) {
    nodes.append(text.slice(at, found.index), placeNode(found[0]));
    at = found.index + found[0].length;
  }
  nodes.append(text.slice(at));
  return nodes;
}
