"""A real server, a real Chromium. A page that logs an error fails its test."""

from __future__ import annotations

import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from browser.running import DESKTOP, PATIENCE, SLOWER, OpenPage, Server

WARNING_OF_SVELTE = "svelte.dev/e/"
expect.set_options(timeout=1000 * PATIENCE)


def is_a_fault(message: ConsoleMessage) -> bool:
    """An error; or Svelte's warning that we use it wrongly."""
    return message.type == "error" or WARNING_OF_SVELTE in message.text


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("hall"))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def open_page(chromium: Browser, server: Server) -> Iterator[OpenPage]:
    """Opens a browser of its own, for another person each time."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def open_one(
        path: str = "/",
        size: tuple[int, int] = DESKTOP,
        lang: str = "en",
        *,
        touch: bool = False,
        script: str = "",
    ) -> Page:
        """`script` runs before anything of the page does."""
        context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale={"en": "en-GB", "ru": "ru-RU"}[lang],
            has_touch=touch,
            reduced_motion="reduce",
            base_url=server.address,
        )
        contexts.append(context)
        context.set_default_timeout(1000 * PATIENCE)
        if script:
            context.add_init_script(script)
        page = context.new_page()
        if SLOWER > 1:
            context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.on("console", lambda message: faults.append(message.text) if is_a_fault(message) else None)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(path)
        return page

    open_one.faults = faults  # type: ignore[attr-defined]  # a test that cuts the line forgives what that logs
    yield open_one
    for context in contexts:
        context.close()
    assert faults == []
