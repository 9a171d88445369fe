# SPDX-License-Identifier: Apache-2.0
"""Firefox, driven by WebDriver BiDi: the browser listens for that by itself, so no driver stands between.

It needs `websockets`. FIREFOX names another browser.
"""

import contextlib
import itertools
import json
import os
import pathlib
import subprocess
import tempfile
import threading
import time

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

PREFERENCES = {
    # Nothing is asked of other machines.
    "app.normandy.enabled": False,
    "app.update.auto": False,
    "browser.newtabpage.enabled": False,
    "browser.safebrowsing.downloads.enabled": False,
    "browser.safebrowsing.malware.enabled": False,
    "browser.safebrowsing.phishing.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "dom.disable_beforeunload": True,
    "extensions.systemAddon.update.enabled": False,
    "messaging-system.rsexperimentloader.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,",
    "toolkit.telemetry.enabled": False,
    "intl.accept_languages": "en-US",
}
KEYS = {"End": "\ue010", "Home": "\ue011", "Enter": "\ue007", "Shift": "\ue008", "Space": " "}


class Firefox:
    """A browser without a window, with a profile of its own. It ends with its `with`."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        profile = pathlib.Path(self.folder.name) / "profile"
        profile.mkdir()
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in PREFERENCES.items()]
        (profile / "user.js").write_text("".join(lines))
        # The window's own scripts are reached too: only there is an input method that composes.
        self.process = subprocess.Popen(
            [os.environ.get("FIREFOX", "firefox-esr"), "--headless", "--no-remote", "--profile", str(profile),
             "--remote-debugging-port", "0", "--remote-allow-system-access"],
            env={**os.environ, "HOME": self.folder.name}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        told = profile / "WebDriverBiDiServer.json"
        wait(lambda: told.exists() and told.read_text(), "Firefox to listen", 60)
        place = json.loads(told.read_text())
        self.socket = connect(
            f"ws://{place['ws_host']}:{place['ws_port']}/session", max_size=None, compression=None)
        self.numbers = itertools.count(1)
        self.answers = {}
        self.events = []
        threading.Thread(target=self.listen, daemon=True).start()
        self.version = self.say("session.new", capabilities={})["capabilities"]["browserVersion"]
        self.say("session.subscribe", events=["log.entryAdded"])
        # What a page's policy keeps it from isn't told as an entry of the console.
        self.say("script.addPreloadScript", functionDeclaration=(
            "() => addEventListener('securitypolicyviolation', (event) => console.error("
            "`the policy's ${event.effectiveDirective} keeps the page from ${event.blockedURI}`))"))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.folder.cleanup()

    def listen(self):
        with contextlib.suppress(ConnectionClosed):
            while True:
                message = json.loads(self.socket.recv())
                if "id" in message:
                    self.answers[message["id"]] = message
                else:
                    self.events.append(message)

    def say(self, method, **parameters):
        """Says a command, and waits for what is answered."""
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        answer = wait(lambda: self.answers.pop(number, None), f"an answer to {method}", 30)
        if answer["type"] == "error":
            raise AssertionError(f"{method}: {answer['error']}, {answer['message'][:300]}")
        return answer["result"]

    def complaints(self):
        """What pages have complained of on the console."""
        return [event["params"]["text"] for event in self.events if event["params"]["level"] in ("error", "warn")]


class Page:
    """A tab."""

    def __init__(self, firefox, size=(900, 1000), scale=2):
        self.firefox = firefox
        self.context = firefox.say("browsingContext.create", type="tab")["context"]
        firefox.say(
            "browsingContext.setViewport", context=self.context,
            viewport={"width": size[0], "height": size[1]}, devicePixelRatio=scale)

    def go(self, address):
        self.firefox.say("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def close(self):
        self.firefox.say("browsingContext.close", context=self.context)

    def evaluate(self, script, context=None):
        """The value of an expression, as JSON has it; one that is to come is waited for."""
        result = self.firefox.say(
            "script.evaluate", expression=f"(async () => JSON.stringify(await ({script})) ?? 'null')()",
            target={"context": context or self.context}, awaitPromise=True)
        if result["type"] == "exception":
            raise AssertionError(f"{script[:100]}: {result['exceptionDetails']['text']}")
        return json.loads(result["result"]["value"])

    def wait(self, script, what, seconds=15):
        return wait(lambda: self.evaluate(script), what, seconds)

    def elements(self, **wanted):
        """Elements by role and name, as the browser tells them to screen readers."""
        return self.firefox.say(
            "browsingContext.locateNodes", context=self.context, locator={"type": "accessibility", "value": wanted},
        )["nodes"]

    def element(self, **wanted):
        found = wait(lambda: self.elements(**wanted), f"an element with {wanted}", 15)
        assert len(found) == 1, f"{len(found)} elements have {wanted}"
        return found[0]

    def click(self, element=None, at=(0, 0)):
        """Clicks an element's middle, or a place in the window."""
        origin = {"type": "element", "element": {"sharedId": element["sharedId"]}} if element else "viewport"
        self.act("pointer", [
            {"type": "pointerMove", "x": at[0], "y": at[1], "origin": origin},
            {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}])

    def focus(self, element):
        self.firefox.say(
            "script.callFunction", functionDeclaration="(one) => one.focus()", awaitPromise=False,
            target={"context": self.context}, arguments=[{"sharedId": element["sharedId"]}])

    def press(self, *keys):
        """Presses keys one after the other, by their names or letters."""
        actions = []
        for key in keys:
            actions += [{"type": kind, "value": KEYS.get(key, key)} for kind in ("keyDown", "keyUp")]
        self.act("key", actions)

    def act(self, kind, actions):
        parameters = {"parameters": {"pointerType": "mouse"}} if kind == "pointer" else {}
        self.firefox.say(
            "input.performActions", context=self.context,
            actions=[{"type": kind, "id": kind, "actions": actions, **parameters}])

    def turn(self, x, y, by):
        """Turns the wheel at a place."""
        self.act("wheel", [{"type": "scroll", "x": x, "y": y, "deltaX": 0, "deltaY": by, "origin": "viewport"}])

    def compose(self, steps, final):
        """Has an input method show texts one after the other in the field with the focus, and then commit another."""
        windows = self.firefox.say("browsingContext.getTree", **{"moz:scope": "chrome"})["contexts"]
        shown = "".join(
            f"input.setPendingCompositionString({json.dumps(text)});"
            f"input.appendClauseToPendingComposition({len(text)}, input.ATTR_RAW_CLAUSE);"
            "input.flushPendingComposition();" for text in steps)
        self.evaluate(
            "(() => { const input = Cc['@mozilla.org/text-input-processor;1'].createInstance(Ci.nsITextInputProcessor);"
            "if (!input.beginInputTransactionForTests(window)) throw new Error('no input method');"
            f"{shown} input.commitCompositionWith({json.dumps(final)}); return true; }})()", windows[0]["context"])


def wait(condition, what, seconds):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = condition()
        if found:
            return found
        time.sleep(0.005)
    raise AssertionError(f"waited {seconds} s in vain for {what}")
