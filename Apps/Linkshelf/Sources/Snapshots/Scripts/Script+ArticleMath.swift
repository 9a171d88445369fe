// SPDX-License-Identifier: Apache-2.0

extension Script {
  /// Defines `L.math(element)`: the TeX of a formula, from KaTeX, MathJax or MathML. Null where the element is no formula.
  static let articleMath = #"""
    (() => {
      const annotation = e => { const a = L.one(e,
          'annotation[encoding="application/x-tex"], annotation[encoding="TeX"], annotation[encoding="application/x-latex"]'); return a ? L
          .text(a).trim() : ''; };
      const special = {
        '×': '\\times ',
        '·': '\\cdot ',
        '⋅': '\\cdot ',
        '≤': '\\le ',
        '≥': '\\ge ',
        '≠': '\\ne ',
        '∞': '\\infty ',
        '∑': '\\sum ',
        '∏': '\\prod ',
        '∫': '\\int ',
        '→': '\\to ',
        '∈': '\\in ',
        '∂': '\\partial ',
        '√': '\\sqrt ',
        '±': '\\pm ',
        '−': '-',
        '≈': '\\approx ',
        '⇒': '\\Rightarrow ',
        '∀': '\\forall ',
        '∃': '\\exists ',
        '⊂': '\\subset ',
        '∪': '\\cup ',
        '∩': '\\cap ',
        '∇': '\\nabla ',
        '…': '\\ldots ',
        '⋯': '\\cdots ',
        'α': '\\alpha ',
        'β': '\\beta ',
        'γ': '\\gamma ',
        'δ': '\\delta ',
        'ε': '\\varepsilon ',
        'θ': '\\theta ',
        'λ': '\\lambda ',
        'μ': '\\mu ',
        'π': '\\pi ',
        'ρ': '\\rho ',
        'σ': '\\sigma ',
        'τ': '\\tau ',
        'φ': '\\varphi ',
        'ω': '\\omega ',
        'Δ': '\\Delta ',
        'Σ': '\\Sigma ',
        'Ω': '\\Omega ',
        'Γ': '\\Gamma ',
        'Φ': '\\Phi ',
        'Λ': '\\Lambda ',
        '{': '\\{',
        '}': '\\}',
        '%': '\\%',
        '&': '\\&',
        '#': '\\' + '#',
        '\u2061': '',
        '\u2062': '',
        '\u2063': ',',
        '\u2064': '+'
      };
      const letters = t => [...t].map(c => special[c] ?? c).join('');
      const tex = (e, depth) => {
        if (depth > 60) return '';
        if (L.type(e) !== 1) return '';
        const kids = L.kids(e).filter(c => L.type(c) === 1),
          at = i => kids[i] ? tex(kids[i], depth + 1) : '',
          group = i => { const t = at(i).trim(); return '{' + t + '}'; };
        const all = () => kids.map(c => tex(c, depth + 1)).join('');
        switch (L.name(e)) {
          case 'mi': { const t = L.text(e).trim(); return t.length > 1 && /^[a-z]+$/i.test(t) ? (
              /^(sin|cos|tan|log|ln|exp|lim|max|min|det|gcd)$/.test(t) ? '\\' + t + ' ' : `\\mathrm{${t}}`) : letters(t); }
          case 'mn':
            return L.text(e).trim();
          case 'mo':
            return letters(L.text(e).trim());
          case 'mtext':
          case 'ms':
            return `\\text{${L.text(e).replace(/[{}\\]/g, '')}}`;
          case 'mspace':
            return '\\ ';
          case 'msup':
            return at(0).trim() + '^' + group(1);
          case 'msub':
            return at(0).trim() + '_' + group(1);
          case 'msubsup':
          case 'munderover':
            return at(0).trim() + '_' + group(1) + '^' + group(2);
          case 'munder':
            return at(0).trim() + '_' + group(1);
          case 'mover': { const m = at(1).trim(); const
    accent = { '^': 'hat', '¯': 'bar', '‾': 'bar', '~': 'tilde', '˙': 'dot', '\\to': 'vec' } [m]; return accent ?
              `\\${accent}{${at(0).trim()}}` : at(0).trim() + '^' + group(1); }
          case 'mfrac':
            return '\\frac' + group(0) + group(1);
          case 'msqrt':
            return '\\sqrt{' + all().trim() + '}';
          case 'mroot':
            return '\\sqrt[' + at(1).trim() + ']' + group(0);
          case 'mtable':
            return '\\begin{matrix}' + kids.map(r => L.kids(r).filter(c => L.type(c) === 1).map(c => tex(c, depth + 1).trim()).join(' & '))
              .join(' \\\\ ') + '\\end{matrix}';
          case 'mfenced':
            return (L.attr(e, 'open') ?? '(') + kids.map(c => tex(c, depth + 1)).join(L.attr(e, 'separators') ?? ',') + (L.attr(e,
              'close') ?? ')');
          case 'annotation':
          case 'annotation-xml':
            return '';
          case 'semantics':
            return at(0);
          default:
            return all();
        }
      };
      const strip = t => t.replace(/^\s*\{\\(displaystyle|textstyle)\s+([\s\S]*)\}\s*$/, '$2').replace(/^\s*\\(displaystyle|textstyle)\s+/,
        '').trim();
      const clean = (t, d) => { t = strip(t).replace(/[ \t]*\n\s*/g, d ? '\n' : ' ').replace(/\n{2,}/g, '\n').toWellFormed(); return t ?
        { t: 'm', x: t.slice(0, 20000), d } : { t: 'none' }; };
      const hidden = e => { const r = L.one(e, 'math'); return r; };
      L.math = e => {
        const name = L.name(e),
          label = L.attr(e, 'class') ?? '';
        if (name === 'script') { const type = L.attr(e, 'type') ?? ''; return /^math\/(tex|latex)/.test(type) ? clean(L.text(e),
            /mode=display/.test(type)) : null; }
        if (/(^|\s)katex-display(\s|$)/.test(label)) { const t = annotation(e); return t ? clean(t, true) : null; }
        if (/(^|\s)katex(\s|$)/.test(label)) { const t = annotation(e); if (t) return clean(t, false); const m = hidden(e); return m ?
            clean(tex(m, 0), false) : null; }
        if (/(^|\s)(MathJax_Preview|MathJax_Display|MathJax_SVG|MathJax_CHTML|MathJax)(\s|$)/.test(label) && name !== 'mjx-container') {
          const next = L.next(e),
            script = next && L.type(next) === 1 && /^math\//.test(L.attr(next, 'type') ?? '') || L.one(L.parent(e),
            'script[type^="math/"]');
          if (script) return { t: 'none' };
          const m = L.one(e, 'math');
          const t = L.attr(e, 'data-latex') ?? (m ? annotation(m) || tex(m, 0) : '');
          return t ? clean(t, /Display/.test(label)) : null;
        }
        if (name === 'mjx-container') {
          const display = L.attr(e, 'display') === 'true' || L.attr(e, 'display') === 'block',
            said = L.attr(e, 'data-latex') ?? L.attr(L.one(e, '[data-latex]') ?? e, 'data-latex');
          const m = L.one(e, 'math');
          const t = said || (m ? annotation(m) || tex(m, 0) : '');
          return t ? clean(t, display) : null;
        }
        if (name === 'math') { const display = L.attr(e, 'display') === 'block' || L.css(e).display === 'block'; return clean(annotation(
            e) || (L.attr(e, 'alttext') ?? '').trim() || tex(e, 0), display && L.attr(e, 'display') === 'block'); }
        if (/(^|\s)mwe-math-element(\s|$)/.test(label)) {
          const m = L.one(e, 'math'),
            image = L.one(e, 'img[alt]'),
            t = (m ? annotation(m) || L.attr(m, 'alttext') || tex(m, 0) : '') || (image ? L.attr(image, 'alt') : '');
          return t ? clean(t, /block/.test(label) || m && L.attr(m, 'display') === 'block') : null;
        }
        if (name === 'img' && /(^|\s)(latex|tex|ee_img|math|mwe-math-fallback-image-(inline|display))(\s|$)/.test(label) && L.attr(e,
          'alt')) return clean(L.attr(e, 'alt').replace(/^\$+|\$+$/g, ''), /display/.test(label));
        return null;
      };
    })()
    """#
}
