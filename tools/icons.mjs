// Draws the icons that an installed page needs as PNG: node tools/icons.mjs <folder of the SVGs> <folder for the PNGs>.
// The drawing library is WebAssembly, so that every machine draws the same bytes.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";

const SIZES = { icon: [180, 192, 512], maskable: [192, 512], monochrome: [192, 512] };
const [from, to] = process.argv.slice(2);
await initWasm(readFileSync(createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm")));
for (const [name, sizes] of Object.entries(SIZES)) {
  const drawing = readFileSync(`${from}/${name}.svg`, "utf8");
  for (const size of sizes) {
    const picture = new Resvg(drawing, { fitTo: { mode: "width", value: size } }).render();
    writeFileSync(`${to}/${name}-${size}.png`, picture.asPng());
  }
}
