// SPDX-License-Identifier: Apache-2.0

extension Script {
  /// Brings what loads late: pictures that wait for scrolling, addresses in `data-src`, fonts. Scrolls through the page and back.
  static func settle(seconds: Double, height: Int) -> String {
    #"""
    (async (limit, maxHeight) => {
      const start = performance.now(),
        over = () => performance.now() - start > limit;
      const frame = () => new Promise(r => {
        let done = false;
        const end = () => { if (!done) { done = true;
            r(); } };
        requestAnimationFrame(() => requestAnimationFrame(end));
        setTimeout(end, 80);
      });
      const eager = () => {
        for (const e of L.all(document, 'img[loading=lazy], iframe[loading=lazy]')) L.setAttr(e, 'loading', 'eager');
        for (const e of L.all(document,
            'img[data-src], img[data-original], img[data-lazy-src], img[data-srcset], source[data-srcset], img[data-actualsrc]')) {
          const wanted = L.attr(e, 'data-src') ?? L.attr(e, 'data-original') ?? L.attr(e, 'data-lazy-src') ?? L.attr(e, 'data-actualsrc');
          const has = L.attr(e, 'src');
          const size = e instanceof HTMLImageElement ? e.naturalWidth : 0;
          if (wanted && L.web(L.absolute(wanted)) && (!has || /^data:|blank|placeholder|loading|spacer|pixel/i.test(has) || size <= 1)) L
            .setAttr(e, 'src', wanted);
          const set = L.attr(e, 'data-srcset');
          if (set && !L.attr(e, 'srcset')) L.setAttr(e, 'srcset', set);
        }
        for (const e of L.all(document, '[data-bg], [data-background-image]')) {
          const wanted = L.absolute(L.attr(e, 'data-bg') ?? L.attr(e, 'data-background-image') ?? '');
          if (L.web(wanted) && L.css(e).backgroundImage === 'none') L.set(e, 'background-image',
            `url("${wanted.replace(/["\\\n]/g, '')}")`);
        }
      };
      const root = L.root(document);
      if (!root) return '';
      const scroller = () => {
        let best = null,
          most = 0;
        for (const e of L.elements(root, 5000)) {
          const room = L.scrollHeight(e) - L.clientHeight(e);
          if (e !== root && e !== L.body(document) && room > 200 && L.clientHeight(e) > innerHeight * 0.5 && room > most && /auto|scroll/
            .test(L.css(e).overflowY)) { best = e;
            most = room; }
        }
        return best;
      };
      eager();
      const through = async (height, to) => {
        const first = height();
        for (let y = 0; y < Math.min(height(), maxHeight, first * 3 + 20000) && !over(); y += 600) { to(y);
          await frame(); if (y % 6000 === 0) eager(); }
        to(0);
      };
      await through(() => L.scrollHeight(root), y => scrollTo({ top: y, behavior: 'instant' }));
      const inner = scroller();
      if (inner) await through(() => L.scrollHeight(inner), y => Element.prototype.scrollTo.call(inner, { top: y, behavior: 'instant' }));
      eager();
      scrollTo({ top: 0, behavior: 'instant' });
      await Promise.race([document.fonts.ready, new Promise(r => setTimeout(r, Math.max(0, Math.min(2000, limit - (performance.now() -
        start)))))]);
      await frame();
      return '';
    })(
    """# + "\(Int(max(0, min(seconds, 600)) * 1000)), \(height))"
  }

  /// Waits until the page's pictures in sight are decoded, at most a second.
  static let decoded = #"""
    (async () => {
      const waiting = L.all(document, 'img').slice(0, 300).filter(e => e.currentSrc && !e.complete).map(e => new Promise(r => { e
          .addEventListener('load', r);
        e.addEventListener('error', r); }));
      await Promise.race([Promise.all(waiting), new Promise(r => setTimeout(r, 1000))]);
      return '';
    })()
    """#
}
