"""What is measured, built in release."""
import os
import shutil
import subprocess
import sys

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
ROOT = os.path.dirname(HERE)
IS_LINUX = sys.platform.startswith("linux")


def run(*command):
    result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if result.returncode != 0:
        raise SystemExit("benchmark: %s failed:\n%s" % (" ".join(command), result.stdout[-4000:]))
    return result.stdout


def built(package, product, folder=".build", *flags):
    """Builds a product in release. Returns its path."""
    print("building %s …" % product, file=sys.stderr)
    common = ["swift", "build", "-c", "release", "--package-path", package, "--scratch-path", os.path.join(package, folder), *flags]
    run(*common, "--product", product)
    return os.path.join(run(*common, "--show-bin-path").strip().splitlines()[-1], product)


def hello(folder, name, *flags):
    path = os.path.join(folder, name)
    os.makedirs(folder, exist_ok=True)
    run("swiftc", "-O", *flags, os.path.join(HERE, "Rivals", "hello.swift"), "-o", path)
    return path


def all_programs():
    """Returns {name: path}; the oracle is left out where there is none, static programs on macOS."""
    programs = {"viperlint": built(ROOT, "viperlint")}
    if IS_LINUX:  # Apple's systems have no static runtime: the system's own is always there.
        programs["viperlint-static-stdlib"] = built(ROOT, "viperlint", ".build-static", "--static-swift-stdlib")
    programs["stages"] = built(os.path.join(HERE, "Stages"), "stages", ".build", "-Xswiftc", "-enable-testing")
    programs["parse-and-visit"] = built(os.path.join(HERE, "Rivals"), "parse-and-visit")
    if os.path.exists(os.path.join(ROOT, "Oracle", "Package.swift")):
        programs["outline-oracle"] = built(os.path.join(ROOT, "Oracle"), "outline-oracle")
    folder = os.path.join(HERE, "Rivals", ".build", "hello")
    if IS_LINUX:
        programs["hello"] = hello(folder, "hello", "-static-executable")
        programs["hello-static-stdlib"] = hello(folder, "hello-static-stdlib", "-static-stdlib")
    else:
        programs["hello"] = hello(folder, "hello")
    return programs


def source_folders():
    """Where public Swift is taken from."""
    named = os.environ.get("VIPERLINT_BENCH_PATHS")
    if named:
        return named.split(os.pathsep)
    for package in (os.path.join(ROOT, "Oracle"), ROOT):
        checkouts = os.path.join(package, ".build", "checkouts")
        if os.path.isdir(checkouts):
            return [checkouts]
    raise SystemExit("benchmark: there is no checkout to take Swift files from; name folders in VIPERLINT_BENCH_PATHS")


def toolchain():
    return run("swift", "--version").splitlines()[0] if shutil.which("swift") else "no Swift"
