// SPDX-License-Identifier: Apache-2.0
// Menus close when another opens, by Escape and by a click beside them. Those in a crowded row open upwards near the foot.
const OPEN = "details:is(.menu, .confirm)[open]";

export function startMenus() {
  document.addEventListener("click", (event) => {
    for (const menu of document.querySelectorAll(OPEN)) if (!menu.contains(event.target)) menu.open = false;
  });
  document.addEventListener("focusin", (event) => {
    for (const menu of document.querySelectorAll(OPEN)) if (!menu.contains(event.target)) menu.open = false;
  });
  document.addEventListener("toggle", (event) => {
    const menu = event.target;
    if (menu.open && menu.matches?.("details:is(.menu, .confirm)")) place(menu);
  }, true);
}

/// Closes the open menu; false if there is none.
export function closeMenu() {
  const menu = document.querySelector(OPEN);
  if (!menu) return false;
  const inside = menu.contains(document.activeElement);
  menu.open = false;
  if (inside) menu.querySelector("summary").focus();
  return true;
}

function place(menu) {
  const panel = menu.querySelector(".panel, .confirm-body");
  if (!panel) return;
  panel.style.removeProperty("inset-block");
  const box = panel.getBoundingClientRect();
  const above = menu.getBoundingClientRect().top;
  if (box.bottom > innerHeight && above > box.height) panel.style.setProperty("inset-block", "auto calc(100% + .25rem)");
}
