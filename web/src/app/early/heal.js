// Notices that a file the page cannot be drawn without is missing, cut off or of another kind, also because the page and its files are of
// two versions. Every file is fetched once more past the HTTP cache, and the page once more. If that does not help, one sentence says so,
// with a button that tries again (scripts/early.mjs).
{
  const KEY = "k2:healed";
  /** Milliseconds in which the page is not fetched once more by itself again. */
  const AGAIN = 600000;
  let busy = false;
  /** Whether the page is of no use without it even if it is drawn. */
  let needed = false;

  const isDrawn = () => !document.getElementById("too-old");

  async function renew({ href, src, integrity }) {
    const get = (cache) => fetch(src || href, { integrity, cache });
    await get("default").catch(() => get("reload"));
  }

  function mayReload() {
    try {
      const last = Number(sessionStorage.getItem(KEY));
      sessionStorage.setItem(KEY, String(Date.now()));
      return Date.now() - last > AGAIN;
    } catch {
      return false;
    }
  }

  async function heal(isNeeded, isAsked) {
    needed ||= isNeeded;
    if (busy) return;
    busy = true;
    await Promise.allSettled(Array.from(document.querySelectorAll("[integrity]"), renew));
    if (needed || !isDrawn()) {
      const page = await fetch(location.pathname, { cache: "no-store" }).catch(() => null);
      if (page?.ok && (isAsked || mayReload())) return location.reload();
      say();
    }
    busy = false;
  }

  function say() {
    const box = document.getElementById("not-whole");
    if (!box.hidden) return;
    document.body.prepend(box);
    sayInOwnLanguage(box);
    box.onclick = ({ target }) => target.localName === "button" && heal(true, true);
  }

  addEventListener("error", ({ target }) => target.integrity && heal(target.rel === "stylesheet"), true);
  addEventListener("unhandledrejection", () => isDrawn() || heal(false));
}
