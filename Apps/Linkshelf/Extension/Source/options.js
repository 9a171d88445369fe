// SPDX-License-Identifier: Apache-2.0
import { api, text, translate } from "./browser.js";
import { allow, ask, isOpen, Problem, serverAddress, settings } from "./server.js";

const element = (id) => document.getElementById(id);
const NEEDED = ["read", "add"];

translate();
const kept = await settings();
element("server").value = kept.server || "http://127.0.0.1:8090";
if (kept.token) element("token").placeholder = text("tokenKept");

element("form").addEventListener("submit", (event) => {
  event.preventDefault();
  let server;
  try {
    server = serverAddress(element("server").value);
  } catch (problem) {
    return say(problem.message, "problem");
  }
  // The browser asks its question only while the press is new.
  allow(server).then(() => save(server), () => save(server));
});

async function save(server) {
  const token = element("token").value.trim() || kept.token;
  say(text("checking"), "");
  element("form").setAttribute("aria-busy", "true");
  try {
    if (!token) throw new Problem(text("problemNoToken"));
    const found = await ask("/token", { from: { server, token } });
    const missing = NEEDED.filter((scope) => !found.scopes?.includes(scope));
    if (missing.length) throw new Problem(text("problemScope", missing.join(", ")));
    await api.storage.local.set({ server, token });
    kept.token = token;
    element("server").value = server;
    element("token").value = "";
    element("token").placeholder = text("tokenKept");
    say(text(isOpen(server) ? "savedOpen" : "saved", found.name), isOpen(server) ? "warning" : "good");
  } catch (error) {
    say(error instanceof Problem ? error.message : text("problemUnknown", String(error)), "problem");
  }
  element("form").removeAttribute("aria-busy");
}

function say(words, kind) {
  element("status").textContent = words;
  element("status").className = kind;
}

element("forget").addEventListener("click", async () => {
  await api.storage.local.clear();
  kept.token = "";
  element("token").value = "";
  element("token").placeholder = "";
  say(text("forgotten"), "good");
});

// Only Chromium saves pages as MHTML.
const capture = { permissions: ["pageCapture"] };
if ((api.runtime.getManifest().optional_permissions ?? []).includes("pageCapture")) {
  element("whole").hidden = false;
  element("capture").checked = await api.permissions.contains(capture);
  element("capture").addEventListener("change", async () => {
    const wants = element("capture").checked;
    await (wants ? api.permissions.request(capture) : api.permissions.remove(capture)).catch(() => false);
    element("capture").checked = await api.permissions.contains(capture);
  });
}
