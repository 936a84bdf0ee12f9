"""Names the tests that go the main paths in Chromium, for pytest.

usage: python -m e2e.engines
"""

from e2e.engines.journeys import IN_CHROMIUM

print(*dict.fromkeys(test for tests in IN_CHROMIUM.values() for test in tests))
