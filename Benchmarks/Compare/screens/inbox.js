// SPDX-License-Identifier: Apache-2.0
// The rows of the inbox, which two pages show.
function makeLetters(count) {
  const words = new Words();
  return list(count, (n) => {
    const [first, last] = [words.sentence(1), words.sentence(1)];
    return {
      sender: `${first} ${last}`, initials: first[0] + last[0], hue: n * 7 % 24 * 15, time: time(n), subject: words.sentence(5),
      preview: words.sentence(12 + n % 9), hasFile: n % 4 === 1,
    };
  });
}

const row = (l, n) => `<li${n === 0 || n === 3 ? ' class="read"' : ''}><div class="avatar" style="--hue:${l.hue}">${l.initials}</div>
<div class="words"><div class="head"><b class="one">${l.sender}</b>${l.hasFile ? icon('clip', 'margin-left:auto;width:.8em;color:var(--second)') : ''}
<time class="subheadline second">${l.time}</time></div><div class="subheadline one">${l.subject}</div>
<div class="subheadline second two">${l.preview}</div></div>${icon('more', 'align-self:center;width:.8em')}</li>`;

const frame = (rows) => `<div class="screen"><div class="bar"><button class="round" aria-label="Write">${icon('pen')}</button></div>
<h1>All Inboxes</h1><ul class="scroll">${rows}</ul></div>`;
