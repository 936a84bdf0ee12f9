"""The main paths of the page in browsers that Playwright does not drive: Firefox, and WebKit, the engine of Safari."""
