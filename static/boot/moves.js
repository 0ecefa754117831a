// What has gone elsewhere is seen to go: a card from the hand to the table or from the kitty to the hand, a holding that is
// sorted anew. Each starts from where it is seen, so that a move may interrupt another.
const still = matchMedia("(prefers-reduced-motion: reduce)");
const MOVED = "#hand .held, #hand .card[id], #kitty .card[id], .slot .card[id]";

// How long a card takes; page.py has put it there.
const cardMs = () => parseFloat(document.documentElement.style.getPropertyValue("--t-card"));

// A card moves of itself only from one of these to another; else it goes along with what holds it.
const home = (element) => (element.matches(".held") ? "" : element.closest(".held, .slot, #kitty").id);

const places = () => {
  if (still.matches || !cardMs()) return [];
  return Array.from(document.querySelectorAll(MOVED), (element) => (
    { id: element.id, home: home(element), box: element.getBoundingClientRect() }));
};

const move = ({ id, home: before, box }) => {
  const element = document.getElementById(id);
  if (!element?.matches(MOVED) || (before && before === home(element))) return;
  const now = element.getBoundingClientRect();
  const [x, y, scale] = [box.left - now.left, box.top - now.top, box.width / now.width];
  if (Math.abs(x) + Math.abs(y) < 2 || !now.width) return;
  const from = { transformOrigin: "0 0", transform: `translate(${x}px, ${y}px) scale(${scale})` };
  element.animate([from, { transformOrigin: "0 0", transform: "none" }], { duration: cardMs(), easing: "cubic-bezier(.2,.8,.3,1)" });
};

// Where all was seen last, until the next frame. To measure at once where it is now would lay the page out twice.
let seen = [];

const watch = () => {
  if (seen.length) return;
  seen = places();
  if (seen.length) requestAnimationFrame(() => seen.splice(0).forEach(move));
};
