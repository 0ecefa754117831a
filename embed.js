// <euchre-hand>: a position of euchre in a frame of this site, on any page, with one pasted line.
// Until the frame has drawn, and where it never does, what stands inside the element is read.
(() => {
  const { src } = document.currentScript, ORIGIN = new URL(src).origin;
  const NAMES = ["kind", "pen", "trick", "cards", "trump", "seat", "open", "marks", "offer", "key", "accept", "weak", "text", "right", "wrong", "help", "more", "questions", "on", "title", "theme", "accent", "lang"];
  const FRAMES = new Map();
  // No rule of the page's own for its frames reaches this one: what is important in here is so before all else. Its styles
  // for the element go before these, also when they come late. On paper the words inside are better than a frame.
  const LOOK = new CSSStyleSheet();
  LOOK.replaceSync(`:host { display: block; position: relative !important; min-height: WORDS.FRAME_HEIGHTpx }
    ::slotted([slot="frame"]) { all: initial !important; display: block !important; inline-size: 100% !important; block-size: var(--euchre-room, 100%) !important; }
    ::slotted([slot="frame"]:not([data-drawn])) { position: absolute !important; inset: 0 !important; visibility: hidden !important; }
    @media print { :host { min-height: 0 !important } ::slotted([slot="frame"]) { display: none !important } slot:not([name]) { display: contents !important } }`);

  class EuchreHand extends HTMLElement {
    static observedAttributes = NAMES;
    #frame; #slot; #ready = false; #due = false;

    connectedCallback() {
      if (this.#frame) return this.#address(); // it loads anew where it was moved to, with what is asked now
      const shadow = this.attachShadow({ mode: "open" });
      this.#slot = document.createElement("slot");
      // The frame is a child, shown in a slot: in the shadow the frames of a page could not find each other (engine.js).
      const way = document.createElement("slot");
      way.name = "frame";
      for (const old of this.querySelectorAll(":scope > [slot=frame]")) old.remove(); // of what this was copied from
      const frame = this.#frame = document.createElement("iframe");
      frame.slot = way.name;
      frame.loading = "lazy";
      frame.title = this.getAttribute("title") || `WORDS.HAND: ${this.getAttribute("text")?.replace(/[{}]/g, "") || this.getAttribute("kind") || "show"}`;
      // Of no use where both have one origin.
      if (ORIGIN !== location.origin) frame.sandbox = "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox";
      frame.referrerPolicy = "no-referrer";
      this.#address();
      shadow.adoptedStyleSheets = [LOOK];
      shadow.append(this.#slot, way);
      FRAMES.set(frame, this);
      this.append(frame);
    }

    disconnectedCallback() { this.#ready = false; }
    connectedMoveCallback() {} // moveBefore() keeps what the frame shows

    #address() {
      const asked = new URLSearchParams({ ...this.fields, host: location.origin }).toString().replaceAll("+", "%20");
      const { href } = new URL(`embed.html#${asked}`, src);
      if (this.#frame.src !== href) this.#frame.src = href;
    }

    get fields() {
      const given = NAMES.filter((name) => this.hasAttribute(name)).map((name) => [name, this.getAttribute(name)]);
      return { v: "1", ...Object.fromEntries(given) };
    }

    attributeChangedCallback() {
      if (!this.#frame || this.#due) return;
      this.#due = true; // several may change at once
      queueMicrotask(() => {
        this.#due = false;
        if (this.#ready) this.#send({ do: "set", fields: this.fields });
        else if (this.isConnected) this.#address(); // nobody listens yet
      });
    }

    set(fields) { for (const [name, text] of Object.entries(fields)) if (NAMES.includes(name)) this.setAttribute(name, text); }
    reset() { this.#send({ do: "reset" }); }
    reveal() { this.#send({ do: "reveal" }); }
    #room(height) { this.#frame.style.setProperty("--euchre-room", `${height}px`); }
    #send(what) { this.#frame?.contentWindow?.postMessage({ euchre: "embed", ...what }, ORIGIN); }

    // What the frame tells; the room once taken is never given back, so that nothing below moves up and down.
    heard(type, detail) {
      if (!this.#ready && (type === "ready" || type === "error")) {
        this.#ready = true;
        this.#slot.style.display = "none";
        this.#frame.dataset.drawn = "true";
        this.#room(this.clientHeight);
      }
      if (type === "resize" && this.#ready && detail.height > this.#frame.offsetHeight) this.#room(detail.height);
      this.dispatchEvent(new CustomEvent(`euchre:${type}`, { bubbles: true, detail }));
    }
  }

  const TYPES = ["ready", "resize", "answer", "complete", "error"];
  // A place of this page that explains it: nothing but a name, so a frame can lead nobody away.
  const go = ({ place }) => {
    if (!/^#[\w-]+$/.test(place)) return;
    location.hash = place;
    document.getElementById(place.slice(1))?.scrollIntoView();
  };
  addEventListener("message", ({ source, origin, data }) => {
    if (origin !== ORIGIN || data?.euchre !== "embed") return;
    for (const [frame, hand] of FRAMES) if (frame.contentWindow === source) {
      if (TYPES.includes(data.type)) hand.heard(data.type, data.detail);
      else if (data.type === "more") go(data.detail);
    }
  });
  if (!customElements.get("euchre-hand")) customElements.define("euchre-hand", EuchreHand);
})();
