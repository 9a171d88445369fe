# SPDX-License-Identifier: Apache-2.0
"""The server under test, in a folder of its own."""

import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import tempfile
import threading
import time
import urllib.error
import urllib.request

PROGRAM = os.environ["LINKSHELF"]


class Server:
    def __init__(self, web, folder=None, environment=None, allowing=None):
        self.web = web
        self.allowing = allowing or [f"127.0.0.1:{port}" for port in (web.port, getattr(web, "secure_port", None)) if port]
        self.environment = os.environ | (environment or {})
        self.folder = pathlib.Path(folder or tempfile.mkdtemp(prefix="linkshelf-"))
        self.folder.mkdir(parents=True, exist_ok=True)
        # The browser runs as another user where this is root.
        self.folder.chmod(0o755)
        self.data = self.folder / "data"
        self.port = 0
        # Further options of the command.
        self.options = []
        self.start()

    def start(self):
        self.spawn()
        self.ready()

    def spawn(self):
        sandbox = [] if can_sandbox() else ["--without-sandbox"]
        self.process = subprocess.Popen(
            [PROGRAM, "serve", "--data", self.data, "--port", str(self.port), *(f"--allow={text}" for text in self.allowing), "--log", "info", *sandbox, *self.options],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=self.environment)
        self.lines = []
        threading.Thread(target=self.read, args=(self.process, self.lines), daemon=True).start()

    def ready(self):
        """Waits until it answers."""
        end = time.monotonic() + 60
        while time.monotonic() < end and self.process.poll() is None:
            if found := re.search(r"http://127\.0\.0\.1:(\d+)/", "".join(self.lines)):
                self.port = int(found.group(1))
                self.base = f"http://127.0.0.1:{self.port}"
                return
            time.sleep(0.05)
        raise SystemExit("the server didn't start:\n" + "".join(self.lines))

    @staticmethod
    def read(process, lines):
        for line in process.stdout:
            lines.append(line)

    def kill(self):
        self.process.kill()
        self.process.wait()

    def stop(self):
        """Ends it as a person does; how long that took."""
        begin = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.kill()
            raise AssertionError("it doesn't end") from None
        return time.monotonic() - begin

    def remove(self):
        if self.process.poll() is None:
            self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def command(self, *arguments, check=True, text=None):
        done = subprocess.run([PROGRAM, *map(str, arguments), "--data", self.data], capture_output=True, text=True, input=text, timeout=300)
        if check and done.returncode:
            raise AssertionError(f"linkshelf {' '.join(map(str, arguments))}: {done.stdout}{done.stderr}")
        return done

    def api(self, path, token, method="GET", body=None):
        request = urllib.request.Request(
            f"{self.base}/api/v1{path}", method=method, data=None if body is None else json.dumps(body).encode(),
            headers={"Authorization": f"Bearer {token}", "Content-Type": "application/json"})
        with urllib.request.urlopen(request, timeout=30) as answer:
            data = answer.read()
        return json.loads(data) if data else None

    def api_or(self, path, token):
        """What a path answers; None where it says that there's no such thing."""
        try:
            return self.api(path, token)
        except urllib.error.HTTPError as error:
            if error.code != 404:
                raise
            return None


def can_sandbox():
    """Whether Chromium's sandbox works here, with namespaces of users or with its own helper."""
    if pathlib.Path("/usr/lib/chromium/chrome-sandbox").exists():
        return True
    return subprocess.run(["unshare", "--user", "true"], capture_output=True).returncode == 0
