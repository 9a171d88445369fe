// SPDX-License-Identifier: Apache-2.0
// Suggestions while tags are written, and chips that put a tag into the field.
import { ask } from "./server.js";

const split = (text) => text.split(",").map((tag) => tag.trim()).filter((tag) => tag !== "");

export function startTags() {
  for (const field of document.querySelectorAll("[data-tags], #bulk-tags")) startField(field);
  for (const chips of document.querySelectorAll("[data-chips-for]")) startChips(chips, document.getElementById(chips.dataset.chipsFor));
}

/// A browser completes whole values, so each suggestion carries the tags before it.
function startField(field) {
  const list = field.list;
  if (!list) return;
  let timer = null;
  let asked = 0;
  field.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      const start = field.value.lastIndexOf(",") + 1;
      const before = field.value.slice(0, start);
      const word = field.value.slice(start).trim();
      if (word === "") return;
      const number = ++asked;
      const names = await ask(`${document.body.dataset.base}/tags/suggest?q=${encodeURIComponent(word)}`, { quiet: true });
      if (!Array.isArray(names) || number !== asked) return;
      list.replaceChildren(...names.slice(0, 20).map((name) => {
        const option = document.createElement("option");
        option.value = before === "" ? name : `${before} ${name}`;
        return option;
      }));
    }, 150);
  });
}

function startChips(chips, field) {
  if (!field) return;
  const buttons = [...chips.querySelectorAll(".tag")].map((label) => {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "tag";
    button.dir = "auto";
    button.textContent = label.textContent;
    button.addEventListener("click", () => {
      const tags = split(field.value);
      const at = tags.indexOf(button.textContent);
      if (at < 0) tags.push(button.textContent);
      else tags.splice(at, 1);
      field.value = tags.join(", ");
      update();
    });
    label.replaceWith(button);
    return button;
  });
  const update = () => {
    const tags = split(field.value);
    for (const button of buttons) button.setAttribute("aria-pressed", String(tags.includes(button.textContent)));
  };
  field.addEventListener("input", update);
  update();
}
