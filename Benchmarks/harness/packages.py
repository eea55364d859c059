"""Swift packages, copied and built with the compiler's index on."""
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time


def checked_out(folders):
    """The packages in folders that hold checkouts."""
    found = [os.path.join(folder, name) for folder in folders for name in sorted(os.listdir(folder))]
    return [path for path in found if os.path.exists(os.path.join(path, "Package.swift"))]


def build_all(folders, builds, limit, budget, jobs):
    """Returns the packages that could be built as [{name, folder, store}], and {name: why} of the others."""
    built, skipped = [], {}
    end = time.monotonic() + budget
    for folder in folders:
        package = Package(folder, builds)
        why = package.build(min(limit, end - time.monotonic()), jobs)
        if why:
            skipped[package.name] = why
            print("skipped %s: %s" % (package.name, why), file=sys.stderr)
        else:
            built.append({"name": package.name, "folder": package.copy, "store": package.store})
    return built, skipped


class Package:
    def __init__(self, folder, builds):
        self.source = os.path.realpath(folder)
        self.name = os.path.basename(self.source)
        # The compiler writes down paths without symbolic links.
        self.copy = os.path.join(os.path.realpath(builds), "packages", self.name)
        self.store = os.path.join(self.copy, ".build", "debug", "index", "store")
        self.note = self.copy + ".json"

    def build(self, seconds, jobs):
        """Copies and builds the package unless that is done. Returns why not, or nothing."""
        if os.path.exists(self.note):
            with open(self.note, encoding="utf-8") as file:
                known = json.load(file)
            # What was too slow before may have more time now.
            if known["source"] == self.source and (not known["why"] or known["seconds"] >= seconds):
                return known["why"]
        if seconds <= 1:
            return "no time left"
        print("building %s …" % self.name, file=sys.stderr)
        shutil.rmtree(self.copy, ignore_errors=True)
        shutil.copytree(self.source, self.copy, symlinks=True, ignore=shutil.ignore_patterns(".build"))
        why = self.compile(seconds, jobs)
        with open(self.note, "w", encoding="utf-8") as file:
            json.dump({"source": self.source, "why": why, "seconds": seconds}, file)
        return why

    def compile(self, seconds, jobs):
        command = ["swift", "build", "--enable-index-store", "-j", str(jobs), "--package-path", self.copy]
        with open(self.copy + ".log", "w+", encoding="utf-8", errors="replace") as log:
            # A group of its own: the package manager's compilers end with it.
            process = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT, start_new_session=True)
            try:
                status = process.wait(seconds)
            except subprocess.TimeoutExpired:
                return "not built within %.0f s" % seconds
            finally:
                if process.poll() is None:
                    os.killpg(process.pid, signal.SIGKILL)
                    process.wait()
            log.seek(0)
            error = re.search(r"error: (.*)", log.read())
        if status != 0:
            return "does not build: %s" % (error.group(1)[:120] if error else "status %d" % status)
        return "" if os.path.isdir(self.store) else "no index store"
