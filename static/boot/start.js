// Loads PyScript, without the one hook of its workers that would need 'unsafe-eval' in the page's policy.
import { config, hooks } from "../../runtime/pyscript/core.js";
hooks.worker.onBeforeRunAsync.clear();
if (!config.py) euchre.notLoaded("pyscript.toml could not be read.");
// The table can be played: now there is time to keep it for a visit without a network.
addEventListener("py:done", () => import("./pwa.js").catch(() => {}), { once: true });
