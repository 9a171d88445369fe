// SPDX-License-Identifier: Apache-2.0
// One view in the whole window, whose address stands in the browser's.
import { AddressBar } from '/address.js';
import { Connection } from '/connection.js';
import { Surroundings, fieldsOf } from '/surroundings.js';
import { LiveView } from '/view.js';
import { socketAddress } from '/wire.js';

const room = () => [document.documentElement.clientWidth, innerHeight];
const view = new LiveView(document.getElementById('main'), {
  connect: (handlers) => new Connection(socketAddress('/app/live'), handlers),
  surroundings: new Surroundings(fieldsOf(''), room), room, scope: document.documentElement,
});
new AddressBar(view, { base: '/app/' });
