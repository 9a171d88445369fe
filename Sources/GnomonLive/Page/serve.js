// SPDX-License-Identifier: Apache-2.0
// An app in a tab of a browser.
import { AddressBar } from './address.js';
import { canUnpack, Connection } from './connection.js';
import { Surroundings } from './surroundings.js';
import { tabName } from './tabs.js';
import { LiveView } from './view.js';
import { socketAddress } from './wire.js';

const { base } = document.body.dataset;
const given = new URLSearchParams(location.search);
const look = new URLSearchParams({ tab: await tabName() });
// What a process shows of times is in its visitor's zone.
look.set('zone', Intl.DateTimeFormat().resolvedOptions().timeZone ?? '');
if (canUnpack) look.set('packed', '1');
if (given.has('scene')) look.set('scene', given.get('scene'));
const address = socketAddress(`${base}/~gnomon/live?${look}`);
const room = () => [document.documentElement.clientWidth, innerHeight];
const view = new LiveView(document.getElementById('main'), {
  connect: (handlers) => new Connection(address, handlers), surroundings: new Surroundings(new URLSearchParams(), room), room,
  scope: document.documentElement, address: new AddressBar(null, { base: `${base}/` }),
  // What says that something comes has nothing to say any more.
  onState: () => document.getElementById('coming')?.remove(),
});
for (const name of ['stage', 'canvas', 'layer', 'bar']) view[name].id = name;
// What is found about the code is for those who write it.
view.findings.node.hidden = true;
