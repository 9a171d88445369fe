# SPDX-License-Identifier: Apache-2.0
"""Drives a real Firefox by its own protocol, Marionette: JSON over a socket, each message after its length."""

import json
import os
import pathlib
import shutil
import socket
import subprocess
import tempfile
import time


class Firefox:
    def __init__(self, program="firefox-esr"):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="linkshelf-firefox-"))
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        (self.folder / "user.js").write_text(f"""
user_pref("marionette.port", {port});
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("app.normandy.enabled", false);
user_pref("browser.safebrowsing.update.enabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
""")
        self.process = subprocess.Popen(
            [program, "--headless", "--no-remote", "--marionette", "-remote-allow-system-access", "--profile", self.folder], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env=os.environ | {"HOME": str(self.folder), "MOZ_CRASHREPORTER_DISABLE": "1"})
        end = time.monotonic() + 60
        while True:
            try:
                self.socket = socket.create_connection(("127.0.0.1", port), timeout=60)
                break
            except OSError:
                if time.monotonic() > end or self.process.poll() is not None:
                    self.close()
                    raise
                time.sleep(0.2)
        self.buffer = b""
        self.count = 0
        self.receive()
        self("WebDriver:NewSession", capabilities={})

    def receive(self):
        while b":" not in self.buffer:
            self.buffer += self.read()
        length, self.buffer = self.buffer.split(b":", 1)
        while len(self.buffer) < int(length):
            self.buffer += self.read()
        message, self.buffer = self.buffer[:int(length)], self.buffer[int(length):]
        return json.loads(message)

    def read(self):
        data = self.socket.recv(1 << 16)
        if not data:
            raise AssertionError("Firefox ended")
        return data

    def __call__(self, command, **parameters):
        self.count += 1
        message = json.dumps([0, self.count, command, parameters]).encode()
        self.socket.sendall(str(len(message)).encode() + b":" + message)
        _, _, error, value = self.receive()
        if error:
            raise AssertionError(f"{command}: {error.get('message')}")
        return value

    def run(self, script, *arguments, chrome=False):
        """Runs the body of a function; a promise that it returns is awaited."""
        self("Marionette:SetContext", value="chrome" if chrome else "content")
        # A value of its own, so that null is a value too.
        wrapped = f"const done = arguments[arguments.length - 1]; (async function () {{ {script} }}).apply(null, arguments).then((v) => done({{v}}), (e) => done({{e: String(e)}}));"
        value = self("WebDriver:ExecuteAsyncScript", script=wrapped, args=list(arguments), newSandbox=True)["value"]
        if "e" in value:
            raise AssertionError(value["e"])
        return value.get("v")

    def open(self, address):
        self("Marionette:SetContext", value="content")
        self("WebDriver:Navigate", url=address)

    def press(self, selector):
        """Presses an element as a person does, with the mouse."""
        self("Marionette:SetContext", value="content")
        found = self("WebDriver:FindElement", using="css selector", value=selector)["value"]
        self("WebDriver:ElementClick", id=next(iter(found.values())))

    def tab(self):
        """Opens a tab and goes there; its name."""
        self("Marionette:SetContext", value="content")
        handle = self("WebDriver:NewWindow", type="tab", focus=True)["handle"]
        self("WebDriver:SwitchToWindow", handle=handle)
        return handle

    def go(self, handle):
        self("Marionette:SetContext", value="content")
        self("WebDriver:SwitchToWindow", handle=handle)

    def close(self):
        if getattr(self, "socket", None):
            self.socket.close()
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)
