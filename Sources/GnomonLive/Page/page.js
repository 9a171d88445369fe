// SPDX-License-Identifier: Apache-2.0
// Shows one live view in the whole window.
import { Connection } from './connection.js';
import { Surroundings, fieldsOf, lookOf } from './surroundings.js';
import { LiveView } from './view.js';
import { socketAddress } from './wire.js';

const given = fieldsOf(location.search);
if (given.has('title')) document.title = given.get('title');
document.getElementById('title').textContent = document.title;
const address = socketAddress(`live?${lookOf(given)}`);
const room = () => [document.documentElement.clientWidth, innerHeight];
const view = new LiveView(document.getElementById('main'), {
  connect: (handlers) => new Connection(address, handlers), surroundings: new Surroundings(given, room), room,
  scope: document.documentElement,
});
for (const name of ['stage', 'canvas', 'layer', 'bar']) view[name].id = name;
view.findings.node.id = 'findings';
