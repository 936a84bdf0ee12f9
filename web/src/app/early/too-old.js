// Tells a browser that is too old for the page so. It stands in the page's own text and is written for the oldest browsers, because it has
// to run where nothing else does. The sentence stands in the page too, in every language (scripts/early.mjs).
(function () {
  /** The languages of whoever reads this, the one that was chosen first. */
  function languages() {
    var chosen = [];
    try {
      chosen = [JSON.parse(localStorage.getItem("k2:settings")).language];
    } catch (nothingStored) {}
    return chosen.concat(navigator.languages || [], navigator.language, "en");
  }

  function sentence() {
    var wanted = languages();
    for (var place = 0; place < wanted.length; place++) {
      var language = String(wanted[place]).toLowerCase().split("-")[0];
      var found = document.querySelector('#too-old [lang="' + language + '"]');
      if (found) return found;
    }
    return null;
  }

  /** Says it once; the page takes the place for it away when it is drawn. */
  function say() {
    var box = document.getElementById("too-old");
    var found = box && box.hidden && sentence();
    if (!found) return;
    box.textContent = "";
    box.appendChild(found);
    box.className = "notices";
    box.hidden = found.hidden = false;
  }

  window.addEventListener("error", function (event) {
    if (!window.readsThePage && String(event.filename).indexOf(location.origin) === 0) say();
  });
  document.addEventListener("DOMContentLoaded", function () {
    if (!("noModule" in document.createElement("script")) || !window.customElements) say();
  });
})();
