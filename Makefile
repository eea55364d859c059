# make demo      builds the tool and lints a small app that is full of faults
# make test      everything that is tested
# make release   builds the program to hand out: on Linux one file that needs nothing else, .build/viperlint-linux
#
# make example   builds the package in examples/own-rule and runs its rule
#
# They do all the set-up that they need, on a machine with Swift 6.1 or newer and nothing else.

SWIFT ?= swift

.PHONY: demo test quick example oracle release swift

demo: swift
	$(SWIFT) build --configuration release --product viperlint
	@echo
	@# Findings are what the demo is for: exit code 1 is the one that is right.
	@"$$($(SWIFT) build --configuration release --show-bin-path)/viperlint" lint fixtures/apps/clean-faulty; test $$? -eq 1

test: quick example oracle

# What is worth running while one works.
quick: swift
	$(SWIFT) test --parallel --disable-xctest

# A package of its own with a rule of its own: it finds what it is to find (exit code 1), and lists its rule.
example: swift
	$(SWIFT) build --package-path examples/own-rule
	@program="$$($(SWIFT) build --package-path examples/own-rule --show-bin-path)/own-rule"; \
	report="$$("$$program" lint fixtures/apps/clean-spotless --config examples/own-rule/.viperlint.yml)"; test $$? -eq 1 && \
	echo "$$report" | grep -F 'error[crowded-presenter]: the presenter LoanDetailPresenter holds 4 others' && \
	"$$program" rules | grep '^crowded-presenter ' && "$$program" explain crowded-presenter | grep -F '`maximum`'

# Our outline against swift-syntax's, row by row. Builds swift-syntax with optimisation, which takes minutes.
oracle: swift
	$(SWIFT) test --configuration release --disable-xctest --package-path Oracle

ifeq ($(shell uname -s),Linux)
# Static down to the C library: nothing is looked up, loaded or relocated before a lint starts, which takes a quarter off
# one of a few files. The linker warns of calls that still load libraries: users' names, asked for only by a `~name` in
# the path of a report, and plug-ins, of which there are none.
release: swift
	$(SWIFT) build --configuration release --product viperlint --scratch-path .build-static \
		--static-swift-stdlib -Xswiftc -static-executable -Xlinker -s
	@mkdir -p .build
	cp .build-static/release/viperlint .build/viperlint-linux
else
# Apple's systems have no static run-time: their own is always there.
release: swift
	$(SWIFT) build --configuration release --product viperlint
endif

swift:
	@command -v $(SWIFT) >/dev/null || { echo "Swift 6.1 or newer is needed: https://www.swift.org/install" >&2; exit 1; }
	@$(SWIFT) --version 2>/dev/null | grep -Eq 'Swift version (6\.[1-9]|6\.[1-9][0-9]|[7-9])' || { \
		echo "Swift 6.1 or newer is needed, this is:" >&2; $(SWIFT) --version >&2; exit 1; }
