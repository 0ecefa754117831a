// Says on the page what went wrong, while loading and later, and lets the person reload or keep the game.
// A classic script that comes first: whatever else fails to load, this is there to tell.
globalThis.euchre = (() => {
  const kept = () => { try { return localStorage.getItem("euchre.game") ?? ""; } catch { return ""; } };

  const download = (name, text) => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  };

  const button = (words, act) => {
    const made = document.createElement("button");
    made.type = "button";
    made.textContent = words;
    made.addEventListener("click", act);
    return made;
  };

  // The first trouble stays: what follows is mostly its consequence.
  const trouble = (title, detail, game = kept()) => {
    const place = document.getElementById("trouble");
    if (!place) return addEventListener("DOMContentLoaded", () => trouble(title, detail, game), { once: true });
    if (!place.hidden) return;
    const [heading, text] = [document.createElement("p"), document.createElement("pre")];
    heading.textContent = title;
    text.textContent = detail;
    place.replaceChildren(heading, text, button("Reload", () => location.reload()));
    if (game) place.append(button("Save my game to a file", () => download("euchre-game.txt", game)));
    place.hidden = false;
    document.documentElement.dataset.trouble = "";
  };

  const ready = () => "ready" in document.documentElement.dataset;
  const notLoaded = (what) => ready() || trouble("The table could not be loaded.",
    navigator.onLine === false ? "You seem to be offline. Reload when you are connected." :
      `${what}\nReload to try again. If it stays so, this browser may be too old: euchre needs a current Firefox, Chrome, Edge or Safari.`);

  const gone = (url) => notLoaded(`This file did not arrive: ${new URL(url, location.href).pathname}`);

  addEventListener("error", (event) => {
    const from = event.target;
    if (from instanceof Element) return from.matches("script, link") && gone(from.src || from.href);
    if (ready()) trouble("Something went wrong.", event.message);
    else notLoaded(event.message);
  }, true);
  addEventListener("unhandledrejection", ({ reason }) => {
    if (ready()) trouble("Something went wrong.", String(reason));
    else notLoaded(String(reason));
  });
  // The Python entry has run, and still there is no table: it has written why to the console.
  addEventListener("py:done", () => notLoaded("Python stopped while it was starting."));

  return { download, gone, notLoaded, trouble };
})();
