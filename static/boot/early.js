// Runs before PyScript: keeps what the person does until Python is there, and stands in for IndexedDB.

// How the table looks stands on the root, for the styles: as it was kept, before anything is painted, and then as page.py tells.
{
  const root = document.documentElement;
  const NAMES = ["theme", "colours", "letters", "faces", "back", "side"];
  let drawn = "";
  // Other faces come when they are first asked for, and are asked for again if they did not come.
  const faces = (colours) => {
    if (colours === drawn) return;
    drawn = colours;
    import("./faces.js").then(({ draw }) => draw(colours)).catch(() => { drawn = ""; });
  };
  euchre.look = (chosen) => {
    for (const name of NAMES) if (chosen[name] && root.dataset[name] !== chosen[name]) root.dataset[name] = chosen[name];
    faces(root.dataset.faces === "classic" ? root.dataset.colours : "");
    const forced = { light: "#164a35", dark: "#081d16" }[chosen.theme];
    for (const meta of document.querySelectorAll("meta[name=theme-color]")) {
      const own = meta.media.includes("dark") ? "#081d16" : "#164a35";
      if (meta.content !== (forced ?? own)) meta.content = forced ?? own;
    }
  };
  try { euchre.look(JSON.parse(localStorage.getItem("euchre.game")).settings.look); } catch { /* nothing is kept, or nothing that can be read */ }
  if (!navigator.vibrate) root.dataset.still = "";
}

// What is heard and felt comes when it is first asked for.
euchre.cue = (name, ms, heard, felt) => import("./cues.js").then(({ cue }) => cue(name, ms, heard, felt), () => {});

// Every tap and every choice made on the painted page, in order; main.py carries them out.
{
  const kept = [];
  const tapped = ({ target }) => {
    const what = target.closest?.("[data-do]:not(:disabled)");
    if (!what) return;
    kept.push(["do", what.dataset.do, ""]);
    what.setAttribute("aria-busy", "true");
  };
  const chosen = ({ target }) => {
    if (!target.dataset?.field) return;
    const value = target.type === "checkbox" ? (target.checked ? "on" : "") : target.value;
    kept.push(["field", target.dataset.field, value]);
  };
  document.addEventListener("click", tapped);
  document.addEventListener("change", chosen);
  euchre.takeEarly = () => {
    document.removeEventListener("click", tapped);
    document.removeEventListener("change", chosen);
    return kept.splice(0);
  };
}

// The browser may offer to install the page before anybody listens: the offer is kept until it is wanted.
{
  const offered = (install) => {
    euchre.install = install;
    document.dispatchEvent(new Event("euchre-install"));
  };
  addEventListener("beforeinstallprompt", (offer) => {
    offer.preventDefault();
    offered(() => { offer.prompt(); offered(undefined); }); // it can be asked once
  });
  addEventListener("appinstalled", () => offered(undefined));
}

// PyScript opens IndexedDB while it starts and waits for ever where storage is denied (a sandboxed frame, blocked
// cookies). It has nothing to keep here, so its own databases are answered from memory; all others stay real.
{
  const later = (request) => { queueMicrotask(() => request.onsuccess?.({ target: request })); return request; };
  const database = () => {
    const entries = new Map();
    const store = {
      count: () => later({ result: entries.size }),
      get: (key) => later({ result: entries.get(key) }),
      getKey: (key) => later({ result: entries.has(key) ? key : undefined }),
      getAllKeys: () => later({ result: [...entries.keys()] }),
      put: (value, key) => later({ result: entries.set(key, value) && key }),
      delete: (key) => later({ result: void entries.delete(key) }),
      clear: () => later({ result: void entries.clear() }),
    };
    return { transaction: () => ({ objectStore: () => store }), close() {}, objectStoreNames: ["entries"] };
  };
  // Merely naming it may throw too.
  const real = (() => { try { return globalThis.indexedDB; } catch { return undefined; } })();
  const open = (name, ...rest) => String(name).startsWith("IDBMap/") ? later({ result: database() }) : real.open(name, ...rest);
  const standIn = new Proxy({}, { get: (_, key) => (key === "open" ? open : real?.[key]?.bind?.(real)) });
  Object.defineProperty(globalThis, "indexedDB", { configurable: true, value: standIn });
}
