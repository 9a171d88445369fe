// SPDX-License-Identifier: Apache-2.0
// Writes the page that the reader sees as one HTML file: without script, with its styles, pictures and frames in it.
// It runs in the page, apart from the page's own scripts.
(() => {
  /** Limits. What lies beyond keeps its address, and has no data. */
  const LIMITS = { bytes: 24 << 20, oneFile: 6 << 20, files: 800, characters: 12_000_000, elements: 300_000, frames: 30, depth: 3, seconds: 40, atOnce: 6 };
  const api = globalThis.browser ?? globalThis.chrome;
  const EMPTY = new Set("area br col embed hr img input link meta param source track wbr".split(" "));
  const GONE = new Set("script noscript base object embed applet param frame frameset portal fencedframe source track template".split(" "));
  const DROPPED = new Set("srcset sizes integrity nonce crossorigin ping action formaction manifest loading srcdoc autofocus autoplay http-equiv imagesrcset".split(" "));
  const escape = (text) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;").replace(/\u00a0/g, "&nbsp;");

  class Writer {
    constructor(shared) {
      this.shared = shared;
      this.out = [];
    }
    put(text) {
      this.shared.characters += text.length;
      this.out.push(text);
    }
    /** A place for the data of an address. */
    data(address, quote) {
      this.shared.wanted.set(address, null);
      this.out.push({ address, quote });
    }
  }

  const absolute = (address, base) => {
    try { return new URL(address, base).href; } catch { return ""; }
  };
  const isWeb = (address) => /^https?:/i.test(address);

  /** CSS with its addresses made absolute; what can be loaded becomes data. */
  function css(writer, text, base) {
    let last = 0;
    for (const match of text.matchAll(/url\(\s*(?:"((?:[^"\\]|\\[^])*)"|'((?:[^'\\]|\\[^])*)'|([^"'()\s]*))\s*\)/gi)) {
      const address = (match[1] ?? match[2] ?? match[3] ?? "").replace(/\\([^0-9a-f\n])/gi, "$1");
      writer.put(text.slice(last, match.index).replaceAll("</", "<\\/"));
      last = match.index + match[0].length;
      if (address.startsWith("#") || /^data:/i.test(address)) writer.put(match[0].replaceAll("</", "<\\/"));
      else {
        const to = absolute(address, base);
        writer.put('url("');
        if (isWeb(to) || to.startsWith("blob:")) writer.data(to, "css");
        writer.put('")');
      }
    }
    writer.put(text.slice(last).replaceAll("</", "<\\/"));
  }

  function rules(writer, sheet, base, depth = 0) {
    let list;
    try { list = sheet.cssRules; } catch { return false; }
    const from = sheet.href ?? base;
    for (const rule of list) {
      if (rule instanceof CSSImportRule) {
        if (!rule.styleSheet || depth > 4) continue;
        const media = rule.media.mediaText;
        if (media) writer.put(`@media ${media.replaceAll("<", "")}{`);
        if (!rules(writer, rule.styleSheet, from, depth + 1) && rule.styleSheet.href) writer.shared.sheets.push({ writer, at: writer.out.push("") - 1, address: rule.styleSheet.href });
        if (media) writer.put("}");
      } else css(writer, rule.cssText + "\n", from);
    }
    return true;
  }

  function sheet(writer, found, base, media) {
    if (!found || found.disabled) return;
    writer.put(media ? `<style media="${escape(media)}">` : "<style>");
    if (!rules(writer, found, base) && found.href) writer.shared.sheets.push({ writer, at: writer.out.push("") - 1, address: found.href });
    writer.put("</style>");
  }

  function attributes(writer, element, name, extra = {}) {
    const base = element.baseURI;
    for (const { name: given, value } of element.attributes) {
      const key = given.toLowerCase();
      if (key.startsWith("on") || DROPPED.has(key) || key in extra || /[^a-z0-9_:.-]/.test(key) || /^\s*(javascript|vbscript):/i.test(value)) continue;
      if (key === "src" || key === "poster" || key === "background") continue;
      if (key === "style") {
        writer.put(' style="');
        css(writer, escape(value).replaceAll("&quot;", "'"), base);
        writer.put('"');
        continue;
      }
      if ((key === "href" || key === "xlink:href") && !value.startsWith("#")) {
        if (!element.namespaceURI?.endsWith("svg") || name === "a") writer.put(` ${key}="${escape(absolute(value, base))}"`);
        continue;
      }
      writer.put(` ${key}="${escape(value)}"`);
    }
    for (const [key, value] of Object.entries(extra)) if (value !== null) writer.put(` ${key}="${escape(value)}"`);
  }

  function picture(writer, name, address) {
    if (!address) return;
    writer.put(` ${name}="`);
    if (/^data:image\//i.test(address)) writer.put(escape(address));
    else writer.data(address, "attribute");
    writer.put('"');
  }

  const drawn = (canvas) => {
    try { return canvas.toDataURL("image/png"); } catch { return ""; }
  };

  const shadowOf = (element) => {
    try { return element.shadowRoot ?? api.dom?.openOrClosedShadowRoot?.(element) ?? element.openOrClosedShadowRoot ?? null; } catch { return element.shadowRoot; }
  };

  function children(writer, node, depth) {
    for (let child = node.firstChild; child; child = child.nextSibling) write(writer, child, depth);
  }

  function write(writer, node, depth) {
    const { shared } = writer;
    if (shared.characters > LIMITS.characters || ++shared.elements > LIMITS.elements || depth > 600) return;
    if (node.nodeType === Node.TEXT_NODE || node.nodeType === Node.CDATA_SECTION_NODE) return writer.put(escape(node.data));
    if (node.nodeType !== Node.ELEMENT_NODE) return;
    const name = node.localName.toLowerCase();
    if (GONE.has(name) || /[^a-z0-9:_.-]/.test(name)) return;
    switch (name) {
      case "style": return sheet(writer, node.sheet, node.baseURI, node.media);
      case "link": {
        const rel = node.relList;
        if (rel?.contains("stylesheet")) return sheet(writer, node.sheet, node.baseURI, node.media);
        if (rel?.contains("icon") || rel?.contains("canonical")) {
          writer.put(`<link rel="${rel.contains("icon") ? "icon" : "canonical"}" href="`);
          if (rel.contains("icon") && isWeb(node.href)) writer.data(node.href, "attribute"); else writer.put(escape(node.href));
          writer.put('">');
        }
        return;
      }
      // Names such as csrf-token are secrets of the one who is signed in.
      case "meta": if (node.hasAttribute("http-equiv") || node.hasAttribute("charset") || /csrf|xsrf|token/i.test(node.name)) return; break;
      case "img": {
        writer.put("<img");
        attributes(writer, node, name);
        picture(writer, "src", node.currentSrc || node.src);
        return writer.put(">");
      }
      case "canvas": {
        writer.put("<img");
        attributes(writer, node, name);
        picture(writer, "src", drawn(node));
        return writer.put(">");
      }
      case "video": case "audio": {
        writer.put(`<${name}`);
        attributes(writer, node, name);
        if (node.poster) picture(writer, "poster", node.poster);
        return writer.put(`></${name}>`);
      }
      case "iframe": return frame(writer, node);
      case "input": {
        const kind = node.type;
        // What nobody sees, and what is secret, isn't of the page.
        if (kind === "hidden") return;
        writer.put("<input");
        attributes(writer, node, name, { value: ["password", "file"].includes(kind) ? null : node.value });
        if (kind === "image") picture(writer, "src", node.src);
        if (node.checked && !node.hasAttribute("checked")) writer.put(" checked");
        return writer.put(">");
      }
      case "textarea":
        writer.put("<textarea");
        attributes(writer, node, name);
        return writer.put(`>\n${escape(node.value)}</textarea>`);
      case "option":
        writer.put("<option");
        attributes(writer, node, name, { selected: node.selected ? "" : null });
        return writer.put(`>${escape(node.textContent)}</option>`);
      case "image": case "feimage": {
        writer.put(`<${name}`);
        attributes(writer, node, name);
        picture(writer, "href", absolute(node.getAttribute("href") ?? node.getAttribute("xlink:href") ?? "", node.baseURI));
        return writer.put(`></${name}>`);
      }
    }
    writer.put(`<${name}`);
    attributes(writer, node, name);
    writer.put(">");
    if (name === "head") writer.put(`<meta charset="utf-8"><base href="${escape(node.baseURI)}">`);
    if (EMPTY.has(name)) return;
    const shadow = shadowOf(node);
    if (shadow) {
      writer.put('<template shadowrootmode="open">');
      for (const adopted of shadow.adoptedStyleSheets ?? []) sheet(writer, adopted, node.baseURI);
      children(writer, shadow, depth + 1);
      writer.put("</template>");
    }
    if (name === "pre" && node.firstChild?.data?.startsWith("\n")) writer.put("\n");
    children(writer, node, depth + 1);
    if (name === "head") for (const adopted of node.ownerDocument.adoptedStyleSheets ?? []) sheet(writer, adopted, node.baseURI);
    writer.put(`</${name}>`);
  }

  /** A frame of the same site is written into its place; of others only the place is kept. */
  function frame(writer, node) {
    const { shared } = writer;
    writer.put("<iframe");
    attributes(writer, node, "iframe", { sandbox: "" });
    let inner = null;
    try { inner = node.contentDocument; } catch { /* of another site */ }
    if (inner?.documentElement && shared.frames < LIMITS.frames && shared.depth < LIMITS.depth) {
      shared.frames++;
      shared.depth++;
      const part = new Writer(shared);
      part.put("<!doctype html>");
      write(part, inner.documentElement, 0);
      shared.depth--;
      writer.put(' srcdoc="');
      writer.out.push({ part });
      writer.put('"');
    }
    writer.put("></iframe>");
  }

  const asData = (blob) => new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result);
    reader.onerror = () => failed(reader.error);
    reader.readAsDataURL(blob);
  });

  /** Loads what is wanted, a few at once, until time or room ends. */
  async function load(shared, addresses, take) {
    const end = performance.now() + LIMITS.seconds * 1000;
    const queue = addresses.slice(0, LIMITS.files);
    const worker = async () => {
      for (let address = queue.shift(); address && performance.now() < end && shared.bytes < LIMITS.bytes; address = queue.shift()) {
        try {
          // Other sites get no cookie, as most of them then allow what they wouldn't otherwise.
          const answer = await fetch(address, { credentials: "same-origin", cache: "force-cache", signal: AbortSignal.timeout(15_000) });
          if (!answer.ok) continue;
          const blob = await answer.blob();
          if (blob.size > LIMITS.oneFile || shared.bytes + blob.size > LIMITS.bytes) continue;
          shared.bytes += blob.size;
          await take(address, blob);
        } catch { /* It isn't allowed, or isn't there. */ }
      }
    };
    await Promise.all(Array.from({ length: LIMITS.atOnce }, worker));
  }

  /** Where a site doesn't let its pictures be loaded again, those that are seen may still be drawn. */
  function draw(shared, root) {
    for (const image of root.images ?? []) {
      const address = image.currentSrc || image.src;
      if (!shared.wanted.has(address) || shared.wanted.get(address) || !image.naturalWidth || image.naturalWidth * image.naturalHeight > 16e6) continue;
      const canvas = document.createElement("canvas");
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      try { canvas.getContext("2d").drawImage(image, 0, 0); } catch { continue; }
      const data = drawn(canvas);
      if (data && shared.bytes + data.length <= LIMITS.bytes) {
        shared.bytes += data.length;
        shared.wanted.set(address, data);
      }
    }
  }

  function join(writer, shared) {
    return writer.out.map((piece) => {
      if (typeof piece === "string") return piece;
      if (piece.part) return escape(join(piece.part, shared));
      const data = shared.wanted.get(piece.address);
      if (data) return piece.quote === "css" ? data.replaceAll('"', "%22") : escape(data);
      return piece.quote === "css" ? piece.address.replaceAll('"', "%22").replaceAll("\\", "%5C").replaceAll("<", "%3C") : escape(piece.address);
    }).join("");
  }

  globalThis.linkshelfSerialise = async () => {
    const shared = { characters: 0, elements: 0, frames: 0, depth: 0, bytes: 0, wanted: new Map(), sheets: [] };
    const writer = new Writer(shared);
    writer.put("<!doctype html>\n");
    write(writer, document.documentElement, 0);
    // Stylesheets of other sites can't be read from the page, but perhaps loaded.
    for (const { writer: place, at, address } of shared.sheets.slice(0, 100)) {
      await load(shared, [address], async (_, blob) => {
        const part = new Writer(shared);
        const copy = new CSSStyleSheet({ baseURL: address });
        copy.replaceSync(await blob.text());
        for (const rule of copy.cssRules) css(part, rule.cssText + "\n", address);
        place.out[at] = { sheet: part };
      });
    }
    const flatten = (one) => {
      one.out = one.out.flatMap((piece) => (piece.sheet ? flatten(piece.sheet).out : [piece]));
      for (const piece of one.out) if (piece.part) flatten(piece.part);
      return one;
    };
    flatten(writer);
    await load(shared, [...shared.wanted.keys()].filter(Boolean), async (address, blob) => { shared.wanted.set(address, await asData(blob)); });
    draw(shared, document);
    return join(writer, shared);
  };
})();
