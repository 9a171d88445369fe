// SPDX-License-Identifier: Apache-2.0
// Sends what was done in the reader. Without a connection it's kept in this browser, in order, and sent when there's one again. Each has a
// name of its own or a time, so that what arrives twice is kept once.
const NAME = "linkshelf-outbox";
const MOST = 5000;
const UNSENT = "reading-unsent";

function open() {
  return new Promise((done, fail) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore("sent", { keyPath: "key" });
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });
}

async function store(mode, work) {
  const base = await open();
  try {
    return await new Promise((done, fail) => {
      const transaction = base.transaction("sent", mode);
      const request = work(transaction.objectStore("sent"));
      transaction.oncomplete = () => done(request?.result);
      transaction.onerror = transaction.onabort = () => fail(transaction.error);
    });
  } finally {
    base.close();
  }
}

/// Whether anything waits; known at once.
export const hasUnsent = () => Boolean(localStorage.getItem(UNSENT));
export const waiting = () => store("readonly", (sent) => sent.getAll());
export const forget = () => new Promise((done) => {
  localStorage.removeItem(UNSENT);
  const request = indexedDB.deleteDatabase(NAME);
  request.onsuccess = request.onerror = request.onblocked = () => done();
});

const token = () => document.querySelector("input[name=csrf]")?.value ?? "";

async function post(path, fields) {
  const body = new URLSearchParams({ ...fields, csrf: token() });
  const answer = await fetch(path, { method: "POST", body, credentials: "same-origin", keepalive: body.toString().length < 60000, headers: { Accept: "application/json" } });
  const isJSON = (answer.headers.get("Content-Type") ?? "").startsWith("application/json");
  const value = isJSON ? await answer.json() : {};
  return { status: answer.status, value };
}

/// Sends fields. The answer has what the server says; `kept` where there's no connection; `message` where it was refused.
export async function deliver(path, fields) {
  try {
    const { status, value } = await post(path, fields);
    if (status < 300) return value;
    return { message: value.error?.message ?? document.body.dataset.scriptFailed };
  } catch {
    try {
      const user = document.body.dataset.user ?? "";
      // Of a place only the last one counts; a highlight has a name of its own.
      const key = fields.maker ? `mark ${fields.maker}` : fields.at ? `place ${path}` : null;
      if (key) await store("readwrite", (sent) => sent.put({ key, path, fields: { ...fields, made: Date.now() }, user, at: Date.now() }));
      if (key) localStorage.setItem(UNSENT, "1");
      return key ? { kept: true } : { message: document.body.dataset.scriptOffline };
    } catch {
      return { message: document.body.dataset.scriptOffline };
    }
  }
}

let sending = false;

/// Sends what waits, the oldest first. What the server refuses for good is told and dropped; else it stays.
export async function flush(tellRefused = () => {}) {
  if (sending || !token() || !hasUnsent()) return;
  sending = true;
  try {
    const all = (await waiting()).sort((a, b) => a.at - b.at);
    for (const one of all.slice(0, MOST)) {
      if (one.user !== (document.body.dataset.user ?? "")) continue;
      const { status, value } = await post(one.path, one.fields);
      // Somebody has to sign in first, or the server has no room now.
      if (status === 401 || status === 403 || status === 429 || status >= 500) break;
      // A newer place may have taken its key meanwhile.
      await store("readwrite", (sent) => {
        const request = sent.get(one.key);
        request.onsuccess = () => request.result?.at === one.at && sent.delete(one.key);
        return request;
      });
      if (status >= 400 && one.fields.maker) tellRefused(`${value.error?.message ?? ""} “${String(one.fields.exact ?? "").slice(0, 500)}”`);
    }
    if ((await waiting()).length === 0) localStorage.removeItem(UNSENT);
  } catch {
    // Still no connection.
  } finally {
    sending = false;
  }
}
