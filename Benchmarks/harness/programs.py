"""What is measured, built in release."""
import os
import shutil
import subprocess
import sys

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
ROOT = os.path.dirname(HERE)
IS_LINUX = sys.platform.startswith("linux")


def run(*command, environment=None):
    result = subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env={**os.environ, **(environment or {})})
    if result.returncode != 0:
        raise SystemExit("benchmark: %s failed:\n%s" % (" ".join(command), result.stdout[-4000:]))
    return result.stdout


def built(package, product, folder=".build", *flags, environment=None):
    """Builds a product in release. Returns its path."""
    print("building %s …" % product, file=sys.stderr)
    common = ["swift", "build", "-c", "release", "--package-path", package, "--scratch-path", os.path.join(package, folder), *flags]
    run(*common, "--product", product, environment=environment)
    return os.path.join(run(*common, "--show-bin-path", environment=environment).strip().splitlines()[-1], product)


#: How `make release` builds but for its profile, for the programs that it is held against as well.
AS_RELEASED = [
    *(["--static-swift-stdlib", "-Xswiftc", "-static-executable"] if IS_LINUX else []), "-Xswiftc", "-cross-module-optimization",
    "-Xswiftc", "-Xfrontend", "-Xswiftc", "-disable-concrete-type-metadata-mangled-name-accessors"]


def release():
    """What users get. Returns its path."""
    print("building the release …", file=sys.stderr)
    run("make", "-C", ROOT, "release")
    if IS_LINUX:
        return os.path.join(ROOT, ".build", "viperlint-linux")
    return os.path.join(run("swift", "build", "-c", "release", "--package-path", ROOT, "--show-bin-path").strip(), "viperlint")


def rival(package, product):
    return built(os.path.join(ROOT, package), product, ".build-static" if IS_LINUX else ".build", *AS_RELEASED)


def hello(folder, name, *flags):
    path = os.path.join(folder, name)
    os.makedirs(folder, exist_ok=True)
    run("swiftc", "-O", *flags, os.path.join(HERE, "Rivals", "hello.swift"), "-o", path)
    return path


def all_programs(given, wanted=lambda name: True):
    """Returns {name: path} of those that are wanted; the oracle is left out where there is none, other ways of linking on macOS.

    `given` names programs that are built already.
    """
    folder = os.path.join(HERE, "Rivals", ".build", "hello")
    ways = {
        "viperlint": release,
        "stages": lambda: built(os.path.join(HERE, "Stages"), "stages", ".build", "-Xswiftc", "-enable-testing",
            environment={"VIPERLINT_BENCHMARKS": "1"}),  # The main package has its layers as products for this one only.
        "parse-and-visit": lambda: rival("Benchmarks/Rivals", "parse-and-visit"),
        "hello": lambda: hello(folder, "hello", *(["-static-executable"] if IS_LINUX else [])),
    }
    if IS_LINUX:  # Apple's systems have no static runtime: the system's own is always there.
        ways["viperlint-dynamic"] = lambda: built(ROOT, "viperlint")
        ways["viperlint-static-stdlib"] = lambda: built(ROOT, "viperlint", ".build-static-stdlib", "--static-swift-stdlib")
        ways["hello-static-stdlib"] = lambda: hello(folder, "hello-static-stdlib", "-static-stdlib")
    if os.path.exists(os.path.join(ROOT, "Oracle", "Package.swift")):
        ways["outline-oracle"] = lambda: rival("Oracle", "outline-oracle")
    return {**{name: build() for name, build in ways.items() if name not in given and wanted(name)}, **given}


def source_folders():
    """Where public Swift is taken from."""
    named = os.environ.get("VIPERLINT_BENCH_PATHS")
    if named:
        return named.split(os.pathsep)
    for package in (os.path.join(ROOT, "Oracle"), ROOT):
        for scratch in (".build", ".build-static"):
            checkouts = os.path.join(package, scratch, "checkouts")
            if os.path.isdir(checkouts):
                return [checkouts]
    raise SystemExit("benchmark: there is no checkout to take Swift files from; name folders in VIPERLINT_BENCH_PATHS")


def toolchain():
    return run("swift", "--version").splitlines()[0] if shutil.which("swift") else "no Swift"
