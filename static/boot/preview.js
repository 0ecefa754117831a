// <hand-preview data-shows="embed.html#...">: an embed as it will stand on somebody's page. The frame is loaded once; from then on only
// what stands behind the # changes, by replace(), so that nothing is added to the browser's history. What stands inside the
// element is read until the frame has drawn, and where it never does. It lies in a shadow, where morph() does not look.
customElements.define("hand-preview", class extends HTMLElement {
  static observedAttributes = ["data-shows"];
  #slot = document.createElement("slot");
  #frame = document.createElement("iframe");

  constructor() {
    super();
    this.#frame.part = "frame";
    Object.assign(this.#frame.style, { visibility: "hidden", blockSize: "100%" });
    this.#frame.addEventListener("load", () => this.#hold());
    this.attachShadow({ mode: "open" }).append(this.#slot, this.#frame);
  }
  connectedCallback() { this.#frame.title = this.dataset.title; addEventListener("message", this); this.#follow(); }
  disconnectedCallback() { removeEventListener("message", this); }
  attributeChangedCallback() { this.#follow(); }
  #follow() { this.#frame.contentWindow?.location.replace(new URL(this.dataset.shows, document.baseURI)); }

  // Escape closes the dialog from in there too, and no table opens: it would take the place of the author's own game.
  #hold() {
    const inside = this.#frame.contentDocument;
    inside?.addEventListener("keydown", ({ key }) => { if (key === "Escape") this.closest("dialog")?.dispatchEvent(new Event("cancel", { cancelable: true })); });
    inside?.addEventListener("click", (event) => { if (event.target.closest("[data-way=on]")) event.preventDefault(); });
  }

  // Only its own frame is believed.
  handleEvent({ source, origin, data }) {
    if (source !== this.#frame.contentWindow || origin !== self.origin || data?.euchre !== "embed") return;
    if (data.type === "ready" || data.type === "error") { this.#slot.hidden = true; this.#frame.style.visibility = ""; }
    if (data.type === "resize") this.#frame.style.blockSize = `${Number(data.detail.height)}px`;
  }
});
