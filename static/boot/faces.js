// Classic faces, for whoever has chosen them: a style sheet of drawings, fetched then and kept for visits without a network.
// Until it is there, and where it can't be had, the cards have their own faces.
const scope = new URL("../../../", import.meta.url).href;
const { version } = document.documentElement.dataset;
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);

const fetched = async (colours) => {
  const answer = await fetch(new URL(`../faces/${colours}.css`, import.meta.url));
  if (!answer.ok) throw new Error(`${answer.status} for the faces`);
  return answer.text();
};

// Another version's are as good where this one's can't be had.
const drawings = async (colours) => {
  const kept = await caches.open(`euchre-faces ${scope}`);
  const entry = `${scope}faces-${colours}?${version}`; // only a name: no host has it
  const found = await kept.match(entry);
  if (found) return found.text();
  try {
    const text = await fetched(colours);
    await kept.delete(entry, { ignoreSearch: true });
    await kept.put(entry, new Response(text));
    return text;
  } catch (error) {
    const older = await kept.match(entry, { ignoreSearch: true });
    if (!older) throw error;
    return older.text();
  }
};

let wanted = "";
export const draw = async (colours) => {
  wanted = colours;
  // Where nothing may be kept they are fetched at each visit.
  const text = colours && await drawings(colours).catch(() => fetched(colours));
  if (wanted === colours) sheet.replaceSync(text);
};
