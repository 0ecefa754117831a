// The page's one painter: morphs #app to a piece of HTML, keeping elements and focus.

// What belongs to the person or to page.py, and is never in the HTML: text being typed, whether a dialog or a folded
// part is open, and #app's place in the order of focus. (Idiomorph's own ignoreActiveValue would leave out the focused element's
// children as well.)
const kept = {
  value: (element) => element === document.activeElement && element.matches("input, textarea"),
  open: (element) => ["dialog", "details"].includes(element.localName),
  tabindex: (element) => element.id === "app",
};

// What is already as it shall be is left alone: the browser sees that faster than Idiomorph. But a form's field may hold another
// value than its HTML says.
const FIELDS = "input, select, textarea";
const isDone = (present, wanted) => present.isEqualNode(wanted) && !present.matches?.(FIELDS) && !present.querySelector?.(FIELDS);

const options = {
  callbacks: {
    beforeNodeMorphed: (present, wanted) => !isDone(present, wanted),
    beforeAttributeUpdated: (name, element) => !kept[name]?.(element),
  },
};

// When the button that has the focus is taken out, Chromium at once lays out the half-changed page, and once more when it is
// whole. So the button gives the focus up before, while nothing is to be laid out. (A text field would tell a change by that.)
const letGo = (html) => {
  const focused = document.activeElement?.closest("#app button[id]");
  if (focused && !html.includes(` id="${focused.id}"`)) focused.blur();
};

// @import "moves.js";

export const morph = (html) => {
  watch();
  letGo(html);
  Idiomorph.morph(document.getElementById("app"), html, options);
  if (document.querySelector("hand-preview:not(:defined)")) import("./preview.js").catch(() => {});
};
