"""Runs in the worker where bots think: hands their door to the page."""

from polyscript import xworker

from k2core.page.bots.door import call

xworker.sync.call = call
