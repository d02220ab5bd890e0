"""A bare copy behind Python's own server: right types, addresses without extension, CORS and a JSON 404.

    python3 serve_copy.py DIR [PORT]

Files alone: the queries are for clients that read /index/, such as /client.js.
"""

import json
import os
import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

JSON = "application/json; charset=utf-8"
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Expose-Headers": "ETag, Link, Retry-After, RateLimit, RateLimit-Policy, Accept-Ranges, Content-Range",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
}


class CopyHandler(SimpleHTTPRequestHandler):
    extensions_map = {
        ".html": "text/html; charset=UTF-8",
        ".css": "text/css; charset=UTF-8",
        ".js": "text/javascript; charset=UTF-8",
        ".mjs": "text/javascript; charset=UTF-8",
        ".md": "text/markdown; charset=utf-8",
        ".json": JSON,
        ".txt": "text/plain; charset=UTF-8",
        ".xml": "application/xml",
        ".svg": "image/svg+xml",
        "": JSON,
    }

    def translate_path(self, path):
        file = super().translate_path(path)
        if os.path.isfile(file) or self.is_api():
            return file
        for page in (file.rstrip("/") + ".html", os.path.join(file, "index.html")):
            if os.path.isfile(page):
                return page
        return file

    def is_api(self):
        return self.path.startswith("/api")

    def list_directory(self, path):
        self.send_error(404)

    def send_head(self):
        if self.is_api() and not os.path.isfile(super().translate_path(self.path)):
            self.send_error(404)
            return None
        return super().send_head()

    def end_headers(self):
        for name, value in HEADERS.items():
            self.send_header(name, value)
        super().end_headers()

    def send_error(self, code, message=None, explain=None):
        if code != 404:
            return super().send_error(code, message, explain)
        if self.is_api():
            type, body = JSON, self.refusal()
        else:
            type, body = "text/html; charset=UTF-8", self.page()
        self.send_response(404)
        self.send_header("Content-Type", type)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def refusal(self):
        message = (
            "This is a bare copy: no file is at this address, and the queries are not answered here. "
            "Use /client.js, or node mirror.mjs serve."
        )
        docs = "http://%s/docs/errors#no-such-operation" % self.headers.get("Host", "localhost")
        return json.dumps({"error": "no-such-operation", "message": message, "docs": docs}).encode()

    def page(self):
        with open(os.path.join(self.directory, "404.html"), "rb") as page:
            return page.read()


if __name__ == "__main__":
    folder, port = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 8080
    server = ThreadingHTTPServer(("127.0.0.1", port), partial(CopyHandler, directory=folder))
    print("Serving %s at http://127.0.0.1:%d" % (folder, server.server_port), flush=True)
    server.serve_forever()
