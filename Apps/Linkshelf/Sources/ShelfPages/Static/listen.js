// SPDX-License-Identifier: Apache-2.0
// Reads an article aloud by the browser's own voices, paragraph by paragraph. The place is the one that reading has.
import { say } from "./server.js";

// Some voices give up in the midst of longer texts.
const LONGEST = 220;

/// A paragraph in pieces, by its sentences.
function pieces(text) {
  const sentences = text.match(/[^.!?。！？；]+[.!?。！？；]*\s*/gu) ?? [text];
  const list = [];
  for (const sentence of sentences) {
    if (list.length > 0 && list[list.length - 1].length + sentence.length < LONGEST) list[list.length - 1] += sentence;
    else list.push(sentence);
  }
  return list.filter((each) => each.trim());
}

export function startListening(reader) {
  const { root, tell } = reader;
  const button = root.querySelector("button.listen");
  const player = root.querySelector(".player");
  if (!button || !player) return;
  button.hidden = false;
  const output = player.querySelector("output");
  const speed = player.querySelector("select");
  const voices = globalThis.speechSynthesis;
  let paragraphs = [];
  let index = 0;
  let state = "off";
  // What an utterance of before says when it ends doesn't count.
  let turn = 0;

  speed.value = localStorage.getItem("listen-speed") ?? "1";

  async function hasVoice() {
    if (!voices || !globalThis.SpeechSynthesisUtterance) return false;
    if (voices.getVoices().length > 0) return true;
    // Some browsers load them only when they're asked for.
    await new Promise((done) => {
      voices.addEventListener?.("voiceschanged", done, { once: true });
      setTimeout(done, 1500);
    });
    return voices.getVoices().length > 0;
  }

  async function start() {
    if (!(await hasVoice())) return say(root.dataset.noVoice);
    state = "asked";
    tell("paragraphs");
  }

  reader.on((data) => {
    if (data.kind !== "paragraphs" || state !== "asked" || !Array.isArray(data.list)) return;
    paragraphs = data.list.slice(0, 5000).map((each) => ({
      text: typeof each?.text === "string" ? each.text.slice(0, 5000) : "",
      lang: typeof each?.lang === "string" && /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/.test(each.lang) ? each.lang : "",
    }));
    index = Number.isInteger(data.first) && data.first >= 0 ? Math.min(data.first, paragraphs.length) : 0;
    player.hidden = false;
    play();
  });

  function play() {
    state = "on";
    root.dataset.listens = "on";
    voices.cancel();
    turn += 1;
    while (index < paragraphs.length && !paragraphs[index].text) index += 1;
    if (index >= paragraphs.length) return finish();
    const { text, lang } = paragraphs[index];
    tell("speak", { index });
    tell("place");
    output.textContent = root.dataset.listening.replace("{n}", index + 1).replace("{m}", paragraphs.length);
    if ("mediaSession" in navigator) navigator.mediaSession.playbackState = "playing";
    const mine = turn;
    const parts = pieces(text);
    parts.forEach((part, position) => {
      const speech = new SpeechSynthesisUtterance(part);
      if (lang) speech.lang = lang;
      speech.rate = Number(speed.value) || 1;
      const over = () => {
        if (mine !== turn || state !== "on" || position < parts.length - 1) return;
        index += 1;
        play();
      };
      speech.addEventListener("end", over);
      speech.addEventListener("error", (event) => {
        if (mine !== turn || ["interrupted", "canceled"].includes(event.error)) return;
        pause();
        say(event.error === "not-allowed" ? root.dataset.press : root.dataset.noVoice);
      });
      voices.speak(speech);
    });
  }

  function pause() {
    state = "paused";
    root.dataset.listens = "off";
    turn += 1;
    voices?.cancel();
    if ("mediaSession" in navigator) navigator.mediaSession.playbackState = "paused";
  }

  function move(step) {
    index = Math.min(paragraphs.length - 1, Math.max(0, index + step));
    state === "on" ? play() : tell("speak", { index });
  }

  function stop() {
    pause();
    state = "off";
    tell("speak", { index: null });
    player.hidden = true;
    reader.saveNow();
    button.focus();
  }

  function finish() {
    stop();
    const { following } = root.dataset;
    if (following) goOn(following).catch(() => location.assign(following));
  }

  /// The next article in this same page: a new page might not speak before somebody presses something.
  async function goOn(path) {
    const answer = await fetch(path, { credentials: "same-origin" });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page.querySelector(".reader[data-link]");
    if (!answer.ok || !fresh?.querySelector("iframe.article")) throw new Error("no reader");
    history.pushState({ isReader: true }, "", path);
    addEventListener("popstate", () => location.reload(), { once: true });
    document.title = page.title;
    root.replaceWith(fresh);
    reader.restart();
  }

  button.addEventListener("click", () => (state === "off" ? start() : stop()));
  player.addEventListener("click", (event) => {
    switch (event.target.closest("button")?.dataset.do) {
      case "play": state === "on" ? pause() : play(); break;
      case "previous": move(-1); break;
      case "next": move(1); break;
      case "stop": stop(); break;
    }
  });
  speed.addEventListener("change", () => {
    localStorage.setItem("listen-speed", speed.value);
    if (state === "on") play();
  });
  addEventListener("pagehide", () => voices?.cancel());
  if ("mediaSession" in navigator) {
    navigator.mediaSession.metadata = new MediaMetadata({ title: root.querySelector("h1")?.textContent ?? "" });
    const actions = { play: () => play(), pause, stop, previoustrack: () => move(-1), nexttrack: () => move(1) };
    for (const [name, action] of Object.entries(actions)) {
      try {
        navigator.mediaSession.setActionHandler(name, () => state !== "off" && action());
      } catch {
        // A browser without this key.
      }
    }
  }
  if (new URLSearchParams(location.search).has("listen")) {
    reader.on((data) => data.kind === "ready" && state === "off" && start());
  }
}
