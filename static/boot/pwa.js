// Keeps the page on the device for visits without a network. Loaded once the table can be played.
const root = new URL("../../../", import.meta.url);
const ready = () => "ready" in document.documentElement.dataset;

// A frame on somebody else's page keeps nothing, and where storage is denied nothing could be kept.
const allowed = () => {
  try { return self === top && Boolean(localStorage) && "serviceWorker" in navigator; } catch { return false; }
};

if (ready() && allowed()) await navigator.serviceWorker.register(new URL("sw.js", root));
