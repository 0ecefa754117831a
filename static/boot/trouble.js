// Says on the page what went wrong, while loading and later, and lets the person reload or keep the game.
// A classic script that comes first: whatever else fails to load, this is there to tell.
globalThis.euchre = (() => {
  // The build has written them into the page, in its language.
  const words = JSON.parse(document.querySelector("meta[name=euchre-words]").content);
  const kept = () => { try { return localStorage.getItem("euchre.game") ?? ""; } catch { return ""; } };

  const download = (name, text) => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  };

  const startAnew = () => {
    const game = kept(), copy = () => localStorage.setItem("euchre.unreadable", game);
    try { copy(); } catch { // full: it can only be moved
      localStorage.removeItem("euchre.game");
      try { copy(); } catch { return localStorage.setItem("euchre.game", game); }
    }
    localStorage.removeItem("euchre.game");
    location.reload();
  };

  // A file that is missing may belong to a version that is gone from the host: forget what was kept of it, so that
  // the reload fetches the present version whole. Only with the host in reach: without it, what is kept is all there is.
  const forget = async () => {
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.unregister();
    const scope = registration?.scope ?? new URL(".", location.href).href;
    for (const name of await caches.keys()) if (name.endsWith(scope)) await caches.delete(name);
  };
  // The browser may have kept what was wrong as well, a missing file's answer too: have everything anew.
  const renew = () => {
    const signal = AbortSignal.timeout(60_000);
    const names = performance.getEntriesByType("resource").map(({ name }) => name).filter((name) => name.startsWith("http"));
    return Promise.allSettled(names.map(async (name) => (await fetch(name, { cache: "reload", signal })).arrayBuffer()));
  };
  const recover = async ({ target }) => {
    target.disabled = true;
    target.textContent = words.loadingAgain;
    try {
      // A worker answers GET alone: this asks the host.
      const asked = { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(10_000) };
      if ((await fetch(location.href, asked)).ok) {
        await forget().catch(() => {}); // perhaps nothing may be kept here
        await renew();
      }
    } catch { /* out of reach */ }
    location.reload();
  };

  const put = (place, name, text, act) => {
    const made = document.createElement(name);
    made.textContent = text;
    if (act) made.type = "button", made.addEventListener("click", act);
    place.append(made);
  };

  const ready = () => "ready" in document.documentElement.dataset;

  // The first trouble stays until it is put away: what follows is mostly its consequence.
  const trouble = (title, detail, { game = kept(), anew = false } = {}) => {
    const place = document.getElementById("trouble");
    if (!place) return addEventListener("DOMContentLoaded", () => trouble(title, detail, { game, anew }), { once: true });
    if (!place.hidden) return;
    place.replaceChildren();
    put(place, "p", title);
    put(place, "pre", detail);
    put(place, "button", words.reload, ready() ? () => location.reload() : recover);
    if (game) put(place, "button", words.save, () => download("euchre-game.json", game));
    if (game && anew) put(place, "button", words.startAnew, startAnew);
    if (ready()) put(place, "button", words.goOn, () => { place.hidden = true; });
    for (const loading of document.querySelectorAll("#boot, #boot-bar, #boot-words")) loading.hidden = true;
    for (const dialog of document.querySelectorAll("dialog:modal")) dialog.close(); // nothing outside it could be pressed
    place.hidden = false;
  };

  const notLoaded = (what, kinds) => ready() ||
    trouble(words.notLoaded, navigator.onLine === false ? words.offline : `${what}\n${words.tryAgain}`, kinds);

  const gone = (url) => notLoaded(words.gone.replace("{file}", () => new URL(url, location.href).pathname));

  addEventListener("error", ({ target, message }) => {
    if (target instanceof Element) { if (target.matches("script, link")) gone(target.src || target.href); }
    else if (ready()) trouble(words.wrong, message);
    else notLoaded(message, { anew: true });
  }, true);
  addEventListener("unhandledrejection", ({ reason }) => {
    if (ready()) trouble(words.wrong, String(reason));
    else notLoaded(String(reason), { anew: true });
  });

  // PyScript writes a Python error to the console, and nowhere else.
  const { error } = console;
  let last = "";
  console.error = (...said) => { last = said.join(" "); error.apply(console, said); };
  addEventListener("py:done", () => {
    console.error = error;
    if (!ready()) trouble(words.notSetUp, last, { anew: true });
  });

  return { download, gone, notLoaded, restored: false, trouble, version: document.documentElement.dataset.version, words };
})();
