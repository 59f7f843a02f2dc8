# Everything starts here. Needs Python 3.11 or newer and make; the rest is fetched from PyPI and the npm registry.

.DEFAULT_GOAL := help
.PHONY: help play terminal dev web docs types test test-all check bench constraints release clean python

# The first Python that is new enough; `make PYTHON=…` decides otherwise.
ifndef PYTHON
PYTHON := $(shell for python in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && echo $$python && break; \
	done)
endif

help: ## what can be made
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 14

play: python ## open the shelf in the browser
	@$(PYTHON) -m tools.environment play
	@.venv-play/bin/tablee serve --open

terminal: python ## play in the terminal, against bots
	@$(PYTHON) -m tools.environment play
	@.venv-play/bin/tablee play

dev: python ## work on it: a server that restarts and a page that reloads when you save
	@$(PYTHON) -m tools.environment dev
	@.venv/bin/python -m tools.dev

docs: python ## read the documentation, built anew when you save
	@$(PYTHON) -m tools.environment dev
	@.venv/bin/python -m tools.manual serve

web: python ## build the web app into the checkout
	@$(PYTHON) -m tools.front_end

types: python ## write the files that follow from the messages: TypeScript types, docs/wire.md
	@$(PYTHON) -m tools.environment dev
	@.venv/bin/python -m tools.types

test: python ## all that must pass: style, types, contracts, tests plain and compiled; samples what is slow
	@$(PYTHON) -m tools.checks

test-all: python ## the same and nothing left out: hours, before an issue is called resolved
	@$(PYTHON) -m tools.checks all $(ONLY)

check: python ## the quick part of it
	@$(PYTHON) -m tools.checks quick

bench: python ## decisions per second, ours beside OpenSpiel's
	@$(PYTHON) -m tools.environment dev compiled bench
	@$(PYTHON) -m bench

constraints: python ## choose the newest versions of all dependencies
	@$(PYTHON) -m tools.constraints

release: python ## build an sdist and a wheel, try them in a clean environment, and print the steps that are left
	@$(PYTHON) -m tools.release

clean: ## remove all that was made
	rm -rf node_modules tablee/server/static tablee/server/manual .venv .venv-* .make build *.egg-info .coverage .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

python:
	@test -n "$(PYTHON)" || { echo "Tablée needs Python 3.11 or newer, and found none; say where it is: make PYTHON=…"; exit 1; }
