// SPDX-License-Identifier: Apache-2.0
// Keys for everything. They do nothing while a field has focus, and can be switched off on the help page.
import { stepChange } from "./compare.js";
import { closeMenu } from "./menus.js";
import { boxes, pickAll, showPicked } from "./list.js";

const SWITCH = "linkshelf-keys";
const base = document.body.dataset.base;
const goTo = { i: "/", u: "/unread", f: "/favourites", a: "/archive", t: "/tags", q: "/queue" };
let waiting = null;
let lastRow = null;

const rows = () => [...document.querySelectorAll("li.link")];
const press = (scope, selector) => scope?.querySelector(selector)?.click();

/// The row with the focus, or the last that had it; null before any had.
function row() {
  const focused = document.activeElement?.closest("li.link");
  if (focused) lastRow = focused;
  return lastRow?.isConnected ? lastRow : null;
}

/// Where buttons are looked for: the row, or the whole page of one link.
const place = () => row() ?? (rows().length === 0 ? document.getElementById("main") : null);

function move(step) {
  const list = rows();
  if (list.length === 0) return stepChange(step);
  const at = list.indexOf(row());
  const next = list[at < 0 ? (step > 0 ? 0 : list.length - 1) : Math.max(0, Math.min(list.length - 1, at + step))];
  next.querySelector(".open").focus();
  next.scrollIntoView({ block: "nearest" });
}

function select() {
  const box = row()?.querySelector(".pick input");
  if (!box) return;
  box.checked = !box.checked;
  showPicked();
}

function writeTags() {
  const field = document.getElementById("tags");
  if (field) return field.focus();
  if (!boxes().some((box) => box.checked)) select();
  if (boxes().some((box) => box.checked)) document.getElementById("bulk-tags")?.focus();
}

function add() {
  const field = document.querySelector(".addbar #addresses");
  if (field) field.focus();
  else press(document, "a.add");
}

function original() {
  const link = place()?.querySelector("a.original, a.site");
  if (link) window.open(link.href, "_blank", "noopener,noreferrer");
}

function escape() {
  if (closeMenu()) return;
  if (boxes().some((box) => box.checked)) return pickAll(false);
  document.activeElement?.blur();
}

async function help() {
  const dialog = document.getElementById("help-dialog") ?? (await makeHelp());
  if (!dialog) location.href = `${base}/help`;
  else if (!dialog.open) dialog.showModal();
}

async function makeHelp() {
  try {
    const answer = await fetch(`${base}/help`);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const table = page.getElementById("key-table");
    const title = page.getElementById("keys");
    if (!table || !title) return null;
    const dialog = document.createElement("dialog");
    dialog.id = "help-dialog";
    dialog.setAttribute("aria-labelledby", "help-dialog-title");
    const head = document.createElement("div");
    head.className = "dialog-head";
    const heading = document.createElement("h2");
    heading.id = "help-dialog-title";
    heading.textContent = title.textContent;
    const close = document.createElement("button");
    close.type = "button";
    close.className = "button";
    close.textContent = document.body.dataset.scriptClose;
    close.addEventListener("click", () => dialog.close());
    head.append(heading, close);
    table.removeAttribute("id");
    dialog.append(head, document.importNode(table, true));
    document.body.append(dialog);
    return dialog;
  } catch {
    return null;
  }
}

const actions = {
  j: () => move(1),
  k: () => move(-1),
  x: select,
  o: () => press(row(), ".open"),
  v: original,
  a: () => press(place(), ".shelve, [name=archive]"),
  f: () => press(place(), ".star, [name=favourite]"),
  u: () => press(place(), "button[value^='read:'], button[value^='unread:'], [name=read]"),
  t: writeTags,
  "#": () => press(place(), "button[value^='bin:']"),
  z: () => press(document, "[data-undo] button"),
  "/": () => document.getElementById("q")?.select(),
  n: add,
  "?": help,
  Escape: escape,
};

/// True where a key writes a letter.
function isField(element) {
  if (element?.isContentEditable || element?.matches?.("textarea, select")) return true;
  return element?.matches?.("input") && !["checkbox", "radio", "button", "submit"].includes(element.type);
}

function waitForSecond() {
  const toast = document.createElement("div");
  toast.className = "toast";
  toast.setAttribute("role", "status");
  toast.textContent = `g … ${document.body.dataset.scriptNext}`;
  document.body.append(toast);
  waiting = { toast, timer: setTimeout(endWait, 2500) };
}

function endWait() {
  clearTimeout(waiting?.timer);
  waiting?.toast.remove();
  waiting = null;
}

function onKey(event) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (isField(event.target)) {
    if (event.key === "Escape") event.target.blur();
    return;
  }
  if (document.querySelector("dialog[open], [popover]:popover-open")) return;
  if (waiting) {
    const path = goTo[event.key];
    endWait();
    if (path) location.href = base + path;
    event.preventDefault();
    return;
  }
  if (event.key !== "Escape" && localStorage.getItem(SWITCH) === "off") return;
  if (event.key === "g") return waitForSecond();
  const action = Object.hasOwn(actions, event.key) ? actions[event.key] : null;
  if (!action) return;
  event.preventDefault();
  action();
}

export function startKeys() {
  document.addEventListener("keydown", onKey);
  document.addEventListener("focusin", row);
  const label = document.getElementById("key-switch");
  const box = label?.querySelector("input");
  if (!box) return;
  label.hidden = false;
  box.checked = localStorage.getItem(SWITCH) !== "off";
  box.addEventListener("change", () => localStorage.setItem(SWITCH, box.checked ? "on" : "off"));
}
