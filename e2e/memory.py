"""How much memory the page and the engine's worker hold after some games in one tab."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from e2e.library import import_file, open_from_list
from e2e.random_player import GAMES, RandomPlayer
from k2core.core.rng import stream

if TYPE_CHECKING:
    from playwright.sync_api import Browser, CDPSession, Page
    from serve import Server

FEW, MANY = 5, 50
TAPS = 20
"""In every game."""
MEGABYTE = 1 << 20


def report_memory(browser: Browser, server: Server) -> None:
    context = browser.new_context(reduced_motion="reduce", service_workers="block")
    page = context.new_page()
    errors: list[str] = []
    rng = stream("memory")
    found: dict[int, dict[str, float]] = {}
    for number in range(1, MANY + 1):
        replay = GAMES[number % len(GAMES)](f"memory-{number}")
        import_file(page, server, f'{{"kind":"k2-games","version":1,"games":[{replay.to_json()}]}}')
        page.get_by_role("alert").get_by_text("Imported 1 game").wait_for()
        open_from_list(page, server)
        player = RandomPlayer(page, rng, errors)
        for _ in range(TAPS):
            player.tap()
        player.settled()
        if number in (FEW, MANY):
            page.goto(f"{server.url}#games")
            found[number] = held(page)
            print(
                f"after {number} games:", *(f"{name} {size:.1f} MB" for name, size in found[number].items()), flush=True
            )
    for name, size in found[MANY].items():
        print(f"{name}: {size / found[FEW][name] - 1:+.1%}")
    context.close()


def held(page: Page) -> dict[str, float]:
    """In megabytes; what nobody uses any more is collected first."""
    client = page.context.new_cdp_session(page)
    client.send("Performance.enable")
    for _ in range(3):
        client.send("HeapProfiler.collectGarbage")
    metrics = {one["name"]: one["value"] for one in client.send("Performance.getMetrics")["metrics"]}
    sizes = {"page": metrics["JSHeapUsedSize"] / MEGABYTE, "worker's Python": _of_python(page, client) / MEGABYTE}
    client.detach()
    return sizes


def _of_python(page: Page, client: CDPSession) -> float:
    """The WebAssembly memory of the engine's worker, asked through the debugger: the worker shows it to nobody."""
    answers: dict[int, Any] = {}
    sessions: list[str] = []
    client.on("Target.attachedToTarget", lambda told: sessions.append(told["sessionId"]))
    client.on(
        "Target.receivedMessageFromTarget",
        lambda told: answers.update({(m := json.loads(told["message"])).get("id", 0): m}),
    )
    client.send("Target.setAutoAttach", {"autoAttach": True, "waitForDebuggerOnStart": False, "flatten": False})
    page.wait_for_timeout(300)

    def ask(number: int, method: str, **parameters: Any) -> Any:
        message = json.dumps({"id": number, "method": method, "params": parameters})
        client.send("Target.sendMessageToTarget", {"sessionId": sessions[0], "message": message})
        for _ in range(100):
            page.wait_for_timeout(50)
            if number in answers:
                return answers[number]["result"]
        raise AssertionError(f"no answer to {method}")

    prototype = ask(1, "Runtime.evaluate", expression="WebAssembly.Memory.prototype")["result"]["objectId"]
    memories = ask(2, "Runtime.queryObjects", prototypeObjectId=prototype)["objects"]["objectId"]
    total = "function () { return this.reduce((sum, memory) => sum + memory.buffer.byteLength, 0); }"
    size = ask(3, "Runtime.callFunctionOn", objectId=memories, functionDeclaration=total, returnByValue=True)
    return float(size["result"]["value"])
