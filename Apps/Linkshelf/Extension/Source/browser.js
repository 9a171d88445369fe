// SPDX-License-Identifier: Apache-2.0
// Chromium and Firefox give the same functions under two names.
export const api = globalThis.browser ?? globalThis.chrome;

export const text = (name, ...values) => api.i18n.getMessage(name, values) || name;

/** Puts the texts of the reader's language into a page: `data-text` names an element's text, `data-label` its label. */
export function translate(root = document) {
  document.documentElement.lang = api.i18n.getMessage("@@ui_locale").replace("_", "-");
  for (const element of root.querySelectorAll("[data-text]")) element.textContent = text(element.dataset.text);
  for (const element of root.querySelectorAll("[data-label]")) element.setAttribute("aria-label", text(element.dataset.label));
  document.title = text(document.documentElement.dataset.title);
}
