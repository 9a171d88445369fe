import Foundation

/// The explanation as one file: picture, tree and story, without a network.
package struct HTMLPage {
  private let explanation: Explanation
  private let title: String
  private let picture: Data

  /// - Parameter picture: PNG of the host.
  package init(_ explanation: Explanation, title: String, picture: Data) {
    self.explanation = explanation
    self.title = title
    self.picture = picture
  }

  package func data() throws -> Data {
    // A closing tag in a text must not end the script that it stands in.
    let json = String(decoding: try explanation.jsonData(), as: UTF8.self).replacing("</", with: "<\\/")
      .replacing("<!--", with: "<\\u0021--")
    let page =
      Self.head + "<title>\(escaped(title))</title>\n<style>\(Self.style)</style></head>\n<body>"
      + Self.body.replacing("{picture}", with: picture.base64EncodedString()).replacing("{title}", with: escaped(title))
      + "<script type=\"application/json\" id=\"data\">\(json)</script>\n<script>\(Self.script)</script></body></html>\n"
    return Data(page.utf8)
  }

  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }

  private static let head = """
    <!doctype html>
    <html lang="en"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width,initial-scale=1">

    """

  private static let body = """

    <header><h1>{title}</h1>
    <input id="search" type="search" placeholder="Search by type or text ( / )" aria-label="Search">
    <label>Pass <input id="pass" type="range" min="0" value="0"> <output id="passText"></output></label></header>
    <main><section id="stage"><div id="picture"><img alt="The picture" src="data:image/png;base64,{picture}">
    <div id="outer"></div><div id="offer"></div><div id="frame"></div></div></section>
    <section id="tree" role="tree" tabindex="0" aria-label="Views"></section></main>
    <section id="story" aria-live="polite"></section>

    """

  private static let style = """
    :root{color-scheme:light dark;--ink:#1d1d1f;--dim:#6e6e73;--line:#d2d2d7;--back:#fff;--bar:#f5f5f7;--mark:#0a66d8;--gold:#a35c00}
    @media(prefers-color-scheme:dark){:root{--ink:#f5f5f7;--dim:#a1a1a6;--line:#424245;--back:#161617;--bar:#1f1f21;--mark:#4aa3ff;--gold:#ffb340}}
    *{box-sizing:border-box}body{margin:0;height:100vh;display:flex;flex-direction:column;background:var(--back);color:var(--ink);font:14px/1.45 system-ui,sans-serif}
    header{display:flex;gap:16px;align-items:center;padding:8px 14px;background:var(--bar);border-bottom:1px solid var(--line)}
    h1{font-size:15px;margin:0;flex:1}header input[type=search]{width:260px;font:inherit;padding:3px 8px}
    main{flex:1 1 62%;display:flex;min-height:0}#stage{flex:1;overflow:auto;padding:16px;background:var(--bar)}
    #picture{position:relative;margin:auto}#picture img{width:100%;display:block;box-shadow:0 0 0 1px var(--line)}
    #picture div{position:absolute;pointer-events:none;display:none}
    #outer{border:1px dotted var(--dim)}#offer{border:1px dashed var(--gold)}#frame{border:2px solid var(--mark);background:color-mix(in srgb,var(--mark) 14%,transparent)}
    #tree{flex:1.2;overflow:auto;border-left:1px solid var(--line);font:12.5px/1.5 ui-monospace,monospace;outline-offset:-2px}
    .row{padding:1px 10px;white-space:pre;cursor:default;content-visibility:auto;contain-intrinsic-size:auto 20px}.row b{font-weight:600}
    .row i{color:var(--dim);font-style:normal}.row.over{background:color-mix(in srgb,var(--mark) 12%,transparent)}.row.pinned{background:var(--mark);color:#fff}.row.pinned i{color:#fff}
    .row.found b{color:var(--gold)}.row .w{color:var(--gold)}
    #story{flex:1 1 38%;overflow:auto;border-top:1px solid var(--line);padding:10px 14px}#story h2{font-size:15px;margin:0 0 2px}
    #story p{margin:2px 0}.dim{color:var(--dim)}.decisive{color:var(--gold);font-weight:600}
    table{border-collapse:collapse;margin-top:6px;font:12px ui-monospace,monospace}td,th{text-align:left;padding:1px 12px 1px 0;border-bottom:1px solid var(--line)}
    """

  private static let script = #"""
    "use strict";
    const data = JSON.parse(document.getElementById("data").textContent), nodes = data.nodes;
    const $ = id => document.getElementById(id), tree = $("tree"), rows = new Map(), shown = [];
    let pinned = null;
    const n = v => v === null ? "nil" : v === "infinity" ? "∞" : String(Math.round(v * 100) / 100);
    const size = (a, b) => n(a) + "×" + n(b);
    const element = (name, text, cls) => { const e = document.createElement(name); if (text) e.textContent = text; if (cls) e.className = cls; return e; };
    const label = v => v.view + (v.text ? " “" + v.text.slice(0, 32) + "”" : "");
    const depthOf = v => { let d = 0; while (v.parent !== undefined && v.parent !== null) { v = nodes[v.parent]; if (v.view) d++; } return d; };
    for (const v of nodes) {
      if (!v.view) continue;
      const row = element("div", "", "row");
      row.dataset.id = v.id; row.setAttribute("role", "treeitem");
      row.append("  ".repeat(depthOf(v)), element("b", label(v)), "  " + size(v.width.proposal, v.height.proposal) + " → " + size(v.width.answer, v.height.answer) + "  ", element("i", v.source || ""));
      if (data.findings.some(f => f.node === v.id)) row.append(element("span", "  ⚠", "w"));
      tree.append(row); rows.set(v.id, row); shown.push(v);
    }
    const picture = $("picture"), width = data.size.width, height = data.size.height;
    picture.style.maxWidth = width + "px";
    const box = (e, x, y, w, h) => { e.style.display = "block"; e.style.left = x / width * 100 + "%"; e.style.top = y / height * 100 + "%"; e.style.width = w / width * 100 + "%"; e.style.height = h / height * 100 + "%"; };
    function outline(v) {
      for (const id of ["outer", "offer", "frame"]) $(id).style.display = "none";
      for (const row of tree.querySelectorAll(".over")) row.classList.remove("over");
      if (!v) return;
      const f = v.frame, w = v.width.proposal, h = v.height.proposal;
      box($("frame"), f.x, f.y, f.width, f.height);
      if (typeof w === "number" && typeof h === "number") box($("offer"), f.x, f.y, w, h);
      if (v.parent !== undefined && v.parent !== null) { const p = nodes[v.parent].frame; box($("outer"), p.x, p.y, p.width, p.height); }
      rows.get(v.id).classList.add("over");
    }
    function path(v) { const list = [v]; while (v.parent !== undefined && v.parent !== null) { v = nodes[v.parent]; list.unshift(v); } return list; }
    function tell(v) {
      const story = $("story"); story.replaceChildren();
      story.append(element("h2", label(v) + " is " + n(v.width.answer) + " wide and " + n(v.height.answer) + " high"));
      story.append(element("p", path(v).filter(x => x.view).map(x => x.view).join(" / ") + (v.source ? "  ·  " + v.source : ""), "dim"));
      story.append(element("p", "Width: " + v.width.decisiveStep, "decisive"), element("p", "Height: " + v.height.decisiveStep, "decisive"));
      for (const f of data.findings.filter(f => f.node === v.id)) story.append(element("p", "⚠ " + f.message + " " + f.hint + " [" + f.name + "]", "decisive"));
      for (const line of v.arithmetic) story.append(element("p", line));
      for (const step of path(v).slice(1)) for (const axis of ["width", "height"]) {
        if (step[axis].offer === "same") continue;
        const by = nodes[step.parent];
        story.append(element("p", (by.view || "…") + " proposes " + (step[axis].proposal === null ? "no " + axis : n(step[axis].proposal) + " of " + axis) + " to " + (step.view || "what's in it") + ": " + step[axis].offerReason, "dim"));
      }
      story.append(element("p", "It takes " + n(v.width.answer) + " of width: " + v.width.answerReason), element("p", "It takes " + n(v.height.answer) + " of height: " + v.height.answerReason));
      for (const e of v.evaluations.slice(0, 20)) story.append(element("p", "Evaluated in pass " + Math.max(1, e.pass) + ": " + e.because, "dim"));
      if (v.questions.length) {
        const table = element("table"); const head = element("tr"); for (const t of ["asked by", "for", "proposed", "answered", ""]) head.append(element("th", t)); table.append(head);
        for (const q of v.questions.slice(0, 200)) { const tr = element("tr"); for (const t of [q.asker === undefined || q.asker === null ? "Host" : nodes[q.asker].view || "…", q.purpose, size(q.proposal.width, q.proposal.height), size(q.answer.width, q.answer.height), q.remembered ? "remembered" : ""]) tr.append(element("td", t)); table.append(tr); }
        story.append(table);
      }
    }
    function pin(v, scrolls) {
      if (pinned) rows.get(pinned.id).classList.remove("pinned");
      pinned = v; if (!v) return;
      rows.get(v.id).classList.add("pinned"); if (scrolls) rows.get(v.id).scrollIntoView({ block: "nearest" });
      outline(v); tell(v);
    }
    const over = e => { const row = e.target.closest(".row"); return row ? nodes[row.dataset.id] : null; };
    tree.addEventListener("mousemove", e => outline(over(e) || pinned));
    tree.addEventListener("mouseleave", () => outline(pinned));
    tree.addEventListener("click", e => { const v = over(e); if (v) pin(v); });
    const hit = e => {
      const r = picture.getBoundingClientRect(), x = (e.clientX - r.left) / r.width * width, y = (e.clientY - r.top) / r.height * height;
      let best = null;
      for (const v of shown) { const f = v.frame; if (x >= f.x && x <= f.x + f.width && y >= f.y && y <= f.y + f.height && (!best || f.width * f.height <= best.frame.width * best.frame.height)) best = v; }
      return best;
    };
    picture.addEventListener("mousemove", e => outline(hit(e)));
    picture.addEventListener("mouseleave", () => outline(pinned));
    picture.addEventListener("click", e => { const v = hit(e); if (v) pin(v, true); });
    $("search").addEventListener("input", e => {
      const text = e.target.value.toLowerCase(); let first = null;
      for (const v of shown) { const found = text && label(v).toLowerCase().includes(text); rows.get(v.id).classList.toggle("found", !!found); if (found && !first) first = v; }
      if (first) pin(first, true);
    });
    document.addEventListener("keydown", e => {
      if (e.key === "/" && e.target !== $("search")) { $("search").focus(); e.preventDefault(); return; }
      if (e.target === $("search") || e.target === $("pass")) return;
      const at = pinned ? shown.indexOf(pinned) : -1;
      if (e.key === "ArrowDown" && at + 1 < shown.length) { pin(shown[at + 1], true); e.preventDefault(); }
      if (e.key === "ArrowUp" && at > 0) { pin(shown[at - 1], true); e.preventDefault(); }
      if (e.key === "ArrowLeft" && pinned) { const p = path(pinned).filter(x => x.view); if (p.length > 1) { pin(p[p.length - 2], true); e.preventDefault(); } }
    });
    const slider = $("pass"); slider.max = Math.max(0, data.passes.length - 1);
    function pass() {
      const p = data.passes[slider.value]; $("passText").textContent = slider.value + " of " + slider.max;
      const story = $("story"); story.replaceChildren(element("h2", "Pass " + slider.value));
      for (const e of p.evaluations) story.append(element("p", e.view + " was evaluated: " + e.because + (e.source ? "  ·  " + e.source : "")));
      for (const a of p.actions) story.append(element("p", a.kind + " of " + a.view + " ran" + (a.value ? " with " + a.value : "") + (a.beganPass ? ", and made the next pass necessary" : ""), a.beganPass ? "decisive" : ""));
      if (!p.evaluations.length && !p.actions.length) story.append(element("p", "Nothing was evaluated, no action ran.", "dim"));
    }
    slider.addEventListener("input", pass);
    $("passText").textContent = data.passes.length + " passes";
    const start = shown.find(v => data.findings.some(f => f.node === v.id)) || shown[shown.length > 1 ? 1 : 0];
    if (start) pin(start, true);
    for (const w of data.warnings) $("story").prepend(element("p", "⚠ " + w.message + " " + (w.hint || ""), "decisive"));
    """#
}
