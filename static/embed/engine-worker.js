// Answers what the frames of a page ask, by euchre/app/keyed.py in a Python of its own: JSON comes in, JSON goes out.
import { loadPyodide } from "../../runtime/pyodide.mjs";

delete globalThis.WebAssembly?.Suspending; // as in boot/interpreter.js: its memory goes on there
const runtime = new URL("../../runtime/", import.meta.url).href;
const lock = { info: "LOCK_INFO", packages: {} }; // written in by the build, as in boot/interpreter.js
const options = { indexURL: runtime, packageBaseUrl: runtime, stdLibURL: `${runtime}python.zip`, lockFileContents: lock };
const LATER = "/lib/later.zip";

// Where wasm is refused, or does not arrive, Pyodide only warns and then waits for ever.
const refused = new Promise((_, refuse) => {
  const { instantiateStreaming } = globalThis.WebAssembly ?? {};
  if (!instantiateStreaming) return refuse(new Error("no WebAssembly"));
  WebAssembly.instantiateStreaming = (...from) => {
    const made = instantiateStreaming.apply(WebAssembly, from);
    made.catch(({ message }) => refuse(new Error(`pyodide.asm.wasm: ${message}`)));
    return made;
  };
});

const begin = async () => {
  const [python, later] = await Promise.all([loadPyodide(options), fetch(runtime + "later.zip").then((file) => file.arrayBuffer())]);
  python.FS.writeFile(LATER, new Uint8Array(later));
  python.pyimport("euchre.browser.archive").mount(LATER);
  return python.pyimport("euchre.app.keyed").answered;
};
const started = Promise.race([begin(), refused]);
started.catch(() => {}); // whoever asks is told

const notCome = () => performance.getEntriesByType("resource").find(({ responseStatus }) => responseStatus >= 400);

addEventListener("message", async ({ data, ports: [asker] }) => {
  try { asker.postMessage({ told: (await started)(data) }); }
  catch (reason) { asker.postMessage({ lost: notCome()?.name.split("/").pop() ?? String(reason).trim().split("\n").pop() }); }
});
