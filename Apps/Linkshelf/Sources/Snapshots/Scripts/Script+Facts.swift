// SPDX-License-Identifier: Apache-2.0

extension Script {
  /// Gathers what the page says about itself, as JSON.
  static let facts = #"""
    (() => {
      const clean = t => (t ?? '').replace(/\s+/g, ' ').trim().slice(0, 2000).toWellFormed();
      const meta = (...names) => { for (const n of names)
          for (const e of L.all(document, `meta[name="${n}" i], meta[property="${n}" i], meta[itemprop="${n}" i]`)) { const v = clean(L
              .attr(e, 'content')); if (v) return v; }
        return ''; };
      const link = rel => { const e = L.one(document, `link[rel~="${rel}" i][href]`); return e ? L.absolute(L.attr(e, 'href')) : ''; };
      const data = [];
      const gather = (v, depth) => { if (depth > 6 || data.length > 200 || !v || typeof v !== 'object') return; if (Array.isArray(v)) { v
            .slice(0, 100).forEach(x => gather(x, depth + 1)); return; } data.push(v); for (const k of ['@graph', 'mainEntity',
            'mainEntityOfPage'
          ]) gather(v[k], depth + 1); };
      for (const e of L.all(document, 'script[type="application/ld+json" i]').slice(0, 20)) { const t = L.text(e); if (t.length < 1e6)
        try { gather(JSON.parse(t), 0); } catch {} }
      const kind = d => [].concat(d['@type'] ?? []).join(' ');
      const post = data.find(d => /Article|BlogPosting|Posting|Recipe|Report/.test(kind(d))) ?? {};
      const site = data.find(d => /WebSite/.test(kind(d))) ?? {};
      const person = v => { if (Array.isArray(v)) return v.slice(0, 5).map(person).filter(Boolean).join(', '); if (v && typeof v === 'object')
          return clean(String(v.name ?? '')); return typeof v === 'string' && !L.web(v) ? clean(v) : ''; };
      const word = v => typeof v === 'string' ? clean(v) : '';
      const byline = () => { const e = L.one(document,
        '[rel~=author], [itemprop=author], .byline .author, .p-author, .author-name, .byline'); return e ? clean(L.text(e)).replace(
          /^(by|von|par|文|作者[:：]?)\s+/i, '').slice(0, 120) : ''; };
      const time = () => { const e = L.one(document,
          'article time[datetime], main time[datetime], time[pubdate], time[itemprop=datePublished], time.dt-published, time[datetime]'
          ); return e ? clean(L.attr(e, 'datetime')) : ''; };
      const heads = L.all(document, 'h1').map(e => clean(L.text(e))).filter(Boolean);
      const image = v => Array.isArray(v) ? image(v[0]) : v && typeof v === 'object' ? word(v.url) : word(v);
      const picture = meta('og:image:secure_url', 'og:image', 'twitter:image', 'twitter:image:src') || image(post.image);
      const icons = L.all(document, 'link[rel~="icon" i][href], link[rel="apple-touch-icon" i][href]').map(e => { const s = parseInt(L.attr(e,
          'sizes')) || (/svg/.test(L.attr(e, 'type') ?? '') ? 64 : 16); return [s >= 32 ? s <= 192 ? 1000 - s : 500 : s, L.absolute(L
          .attr(e, 'href'))]; }).filter(x => L.web(x[1]) || /^data:image\//.test(x[1]) && x[1].length < 20000).sort((a, b) => b[0] - a[0]);
      let author = person(post.author) || meta('author', 'article:author', 'dc.creator', 'byl', 'parsely-author', 'sailthru.author');
      if (!author || L.web(author)) author = byline();
      const feeds = L.all(document,
        'link[rel~="alternate" i][type="application/rss+xml" i], link[rel~="alternate" i][type="application/atom+xml" i], link[rel~="alternate" i][type="application/feed+json" i]'
        ).map(e => L.absolute(L.attr(e, 'href') ?? '')).filter(L.web);
      return JSON.stringify({
        title: meta('og:title', 'twitter:title') || word(post.headline) || clean(L.title(document)) || heads[0] || '',
        documentTitle: clean(L.title(document)),
        description: meta('og:description', 'description', 'twitter:description') || word(post.description),
        siteName: meta('og:site_name', 'application-name') || person(post.publisher) || word(site.name),
        author,
        published: meta('article:published_time', 'datePublished', 'date', 'dc.date', 'dc.date.issued', 'pubdate', 'publish-date',
          'parsely-pub-date') || word(post.datePublished) || time(),
        language: clean(L.attr(L.root(document), 'lang')) || clean(L.attr(L.root(document), 'xml:lang')) || meta('content-language',
          'og:locale').replace('_', '-'),
        icon: icons[0]?.[1] ?? (L.web(location.href) ? L.absolute('/favicon.ico', location.href) : ''),
        picture: picture ? L.absolute(picture) : '',
        canonical: link('canonical') || meta('og:url'),
        password: L.all(document, 'input[type=password i]').some(e => { const r = L.rect(e); return r.width > 1 && r.height > 1; }),
        feeds: [...new Set(feeds)].slice(0, 20),
      });
    })()
    """#
}
