"""Serves the built site to this computer alone: python -m tools.serve [--port 8000]."""

import argparse
import re
import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from socket import socket
from socketserver import BaseServer
from threading import Thread

ROOT = Path(__file__).resolve().parents[1]
VERSIONED = re.compile(r"/[0-9a-f]{12}/")  # below such a folder a name never changes its content


class Handler(SimpleHTTPRequestHandler):
    """Files of a folder, with the types and headers that the site needs."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True  # or a file waits 40 ms for the receipt of its own header
    # Named here because the operating system's own table may differ or be wrong.
    extensions_map = {  # noqa: RUF012  (the name and kind are the base class's)
        "": "application/octet-stream",
        ".css": "text/css",
        ".html": "text/html; charset=utf-8",
        ".js": "text/javascript",
        ".json": "application/json",
        ".mjs": "text/javascript",
        ".pen": "text/plain; charset=utf-8",
        ".png": "image/png",
        ".py": "text/plain; charset=utf-8",
        ".svg": "image/svg+xml",
        ".toml": "text/plain; charset=utf-8",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
        ".zip": "application/zip",
    }

    def end_headers(self) -> None:
        """Add what a plain static host sends too: open to any origin, a cache rule."""
        self.send_header("Access-Control-Allow-Origin", "*")
        lasting = VERSIONED.search(self.path) and self._status == 200
        self.send_header("Cache-Control", "max-age=31536000, immutable" if lasting else "no-cache")
        super().end_headers()

    def send_response(self, code: int, message: str | None = None) -> None:
        """Remember the status: a missing file must not be cached."""
        self._status = code
        super().send_response(code, message)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  (the base class's name)
        """Say nothing."""


class Server(ThreadingHTTPServer):
    """A quiet server that hands every request to its own thread."""

    allow_reuse_address = sys.platform != "win32"  # there it would share a port that is taken

    def handle_error(self, request: socket | tuple[bytes, socket], client_address: object) -> None:
        """Stay quiet when a browser hangs up; tell everything else."""
        if not isinstance(sys.exception(), ConnectionError):
            BaseServer.handle_error(self, request, client_address)


def open_server(folder: Path, port: int = 0, handler: type[Handler] = Handler) -> Server:
    """A server for the folder, bound to this computer alone; port 0 picks a free one."""
    return Server(("127.0.0.1", port), partial(handler, directory=str(folder)))


def in_background(server: Server) -> str:
    """Let the server run beside the caller; returns its address."""
    Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}/"


def main() -> int:
    """Serve until Ctrl-C."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, default=ROOT / "dist")
    parser.add_argument("--port", type=int, default=8000)
    chosen = parser.parse_args()
    if not (chosen.folder / "index.html").is_file():
        sys.exit(f"There is no site in {chosen.folder} yet: build it with python -m tools.build")
    try:
        server = open_server(chosen.folder, chosen.port)
    except (OSError, OverflowError) as trouble:
        sys.exit(
            f"Port {chosen.port} can't be used ({trouble}). Choose another: make play PORT=8001"
        )
    print(f"Euchre is at http://127.0.0.1:{server.server_port}/   (Ctrl-C stops it)", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()
    finally:
        server.server_close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
