// SPDX-License-Identifier: Apache-2.0
// Does what the popup and the menu ask for, also when the popup is closed meanwhile.
import { api, text } from "./browser.js";
import { addAddress, addPage, Problem } from "./server.js";

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
  if (sender.id !== api.runtime.id || !sender.url?.startsWith(api.runtime.getURL("")) || message?.kind !== "keep") return false;
  tell(message.tab, () => keep(message)).then(answer);
  return true;
});

async function keep({ tab, address, content, choices }) {
  if (!content) return addAddress(address, choices);
  const page = await capture(tab);
  // Somebody may have gone on meanwhile.
  if ((await api.tabs.get(tab)).url !== address) throw new Problem(text("problemMoved"));
  return addPage(address, page, choices);
}

/** Whether the reader lets the browser itself save pages. Firefox throws at the name. */
async function savesWhole() {
  try {
    return await api.permissions.contains({ permissions: ["pageCapture"] });
  } catch {
    return false;
  }
}

/** The page of a tab as one file. */
async function capture(tab) {
  if (await savesWhole()) {
    const blob = await api.pageCapture.saveAsMHTML({ tabId: tab });
    return new Blob([blob], { type: "multipart/related" });
  }
  let results;
  try {
    await api.scripting.executeScript({ target: { tabId: tab }, files: ["serialise.js"] });
    results = await api.scripting.executeScript({ target: { tabId: tab }, func: () => globalThis.linkshelfSerialise() });
  } catch {
    throw new Problem(text("problemPage"));
  }
  const html = results?.[0]?.result;
  if (typeof html !== "string") throw new Problem(text("problemPage"));
  return new Blob([html], { type: "text/html" });
}

/** Does something, and shows on the button how it went. */
async function tell(tab, work) {
  const badge = (words, colour) => {
    api.action.setBadgeText({ text: words, tabId: tab }).catch(() => {});
    if (colour) api.action.setBadgeBackgroundColor({ color: colour, tabId: tab }).catch(() => {});
  };
  badge("…", "#555555");
  try {
    const result = await work();
    badge("✓", "#1a7f37");
    api.action.setTitle({ title: text(result.outcome === "known" ? "doneKnown" : "done"), tabId: tab }).catch(() => {});
    return { result };
  } catch (error) {
    const problem = error instanceof Problem ? error.message : text("problemUnknown", String(error?.message ?? error));
    badge("!", "#b3261e");
    api.action.setTitle({ title: problem, tabId: tab }).catch(() => {});
    return { problem };
  }
}
