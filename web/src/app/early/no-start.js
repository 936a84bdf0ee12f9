// Says in one sentence why the page does not come. It stands in the page's own text and is written for the oldest browsers, because it
// has to run where nothing else does. The sentences stand in the page too (scripts/early.mjs).
(function () {
  /** The languages of whoever reads this, the one that was chosen first. */
  function languages() {
    var chosen = [];
    try {
      chosen = [JSON.parse(localStorage.getItem("k2:settings")).language];
    } catch (nothingStored) {}
    return chosen.concat(navigator.languages || [], navigator.language, "en");
  }

  function sentence(why) {
    var wanted = languages();
    for (var place = 0; place < wanted.length; place++) {
      var language = String(wanted[place]).toLowerCase().split("-")[0];
      var found = document.querySelector('#no-start [lang="' + language + '"][data-why="' + why + '"]');
      if (found) return found;
    }
    return null;
  }

  /** Says it, unless something was said before; the page takes the place for it away when it is drawn. */
  function say(why) {
    var box = document.getElementById("no-start");
    var found = sentence(why);
    if (!box || !box.hidden || !found) return;
    box.textContent = "";
    box.appendChild(found);
    box.className = "notices";
    box.hidden = found.hidden = false;
  }

  /** An error before anything is drawn: a browser that cannot read the page's scripts is too old for them. */
  function fail() {
    say(window.readsThePage ? "start" : "browser");
  }

  window.addEventListener("error", function (event) {
    if (String(event.filename).indexOf(location.origin) === 0) fail();
  });
  window.addEventListener("unhandledrejection", fail);
  document.addEventListener("DOMContentLoaded", function () {
    if (!("noModule" in document.createElement("script")) || !window.customElements) say("browser");
  });
})();
