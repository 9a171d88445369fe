// SPDX-License-Identifier: Apache-2.0
// The page around an article. The article's frame has no origin and can't be looked into; what it says is checked here, and by the server
// again. A message only fills what a person then does: nothing is marked without a click or a key.
import { deliver } from "./outbox.js";
import { parse, say } from "./server.js";
import { startListening } from "./listen.js";

const SAVE_EVERY = 10000;
const END = 0.97;

const text = (value, most) => (typeof value === "string" ? value.slice(0, most) : "");
const number = (value, low, high) => (typeof value === "number" && Number.isFinite(value) ? Math.min(high, Math.max(low, value)) : low);
export const makerID = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

export function startReader() {
  const root = document.querySelector(".reader[data-link]");
  const frame = root?.querySelector("iframe.article");
  if (!frame) return null;
  const bar = root.querySelector(".mark-bar");
  const { link, version, progressPath, markPath } = root.dataset;
  const colours = [...bar.querySelectorAll("[data-colour]")].map((button) => button.dataset.colour);
  let colour = colours[0];
  let selection = null;
  let place = null;
  let saved = null;
  let savedAt = 0;
  let waiting = 0;
  const listeners = [];
  const tell = (kind, fields = {}) => frame.contentWindow?.postMessage({ shelf: 1, kind, ...fields }, "*");
  const reader = { root, frame, tell, on: (listener) => listeners.push(listener), saveNow: () => save(), restart: startReader, link };

  addEventListener("message", (event) => {
    const data = event.data;
    if (!root.isConnected) return;
    // The frame's origin is none: what has one, or comes from another window, isn't the article.
    if (event.source !== frame.contentWindow || event.origin !== "null" || typeof data !== "object" || data?.shelf !== 1) return;
    if (data.kind === "selection") showBar(data);
    else if (data.kind === "key" && selection) data.key === "Escape" ? hideBar() : mark(colour, data.key === "n");
    else if (data.kind === "mark") openCard(text(data.id, 80));
    else if (data.kind === "place") keepPlace(data);
    for (const listener of listeners) listener(data);
  });

  // MARK: Highlights

  function showBar(data) {
    const exact = text(data.exact, 20000);
    if (!exact.trim()) return hideBar();
    selection = { exact, before: text(data.before, 200), after: text(data.after, 200), share: number(data.place, 0, 1) };
    bar.hidden = false;
    const area = frame.getBoundingClientRect();
    const size = bar.getBoundingClientRect();
    const top = number(data.top, -1e6, 1e6);
    const below = number(data.bottom, -1e6, 1e6);
    const above = area.top + top - size.height - 10;
    const y = above > area.top ? above : Math.min(area.top + below + 10, area.bottom - size.height - 8);
    const middle = area.left + (number(data.left, 0, 1e5) + number(data.right, 0, 1e5)) / 2 - size.width / 2;
    bar.style.top = `${Math.max(8, y)}px`;
    bar.style.left = `${Math.min(innerWidth - size.width - 8, Math.max(8, middle))}px`;
  }

  function hideBar() {
    selection = null;
    bar.hidden = true;
  }

  bar.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (button) mark(button.dataset.colour ?? colour, Boolean(button.dataset.note));
  });

  async function mark(name, withNote) {
    if (!selection) return;
    colour = name;
    const maker = makerID();
    const fields = { ...selection, colour, maker, version };
    hideBar();
    tell("mark", { id: maker, colour });
    const answer = await deliver(markPath, fields);
    if (answer.kept) return say(root.dataset.kept, "done");
    if (!answer.id) {
      tell("unmark", { id: maker });
      return say(answer.message);
    }
    tell("rename", { old: maker, id: String(answer.id) });
    const [card] = parse(answer.html);
    if (card) document.getElementById("marks-here")?.append(card);
    const title = root.querySelector(".marks-title");
    if (answer.title && title) title.textContent = answer.title;
    if (withNote) openCard(String(answer.id), true);
  }

  function openCard(id, forNote = false) {
    const card = document.getElementById(`card-${id}`);
    if (!card) return;
    document.getElementById("marks").open = true;
    if (forNote) card.querySelector("details").open = true;
    card.scrollIntoView({ block: "nearest" });
    (forNote ? card.querySelector("textarea") : card.querySelector("summary")).focus();
  }

  // MARK: Progress

  function keepPlace(data) {
    place = {
      share: number(data.share, 0, 1), exact: text(data.exact, 300), before: text(data.before, 200), after: text(data.after, 200),
      place: number(data.place, 0, 1), version, at: Date.now(),
    };
    root.querySelector(".finish").hidden = place.share < END;
    const wait = SAVE_EVERY - (Date.now() - savedAt);
    if (wait <= 0) save();
    else if (!waiting) waiting = setTimeout(save, wait);
  }

  function save() {
    clearTimeout(waiting);
    waiting = 0;
    if (!place || (saved && saved.exact === place.exact && Math.abs(saved.share - place.share) < 0.002)) return;
    saved = place;
    savedAt = Date.now();
    deliver(progressPath, place, { quiet: true });
  }

  addEventListener("pagehide", save);
  document.addEventListener("visibilitychange", () => document.hidden && save());
  startListening(reader);
  return reader;
}
