// SPDX-License-Identifier: Apache-2.0
// Orders what is read next: by dragging, and by Alt with the arrow keys. The buttons work without it.
import { deliver } from "./outbox.js";

export function startNext() {
  const list = document.getElementById("next");
  if (!list) return;
  const path = document.getElementById("next-form").getAttribute("action");
  let dragged = null;

  async function keep() {
    const items = [...list.children];
    for (const [index, item] of items.entries()) {
      for (const button of item.querySelectorAll("button[value^='front:'], button[value^='up:']")) button.disabled = index === 0;
      item.querySelector("button[value^='down:']").disabled = index === items.length - 1;
    }
    const answer = await deliver(path, { order: items.map((item) => item.dataset.id).join(",") });
    if (answer.message || answer.kept) location.reload();
  }

  for (const item of list.children) {
    item.draggable = true;
    item.addEventListener("dragstart", (event) => {
      dragged = item;
      event.dataTransfer.effectAllowed = "move";
      event.dataTransfer.setData("text/x-linkshelf-next", item.dataset.id);
      item.classList.add("leaving");
    });
    item.addEventListener("dragend", () => {
      item.classList.remove("leaving");
      if (dragged) keep();
      dragged = null;
    });
    item.addEventListener("dragover", (event) => {
      if (!dragged || dragged === item) return;
      event.preventDefault();
      const box = item.getBoundingClientRect();
      if (event.clientY < box.top + box.height / 2) item.before(dragged);
      else item.after(dragged);
    });
    item.addEventListener("keydown", (event) => {
      if (!event.altKey || !["ArrowUp", "ArrowDown"].includes(event.key)) return;
      const other = event.key === "ArrowUp" ? item.previousElementSibling : item.nextElementSibling;
      if (!other) return;
      event.preventDefault();
      const focused = document.activeElement;
      if (event.key === "ArrowUp") other.before(item);
      else other.after(item);
      focused?.focus();
      keep();
    });
  }
  list.addEventListener("drop", (event) => event.preventDefault());
}
