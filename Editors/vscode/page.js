// SPDX-License-Identifier: Apache-2.0
// The page of the panel: nothing but a frame with the server's page, and what passes messages on.
'use strict';

const escaped = (text) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/**
 * The panel's HTML.
 *
 * @param base Where the window reaches the server, with the token in its path.
 * @param place What is shown there at first.
 * @param nonce Random letters, new each time.
 */
function html(base, place, nonce) {
  const { origin } = new URL(base);
  const policy = [
    `default-src 'none'`, `frame-src ${base}`, `script-src 'nonce-${nonce}'`, `style-src 'nonce-${nonce}'`,
    `base-uri 'none'`, `form-action 'none'`,
  ].join('; ');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escaped(policy)}">
<meta name="referrer" content="no-referrer">
<title>Preview</title>
<style nonce="${nonce}">
html, body { height: 100%; margin: 0; padding: 0; overflow: hidden; }
iframe { display: block; width: 100%; height: 100%; border: 0; background: #fff; }
</style>
</head>
<body>
<iframe id="page" title="Preview" src="${escaped(base + place)}" allow="clipboard-write"></iframe>
<script nonce="${nonce}">
const editor = acquireVsCodeApi();
const frame = document.getElementById('page');
const origin = ${JSON.stringify(origin).replace(/</g, '\\u003c')};
addEventListener('message', ({ data, source, origin: from }) => {
  if (source !== frame.contentWindow || from !== origin) return;
  // Each page in the frame asks whether files are opened here.
  if (data?.t === 'gnomon-ready') source.postMessage({ t: 'gnomon-editor' }, origin);
  if (data?.t === 'gnomon-open') editor.postMessage({ t: 'open', file: data.file, line: data.line, column: data.column });
});
</script>
</body>
</html>
`;
}

/** A page that says something in place of the previews. */
function words(text) {
  const policy = `default-src 'none'`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Preview</title>
<meta http-equiv="Content-Security-Policy" content="${policy}"></head><body><p>${escaped(text)}</p></body></html>`;
}

module.exports = { html, words };
