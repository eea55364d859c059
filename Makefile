# make demo        builds the tool and lints a small app that is full of faults
# make test        everything that is tested
# make release     builds the program to hand out: on Linux one file that needs nothing else, .build/viperlint-linux, twice:
#                  the second time by what the first counted
#
# make example     builds the package in examples/own-rule and runs its rule
# make plugins     builds the package in examples/plugin-user by way of both plugins
# make benchmarks  builds the programs that measure and fuzz the layers
# make readers     has the reports, the hooks and the descriptions for CI read by the programs that they are for; needs
#                  Python and PyPI, and nothing else here does
#
# They do all the set-up that they need, on a machine with Swift 6.1 or newer.

SWIFT ?= swift

.PHONY: demo test quick example plugins readers benchmarks oracle release profile swift

demo: swift
	$(SWIFT) build --configuration release --product viperlint
	@echo
	@# Findings are what the demo is for: exit code 1 is the one that is right.
	@"$$($(SWIFT) build --configuration release --show-bin-path)/viperlint" lint fixtures/apps/clean-faulty; test $$? -eq 1

test: quick example plugins readers benchmarks oracle

# What is worth running while one works.
quick: swift
	$(SWIFT) test --parallel --disable-xctest

# For packages that depend on this one by its path. SwiftPM keeps their plans, and doesn't see which files have come here.
# They build in this package's folder, where most of what they need is built already.
ANEW := --disable-build-manifest-caching
HERE := $(ANEW) --scratch-path .build

# A package of its own with a rule of its own: it finds what it is to find (exit code 1), and lists its rule.
example: swift
	$(SWIFT) build $(HERE) --package-path examples/own-rule
	@program="$$($(SWIFT) build $(HERE) --package-path examples/own-rule --show-bin-path)/own-rule"; \
	report="$$("$$program" lint fixtures/apps/clean-spotless --config examples/own-rule/.viperlint.yml)"; test $$? -eq 1 && \
	echo "$$report" | grep -F 'error[crowded-presenter]: the presenter LoanDetailPresenter holds 4 others' && \
	"$$program" rules | grep '^crowded-presenter ' && "$$program" explain crowded-presenter | grep -F '`maximum`'

# A package that uses both plugins. Where it can be changed, and where ../.. is this folder as well: its fault fails the
# lint and the build, as a warning it is told and fails neither, and without it there is nothing to tell.
PLUGIN_USER := .build/plugin-user
PLUGIN_LINT := $(SWIFT) package $(HERE) --package-path $(PLUGIN_USER) --disable-sandbox viperlint lint --reporter xcode
PLUGIN_BUILD := $(SWIFT) build $(HERE) --package-path $(PLUGIN_USER)
FAULT := LoanList.swift:17:9: error: the presenter LoanListPresenter holds

plugins: swift
	@mkdir -p $(PLUGIN_USER) && rm -rf $(PLUGIN_USER)/Sources && cp -R examples/plugin-user/. $(PLUGIN_USER)
	@expect() { wanted=$$1; text=$$2; shift 2; echo "$$@"; said="$$("$$@" 2>&1)"; code=$$?; \
		echo "$$said" | grep -F -- "$$text" && test $$code -eq $$wanted || { echo "$$said"; echo "exit code $$code instead of $$wanted, or not: $$text" >&2; return 1; }; }; \
	config=$(PLUGIN_USER)/.viperlint.yml; \
	expect 1 '$(FAULT)' $(PLUGIN_LINT) && expect 1 '$(FAULT)' $(PLUGIN_BUILD) && \
	echo 'rules: {strong-view-reference: warning}' >> $$config && \
	expect 0 '17:9: warning: ' $(PLUGIN_LINT) && expect 0 '17:9: warning: ' $(PLUGIN_BUILD) && \
	sed -i.old 's/^    var output/    weak var output/' $(PLUGIN_USER)/Sources/Loans/LoanList.swift && \
	expect 0 '' $(PLUGIN_LINT) && expect 0 'Build complete' $(PLUGIN_BUILD)

# Reports read by programs that people read them with, the hooks run by pre-commit, and what CI is told held against the
# schemas of GitHub and GitLab.
READERS := .build/readers/bin

readers: swift
	@command -v python3 >/dev/null || { echo "python3 is needed, with its module venv" >&2; exit 1; }
	test -x $(READERS)/python || python3 -m venv .build/readers
	$(READERS)/python -m pip install --quiet --disable-pip-version-check --requirement Tests/Readers/requirements.txt
	$(SWIFT) build --product viperlint
	$(READERS)/python Tests/Readers/check.py "$$($(SWIFT) build --show-bin-path)/viperlint"
	$(READERS)/python Tests/Readers/hooks.py "$$($(SWIFT) build --show-bin-path)/viperlint"
	$(READERS)/pre-commit validate-manifest .pre-commit-hooks.yaml
	$(READERS)/check-jsonschema --builtin-schema vendor.github-actions action.yml
	$(READERS)/check-jsonschema --builtin-schema vendor.github-workflows ci/github-workflow.yml
	$(READERS)/check-jsonschema --builtin-schema vendor.gitlab-ci ci/gitlab-ci.yml
	$(READERS)/hadolint --failure-threshold style Dockerfile

# The programs that measure and fuzz the layers beneath the tool are not run, but have to compile.
benchmarks: swift
	VIPERLINT_BENCHMARKS=1 $(SWIFT) build $(HERE) --package-path Benchmarks/Stages
	VIPERLINT_BENCHMARKS=1 $(SWIFT) build $(HERE) --package-path Benchmarks/Compiler
	VIPERLINT_BENCHMARKS=1 $(SWIFT) build $(HERE) --package-path Fuzz --target Fuzz
	VIPERLINT_BENCHMARKS=1 $(SWIFT) build $(HERE) --package-path Fuzz --target FuzzProject

# Our outline against swift-syntax's, row by row. Builds swift-syntax with optimisation, which takes minutes.
oracle: swift
	$(SWIFT) test $(ANEW) --configuration release --disable-xctest --package-path Oracle

# Each layer is a module of its own: what is called most stands in another one than its callers. And generic types are
# made by functions rather than by their names, which the run-time would search all conformances for when it first meets
# one: a fifth of a lint of a few files.
RELEASE = --configuration release --product viperlint -Xswiftc -cross-module-optimization \
	-Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors

ifeq ($(shell uname -s),Linux)
TOOLCHAIN = $(shell $(SWIFT) -print-target-info | sed -n 's|.*"runtimeResourcePath": *"\(.*\)/lib/swift".*|\1|p')
PROFILER = $(TOOLCHAIN)/lib/swift/clang/lib/linux/libclang_rt.profile-$(shell uname -m).a
PROFILING := .build-profiling
PROFILE := $(CURDIR)/$(PROFILING)/viperlint.profdata

# Static down to the C library: nothing is looked up, loaded or relocated before a lint starts, which takes a quarter off
# one of a few files. The linker warns of calls that still load libraries: users' names, asked for only by a `~name` in
# the path of a report, and plug-ins, of which there are none.
#
# Built twice: the first build counts where it passes over what is in this repository, the second is laid out for that,
# which takes a tenth off every lint. Modules that haven't changed since the last release keep the layout they had. The
# driver doesn't hand the options on to the frontend. A toolchain before Swift 6.3 may not know them: the program is slower
# then, and nothing else.
release: swift
	@rm -f "$(PROFILE)"
	@if $(SWIFT)c -frontend -help-hidden | grep -q -e -ir-profile-use && test -f "$(PROFILER)" && test -x "$(TOOLCHAIN)/bin/llvm-profdata"; \
	then $(MAKE) profile; else echo "this toolchain can't profile: the program is built without"; fi
	set --; if test -f "$(PROFILE)"; then set -- -Xswiftc -Xfrontend -Xswiftc "-ir-profile-use=$(PROFILE)"; fi; \
	$(SWIFT) build $(RELEASE) --scratch-path .build-static --static-swift-stdlib -Xswiftc -static-executable -Xlinker -s "$$@"
	@mkdir -p .build
	cp .build-static/release/viperlint .build/viperlint-linux

# On one thread, for threads count past each other.
profile: swift
	$(SWIFT) build $(RELEASE) --scratch-path $(PROFILING) --static-swift-stdlib \
		-Xswiftc -Xfrontend -Xswiftc -ir-profile-generate -Xlinker -u__llvm_profile_runtime -Xlinker "$(PROFILER)"
	@rm -f $(PROFILING)/*.profraw
	@for task in "outline Sources Rules Tests fixtures" "lint --jobs 1 ." $(patsubst %,"lint --jobs 1 %",$(wildcard fixtures/apps/*/)); do \
		LLVM_PROFILE_FILE=$(PROFILING)/%p.profraw $(PROFILING)/release/viperlint $$task >/dev/null 2>$(PROFILING)/said; \
		test $$? -le 1 || { cat $(PROFILING)/said; exit 1; }; done
	"$(TOOLCHAIN)/bin/llvm-profdata" merge --output "$(PROFILE)" $(PROFILING)/*.profraw
else
# Apple's systems have no static run-time: their own is always there.
release: swift
	$(SWIFT) build $(RELEASE)
endif

swift:
	@command -v $(SWIFT) >/dev/null || { echo "Swift 6.1 or newer is needed: https://www.swift.org/install" >&2; exit 1; }
	@$(SWIFT) --version 2>/dev/null | grep -Eq 'Swift version (6\.[1-9]|6\.[1-9][0-9]|[7-9])' || { \
		echo "Swift 6.1 or newer is needed, this is:" >&2; $(SWIFT) --version >&2; exit 1; }
