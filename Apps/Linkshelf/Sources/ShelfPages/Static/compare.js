// SPDX-License-Identifier: Apache-2.0
// Two versions beside each other: from change to change by keys, and pictures by a slider. Without it all of them stand on the page.

const changes = () => [...document.querySelectorAll(".diff .change")];
let at = -1;

/// Goes to the next change, or to the one before. False on pages without changes.
export function stepChange(step) {
  const list = changes();
  if (list.length === 0) return false;
  const focused = list.indexOf(document.activeElement?.closest?.(".change"));
  if (focused >= 0) at = focused;
  at = at < 0 ? (step > 0 ? 0 : list.length - 1) : Math.max(0, Math.min(list.length - 1, at + step));
  list[at].focus({ preventScroll: true });
  list[at].scrollIntoView({ block: "center" });
  const place = document.querySelector("[data-at]");
  if (place) place.textContent = `${at + 1} / `;
  return true;
}

export function startCompare() {
  startJumps();
  startLooks();
}

function startJumps() {
  const jumps = document.querySelector("[data-jumps]");
  if (!jumps) return;
  jumps.querySelector("[data-first]").hidden = true;
  for (const button of jumps.querySelectorAll("[data-jump]")) {
    button.hidden = false;
    button.addEventListener("click", () => stepChange(Number(button.dataset.jump)));
  }
}

function startLooks() {
  const looks = document.querySelector("[data-looks]");
  if (!looks) return;
  const buttons = [...looks.querySelectorAll("[data-look]")];
  const pair = document.querySelector("[data-pair]");
  const slide = document.querySelector("[data-slide]");
  const show = (look) => {
    for (const button of buttons) button.setAttribute("aria-pressed", String(button.dataset.look === look));
    for (const part of document.querySelectorAll("[data-shown]")) part.hidden = !part.dataset.shown.split(" ").includes(look);
    pair.classList.toggle("over", look === "slider");
    slide.parentElement.hidden = look !== "slider";
  };
  // The place where the old picture ends and the new one begins.
  const move = () => pair.style.setProperty("--at", `${slide.value}%`);
  slide.addEventListener("input", move);
  for (const button of buttons) button.addEventListener("click", () => show(button.dataset.look));
  move();
  looks.hidden = false;
  show("pair");
  const drawn = document.querySelector("[data-difference]");
  if (drawn?.complete && drawn.naturalWidth === 0 && drawn.currentSrc) tellWhy(drawn);
  drawn?.addEventListener("error", () => tellWhy(drawn));
}

/// Says why there is no picture.
async function tellWhy(picture) {
  const place = document.querySelector("[data-failed]");
  try {
    const answer = await fetch(picture.src, { headers: { Accept: "application/json" } });
    if (answer.ok) return;
    place.textContent = (await answer.json()).error.message;
    place.hidden = false;
    picture.hidden = true;
  } catch {
    // Without a connection the picture's own text is shown.
  }
}
