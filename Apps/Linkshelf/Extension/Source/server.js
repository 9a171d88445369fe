// SPDX-License-Identifier: Apache-2.0
// What the extension asks of the server. Nothing is sent anywhere else.
import { api, text } from "./browser.js";

/** Why something wasn't done, as a sentence for the reader. */
export class Problem extends Error {}

const LONGEST_WAIT = 120_000;

export async function settings() {
  const { server = "", token = "" } = await api.storage.local.get(["server", "token"]);
  return { server, token };
}

/** The server's address as it's kept, without a slash at its end. */
export function serverAddress(given) {
  const address = given.trim();
  let url;
  try {
    url = new URL(/^[a-z]+:/i.test(address) && !/^[^/]*:\d/.test(address) ? address : `http://${address}`);
  } catch {
    throw new Problem(text("problemAddress"));
  }
  if (!["http:", "https:"].includes(url.protocol) || url.username || url.password || !url.hostname) throw new Problem(text("problemAddress"));
  return url.origin + url.pathname.replace(/\/+$/, "");
}

/** Whether the token goes over a network without encryption. */
export function isOpen(server) {
  const { protocol, hostname } = new URL(server);
  return protocol === "http:" && !["127.0.0.1", "localhost", "[::1]"].includes(hostname);
}

/** Asks the API. The answer's value; a Problem where there's none. */
export async function ask(path, { method = "GET", body, json, from } = {}) {
  const { server, token } = from ?? (await settings());
  if (!server || !token) throw new Problem(text("problemUnset"));
  const headers = { Authorization: `Bearer ${token}`, Accept: "application/json" };
  if (json) headers["Content-Type"] = "application/json";
  let answer;
  try {
    answer = await fetch(`${server}/api/v1${path}`, {
      method, headers, body: json ? JSON.stringify(json) : body, credentials: "omit", cache: "no-store", redirect: "error",
      referrerPolicy: "no-referrer", signal: AbortSignal.timeout(LONGEST_WAIT),
    });
  } catch (error) {
    if (error.name === "TimeoutError") throw new Problem(text("problemTime", server));
    throw new Problem(text((await isAllowed(server)) ? "problemReach" : "problemAllowed", server));
  }
  let value;
  try {
    value = await answer.json();
  } catch {
    throw new Problem(text("problemOther", server));
  }
  if (answer.ok) return value;
  if (answer.status === 401) throw new Problem(text("problemToken"));
  if (answer.status === 413) throw new Problem(text("problemLarge"));
  throw new Problem(value?.error?.message ?? text("problemOther", server));
}

const origin = (server) => `${new URL(server).protocol}//${new URL(server).hostname}/*`;

/** Whether the browser lets the extension reach the server. */
export async function isAllowed(server) {
  return api.permissions.contains({ origins: [origin(server)] });
}

/** Asks the reader for that. It has to be called at once when a button was pressed. */
export function allow(server) {
  return api.permissions.request({ origins: [origin(server)] });
}

/** What is known of a page. */
export function known(address, title) {
  return ask(`/pages?${new URLSearchParams({ address, title: title ?? "" })}`);
}

/** Adds an address. The server visits it. */
export async function addAddress(address, { tags = [], note = "", later = true } = {}) {
  const { results } = await ask("/links", { method: "POST", json: { links: [{ address, tags, note, reading: later ? "unread" : "read" }] } });
  const [result] = results;
  if (result.outcome === "refused") throw new Problem(result.message);
  return result;
}

/** Adds a page with its content. The server visits nothing. */
export async function addPage(address, page, { tags = [], note = "", later = true } = {}) {
  const form = new FormData();
  form.set("address", address);
  form.set("tags", tags.join(","));
  form.set("note", note);
  form.set("reading", later ? "unread" : "read");
  form.set("saved", new Date().toISOString());
  form.set("page", page, page.type === "text/html" ? "page.html" : "page.mhtml");
  const { outcome, link } = await ask("/pages", { method: "POST", body: form });
  return { outcome, id: link.id };
}
