# Every task of the project. You need Python 3.11 or newer and make; the rest comes from PyPI and the npm registry.

.DEFAULT_GOAL := help
.PHONY: help play terminal dev web docs setup types test test-all check bench constraints release clean python

# The first Python that is new enough. Set another one with `make PYTHON=…`.
ifndef PYTHON
PYTHON := $(shell for python in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && echo $$python && break; \
	done)
endif

help: ## list these commands
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 14

play: python ## play: start a server on this machine and open it in the browser
	@$(PYTHON) -m tools.player
	@$(PYTHON) -m tools.player compile & .venv-play/bin/tablee serve --open

terminal: python ## play against bots in the terminal
	@$(PYTHON) -m tools.player
	@$(PYTHON) -m tools.player compile & .venv-play/bin/tablee play

dev: python ## develop: the server restarts and the page reloads when you save a file
	@$(PYTHON) -m tools.environment dev
	@.venv/bin/python -m tools.dev

docs: python ## serve the documentation, and rebuild it when you save a file
	@$(PYTHON) -m tools.environment dev
	@.venv/bin/python -m tools.manual serve

web: python ## build the web app into the checkout
	@$(PYTHON) -m tools.front_end

setup: python ## install the development environment into .venv
	@$(PYTHON) -m tools.environment dev

types: python ## write the generated files: TypeScript types, docs/wire.md, docs/reference
	@$(PYTHON) -m tools.environment dev
	@.venv/bin/python -m tools.types

test: python ## run everything that CI runs: linters, types, import contracts, tests plain and compiled; samples slow tests
	@$(PYTHON) -m tools.checks

test-all: python ## the same without sampling; takes hours; ONLY=browser runs the steps of that name
	@$(PYTHON) -m tools.checks all $(ONLY)

check: python ## only the quick checks
	@$(PYTHON) -m tools.checks quick

bench: python ## compare decisions per second with OpenSpiel
	@$(PYTHON) -m tools.environment dev compiled bench
	@.venv/bin/python -m bench

constraints: python ## pin the newest versions of all dependencies
	@$(PYTHON) -m tools.constraints

release: python ## build an sdist and a wheel, test them in a clean environment, print the next steps
	@$(PYTHON) -m tools.release

clean: ## remove everything that make created
	rm -rf node_modules tablee/server/static tablee/server/manual .venv .venv-* .make build *.egg-info .coverage .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

python:
	@test -n "$(PYTHON)" || { echo "Tablée needs Python 3.11 or newer. None was found. Give its path: make PYTHON=…"; exit 1; }
