// SPDX-License-Identifier: Apache-2.0
// What is dropped on a list is added: files by the form of the page Import, links and texts by that of the page Add. Both are sent as
// ordinary forms, and the server answers by a page.
import { say } from "./server.js";

const KINDS = ["Files", "text/uri-list", "text/plain"];
// Browsers tell at least three times a second that something is dragged over a page.
const GONE_AFTER = 700;
const isWeb = (line) => /^https?:\/\//i.test(line);

export function startDrop() {
  const form = document.getElementById("drop");
  if (!form) return;
  let own = false;
  let timer = null;
  const sign = form.querySelector(".drop-sign span");
  const words = sign.textContent;
  const hide = () => {
    clearTimeout(timer);
    sign.textContent = words;
    form.hidden = true;
  };
  const takes = (event) => {
    const kinds = [...(event.dataTransfer?.types ?? [])];
    // What is dragged out of this page isn't for it, and a field takes text by itself.
    if (own || !KINDS.some((kind) => kinds.includes(kind))) return false;
    return kinds.includes("Files") || !event.target.closest?.("input, textarea");
  };
  document.addEventListener("dragstart", () => (own = true));
  document.addEventListener("dragend", () => (own = false));
  document.addEventListener("dragover", (event) => {
    if (!takes(event)) return hide();
    event.preventDefault();
    event.dataTransfer.dropEffect = "copy";
    form.hidden = false;
    clearTimeout(timer);
    timer = setTimeout(hide, GONE_AFTER);
  });
  document.addEventListener("drop", (event) => {
    if (!takes(event)) return hide();
    event.preventDefault();
    hide();
    take(form, event.dataTransfer);
  });
  // A page that comes back by the browser's button isn't busy any more.
  window.addEventListener("pageshow", hide);
}

function take(form, data) {
  // A picture of a page is dragged as a file and as an address; the address is meant.
  const links = data.getData("text/uri-list").split(/\r?\n/).filter(isWeb);
  if (links.length > 0) return sendText(links.join("\n"));
  if (data.files.length > 0) {
    const entries = [...data.items].map((item) => item.webkitGetAsEntry?.());
    if (entries.some((entry) => entry?.isDirectory)) return say(form.dataset.folder);
    form.querySelector("[type=file]").files = data.files;
    form.querySelector(".drop-sign span").textContent = form.dataset.busy;
    form.hidden = false;
    return form.submit();
  }
  const text = data.getData("text/plain").trim();
  if (text) return sendText(text);
  say(form.dataset.none);
}

function sendText(text) {
  const form = document.getElementById("drop-text");
  form.querySelector("[name=addresses]").value = text;
  form.submit();
}
