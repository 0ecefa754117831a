// The page's one painter: morphs #app to a piece of HTML, keeping elements and focus.

// What belongs to the person or to page.py, and is never in the HTML: text being typed, whether a dialog or a folded
// part is open, and #app's place in the order of focus. (Idiomorph's own ignoreActiveValue would leave out the focused element's
// children as well.)
const kept = {
  value: (element) => element === document.activeElement && element.matches("input, textarea"),
  open: (element) => ["dialog", "details"].includes(element.localName),
  tabindex: (element) => element.id === "app",
};
const options = { callbacks: { beforeAttributeUpdated: (name, element) => !kept[name]?.(element) } };

export const morph = (html) => void Idiomorph.morph(document.getElementById("app"), html, options);
