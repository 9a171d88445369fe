// SPDX-License-Identifier: Apache-2.0
// Shows pages again that were seen before, when there is no connection. It never keeps forms, settings, the API or files.
const HASH = "@HASH@";
const STATIC = `static-${HASH}`;
const PAGES = `pages-${HASH}`;
const MOST_PAGES = 60;
// Filled by offline.js: the articles that are kept, and the page that shows them.
const READING = "reading";
const base = new URL(self.registration.scope).pathname.replace(/\/$/, "");
const shell = ["shelf.css", "shelf.js", "server.js", "list.js", "add.js", "keys.js", "menus.js", "poll.js", "drop.js", "tags.js", "compare.js", "reader.js",
  "listen.js", "outbox.js", "offline.js", "next.js", "icon.svg"];
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
      .then((names) => Promise.all(names.filter((name) => name !== STATIC && name !== PAGES && name !== READING).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== self.location.origin || !address.pathname.startsWith(`${base}/`)) return;
  const path = address.pathname.slice(base.length);
  if (path.startsWith(`/static/${HASH}/`)) event.respondWith(fromCache(request));
  else if (request.mode === "navigate" && request.destination === "document" && path === "/offline/reading") event.respondWith(reading(request));
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
    const [, link] = /^\/link\/(\d+)\/read$/.exec(new URL(request.url).pathname.slice(base.length)) ?? [];
    const shown = link && (await keptArticle(link));
    if (shown) return shown;
    return (keep && (await caches.match(request))) || (await caches.match(`${base}/offline`)) || Response.error();
  }
}

/// The page that shows an article which is kept; nothing where it isn't. It takes the article by its own script.
async function keptArticle(link) {
  const cache = await caches.open(READING);
  return (await cache.match(`${base}/offline/article/${link}`)) ? cache.match(`${base}/offline/reading`) : undefined;
}

async function reading(request) {
  try {
    return await fetch(request);
  } catch {
    return (await (await caches.open(READING)).match(`${base}/offline/reading`)) ?? (await caches.match(`${base}/offline`)) ?? Response.error();
  }
}

async function store(request, answer) {
  const cache = await caches.open(PAGES);
  await cache.delete(request);
  await cache.put(request, answer);
  const keys = await cache.keys();
  for (const old of keys.slice(0, Math.max(0, keys.length - MOST_PAGES))) await cache.delete(old);
}
