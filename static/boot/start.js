// Loads PyScript, without the one hook of its workers that would need 'unsafe-eval' in the page's policy.
import { hooks } from "../../runtime/pyscript/core.js";
hooks.worker.onBeforeRunAsync.clear();
// The table can be played: now there is time to keep it for a visit without a network.
addEventListener("py:done", () => import("./pwa.js").catch(() => {}), { once: true });
