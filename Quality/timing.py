"""How long a check takes, against one compiler process a block, and how much memory its processes use."""
import os, random, shutil, subprocess, tempfile, time

from blocks import start

SEED, SAMPLE = 20240229, 120


def tree(root):
    """The identifiers of a process and of all below it."""
    parents = {}
    for name in os.listdir("/proc"):
        if name.isdigit():
            try:
                with open(f"/proc/{name}/stat") as file:
                    parents.setdefault(int(file.read().rpartition(")")[2].split()[1]), []).append(int(name))
            except OSError:
                pass
    found = [root]
    for process in found:
        found += parents.get(process, ())
    return found


def peak(process):
    """The most memory that a process has used so far, in MB."""
    try:
        with open(f"/proc/{process}/status") as file:
            for line in file:
                if line.startswith("VmHWM:"):
                    return int(line.split()[1]) / 1024
    except OSError:
        pass
    return 0


def watch(process, limit=None):
    """Waits for a process; gives seconds and the peaks in MB of itself and of its largest descendant.

    One that takes longer than the limit is ended with all below it, and the seconds are None.
    """
    begin, own, child = time.monotonic(), 0, 0
    while process.poll() is None:
        for one in tree(process.pid):
            if one == process.pid:
                own = max(own, peak(one))
            else:
                child = max(child, peak(one))
        if limit and time.monotonic() - begin > limit:
            for one in reversed(tree(process.pid)):
                try:
                    os.kill(one, 9)
                except ProcessLookupError:
                    pass
            process.wait()
            return None, own, child
        time.sleep(0.03)
    return time.monotonic() - begin, own, child


def compile_each(found, jobs):
    """Seconds that one `swiftc -typecheck` a block takes, so many at a time."""
    with tempfile.TemporaryDirectory() as folder:
        files = []
        for number, block in enumerate(found):
            files.append(f"{folder}/block{number}.swift")
            with open(files[-1], "w", encoding="utf-8") as file:
                file.write(block.code)
        begin, running = time.monotonic(), []
        for file in files:
            running.append(subprocess.Popen(
                ["swiftc", "-typecheck", file], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))
            if len(running) == jobs:
                running.pop(0).wait()
        for process in running:
            process.wait()
        return time.monotonic() - begin


def copy_stand_ins(stele, cache):
    """Puts the built stand-ins, and nothing else of the user's cache, into another cache."""
    own = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    with tempfile.TemporaryDirectory() as folder:
        with open(f"{folder}/page.md", "w", encoding="utf-8") as page:
            page.write("```swift\nimport SwiftUI\n```\n")
        start(stele, [f"{folder}/page.md"], None, subprocess.DEVNULL).wait()
    if os.path.isdir(f"{own}/stele/stand-ins"):
        shutil.copytree(f"{own}/stele/stand-ins", f"{cache}/stele/stand-ins", symlinks=True)


def timing(stele, folder, found, full):
    if not os.path.isdir("/proc/self") or not shutil.which("swiftc"):
        print("  time and memory are measured only where there are /proc and swiftc")
        return
    blocks = list(found) if full else random.Random(SEED).sample(found, min(SAMPLE, len(found)))
    with tempfile.TemporaryDirectory() as cache:
        environment = dict(os.environ, XDG_CACHE_HOME=cache)
        copy_stand_ins(stele, cache)

        def check():
            return watch(start(stele, [folder], environment, subprocess.DEVNULL))

        cold, own, child = check()
        scale = len(found) / max(1, len(blocks))
        jobs = os.cpu_count() or 1
        single = compile_each(blocks, 1) * scale
        parallel = compile_each(blocks, jobs) * scale
        unchanged = min((check() for _ in range(3)), key=lambda result: result[0])
    how = "all measured" if full else f"{len(blocks)} of {len(found)} blocks measured and scaled"
    print(f"  one swiftc a block: {single:.0f} s, {jobs} at a time {parallel:.0f} s ({how})")
    yield "seconds of a cold check of the book, stand-ins built", cold, None
    yield "ratio to one swiftc a block, one after the other", cold / max(single, 0.001), -0.15
    yield f"ratio to one swiftc a block, {jobs} at a time", cold / max(parallel, 0.001), None
    yield "seconds of an unchanged check", unchanged[0], -0.5
    yield "MB at most of the main process", own, -300
    yield "MB at most of a compiler child", child, -1000
