# SPDX-License-Identifier: Apache-2.0
"""What a visitor's browser sends, without a browser."""

import http.client
import re
import urllib.parse
import uuid

PASSWORD = "a long password"


class Visitor:
    """The first visitor of a new server: makes the account, and a token with all scopes."""

    def __init__(self, server, name="ada"):
        self.server = server
        self.cookies = {}
        self.send("/first", {"csrf": self.form("/first"), "name": name, "password": PASSWORD, "again": PASSWORD})
        self.cookies.pop("shelf-form", None)
        page = self.send("/settings", {"csrf": self.form("/settings"), "name": "tests", "scopes": ["read", "add", "change"], "section": "token"})
        if not (found := re.search(r'<code class="secret"[^>]*>([^<]+)<', page)):
            raise AssertionError(f"there is no token on the page:\n{page[:2_000]}")
        self.token = found.group(1)

    def form(self, path):
        """What a form of a page proves itself by."""
        page = self.send(path)
        if not (found := re.search(r'name="csrf" value="([^"]+)"', page)):
            raise AssertionError(f"{path} has no form:\n{page[:2_000]}")
        return found.group(1)

    def send(self, path, fields=None, files=None):
        """The page that follows. Fields are sent as a form, with files as one in parts."""
        headers, body = {"Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items()), "Origin": self.server.base}, None
        if files is not None:
            boundary = uuid.uuid4().hex
            headers["Content-Type"] = f"multipart/form-data; boundary={boundary}"
            parts = [(f'name="{name}"', value.encode()) for name, value in fields.items()]
            parts += [(f'name="files"; filename="{name}"', content) for name, content in files.items()]
            limit = b"--" + boundary.encode()
            body = b"".join(b"%s\r\nContent-Disposition: form-data; %s\r\n\r\n%s\r\n" % (limit, head.encode(), content) for head, content in parts)
            body += limit + b"--\r\n"
        elif fields is not None:
            headers["Content-Type"] = "application/x-www-form-urlencoded"
            body = urllib.parse.urlencode(fields, doseq=True).encode()
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=60)
        try:
            connection.request("GET" if body is None else "POST", path, body=body, headers=headers)
            answer = connection.getresponse()
            page = answer.read().decode()
            for line in answer.msg.get_all("Set-Cookie") or []:
                name, value = line.split(";")[0].split("=", 1)
                self.cookies[name] = value
        finally:
            connection.close()
        if answer.status == 303:
            return self.send(answer.headers["Location"])
        if answer.status != 200:
            raise AssertionError(f"{path}: {answer.status}\n{page[:2_000]}")
        return page
