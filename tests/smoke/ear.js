// Laid before the page's first script for an engine whose driver does not tell what goes wrong in a page.
{
  const heard = globalThis.heard = [];
  for (const kind of ["error", "warn"]) {
    const say = console[kind];
    console[kind] = (...words) => { heard.push(`${kind}: ${words.join(" ")}`); say.apply(console, words); };
  }
  addEventListener("error", ({ target, message }) => heard.push(`error: ${message ?? target.outerHTML}`), true);
  addEventListener("unhandledrejection", ({ reason }) => heard.push(`rejected: ${reason}`));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    heard.push(`policy: ${violatedDirective} ${blockedURI}`));
}

// A window that is driven is a private one, and in such a one WebKit empties a cache that nobody has open
// (https://github.com/microsoft/playwright/issues/41618): hold what the page looks into.
{
  const held = globalThis.held = [];
  const { match } = CacheStorage.prototype;
  CacheStorage.prototype.match = async function (request, options) {
    if (options?.cacheName) held.push(await this.open(options.cacheName));
    return match.call(this, request, options);
  };
}
