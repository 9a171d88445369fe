// SPDX-License-Identifier: Apache-2.0
// Keeps articles in this browser for reading without a connection, shows them, and sends later what was done meanwhile.
import { flush, forget, hasUnsent, waiting } from "./outbox.js";
import { startReader } from "./reader.js";
import { say } from "./server.js";

const CACHE = "reading";
const EVERY = 5 * 60 * 1000;
const LEAST = 100;

const data = document.body.dataset;
const size = (bytes) => (bytes < 1e6 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1e6).toFixed(1)} MB`);
const indexPath = () => `${data.base}/offline/index`;

export function startOffline() {
  if (!("caches" in window) || !window.isSecureContext) return;
  if (!data.user) {
    // Nobody is signed in: what was kept was somebody's. The page without a connection keeps it.
    if (document.querySelector("form[action$='/sign-in'], form[action$='/first']")) clearAll().catch(() => {});
    return;
  }
  const refused = (sentence) => say(sentence);
  flush(refused);
  addEventListener("online", () => flush(refused));
  document.querySelector("form.sign-out")?.addEventListener("submit", leave);
  const page = document.getElementById("kept");
  if (page) startPage(page);
  else setTimeout(() => update(false).catch(() => {}), 2000);
}

export async function clearAll() {
  await caches.delete(CACHE);
  await forget();
  localStorage.removeItem("reading-at");
}

/// Signing out ends what is kept here, by the server's answer too. What isn't sent yet is sent first, or asked about.
async function leave(event) {
  const form = event.target;
  if (form.dataset.sure) return;
  if (!hasUnsent()) {
    clearAll().catch(() => {});
    return;
  }
  event.preventDefault();
  await flush();
  const left = await waiting().catch(() => []);
  if (left.some((each) => each.fields.maker) && !confirm(data.scriptUnsent)) return;
  await clearAll().catch(() => {});
  form.dataset.sure = "1";
  form.requestSubmit();
}

async function index(cache) {
  const found = await cache.match(indexPath());
  const value = found ? await found.json() : null;
  return value?.user === data.user ? value : { user: data.user, articles: [] };
}

/// Brings what is kept up to date: the articles that the server names, as many as fit.
async function update(isAsked) {
  const before = Number(localStorage.getItem("reading-at")) || 0;
  if (!isAsked && Date.now() - before < EVERY) return;
  if (!navigator.serviceWorker) return;
  localStorage.setItem("reading-at", String(Date.now()));
  const answer = await fetch(`${data.base}/offline/articles`, { headers: { Accept: "application/json" } });
  if (!answer.ok) return;
  const wanted = await answer.json();
  const cache = await caches.open(CACHE);
  const old = await index(cache);
  const known = new Map(old.articles.map((each) => [each.id, each]));
  const articles = [];
  let total = 0;
  for (const one of wanted.articles) {
    const path = `${data.base}/offline/article/${one.id}`;
    let kept = known.get(one.id);
    if (kept?.stamp !== one.stamp || !(await cache.match(path))) {
      const article = await fetch(path, { headers: { Accept: "application/json" } });
      if (!article.ok) continue;
      const bytes = (await article.clone().arrayBuffer()).byteLength;
      if (total + bytes > wanted.limit) continue;
      await cache.put(path, article);
      kept = { ...one, bytes };
    }
    if (total + kept.bytes > wanted.limit) continue;
    total += kept.bytes;
    articles.push({ ...one, bytes: kept.bytes });
  }
  const names = new Set(articles.map((each) => `${data.base}/offline/article/${each.id}`));
  for (const request of await cache.keys()) {
    const path = new URL(request.url).pathname;
    if (path.startsWith(`${data.base}/offline/article/`) && !names.has(path)) await cache.delete(request);
  }
  const shell = await fetch(`${data.base}/offline/reading`);
  if (shell.ok && !shell.redirected) await cache.put(`${data.base}/offline/reading`, shell);
  // Somebody may have signed out meanwhile: then nothing stays.
  if (!localStorage.getItem("reading-at")) return clearAll();
  await cache.put(indexPath(), new Response(JSON.stringify({ user: data.user, articles }), { headers: { "Content-Type": "application/json" } }));
}

async function startPage(page) {
  const cache = await caches.open(CACHE);
  const [, linked] = /\/link\/(\d+)\/read$/.exec(location.pathname) ?? [];
  const id = linked ?? location.hash.slice(1);
  addEventListener("hashchange", () => location.reload());
  if (/^\d+$/.test(id)) return showArticle(page, cache, id);
  const show = async () => {
    const { articles } = await index(cache);
    const total = articles.reduce((sum, each) => sum + each.bytes, 0);
    page.querySelector(".kept-state").textContent = data.scriptKept.replace("{n}", articles.length).replace("{size}", size(total));
    page.querySelector("#kept-list").replaceChildren(...articles.map(row));
    page.querySelector(".kept-clear").hidden = articles.length === 0;
    const left = (await waiting().catch(() => [])).length;
    const line = page.querySelector(".kept-waiting");
    line.hidden = left === 0;
    line.textContent = (left === 1 ? line.dataset.one : line.dataset.other).replace("{n}", left);
  };
  await show();
  const button = page.querySelector(".kept-update");
  button.hidden = false;
  button.addEventListener("click", async () => {
    button.disabled = true;
    await update(true).catch(() => say(data.scriptOffline));
    button.disabled = false;
    show();
  });
  page.querySelector(".kept-clear").addEventListener("click", async () => {
    await caches.delete(CACHE);
    // Not filled again at once.
    localStorage.setItem("reading-at", String(Date.now()));
    location.reload();
  });
  await update(false).catch(() => {});
  show();
}

function row(article) {
  const item = document.createElement("li");
  item.className = "link plain";
  const link = document.createElement("a");
  link.className = "open";
  link.href = `${data.base}/offline/reading#${article.id}`;
  link.dir = "auto";
  link.textContent = article.title;
  const title = document.createElement("h2");
  title.className = "title";
  title.append(link);
  const meta = document.createElement("p");
  meta.className = "meta";
  meta.textContent = `${article.site} · ${size(Math.max(LEAST, article.bytes))}`;
  const body = document.createElement("div");
  body.className = "body";
  body.append(title, meta);
  item.append(body);
  return item;
}

/// Shows an article out of the cache.
///
/// It stands in a frame made of its text. That is safe: the frame is in a sandbox without an origin of its own, so it reaches neither the
/// site's cookies nor its caches, databases or service worker, and can't send requests as the reader. Its policy, which stands in the text before
/// all else, lets one script run, known by its hash, and loads nothing but pictures that are in the text. This page's own policy holds in the
/// frame too, and keeps it from going elsewhere.
async function showArticle(page, cache, id) {
  const found = await cache.match(`${data.base}/offline/article/${id}`);
  const { user } = await index(cache);
  const article = found && user === data.user ? await found.json() : null;
  if (!article) {
    page.querySelector(".kept-state").textContent = page.dataset.none;
    return;
  }
  const root = document.querySelector(".reader[data-link]");
  Object.assign(root.dataset, {
    link: id, version: article.version, progressPath: `${data.base}/link/${id}/progress`, markPath: `${data.base}/link/${id}/highlights`,
    following: article.following ? `${data.base}/link/${article.following}/read?listen=1` : "",
  });
  root.querySelector(".kept-title").textContent = article.title;
  root.querySelector(".kept-site").textContent = article.site;
  document.title = article.title;
  const frame = document.createElement("iframe");
  frame.className = "article";
  frame.title = article.title;
  frame.setAttribute("sandbox", "allow-scripts allow-popups allow-popups-to-escape-sandbox");
  frame.referrerPolicy = "no-referrer";
  frame.srcdoc = article.page;
  page.hidden = true;
  root.hidden = false;
  document.body.classList.add("page-reader");
  root.querySelector(".kept-frame").replaceWith(frame);
  const reader = startReader();
  // What was done here and isn't sent yet.
  const left = (await waiting().catch(() => [])).filter((each) => each.path.startsWith(`${data.base}/link/${id}/`));
  reader?.on((message) => {
    if (message.kind !== "ready") return;
    for (const each of left) {
      if (each.fields.maker) reader.tell("find", { ...each.fields, id: each.fields.maker });
      else reader.tell("go", { share: Number(each.fields.share) });
    }
    if (!left.some((each) => each.fields.at)) reader.tell("go", { share: article.share });
  });
}
