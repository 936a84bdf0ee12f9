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

  function sentence(box) {
    var wanted = languages();
    for (var place = 0; place < wanted.length; place++) {
      var language = String(wanted[place]).toLowerCase().split("-")[0];
      var found = box.querySelector('[lang="' + language + '"]');
      if (found) return found;
    }
    return null;
  }

  /** Says once what stands in a box; the page takes the box of this script away when it is drawn. */
  function say(box) {
    var found = box && box.hidden && sentence(box);
    if (!found) return;
    box.textContent = "";
    box.appendChild(found);
    box.className = "notices";
    box.hidden = found.hidden = false;
  }

  function sayTooOld() {
    say(document.getElementById("too-old"));
  }

  window.sayInOwnLanguage = say;
  window.addEventListener("error", function (event) {
    if (!window.readsThePage && String(event.filename).indexOf(location.origin) === 0) sayTooOld();
  });
  document.addEventListener("DOMContentLoaded", function () {
    if (!("noModule" in document.createElement("script")) || !window.customElements) sayTooOld();
  });
})();
