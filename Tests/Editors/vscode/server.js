#!/usr/bin/env node
// SPDX-License-Identifier: Apache-2.0
// Stands in for the command `gnomon`: `preview` answers as its server does. It writes down what it's asked.
'use strict';

const fs = require('node:fs');
const http = require('node:http');
const path = require('node:path');

const log = (entry) => fs.appendFileSync(process.env.ASKED, `${JSON.stringify(entry)}\n`);
const [, , verb, shown, ...further] = process.argv;
log({ verb, shown, further, folder: process.cwd() });
if (process.env.FAULT) {
  console.error(process.env.FAULT);
  process.exit(1);
}
const token = 'a1'.repeat(24);
const files = fs.statSync(shown).isFile() ? [shown] : [path.join(shown, 'Sources/Card.swift')];
const server = http.createServer((request, answer) => {
  let body = '';
  request.on('data', (data) => (body += data));
  request.on('end', () => {
    const { method, url, headers } = request;
    log({ method, url, host: headers.host, origin: headers.origin, body: body && JSON.parse(body) });
    const say = (status, value) => answer.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));
    if (url === `/~${token}/sources.json`) return say(200, { files });
    if (url === `/~${token}/cursor` && method === 'POST') {
      const { file, line } = JSON.parse(body);
      if (!files.includes(file)) return answer.writeHead(404).end('That file is none of those that are shown.\n');
      return say(200, { t: 'cursor', file, line, previews: ['M.A b', 'M.B'], ...(line > 9 ? { current: 'M.A b' } : {}) });
    }
    answer.writeHead(403).end('No.\n');
  });
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address();
  if (process.env.XDG_RUNTIME_DIR && process.env.RECORD) {
    const folder = path.join(process.env.XDG_RUNTIME_DIR, 'gnomon');
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
    const record = { version: 1, pid: process.pid, address: `http://localhost:${port}/~${token}/`, shown: [shown] };
    fs.writeFileSync(path.join(folder, `preview-${process.pid}.json`), JSON.stringify(record), { mode: 0o600 });
  }
  console.log(`http://localhost:${port}/?token=${token}`);
  console.log('2 previews; changes of the sources are followed');
});
process.on('SIGINT', () => {
  log({ ended: true });
  process.exit(130);
});
