// SPDX-License-Identifier: Apache-2.0
// Asks every two seconds how far snapshots are, only while something runs and the page is seen. After a link was added it asks sooner: its
// title is there when its page has answered.
import { ask, show } from "./server.js";

const EVERY = 2000;
const SOON = 250;
const LONGEST = 30000;
let wait = EVERY;
let timer = null;
let asking = false;
let first = true;

export function startPolling() {
  document.addEventListener("visibilitychange", () => (document.hidden ? stop() : plan()));
  document.addEventListener("shelf:change", (event) => {
    if (event.detail.added) {
      stop();
      wait = SOON;
    }
    if (document.getElementById("live") && event.detail.running) document.body.dataset.poll = "again";
    plan();
  });
  plan();
}

function stop() {
  clearTimeout(timer);
  timer = null;
}

/// The address to ask; null while nothing runs.
function path() {
  const data = document.body.dataset;
  if (document.getElementById("live")) return data.poll ? location.pathname + location.search : null;
  const ids = [...document.querySelectorAll("li.link.moving")].map((row) => row.id.slice("link-".length));
  const view = document.getElementById("links")?.dataset.view ?? "";
  if (ids.length > 0) return `${data.base}/links/state?ids=${ids.slice(0, 200).join(",")}&view=${view}`;
  return document.querySelector("p.notice[data-id]") && first ? data.poll || null : null;
}

function plan() {
  if (timer || asking || document.hidden || !path()) return;
  timer = setTimeout(tick, wait);
}

async function tick() {
  timer = null;
  const address = path();
  if (!address) return;
  asking = true;
  const answer = await ask(address, { quiet: true });
  asking = false;
  wait = answer ? EVERY : Math.min(LONGEST, wait * 2);
  if (answer) {
    if (document.getElementById("live") && !answer.running) document.body.dataset.poll = "";
    showOnLinkPage(answer);
    show(answer);
  }
  plan();
}

/// The page of one link shows only the sentence; its files are shown by a new load once all is done.
function showOnLinkPage(answer) {
  const notice = document.querySelector("p.notice[data-id]");
  if (!notice) return;
  const row = (answer.rows ?? []).find((each) => String(each.id) === notice.dataset.id);
  const holder = document.createElement("template");
  holder.innerHTML = row?.html ?? "";
  const state = holder.content.querySelector(".state");
  if (state) notice.textContent = state.textContent;
  if (holder.content.querySelector("li.moving")) return;
  first = false;
  const fields = [...document.querySelectorAll("form.edit :is(input, textarea)")];
  if (fields.every((field) => field.value === field.defaultValue && field.checked === field.defaultChecked)) location.reload();
}
