// SPDX-License-Identifier: Apache-2.0

extension Script {
  /// Takes away what lies over the page (consent banners, dialogs, curtains), undoes scroll locks, and lets bars that stay on the screen lie in the page.
  ///
  /// An element that holds most of the page's text is never hidden. Gives the page's size and the count of hidden elements.
  static let prepare = #"""
    (() => {
      const root = L.root(document),
        body = L.body(document);
      if (!root || !body) return JSON.stringify({ width: innerWidth, height: innerHeight, hidden: 0 });
      const words = new RegExp(
        'cookie|consent|gdpr|ccpa|datenschutz|einwillig|zustimm|privacy (policy|choices|settings)|confidentialit|consentement|privacidad|' +
        'consentimiento|riservatezza|consenso|privacyverklaring|toestemming|samtyck|samtykke|evästee|eväste|zgod[ay]|prywatno|souhlas|süti|sütik|çerez|куки|' +
        '隐私|隱私|个人信息|クッキー|プライバシー|쿠키|개인정보|ملفات تعريف|עוגיות|คุกกี้', 'i');
      const known = ['#onetrust-consent-sdk', '#onetrust-banner-sdk', '#CybotCookiebotDialog', '#CybotCookiebotDialogBodyUnderlay',
        '#usercentrics-root', '#usercentrics-cmp-ui',
        '.fc-consent-root', '#didomi-host', '.qc-cmp2-container', '#qc-cmp2-container', '[id^="sp_message_container"]',
        '#truste-consent-track', '.truste_overlay', '.truste_box_overlay',
        '.cc-window', '.cc-banner', '#cookie-law-info-bar', '.cky-consent-container', '.cky-overlay', '#cmpbox', '#cmpbox2', '#cmpwrapper',
        '.osano-cm-window', '#iubenda-cs-banner',
        '.eu-cookie-compliance-banner', '#sliding-popup', '#tarteaucitronRoot', '#axeptio_overlay', '.klaro .cookie-notice',
        '.klaro .cookie-modal', '#cookiescript_injected',
        '#hs-eu-cookie-confirmation', '.cmplz-cookiebanner', '#BorlabsCookieBox', '#moove_gdpr_cookie_info_bar', '#gdpr-cookie-message',
        '#ccc', '#consent-banner', '#cookieConsent',
        '#cookie-banner', '#cookiebanner', '.cookie-banner', '.cookiebanner', '#cookie-consent', '.cookie-consent', '#cookie-notice',
        '.cookie-notice', '#cookieNotice', '.cookie-bar', '#cookie-bar',
        '.cookie-popup', '.consent-banner', '.gdpr-banner', '[class*="cookie-consent" i]', '[class*="cookiebar" i]',
        '[id*="cookie-consent" i]', '[aria-label*="cookie" i][role=dialog]',
        '[aria-label*="consent" i][role=dialog]', '[data-testid*="cookie" i][role=dialog]', '#shopify-pc__banner', '.evidon-banner',
        '#_evidon_banner', '.optanon-alert-box-wrapper'
      ].join(',');
      const length = e => (L.text(e) ?? '').replace(/\s+/g, '').length;
      const total = Math.max(1, length(body));
      let hidden = 0;
      const hide = e => { L.set(e, 'display', 'none');
        hidden++; };
      const mostly = e => e === root || e === body || length(e) > total * 0.5;
      for (const e of L.all(document, known))
        if (!mostly(e) && length(e) < 6000 && !L.one(e, 'article, main')) hide(e);
      const screen = innerWidth * innerHeight;
      const outer = [];
      for (const e of L.elements(body, 60000)) {
        const style = L.css(e),
          position = style.position;
        if (style.display === 'none') continue;
        const modal = L.attr(e, 'aria-modal') === 'true' || (e instanceof HTMLDialogElement && L.matches(e, ':modal'));
        if (position !== 'fixed' && position !== 'sticky' && !modal) continue;
        if (outer.some(o => L.contains(o, e))) continue;
        const r = L.rect(e),
          area = Math.max(0, Math.min(r.right, innerWidth) - Math.max(r.left, 0)) * Math.max(0, Math.min(r.bottom, innerHeight) - Math.max(r
            .top, 0));
        const shadow = L.shadow(e),
          size = length(e) + (shadow ? length(shadow) : 0);
        const says = size < 6000 && words.test((L.text(e) ?? '') + (shadow ? L.text(shadow) : '') + L.label(e));
        const holds = mostly(e) || L.one(e, 'main, article');
        if (position === 'sticky') { if (says && !holds && area > 0 && size < 3000 && /bottom|cookie|consent/.test(L.label(e) + (style
              .bottom !== 'auto' ? ' bottom' : ''))) hide(e);
          else if (!modal) { L.set(e, 'position', 'relative'); for (const side of ['top', 'bottom', 'left', 'right']) L.set(e, side,
            'auto'); } continue; }
        if (modal && !holds) { hide(e); continue; }
        if (holds) {
          if (position === 'fixed') { L.set(e, 'position', 'absolute');
            L.set(e, 'height', 'auto');
            L.set(e, 'min-height', '100%');
            L.set(e, 'max-height', 'none');
            L.set(e, 'overflow', 'visible');
            L.set(e, 'bottom', 'auto'); }
          continue;
        }
        if (r.width < 1 || r.height < 1) { outer.push(e); if (says) hide(e); continue; }
        if (says || area > screen * 0.6 && size < total * 0.4 + 200) { hide(e); continue; }
        if (r.top >= innerHeight * 0.45 && r.bottom > innerHeight * 0.7 || r.bottom <= 0) { hide(e); continue; }
        outer.push(e);
        const top = r.top,
          left = r.left;
        L.set(e, 'position', 'absolute');
        const moved = L.rect(e);
        if (Math.abs(moved.top - top) > 1 || Math.abs(moved.left - left) > 1) {
          const now = L.css(e);
          L.set(e, 'top', (parseFloat(now.top) || 0) + top - moved.top + 'px');
          L.set(e, 'bottom', 'auto');
          L.set(e, 'left', (parseFloat(now.left) || 0) + left - moved.left + 'px');
          L.set(e, 'right', 'auto');
          L.set(e, 'width', r.width + 'px');
        }
      }
      for (const e of [root, body]) {
        const style = L.css(e);
        if (/hidden|clip/.test(style.overflowY) || /fixed/.test(style.position) || /auto|scroll/.test(style.overflowY) && e === body) { L.set(
            e, 'overflow-y', 'visible'); }
        if (style.position === 'fixed') { L.set(e, 'position', 'static');
          L.set(e, 'width', 'auto');
          L.set(e, 'top', 'auto'); }
        if (/hidden|auto|scroll/.test(style.overflowY) || e === body && L.scrollHeight(body) > L.clientHeight(body) + 50) { L.set(e, 'height',
            'auto');
          L.set(e, 'max-height', 'none'); }
      }
      /* A page that scrolls inside of itself: its scrolled part is laid out whole. */
      let inner = null,
        most = 0;
      for (const e of L.elements(body, 5000)) {
        const room = L.scrollHeight(e) - L.clientHeight(e);
        if (room > 200 && L.clientHeight(e) > innerHeight * 0.5 && L.rect(e).width > innerWidth * 0.5 && room > most && /auto|scroll/.test(L
            .css(e).overflowY)) { inner = e;
          most = room; }
      }
      for (let e = inner; e && e !== root; e = L.parentElement(e)) {
        L.set(e, 'height', 'auto');
        L.set(e, 'max-height', 'none');
        L.set(e, 'overflow', 'visible');
        L.set(e, 'min-height', '0');
        if (L.css(e).position === 'fixed' || L.css(e).position === 'absolute') { L.set(e, 'position', 'relative');
          L.set(e, 'inset', 'auto'); }
      }
      scrollTo({ top: 0, left: 0, behavior: 'instant' });
      return JSON.stringify({ width: L.scrollHeight(root) ? innerWidth : 0, height: Math.max(L.scrollHeight(root), L.scrollHeight(body), 1),
        hidden });
    })()
    """#
}
