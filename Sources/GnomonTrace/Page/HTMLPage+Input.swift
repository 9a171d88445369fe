// SPDX-License-Identifier: Apache-2.0
extension HTMLPage {
  /// Pointer, keys, search, and the way through the passes.
  static let input = #"""
    function pin(v, scrolls) {
      pinned = v;
      if (!v) { outline(null); showRows(); return; }
      if (!rowOf.has(v.id)) unfold(v);
      const y = rowOf.get(v.id) * rowHeight;
      if (scrolls) { if (y < tree.scrollTop) tree.scrollTop = y - rowHeight; else if (y + rowHeight > tree.scrollTop + tree.clientHeight) tree.scrollTop = y - tree.clientHeight + 2 * rowHeight; }
      tree.setAttribute("aria-activedescendant", "row" + v.id);
      showRows(); outline(v); tell(v);
    }
    function hover(v) { if (v === over) return; over = v; for (const e of $("rows").children) e.classList.toggle("over", !!v && e.dataset.id === String(v.id)); outline(v || pinned); }
    const rowAt = e => { const r = e.target.closest(".row"); return r ? nodes[r.dataset.id] : null; };
    tree.addEventListener("scroll", () => showRows(false));
    tree.addEventListener("mousemove", e => hover(rowAt(e)));
    tree.addEventListener("mouseleave", () => hover(null));
    tree.addEventListener("click", e => { const v = rowAt(e); if (!v) return; if (e.target.className === "fold" && below[v.id].length) fold(v, !folded.has(v.id)); else pin(v); });
    function fold(v, isFolded) { if (isFolded) folded.add(v.id); else folded.delete(v.id); listRows(); showRows(); }

    const picture = $("picture");
    const hit = e => {
      const r = picture.getBoundingClientRect(), x = (e.clientX - r.left) / r.width * width, y = (e.clientY - r.top) / r.height * height;
      let best = null, area = Infinity;
      for (const v of order) { const f = frameOf(v); if (f && x >= f.x && x <= f.x + f.width && y >= f.y && y <= f.y + f.height && f.width * f.height <= area) { best = v; area = f.width * f.height; } }
      return best;
    };
    picture.addEventListener("mousemove", e => { const v = hit(e); if (v && v !== over && rowOf.has(v.id)) { const y = rowOf.get(v.id) * rowHeight; if (y < tree.scrollTop || y > tree.scrollTop + tree.clientHeight - rowHeight) { tree.scrollTop = y - tree.clientHeight / 2; showRows(false); } } hover(v); });
    picture.addEventListener("mouseleave", () => hover(null));
    picture.addEventListener("click", e => { const v = hit(e); if (v) pin(v, true); });
    function fit() {
      const box = $("canvas").getBoundingClientRect(), scale = Math.max(.05, Math.min((box.width - 52) / width, (box.height - 52) / height, Math.max(1, 320 / Math.max(width, height))));
      picture.style.width = width * scale + "px"; picture.style.height = height * scale + "px"; showRows();
    }
    addEventListener("resize", fit);
    for (const box of document.querySelectorAll("[data-layer]")) box.addEventListener("change", () => { layers[box.dataset.layer] = box.checked; outline(pinned); });

    let matches = [], match = -1, haystack = null;
    $("search").addEventListener("input", e => {
      const text = e.target.value.toLowerCase().trim();
      haystack = haystack || order.map(v => (label(v) + " " + (v.source || "")).toLowerCase());
      matches = text ? order.filter((v, i) => haystack[i].includes(text)) : []; match = 0;
      hits = new Set(matches.map(v => v.id));
      if (matches.length) pin(matches[0], true); else showRows();
    });
    function step(by) { if (matches.length) { match = (match + by + matches.length) % matches.length; pin(matches[match], true); } }

    const slider = $("pass");
    slider.max = last;
    function showPicture() {
      let best = null; for (const p of pictures) if (p.pass <= number(now)) best = p;
      if (!best && pictures.length) best = pictures[0];
      if (!best) return;
      if ($("shot").getAttribute("src") !== best.source) $("shot").src = best.source;
      if (width !== best.width || height !== best.height) { width = best.width; height = best.height; $("marks").setAttribute("viewBox", "0 0 " + width + " " + height); fit(); }
    }
    function goTo(pass) {
      now = Math.max(0, Math.min(last, pass)); slider.value = now;
      frames = now === last ? null : framesAt(now);
      moved = new Set(passes[now].redraws.map(r => r.node).filter(x => x !== undefined).map(x => { const v = visible(nodes[x]); return v && v.id; }));
      $("picture").classList.add("past"); pinned = null;
      $("passText").textContent = (data.frames.length > 1 ? "frame " + (frameNumber(now) + 1) + ", " : "") + "pass " + number(now) + " of " + number(last);
      showPicture(); outline(null); showRows(); tellPass();
    }
    slider.addEventListener("input", () => goTo(+slider.value));
    $("before").addEventListener("click", () => goTo(now - 1));
    $("after").addEventListener("click", () => goTo(now + 1));

    function key(e) {
      if (e.metaKey || e.ctrlKey || e.altKey) return;
      if (e.target === $("search")) {
        if (e.key === "Enter") { step(e.shiftKey ? -1 : 1); e.preventDefault(); }
        if (e.key === "Escape") { e.target.value = ""; e.target.dispatchEvent(new Event("input")); tree.focus(); }
        return;
      }
      const at = pinned ? rowOf.get(pinned.id) : -1, take = v => { if (v) { pin(v, true); e.preventDefault(); } };
      switch (e.key) {
        case "/": $("search").focus(); e.preventDefault(); break;
        case "[": goTo(now - 1); break;
        case "]": goTo(now + 1); break;
        case "Escape": settle(); break;
      }
      if (e.target === slider) return;
      switch (e.key) {
        case "ArrowDown": take(rows[at + 1]); break;
        case "ArrowUp": take(at > 0 ? rows[at - 1] : null); break;
        case "Home": take(rows[0]); break;
        case "End": take(rows[rows.length - 1]); break;
        case "ArrowRight": if (pinned && folded.has(pinned.id)) { fold(pinned, false); e.preventDefault(); } else if (pinned && below[pinned.id].length) take(nodes[below[pinned.id][0]]); break;
        case "ArrowLeft": if (pinned && below[pinned.id].length && !folded.has(pinned.id)) { fold(pinned, true); e.preventDefault(); } else if (pinned && above(pinned)) take(visible(above(pinned))); break;
      }
    }
    document.addEventListener("keydown", key);
    function settle() { now = last; slider.value = last; frames = null; moved = new Set(); $("picture").classList.remove("past"); showPicture(); pin(null); if (data.findings.length + data.warnings.length) tellFindings(); else { story.replaceChildren(element("h2", "Point at a view"), element("p", "In the picture or in the tree. A click pins it and tells its story.", "dim")); } }
    $("theme").addEventListener("click", () => { const root = document.documentElement, dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches; root.dataset.theme = dark ? "light" : "dark"; });

    const wrong = data.findings.length + data.warnings.length;
    $("facts").textContent = [size(width, height) + " pt", "@" + n(data.scale) + "×", order.length + " views", number(last) + (last === 1 ? " pass" : " passes")].join("  ·  ");
    $("findings").hidden = !wrong; $("findings").textContent = "⚠ " + wrong;
    $("findings").setAttribute("aria-label", wrong + " findings");
    $("findings").addEventListener("click", () => { settle(); tellFindings(); });
    $("time").hidden = last < 2;
    document.documentElement.style.setProperty("--place", Math.min(34, places) + "ch");
    $("marks").setAttribute("viewBox", "0 0 " + width + " " + height);
    slider.value = last; $("passText").textContent = number(last) + " passes, settled";
    if (data.warnings.some(w => w.name === "update-loop")) $("passText").textContent = number(last) + " passes, cut off";
    listRows(); showPicture(); fit();
    const start = order.find(v => faulty.has(v.id)) || order[Math.min(1, order.length - 1)];
    if (start) pin(start, true);
    if (!data.findings.length && data.warnings.length) tellFindings();
    """#
}
