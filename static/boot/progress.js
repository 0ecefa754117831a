// Moves the bar by the bytes of finished files; the build has written on each awaited link how many it has.
document.addEventListener("readystatechange", () => { // the first change: all elements are there
  const awaited = new Map([...document.querySelectorAll("link[data-bytes]")].map((link) => [link.href, +link.dataset.bytes]));
  const [bar, words] = [document.getElementById("boot-bar"), document.getElementById("boot-words")];
  const finished = (entry) => {
    const bytes = awaited.get(entry.name);
    if (bytes === undefined) return;
    if (entry.responseStatus >= 400) return euchre.gone(entry.name);
    awaited.delete(entry.name);
    if (bar) bar.value += bytes;
    if (words && !awaited.size) words.textContent = euchre.words.starting;
  };
  new PerformanceObserver((list) => list.getEntries().forEach(finished)).observe({ type: "resource", buffered: true });
}, { once: true });
