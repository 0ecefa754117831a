// <euchre-hand>: a position of euchre in a frame of this site, on any page, with one pasted line.
// Until the frame has drawn, and where it never does, what stands inside the element is read.
(() => {
  const { src } = document.currentScript, ORIGIN = new URL(src).origin;
  const NAMES = ["kind", "pen", "trick", "cards", "trump", "seat", "open", "marks", "offer", "key", "text", "right", "wrong", "help", "more", "theme", "accent", "lang"];
  const FRAMES = new Map();

  class EuchreHand extends HTMLElement {
    static observedAttributes = NAMES;
    #frame; #slot; #ready = false; #due = false;

    connectedCallback() {
      if (this.#frame) return;
      const here = getComputedStyle(this);
      if (here.display === "inline") this.style.display = "block";
      if (!parseFloat(here.minHeight)) this.style.minHeight = "WORDS.FRAME_HEIGHTpx";
      this.style.position = "relative";
      const shadow = this.attachShadow({ mode: "open" });
      this.#slot = document.createElement("slot");
      const frame = this.#frame = document.createElement("iframe");
      frame.loading = "lazy";
      frame.title = `WORDS.HAND: ${this.getAttribute("text")?.replace(/[{}]/g, "") || this.getAttribute("kind") || "show"}`;
      frame.sandbox = "allow-scripts allow-same-origin allow-popups";
      frame.referrerPolicy = "no-referrer";
      Object.assign(frame.style, { position: "absolute", inset: "0", inlineSize: "100%", blockSize: "100%", border: "0", visibility: "hidden", colorScheme: "normal" });
      frame.src = new URL(`embed.html#${new URLSearchParams({ ...this.fields, host: location.origin }).toString().replaceAll("+", "%20")}`, src).href;
      shadow.append(this.#slot, frame);
      FRAMES.set(frame, this);
    }

    get fields() {
      const given = NAMES.filter((name) => this.hasAttribute(name)).map((name) => [name, this.getAttribute(name)]);
      return { v: "1", ...Object.fromEntries(given) };
    }

    attributeChangedCallback() {
      if (!this.#ready || this.#due) return;
      this.#due = true; // several may change at once
      queueMicrotask(() => { this.#due = false; this.#send({ do: "set", fields: this.fields }); });
    }

    set(fields) { for (const [name, text] of Object.entries(fields)) if (NAMES.includes(name)) this.setAttribute(name, text); }
    reset() { this.#send({ do: "reset" }); }
    reveal() { this.#send({ do: "reveal" }); }
    #send(what) { this.#frame?.contentWindow?.postMessage({ euchre: "embed", ...what }, ORIGIN); }

    // What the frame tells; the room once taken is never given back, so that nothing below moves up and down.
    heard(type, detail) {
      if (type === "ready" || type === "error") {
        this.#ready = true;
        this.#slot.style.display = "none";
        Object.assign(this.#frame.style, { position: "static", display: "block", visibility: "visible" });
        this.#frame.style.blockSize = `${this.offsetHeight}px`;
      }
      if (type === "resize" && this.#ready && detail.height > this.#frame.offsetHeight) this.#frame.style.blockSize = `${detail.height}px`;
      this.dispatchEvent(new CustomEvent(`euchre:${type}`, { bubbles: true, detail }));
    }
  }

  const TYPES = ["ready", "resize", "answer", "complete", "error"];
  addEventListener("message", ({ source, origin, data }) => {
    if (origin !== ORIGIN || data?.euchre !== "embed" || !TYPES.includes(data.type)) return;
    for (const [frame, hand] of FRAMES) if (frame.contentWindow === source) hand.heard(data.type, data.detail);
  });
  if (!customElements.get("euchre-hand")) customElements.define("euchre-hand", EuchreHand);
})();
