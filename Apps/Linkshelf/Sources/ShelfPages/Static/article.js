// SPDX-License-Identifier: Apache-2.0
// Runs inside an article's frame, which has no origin: it sees the article and can send messages to the page around it, nothing else. It's the
// only script that the article's policy allows. It says what is selected and where reading is, and shows marks.
(() => {
  "use strict";
  // White space and what isn't seen: places are told in the UTF-8 of all other letters, as the server tells them.
  const passedOver = /[\u0000-\u0020\u007f\u0085\u00a0\u00ad\u061c\u1680\u2000-\u200b\u200e\u200f\u2028-\u202f\u205f-\u2064\u2066-\u2069\u3000\ufeff]/g;
  const blocks = "p,li,h1,h2,h3,h4,h5,h6,pre,td,th,dt,dd,figcaption,caption,blockquote,div";
  const encoder = new TextEncoder();
  const letters = (text) => encoder.encode(text.replace(passedOver, "")).length;
  const tell = (kind, fields) => parent.postMessage({ shelf: 1, kind, ...fields }, "*");
  let total = 0;
  let selected = null;
  let spoken = null;
  let timer = 0;

  function before(node, offset) {
    const range = new Range();
    range.setStart(document.body, 0);
    range.setEnd(node, offset);
    return range.toString();
  }

  function after(node, offset) {
    const range = new Range();
    range.setStart(node, offset);
    range.setEnd(document.body, document.body.childNodes.length);
    return range.toString();
  }

  function passage(range) {
    const ahead = before(range.startContainer, range.startOffset);
    return {
      exact: range.toString(), before: ahead.slice(-200), after: after(range.endContainer, range.endOffset).slice(0, 200),
      place: letters(ahead) / Math.max(1, total),
    };
  }

  function select() {
    const selection = getSelection();
    const range = selection?.rangeCount && !selection.isCollapsed ? selection.getRangeAt(0) : null;
    if (!range || !range.toString().trim() || range.toString().length > 20000) {
      if (selected) tell("selection", { exact: "" });
      selected = null;
      return;
    }
    selected = range.cloneRange();
    const box = range.getBoundingClientRect();
    tell("selection", { ...passage(range), top: box.top, bottom: box.bottom, left: box.left, right: box.right });
  }

  /// Marks the text of a range, without its tags.
  function wrap(range, id, colour) {
    const walker = document.createTreeWalker(range.commonAncestorContainer, NodeFilter.SHOW_TEXT);
    const found = [];
    if (range.commonAncestorContainer.nodeType === Node.TEXT_NODE) found.push(range.commonAncestorContainer);
    while (walker.nextNode()) if (range.intersectsNode(walker.currentNode)) found.push(walker.currentNode);
    const { startContainer, startOffset, endContainer, endOffset } = range;
    let isFirst = true;
    for (let node of found) {
      const end = node === endContainer ? endOffset : node.length;
      const start = node === startContainer ? startOffset : 0;
      if (end <= start || !node.data.slice(start, end).replace(passedOver, "")) continue;
      if (end < node.length) node.splitText(end);
      if (start > 0) node = node.splitText(start);
      const mark = document.createElement("mark");
      mark.className = `hl ${colour}`;
      mark.dataset.marks = id;
      if (isFirst) mark.id = `mark-${id}`;
      isFirst = false;
      node.before(mark);
      mark.append(node);
    }
  }

  const marksOf = (id) => [...document.querySelectorAll("mark.hl")].filter((mark) => (mark.dataset.marks ?? "").split(" ").includes(id));

  function unmark(id) {
    for (const mark of marksOf(id)) {
      const others = mark.dataset.marks.split(" ").filter((each) => each !== id);
      mark.dataset.marks = others.join(" ");
      if (others.length === 0) mark.replaceWith(...mark.childNodes);
    }
  }

  /// The blocks that have text of their own.
  function paragraphs() {
    return [...document.body.querySelectorAll(blocks)].filter((block) =>
      [...block.childNodes].some((node) => (node.nodeType === Node.TEXT_NODE || !node.matches?.(blocks)) && node.textContent.trim())
        && (!block.querySelector(blocks) || [...block.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())));
  }

  /// The text of a block without that of blocks in it.
  function ownText(block) {
    let text = "";
    for (const node of block.childNodes) if (!(node.matches?.(blocks) || node.querySelector?.(blocks))) text += node.textContent;
    return text;
  }

  function place() {
    const block = paragraphs().find((each) => each.getBoundingClientRect().bottom > 8);
    const height = document.documentElement.scrollHeight;
    const share = Math.min(1, Math.max(0, (scrollY + innerHeight) / Math.max(1, height)));
    const fields = { share, exact: "", before: "", after: "", place: 0 };
    if (block) {
      const ahead = before(block, 0);
      const text = ownText(block).trim();
      Object.assign(fields, {
        exact: text.slice(0, 200), before: ahead.slice(-200), after: after(block, 0).trimStart().slice(text.slice(0, 200).length, 400),
        place: letters(ahead) / Math.max(1, total),
      });
    }
    tell("place", fields);
  }

  function speak(index) {
    spoken?.classList.remove("spoken");
    spoken = index === null ? null : (paragraphs()[index] ?? null);
    spoken?.classList.add("spoken");
    spoken?.scrollIntoView({ block: "center", behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth" });
  }

  /// Marks words that were marked before, the first time they follow what stood before them.
  function find(ahead, exact, id, colour) {
    const whole = document.body.textContent;
    const near = ahead.slice(-60);
    let start = whole.indexOf(near + exact);
    start = start >= 0 ? start + near.length : whole.indexOf(exact);
    if (!exact || start < 0) return;
    const range = new Range();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let passed = 0;
    let isBegun = false;
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (!isBegun && start < passed + node.length) {
        range.setStart(node, start - passed);
        isBegun = true;
      }
      if (isBegun && start + exact.length <= passed + node.length) {
        range.setEnd(node, start + exact.length - passed);
        return wrap(range, id, colour);
      }
      passed += node.length;
    }
  }

  /// Goes to where a share of the article was read.
  function go(share) {
    if (document.getElementById("shelf-here")) document.getElementById("shelf-here").scrollIntoView();
    else if (share > 0 && share < 0.97) scrollTo(0, share * document.documentElement.scrollHeight - innerHeight);
  }

  function tellParagraphs() {
    const all = paragraphs();
    const first = Math.max(0, all.findIndex((each) => each.getBoundingClientRect().bottom > 8));
    const list = all.slice(0, 5000).map((each) => ({
      text: ownText(each).replace(/\s+/g, " ").trim().slice(0, 5000), lang: each.closest("[lang]")?.getAttribute("lang") ?? "",
    }));
    tell("paragraphs", { list, first });
  }

  addEventListener("message", (event) => {
    const data = event.data;
    if (event.source !== parent || typeof data !== "object" || data?.shelf !== 1) return;
    const id = String(data.id ?? "");
    switch (data.kind) {
      case "mark":
        if (selected) wrap(selected, id, String(data.colour));
        getSelection()?.removeAllRanges();
        selected = null;
        break;
      case "unmark": unmark(id); break;
      case "rename": for (const mark of marksOf(String(data.old))) mark.dataset.marks = mark.dataset.marks.replace(String(data.old), id); break;
      case "find": find(String(data.before ?? ""), String(data.exact ?? ""), id, String(data.colour)); break;
      case "go": go(Number(data.share)); break;
      case "paragraphs": tellParagraphs(); break;
      case "speak": speak(Number.isInteger(data.index) ? data.index : null); break;
      case "place": place(); break;
    }
  });

  addEventListener("DOMContentLoaded", () => {
    total = letters(document.body.textContent);
    document.addEventListener("selectionchange", () => {
      clearTimeout(timer);
      timer = setTimeout(select, 150);
    });
    let scrolled = 0;
    addEventListener("scroll", () => {
      clearTimeout(scrolled);
      scrolled = setTimeout(place, 300);
      if (selected) select();
    }, { passive: true });
    addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (["h", "n", "Escape"].includes(event.key) && selected) tell("key", { key: event.key });
    });
    document.addEventListener("click", (event) => {
      const mark = event.target.closest?.("mark.hl");
      const link = event.target.closest?.("a[href^='#']");
      if (link) {
        event.preventDefault();
        document.getElementById(decodeURIComponent(link.getAttribute("href").slice(1)))?.scrollIntoView();
      } else if (mark && !event.target.closest("a") && getSelection()?.isCollapsed) tell("mark", { id: mark.dataset.marks.split(" ")[0] });
    });
    tell("ready", {});
  });
})();
