// The memory of a Python that has just started, made on this device and kept for its next visits. All of Pyodide's
// private interface for it stands here and in snapshot-worker.js; ?nosnap in the address does without.
const PAGE = 4096;
const scope = new URL("../../../", import.meta.url).href;
const { version } = document.documentElement.dataset;

// Another version or another browser needs another snapshot.
const hashed = (text) => [...text].reduce((sum, letter) => Math.imul(sum ^ letter.codePointAt(0), 16777619), 2166136261) >>> 0;
const own = `euchre-snapshot ${version} ${hashed(navigator.userAgent)} ${scope}`;
const entry = new URL("snapshot", scope).href; // only a name: no host has it
const TRYING = "euchre.snapshot";

// Asked once, because the app tidies the address.
const wanted = (() => {
  try { return self === top && Boolean(localStorage) && !new URLSearchParams(location.search).has("nosnap"); } catch { return false; }
})();
const drop = async (except = "") => {
  for (const name of await caches.keys()) {
    if (name.startsWith("euchre-snapshot ") && name.endsWith(` ${scope}`) && name !== except) await caches.delete(name);
  }
};

// Most of the memory is empty: only pages that hold something are kept, each after its number.
const unpacked = (buffer) => {
  const [size, count] = new Uint32Array(buffer, 0, 2);
  const memory = new Uint8Array(size);
  new Uint32Array(buffer, 8, count).forEach((page, at) => {
    memory.set(new Uint8Array(buffer, 8 + 4 * count + PAGE * at, PAGE), page * PAGE);
  });
  return memory;
};

// A Python begun from what is kept, or nothing. One that did not come as far as a ready table is never begun again.
export const restored = async (load) => {
  if (!wanted) return undefined;
  try {
    const kept = await caches.match(entry, { cacheName: own });
    if (!kept) return undefined;
    if (localStorage.getItem(TRYING)) throw new Error("it did not start the last time");
    localStorage.setItem(TRYING, "yes");
    const memory = unpacked(await kept.arrayBuffer()); // before anything is begun with it: it may be cut short
    const python = await load({ _loadSnapshot: memory });
    // It woke with the chances of the moment it was made.
    python.runPython("import random; random.seed()");
    performance.mark("euchre-restored");
    euchre.restored = true; // nothing is left to be fetched later
    return python;
  } catch (reason) {
    console.info("No snapshot of Python is used:", String(reason));
    settled();
    await drop().catch(() => {});
    return undefined;
  }
};

// The table is ready, or the attempt was given up.
export const settled = () => { try { localStorage.removeItem(TRYING); } catch { /* then nothing was noted either */ } };

// Make one beside the page, unless it is there; whatever goes wrong, the next visit starts without.
export const make = async (options, later) => {
  if (!wanted || await caches.match(entry, { cacheName: own })) return;
  await drop(own);
  const worker = new Worker(new URL("snapshot-worker.js", import.meta.url), { type: "module" });
  worker.addEventListener("message", () => performance.mark("euchre-snapshot"), { once: true });
  worker.postMessage({ options, later, cache: own, entry });
};
