// SPDX-License-Identifier: Apache-2.0
// The dashboard's charts as SVG, 326 points wide.
const hours = list(48, (n) => ({ visitors: 120 + n * 37 % 90 + 4 * n, memory: 40 + n * 13 % 45 }));
const shops = [['North', '#0088ff'], ['South', '#34c759'], ['Online', '#ff8d28']];
const shares = [['Search', 44, '#0088ff'], ['Letters', 27, '#34c759'], ['Friends', 18, '#ff8d28'], ['Other', 11, '#cb30e0']];
const legend = (entries) => `<div class="legend caption second">${entries.map(([name, colour]) =>
  `<span><i style="background:${colour}"></i>${name}</span>`).join('')}</div>`;

// Lines and numbers of both axes around what `content` draws.
function plot(height, highest, labels, content) {
  const [width, bottom] = [296, height - 18];
  const rows = list(5, (n) => {
    const y = bottom - (bottom - 6) * n / 4;
    return `<line x2="${width}" y1="${y}" y2="${y}"/><text x="${width + 4}" y="${y + 4}">${highest * n / 4}</text>`;
  });
  const columns = labels.map((label, n) => {
    const x = width * n / labels.length;
    return `<line x1="${x}" x2="${x}" y2="${height}" stroke-dasharray="2 2"/><text x="${x + 4}" y="${height - 4}">${label}</text>`;
  });
  const place = (x, y) => [width * x, bottom - (bottom - 6) * y / highest];
  return `<svg viewBox="0 0 326 ${height}">${rows.join('')}${columns.join('')}${content(place)}</svg>`;
}

const points = (place, key) => hours.map((hour, n) => place(n / 47, hour[key]).map((v) => v.toFixed(1)).join(',')).join(' ');

function visitors() {
  return plot(180, 400, [0, 10, 20, 30, 40], (place) => `<defs><linearGradient id="fade" x2="0" y2="1"><stop stop-color="#0088ff" stop-opacity=".5"/>
<stop offset="1" stop-color="#0088ff" stop-opacity="0"/></linearGradient></defs>
<polygon fill="url(#fade)" points="0,162 ${points(place, 'visitors')} 296,162"/>
<polyline fill="none" stroke="#0088ff" stroke-width="2" points="${points(place, 'visitors')}"/>`);
}

function sales() {
  const chart = plot(150, 200, ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'], (place) => list(7, (day) => {
    let base = 0;
    return shops.map(([, colour], shop) => {
      const amount = 20 + (day * 3 + shop) * 29 % 60;
      const [[x, y], [, under]] = [place((day + .2) / 7, base + amount), place(0, base)];
      base += amount;
      return `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="25" height="${(under - y).toFixed(1)}" fill="${colour}"/>`;
    }).join('');
  }).join(''));
  return chart + legend(shops);
}

function memory() {
  return plot(140, 100, [0, 10, 20, 30, 40], (place) =>
    `<polyline fill="none" stroke="#cb30e0" stroke-width="2" points="${points(place, 'memory')}"/>
<line x2="296" y1="${place(0, 80)[1]}" y2="${place(0, 80)[1]}" style="stroke:#ff383c" stroke-dasharray="4"/>`);
}

function sources() {
  let angle = 0;
  const rings = shares.map(([, share, colour]) => {
    const part = `<circle cx="163" cy="88" r="68" fill="none" stroke="${colour}" stroke-width="34" pathLength="100"
stroke-dasharray="${share - .5} ${100.5 - share}" stroke-dashoffset="${25 - angle}"/>`;
    angle += share;
    return part;
  });
  return `<svg viewBox="0 0 326 176">${rings.join('')}</svg>${legend(shares.map(([name, , colour]) => [name, colour]))}`;
}
