// SPDX-License-Identifier: Apache-2.0
// Shows pages again that were seen before, when there is no connection. It never keeps forms, settings, the API or files.
const HASH = "@HASH@";
const STATIC = `static-${HASH}`;
const PAGES = `pages-${HASH}`;
const MOST_PAGES = 60;
const base = new URL(self.registration.scope).pathname.replace(/\/$/, "");
const shell = ["shelf.css", "shelf.js", "server.js", "list.js", "add.js", "keys.js", "menus.js", "poll.js", "drop.js", "tags.js", "compare.js", "icon.svg"];
const kept = /^\/(all|unread|favourites|archive|search|tags|queue|help|tag\/[^/]+|link\/\d+|link\/\d+\/read)?$/;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(STATIC).then((cache) => cache.addAll([...shell.map((name) => `${base}/static/${HASH}/${name}`), `${base}/offline`])),
  );
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.filter((name) => name !== STATIC && name !== PAGES).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== self.location.origin || !address.pathname.startsWith(`${base}/`)) return;
  const path = address.pathname.slice(base.length);
  if (path.startsWith(`/static/${HASH}/`)) event.respondWith(fromCache(request));
  else if (request.mode === "navigate" && request.destination === "document") event.respondWith(page(request, kept.test(path)));
});

async function fromCache(request) {
  return (await caches.match(request)) ?? fetch(request);
}

async function page(request, keep) {
  try {
    const answer = await fetch(request);
    const isPage = answer.ok && !answer.redirected && (answer.headers.get("Content-Type") ?? "").startsWith("text/html");
    if (keep && isPage) await store(request, answer.clone());
    return answer;
  } catch {
    return (keep && (await caches.match(request))) || (await caches.match(`${base}/offline`)) || Response.error();
  }
}

async function store(request, answer) {
  const cache = await caches.open(PAGES);
  await cache.delete(request);
  await cache.put(request, answer);
  const keys = await cache.keys();
  for (const old of keys.slice(0, Math.max(0, keys.length - MOST_PAGES))) await cache.delete(old);
}
