"""Runs in the worker: hands the engine's one door to the page."""

from polyscript import xworker

from k2core.page.door import call

xworker.sync.call = call
