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


def processor_time(process):
    """The seconds that a process has computed so far."""
    try:
        with open(f"/proc/{process}/stat") as file:
            fields = file.read().rpartition(")")[2].split()
            return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    except OSError:
        return 0


class Run:
    """What a process and all below it have taken."""
    seconds = None      # None if it had to be ended
    own = child = 0     # the peaks of memory in MB: of itself, and of the largest descendant
    computed = 0        # processor time


def watch(process, limit=None):
    """Waits for a process; one that takes longer than the limit is ended with all below it."""
    begin, own, child, computed, result = time.monotonic(), 0, 0, {}, Run()
    while process.poll() is None:
        for one in tree(process.pid):
            computed[one] = max(computed.get(one, 0), processor_time(one))
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
            break
        time.sleep(0.03)
    else:
        result.seconds = time.monotonic() - begin
    result.own, result.child, result.computed = own, child, sum(computed.values())
    return result


def compile_each(found, jobs):
    """Seconds and processor time that one `swiftc -typecheck` a block takes, so many at a time."""
    with tempfile.TemporaryDirectory() as folder:
        files = []
        for number, block in enumerate(found):
            files.append(f"{folder}/block{number}.swift")
            with open(files[-1], "w", encoding="utf-8") as file:
                file.write(block.code)
        begin, before, running = time.monotonic(), os.times(), []
        for file in files:
            running.append(subprocess.Popen(
                ["swiftc", "-typecheck", file], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))
            if len(running) == jobs:
                running.pop(0).wait()
        for process in running:
            process.wait()
        after = os.times()
        computed = (after.children_user - before.children_user
                    + after.children_system - before.children_system)
        return time.monotonic() - begin, computed


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

        cold = check()
        scale = len(found) / max(1, len(blocks))
        jobs = os.cpu_count() or 1
        single, computed = (scale * value for value in compile_each(blocks, 1))
        parallel = scale * compile_each(blocks, jobs)[0]
        unchanged = min(check().seconds for _ in range(3))
    how = "all measured" if full else f"{len(blocks)} of {len(found)} blocks measured and scaled"
    print(f"  one swiftc a block: {single:.0f} s, {jobs} at a time {parallel:.0f} s ({how})")
    yield "seconds of a cold check of the book, stand-ins built", cold.seconds, None
    yield "ratio to one swiftc a block, one after the other", cold.seconds / max(single, 0.001), -0.15
    yield f"ratio to one swiftc a block, {jobs} at a time", cold.seconds / max(parallel, 0.001), None
    yield "ratio of processor time to one swiftc a block", cold.computed / max(computed, 0.001), None
    yield "seconds of an unchanged check", unchanged, -0.5
    yield "MB at most of the main process", cold.own, -300
    yield "MB at most of a compiler child", cold.child, -1000
