// SPDX-License-Identifier: Apache-2.0
// The servers of previews: those that run, how one is asked, and how one is started.
'use strict';

const { spawn } = require('node:child_process');
const fs = require('node:fs');
const http = require('node:http');
const os = require('node:os');
const path = require('node:path');

const address = /^http:\/\/localhost:(\d+)\/~([0-9a-f]{48})\/$/;
const printed = /^http:\/\/localhost:(\d+)\/\?token=([0-9a-f]{48})$/m;

/** The folder in which servers say where they are. */
function recordFolder(environment = process.env) {
  const folder = (name) => (environment[name]?.startsWith('/') ? environment[name] : null);
  if (folder('XDG_RUNTIME_DIR')) return path.join(folder('XDG_RUNTIME_DIR'), 'gnomon');
  if (folder('XDG_CACHE_HOME')) return path.join(folder('XDG_CACHE_HOME'), 'gnomon', 'run');
  return path.join(folder('HOME') ?? os.homedir(), '.cache', 'gnomon', 'run');
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** What a server says of itself; null where that is none, somebody else's, or of one that has gone. */
function readRecord(file) {
  try {
    const state = fs.lstatSync(file);
    if (!state.isFile() || state.uid !== process.getuid() || (state.mode & 0o077) !== 0 || state.size > 1 << 20) return null;
    const record = JSON.parse(fs.readFileSync(file, 'utf8'));
    const isRecord = record?.version === 1 && Number.isInteger(record.pid) && record.pid > 1 && address.test(record.address)
      && Array.isArray(record.shown) && record.shown.every((shown) => typeof shown === 'string');
    return isRecord && isAlive(record.pid) ? record : null;
  } catch {
    return null;
  }
}

/** A running server that shows a file: the one that names it the most closely; null where none does. */
function findServer(file, folder = recordFolder()) {
  let names = [];
  try {
    names = fs.readdirSync(folder).filter((name) => /^preview-\d+\.json$/.test(name));
  } catch {
    return null;
  }
  const fits = (shown) => file === shown || file.startsWith(shown.endsWith('/') ? shown : `${shown}/`);
  let best = null, length = 0;
  for (const name of names) {
    const record = readRecord(path.join(folder, name));
    for (const shown of record?.shown ?? []) {
      if (fits(shown) && shown.length > length) [best, length] = [record, shown.length];
    }
  }
  return best;
}

/** Asks a server: gives the status and what is answered as JSON. */
function ask(base, name, body) {
  return new Promise((resolve, reject) => {
    const data = body === undefined ? null : Buffer.from(JSON.stringify(body));
    const { host, port, pathname } = new URL(name, base);
    const request = http.request({
      // It listens there alone. Some programs take localhost for another address.
      host: '127.0.0.1', port, path: pathname, method: data ? 'POST' : 'GET', timeout: 5000,
      headers: { Host: host, ...(data ? { 'Content-Type': 'application/json', 'Content-Length': data.length } : {}) },
    }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        const text = Buffer.concat(parts).toString('utf8');
        let json = null;
        try {
          json = JSON.parse(text);
        } catch {
          // A refusal is a sentence.
        }
        resolve({ status: answer.statusCode, json, text });
      });
    });
    request.on('timeout', () => request.destroy(new Error('the server of the previews doesn’t answer')));
    request.on('error', reject);
    request.end(data);
  });
}

/** The folder of the package in which a file lies; null where it lies in none. It isn't sought above the workspace. */
function packageOf(file, top) {
  for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
    if (fs.existsSync(path.join(folder, 'Package.swift'))) return folder;
    const projects = fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => name.endsWith('.xcodeproj')) : [];
    if (projects.length === 1) return path.join(folder, projects[0]);
    if (folder === top || folder === path.dirname(folder)) return null;
  }
}

/**
 * Starts a server.
 *
 * @param log Takes what it says.
 * @param ended Is called when it has ended after its address was known, with a sentence.
 * @returns `{base, stop()}` when its address is known. Otherwise fails with a sentence that says what to do.
 */
function start({ command, shown, further, folder, log, ended }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, ['preview', shown, ...further], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '', errors = '', isReady = false, isStopped = false, forced = null;
    const stop = () => {
      isStopped = true;
      child.kill('SIGINT');
      // One that is in the middle of a compiler's run takes its time.
      forced ??= setTimeout(() => child.kill('SIGKILL'), 5000);
    };
    const take = (data) => {
      const text = data.toString('utf8');
      // The token isn't for a channel that people copy from.
      log(text.replace(/([?]token=|\/~)[0-9a-f]{48}/g, '$1…'));
      return text;
    };
    child.stdout.on('data', (data) => {
      output = (output + take(data)).slice(-4096);
      const found = printed.exec(output);
      if (!found || isReady) return;
      isReady = true;
      resolve({ base: `http://localhost:${found[1]}/~${found[2]}/`, stop, pid: child.pid });
    });
    child.stderr.on('data', (data) => (errors = (errors + take(data)).slice(-4096)));
    child.on('error', (error) => {
      reject(new Error(error.code === 'ENOENT'
        ? `There is no program “${command}”. Install Gnomon, or say in the setting “gnomon.path” where it lies.`
        : `“${command}” can’t be started: ${error.message}. The setting “gnomon.path” says which program that is.`));
    });
    child.on('close', (status, signal) => {
      clearTimeout(forced);
      if (isReady) {
        if (!isStopped) ended(`The previews have ended (${signal ?? status}). What they said is in the output “Gnomon”.`);
        return;
      }
      const last = errors.trim().split('\n').find((line) => line.startsWith('gnomon: error: ') || line.startsWith('Error: '));
      const why = last?.replace(/^(gnomon: error|Error): /, '') ?? `it ended with ${signal ?? status}`;
      const hint = /can't listen on the port/.test(why)
        ? ' Leave “--port” out of the setting “gnomon.arguments” to take a free one.' : '';
      reject(new Error(`There are no previews: ${why}.${hint} All that was said is in the output “Gnomon”.`));
    });
  });
}

module.exports = { ask, findServer, packageOf, readRecord, recordFolder, start };
