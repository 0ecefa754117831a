// The rules engine: one for all frames of this site on a page, started by the first that asks, in a worker of its own.
// In a worker, because the page around may be of our own site: then it would stand still while a frame of it computes.
const SOON = 250; // ms

// The worker hangs on the window of the frame that started it, where the others find it; frames of one origin take turns,
// so that no two start one. The name is this address, because a frame of another version could not speak with it.
const NAME = new URL("engine-worker.js", import.meta.url).href;
const engineOf = (owner) => { try { return owner[NAME]; } catch { return undefined; } }; // one of another origin throws
const found = () => {
  for (const owner of [self, ...Array.from({ length: parent.length }, (_, at) => parent[at])]) {
    if (engineOf(owner)) return { owner, worker: engineOf(owner) };
  }
  return undefined;
};
const started = () => {
  const worker = self[NAME] = new Worker(NAME, { type: "module" });
  return { owner: self, worker };
};

/** Whether a question would be answered without anything being loaded. */
export const isReady = () => Boolean(found()?.worker.isReady);

// What the worker says; nothing, where the frame that has it was taken away meanwhile or shows something else.
const asked = ({ owner, worker }, question) => new Promise((told) => {
  const { port1: mine, port2: its } = new MessageChannel();
  const end = (what) => { clearInterval(watch); worker.removeEventListener("error", broken); mine.close(); told(what); };
  const broken = () => end({ lost: "engine-worker.js" });
  const watch = setInterval(() => { if (owner.closed || engineOf(owner) !== worker) end({}); }, SOON);
  mine.onmessage = ({ data }) => end(data);
  worker.addEventListener("error", broken);
  worker.postMessage(question, [its]);
});

/** The fields whole, with the key that all answers are graded by. Rejects with what can't be read, its name before it; or,
    with `again` on the error, with the file that did not come: asked once more, everything is tried once more. */
export const ask = async (fields) => {
  for (;;) {
    const engine = found() ?? started();
    const { told, lost } = await asked(engine, JSON.stringify(fields));
    if (lost) {
      engine.worker.terminate(); // the next who asks starts another
      if (engineOf(engine.owner) === engine.worker) delete engine.owner[NAME];
      throw Object.assign(new Error(lost), { again: true });
    }
    if (!told) continue;
    engine.worker.isReady = true;
    const { fields: whole, fault } = JSON.parse(told);
    if (fault) throw new Error(fault);
    return whole;
  }
};
