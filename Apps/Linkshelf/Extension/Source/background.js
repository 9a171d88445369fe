// SPDX-License-Identifier: Apache-2.0
// Does what the popup and the menu ask for, also when the popup is closed meanwhile.
import { api, text } from "./browser.js";
import { keep, tell } from "./keeping.js";
import { addAddress } from "./server.js";

const MENU = "keep-link";

api.runtime.onInstalled.addListener(() => {
  api.contextMenus.removeAll(() => {
    api.contextMenus.create({ id: MENU, title: text("menu"), contexts: ["link"], targetUrlPatterns: ["http://*/*", "https://*/*"] });
  });
});

api.contextMenus.onClicked.addListener(async (info, tab) => {
  if (info.menuItemId !== MENU || !info.linkUrl) return;
  await tell(tab?.id, () => addAddress(info.linkUrl));
});

api.runtime.onMessage.addListener((message, sender, answer) => {
  // Only the extension's own pages ask, and not what runs in pages of the web.
  if (sender.id !== api.runtime.id || !sender.url?.startsWith(api.runtime.getURL(""))) return false;
  if (message?.kind === "ready") {
    answer(true);
    return false;
  }
  if (message?.kind !== "keep") return false;
  tell(message.tab, () => keep(message)).then(answer);
  return true;
});
