# `make site` and `make test` install what is missing, build, and do what they say.
SWIFT ?= swift
PREFIX ?= /usr/local
PYTHON ?= python3

STELE = .build/release/stele
# The package cmark-gfm brings the library of the extensions, whose own package is named by its version, and
# the specification that the Markdown tests read.
PACKAGES = libcmark-gfm-dev cmark-gfm libyaml-dev libmicrohttpd-dev
# For samples that run.
RUN_PACKAGES = bubblewrap
# For the browser tests.
TEST_PACKAGES = chromium fonts-noto-cjk python3-venv default-jre-headless
# For the tests that have other tools read the files for translators.
EXCHANGE_PACKAGES = gettext git python3-venv
EXCHANGE_VENV = .build/exchange-venv
FORMATTED = Package.swift Sources Tests

.PHONY: site
site: release ## Check the articles and write the site to _site/.
	$(STELE) build

.PHONY: test
test: swift-test browser-test ## Run every test.

.PHONY: swift-test
swift-test: $(EXCHANGE_VENV)/ready
	@.ci/need $(PACKAGES) $(RUN_PACKAGES)
	$(SWIFT) test

$(EXCHANGE_VENV)/ready: .ci/exchange-requirements.txt
	@.ci/need $(EXCHANGE_PACKAGES)
	$(PYTHON) -m venv $(EXCHANGE_VENV)
	$(EXCHANGE_VENV)/bin/pip install -q --disable-pip-version-check -r $<
	touch $@

.PHONY: browser-test
browser-test: swift-test ## Build the site and test it in a browser.
	@.ci/need $(TEST_PACKAGES)
	sh Tests/Browser/run.sh --prepare
	STELE_PAGEFIND="$(CURDIR)/.build/browser-venv/bin/python -m pagefind_bin_extended" \
	  .build/debug/stele build --quiet --output .build/test-site
	STELE=$(CURDIR)/.build/debug/stele sh Tests/Browser/run.sh $(CURDIR)/.build/test-site

.PHONY: release
release: ## Build stele, optimised.
	@.ci/need $(PACKAGES)
	$(SWIFT) build -c release --product stele

.PHONY: run
run: release ## Run the articles' samples and play their walkthroughs.
	@.ci/need $(RUN_PACKAGES)
	$(STELE) run

.PHONY: samples
samples: release ## Write the articles' samples to _samples/ and build them.
	$(STELE) samples
	$(SWIFT) build --package-path _samples

.PHONY: bench
bench: release ## Measure: check of Articles/, and the build of a large site beside Hugo's.
	$(PYTHON) Tests/Bench/bench.py $(STELE)

.PHONY: quality
quality: release ## Measure how well the rules, the alignment and the verification do, and what runs.
	$(PYTHON) Quality/translations.py $(STELE); status=$$?; \
		$(PYTHON) Quality/verification.py $(STELE) || status=1; \
		$(PYTHON) Quality/running.py $(STELE) && exit $$status

.PHONY: golden
golden: ## Write the README's generated parts and its picture anew; read the difference before you commit.
	STELE_UPDATE_GOLDEN=1 $(SWIFT) test --filter DocumentsTests
	git diff --stat README.md

.PHONY: picture
picture: site ## Take the README's picture anew; the browser tests make the environment that it needs.
	.build/browser-venv/bin/python docs/picture.py _site

.PHONY: format
format: ## Format all Swift files.
	$(SWIFT) format format --in-place --recursive --parallel $(FORMATTED)

.PHONY: lint
lint: ## Check the formatting of all Swift files.
	$(SWIFT) format lint --strict --recursive --parallel $(FORMATTED)

.PHONY: install
install: release ## Install stele and its data below PREFIX.
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/share/stele
	install -m 755 $(STELE) $(DESTDIR)$(PREFIX)/bin/stele
	rm -rf $(DESTDIR)$(PREFIX)/share/stele/StandIns $(DESTDIR)$(PREFIX)/share/stele/Site
	cp -R Sources/StandIns $(DESTDIR)$(PREFIX)/share/stele/StandIns
	cp -R Site $(DESTDIR)$(PREFIX)/share/stele/Site

.PHONY: help
help: ## Show this list.
	@sed -n 's/^\([a-z-]*\):.* ## /\1: /p' Makefile
