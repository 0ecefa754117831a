// Keeps the page on the device for visits without a network, and tells of a new version that lies there complete.
// Loaded once the table can be played.
import { snapshot } from "./interpreter.js";

const root = new URL("../../../", import.meta.url);
const ready = () => "ready" in document.documentElement.dataset;

// A frame on somebody else's page keeps nothing, and where storage is denied nothing could be kept.
const allowed = () => {
  try { return self === top && Boolean(localStorage) && "serviceWorker" in navigator; } catch { return false; }
};

const tell = () => document.dispatchEvent(new Event("euchre-update"));

// The first worker of all has nothing to take the place of.
const watch = (registration) => {
  if (registration.waiting && registration.active) tell();
  registration.addEventListener("updatefound", () => {
    const coming = registration.installing;
    coming.addEventListener("statechange", () => {
      if (coming.state === "installed" && registration.active) tell();
    });
  });
  // An installed page may stay open for weeks: look again whenever somebody comes back to it.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && navigator.onLine) registration.update().catch(() => {});
  });
};

// One worker serves all open pages. When a new one has taken over, whichever page let it, each page is loaded anew, so
// that none goes on with a version that is gone and keeps games in its way. The game is kept with every action.
const follow = (registration) => {
  let first = !registration.active; // the very first worker takes the place of nobody
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (!first) location.reload();
    first = false;
  });
};

const applier = (registration) => () => {
  if (registration.waiting) registration.waiting.postMessage({ type: "SKIP_WAITING" });
  else location.reload(); // another page has let it take over
};

// Once a hand has been played, and nothing else is to be done, the next visit is made quicker.
const prepare = () => {
  const app = document.getElementById("app");
  const look = () => {
    if (app.dataset.stage !== "hand-over") return;
    seen.disconnect();
    const idle = globalThis.requestIdleCallback ?? ((act) => setTimeout(act, 1000));
    idle(() => snapshot.make().catch(() => {}));
  };
  const seen = new MutationObserver(look);
  seen.observe(app, { attributeFilter: ["data-stage"] });
  look(); // a quick hand may be over already
};

// The later archive is fetched by the page: what is kept is then made from the same bytes, and none is sent twice.
const whole = () => new Promise((done) => {
  if (document.documentElement.dataset.whole) done();
  else document.addEventListener("euchre-whole", done, { once: true });
});

if (ready()) snapshot.settled();
if (ready() && allowed()) {
  await whole();
  const registration = await navigator.serviceWorker.register(new URL("sw.js", root));
  euchre.applyUpdate = applier(registration);
  follow(registration);
  watch(registration);
  prepare();
}
