# SPDX-License-Identifier: Apache-2.0
"""The screens as pages that were written by hand, in Chromium without a window: chromium_screens.py BENCH [FOLDER]

`first` makes a page's text, builds the elements of it and asks for their layout; `painted` is what the browser itself says it takes until the
list of what is drawn is there, as Gnomon's `first` does. FOLDER, where given, gets a picture of each page.
"""
import base64
import os
import shutil
import subprocess
import sys
import tempfile

import support
from chromium import FLAGS, program
from chromium_trace import TracedBrowser, phases

bench = sys.argv[1]
NAMES = ("settings", "mail_200", "chat_200", "dashboard", "inbox_200", "inbox_100k", "chat_500", "dashboard_charts", "editor_100k", "month",
         "products_200")
# Whose rows out of sight the browser may leave for later.
LAZY = ("mail_200", "chat_200", "inbox_200", "chat_500", "products_200")
# Of the long list only what Gnomon's workloads do, too.
LONG, LONG_KINDS = "inbox_100k", ("first", "page")

BUILD = """(() => {
  const root = document.getElementById('root'), start = performance.now();
  root.innerHTML = page(1);
  root.offsetHeight;
  return performance.now() - start;
})()"""

WARM = """(() => {
  const root = document.getElementById('root');
  const median = (times) => times.sort((a, b) => a - b)[times.length >> 1];
  // The clock has steps of 0.1 ms, so what is shorter is done several times: their mean has none.
  const timed = (before, work) => {
    let count = 0;
    const once = () => {
      before();
      root.offsetHeight;
      const start = performance.now();
      work(count++);
      root.offsetHeight;
      return performance.now() - start;
    };
    const some = (count) => Array.from({ length: count }, once).reduce((a, b) => a + b) / count;
    const each = Math.min(40, Math.ceil(5 / Math.max(0.1, some(5))));
    return median(Array.from({ length: 15 }, () => some(each)));
  };
  const nothing = () => {};
  const result = { first: timed(() => { root.textContent = ''; }, (n) => { root.innerHTML = page(n); }) };
  result.again = timed(nothing, (n) => {
    root.style.width = 844 * (0.7 + 0.3 * (n * 0.618034 % 1)) + 'px';
    root.style.height = 844 * (0.7 + 0.3 * (n * 0.754878 % 1)) + 'px';
  });
  root.style.width = root.style.height = '';
  result.type_size = timed(nothing, (n) => { root.style.fontSize = n % 2 ? '17px' : '23px'; });
  root.style.fontSize = '';
  result.dark = timed(nothing, () => root.classList.toggle('dark'));
  root.classList.remove('dark');
  result.change = timed(nothing, () => change());
  if (window.turn) result.page = timed(nothing, () => turn());
  return result;
})()"""

PAINTED = """(async () => {
  const root = document.getElementById('root'), times = [];
  const shown = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  for (let n = 0; n < 20; n++) {
    root.textContent = '';
    await shown();
    performance.mark('build');
    const start = performance.now();
    root.innerHTML = page(n);
    times.push(performance.now() - start);
    await shown();
  }
  return times.slice(5).sort((a, b) => a - b)[7];
})()"""


def browser_at(folder, name, scale=1):
    browser = TracedBrowser()
    browser.call("Emulation.setDeviceMetricsOverride", width=390, height=844, deviceScaleFactor=scale, mobile=False)
    browser.open(f"file://{folder}/{name}.html#measured")
    return browser


def painted(browser):
    """The median from a page's text to the list of what is drawn. What is parsed is in the script's own time."""
    script, events = browser.trace(PAINTED)
    found = phases(events)
    parts = {"script and ParseHTML": script} | {name: time for name, time in found.items() if name != "ParseHTML"}
    return sum(parts.values()), parts


def screen(folder, name, pictures):
    work = f"screen_{name}"
    first = []
    for _ in range(3):
        browser = browser_at(folder, name)
        first.append(browser.evaluate(BUILD))
        if len(first) < 3:
            browser.close()
    try:
        for kind, time in browser.evaluate(WARM).items():
            if name == LONG and kind not in LONG_KINDS:
                continue
            support.report("Chromium", f"{work}/{kind}", time)
        total, parts = painted(browser)
        support.report("Chromium, painted", f"{work}/first", total)
        support.note(f"{work}: " + ", ".join(f"{part} {time:.2f}" for part, time in parts.items()) + " ms")
        if name in LAZY:
            browser.evaluate("document.getElementById('root').classList.add('lazy')")
            support.report("Chromium, painted, rows left for later", f"{work}/first", painted(browser)[0])
            browser.evaluate("document.getElementById('root').classList.remove('lazy')")
        browser.call("Emulation.setDeviceMetricsOverride", width=390, height=844, deviceScaleFactor=3, mobile=False)
        browser.evaluate(BUILD)

        def shoot():
            return base64.b64decode(browser.call("Page.captureScreenshot", format="png")["data"])

        if name != LONG:
            support.report("Chromium", f"{work}/png_3x", support.median_ms(shoot, 9))
        if pictures:
            with open(os.path.join(pictures, f"{name}.png"), "wb") as file:
                file.write(shoot())
    finally:
        browser.close()
    support.report("Chromium", f"{work}/cold", sorted(first)[1])
    with tempfile.TemporaryDirectory() as profile:
        support.report("Chromium", f"{work}/process", support.process_ms(
            [program, *FLAGS, f"--user-data-dir={profile}", "--window-size=390,844", "--dump-dom", f"file://{folder}/{name}.html"]))


with tempfile.TemporaryDirectory() as folder:
    screens = shutil.copytree(support.path("screens"), os.path.join(folder, "screens"))
    os.mkdir(os.path.join(screens, "pictures"))
    for number in range(12):
        subprocess.run([bench, "sample", str(number), f"{screens}/pictures/{number}.png"], check=True)
    for name in NAMES:
        screen(screens, name, sys.argv[2] if len(sys.argv) > 2 else None)
