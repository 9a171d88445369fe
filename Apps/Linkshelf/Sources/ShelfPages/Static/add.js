// SPDX-License-Identifier: Apache-2.0
// Adds a link from the field above a list without a page load, so that it's seen at once. What needs a page of its own, as several links or
// one that's known, is sent as an ordinary form.
import { ask, parse, show } from "./server.js";

export function startAdding() {
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!form.matches?.(".addbar") || event.defaultPrevented || form.hasAttribute("aria-busy")) return;
    const list = document.getElementById("links");
    // In another order, or on a later page, a new link isn't the first.
    const query = new URLSearchParams(location.search);
    if (!list || query.get("after") || (query.get("sort") ?? "newest") !== "newest") return;
    event.preventDefault();
    add(form, list);
  });
}

async function add(form, list) {
  form.setAttribute("aria-busy", "true");
  const answer = await ask(form.getAttribute("action"), { method: "POST", body: new URLSearchParams(new FormData(form)), quiet: true });
  form.removeAttribute("aria-busy");
  const row = answer?.rows?.[0];
  const known = row && document.getElementById(`link-${row.id}`);
  if (!row?.html || known) return HTMLFormElement.prototype.submit.call(form);
  list.prepend(...parse(row.html));
  form.querySelector("#addresses").value = "";
  show({ ...answer, added: true });
}
