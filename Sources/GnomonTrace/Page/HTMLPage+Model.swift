// SPDX-License-Identifier: Apache-2.0
extension HTMLPage {
  /// The document, the tree as rows, and where each view was in each pass.
  static let model = #"""
    "use strict";
    const read = id => JSON.parse(document.getElementById(id).textContent);
    const data = read("data"), pictures = read("pictures"), nodes = data.nodes, passes = data.passes;
    const $ = id => document.getElementById(id), places = Math.max(0, ...nodes.slice(0, 9999).map(v => (v.source || "").length));
    let width = data.size.width, height = data.size.height;
    const element = (name, text, cls) => { const e = document.createElement(name); if (text) e.textContent = text; if (cls) e.className = cls; return e; };
    const n = v => v === null || v === undefined ? "nil" : v === "infinity" ? "∞" : String(Math.round(v * 100) / 100);
    const size = (a, b) => n(a) + "×" + n(b);
    const label = v => v.view + (v.text ? " “" + v.text.slice(0, 32) + "”" : "");
    const above = v => v.parent === undefined || v.parent === null ? null : nodes[v.parent];
    const path = v => { const list = []; for (; v; v = above(v)) list.unshift(v); return list; };
    // What the document leaves out: redraws stand with their passes, evaluations with the outermost view that shares them.
    for (const v of nodes) v.redraws = [];
    passes.forEach((p, i) => { for (const r of p.redraws) if (r.node !== undefined) nodes[r.node].redraws.push({ pass: data.firstPass + i, words: r.words, because: r.because }); });
    const evaluationsOf = v => { while (v && !v.evaluations) v = above(v); return v ? v.evaluations : []; };
    const visible = v => { while (v && !v.view) v = above(v); return v; };

    // A node without a name takes part in the arithmetic; what's in it stands in its place.
    const below = nodes.map(() => []);
    for (const v of nodes) if (v.view) { const p = above(v) && visible(above(v)); if (p) below[p.id].push(v.id); }
    const depth = nodes.map(() => 0), order = [];
    for (const v of nodes) if (v.view) { const p = above(v) && visible(above(v)); depth[v.id] = p ? depth[p.id] + 1 : 0; order.push(v); }
    const unnamed = new Map();
    for (const k of nodes) if (!k.view && k.marks.length) { const v = visible(k); if (v) { if (!unnamed.has(v.id)) unnamed.set(v.id, []); unnamed.get(v.id).push(k); } }
    const faulty = new Map();
    for (const f of data.findings) { const list = faulty.get(f.node) || []; list.push(f); faulty.set(f.node, list); }

    const folded = new Set();
    let rows = [], rowOf = new Map();
    function listRows() {
      rows = []; rowOf = new Map();
      let hiddenBelow = -1;
      for (const v of order) {
        if (hiddenBelow >= 0 && depth[v.id] > hiddenBelow) continue;
        hiddenBelow = folded.has(v.id) ? depth[v.id] : -1;
        rowOf.set(v.id, rows.length); rows.push(v);
      }
    }
    function unfold(v) { for (let p = above(v); p; p = above(p)) folded.delete(p.id); listRows(); }

    // Frames as they were drawn in a pass: from the last pass backwards.
    const last = passes.length - 1;
    let now = last, frames = null;
    function framesAt(pass) {
      const at = new Map();
      for (let i = last; i > pass; i--) for (const m of passes[i].moves) if (m.node !== undefined) at.set(m.node, m.old || null);
      return at;
    }
    const frameOf = v => frames && frames.has(v.id) ? frames.get(v.id) : v.drawn;
    const number = index => data.firstPass + index;
    const frameNumber = index => { let f = 0; while (f + 1 < data.frames.length && data.frames[f + 1].firstPass <= number(index)) f++; return f; };

    """#
}
