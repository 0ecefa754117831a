// PyScript's `interpreter`: starts Pyodide at once, beside PyScript's own loading, and hands it over when asked.
import { loadPyodide as load, version } from "../../runtime/pyodide.mjs";
import { make, restored, settled } from "./snapshot.js";
export { version };

// Python runs on the page's own stack. With stack switching it would run on others, and Chromium, when it notes for one
// allocation in many thousands where it was made, reads past the end of such a stack: "Aw, Snap!" in the midst of a start.
delete globalThis.WebAssembly?.Suspending;

// A file that did not arrive is the reason, whoever finds it out first.
const failed = ({ message }) => {
  const lost = performance.getEntriesByType("resource").find(({ responseStatus }) => responseStatus >= 400);
  if (lost) euchre.gone(lost.name);
  else euchre.notLoaded(euchre.words.noPython.replace("{why}", () => message));
};

// Where wasm is refused, or is none, Pyodide only warns and then waits for ever: tell it.
const { instantiateStreaming } = globalThis.WebAssembly ?? {};
if (instantiateStreaming) WebAssembly.instantiateStreaming = (...from) => {
  const made = instantiateStreaming.apply(WebAssembly, from);
  made.catch(failed);
  return made;
};

const runtime = new URL("../../runtime/", import.meta.url).href;
const lock = { info: "LOCK_INFO", packages: {} }; // the build writes the head of Pyodide's list of packages here
const options = { indexURL: runtime, packageBaseUrl: runtime, stdLibURL: `${runtime}python.zip`, lockFileContents: lock };
const fresh = async () => {
  const python = await load(options);
  // PyScript writes its modules as text into the working folder. The archive has the same ones compiled: look there first.
  python.runPython("import sys; sys.path.remove(''); sys.path.append('')");
  return python;
};
const start = async () => await restored((more) => load({ ...options, ...more })) ?? fresh();
const started = start();
started.catch(failed);

export const loadPyodide = async ({ stdout, stderr }) => {
  const python = await started;
  python.setStdout({ batched: stdout });
  python.setStderr({ batched: stderr });
  return python;
};
const later = { url: `${runtime}later.zip`, integrity: document.documentElement.dataset.later };
export const snapshot = { make: () => make(options, later), settled };
