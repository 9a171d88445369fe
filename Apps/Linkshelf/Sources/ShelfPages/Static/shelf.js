// SPDX-License-Identifier: Apache-2.0
// Everything works without this script. It only spares page loads and adds keys.
import { startAdding } from "./add.js";
import { startCompare } from "./compare.js";
import { startDrop } from "./drop.js";
import { startKeys } from "./keys.js";
import { startList } from "./list.js";
import { startOffline } from "./offline.js";
import { startNext } from "./next.js";
import { startReader } from "./reader.js";
import { startPolling } from "./poll.js";
import { startMenus } from "./menus.js";
import { startTags } from "./tags.js";

startMenus();
startList();
startAdding();
startDrop();
startTags();
startKeys();
startPolling();
startCompare();
startReader();
startOffline();
startNext();
startWorker();

function startWorker() {
  if (!("serviceWorker" in navigator) || !window.isSecureContext) return;
  const { worker, base } = document.body.dataset;
  navigator.serviceWorker.register(worker, { scope: `${base}/` }).catch(() => {});
  // Pages that were kept for offline reading belong to the user who leaves. The server's answer clears all the rest.
  document.querySelector("form.sign-out")?.addEventListener("submit", () => {
    caches.keys().then((names) => names.filter((name) => name.startsWith("pages-")).forEach((name) => caches.delete(name)));
  });
}
