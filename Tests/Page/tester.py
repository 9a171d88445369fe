# SPDX-License-Identifier: Apache-2.0
"""A browser that uses the pages of a `gnomon preview`, and what runs tests in it."""

import base64
import io
import os
import re
import sys
import tempfile
import time
import traceback

from PIL import Image
from playwright.sync_api import sync_playwright


class Tester:
    def __init__(self, browser, command):
        self.command = command
        self.context = browser.new_context(viewport={"width": 900, "height": 1000}, device_scale_factor=2)
        self.context.grant_permissions([])
        page = self.context.new_page()
        page.goto(command.address)
        page.close()
        self.base = re.match(r"http://[^/]+/", command.address).group(0)
        self.console = []

    def open(self, name, query="", condition="(document.getElementById('canvas')?.width ?? 0) >= 50"):
        page = self.context.new_page()
        page.on("console", lambda message: self.console.append(message.text))
        page.on("pageerror", lambda error: self.console.append(f"error: {error}"))
        page.set_default_timeout(15_000)
        page.goto(self.base)
        href = page.get_by_role("link", name=name, exact=True).get_attribute("href")
        page.goto(self.base + href.lstrip("/") + query)
        end = time.monotonic() + 15
        while not page.evaluate(condition) and time.monotonic() < end:
            page.wait_for_timeout(20)
        return page

    def wall(self, query="", tiles=7):
        """The page with all previews, when the pictures are there."""
        page = self.context.new_page()
        page.on("console", lambda message: self.console.append(message.text))
        page.on("pageerror", lambda error: self.console.append(f"error: {error}"))
        page.set_default_timeout(15_000)
        page.goto(self.base + query)
        wait(page, lambda: page.locator(".picture[data-shown]").count() >= tiles, f"{tiles} pictures")
        return page

    def picture(self, page):
        text = page.evaluate("document.getElementById('canvas').toDataURL()")
        return Image.open(io.BytesIO(base64.b64decode(text.split(",")[1])))


def wait(page, condition, what, seconds=15):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():
            return
        page.wait_for_timeout(10)
    raise AssertionError(f"waited {seconds} s in vain for {what}")


def main(tests, start):
    """Runs the tests whose names have the words of the command line. `start(folder)` gives the command that is tested."""
    wanted, failures = sys.argv[1:], []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        command = start(folder)
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox"])
        for function in tests:
            name = function.__name__.replace("_", " ")
            if wanted and not all(word in name for word in wanted):
                continue
            begin, tester = time.monotonic(), Tester(browser, command)
            try:
                function(tester)
                errors = [line for line in tester.console if line.startswith("error") or "Security Policy" in line]
                assert not errors, f"the console says {errors[:3]}"
                print(f"passed  {name} ({time.monotonic() - begin:.1f} s)", flush=True)
            except Exception as error:  # noqa: BLE001
                failures.append(name)
                places = traceback.extract_tb(error.__traceback__)
                place = places[min(1, len(places) - 1)]
                print(f"FAILED  {name}\n        line {place.lineno}: {error}", flush=True)
            tester.context.close()
        browser.close()
        command.process.terminate()
        if failures:
            print("the command said:", *command.lines[-20:], sep="\n  ")
    print(f"{len(failures)} failed" if failures else "all passed")
    sys.exit(1 if failures else 0)
