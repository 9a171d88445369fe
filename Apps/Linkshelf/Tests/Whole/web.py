# SPDX-License-Identifier: Apache-2.0
"""A small web of made pages on 127.0.0.1, which counts who asks for what."""

import base64
import http.server
import io
import ssl
import subprocess
import sys
import tempfile
import threading
import time
import wave

PIXEL = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP4z8CAB+GTG8HSALfKY52fTcuYAAAAAElFTkSuQmCC")
PDF = b"""%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
trailer<</Root 1 0 R>>
%%EOF
"""
def sound(minutes=20):
    """A WAV file of 8,000 bytes a second."""
    file = io.BytesIO()
    with wave.open(file, "wb") as writer:
        writer.setnchannels(1)
        writer.setsampwidth(1)
        writer.setframerate(8_000)
        writer.writeframes(bytes(range(96, 160)) * (minutes * 60 * 125))
    return file.getvalue()


SOUND = sound()
CODE = """func greet(_ name: String) {
    if name.isEmpty {
        print("nobody")
    } else {
        print("Hello, \\(name)")
    }
}"""

ARTICLE = f"""<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shadows and hours – A made site</title>
<meta name="description" content="How a gnomon tells the hour.">
<meta property="og:site_name" content="A made site"><meta name="author" content="Ada Example">
<meta property="article:published_time" content="2024-05-06T07:08:09Z">
<meta property="og:image" content="/picture.png"><link rel="icon" href="/picture.png">
<style>body{{font:16px sans-serif;margin:0}} nav{{position:sticky;top:0;background:#ddd}} #cookies{{position:fixed;bottom:0;left:0;right:0;height:200px;background:#c33}}</style>
</head><body><nav>Home Products Pricing</nav>
<div id="cookies" class="cookie-banner" role="dialog">We use cookies. <button>Accept all</button></div>
<main><article><h1>Shadows and hours</h1>
{"".join(f"<p>Paragraph {n}: a gnomon is the part of a sundial that casts the shadow. The shadow turns as the sun does, and the hours are lines on the dial that it meets one after the other.</p>" for n in range(8))}
<ol><li>Write this first:<pre><code class="language-swift">{CODE}</code></pre></li><li>Then run it.</li></ol>
<p>日晷由晷针和晷面组成。晷针的影子指向时刻，古人以此计时。</p>
<p>The angle is <math><mi>tan</mi><mi>θ</mi><annotation encoding="application/x-tex">\\tan\\theta</annotation></math>.</p>
<figure><img src="/late.png" loading="lazy" width="100" height="100" alt="A dial"><figcaption>A dial in a garden</figcaption></figure>
<table><tr><th>Hour</th><th>Angle</th></tr><tr><td>9</td><td>45</td></tr></table>
</article></main><aside>Related: nothing of interest stands here</aside></body></html>"""

HOSTILE = """<!doctype html><title>Hostile</title><h1>Hostile</h1><p>It tries what it can, and more than that, again and again.</p>
<script>document.title = "changed"; fetch("/stolen?" + document.cookie);</script>
<img src="x" onerror="fetch('/stolen?again')"><a href="javascript:alert(1)">press</a><iframe src="javascript:alert(2)"></iframe>
<form action="/stolen"><button>send</button></form><meta http-equiv="refresh" content="60;url=/stolen">"""


def certificate():
    with tempfile.TemporaryDirectory() as folder:
        key, file = f"{folder}/key.pem", f"{folder}/certificate.pem"
        subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=127.0.0.1", "-keyout", key, "-out", file],
                       check=True, capture_output=True)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(file, key)
    return context


class Web:
    def __init__(self):
        self.asked = []
        # What some paths answer instead: of the headers of a request a status, headers and a body.
        self.special = {}
        self.lock = threading.Lock()
        web = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):
                path = self.path.split("?")[0]
                with web.lock:
                    web.asked.append(self.path)
                if special := web.special.get(path):
                    return self.send(*special(self.headers))
                if path.startswith("/slow"):
                    time.sleep(3)
                status, kind, body = web.answer(path)
                self.send_response(status)
                if status == 302:
                    self.send_header("Location", body.decode())
                    body = b""
                self.send_header("Content-Type", kind)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                try:
                    if self.command != "HEAD":
                        self.wfile.write(body)
                except OSError:
                    pass

            do_HEAD = do_GET

            def send(self, status, headers, body):
                self.send_response(status)
                for name, value in ({"Content-Type": "text/html; charset=utf-8"} | headers).items():
                    self.send_header(name, value)
                if status != 304:
                    self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        class Quiet(http.server.ThreadingHTTPServer):
            def handle_error(self, request, client_address):
                # A visitor that was killed ends its connections without a word.
                if not isinstance(sys.exc_info()[1], (ConnectionError, ssl.SSLError)):
                    super().handle_error(request, client_address)

        self.server = Quiet(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.port = self.server.server_address[1]
        self.base = f"http://127.0.0.1:{self.port}"
        # The same pages with a certificate that nobody has signed.
        self.secure = Quiet(("127.0.0.1", 0), Handler)
        self.secure.daemon_threads = True
        self.secure.socket = certificate().wrap_socket(self.secure.socket, server_side=True, do_handshake_on_connect=False)
        self.secure_port = self.secure.server_address[1]
        threading.Thread(target=self.secure.serve_forever, daemon=True).start()
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def count(self, path):
        with self.lock:
            return sum(asked.split("?")[0] == path for asked in self.asked)

    def answer(self, path):
        html = "text/html; charset=utf-8"
        if path == "/robots.txt":
            return 200, "text/plain", b"User-agent: *\nDisallow: /\n\nUser-agent: Linkshelf\nDisallow: /private\n"
        if path == "/article":
            return 200, html, ARTICLE.encode()
        if path == "/hostile":
            return 200, html, HOSTILE.encode()
        if path == "/tall":
            return 200, html, b"<!doctype html><title>Tall</title><div style='height:40000px;background:linear-gradient(red,blue)'></div><p>The end"
        if path == "/moved":
            return 302, html, b"/article?from=moved"
        if path == "/inward":
            return 302, html, b"http://127.0.0.1:1/secret"
        if path.endswith(".png"):
            return 200, "image/png", PIXEL
        if path == "/sound.wav":
            return 200, "audio/wav", SOUND
        if path == "/paper.pdf":
            return 200, "application/pdf", PDF
        if path == "/notes.txt":
            return 200, "text/plain; charset=utf-8", "Plain notes about zephyrs.\n".encode()
        if path.startswith(("/page", "/slow")):
            title = path.strip("/")
            text = " ".join(["Words that say little about much."] * 30)
            return 200, html, f"<!doctype html><title>{title}</title><article><h1>{title}</h1><p>{text}</p><p>{text}</p></article>".encode()
        return 404, html, b"<!doctype html><title>Not here</title><h1>Not here</h1>"
