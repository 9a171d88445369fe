// SPDX-License-Identifier: Apache-2.0
// The extension with the command itself, for a test that has a browser: node bridge.js COMMAND FOLDER FILE
//
// Says the panel's HTML, what is opened and what goes wrong, as JSON a line; takes `{select: [line, column]}` and `{message}`, what
// the panel says.
'use strict';

const readline = require('node:readline');
const { load } = require('./stand-in.js');

const [, , command, folder, file] = process.argv;
const say = (value) => process.stdout.write(`${JSON.stringify(value)}\n`);
const editor = load({ folders: [folder], settings: { path: command, arguments: [], follow: true } });
editor.edit(file, 0, 0);

async function main() {
  await editor.run('gnomon.showPreview');
  const [panel] = editor.said.panels;
  say({ html: panel?.webview.html ?? null, errors: editor.said.errors, output: editor.said.output });
  let opened = 0;
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const { select, message } = JSON.parse(line);
    if (select) editor.select(editor.edit(file, ...select));
    if (!message) continue;
    panel.say(message);
    const end = Date.now() + 3000;
    while (editor.said.opened.length === opened && Date.now() < end) await new Promise((go) => setTimeout(go, 10));
    say({ opened: editor.said.opened.slice(opened), output: editor.said.output });
    opened = editor.said.opened.length;
  }
  editor.end();
}

main();
