// SPDX-License-Identifier: Apache-2.0

/// The scripts that run in a world of their own beside the page's scripts.
///
/// They reach elements only through ``tools``: a page can give a form or the document members of any name, and so hide the real ones.
enum Script {
  /// Defines `L`, the functions that all other scripts use.
  static let tools = #"""
    (() => {
      const get = (C, n) => { const g = Object.getOwnPropertyDescriptor(C.prototype, n).get; return o => g.call(o); };
      const fn = (C, n) => { const f = C.prototype[n]; return (o, ...a) => f.apply(o, a); };
      const L = globalThis.L = {
        first: get(Node, 'firstChild'),
        next: get(Node, 'nextSibling'),
        previous: get(Node, 'previousSibling'),
        parent: get(Node, 'parentNode'),
        type: get(Node, 'nodeType'),
        text: get(Node, 'textContent'),
        base: get(Node, 'baseURI'),
        value: get(CharacterData, 'data'),
        contains: fn(Node, 'contains'),
        rootNode: fn(Node, 'getRootNode'),
        name: get(Element, 'localName'),
        space: get(Element, 'namespaceURI'),
        attr: fn(Element, 'getAttribute'),
        has: fn(Element, 'hasAttribute'),
        setAttr: fn(Element, 'setAttribute'),
        attrs: get(Element, 'attributes'),
        rect: fn(Element, 'getBoundingClientRect'),
        shadow: get(Element, 'shadowRoot'),
        matches: fn(Element, 'matches'),
        closest: fn(Element, 'closest'),
        scrollHeight: get(Element, 'scrollHeight'),
        clientHeight: get(Element, 'clientHeight'),
        innerText: get(HTMLElement, 'innerText'),
        body: get(Document, 'body'),
        root: get(Document, 'documentElement'),
        title: get(Document, 'title'),
        byId: fn(Document, 'getElementById'),
        css: e => getComputedStyle(e),
      };
      const find = [Document, DocumentFragment, Element].map(C => [C, C.prototype.querySelectorAll]);
      L.all = (root, selector) => { for (const [C, f] of find)
          if (root instanceof C) return [...f.call(root, selector)]; return []; };
      L.one = (root, selector) => L.all(root, selector)[0] ?? null;
      L.kids = n => { const out = []; for (let c = L.first(n); c; c = L.next(c)) out.push(c); return out; };
      L.parentElement = e => { const p = L.parent(e); return p && L.type(p) === 1 ? p : null; };
      L.inline = (e) => { const g = Object.getOwnPropertyDescriptor(e instanceof SVGElement ? SVGElement.prototype : HTMLElement.prototype,
          'style'); return e instanceof HTMLElement || e instanceof SVGElement ? g.get.call(e) : null; };
      L.set = (e, name, value) => { const s = L.inline(e); if (s) CSSStyleDeclaration.prototype.setProperty.call(s, name, value,
          'important'); };
      L.label = e => ((L.attr(e, 'class') ?? '') + ' ' + (L.attr(e, 'id') ?? '')).toLowerCase();
      L.absolute = (address, base) => { try { return new URL(address, base ?? L.base(document)).href; } catch { return ''; } };
      L.web = address => /^https?:/i.test(address);
      /* Every element in document order, with those in open shadow roots. */
      L.elements = (root, max) => {
        const out = [],
          stack = [root];
        while (stack.length && out.length < max) {
          const n = stack.pop();
          if (L.type(n) === 1) out.push(n);
          const inner = [];
          if (L.type(n) === 1) { const s = L.shadow(n); if (s) inner.push(s); }
          for (let c = L.first(n); c; c = L.next(c))
            if (L.type(c) === 1) inner.push(c);
          for (let i = inner.length - 1; i >= 0; i--) stack.push(inner[i]);
        }
        return out;
      };
      L.results = {};
      /* Gives the result in slices that cut no character in two. */
      L.slice = (name, start, count) => {
        const text = L.results[name] ?? '';
        let end = Math.min(text.length, start + count);
        if (end < text.length && (text.charCodeAt(end - 1) & 0xFC00) === 0xD800) end++;
        return end + '\n' + text.slice(start, end);
      };
    })()
    """#
}
