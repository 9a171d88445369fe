// SPDX-License-Identifier: Apache-2.0
// Selection of many links, and the buttons of rows without a page load.
import { say, send } from "./server.js";

// A field named `id` would hide the property.
const isBulk = (form) => form.getAttribute("id") === "bulk";
const MOST_LINKS = 1000;
let lastPicked = null;

export const boxes = () => [...document.querySelectorAll(".pick input")];

export function startList() {
  const bulk = document.getElementById("bulk");
  if (bulk) startSelection(bulk);
  document.addEventListener("submit", (event) => {
    const form = event.target;
    const byScript = isBulk(form) || form.hasAttribute("data-undo") || form.closest("#live");
    if (!byScript || event.defaultPrevented) return;
    event.preventDefault();
    submit(form, event.submitter);
  });
}

async function submit(form, button) {
  if (isBulk(form) && button?.name === "action" && boxes().filter((box) => box.checked).length > MOST_LINKS) {
    say(document.body.dataset.scriptLimit);
    return;
  }
  button?.closest("details")?.removeAttribute("open");
  form.setAttribute("aria-busy", "true");
  const answer = await send(form, button);
  form.removeAttribute("aria-busy");
  if (!answer) return;
  if (form.hasAttribute("data-undo") && !(answer.rows?.length > 0)) location.reload();
  // What was restored isn't in this list's HTML yet.
  if (form.hasAttribute("data-undo") && answer.rows?.some((row) => row.html && !document.getElementById(`link-${row.id}`))) location.reload();
  if (isBulk(form) && button?.name === "action") pickAll(false);
}

function startSelection(bulk) {
  const all = document.createElement("button");
  all.type = "button";
  all.className = "button quiet";
  all.textContent = document.body.dataset.scriptAll;
  all.addEventListener("click", () => pickAll(boxes().some((box) => !box.checked)));
  bulk.querySelector(".bulk-count").after(all);
  document.addEventListener("click", (event) => {
    const box = event.target.closest?.(".pick input");
    if (!box) return;
    if (event.shiftKey && lastPicked?.isConnected) pickRange(lastPicked, box);
    lastPicked = box;
  });
  document.addEventListener("change", (event) => {
    if (event.target.matches?.(".pick input")) showPicked();
  });
  document.addEventListener("shelf:change", showPicked);
  showPicked();
}

function pickRange(from, to) {
  const list = boxes();
  const [first, last] = [list.indexOf(from), list.indexOf(to)].sort((a, b) => a - b);
  for (const box of list.slice(Math.max(0, first), last + 1)) box.checked = to.checked;
}

export function pickAll(value) {
  for (const box of boxes()) box.checked = value;
  showPicked();
}

export function showPicked() {
  const count = boxes().filter((box) => box.checked).length;
  const texts = document.body.dataset;
  const place = document.getElementById("picked");
  if (place) place.textContent = (count === 1 ? texts.scriptOne : texts.scriptOther).replace("{n}", count.toLocaleString("en"));
}
