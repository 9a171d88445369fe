// SPDX-License-Identifier: Apache-2.0
// Keeps a page or an address, and shows on the button how it went.
import { api, text } from "./browser.js";
import { addAddress, addPage, Problem } from "./server.js";

export async function keep({ tab, address, content, choices }) {
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

/** The page of a tab as the browser itself saves it. */
async function captureWhole(tab) {
  for (let attempt = 1; ; attempt++) {
    const blob = await api.pageCapture.saveAsMHTML({ tabId: tab });
    try {
      // Read at once: the browser deletes its file when it thinks that nobody needs it.
      return new Blob([await blob.arrayBuffer()], { type: "multipart/related" });
    } catch (error) {
      // A busy machine's browser may have deleted it already. The page is still there.
      if (error?.name !== "NotFoundError" || attempt === 4) throw error;
    }
  }
}

/** The page of a tab as one file. */
async function capture(tab) {
  if (await savesWhole()) return captureWhole(tab);
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
export async function tell(tab, work) {
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
