// SPDX-License-Identifier: Apache-2.0
extension HTMLPage {
  /// What is shown: rows, marks on the picture, the story.
  static let views = #"""
    const tree = $("tree"), rowHeight = 26;
    let pinned = null, over = null, hits = new Set(), moved = new Set(), shown = "";
    const layers = { frame: true, offer: true, space: true, guide: true };

    function showRows(anew = true) {
      const box = $("rows"), first = Math.max(0, Math.floor(tree.scrollTop / rowHeight) - 12);
      const end = Math.min(rows.length, first + Math.ceil(tree.clientHeight / rowHeight) + 24);
      // Scrolling by a little shows rows that are there.
      if (!anew && shown === first + " " + end) return;
      shown = first + " " + end;
      box.style.height = rows.length * rowHeight + "px";
      box.replaceChildren(...rows.slice(first, end).map((v, i) => row(v, first + i)));
    }
    function row(v, index) {
      const e = element("div", "", "row " + v.kind), name = element("span", "", "name");
      e.dataset.id = v.id; e.id = "row" + v.id; e.style.top = index * rowHeight + "px";
      e.setAttribute("role", "treeitem"); e.setAttribute("aria-level", depth[v.id] + 1); e.setAttribute("aria-selected", v === pinned);
      const rail = element("span", "", "rail");
      rail.style.setProperty("--depth", Math.min(depth[v.id], 24)); name.append(rail);
      const fold = element("span", below[v.id].length ? (folded.has(v.id) ? "▶" : "▼") : "", "fold");
      if (below[v.id].length) e.setAttribute("aria-expanded", !folded.has(v.id));
      name.append(fold, element("b", v.view));
      if (v.text) name.append(element("q", v.text.slice(0, 60)));
      if (faulty.has(v.id)) name.append(element("span", "⚠", "warn"));
      const sizes = element("span", "", "size");
      if (v.kind !== "host") sizes.append(element("em", size(v.width.proposal, v.height.proposal) + " → "));
      sizes.append(size(v.width.answer, v.height.answer));
      e.append(name, sizes, element("span", v.source || "", "place"));
      if (v === pinned) e.classList.add("pinned");
      if (v === over) e.classList.add("over");
      if (hits.has(v.id)) e.classList.add("found");
      if (moved.has(v.id)) e.classList.add("changed");
      return e;
    }

    const put = (e, r) => { e.style.display = "block"; e.style.left = r.x / width * 100 + "%"; e.style.top = r.y / height * 100 + "%"; e.style.width = r.width / width * 100 + "%"; e.style.height = r.height / height * 100 + "%"; };
    const shape = (name, attributes, cls, text) => { const e = document.createElementNS("http://www.w3.org/2000/svg", name); for (const k in attributes) e.setAttribute(k, attributes[k]); if (cls) e.setAttribute("class", cls); if (text) e.textContent = text; return e; };
    function outline(v) {
      for (const id of ["outer", "offer", "frame"]) $(id).style.display = "none";
      $("marks").replaceChildren();
      if (!v) { showChanges(); return; }
      const f = frameOf(v), w = v.width.proposal, h = v.height.proposal, settled = !frames;
      if (!f) return;
      if (layers.frame) {
        put($("frame"), f);
        $("badge").textContent = v.view + "  " + size(f.width, f.height);
        $("badge").className = f.y / height < .04 ? "inside" : "";
      }
      const p = above(v) && visible(above(v)), around = p && frameOf(p);
      // Where the proposal would lie isn't said: round the view, and inside the picture where it fits.
      const lay = (start, own, length, all) => { const middle = start + (own - length) / 2; return all >= length && middle < all && middle + length > 0 ? Math.max(0, Math.min(all - length, middle)) : middle; };
      if (layers.offer && settled && typeof w === "number" && typeof h === "number") put($("offer"), { x: lay(f.x, f.width, w, width), y: lay(f.y, f.height, h, height), width: w, height: h });
      if (around) put($("outer"), around);
      if (settled) showMarks(v);
    }
    function showMarks(v) {
      // The marks of the view, and those of the modifiers without a row that belong to it.
      const list = [...v.marks]; for (const k of unnamed.get(v.id) || []) list.push(...k.marks);
      for (const m of list) {
        const f = m.frame, guide = m.kind === "guide";
        if (guide ? !layers.guide : !layers.space) continue;
        if (guide) $("marks").append(shape("line", { x1: f.x, y1: f.y, x2: f.x + f.width, y2: f.y + f.height }, "guide"));
        else $("marks").append(shape("rect", { x: f.x, y: f.y, width: f.width, height: f.height }, m.kind));
        const x = guide && f.width === 0 ? f.x : f.x + f.width / 2, y = guide && f.height === 0 ? f.y : f.y + f.height / 2;
        if (list.length < 60) $("marks").append(shape("text", guide ? f.width === 0 ? { x, y: f.y + f.height + 9 } : { x: f.x + f.width - 2, y: y - 8, style: "text-anchor:end" } : { x, y }, m.kind, m.label));
      }
    }
    function showChanges() {
      if (!$("picture").classList.contains("past") && now === last || now === 0) return;
      for (const r of passes[now].redraws.slice(0, 400)) {
        if (r.old && r.new && (r.old.x !== r.new.x || r.old.y !== r.new.y)) $("marks").append(shape("rect", { x: r.old.x, y: r.old.y, width: r.old.width, height: r.old.height }, "ghost"));
        const f = r.new || r.old;
        if (f) $("marks").append(shape("rect", { x: f.x, y: f.y, width: f.width, height: f.height }, r.kind));
      }
    }

    const story = $("story");
    const link = (v, text) => { const b = element("button", text || label(v), "link"); b.type = "button"; b.addEventListener("click", () => pin(v, true)); return b; };
    const heading = text => story.append(element("h3", text));
    function finding(f) {
      const box = element("div", "", "finding"), first = element("p"), code = element("code", f.name);
      first.append("⚠ " + f.message); box.append(first);
      const second = element("p", f.hint + " ", "dim"); second.append(code); box.append(second);
      return box;
    }
    function answer(v, axis, word) {
      const a = v[axis], box = element("div", "", "answer"), strong = element("strong", axis[0].toUpperCase() + axis.slice(1));
      strong.append(element("span", n(a.answer)), element("em", a.proposal === null ? "nothing proposed" : n(a.proposal) + " proposed"));
      box.append(strong, element("p", a.decisiveStep, "decisive"));
      return box;
    }
    function tell(v) {
      story.replaceChildren(); story.scrollTop = 0;
      const crumbs = element("div", "", "crumbs");
      path(v).filter(x => x.view).forEach((x, i) => { if (i) crumbs.append(" / "); crumbs.append(link(x, x.view)); });
      if (v.source) crumbs.append("  ·  " + v.source);
      story.append(element("h2", label(v) + " is " + n(v.width.answer) + " wide and " + n(v.height.answer) + " high"), crumbs);
      for (const f of faulty.get(v.id) || []) story.append(finding(f));
      const answers = element("div", "", "answers"); answers.append(answer(v, "width"), answer(v, "height")); story.append(answers);
      for (const line of v.arithmetic) { if (line === v.arithmetic[0]) heading("Its arithmetic"); story.append(element("p", line, "sum")); }
      tellSteps(v); tellPlace(v); tellQuestions(v);
      const evaluations = evaluationsOf(v);
      if (evaluations.length) heading("Evaluated");
      for (const e of evaluations.slice(-12)) story.append(element("p", "Pass " + Math.max(1, e.pass) + ": " + e.because));
      if (v.redraws.length) heading("Drawn");
      for (const r of v.redraws.slice(-12)) story.append(element("p", "Pass " + r.pass + ": " + r.words + ": " + r.because));
    }
    function tellSteps(v) {
      const list = element("ol", "", "steps"), trail = path(v);
      const add = (x, lines, key) => {
        const li = element("li", "", key ? "key" : ""), b = element("b"); b.append(link(visible(x) || x, x.view ? label(x) : (visible(x) ? visible(x).view : "Host")));
        li.append(b, element("i", size(x.width.answer, x.height.answer) + (x.source ? "  " + x.source : "")));
        for (const line of lines) li.append(element("p", line.text, line.key ? "key" : "")); list.append(li);
      };
      trail.forEach((x, i) => {
        const next = trail[i + 1], lines = [];
        for (const axis of ["width", "height"]) {
          const decides = v[axis].decisiveNode === x.id;
          if (next && next[axis].offer !== "same") lines.push({ text: "proposes " + (next[axis].proposal === null ? "no " + axis : n(next[axis].proposal) + " of " + axis) + ": " + next[axis].offerReason, key: decides });
          if (x === v || decides && !lines.some(l => l.key)) lines.push({ text: "takes " + n(x[axis].answer) + " of " + axis + ": " + x[axis].answerReason, key: decides });
        }
        if (lines.length) add(x, lines, lines.some(l => l.key));
      });
      for (const axis of ["width", "height"]) { const d = nodes[v[axis].decisiveNode]; if (!trail.includes(d)) add(d, [{ text: "takes " + n(d[axis].answer) + " of " + axis + ": " + d[axis].answerReason, key: true }], true); }
      if (list.childElementCount) { heading("How it came about"); story.append(list); }
    }
    function tellPlace(v) {
      const list = element("ol", "", "steps places"), trail = path(v);
      for (let i = 1; i < trail.length; i++) {
        const outer = trail[i - 1], inner = trail[i], x = inner.frame.x - outer.frame.x, y = inner.frame.y - outer.frame.y, li = element("li"), b = element("b");
        const add = (length, way, back, why) => { if (Math.abs(length) > .001) li.append(element("p", n(Math.abs(length)) + " " + (length < 0 ? back : way) + (why ? ": " + why : ""))); };
        b.append(link(visible(outer) || outer, outer.view ? label(outer) : (visible(outer) ? visible(outer).view : "Host"))); li.append(b);
        add(x, "to the right", "to the left", inner.width.placeReason); add(y, "down", "up", inner.height.placeReason);
        if (li.childElementCount > 1) list.append(li);
      }
      if (list.childElementCount) { heading("It lies at (" + n(v.frame.x) + ", " + n(v.frame.y) + ")"); story.append(list); }
    }
    function tellQuestions(v) {
      if (!v.questions.length) return;
      heading(v.questions.length + (v.questions.length === 1 ? " question" : " questions") + " it was asked");
      const table = element("table"), head = element("tr"); for (const t of ["asked by", "to know", "proposed", "answered", ""]) head.append(element("th", t)); table.append(head);
      for (const q of v.questions.slice(0, 200)) { const tr = element("tr"), by = q.asker === undefined || q.asker === null ? nodes[0] : visible(nodes[q.asker]); for (const t of [by ? by.view : "Host", q.purpose, size(q.proposal.width, q.proposal.height), size(q.answer.width, q.answer.height), q.remembered ? "remembered" : ""]) tr.append(element("td", t)); table.append(tr); }
      story.append(table);
      if (v.questions.length > 200) story.append(element("p", "… and " + (v.questions.length - 200) + " more", "dim"));
    }
    // What happened to many in the same way is told once.
    function together(list, key) { const groups = new Map(); for (const e of list) { const k = key(e), g = groups.get(k); if (g) g[1]++; else groups.set(k, [e, 1]); } return [...groups.values()]; }
    function tellPass() {
      const p = passes[now], f = frameNumber(now), list = element("ul", "", "events");
      story.replaceChildren(); story.scrollTop = 0;
      story.append(element("h2", "Pass " + number(now)), element("div", "frame " + (f + 1) + " of " + data.frames.length + (data.frames[f] ? ": " + data.frames[f].cause : ""), "crumbs"), list);
      const add = (tag, text, detail, node, source) => { const li = element("li"); li.append(element("span", tag, "tag " + tag)); if (node !== undefined && nodes[node] && visible(nodes[node])) li.append(link(visible(nodes[node]), text)); else li.append(text); if (detail) li.append(element("p", detail + (source ? "  ·  " + source : ""), "dim")); list.append(li); };
      const cut = (all, each) => { all.slice(0, 60).forEach(each); if (all.length > 60) add("", "… and " + (all.length - 60) + " more"); };
      for (const c of p.changes) add("began", (c.name || "a value") + ": " + c.old + " → " + c.new, c.writer ? "written by " + c.writer : "", undefined, c.source);
      cut(together(p.evaluations, e => e.name + e.source + e.because), ([e, count]) => add("evaluated", e.name + (count > 1 ? ", " + count + " of them" : ""), e.because, undefined, e.source));
      for (const r of p.reductions) add("reduced", r.key + " → " + r.value, r.contributions.map(c => c.name + " " + c.value).join(", ") + " · read by " + r.name, undefined, r.source);
      cut(together(p.redraws, r => r.words + r.because), ([r, count]) => add("redrawn", r.name + (count > 1 ? " and " + (count - 1) + " more " : " ") + r.words, r.because, r.node, r.source));
      for (const a of p.actions) add("ran", a.kind + (a.value ? " with " + a.value : ""), a.view + (a.beganPass ? ", and made the next pass necessary" : ""), undefined, a.source);
      if (!list.childElementCount) story.append(element("p", "Nothing was evaluated or drawn otherwise, no action ran.", "dim"));
    }
    function tellFindings() {
      story.replaceChildren(); story.scrollTop = 0;
      story.append(element("h2", data.findings.length + data.warnings.length === 1 ? "One thing is probably not meant" : data.findings.length + data.warnings.length + " things are probably not meant"));
      for (const w of data.warnings) story.append(finding({ name: w.name, message: (w.source ? w.source + ": " : "") + w.message, hint: w.hint || "" }));
      for (const f of data.findings) { const box = finding(f); if (nodes[f.node]) box.prepend(link(visible(nodes[f.node]) || nodes[0])); story.append(box); }
    }

    """#
}
