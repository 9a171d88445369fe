# SPDX-License-Identifier: Apache-2.0
"""What Chromium tells of its own work: a browser whose trace is recorded, and the time of each phase in it."""
from chromium import Browser

# From a document's text to what is drawn, as a list: what comes after that draws it.
PHASES = ("ParseHTML", "UpdateLayoutTree", "Layout", "PrePaint", "Paint")


class TracedBrowser(Browser):
    def __init__(self):
        self.events, self.is_done = [], False
        super().__init__()

    def receive(self):
        message = super().receive()
        if message.get("method") == "Tracing.dataCollected":
            self.events += message["params"]["value"]
        elif message.get("method") == "Tracing.tracingComplete":
            self.is_done = True
        return message

    def open(self, address):
        """Shows a page, and waits until it's there."""
        self.call("Page.navigate", url=address)
        self.evaluate("new Promise((done) => document.readyState === 'complete' ? done() : addEventListener('load', done))")

    def trace(self, script):
        """Runs a script that waits, and gives what the browser has recorded meanwhile."""
        self.events, self.is_done = [], False
        self.call("Tracing.start", transferMode="ReportEvents", traceConfig={
            "includedCategories": ["devtools.timeline", "blink.user_timing"], "excludedCategories": ["*"]})
        value = self.evaluate(script)
        self.call("Tracing.end")
        while not self.is_done:
            self.receive()
        return value, self.events


def phases(events, mark="build"):
    """Milliseconds of each phase after each mark of the page's, the median of all marks."""
    marks = sorted((e["ts"], e["pid"], e["tid"]) for e in events if e.get("name") == mark and e["cat"] == "blink.user_timing")
    ends = [start for start, _, _ in marks[1:]] + [float("inf")]
    rounds = []
    for (start, process, thread), end in zip(marks, ends):
        found = dict.fromkeys(PHASES, 0.0)
        for event in events:
            if event.get("ph") == "X" and event["name"] in found and event["pid"] == process and event["tid"] == thread:
                if start <= event["ts"] < end:
                    found[event["name"]] += event["dur"] / 1000
        rounds.append(found)
    # The first ones warm up.
    rounds = rounds[len(rounds) // 4:]
    return {name: sorted(r[name] for r in rounds)[len(rounds) // 2] for name in PHASES}
