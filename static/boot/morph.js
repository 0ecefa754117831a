// The page's one painter: morphs #app to a piece of HTML, keeping elements, focus and what is being typed.
const options = {
  ignoreActiveValue: true,
  callbacks: {
    // Whether a dialog is open belongs to the browser: the HTML never says it.
    beforeAttributeUpdated: (name, element) => !(name === "open" && element.localName === "dialog"),
  },
};
export const morph = (html) => void Idiomorph.morph(document.getElementById("app"), html, options);
