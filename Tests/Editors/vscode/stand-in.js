// SPDX-License-Identifier: Apache-2.0
// Stands in for the module `vscode`: what the extension does with it is written down. Visual Studio Code itself isn't asked.
'use strict';

const Module = require('node:module');
const path = require('node:path');

class Uri {
  constructor(scheme, fsPath, text) {
    Object.assign(this, { scheme, fsPath, text });
  }
  static file(name) {
    return new Uri('file', name, `file://${name}`);
  }
  static parse(text) {
    return new Uri(new URL(text).protocol.slice(0, -1), '', text);
  }
  toString() {
    return this.text;
  }
}

class Position {
  constructor(line, character) {
    Object.assign(this, { line, character });
  }
}

class Range {
  constructor(start, end) {
    Object.assign(this, { start, end });
  }
}

class Emitter {
  heard = new Set();
  get event() {
    return (act) => {
      this.heard.add(act);
      return { dispose: () => this.heard.delete(act) };
    };
  }
  fire(value) {
    for (const act of [...this.heard]) act(value);
  }
}

/** A stand-in with a workspace of folders, and the extension that uses it. */
function load({ folders = [], settings = {}, outside = null } = {}) {
  const said = { errors: [], warnings: [], notes: [], output: '', opened: [], panels: [], commands: {}, outside: [] };
  const [selected, activated] = [new Emitter(), new Emitter()];
  const say = (list) => async (text, ...buttons) => {
    list.push(text);
    return said.answer && buttons.includes(said.answer) ? said.answer : undefined;
  };
  const vscode = {
    Uri, Position, Range,
    ViewColumn: { One: 1, Beside: -2 },
    ProgressLocation: { Notification: 15 },
    env: {
      asExternalUri: async (uri) => {
        said.outside.push(uri.toString());
        return outside ? Uri.parse(outside) : uri;
      },
    },
    commands: { registerCommand: (name, act) => ((said.commands[name] = act), { dispose: () => delete said.commands[name] }) },
    workspace: {
      workspaceFolders: folders.map((folder) => ({ uri: Uri.file(folder), name: path.basename(folder) })),
      getConfiguration: () => ({ get: (name) => settings[name] }),
      openTextDocument: async (uri) => ({ uri, languageId: 'swift' }),
    },
    window: {
      activeTextEditor: null, visibleTextEditors: [],
      onDidChangeTextEditorSelection: selected.event, onDidChangeActiveTextEditor: activated.event,
      createOutputChannel: () => ({
        append: (text) => (said.output += text), appendLine: (text) => (said.output += `${text}\n`),
        show: () => (said.outputShown = true), dispose() {},
      }),
      createWebviewPanel: (type, title, column, options) => {
        const [messages, gone] = [new Emitter(), new Emitter()];
        const panel = {
          type, title, column, options, revealed: 0, isDisposed: false, say: (message) => messages.fire(message),
          webview: { html: '', onDidReceiveMessage: messages.event },
          onDidDispose: gone.event,
          reveal: () => (panel.revealed += 1),
          dispose: () => {
            if (panel.isDisposed) return;
            panel.isDisposed = true;
            gone.fire();
          },
        };
        said.panels.push(panel);
        return panel;
      },
      showTextDocument: async (document, how) => said.opened.push({ file: document.uri.fsPath, ...how }),
      showErrorMessage: say(said.errors), showWarningMessage: say(said.warnings), showInformationMessage: say(said.notes),
      withProgress: (how, act) => act(),
    },
  };
  const root = path.resolve(__dirname, '../../../Editors/vscode');
  for (const name of Object.keys(require.cache)) if (name.startsWith(root)) delete require.cache[name];
  const resolve = Module._load;
  Module._load = (name, ...rest) => (name === 'vscode' ? vscode : resolve(name, ...rest));
  const extension = require(root);
  Module._load = resolve;
  const context = { subscriptions: [] };
  extension.activate(context);
  /** An editor with a file, and the cursor at a place that counts from 0. */
  const edit = (file, line = 0, character = 0, languageId = 'swift') => {
    const editor = {
      document: { uri: Uri.file(file), languageId }, selection: { active: new Position(line, character) }, viewColumn: 1,
    };
    vscode.window.activeTextEditor = editor;
    vscode.window.visibleTextEditors = [editor];
    return editor;
  };
  return {
    vscode, said, edit, select: (editor) => selected.fire({ textEditor: editor }), activate: (editor) => activated.fire(editor),
    run: (name) => said.commands[name](),
    end: () => {
      extension.deactivate();
      for (const one of context.subscriptions) one.dispose();
    },
  };
}

module.exports = { load };
