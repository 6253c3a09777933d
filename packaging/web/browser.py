"""A headless Chromium that is told what to do by its pipe, and a web server for a folder: for packaging/web/test."""
import base64
import contextlib
import functools
import http.server
import json
import os
import select
import shutil
import subprocess
import tempfile
import threading
import time


class Quiet(http.server.SimpleHTTPRequestHandler):
    """What python3 -m http.server gives out, and how many bytes of it."""
    sent = {}
    gone = False

    def do_GET(self):
        if Quiet.gone:
            self.close_connection = True
            self.connection.close()
            return
        super().do_GET()

    def copyfile(self, source, outputfile):
        data = source.read()
        Quiet.sent[self.path] = Quiet.sent.get(self.path, 0) + len(data)
        with contextlib.suppress(ConnectionError): # a page that was closed takes no more
            outputfile.write(data)

    def log_message(self, *_):
        pass


def serve(folder):
    """The address of a server of that folder, which ends with the program."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_address[1]}/"


class Failed(Exception):
    """What the browser refused, or what did not come in time."""


class Browser:
    """One Chromium with a profile of its own, or with that of one that was killed, thrown away at the end."""

    def __init__(self, profile=None):
        self.profile = profile or tempfile.mkdtemp()
        self.number, self.waiting, self.events, self.rest = 0, {}, [], b""
        ours, theirs = os.pipe(), os.pipe()
        self.write_to, self.read_from = ours[1], theirs[0]

        def pipes():
            read, write = os.dup(ours[0]), os.dup(theirs[1])
            os.dup2(read, 3)
            os.dup2(write, 4)

        self.process = subprocess.Popen(
            ["chromium", "--headless=new", "--no-sandbox", "--remote-debugging-pipe", "--disable-gpu", "--mute-audio",
             "--disable-dev-shm-usage", "--no-first-run", f"--user-data-dir={self.profile}", "about:blank"],
            preexec_fn=pipes, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(ours[0])
        os.close(theirs[1])

    def end(self):
        try:
            self.call("Browser.close", wait=5)
        except Failed:
            self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)

    def kill(self):
        """As when the power fails, but for the system's own memory. The profile that is left."""
        self.process.kill()
        self.process.wait()
        for lock in ("SingletonLock", "SingletonSocket", "SingletonCookie"): # they name a program that is gone
            if os.path.lexists(os.path.join(self.profile, lock)):
                os.unlink(os.path.join(self.profile, lock))
        return self.profile

    def allow(self, *permissions):
        self.call("Browser.grantPermissions", permissions=permissions)

    def _take(self, end):
        """Reads what has come until one message at least is there; False when the time is over."""
        while b"\0" not in self.rest:
            left = end - time.monotonic()
            if left <= 0 or not select.select([self.read_from], [], [], left)[0]:
                return False
            got = os.read(self.read_from, 1 << 20)
            if not got:
                raise Failed("Chromium ended")
            self.rest += got
        whole, self.rest = self.rest.rsplit(b"\0", 1)
        for text in whole.split(b"\0"):
            message = json.loads(text)
            if "id" in message:
                self.waiting[message["id"]] = message
            else:
                self.events.append(message)
        return True

    def call(self, method, session=None, wait=60, **params):
        self.number += 1
        number = self.number
        message = {"id": number, "method": method, "params": params}
        if session:
            message["sessionId"] = session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.write_to, data):]
        end = time.monotonic() + wait
        while number not in self.waiting:
            if not self._take(end):
                raise Failed(f"{method}: no answer in {wait} seconds")
        answer = self.waiting.pop(number)
        if "error" in answer:
            raise Failed(f"{method}: {answer['error']['message']}")
        return answer["result"]

    def tab(self, address, arguments=None, size=(1280, 800), ratio=1, touch=False, before=""):
        return Tab(self, address, arguments, size, ratio, touch, before)


class Tab:
    """A page of it."""

    def __init__(self, browser, address, arguments, size, ratio, touch, before):
        self.browser = browser
        self.target = browser.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = browser.call("Target.attachToTarget", targetId=self.target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log"):
            self.call(f"{domain}.enable")
        self.turn(size, ratio, touch)
        if arguments is not None:
            before += f"window.nightTableArguments = {json.dumps(arguments)};"
        if before:
            self.call("Page.addScriptToEvaluateOnNewDocument", source=before)
        self.call("Page.navigate", url=address)

    def call(self, method, wait=60, **params):
        return self.browser.call(method, self.session, wait, **params)

    def turn(self, size, ratio=1, touch=False):
        self.call("Emulation.setDeviceMetricsOverride", width=size[0], height=size[1], deviceScaleFactor=ratio, mobile=touch)
        if touch:
            self.call("Emulation.setTouchEmulationEnabled", enabled=True, maxTouchPoints=10)

    def value(self, expression, wait=60):
        got = self.call("Runtime.evaluate", wait, expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in got:
            details = got["exceptionDetails"]
            raise Failed(details.get("exception", {}).get("description", details["text"]))
        return got["result"].get("value")

    def until(self, expression, wait=60):
        end = time.monotonic() + wait
        while not self.value(expression, wait):
            if time.monotonic() > end:
                raise Failed(f"{expression}: not in {wait} seconds\n" + "\n".join(self.said()))
            time.sleep(0.05)

    def said(self):
        """What its console got."""
        lines = []
        for event in self.browser.events:
            if event.get("sessionId") != self.session:
                continue
            params = event["params"]
            if event["method"] == "Runtime.consoleAPICalled":
                lines.append(" ".join(str(a.get("value", a.get("description", ""))) for a in params["args"]))
            elif event["method"] == "Runtime.exceptionThrown":
                lines.append(params["exceptionDetails"].get("exception", {}).get("description", "exception"))
            elif event["method"] == "Log.entryAdded":
                lines.append(params["entry"]["text"] + " " + params["entry"].get("url", ""))
        return lines

    def picture(self, path):
        with open(path, "wb") as out:
            out.write(base64.b64decode(self.call("Page.captureScreenshot")["data"]))

    def touch(self, kind, *points):
        self.call("Input.dispatchTouchEvent", type=kind,
                  touchPoints=[{"x": x, "y": y, "id": finger} for finger, x, y in points])

    def tap(self, x, y):
        self.touch("touchStart", (0, x, y))
        self.touch("touchEnd")

    def click(self, x, y):
        for kind in ("mouseMoved", "mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="none" if kind == "mouseMoved" else "left",
                      clickCount=1)

    def key(self, key, code, number, text="", modifiers=0):
        common = {"key": key, "code": code, "windowsVirtualKeyCode": number, "modifiers": modifiers}
        self.call("Input.dispatchKeyEvent", type="keyDown", text=text, **common)
        self.call("Input.dispatchKeyEvent", type="keyUp", **common)

    def front(self):
        self.call("Page.bringToFront")

    def reload(self):
        self.call("Page.reload")

    def close(self):
        self.browser.call("Target.closeTarget", targetId=self.target)
