// SPDX-License-Identifier: Apache-2.0
// Sends forms and shows the answers.
const texts = document.body.dataset;

/// A sentence in the live region.
export function say(sentence, kind = "problem") {
  const box = document.createElement("div");
  box.className = `flash ${kind}`;
  const text = document.createElement("p");
  text.textContent = sentence;
  box.append(text);
  document.getElementById("messages").replaceChildren(box);
}

/// The answer as an object, or null after a message was shown.
export async function ask(path, options = {}) {
  let answer;
  try {
    answer = await fetch(path, { credentials: "same-origin", ...options, headers: { Accept: "application/json", ...options.headers } });
  } catch {
    if (!options.quiet) say(texts.scriptOffline);
    return null;
  }
  const isJSON = (answer.headers.get("Content-Type") ?? "").startsWith("application/json");
  if (!answer.ok || !isJSON) {
    if (!options.quiet) say(texts.scriptFailed);
    return null;
  }
  try {
    return await answer.json();
  } catch {
    if (!options.quiet) say(texts.scriptFailed);
    return null;
  }
}

/// Sends a form as its button would, and shows what comes back. A field named `action` hides the form's property of that name.
export async function send(form, button) {
  const fields = new FormData(form, button);
  if (button?.name === "one") {
    fields.delete("ids");
    fields.delete("value");
  }
  const answer = await ask(button?.getAttribute("formaction") ?? form.getAttribute("action"), { method: "POST", body: new URLSearchParams(fields) });
  if (answer) show(answer);
  return answer;
}

/// Puts rows, messages and numbers of an answer into the page.
export function show(answer) {
  for (const row of answer.rows ?? []) replaceRow(row.id, row.html);
  if (answer.flash) document.getElementById("messages").replaceChildren(...parse(answer.flash));
  if (answer.html) replaceLive(answer.html);
  for (const [name, number] of Object.entries(answer.counts ?? {})) showCount(name, number);
  document.dispatchEvent(new CustomEvent("shelf:change", { detail: answer }));
}

export function parse(html) {
  const holder = document.createElement("template");
  holder.innerHTML = html;
  return [...holder.content.children];
}

function replaceRow(id, html) {
  const row = document.getElementById(`link-${id}`);
  if (!row?.matches("li.link")) return;
  const hadFocus = row.contains(document.activeElement);
  if (html) {
    const [fresh] = parse(html);
    if (!fresh) return;
    const spot = hadFocus ? spotOf(document.activeElement) : null;
    const picked = row.querySelector(".pick input")?.checked ?? false;
    row.replaceWith(fresh);
    const box = fresh.querySelector(".pick input");
    if (box) box.checked = picked;
    if (hadFocus) (fresh.querySelector(spot) ?? fresh.querySelector(".open"))?.focus();
    return;
  }
  const next = row.nextElementSibling ?? row.previousElementSibling;
  row.remove();
  if (hadFocus) (next?.querySelector(".open") ?? document.getElementById("main")).focus();
  if (!document.querySelector("li.link")) location.reload();
}

/// A selector that finds the same control in a fresh copy of a row.
function spotOf(element) {
  if (element.matches(".star")) return ".star";
  if (element.matches(".shelve")) return ".shelve";
  if (element.closest(".menu")) return ".menu summary";
  return element.matches("input") ? ".pick input" : ".open";
}

function replaceLive(html) {
  const live = document.getElementById("live");
  if (!live) return;
  const focused = live.contains(document.activeElement) ? document.activeElement : null;
  live.replaceChildren(...parse(html));
  if (!focused) return;
  const same = [...live.querySelectorAll("button, a")].find((each) => each.value === focused.value && each.href === focused.href);
  (same ?? document.getElementById("main")).focus();
}

function showCount(name, number) {
  const shown = number > 0 ? number.toLocaleString("en") : "";
  for (const place of document.querySelectorAll(`[data-count="${CSS.escape(name)}"]`)) place.textContent = shown;
}
