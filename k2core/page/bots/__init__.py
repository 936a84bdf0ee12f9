"""What the page calls in the worker where bots think. The page's first start does not load it."""
