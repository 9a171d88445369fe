# SPDX-License-Identifier: Apache-2.0
"""Chromium without a window: trees as flexboxes, the card as a picture. Spoken to over its debugging pipe."""
import base64
import json
import os
import shutil
import subprocess
import sys
import tempfile

import support

program = next((p for p in ("chromium", "chromium-browser", "google-chrome") if shutil.which(p)), None)
if not program:
    support.missing("Chromium", "apt-get install chromium")

FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--disable-dev-shm-usage"]


class Browser:
    """The commands go to the child's descriptor 3, the answers come from 4; a zero byte ends each."""

    def __init__(self):
        command_out, self.commands = os.pipe()
        self.answers, answer_in = os.pipe()
        self.profile = tempfile.TemporaryDirectory()

        def connect():
            os.dup2(command_out, 103)
            os.dup2(answer_in, 104)
            os.dup2(103, 3)
            os.dup2(104, 4)

        self.process = subprocess.Popen(
            [program, *FLAGS, "--remote-debugging-pipe", f"--user-data-dir={self.profile.name}", "about:blank"],
            preexec_fn=connect, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(command_out)
        os.close(answer_in)
        self.count, self.rest, self.session = 0, b"", None
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.frame = self.call("Page.getFrameTree")["frameTree"]["frame"]["id"]

    def call(self, method, **parameters):
        self.count += 1
        message = {"id": self.count, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.commands, data):]
        while True:
            answer = self.receive()
            if answer.get("id") == self.count:
                if "error" in answer:
                    raise RuntimeError(answer["error"])
                return answer["result"]

    def receive(self):
        """The next message of the browser: an answer, or what it tells by itself."""
        while b"\0" not in self.rest:
            self.rest += os.read(self.answers, 1 << 20)
        line, self.rest = self.rest.split(b"\0", 1)
        return json.loads(line)

    def evaluate(self, script):
        answer = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"])
        return answer["result"].get("value")

    def show(self, html):
        self.call("Page.setDocumentContent", frameId=self.frame, html=html)

    def close(self):
        self.process.terminate()
        self.process.wait()


def flexboxes(tree):
    """A tree file as nested flexboxes."""
    lines = iter(tree.split("\n")[1:])

    def node():
        kind, axis, grows, width, height, padding, gap, count = map(int, next(lines).split())
        if kind == 1:
            return f'<div style="flex:none;width:{width}px;height:{height}px"></div>'
        if kind == 2:
            return f'<p>{"m" * -(-width // 10)}</p>'
        if kind == 3:
            return '<div style="flex:1 1 0"></div>'
        inside = "".join(node() for _ in range(count))
        style = f'flex-direction:{"column" if axis else "row"};padding:{padding}px;gap:{gap}px'
        return f'<div class=s style="{style}{";flex-grow:1" if grows else ""}">{inside}</div>'

    return node()


PAGE = """<style>body{margin:0}.s{display:flex;align-items:center}
p{margin:0;font:16.61px/14px "DejaVu Sans Mono";overflow-wrap:anywhere;min-width:10px}</style><div id=root></div>"""

MEASURE = """(() => {
  const root = document.getElementById('root'), html = %s, side = %f, first = [], again = [];
  for (let i = 0; i < 7; i++) {
    root.textContent = '';
    root.offsetHeight;
    const start = performance.now();
    root.innerHTML = html;
    root.firstChild.style.width = side + 'px';
    root.firstChild.style.height = side + 'px';
    root.offsetHeight;
    first.push(performance.now() - start);
  }
  for (let i = 1; i < 12; i++) {
    const start = performance.now();
    root.firstChild.style.width = side * (0.7 + 0.3 * (i * 0.618034 %% 1)) + 'px';
    root.firstChild.style.height = side * (0.7 + 0.3 * (i * 0.754878 %% 1)) + 'px';
    root.offsetHeight;
    again.push(performance.now() - start);
  }
  const median = (times) => times.sort((a, b) => a - b)[times.length >> 1];
  return [median(first), median(again)];
})()"""


def trees(browser, bench):
    for name, leaves in (("bal_1k", 1000), ("bal_10k", 10000), ("bal_100k", 100000)):
        tree = subprocess.run([bench, "tree", "bal", str(leaves)], check=True, capture_output=True, text=True).stdout
        browser.show(PAGE)
        first, again = browser.evaluate(MEASURE % (json.dumps(flexboxes(tree)), 40 * leaves ** 0.5))
        support.report("Chromium", f"{name}/first", first)
        support.report("Chromium", f"{name}/again", again)


def card(browser):
    with open(support.path("card.html")) as file:
        html = file.read()
    browser.call("Emulation.setDeviceMetricsOverride", width=1200, height=630, deviceScaleFactor=1, mobile=False)

    def shoot():
        browser.show(html)
        base64.b64decode(browser.call("Page.captureScreenshot", format="png")["data"])

    support.report("Chromium", "card/png", support.median_ms(shoot))


def cold():
    with tempfile.TemporaryDirectory() as folder:
        out = os.path.join(folder, "card.png")
        support.report("Chromium", "card/cold", support.process_ms(
            [program, *FLAGS, f"--user-data-dir={folder}", f"--screenshot={out}", "--window-size=1200,630",
             "file://" + support.path("card.html")]))


if __name__ == "__main__":
    browser = Browser()
    try:
        trees(browser, sys.argv[1])
        card(browser)
    finally:
        browser.close()
    cold()
