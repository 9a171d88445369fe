// SPDX-License-Identifier: Apache-2.0
// Tests of the extension for Visual Studio Code: node --test Tests/Editors/vscode/extension.test.js
'use strict';

const assert = require('node:assert/strict');
const { spawn } = require('node:child_process');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { afterEach, beforeEach, test } = require('node:test');
const { load } = require('./stand-in.js');

const command = path.join(__dirname, 'server.js');
const token = 'a1'.repeat(24);
let folder, file, editor, other;

beforeEach(() => {
  folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'extension-')));
  fs.mkdirSync(path.join(folder, 'App/Sources'), { recursive: true });
  fs.mkdirSync(path.join(folder, 'run'), { mode: 0o700 });
  fs.writeFileSync(path.join(folder, 'App/Package.swift'), '');
  file = path.join(folder, 'App/Sources/Card.swift');
  fs.writeFileSync(file, 'import SwiftUI\n');
  process.env.ASKED = path.join(folder, 'asked');
  process.env.XDG_RUNTIME_DIR = path.join(folder, 'run');
  fs.writeFileSync(process.env.ASKED, '');
  for (const name of ['FAULT', 'RECORD']) delete process.env[name];
});

afterEach(async () => {
  editor?.end();
  editor = null;
  other?.kill();
  other = null;
  const wrong = await until(() => processes().length === 0, 'all that was started to end', 3000).then(() => null, (error) => error);
  for (const { pid } of processes()) process.kill(pid, 'SIGKILL');
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  if (wrong) throw wrong;
});

const asked = () => fs.readFileSync(process.env.ASKED, 'utf8').split('\n').filter(Boolean).map((line) => JSON.parse(line));
const cursors = () => asked().filter(({ url }) => url?.endsWith('/cursor')).map(({ body }) => body);

async function until(condition, what, patience = 10_000) {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    const found = condition();
    if (found) return found;
    await new Promise((go) => setTimeout(go, 10));
  }
  assert.fail(`waited in vain for ${what}`);
}

function open(options = {}) {
  editor = load({ folders: [folder], ...options, settings: { path: command, arguments: [], follow: true, ...options.settings } });
  return editor;
}

async function shown(options) {
  const { edit, run, said } = open(options);
  edit(file, 11, 4);
  await run('gnomon.showPreview');
  assert.deepEqual(said.errors, []);
  return said.panels[0];
}

test('the package of the file is shown beside it, at the preview in which the cursor is', async () => {
  const panel = await shown({ settings: { arguments: ['--target', 'App', 7] } });
  const [start, ...rest] = asked();
  assert.deepEqual(start, { verb: 'preview', shown: path.join(folder, 'App'), further: ['--target', 'App'], folder });
  assert.deepEqual(cursors(), [{ file, line: 12, column: 5 }]);
  assert.ok(rest.every(({ origin, host }) => origin === undefined && /^localhost:\d+$/.test(host)));
  const { html } = panel.webview;
  const [, address] = /<iframe[^>]* src="([^"]*)"/.exec(html);
  assert.match(address, new RegExp(`^http://localhost:\\d+/~${token}/preview/M\\.A%20b/\\?follow=1$`));
  assert.equal(panel.column.preserveFocus, true);
  assert.equal(panel.options.localResourceRoots.length, 0);
});

test('the page may frame the server, and load nothing', async () => {
  const { html } = (await shown()).webview;
  const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html);
  const rules = Object.fromEntries(policy.replaceAll('&#39;', "'").split('; ').map((rule) => rule.split(/ (.*)/)));
  assert.equal(rules['default-src'], "'none'");
  assert.match(rules['frame-src'], new RegExp(`^http://localhost:\\d+/~${token}/$`));
  const [, nonce] = /^'nonce-([0-9a-f]{32})'$/.exec(rules['script-src']);
  assert.deepEqual([...html.matchAll(/<(?:script|style)([^>]*)>/g)].map(([, rest]) => rest), Array(2).fill(` nonce="${nonce}"`));
  const second = (await (editor.end(), shown())).webview.html;
  assert.ok(!second.includes(nonce));
});

test('without a preview at the cursor all are shown, and following is a setting', async () => {
  const { edit, run, said } = open({ settings: { follow: false } });
  edit(file, 1);
  await run('gnomon.showPreview');
  assert.match(said.panels[0].webview.html, new RegExp(`src="http://localhost:\\d+/~${token}/"`));
});

test('a file in no package is shown alone', async () => {
  const alone = path.join(folder, 'One.swift');
  fs.writeFileSync(alone, '');
  const { edit, run } = open();
  edit(alone);
  await run('gnomon.showPreview');
  assert.equal(asked()[0].shown, alone);
});

test('the cursor is told when it rests, of Swift files alone', async () => {
  await shown();
  const first = cursors().length;
  for (let line = 20; line < 40; line += 1) editor.select(editor.edit(file, line));
  await until(() => cursors().length > first, 'the cursor');
  await new Promise((go) => setTimeout(go, 250));
  assert.deepEqual(cursors().slice(first), [{ file, line: 40, column: 1 }]);
  editor.select(editor.edit(path.join(folder, 'notes.md'), 1, 1, 'markdown'));
  editor.activate(undefined);
  await new Promise((go) => setTimeout(go, 250));
  assert.equal(cursors().length, first + 1);
  // One of a file that isn't shown disturbs nobody.
  editor.select(editor.edit(path.join(folder, 'Other.swift')));
  await until(() => cursors().length === first + 2, 'the other file');
  assert.deepEqual([editor.said.errors, editor.said.warnings], [[], []]);
});

test('files of the workspace and those that are shown are opened, and no others', async () => {
  const panel = await shown();
  const secret = path.join(os.tmpdir(), `secret-${process.pid}`);
  fs.writeFileSync(secret, '');
  fs.symlinkSync(secret, path.join(folder, 'link.swift'));
  const wrong = [
    { t: 'open', file: secret, line: 1, column: 1 }, { t: 'open', file: '/etc/passwd', line: 1, column: 1 },
    { t: 'open', file: path.join(folder, 'link.swift'), line: 1, column: 1 },
    { t: 'open', file: `${folder}/../../etc/passwd`, line: 1, column: 1 },
    { t: 'open', file: path.join(folder, 'App'), line: 1, column: 1 }, { t: 'open', file: 'Card.swift', line: 1, column: 1 },
    { t: 'open', file, line: 0, column: 1 }, { t: 'open', file, line: 1.5, column: 1 }, { t: 'open', file, line: '1', column: 1 },
    { t: 'open', file: [file], line: 1, column: 1 }, { t: 'run', file, line: 1, column: 1 }, null, 'open',
  ];
  for (const message of wrong) panel.say(message);
  panel.say({ t: 'open', file, line: 7, column: 3 });
  const [opened] = await until(() => editor.said.opened.length && editor.said.opened, 'the file');
  await new Promise((go) => setTimeout(go, 200));
  assert.equal(editor.said.opened.length, 1);
  assert.equal(opened.file, file);
  assert.deepEqual({ ...opened.selection.start }, { line: 6, character: 2 });
  assert.match(editor.said.output, /wanted to open "\/etc\/passwd"/);
  fs.rmSync(secret);
});

test('a file outside of the workspace is opened where it is shown', async () => {
  const panel = await shown({ folders: [path.join(folder, 'run')] });
  assert.equal(asked()[0].shown, file, 'a package is not sought above the file’s own folder');
  panel.say({ t: 'open', file, line: 1, column: 1 });
  await until(() => editor.said.opened.length, 'the file');
});

test('a server that runs already is shown, and goes on when the panel is closed', async () => {
  process.env.RECORD = '1';
  other = spawn(command, ['preview', path.join(folder, 'App')], { stdio: 'ignore' });
  await until(() => fs.existsSync(path.join(folder, 'run/gnomon', `preview-${other.pid}.json`)), 'a server');
  const panel = await shown({ settings: { path: '/nothing' } });
  assert.match(editor.said.output, new RegExp(`process ${other.pid}`));
  await editor.run('gnomon.stop');
  assert.ok(panel.isDisposed);
  await new Promise((go) => setTimeout(go, 200));
  assert.equal(other.exitCode, null);
  // When it ends, somebody is told, once.
  editor.edit(file);
  await editor.run('gnomon.showPreview');
  other.kill('SIGKILL');
  await until(() => other.signalCode, 'its end');
  editor.select(editor.edit(file, 3));
  await until(() => editor.said.warnings.length, 'a sentence');
  assert.deepEqual(editor.said.warnings, ['The server of the previews has ended. “Gnomon: Show Preview” starts another one.']);
});

test('what tells of a server that has gone, or is somebody else’s to write, counts for nothing', async () => {
  const place = path.join(folder, 'run/gnomon');
  fs.mkdirSync(place, { mode: 0o700 });
  const good = { version: 1, pid: process.pid, address: `http://localhost:1/~${token}/`, shown: [path.join(folder, 'App')] };
  const records = [
    { ...good, pid: 0x7ffffff0 }, { ...good, version: 2 }, { ...good, address: `http://evil.example/~${token}/` },
    { ...good, address: 'http://localhost:1/' }, { ...good, shown: 'App' }, null, { ...good, shown: [`${folder}/Ap`] },
  ];
  for (const [number, record] of records.entries()) {
    fs.writeFileSync(path.join(place, `preview-${100 + number}.json`), JSON.stringify(record), { mode: 0o600 });
  }
  fs.writeFileSync(path.join(place, 'preview-99.json'), JSON.stringify(good), { mode: 0o644 });
  fs.writeFileSync(path.join(place, 'preview-98.json'), '{', { mode: 0o600 });
  // Nobody listens there: its number is another process's.
  fs.writeFileSync(path.join(place, 'preview-97.json'), JSON.stringify(good), { mode: 0o600 });
  await shown();
  assert.equal(asked()[0].verb, 'preview');
  const { findServer } = require('../../../Editors/vscode/servers.js');
  assert.equal(findServer(file).pid, process.pid);
  fs.rmSync(path.join(place, 'preview-97.json'));
  assert.equal(findServer(file), null);
});

test('the command is ended with the panel, with “Stop”, and with the window', async () => {
  for (const end of [(panel) => panel.dispose(), () => editor.run('gnomon.stop'), () => editor.end()]) {
    fs.writeFileSync(process.env.ASKED, '');
    const panel = await shown();
    await end(panel);
    await until(() => asked().some(({ ended }) => ended), 'its end');
    assert.ok(panel.isDisposed);
    assert.deepEqual(editor.said.errors, []);
    editor.end();
  }
  open();
  await editor.run('gnomon.stop');
  assert.deepEqual(editor.said.notes, ['No preview is shown.']);
});

test('a second click shows the panel that is there', async () => {
  const panel = await shown();
  await editor.run('gnomon.showPreview');
  await Promise.all([editor.run('gnomon.showPreview'), editor.run('gnomon.showPreview')]);
  assert.equal(editor.said.panels.length, 1);
  assert.equal(panel.revealed, 2);
  assert.equal(asked().filter(({ verb }) => verb).length, 1);
});

test('what goes wrong is told with what to do', async () => {
  const cases = [
    [{ path: 'no-such-gnomon' }, '', /^There is no program “no-such-gnomon”\. Install Gnomon, or say in the setting “gnomon\.path”/],
    [{}, "gnomon: error: can't listen on the port 8080: in use", /can't listen on the port 8080: in use\. Leave “--port” out of the setting/],
    [{}, 'gnomon: error: Card.swift:3:1: no', /^There are no previews: Card\.swift:3:1: no\. All that was said is in the output “Gnomon”\.$/],
    [{}, 'Segmentation fault', /^There are no previews: it ended with 1\./],
    [{ path: '/' }, '', /^“\/” can’t be started: .*“gnomon\.path”/],
  ];
  for (const [settings, fault, wanted] of cases) {
    process.env.FAULT = fault;
    if (!fault) delete process.env.FAULT;
    open({ settings });
    editor.said.answer = 'Show Output';
    editor.edit(file);
    await editor.run('gnomon.showPreview');
    assert.match(editor.said.errors[0], wanted);
    assert.equal(editor.said.errors.length, 1);
    assert.equal(editor.said.panels.length, 0);
    assert.ok(editor.said.outputShown);
    editor.end();
  }
  delete process.env.FAULT;
  const empty = fs.mkdtempSync(path.join(folder, 'empty-'));
  open({ folders: [empty] });
  await editor.run('gnomon.showPreview');
  assert.match(editor.said.warnings[0], /^There’s nothing to preview: open a Swift file/);
});

test('the end of the command is told, and closes the panel', async () => {
  const panel = await shown();
  const { pid } = await until(() => processes().find(({ words }) => words.includes(command)), 'the process');
  process.kill(pid, 'SIGKILL');
  await until(() => editor.said.errors.length, 'a sentence');
  assert.deepEqual(editor.said.errors, ['The previews have ended (SIGKILL). What they said is in the output “Gnomon”.']);
  assert.ok(panel.isDisposed);
});

/** The processes that this one has started. */
function processes() {
  const children = fs.readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  return children.map((pid) => ({ pid: Number(pid), words: fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0') }));
}

test('a window on another machine gets the address by which it reaches the server', async () => {
  const panel = await shown({ outside: 'https://box.example/proxy/8080/' });
  assert.match(editor.said.outside[0], /^http:\/\/localhost:\d+\/$/);
  assert.ok(panel.webview.html.includes(`src="https://box.example/proxy/8080/~${token}/preview/M.A%20b/?follow=1"`));
  assert.ok(panel.webview.html.includes(`frame-src https://box.example/proxy/8080/~${token}/;`));
  assert.match(editor.said.warnings[0], /as “box\.example”, which they refuse\. Add “--allow-host” and “box\.example” to the setting/);
  editor.end();
  await shown({ outside: 'https://box.example', settings: { arguments: ['--allow-host', 'box.example'] } });
  assert.deepEqual(editor.said.warnings, []);
});

test('the token is in no output', async () => {
  await shown();
  assert.match(editor.said.output, /http:\/\/localhost:\d+\/\?token=…\n2 previews/);
  assert.ok(!editor.said.output.includes(token));
});

test('what the extension says of itself is there', () => {
  const told = JSON.parse(fs.readFileSync(path.join(__dirname, '../../../Editors/vscode/package.json'), 'utf8'));
  open();
  assert.deepEqual(Object.keys(editor.said.commands), told.contributes.commands.map(({ command: name }) => name));
  assert.deepEqual(Object.keys(told.contributes.configuration.properties), ['gnomon.path', 'gnomon.arguments', 'gnomon.follow']);
  assert.equal(told.dependencies ?? told.devDependencies, undefined);
  // A folder that isn't trusted chooses no program, and none of its code runs.
  assert.equal(told.capabilities.untrustedWorkspaces.supported, false);
});
