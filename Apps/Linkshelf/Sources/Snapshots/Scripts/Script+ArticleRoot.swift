// SPDX-License-Identifier: Apache-2.0

extension Script {
  /// Defines `L.findArticle()`: which element holds the text that a reader came for, and which elements in it are something else.
  ///
  /// Each block of text counts by its length without links. What is hidden, or by its element, role or name is navigation, counts nothing. From the body
  /// down, the search follows the child that holds nearly everything; an `article` or `main` that holds enough is taken directly.
  static let articleRoot = #"""
    (() => {
      const never = new Set(
        'script style noscript template svg canvas iframe object embed button select textarea input option datalist dialog nav audio video map area link meta head menu progress meter'
        .split(' '));
      const roles =
        /^(navigation|banner|contentinfo|search|dialog|alertdialog|menu|menubar|toolbar|tablist|complementary|tooltip|status|switch|button|listbox|combobox)$/;
      const bound = w => new RegExp('(^|[\\s_-])(' + w + ')([\\s_-]|$)', 'i');
      const junk = bound(
        'nav|navbar|navigation|navbox|menu|submenu|sidebar|side-bar|sidenav|breadcrumbs?|crumbs?|masthead|site-header|page-header|site-footer|page-footer|footer|share|sharing|sharer|share-?buttons?|social|socials|social-?links|addtoany|' +
        'sharedaddy|related|related-?posts?|related-?articles?|recommend|recommended|recommendations?|recirc|promo|promotion|promoted|advert|advertisement|ad|ads|adsbygoogle|ad-?slot|ad-?container|sponsor|sponsored|banner|newsletter|subscribe|' +
        'subscription-?box|signup|sign-up|popup|pop-up|modal|cookie|cookies|consent|toc|table-of-contents|pagination|pager|page-?nav|post-?nav|post-?navigation|prev-?next|tags|tag-?list|post-?tags|tagcloud|categories|' +
        'widget|widgets|widget-area|toolbar|skip-link|sr-only|visually-hidden|screen-reader-text|screen-reader-only|more-?stories|more-?from|more-?posts|read-?next|read-?more|trending|popular|most-?read|most-?popular|outbrain|taboola|' +
        'author-?bio|about-?author|author-?box|author-?card|feedback|rating-?widget|edit-?page|edit-?link|mw-editsection|editsection|infobox|vertical-navbox|metadata|noprint|catlinks|printfooter|jump-link|login|user-?menu|dropdown|dropdown-?menu|' +
        'copyright|disclaimer|legal|backlinks|leaderboard|teaser|teasers|up-?next|cta|call-to-action|back-to-top|headerlink|anchor-link|anchorjs-link|copy-?button|clipboard|copybtn|reaction|reactions|likes|view-?count|votes|vote|utility|utilities|hide|hidden|print-?only|printonly|tooltip|kicker-links|sponsor-?message|paywall|regwall|meter|piano-?offer|subscribe-?wall|offer|upsell'
        );
      const commentary = bound(
        'comments?|comment-?list|commentlist|comments-?area|comment-?section|disqus|disqus_thread|respond|replies|responses|discussion|talkback|comment-?thread'
        );
      const kept = /admonition|callout|note|warning|tip|important|pullquote|footnote|danger|caution|highlight|alert-/i;
      L.words = t => { let n = 0; for (const m of t.matchAll(/[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]|[\p{L}\p{N}]+/gu)) n++; return n; };
      const weight = t => { const wide = (t.match(/[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g) ?? []).length; return t.length + wide *
        1.5; };
      L.findArticle = () => {
        const body = L.body(document);
        if (!body) return null;
        const info = new WeakMap(),
          removed = new WeakSet(),
          hidden = new WeakSet();
        const blank = () => ({ all: 0, good: 0, link: 0, blocks: 0, heads: 0 });
        let visited = 0;
        /* First round: visible text, and text in links. */
        const measure = (e, inLink, depth) => {
          const sum = blank();
          info.set(e, sum);
          if (depth > 400 || visited++ > 300000) return sum;
          const name = L.name(e);
          if (never.has(name) && name !== 'dialog' && name !== 'nav') { return sum; }
          const style = L.css(e);
          if (e !== body && (style.display === 'none' || style.visibility === 'hidden' && !L.one(e, 'math'))) { hidden.add(
          e); return sum; }
          const link = inLink || name === 'a' && L.has(e, 'href');
          let direct = '';
          const walk = root => {
            for (let c = L.first(root); c; c = L.next(c)) {
              const t = L.type(c);
              if (t === 3) direct += L.value(c);
              else if (t === 1) { const s = measure(c, link, depth + 1); for (const k in s) sum[k] += s[k]; }
            }
          };
          walk(L.shadow(e) ?? e);
          direct = direct.replace(/\s+/g, ' ').trim();
          const w = weight(direct);
          sum.all += w;
          if (link) sum.link += w;
          else sum.good += w;
          return sum;
        };
        const total = measure(body, false, 0);
        const whole = Math.max(1, total.all);
        const density = e => { const i = info.get(e); return i && i.all ? i.link / i.all : 0; };
        const isList = total.link / whole > 0.5;
        /* Second round: what is no text of an article. Nothing that holds most of the text goes. */
        const reason = e => {
          const name = L.name(e),
            i = info.get(e);
          if (name === 'nav') return true;
          if (name === 'body' || name === 'main' || name === 'html') return false;
          const role = (L.attr(e, 'role') ?? '').toLowerCase();
          const label = L.label(e) + ' ' + (L.attr(e, 'data-component') ?? '') + ' ' + (L.attr(e, 'data-testid') ?? '');
          if (/^(pre|code|table|tr|td|th|tbody|thead|math|h1|p|li|blockquote|figure|img|picture|em|strong|b|i|dd|dt)$/.test(name) && !
            /infobox|navbox|sidebar|metadata|vertical-nav|ambox|share|social|related|copyright|newsletter|footer|unsubscribe|preheader/
            .test(label)) return false;
          if (roles.test(role)) return true;
          if (L.attr(e, 'aria-hidden') === 'true' && !L.closest(e, '.katex, mjx-container, .MathJax') && i.all < whole * 0.3) return true;
          if (name === 'footer') return !L.closest(e, 'blockquote, figure');
          if (name === 'aside') return !kept.test(label) || density(e) > 0.5;
          if (name === 'header') return !L.closest(e, 'article, main, [role=main]') && !L.one(e, 'h1');
          if (name === 'form') return i.all < 1500 && L.all(e, 'input, select, textarea').length > 0;
          if (name === 'article') return false;
          if (/\b(wp-block-|entry-content|post-content|article-body|articlebody)/.test(label)) return false;
          if (L.all(e, 'pre').reduce((n, p) => n + (info.get(p)?.all ?? 0), 0) > i.all * 0.5) return false;
          return junk.test(label) && !(kept.test(label) && density(e) < 0.3);
        };
        const sweep = (test, share) => {
          let lost = 0;
          const go = (e, depth) => {
            const i = info.get(e);
            if (!i || hidden.has(e) || removed.has(e) || depth > 400) return;
            if (e !== body && i.all < whole * share && test(e)) { removed.add(e);
              lost += i.good; return; }
            for (const c of L.kids(L.shadow(e) ?? e))
              if (L.type(c) === 1) go(c, depth + 1);
          };
          go(body, 0);
          return lost;
        };
        sweep(reason, isList ? 0.3 : 0.45);
        const subtotal = new WeakMap();
        const recount = (e, depth) => {
          const sum = blank(),
            name = L.name(e);
          subtotal.set(e, sum);
          if (removed.has(e) || hidden.has(e) || !info.has(e) || never.has(name) || depth > 400) return sum;
          let direct = '';
          for (const c of L.kids(L.shadow(e) ?? e)) {
            const t = L.type(c);
            if (t === 3) direct += L.value(c);
            else if (t === 1) { const s = recount(c, depth + 1); for (const k in s) sum[k] += s[k]; }
          }
          const w = weight(direct.replace(/\s+/g, ' ').trim());
          sum.all += w;
          if (L.closest(e, 'a[href]')) sum.link += w;
          else sum.good += w;
          if (/^(p|pre|blockquote|table)$/.test(name)) sum.blocks++;
          if (/^h[1-4]$/.test(name)) sum.heads++;
          return sum;
        };
        recount(body, 0);
        /* Comments go when something else is left. */
        const of = e => subtotal.get(e) ?? blank();
        const before = of(body).good;
        const talk = [];
        const findTalk = (e, depth) => { if (depth > 400 || removed.has(e) || hidden.has(e)) return; if (e !== body && !/^(main|article)$/
            .test(L.name(e)) && commentary.test(L.label(e))) { talk.push(e); return; } for (const c of L.kids(e))
            if (L.type(c) === 1) findTalk(c, depth + 1); };
        findTalk(body, 0);
        const talkGood = talk.reduce((n, e) => n + of(e).good, 0);
        if (before - talkGood > Math.max(400, talkGood * 0.15)) { for (const e of talk) removed.add(e);
          recount(body, 0); }
        const good = Math.max(1, of(body).good);
        let root = body;
        const articles = L.all(document, 'article, [role=article]').filter(e => of(e).good > 0 && !removed.has(e));
        const outer = articles.filter(e => !articles.some(o => o !== e && L.contains(o, e))).sort((a, b) => of(b).good - of(a).good);
        const marked = L.all(document,
          '[itemprop=articleBody], .entry-content, .post-content, .article-body, .article-content, .markdown-body, .mw-parser-output, #mw-content-text, .rich_media_content, .js-article__body'
          ).filter(e => of(e).good > good * 0.5).sort((a, b) => of(a).good - of(b).good)[0];
        const mains = L.all(document, 'main, [role=main]').filter(e => of(e).good > good * 0.4);
        if (outer.length && of(outer[0]).good > good * 0.4 && (outer.length === 1 || of(outer[0]).good > 3 * of(outer[1]).good)) root =
          outer[0];
        else if (mains.length) root = mains[0];
        if (marked && !isList && (root === body || L.contains(root, marked)) && of(marked).good > of(root).good * 0.8) root = marked;
        /* Down to where the text parts. */
        for (let steps = 0; steps < 200; steps++) {
          const kids = L.kids(L.shadow(root) ?? root).filter(c => L.type(c) === 1 && !removed.has(c));
          const share = isList ? 0.95 : 0.88;
          const best = kids.find(c => of(c).good >= of(root).good * share && !
            /^(p|pre|table|ul|ol|li|blockquote|span|a|h\d|tbody|tr|td|dl|details|figure|section-body)$/.test(L.name(c)) && L.css(c)
            .display !== 'inline');
          if (!best) break;
          /* Pictures or headings beside it are kept with it. */
          if (kids.some(c => c !== best && (/^h[1-3]$/.test(L.name(c)) || L.one(c, 'h1') || L.name(c) === 'figure' ||
              /^(pre|table|blockquote|p)$/.test(L.name(c)) && of(c).good > 40)) && root !== body) break;
          root = best;
        }
        const rootInfo = of(root);
        const linkShare = rootInfo.all ? rootInfo.link / rootInfo.all : 1;
        return { root, removed, hidden, isList: linkShare > 0.6, density: e => { const i = of(e); return i.all ? i.link / i.all : 0; },
          sum: of, whole, never };
      };
    })()
    """#
}
