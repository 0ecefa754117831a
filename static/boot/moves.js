// What has gone elsewhere is seen to go: a card from the hand to the table or from the kitty to the hand, a holding that is
// sorted anew. Each starts from where it is seen, so that a move may interrupt another.
const still = matchMedia("(prefers-reduced-motion: reduce)");
const MOVED = "#hand .held, #hand .card[id], #kitty .card[id], .slot .card[id]";
const DISCARDS = ":is([data-do^='discard '], [data-do-key^='discard ']) > .card";

// How long a card takes; page.py has put it there.
const cardMs = () => parseFloat(document.documentElement.style.getPropertyValue("--t-card"));

// A card moves of itself only from one of these to another; else it goes along with what holds it.
const home = (element) => (element.matches(".held") ? "" : element.closest(".held, .slot, #kitty").id);

const places = () => {
  if (still.matches || !cardMs()) return [];
  return Array.from(document.querySelectorAll(MOVED), (element) => (
    { id: element.id, home: home(element), box: element.getBoundingClientRect(), discards: element.matches(DISCARDS) }));
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

// The one card that was put down goes face down to where the kitty lay. It is no part of the page any more, so its likeness flies.
const putDown = ({ box }) => {
  const felt = document.getElementById("felt").getBoundingClientRect();
  const likeness = document.createElement("span");
  Object.assign(likeness, { className: "card", id: "put-down", ariaHidden: "true" }).dataset.face = "down";
  for (const [name, value] of Object.entries({ position: "fixed", "z-index": 5, left: `${box.left}px`, top: `${box.top}px`, "--w": `${box.width}px` })) likeness.style.setProperty(name, value);
  document.body.append(likeness);
  const [x, y] = [felt.left + felt.width / 2 - box.left - box.width / 2, felt.top + felt.height / 2 - box.top - box.height / 2];
  const there = `translate(${x}px, ${y}px)`;
  const frames = [{ transform: "none" }, { transform: there, opacity: 1, offset: 0.7 }, { transform: there, opacity: 0 }];
  likeness.animate(frames, { duration: 2 * cardMs(), easing: "ease-out" }).finished.finally(() => likeness.remove());
};

const follow = (before) => {
  before.forEach(move);
  const gone = before.filter(({ id }) => id.startsWith("card-") && !document.getElementById(id));
  if (gone.length === 1 && gone[0].discards) putDown(gone[0]);
};

// Where all was seen last, until the next frame. To measure at once where it is now would lay the page out twice.
let seen = [];

const watch = () => {
  if (seen.length) return;
  seen = places();
  if (seen.length) requestAnimationFrame(() => follow(seen.splice(0)));
};
