// SPDX-License-Identifier: Apache-2.0

extension Script {
  /// Defines `L.serialise(max)`: the page as HTML without scripts.
  ///
  /// Where something of the network belongs, the text has a mark between two zero characters: `U` an address for an attribute, `I` that of an `img`
  /// element, `S` a stylesheet's address and its media, `C` CSS in an element and `A` CSS in an attribute (each with its base address),
  /// `F` a frame's number, `H` the place after the head's begin.
  static let serialise = #"""
    (() => {
      const empty = new Set('area br col embed hr img input link meta param source track wbr'.split(' '));
      const gone = new Set(
        'script noscript base object embed applet param portal noembed noframes frame frameset dialogpolyfill source track fencedframe'
        .split(' '));
      const links = new Set(['href', 'xlink:href', 'cite', 'longdesc']);
      const dropped = new Set(
        'srcset sizes integrity nonce crossorigin ping action formaction manifest download loading fetchpriority decoding srcdoc sandbox allow allowfullscreen referrerpolicy autofocus autoplay imagesrcset imagesizes http-equiv shadowrootmode is data data-src data-srcset'
        .split(' '));
      const text = t => t.replace(/\0/g, '\uFFFD').replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/\u00a0/g,
        '&nbsp;').toWellFormed();
      const quoted = t => text(t).replace(/"/g, '&quot;');
      const plain = t => t.replace(/\0/g, '\uFFFD').toWellFormed();
      L.frames ??= new WeakMap();
      L.serialise = max => {
        const out = [];
        let count = 0,
          cut = false,
          shade = 0;
        const put = t => { out.push(t);
          count += t.length; };
        const mark = (kind, ...fields) => put('\0' + kind + fields.map(f => plain(f)).join('\n') + '\0');
        const rules = sheet => { try { return [...sheet.cssRules].map(r => r.cssText).join('\n'); } catch { return null; } };
        const own = e => {
          const written = L.text(e),
            sheet = e.sheet;
          if (!sheet) return written;
          if (sheet.disabled) return '';
          let changed = !written.trim();
          if (!changed) try { const copy = new CSSStyleSheet();
            copy.replaceSync(written.replace(/@import[^;]*;/g, '')); const imports = [...sheet.cssRules].filter(r =>
              r instanceof CSSImportRule).length;
            changed = copy.cssRules.length !== sheet.cssRules.length - imports; } catch {}
          return changed ? rules(sheet) ?? written : written;
        };
        const adopted = r => { for (const s of r.adoptedStyleSheets ?? [])
            if (!s.disabled) { put('<style>');
              mark('C', L.base(document), rules(s) ?? '');
              put('</style>'); } };
        const style = (e, css) => { put(' style="');
          mark('A', L.base(document), css);
          put('"'); };
        const attributes = (e, name, extra) => {
          const list = L.attrs(e);
          for (let i = 0; i < list.length && i < 500; i++) {
            const a = list[i],
              n = a.name.toLowerCase(),
              v = a.value;
            if (n.startsWith('on') || dropped.has(n) || /[^a-z0-9_:.-]/.test(n) || extra[n] !== undefined || v.length > 2e6) continue;
            if (n === 'style') { style(e, v); continue; }
            if (n === 'background' && v) { put(' background="');
              mark('U', L.absolute(v));
              put('"'); continue; }
            if (n === 'src' || n === 'poster') continue;
            if (links.has(n) && name !== 'link') {
              if (v.startsWith('#')) { put(` ${n}="${quoted(v)}"`); continue; }
              if (name === 'image' || name === 'feimage' || name === 'use') continue;
              const to = L.absolute(v);
              const same = to.split('#')[0] === location.href.split('#')[0] && to.includes('#');
              if (same) put(` ${n}="${quoted(to.slice(to.indexOf('#')))}"`);
              else if (/^(https?|mailto|tel|ftp|magnet|sms|geo|xmpp|news):/i.test(to)) put(` ${n}="${quoted(to)}"`);
              continue;
            }
            if (/^\s*(javascript|vbscript):/i.test(v)) continue;
            put(v === '' ? ` ${n}` : ` ${n}="${quoted(v)}"`);
          }
          for (const n in extra)
            if (extra[n] !== null && extra[n] !== false) put(extra[n] === true ? ` ${n}` : ` ${n}="${quoted(extra[n])}"`);
        };
        const picture = e => {
          try { const c = new OffscreenCanvas(e.width || e.naturalWidth, e.height || e.naturalHeight);
            c.getContext('2d').drawImage(e, 0, 0, c.width, c.height); const d = document.createElement('canvas');
            d.width = c.width;
            d.height = c.height;
            d.getContext('2d').drawImage(c, 0, 0); return d.toDataURL('image/webp', 0.9); } catch { return ''; }
        };
        const source = to => { if (!to) return; if (shade) { put(' src="');
            mark('U', to);
            put('"'); } else mark('I', to); };
        const children = n => { for (let c = L.first(n); c; c = L.next(c)) node(c); };
        let depth = 0;
        const node = n => {
          if (count > max) { cut = true; return; }
          const type = L.type(n);
          if (type === 3 || type === 4) { put(text(L.value(n))); return; }
          if (type !== 1 || depth > 1500) return;
          depth++;
          element(n, L.name(n).toLowerCase());
          depth--;
        };
        const element = (e, name) => {
          if (gone.has(name) || /[^a-z0-9:_.-]/.test(name)) return;
          const html = L.space(e) === 'http://www.w3.org/1999/xhtml';
          if (!html && (name === 'script' || /^(animate|set|animatetransform|animatemotion)$/.test(name) && /href/i.test(L.attr(e,
              'attributeName') ?? ''))) return;
          if (name === 'style') { put('<style'); const m = L.attr(e, 'media'); if (m) put(` media="${quoted(m)}"`);
            put('>');
            mark(html ? 'C' : 'A', L.base(document), html ? own(e) : L.text(e));
            put('</style>'); return; }
          if (html) switch (name) {
            case 'meta':
              if (!L.has(e, 'http-equiv') && !L.has(e, 'charset') && (L.has(e, 'name') || L.has(e, 'property')) && L.attr(e, 'name')
                ?.toLowerCase() !== 'referrer' && !/csrf|xsrf|token/i.test(L.attr(e, 'name') ?? '')) { put('<meta');
                attributes(e, name, {});
                put('>'); }
              return;
            case 'link': {
              const rel = (L.attr(e, 'rel') ?? '').toLowerCase().split(/\s+/),
                to = L.absolute(L.attr(e, 'href') ?? '');
              if (rel.includes('stylesheet')) { if (e.sheet ? !e.sheet.disabled : !rel.includes('alternate')) mark('S', to, L.attr(e,
                  'media') ?? '', L.base(document), rules(e.sheet ?? {}) ?? ''); } else if (rel.includes('icon')) { put(
                  '<link rel="icon" href="');
                mark('U', to);
                put('">'); } else if (rel.includes('canonical') || rel.includes('license')) put(
                `<link rel="${rel.includes('canonical') ? 'canonical' : 'license'}" href="${quoted(to)}">`);
              return;
            }
            case 'template':
              return;
            case 'img': {
              let from = e.currentSrc || (L.attr(e, 'src') ? L.absolute(L.attr(e, 'src')) : '');
              if (from.startsWith('blob:')) from = picture(e) || from;
              put('<img');
              attributes(e, name, {});
              source(from);
              put('>');
              return;
            }
            case 'canvas': {
              let data = '';
              try { data = HTMLCanvasElement.prototype.toDataURL.call(e, 'image/webp', 0.9); } catch {}
              put('<img');
              attributes(e, name, {});
              source(data);
              put('>');
              return;
            }
            case 'video': {
              const to = L.attr(e, 'poster') ? L.absolute(L.attr(e, 'poster')) : '',
                shot = to ? '' : e.videoWidth ? picture(e) : '';
              put('<video');
              attributes(e, name, { preload: 'none' });
              if (to || shot) { put(' poster="');
                mark('U', to || shot);
                put('"'); }
              put('></video>');
              return;
            }
            case 'audio':
              put('<audio');
              attributes(e, name, { preload: 'none' });
              put('></audio>');
              return;
            case 'iframe': {
              const r = L.rect(e),
                token = L.frames.get(e);
              put('<iframe');
              attributes(e, name, { sandbox: '' });
              if (token !== undefined && r.width > 2 && r.height > 2) { put(' srcdoc="');
                mark('F', String(token));
                put('"'); }
              put('></iframe>');
              return;
            }
            case 'input': {
              const kind = (L.attr(e, 'type') ?? '').toLowerCase(),
                extra = { checked: e.checked && /radio|checkbox/.test(kind) };
              /* What nobody sees may be a secret of the one who is signed in. */
              extra.value = /password|file|hidden|image/.test(kind) ? null : String(e.value ?? '');
              put('<input');
              attributes(e, name, extra);
              if (kind === 'image' && L.attr(e, 'src')) { put(' src="');
                mark('U', L.absolute(L.attr(e, 'src')));
                put('"'); }
              put('>');
              return;
            }
            case 'textarea':
              put('<textarea');
              attributes(e, name, {});
              put('>\n' + text(String(e.value ?? '')) + '</textarea>');
              return;
            case 'option':
              put('<option');
              attributes(e, name, { selected: !!e.selected });
              put('>' + text(L.text(e)) + '</option>');
              return;
            case 'xmp':
            case 'listing':
            case 'plaintext':
              put('<pre>\n' + text(L.text(e)) + '</pre>');
              return;
            case 'title':
              put('<title>' + text(L.text(e)) + '</title>');
              return;
            case 'html':
              put('<html');
              attributes(e, name, {});
              put('>');
              children(e);
              put('</html>');
              return;
            case 'head':
              put('<head>');
              mark('H');
              children(e);
              adopted(document);
              put('</head>');
              return;
          }
          put('<' + name);
          attributes(e, name, {});
          if (!html && (name === 'image' || name === 'feimage')) { const to = L.attr(e, 'href') ?? L.attr(e, 'xlink:href'); if (to) { put(
                ' href="');
              mark('U', L.absolute(to));
              put('"'); } }
          put('>');
          if (html && empty.has(name)) return;
          const shadow = L.shadow(e);
          if (shadow) { put('<template shadowrootmode="open"' + (shadow.delegatesFocus ? ' shadowrootdelegatesfocus' : '') + '>');
            shade++;
            children(shadow);
            adopted(shadow);
            shade--;
            put('</template>'); }
          if (html && name === 'pre') { const f = L.first(e); if (f && L.type(f) === 3 && L.value(f).startsWith('\n')) put('\n'); }
          children(e);
          put('</' + name + '>');
        };
        const type = document.doctype;
        put(document.compatMode === 'BackCompat' ? '' : '<!DOCTYPE html>');
        const root = L.root(document);
        if (root && L.name(root) === 'html') node(root);
        else if (root) { put('<html><head>');
          mark('H');
          put('</head><body>');
          node(root);
          put('</body></html>'); }
        L.results.html = out.join('');
        return JSON.stringify({ count: L.results.html.length, cut });
      };
    })()
    """#
}
