// SPDX-License-Identifier: Apache-2.0
import { api, text, translate } from "./browser.js";
import { keep as keepPage, tell } from "./keeping.js";
import { ask, known, Problem, settings } from "./server.js";

const element = (id) => document.getElementById(id);
/** More tags aren't offered while one types. */
const MOST_TAGS = 2000;

translate();
element("settings").addEventListener("click", () => api.runtime.openOptionsPage().then(() => close()));

// Another tab than the one in front can be named, so that this page opens in a tab of its own too.
const asked = Number(new URLSearchParams(location.search).get("tab"));
const tab = asked ? await api.tabs.get(asked) : (await api.tabs.query({ active: true, currentWindow: true }))[0];
await begin();

async function begin() {
  element("title").textContent = tab?.title || tab?.url || "";
  if (!/^https?:/.test(tab?.url ?? "")) return say(text("problemNoPage"), "problem");
  const { server, token } = await settings();
  if (!server || !token) return say(text("problemUnset"), "problem");
  element("content").checked = Boolean((await api.storage.local.get("content")).content);
  element("form").hidden = false;
  element("tags").focus();
  element("form").addEventListener("submit", (event) => {
    event.preventDefault();
    keep();
  });
  try {
    const found = await known(tab.url, tab.title);
    if (found.link) show(found.link, server);
    suggest(found.suggestedTags);
    const { tags } = await ask("/tags");
    offer(tags.sort((a, b) => b.links - a.links).slice(0, MOST_TAGS).map((tag) => tag.name));
  } catch (error) {
    say(error instanceof Problem ? error.message : text("problemUnknown", String(error)), "problem");
  }
}

function show(link, server) {
  element("known").hidden = false;
  element("known-text").textContent = text("knownSince", new Date(link.added).toLocaleDateString(document.documentElement.lang));
  element("known-link").href = `${server}/link/${link.id}`;
  if (!element("tags").value) element("tags").value = link.tags.join(", ");
  element("form").querySelector("button").textContent = text("keepKnown");
}

const written = () => element("tags").value.split(/[,，、]/).map((tag) => tag.trim()).filter(Boolean);

function suggest(tags) {
  const list = element("suggested");
  for (const tag of tags) {
    const button = document.createElement("button");
    button.type = "button";
    button.dir = "auto";
    button.textContent = tag;
    button.addEventListener("click", () => {
      const all = written();
      element("tags").value = [...all.filter((other) => other !== tag), tag].join(", ");
      button.remove();
      list.hidden = !list.children.length;
      element("tags").focus();
    });
    list.append(button);
  }
  list.hidden = !tags.length;
}

/** Completes the tag that is being written; those before it stay. */
function offer(names) {
  const field = element("tags");
  const fill = () => {
    const before = field.value.match(/^.*[,，、]\s*/s)?.[0] ?? "";
    const begun = field.value.slice(before.length).toLowerCase();
    const fitting = begun ? names.filter((name) => name.toLowerCase().includes(begun)).slice(0, 20) : [];
    element("all-tags").replaceChildren(...fitting.map((name) => Object.assign(document.createElement("option"), { value: before + name })));
  };
  field.addEventListener("input", fill);
}

async function keep() {
  const form = element("form");
  if (form.getAttribute("aria-busy")) return;
  const content = element("content").checked;
  form.setAttribute("aria-busy", "true");
  say(text(content ? "savingContent" : "saving"), "");
  // Nothing waits for that.
  api.storage.local.set({ content }).catch(() => {});
  const choices = { tags: written(), note: element("note").value, later: element("later").checked };
  let { result, problem } = {};
  try {
    const message = { kind: "keep", tab: tab.id, address: tab.url, content, choices };
    ({ result, problem } = (await isReady()) ? await api.runtime.sendMessage(message) : await tell(tab.id, () => keepPage(message)));
  } catch (error) {
    problem = text("problemUnknown", String(error?.message ?? error));
  }
  form.removeAttribute("aria-busy");
  if (problem) return say(problem, "problem");
  say(text(content ? "doneContent" : result.outcome === "known" ? "doneKnown" : "done"), "good");
  const { server } = await settings();
  element("known").hidden = false;
  element("known-link").href = `${server}/link/${result.id}`;
}

/** Whether the background answers. Where it doesn't in time, as Firefox's sometimes, the popup does the work itself. */
function isReady() {
  const late = new Promise((done) => setTimeout(done, 1500, false));
  return Promise.race([api.runtime.sendMessage({ kind: "ready" }).catch(() => false), late]);
}

function say(words, kind) {
  element("status").textContent = words;
  element("status").className = kind;
}
