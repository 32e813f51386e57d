"""Measures `stele serve`: the time from an edit to the moment at which a browser can have the new page."""
import http.client
import json
import os
import re
import signal
import statistics
import subprocess
import threading
import time


class Served:
    """A running `stele serve`, and what its events say."""

    def __init__(self, stele, folder, *options, environment=None):
        self.process = subprocess.Popen(
            [stele, "serve", "--port", "0", *options], cwd=folder, env=environment,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        line = self.process.stdout.readline()
        self.port = int(re.search(r":(\d+)/", line).group(1))
        threading.Thread(target=self.process.stdout.read, daemon=True).start()
        self.versions = []
        self.news = threading.Condition()
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self):
        connection = http.client.HTTPConnection("127.0.0.1", self.port)
        connection.request("GET", "/-stele/events")
        response = connection.getresponse()
        try:
            while line := response.readline():
                if line.startswith(b"data: "):
                    with self.news:
                        self.versions.append(int(line[6:]))
                        self.news.notify_all()
        except (OSError, http.client.HTTPException):
            pass

    def get(self, path):
        """Gets a path as it is now: its status and its text."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port)
        connection.request("GET", path)
        response = connection.getresponse()
        text = response.read().decode(errors="replace")
        connection.close()
        return response.status, text

    def problems(self, page):
        return json.loads(self.get(f"/-stele/problems?page={page}")[1])

    def until(self, condition, limit=60):
        """Asks after each piece of news until the condition holds; gives the seconds that took."""
        start = time.monotonic()
        while True:
            with self.news:
                seen = len(self.versions)
            if condition():
                return time.monotonic() - start
            with self.news:
                left = start + limit - time.monotonic()
                if left <= 0 or not self.news.wait_for(lambda: len(self.versions) > seen, left):
                    raise TimeoutError("what was waited for has not come")

    def memory(self):
        """The peak of the process's memory in megabytes, where the system tells it."""
        try:
            with open(f"/proc/{self.process.pid}/status") as status:
                return int(re.search(r"VmHWM:\s+(\d+)", status.read()).group(1)) / 1024
        except OSError:
            return float("nan")

    def stop(self):
        self.process.send_signal(signal.SIGINT)
        self.process.wait(20)


def latencies(served, file, page, rounds=9):
    """The median seconds from an edit to the page that shows it: of prose, and of code with its verdict."""
    with open(file, encoding="utf-8") as opened:
        original = opened.read()
    served.until(lambda: not served.problems(page)["isChecking"], limit=600)
    fence = original.index("\n```swift")
    line = original.index("\n", fence + 1)
    prose, code = [], []
    try:
        for number in range(rounds):
            mark = f"Edit number {number} of this run."
            write(file, original[:fence] + f"\n{mark}\n" + original[fence:])
            prose.append(served.until(lambda: mark in served.get("/" + page)[1]))
            served.until(lambda: not served.problems(page)["isChecking"])
            write(file, original[:line] + f'\nlet bench{number}: Int = "{number}"' + original[line:])
            code.append(served.until(lambda: any(
                "'String' to specified type 'Int'" in problem["message"]
                for problem in served.problems(page)["problems"])))
            served.until(lambda: not served.problems(page)["isChecking"])
    finally:
        write(file, original)
    return statistics.median(prose), statistics.median(code)


def write(file, text):
    """Saves as editors do: the new file takes the old one's place."""
    with open(file + "~", "w", encoding="utf-8") as opened:
        opened.write(text)
    os.replace(file + "~", file)
