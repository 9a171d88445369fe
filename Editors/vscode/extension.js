// SPDX-License-Identifier: Apache-2.0
// `gnomon preview` in a panel: the cursor goes to the page, and the page opens files.
'use strict';

const crypto = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const vscode = require('vscode');
const page = require('./page.js');
const servers = require('./servers.js');

/** The cursor has to rest for so long before it's told, in milliseconds. */
const rest = 120;
const mostLines = 10_000_000;

let output = null;
/** What is shown; null where nothing is. */
let session = null;
/** Whether something is started: a second click waits. */
let starting = null;

/** A server that is shown in a panel. */
class Session {
  /** @param stop Ends the server where it was started here; null for one that ran before. */
  constructor(base, stop) {
    Object.assign(this, { base, stop });
    this.listeners = [
      vscode.window.onDidChangeTextEditorSelection(({ textEditor }) => this.tellSoon(textEditor)),
      vscode.window.onDidChangeActiveTextEditor((editor) => this.tellSoon(editor)),
    ];
  }

  /** Shows the panel, at the preview in which the cursor is where there's one. */
  async show(editor) {
    if (this.panel) return this.panel.reveal(undefined, true);
    const { port } = new URL(this.base);
    // In a window on another machine a port is reached by another address.
    const outside = await vscode.env.asExternalUri(vscode.Uri.parse(`http://localhost:${port}/`));
    const shownBase = `${outside.toString(true).replace(/\/*$/, '/')}${this.base.slice(this.base.indexOf('~'))}`;
    const place = placeFor(editor ? await this.tell(editor) : null);
    this.panel = vscode.window.createWebviewPanel(
      'gnomon.preview', 'Preview', { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true },
      { enableScripts: true, retainContextWhenHidden: true, localResourceRoots: [] });
    this.panel.webview.onDidReceiveMessage((message) => this.open(message));
    this.panel.onDidDispose(() => {
      this.panel = null;
      this.end();
    });
    this.panel.webview.html = page.html(shownBase, place, crypto.randomBytes(16).toString('hex'));
    this.warnOfName(new URL(shownBase));
  }

  /** A server is known by names of its machine alone, until it's told of others. */
  warnOfName({ hostname }) {
    if (['localhost', '127.0.0.1', '[::1]'].includes(hostname) || furtherArguments().includes(hostname)) return;
    const how = this.stop
      ? `Add “--allow-host” and “${hostname}” to the setting “gnomon.arguments”, and show the preview again.`
      : `Start “gnomon preview” with --allow-host ${hostname}.`;
    vscode.window.showWarningMessage(`This window reaches the previews as “${hostname}”, which they refuse. ${how}`);
  }

  tellSoon(editor) {
    clearTimeout(this.timer);
    if (isSource(editor?.document)) this.timer = setTimeout(() => this.tell(editor), rest);
  }

  /** Tells where the cursor is, and gives what the server says of it; null where the file isn't shown. */
  async tell(editor) {
    clearTimeout(this.timer);
    if (!isSource(editor.document)) return null;
    const { line, character } = editor.selection.active;
    const cursor = { file: editor.document.uri.fsPath, line: line + 1, column: character + 1 };
    try {
      const { status, json } = await servers.ask(this.base, 'cursor', cursor);
      return status === 200 ? json : null;
    } catch (error) {
      if (session === this && !this.stop) {
        this.end();
        vscode.window.showWarningMessage('The server of the previews has ended. “Gnomon: Show Preview” starts another one.');
      } else {
        output.appendLine(`The cursor wasn’t told: ${error.message}`);
      }
      return null;
    }
  }

  /** Opens a file that the page names. */
  async open(message) {
    if (message?.t !== 'open') return;
    const { file, line, column } = message;
    const isNumber = (value) => Number.isInteger(value) && value >= 1 && value <= mostLines;
    if (typeof file !== 'string' || !path.isAbsolute(file) || !isNumber(line) || !isNumber(column)) return;
    if (!(await this.mayOpen(file))) {
      output.appendLine(`The page wanted to open ${JSON.stringify(file)}, which is neither in the workspace nor shown.`);
      return;
    }
    try {
      const document = await vscode.workspace.openTextDocument(vscode.Uri.file(file));
      const place = new vscode.Position(line - 1, column - 1);
      const seen = vscode.window.visibleTextEditors.find((editor) => editor.document.uri.fsPath === file);
      await vscode.window.showTextDocument(document, {
        viewColumn: seen?.viewColumn ?? vscode.ViewColumn.One, selection: new vscode.Range(place, place),
      });
    } catch (error) {
      vscode.window.showErrorMessage(`${file} can’t be opened: ${error.message}`);
    }
  }

  /** Whether a file is one of the workspace's, or one that is shown. Links that lead out of the workspace don't count. */
  async mayOpen(file) {
    let real;
    try {
      real = fs.realpathSync(file);
      if (!fs.statSync(real).isFile()) return false;
    } catch {
      return false;
    }
    const isInside = (vscode.workspace.workspaceFolders ?? []).some(({ uri }) => {
      try {
        return uri.scheme === 'file' && real.startsWith(`${fs.realpathSync(uri.fsPath)}${path.sep}`);
      } catch {
        return false;
      }
    });
    if (isInside) return true;
    try {
      const { json } = await servers.ask(this.base, 'sources.json');
      return Array.isArray(json?.files) && json.files.includes(file);
    } catch {
      return false;
    }
  }

  /** Ends all that belongs to it. */
  end() {
    if (session === this) session = null;
    clearTimeout(this.timer);
    for (const listener of this.listeners.splice(0)) listener.dispose();
    this.stop?.();
    this.stop = null;
    const { panel } = this;
    this.panel = null;
    panel?.dispose();
  }
}

const settings = () => vscode.workspace.getConfiguration('gnomon');
const furtherArguments = () => (settings().get('arguments') ?? []).filter((one) => typeof one === 'string');

function isSource(document) {
  return document?.uri.scheme === 'file' && document.languageId === 'swift';
}

/** Where the page begins: at the preview in which the cursor is, at the only one of its file, or at all of them. */
function placeFor(cursor) {
  const follow = settings().get('follow') === false ? '' : 'follow=1';
  const previews = Array.isArray(cursor?.previews) ? cursor.previews : [];
  const key = cursor?.current ?? (previews.length === 1 ? previews[0] : null);
  if (typeof key !== 'string') return follow && `?${follow}`;
  return `preview/${encodeURIComponent(key)}/${follow && `?${follow}`}`;
}

/** What is to be shown: the package of the file, or the file; without one the workspace's folder. */
function chosen(editor) {
  const folders = (vscode.workspace.workspaceFolders ?? []).filter(({ uri }) => uri.scheme === 'file');
  if (isSource(editor?.document)) {
    const file = editor.document.uri.fsPath;
    const around = folders.find(({ uri }) => file.startsWith(`${uri.fsPath}${path.sep}`));
    const top = around?.uri.fsPath ?? path.dirname(file);
    return { file, shown: servers.packageOf(file, top) ?? file, folder: top };
  }
  for (const { uri } of folders) {
    const file = path.join(uri.fsPath, 'none');
    const found = servers.packageOf(file, uri.fsPath);
    if (found) return { file: found, shown: found, folder: uri.fsPath };
  }
  return null;
}

async function showPreview() {
  const editor = vscode.window.activeTextEditor;
  const wanted = chosen(editor);
  if (!wanted) {
    vscode.window.showWarningMessage('There’s nothing to preview: open a Swift file, or a folder with a Package.swift.');
    return;
  }
  const source = isSource(editor?.document) ? editor : null;
  if (session) {
    // Another package takes the place of the one that is shown.
    const { json } = await servers.ask(session.base, 'sources.json').catch(() => ({ json: null }));
    const isShown = !source || json?.files?.includes(wanted.file) || session.shown === wanted.shown;
    if (session && isShown && json) {
      await session.show(source);
      if (source) await session?.tell(source);
      return;
    }
    session?.end();
  }
  const running = servers.findServer(wanted.file);
  const answer = running && (await servers.ask(running.address, 'sources.json').catch(() => null));
  if (answer?.status === 200) {
    output.appendLine(`The previews of process ${running.pid} are shown.`);
    session = new Session(running.address, null);
  } else {
    let own = null, hasEnded = false;
    const started = await vscode.window.withProgress(
      { location: vscode.ProgressLocation.Notification, title: `Compiling the previews of ${path.basename(wanted.shown)}` },
      () => servers.start({
        command: settings().get('path') || 'gnomon', shown: wanted.shown, further: furtherArguments(), folder: wanted.folder,
        log: (text) => output.append(text),
        ended: (why) => {
          hasEnded = true;
          own?.end();
          vscode.window.showErrorMessage(why);
        },
      }));
    if (hasEnded) return;
    session = own = new Session(started.base, started.stop);
  }
  session.shown = wanted.shown;
  await session.show(source);
}

function activate(context) {
  output = vscode.window.createOutputChannel('Gnomon');
  const show = async () => {
    // Who clicks twice means one panel.
    starting ??= showPreview().finally(() => (starting = null));
    try {
      await starting;
    } catch (error) {
      const answer = await vscode.window.showErrorMessage(error.message, 'Show Output');
      if (answer) output.show(true);
    }
  };
  context.subscriptions.push(
    output,
    vscode.commands.registerCommand('gnomon.showPreview', show),
    vscode.commands.registerCommand('gnomon.stop', () => {
      if (session) session.end();
      else vscode.window.showInformationMessage('No preview is shown.');
    }),
    { dispose: () => session?.end() });
}

function deactivate() {
  session?.end();
}

module.exports = { activate, deactivate };
