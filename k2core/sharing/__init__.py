"""Games to keep and to send: replays, their short text, links, verdicts, the daily mountain."""
