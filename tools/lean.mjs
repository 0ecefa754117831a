// Takes from scripts what only their readers need: node tools/lean.mjs, with {name: script} as JSON in and out.
import { readFileSync, writeFileSync } from "node:fs";
import { minify } from "terser";

const scripts = JSON.parse(readFileSync(0, "utf8"));
for (const [name, script] of Object.entries(scripts)) {
  const module = /^(import|export) /m.test(script);
  const { code } = await minify(script, { module, ecma: 2022, compress: { passes: 2 }, format: { comments: /^!/ } });
  scripts[name] = code;
}
writeFileSync(1, JSON.stringify(scripts));
