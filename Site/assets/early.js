// Runs before the first paint, so that nothing flashes: the remembered colours, and on the start page the
// way to the reader's language. Everything works without it.
(function () {
  "use strict";
  var root = document.documentElement;
  function remembered(key) {
    try { return localStorage.getItem(key); } catch (error) { return null; }
  }
  var scheme = remembered("stele-scheme");
  if (scheme === "light" || scheme === "dark") root.dataset.scheme = scheme;
  root.classList.add("scripted");

  var offered = root.dataset.languages;
  if (!offered) return;
  offered = offered.split(" ");
  var wanted = [remembered("stele-language")].concat(navigator.languages || [navigator.language]);
  for (var i = 0; i < wanted.length; i += 1) {
    for (var code = wanted[i]; code; code = code.replace(/-?[^-]*$/, "")) {
      for (var j = 0; j < offered.length; j += 1) {
        if (offered[j].toLowerCase() === code.toLowerCase()) {
          location.replace(offered[j] + "/");
          return;
        }
      }
    }
  }
})();
