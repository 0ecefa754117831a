// Writes the built site's service worker: node tools/service_worker.mjs <folder of the site>.
// It keeps all files of one version, serves them whole or not at all, and waits until the page asks it to take over.
import { generateSW } from "workbox-build";

const [site] = process.argv.slice(2);
const { warnings } = await generateSW({
  globDirectory: site,
  globPatterns: ["**/*"],
  // Nothing that playing or reading needs; faces.js keeps what is chosen. The article has frames of its own: embed.* is kept.
  globIgnores: ["sw.js", "**/LICENSE", "**/*.png", "**/faces/*.css", "**/embed/*"],
  manifestTransforms: [(files) => ({ manifest: files.sort((a, b) => (a.url < b.url ? -1 : 1)), warnings: [] })],
  swDest: `${site}/sw.js`,
  // What stands in the version's folder never changes: take it from where the page has just got it.
  dontCacheBustURLsMatching: /^[0-9a-f]{12}\//,
  maximumFileSizeToCacheInBytes: 64 * 1024 * 1024, // larger files would be left out with a warning
  ignoreURLParametersMatching: [/./], // the page itself reads them: /?seed=7 is the same file as /
  inlineWorkboxRuntime: true,
  sourcemap: false,
  skipWaiting: false,
  clientsClaim: true,
  cleanupOutdatedCaches: true,
});
if (warnings.length) {
  console.error(warnings.join("\n"));
  process.exitCode = 1;
}
