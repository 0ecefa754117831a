// Starts Pyodide under Node to pack the archives: only Python 3.14 can compile for the Python that the page runs.
import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const [sources, library, packer, out, ...archives] = process.argv.slice(2);
try {
  // A fixed hash seed, so that the same sources always give the same bytes.
  const python = await loadPyodide({ env: { PYTHONHASHSEED: "0" } });
  python.FS.writeFile("/sources.zip", readFileSync(sources));
  python.FS.writeFile("/library.zip", readFileSync(library));
  python.runPython(readFileSync(packer, "utf8"));
  for (const name of archives) writeFileSync(`${out}/${name}`, python.FS.readFile(`/${name}`));
} catch ({ message }) { // Node's own report would show Pyodide's megabyte of source
  console.error(message);
  process.exitCode = 1;
}
