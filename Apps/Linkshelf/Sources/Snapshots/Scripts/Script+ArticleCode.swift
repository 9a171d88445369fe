// SPDX-License-Identifier: Apache-2.0

extension Script {
  /// Defines `L.code`: which elements are blocks of code, and every line of them with its indentation, without line numbers and buttons.
  static let articleCode = #"""
    (() => {
      const numbers =
        /(^|[\s_-])(line-?numbers?(-rows)?|linenos?|lineno|linenodiv|ln-num|gutter|blob-num|hljs-ln-numbers?|hljs-ln-n|rouge-gutter|CodeMirror-gutter(s|-wrapper|-elt)?|CodeMirror-linenumber|cm-gutters?|linenumber|react-syntax-highlighter-line-number|react-line-number|code-snippet__line-index|line-index|margin-view-overlays|LineNumber|LN|num)([\s_-]|$)/i;
      const buttons =
        /(^|[\s_-])(copy|copy-?button|copybtn|clipboard|btn-?clipboard|toolbar|code-?toolbar|toolbar-item|code-?header|lang-?label|sr-only|visually-hidden)([\s_-]|$)/i;
      const languageName = /^(?:language|lang|highlight-source|highlight-text|source|brush|code-block|prism)[-:_]([A-Za-z0-9+#.-]+)$/i;
      const notLanguage = new Set('none text plain plaintext txt nohighlight no-highlight auto default code source output'.split(' '));
      const languages = new Set(
        'bash c clojure cpp cs csharp css cuda dart diff dockerfile elixir elm erlang fsharp go graphql groovy haskell html ini java javascript js json jsx julia kotlin latex less lisp lua makefile matlab markdown nginx nim objc objectivec ocaml perl php powershell python py r ruby rb rust scala scheme scss sh shell sql swift toml ts tsx typescript vb vim wasm xml yaml yml zig zsh'
        .split(' '));
      const C = L.code = {};
      C.language = e => {
        for (let n = e, up = 0; n && up < 4; n = L.parentElement(n), up++) {
          const said = L.attr(n, 'data-lang') ?? L.attr(n, 'data-language') ?? L.attr(n, 'data-code-lang') ?? (L.name(n) !== 'html' && L
            .name(n) !== 'body' && up < 2 ? L.attr(n, 'data-syntax') : null);
          if (said && /^[A-Za-z0-9+#.-]{1,24}$/.test(said)) return notLanguage.has(said.toLowerCase()) ? '' : said.toLowerCase();
          const names = (L.attr(n, 'class') ?? '').split(/\s+/);
          for (let i = 0; i < names.length; i++) {
            const m = names[i].match(languageName);
            if (m) return notLanguage.has(m[1].toLowerCase()) ? '' : m[1].toLowerCase();
            if (names[i] === 'brush:' && names[i + 1]) return names[i + 1].replace(/;$/, '').toLowerCase();
          }
          if (up < 2 && names.some(c => /^(hljs|sourceCode|highlight|prettyprint)$/.test(c))) {
            const other = names.find(c => c && !
              /^(hljs|sourceCode|highlight|prettyprint|linenums|numberSource|wrap|copy|notranslate|chroma|shiki|codehilite)$/.test(c) &&
              /^[a-z][a-z0-9+#-]{0,15}$/.test(c));
            if (other && L.name(n) !== 'div') return notLanguage.has(other) ? '' : other;
          }
          if (up < 2 && /^(pre|code)$/.test(L.name(n))) { const known = names.find(c => languages.has(c.toLowerCase())); if (known)
            return known.toLowerCase(); }
          const inner = up === 0 ? L.one(n, 'code[class*=language-], code[class*=lang-], code[data-lang]') : null;
          if (inner && inner !== e) { const m = C.language(inner); if (m) return m; }
          if (up && /^(article|main|body|li|section)$/.test(L.name(n))) break;
        }
        return '';
      };
      const skip = (e, style) => {
        const label = L.label(e),
          name = L.name(e);
        if (style.display === 'none' || name === 'button' || name === 'style' || name === 'script' || name === 'svg' || name === 'textarea')
          return true;
        if (buttons.test(label) && !L.one(e, 'pre, code')) return true;
        if (L.has(e, 'data-line-number') && name === 'td' && !(L.text(e) ?? '').trim()) return true;
        const text = (L.text(e) ?? '').trim();
        if (numbers.test(label) && !/\bblob-code\b/.test(label) && /^[\d\s.:]*$/.test(text)) return true;
        if ((L.attr(e, 'aria-hidden') === 'true' || style.userSelect === 'none') && /^[\d\s]*$/.test(text)) return true;
        return false;
      };
      /* Whether an empty block is an empty line: it holds something besides numbers and buttons. */
      const keepsLine = e => { const kids = L.kids(e).filter(k => L.type(k) === 1); return !kids.length || kids.some(k => !skip(k, L.css(
          k)) && keepsLine(k)); };
      const blocky = d => /^(block|list-item|flex|grid|table|table-row|flow-root|table-row-group)$/.test(d);
      /* Every line of the element. */
      C.lines = root => {
        const lines = [];
        let line = '',
          open = false,
          pad = 0;
        const end = () => { lines.push({ text: line, pad });
          line = '';
          open = false;
          pad = 0; };
        const add = (text, keep) => {
          text = text.replace(/\r\n?/g, '\n').replace(/[\u200b\ufeff]/g, '');
          if (!keep) text = text.replace(/[ \t\n]+/g, ' ');
          const parts = text.split('\n');
          for (let i = 0; i < parts.length; i++) { if (i) end(); if (parts[i]) { line += parts[i];
              open = true; } else if (i) open = false; }
        };
        const walk = (e, depth) => {
          if (depth > 300) return;
          let after = false;
          for (const c of L.kids(L.shadow(e) ?? e)) {
            const type = L.type(c);
            if (type === 3) {
              const keep = /pre|break-spaces/.test(L.css(e).whiteSpace) || /preserve/.test(L.css(e).whiteSpaceCollapse ?? '');
              const value = L.value(c);
              /* Line ends between blocks that are lines already. */
              if (!value.trim() && !/\u00a0/.test(value)) { const display = L.css(e).display; if (after || /grid|flex|table/.test(
                  display) || (/\n/.test(value) && L.next(c) && L.type(L.next(c)) === 1 && blocky(L.css(L.next(c)).display) && !open))
                  continue; if (!keep && !open) continue; }
              after = false;
              add(value, keep);
              continue;
            }
            if (type !== 1) continue;
            if (L.name(c) === 'br') { end();
              after = false; continue; }
            const style = L.css(c);
            if (skip(c, style)) continue;
            if (style.position === 'absolute' && /^[\d\s]*$/.test(L.text(c) ?? '')) continue;
            const parentDisplay = L.css(e).display;
            const isCell = style.display === 'table-cell';
            const block = (blocky(style.display) || /^(div|li|p|tr|pre|ol|ul|table)$/.test(L.name(c)) && style.display !== 'inline' &&
              style.display !== 'contents') && !isCell && !(parentDisplay === 'flex' && L.css(e).flexDirection.startsWith('row') && L
              .css(e).flexWrap === 'nowrap' && /^(span|code)$/.test(L.name(c)) && !blocky(L.css(L.parentElement(e) ?? e).display));
            if (!block) { walk(c, depth + 1); if (/\S/.test(L.text(c) ?? '')) after = false; continue; }
            if (open || line) end();
            const count = lines.length;
            const inset = L.name(c) === 'pre' || L.one(c, 'pre, div, li, table, ol, ul, tr') ? 0 : (parseFloat(style.paddingLeft) || 0) +
              (parseFloat(style.marginLeft) || 0) + (parseFloat(style.textIndent) || 0);
            if (inset) pad = inset;
            walk(c, depth + 1);
            if (open || line) { if (inset) pad = inset;
              end(); } else if (lines.length === count && !L.one(c, 'pre, div, li, tr')) { if (keepsLine(c)) { pad = 0;
                end(); } }
            after = true;
          }
        };
        walk(root, 0);
        if (open || line) end();
        const em = (parseFloat(L.css(L.one(root, 'code') ?? root).fontSize) || 14) * 0.602;
        const base = Math.min(...lines.filter(l => l.text.trim()).map(l => l.pad), Infinity);
        const out = lines.map(l => { const more = l.pad - base; const columns = more > em * 0.8 && !/^[ \u00a0\t]/.test(l.text) ? Math.min(
            200, Math.round(more / em)) : 0; return ' '.repeat(columns) + l.text; });
        const text = out.map(t => t.replace(/[\u00a0\u2007\u202f]/g, ' ').replace(/[ \t]+$/, '')).join('\n').replace(/^(?:[ \t]*\n)+/, '')
          .replace(/\s+$/, '');
        return text.toWellFormed();
      };
      /* The element as a block of code: its text and language. Null where it isn't one. */
      C.block = e => {
        const name = L.name(e),
          label = L.label(e);
        const done = root => { const text = C.lines(root); return text ? { t: 'pre', x: text, l: C.language(root) || C.language(e) } :
          { t: 'none' }; };
        if (name === 'pre') return L.one(e, 'p, h1, h2, h3, img') && !L.one(e, 'code') ? null : done(e);
        if (/\bcodemirror\b/.test(label) && name === 'div') { const c = L.one(e, '.CodeMirror-code'); return c ? done(c) : null; }
        if (/\bcm-editor\b/.test(label)) { const c = L.one(e, '.cm-content'); return c ? done(c) : null; }
        if (/\bmonaco-editor\b/.test(label)) {
          const rows = L.all(e, '.view-line').map(r => [parseFloat(L.css(r).top) || L.rect(r).top, (L.text(r) ?? '').replace(/\u00a0/g,
            ' ')]).sort((a, b) => a[0] - b[0]);
          return rows.length ? { t: 'pre', x: rows.map(r => r[1]).join('\n').toWellFormed(), l: C.language(e) } : null;
        }
        if (name === 'table') {
          if (L.one(e, 'td.blob-code, td[class*=blob-code], td.hljs-ln-code, .react-code-text')) return done(e);
          const pres = L.all(e, 'td pre, td code').filter(p => !L.closest(p, '.lineno, .linenos, .gutter, .rouge-gutter, .linenodiv'));
          const codeCell = L.one(e, 'td.code, td.rouge-code');
          if (codeCell && L.all(e, 'tr').length === 1) return done(codeCell);
          if (L.all(e, 'tr').length === 1 && pres.length === 1 && L.all(e, 'td').length <= 2 && L.all(e, 'td').some(d => numbers.test(L
              .label(d)) || /^[\d\s]+$/.test(L.text(d) ?? ''))) return done(pres[0]);
          return null;
        }
        if (/^(div|figure|section|ol|ul)$/.test(name)) {
          if (/\b(react-code-lines|react-code-file-contents|view-lines)\b/.test(label)) return done(e);
          const pre = L.all(e, 'pre');
          if (/(^|[\s_-])(code-snippet|code-snippet__fix|syntaxhighlighter|highlight|codehilite|code-block|codeblock)([\s_-]|$)/.test(
            label)) {
            const own = pre.filter(p => !numbers.test(L.label(p)) && !L.closest(p,
            '.lineno, .linenos, .gutter, .linenodiv, .rouge-gutter'));
            if (own.length === 1 && (L.text(e) ?? '').length < (L.text(own[0]) ?? '').length * 1.5 + 400 && !L.one(e,
                'p, h1, h2, h3, figcaption')) return done(own[0]);
            const table = L.one(e, 'table');
            if (!pre.length && /syntaxhighlighter/.test(label) && table) { const cell = L.one(e, 'td.code'); if (cell) return done(cell); }
            if (!pre.length && !L.one(e, 'p, h1, h2, h3') && mono(e)) return done(e);
          }
          return null;
        }
        if (name === 'code') { const d = L.css(e).display; return blocky(d) && !L.closest(e, 'p') && C.lines(e).includes('\n') ? done(e) :
            null; }
        if (name === 'p') {
          const kids = L.kids(e).filter(c => L.type(c) !== 3 || L.value(c).trim());
          const codes = kids.filter(c => L.type(c) === 1 && L.name(c) === 'code');
          if (codes.length > 1 && kids.every(c => L.type(c) === 1 && /^(code|br)$/.test(L.name(c))) && L.one(e, 'br')) return done(e);
          if (codes.length === 1 && kids.length === 1 && L.one(codes[0], 'br')) return done(e);
        }
        return null;
      };
      const mono = e => { const leaf = L.one(e, 'code, span, div') ?? e; return /mono|courier|consolas|menlo/i.test(L.css(leaf)
        .fontFamily); };
      C.mono = mono;
    })()
    """#
}
