// Draws one position from the page's address, asks what is asked there, and grades it by the key beside it.
// There are no rules of euchre in here: what needs judgement was worked out in Python (euchre/lessons/key.py), and where
// that is missing, engine.js beside it asks Python at the first touch that needs it.
// A classic script, so that it also runs where a sandbox gives the frame no origin of its own.
(() => {
  const words = JSON.parse(document.querySelector("meta[name=euchre-words]").content);
  const place = document.getElementById("embed"), root = document.documentElement;
  const SEATS = "SWNE", HELP_AFTER = 2, SHOW_AFTER = 3;
  const KINDS = Object.keys(words.asked), OF_CARDS = ["legal", "trumps", "order", "discard", "play"];
  const OF_HOLDER = ["legal", "bid", "discard", "play"]; // asked of whoever is to act
  const SEVERAL = { legal: "each", trumps: "each", order: "row" };

  // ---- Elements: text only, never HTML ----

  const SVG = "http://www.w3.org/2000/svg";
  const el = (name, attributes = {}, ...children) => {
    const made = name === "svg" || name === "use" ? document.createElementNS(SVG, name) : document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) if (value != null && value !== false) made.setAttribute(key, value);
    made.append(...children.flat(3).filter((child) => child || child === 0));
    return made;
  };
  const hidden = (text) => el("span", { class: "vh" }, text);
  const shown = (text, more = {}) => el("span", { "aria-hidden": "true", ...more }, text);
  const sign = (symbol, kind) => el("svg", { class: kind, "aria-hidden": "true" }, el("use", { href: `#${symbol}` }));
  const suitSign = (suit) => suit === "n" ? shown(words.noTrumpSign, { class: "no-trump" }) : sign(`suit-${suit}`, "suit");
  const fill = (text, parts) => text.replace(/\{(\w+)\}/g, (_, name) => parts[name] ?? "");

  // ---- The address, and what of it can't be read ----

  class Fault extends Error {}
  const fail = (part, what, about = "") => { throw new Fault(`${part}: ${fill(words.faults[what], [`“${about}”`])}`); };

  const fieldsOf = (hash) => {
    const fields = {};
    for (const pair of hash.replace(/^#/, "").split("&").filter(Boolean)) {
      const [name, ...rest] = pair.split("=");
      try { fields[name] = decodeURIComponent(rest.join("=")); } catch { fail(name, "mark", rest.join("=")); }
    }
    return fields;
  };

  const cardsIn = (text, part) => {
    if (text === "-" || !text) return [];
    return text.match(/..?/g).map((card) => words.cards[card] ? card : fail(part, "card", card));
  };
  const seatIn = (text, part) => text && SEATS.includes(text) ? text : fail(part, "seat", text);
  const matched = (text, pattern, part) => text.match(pattern) ?? fail(part, "mark", text);

  const partsOf = (pen) => pen.trim().split(/[ _]+/);
  // A deal, or what was played of it: what then lies on the table only the rules tell.
  const isTold = (parts) => parts.includes("|") || parts[0] === "@" || [3, 5, 6].includes(parts.length);
  const positionIn = (fields) => {
    if (fields.length !== 8) fail("pen", "fields", fields.length);
    const [holdings, dealer, table, contract, turn, taken] = fields;
    const four = holdings.split("/");
    if (four.length !== 4) fail("pen, holdings", "holdings");
    const lying = matched(table, /^(.[a-z])([+=~]?)/, "pen, table");
    const made = contract === "-" ? null : matched(contract, /^([SWNE])([shdcn])(\*([SWNE])?)?(x([SWNE]))?$/, "pen, contract");
    const [, who, asked, trick] = matched(turn, /^([SWNE.])(\?\w+)?(?::([^!]*))?/, "pen, turn");
    const alone = made ? [made[3] && (made[4] ?? made[1]), made[6]].filter(Boolean) : [];
    return {
      holdings: Object.fromEntries([...SEATS].map((seat, at) => [seat, cardsIn(four[at], "pen, holdings")])),
      dealer: seatIn(dealer, "pen, dealer"),
      upcard: cardsIn(lying[1], "pen, table")[0], mark: lying[2],
      contract: made && { maker: made[1], suit: made[2], alone },
      // A partner of one who plays alone sits out.
      out: alone.map(partner),
      over: who === ".", playing: trick !== undefined || who === ".", bidding: !asked && trick === undefined && who !== ".",
      first: who === "." ? null : who, trick: cardsIn(trick, "pen, turn"),
      taken: matched(taken, /^(\d)-(\d)$/, "pen, tricks").slice(1).map(Number),
    };
  };

  const after = (seat, by) => SEATS[(SEATS.indexOf(seat) + by) % 4];
  const partner = (seat) => after(seat, 2);
  const round = (seat) => [0, 1, 2, 3].map((by) => after(seat, by));
  const acting = ({ over, first, trick, out }) => over ? null : round(first).filter((seat) => !out.includes(seat))[trick.length] ?? null;

  const keyIn = (text) => {
    const [right, ...others] = text.split("~").map((group) => {
      const [answers, why = ""] = group.split("!");
      const [code, ...about] = why.split(".");
      if (code && !(code in words.why)) fail("key", "mark", code);
      return { answers: answers.split(",").filter(Boolean), code, about };
    });
    return { right, others };
  };

  const read = (fields) => {
    if ((fields.v ?? "1") !== "1") fail("v", "v");
    const kind = fields.kind ?? (fields.pen ? "show" : fail("kind", "missing"));
    if (!KINDS.includes(kind)) fail("kind", "kind");
    const table = kind === "game" || kind === "first-hand", asks = !table && kind !== "show";
    const pen = partsOf(fields.pen ?? ""), told = isTold(pen), position = fields.pen && !told ? positionIn(pen) : null;
    const cards = cardsIn(fields.cards, "cards");
    if (!table && !fields.pen && !cards.length) fail("pen", "missing");
    const acts = position && OF_HOLDER.includes(kind) && acting(position);
    const seat = seatIn(fields.seat || acts || "S", "seat"), open = [...(fields.open ?? "")].map((one) => seatIn(one, "open"));
    const spec = { ...fields, kind, table, asks, position, cards, seat, open, marks: cardsIn(fields.marks, "marks") };
    if (asks && fields.key) spec.key = keyIn(fields.key);
    spec.trick = position ? trickOf(position, cardsIn(fields.trick, "trick")) : [];
    spec.held = position ? position.holdings[seat].filter((card) => !spec.trick.some(([, lies]) => lies === card)) : [];
    spec.offered = !asks ? [] : offered(spec);
    spec.inHolding = OF_CARDS.includes(kind) && !cards.length;
    // What can't be drawn or answered from this alone; and a frame without an origin can't share an engine.
    spec.shut = told || asks && !spec.key && !spec.offered.length;
    spec.barred = (spec.shut || asks && !spec.key) && origin === "null";
    spec.asks &&= !spec.barred;
    return spec;
  };

  const trickOf = ({ first, trick, out }, last) => {
    const order = first ? round(first).filter((seat) => !out.includes(seat)) : [];
    return [...trick, ...last].map((card, at) => [order[at] ?? fail("trick", "mark", card), card]);
  };

  const offered = ({ kind, cards, held, trick, offer, key }) => {
    if (kind === "winner") return trick.map(([seat]) => seat).sort((a, b) => SEATS.indexOf(a) - SEATS.indexOf(b));
    if (kind === "score") return Object.keys(words.points);
    if (kind === "suit") return Object.keys(words.suits);
    if (kind === "bid") return offer ? offer.split(",") : key ? fail("offer", "missing") : [];
    return cards.length ? cards : held;
  };

  // ---- Names ----

  let spec, done, chosen, misses, answer, room, due, lost, whole, quiz;

  const nameOf = (seat) => seat === spec.seat ? words.you : words.seats[seat];
  const own = (seat) => seat === spec.seat ? "you" : "other";
  const told = (text, seat) => fill(text[own(seat)], { name: nameOf(seat), partner: seat && inside(partner(seat)) });
  const inside = (seat) => seat === spec.seat ? words.youInside : words.seats[seat];
  const sideOf = (side) => (side === "NS") === "SN".includes(spec.seat) ? "us" : "them";
  const pointsOf = (text) => words.points[(sideOf(text.slice(0, 2)) === "us" ? "NS" : "EW") + text.slice(2)] ?? text;
  // What a card is called under the trump, unless just that is asked.
  const trump = () => asking() ? null : spec.position?.contract?.suit ?? spec.trump;
  const cardName = (card) => words.trumps[trump()]?.[card] ?? words.cards[card];
  const asking = () => spec.asks && !done;

  // ---- Cards ----

  const index = (card) => shown([el("span", { class: "rank" }, words.faces[rankOf(card)]), card === "Jo" ? sign("star", "suit") : suitSign(card[1])], { class: "index" });
  const rankOf = (card) => card === "Jo" ? card : card[0];
  const looks = (card) => ({ "data-suit": card === "Jo" ? null : card[1], "data-rank": rankOf(card) });
  const face = (card) => el("span", { class: "card", ...looks(card) }, index(card),
    "JQK".includes(card[0]) && sign(`court-${rankOf(card)}`, "court"), card !== "Jo" && sign(`suit-${card[1]}`, "pip"), hidden(cardName(card)));
  const small = (card, name = words.cards[card], stop = "") => el("span", { class: "card mini", ...looks(card) }, index(card), hidden(name + stop));
  const back = () => el("span", { class: "card", "data-face": "down" });
  const marked = (card, made) => spec.marks.includes(card) ? el("span", { class: "dg-marked" }, made, hidden(words.spokenOf)) : made;

  // ---- Texts: cards, players and suits stand in braces, as in the lessons ----

  const few = (cards) => el("span", { class: "some-cards" }, cards.map((card, at) => small(card, words.cards[card], at < cards.length - 1 ? words.cardPause : "")));
  const piece = (text, begins) => {
    const last = text.trim().split(/ +/).pop();
    const upper = (one) => begins ? one[0].toUpperCase() + one.slice(1) : one;
    if (/^-?\d+$/.test(last)) return last;
    if (/^(NS|EW)$/.test(text)) return upper(words.sides[sideOf(text)]);
    if (/^(NS|EW)\d$/.test(text)) return pointsOf(text);
    if (SEATS.includes(last)) return el("b", {}, begins ? nameOf(last) : inside(last));
    if (words.suits[last]) return el("span", { class: "a-suit", "data-suit": last }, suitSign(last), "\u00a0", begins ? words.suitTitles[last] : words.suits[last]);
    return few(cardsIn(text.replace(/^[a-z]+ /, "").replaceAll(" ", ""), "text"));
  };
  const prose = (text, about) => {
    const parts = text.split(/\{([^{}]*)\}/);
    return parts.map((part, at) => {
      if (at % 2 === 0) return part;
      return piece(about ? about[part] : part, /(^|[.?!:])\s*$/.test(parts[at - 1]) && (at === 1 || parts[at - 1].trim() !== ""));
    });
  };

  // ---- The small table ----

  const diagram = () => {
    const { position, seat } = spec;
    return el("div", { class: "diagram", role: "group", "aria-label": words.table },
      el("div", { class: "dg-strip" }, el("p", { class: "dg-contract" }, contract(position)), tally(position)),
      el("div", { class: "dg-table" }, round(seat).slice(1).map(seatOf), middle(position)),
      seatOf(seat), ownCards(position));
  };

  const contract = ({ contract: made, mark, upcard }) => {
    const coin = (suit, down) => el("span", { class: "coin", "data-suit": suit === "n" ? null : suit, "data-down": down && "true" }, suitSign(suit));
    if (made) {
      const [one] = made.alone, how = made.alone.length > 1 ? words.byTwo : !one ? words.by : one === made.maker ? words.byAlone : words.byPartner;
      return [coin(made.suit), el("span", {}, el("b", {}, words.suitTitles[made.suit]), " ", told(how, made.maker))];
    }
    if (mark === "~" && upcard !== "Jo") return [coin(upcard[1], true), el("span", {}, words.down[upcard[1]])];
    return [el("span", {}, words.noTrumpYet)];
  };

  const tally = ({ playing, contract: made, taken }) => {
    if (!playing || !made) return null;
    const [ours, theirs] = "SN".includes(spec.seat) ? taken : [...taken].reverse();
    return el("p", { class: "dg-tally" }, el("span", {}, words.tricks), " ", el("b", { "aria-hidden": "true" }, `${ours} – ${theirs}`), hidden(words.taken[`${ours}-${theirs}`]));
  };

  const placeOf = (seat) => SEATS[(SEATS.indexOf(seat) - SEATS.indexOf(spec.seat) + 4) % 4];
  const turn = () => {
    const { position, kind } = spec;
    return kind === "winner" || spec.fields.trick ? null : acting(position);
  };

  const seatOf = (seat) => {
    const { position } = spec, out = position.out.includes(seat), acts = turn() === seat;
    const role = seat === spec.seat ? words.seats[seat] : fill(placeOf(seat) === "N" ? words.partner : words.opponent, { name: words.seats[seat] });
    return el("div", { class: "dg-seat", role: "group", "aria-label": role, "data-place": placeOf(seat), "data-turn": acts && "true", "data-out": out && "true" },
      el("div", { class: "plate" }, el("span", { class: "name" }, nameOf(seat)), el("span", { class: "marks" }, marks(seat, out)), acts && hidden(words.toAct)),
      seat !== spec.seat && !out && cardsOf(seat));
  };

  const marks = (seat, out) => {
    const { dealer, contract: made } = spec.position, shownHere = [];
    if (dealer === seat) shownHere.push(el("span", { class: "mark dealer" }, shown(words.dealerSign), hidden(words.dealer)));
    if (made?.maker === seat) shownHere.push(el("span", { class: "mark maker", "data-suit": made.suit === "n" ? null : made.suit }, suitSign(made.suit), hidden(words.maker[made.suit])));
    if (made?.alone.includes(seat)) shownHere.push(el("span", { class: "mark alone" }, hidden(words.pause), words.aloneSign));
    const said = out ? told(words.sitsOut, seat) : hasPassed(seat) ? told(words.passes, seat) : "";
    if (said) shownHere.push(hidden(words.pause), el("span", { class: "said" }, said));
    return shownHere;
  };

  // Who comes before the one to be asked has passed in this round.
  const hasPassed = (seat) => {
    const { bidding, dealer, first } = spec.position, order = round(after(dealer, 1));
    return bidding && order.indexOf(seat) < order.indexOf(first);
  };

  const cardsOf = (seat) => {
    const cards = spec.position.holdings[seat].filter((card) => !spec.trick.some(([, lies]) => lies === card));
    if (!cards.length) return null;
    if (spec.open.includes(seat)) return el("span", { class: "dg-open" }, cards.map((card) => marked(card, small(card, cardName(card), words.cardPause))));
    return el("span", {}, shown(cards.map(back), { class: "dg-backs" }), hidden(words.held[cards.length]));
  };

  const middle = ({ playing, upcard, mark }) => {
    if (spec.trick.length || playing) return trick();
    const label = (text) => el("span", { class: "dg-label" }, text);
    const lying = { "": () => [marked(upcard, face(upcard)), label(words.upCard)], "~": () => [back(), label(words.downCard)], "=": () => [face(upcard), label(words.upCard)] };
    return el("div", { class: "dg-kitty" }, lying[mark]?.());
  };

  const trick = () => {
    const lying = new Map(spec.trick), leader = spec.trick[0]?.[0] ?? spec.seat, winner = done && spec.kind === "winner" ? spec.key.right.answers[0] : null;
    return el("ul", { class: "dg-trick", "aria-label": words.thisTrick }, round(leader).map((seat) => {
      const card = lying.get(seat);
      if (!card) return el("li", { class: "dg-slot", "data-place": placeOf(seat), "aria-hidden": "true" });
      const leads = seat === leader, wins = seat === winner;
      return el("li", { class: "dg-slot", "data-place": placeOf(seat), "data-led": leads && words.led, "data-takes": wins && "true" },
        hidden(told(wins ? words.wins : leads ? words.leads : words.plays, seat)), marked(card, face(card)));
    }));
  };

  const ownCards = ({ out }) => {
    if (!spec.held.length || out.includes(spec.seat)) return null;
    const asked = spec.asks && spec.inHolding;
    return el("ul", { class: "dg-own", "aria-label": words.yourCards }, spec.held.map((card) => el("li", {}, asked ? cardButton(card) : marked(card, face(card)))));
  };

  // ---- What can be answered ----

  const stateOf = (one) => {
    if (done) return answer.grade === "weak" && answer.given[0] === one ? "weak" : spec.key.right.answers.includes(one) ? "right" : null;
    if (due?.given?.includes(one)) return "chosen";
    if (!SEVERAL[spec.kind]) return answer?.grade === "wrong" && answer.given[0] === one ? "wrong" : null;
    return chosen.includes(one) ? "chosen" : null;
  };
  const signOf = (one, state) => {
    const at = chosen.indexOf(one);
    if (SEVERAL[spec.kind] === "row" && at >= 0) return [shown(String(at + 1), { class: "sign" }), hidden(words.nth[at + 1])];
    return words.states[state] && [shown("", { class: "sign" }), hidden(words.states[state])];
  };
  const button = (one, attributes, ...inside) => el("button", {
    type: "button", "data-answer": one, "data-state": stateOf(one), "aria-disabled": (done || due) && "true", ...attributes,
  }, inside, signOf(one, stateOf(one)));
  const cardButton = (card) => button(card, {
    class: "answer-card", "data-marked": spec.marks.includes(card) && "true", "aria-pressed": SEVERAL[spec.kind] && String(chosen.includes(card)),
  }, face(card));

  const suitOf = (one) => words.suits[one[0]] && !words.cards[one] ? one[0] : null;
  const answerButton = (one) => {
    const plain = (...inside) => button(one, { class: "answer", "data-suit": suitOf(one) }, inside);
    switch (spec.kind) {
      case "winner": return plain(el("span", {}, nameOf(one)), " ", small(new Map(spec.trick).get(one)));
      case "score": return plain(pointsOf(one));
      case "suit": return plain(suitSign(one), words.suitTitles[one]);
      case "bid": return callButton(one);
      default: return cardButton(one);
    }
  };
  const callButton = (one) => {
    const { mark, dealer, upcard } = spec.position, seat = spec.seat;
    if (mark === "~") return button(one, { class: "answer", "data-suit": suitOf(one) }, suitOf(one) && suitSign(one[0]), words.calls[one] ?? one);
    const who = seat === dealer ? "dealer" : seat === partner(dealer) ? "partner" : "other";
    const note = one === "p" ? words.passNote[who] : words.made[upcard[1]];
    return button(one, { class: "answer", "data-note": note }, words.orders[who][one] ?? one);
  };

  const answers = () => !spec.asks || spec.inHolding ? null : el("div", {
    class: "answers", role: "group", "aria-label": words.answers, "data-kind": spec.kind === "score" ? "points" : spec.kind,
  }, spec.offered.map(answerButton));
  const row = () => !spec.cards.length || OF_CARDS.includes(spec.kind) ? null : el("ul", { class: "card-row", "aria-label": words.cardsShown }, spec.cards.map((card) => el("li", { "data-marked": spec.marks.includes(card) && "true" }, face(card), hidden(words.cardPause))));

  // ---- Grading, by the key alone ----

  const same = (some, others) => some.length === others.length && some.every((one) => others.includes(one));
  const grade = (given) => {
    const { right, others } = spec.key, how = SEVERAL[spec.kind];
    const good = how === "row" ? given.join() === right.answers.join() : how ? same(given, right.answers) : right.answers.includes(given[0]);
    if (good) return { grade: "right", why: right };
    const against = (one) => others.find(({ answers: some }) => some.includes(one)) ?? others.find(({ answers: some }) => !some.length);
    if (how === "row") {
      const at = given.findIndex((one, place) => one !== right.answers[place]);
      return { grade: "wrong", text: words.stronger, about: [right.answers[at], given[at]] };
    }
    const wrong = how ? given.find((one) => !right.answers.includes(one)) : given[0];
    if (wrong === undefined) return { grade: "wrong", text: words.more[right.answers.length - given.length] };
    const why = against(wrong);
    return why?.code === "weak" ? { grade: "weak", why: right } : { grade: "wrong", why };
  };

  const give = (given, shownToThem) => {
    if (done) return;
    if (due) return due.then = shownToThem ? () => give(given, true) : due.then; // a page that shows the answer comes first
    if (!spec.key) return need(() => give(given, shownToThem), given);
    given ??= spec.key.right.answers;
    answer = { given, ...(shownToThem ? { grade: "right", why: spec.key.right, shown: true } : grade(given)) };
    if (answer.grade === "wrong") misses += 1; else done = true;
    if (SEVERAL[spec.kind] === "row" && !done) chosen = [];
    if (done && quiz) note(Boolean(shownToThem));
    redraw();
    if (!shownToThem) tell("answer", { answer: given, grade: answer.grade, misses, ...(quiz && { question: quiz.round[quiz.at] + 1 }) });
    if (done && !quiz) tell("complete", { misses, shown: Boolean(shownToThem) });
    else if (done && isLast()) tell("complete", total());
  };
  const reveal = () => give(null, true);
  const choose = (one) => {
    if (done || due) return;
    const how = SEVERAL[spec.kind];
    if (!how) return give([one]);
    if (how === "row" && !chosen.length) answer = null;
    chosen = chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one];
    if (how === "row" && chosen.length === spec.offered.length) return give(chosen);
    redraw();
  };

  // ---- What the snippet lacks: the rules are loaded at the first touch that needs them, once for the page ----

  let tries = 0;
  const need = async (then, given) => {
    const wish = due = { then, given, said: words.moment };
    lost = null;
    redraw();
    try {
      // A file that did not come is asked for by another name: browsers may remember the failure.
      const engine = await import(`./${root.dataset.version}/static/embed/engine.js${tries ? `?${tries}` : ""}`).catch(() => { throw { again: true, message: "engine.js" }; });
      if (due === wish && !engine.isReady()) { wish.said = words.loading; redraw(); }
      const { host: _, ...raw } = spec.fields, fields = await engine.ask({ ...raw, kind: spec.kind });
      if (due !== wish) return; // something else is shown by now
      due = null;
      if (spec.shut) known(fields);
      else spec.key = keyIn((spec.fields = { ...spec.fields, key: fields.key }).key);
      if (quiz) quiz.questions[quiz.round[quiz.at]] = spec.fields;
      wish.then?.();
    } catch ({ again, message }) {
      if (due !== wish) return;
      due = null;
      if (!again) return refuse(quiz ? `question ${quiz.round[quiz.at] + 1}: ${message}` : message);
      tries += 1;
      lost = { then: wish.then, given, message: fill(words.lost, [message]) };
      redraw();
      tell("error", { message: lost.message });
    }
  };
  const known = (fields) => {
    if (!quiz) return open(() => fields);
    const was = hasFocus();
    begin(fields);
    if (was) stay();
  };
  const opener = () => [
    el("button", { type: "button", class: "call", "data-kind": "go", "data-way": "open", "aria-disabled": due && "true" }, spec.position ? words.choices : words.open),
    el("p", { class: "note" }, words.openNote)];

  // ---- What is said ----

  const verdict = () => {
    if (spec.barred) return [
      el("p", {}, words.barred, " ", el("a", { href: location.href, target: "_blank", rel: "noopener" }, words.link)),
      el("label", { class: "address" }, words.address, el("input", { readonly: "", value: location.href })),
    ];
    if (due || lost) return [el("p", {}, due?.said ?? lost.message)];
    if (!answer) return [];
    const { grade: how, why, text, about, shown: given } = answer;
    const head = given ? words.given : { right: words.isRight, weak: words.isWeak, wrong: words.isWrong }[how];
    const byAuthor = how === "wrong" ? spec.wrong : spec.right;
    const said = byAuthor ? prose(byAuthor) : text ? prose(text, about) : why?.code ? prose(words.why[why.code], why.about) : "";
    const again = "\u00a0".repeat(misses % 2); // the same words are heard again
    const help = how === "wrong" && misses >= HELP_AFTER && spec.help;
    return [
      el("p", {}, el("b", {}, head), " ", said, again, done && more() ? [" ", more()] : null),
      help && el("p", { class: "helped" }, el("b", {}, words.help), ": ", prose(help)),
    ].filter(Boolean);
  };
  // Another page, or a place of the one that holds the frame, which goes there itself.
  const more = () => {
    if (/^https?:\/\//.test(spec.more ?? "")) return el("a", { href: spec.more, target: "_blank", rel: "noopener" }, words.read);
    return /^#[\w-]+$/.test(spec.more ?? "") && host() ? el("button", { type: "button", class: "there", "data-way": "more" }, words.read) : null;
  };

  const call = (kind, what, text, off) => el("button", { type: "button", class: "call", "data-kind": kind, "data-way": what, "aria-disabled": off && "true" }, text);
  const ways = () => {
    const found = [];
    if (lost) found.push(call("go", "retry", words.retry));
    if (spec.shut || spec.barred) return found;
    if (quiz && done) found.push(call("go", "next", isLast() ? words.result : words.next));
    else if (spec.asks && done) found.push(call("pass", "reset", words.again));
    if (mayPlayOn() && (done || !spec.asks)) found.push(el("a", { class: "call", "data-kind": quiz ? "pass" : "go", "data-way": "on", href: tableWith(), ...(quiz && { target: "_blank", rel: "noopener" }) }, words.playOn));
    if (spec.asks && !done && misses >= SHOW_AFTER) found.push(call("pass", "reveal", words.show));
    if (SEVERAL[spec.kind] === "each" && !done) found.push(call("go", "check", words.check, due || !chosen.length));
    return found;
  };

  // The table itself goes on from the position; with an origin of nobody's it could not start.
  const mayPlayOn = () => spec.on === "1" && spec.position && !spec.position.over && origin !== "null"
    && spec.position.taken[0] + spec.position.taken[1] + Boolean(spec.fields.trick) < 5;
  const tableWith = () => {
    const { pen, trick } = spec.fields, here = pen.trim().replace(/ +/g, "_");
    return `./?${new URLSearchParams({ pen: trick ? `@_${here}_|_|_${trick}` : here, seat: spec.seat, on: "1" })}`;
  };

  // ---- A quiz: its questions one after the other, and how it went ----

  const quizIn = (fields) => {
    const shared = Object.fromEntries(["lang", "theme", "accent"].map((name) => [name, fields[name]]));
    const questions = (fields.questions || fail("questions", "missing")).split("|").map((line, at) => {
      try {
        const question = { ...fieldsOf(line), ...shared };
        if (["show", "quiz", "game", "first-hand"].includes(read(question).kind)) fail("kind", "kind");
        return question;
      } catch (fault) { throw fault instanceof Fault ? new Fault(`question ${at + 1}: ${fault.message}`) : fault; }
    });
    return { questions, texts: [] };
  };
  const ask = (round) => { Object.assign(quiz, { round, at: 0, results: [] }); begin(quiz.questions[round[0]]); };
  const isLast = () => quiz.at === quiz.round.length - 1;
  const note = (shown) => quiz.results.push({ misses, shown, state: misses || shown ? "wrong" : answer.grade });
  const total = () => ({
    questions: quiz.round.length, right: quiz.results.filter(({ state }) => state === "right").length,
    misses: quiz.results.reduce((sum, one) => sum + one.misses, 0), shown: quiz.results.filter(({ shown }) => shown).length,
  });

  const quizTitle = () => el("h1", whole.text ? { class: "lesson-text", lang: whole.lang } : { class: "vh" }, prose(whole.text || words.asked.quiz));
  const steps = () => quiz.round.map((_, at) => el("i", { "data-state": quiz.results[at]?.state ?? (at === quiz.at && "now") }));
  const quizHead = () => {
    const text = quiz.texts[quiz.round[quiz.at]] = el("span", { class: "lesson-text", lang: spec.lang }, prose(spec.text || words.asked[spec.kind]));
    return el("div", { class: "quiz" }, quizTitle(), el("h2", { tabindex: "-1" },
      el("span", { class: "quiz-at" }, fill(words.questionOf, [quiz.at + 1, quiz.round.length]), " ", shown(steps(), { class: "quiz-steps" })), " ", text));
  };
  const onward = () => {
    quiz.at += 1;
    if (quiz.at < quiz.round.length) begin(quiz.questions[quiz.round[quiz.at]]);
    else place.replaceChildren(...result());
  };
  const result = () => {
    const { right, questions } = total(), missed = quiz.results.some(({ state }) => state === "wrong");
    return [
      el("div", { class: "quiz" }, quizTitle(), el("h2", { tabindex: "-1", class: "lesson-text" }, fill(right === questions ? words.allRight : words.rightOf, [right, questions]))),
      el("ol", { class: "quiz-list" }, quiz.results.map(({ state }, at) => el("li", { "data-state": state }, shown("", { class: "sign" }), quiz.texts[quiz.round[at]].cloneNode(true), hidden(words.states[state])))),
      el("div", { class: "ways" }, call(missed ? "pass" : "go", "all", words.allAgain), missed && call("go", "missed", words.missedAgain)),
    ];
  };
  const quizWays = {
    next: onward,
    all: () => ask([...quiz.questions.keys()]),
    missed: () => ask(quiz.round.filter((_, at) => quiz.results[at].state === "wrong")),
  };

  // ---- The whole frame; what has the focus keeps it ----

  const parts = () => {
    const text = spec.text || words.asked[spec.kind], drawn = spec.position || !spec.shut;
    const asked = !quiz && el("h1", text || !drawn ? { class: "lesson-text", lang: spec.lang } : { class: "vh" }, text ? prose(text) : words.hand);
    const way = spec.shut && !spec.barred && opener();
    if (!drawn) return [el("div", { class: "door" }, asked, shown([1, 2, 3, 4, 5].map(back), { class: "fan" }), way)];
    return [asked, spec.position && diagram(), row(), spec.shut ? way && el("div", { class: "opener" }, way) : answers()].filter(Boolean);
  };
  const NAMED = ["data-answer", "data-way"];
  const hasFocus = () => document.hasFocus() && place.contains(document.activeElement);
  const focused = () => hasFocus() && NAMED.map((name) => [name, document.activeElement?.getAttribute(name)]).find(([, value]) => value);

  let body, said, foot;
  const redraw = () => {
    const had = focused();
    body.replaceChildren(...parts());
    said.replaceChildren(...verdict());
    said.dataset.tone = answer?.grade ?? "";
    foot.replaceChildren(...ways());
    place.dataset.done = String(done);
    if (quiz) place.querySelector(".quiz-steps")?.replaceChildren(...steps());
    if (!had) return;
    const again = quiz && done ? foot.firstChild : [...place.querySelectorAll(`[${had[0]}]`)].find((one) => one.getAttribute(had[0]) === had[1]);
    (again ?? foot.querySelector("button") ?? place.querySelector("button"))?.focus();
  };

  const begin = (fields) => {
    spec = { ...read(fields), fields };
    done = false; chosen = []; misses = 0; answer = due = lost = null;
    dress(spec);
    body = el("div", { class: "asked" });
    said = el("div", { class: "said-of", role: "status" });
    foot = el("div", { class: "ways" });
    const how = SEVERAL[spec.kind];
    const asked = spec.asks || spec.shut || spec.barred;
    place.replaceChildren(...(spec.table ? [door()] : [quiz && quizHead(), body, (asked || mayPlayOn()) && el("div", { class: "feet" }, how && spec.asks && !spec.shut && el("p", { class: "note how" }, words[how]), asked && said, foot)].filter(Boolean)));
    if (!spec.table) redraw();
    document.title = whole.title || place.querySelector(".lesson-text")?.textContent || words.hand;
  };
  const start = (fields) => {
    whole = fields; quiz = null; // its questions are read as any others
    if (fields.kind !== "quiz") { place.style.minBlockSize = ""; return begin(fields); }
    spec = { seat: "S" }; // the reader's, for whom the title is
    quiz = quizIn(fields);
    quizWays.all();
  };

  // The table itself comes when it is asked for: until then no Python is loaded.
  const door = () => el("div", { class: "door" },
    el("h1", { class: "lesson-text", lang: spec.lang }, prose(spec.text || words.asked[spec.kind])),
    shown(["Jh", "Jd", "Ah", "Kh", "Qh"].map(face), { class: "fan" }),
    el("a", { class: "call", "data-kind": "go", href: spec.kind === "game" ? "./" : "./?learn=first-hand" }, words.play),
    el("p", { class: "note" }, words.playNote));

  const dress = ({ theme, accent }) => {
    if (theme === "light" || theme === "dark") root.dataset.theme = theme; else delete root.dataset.theme;
    for (const name of ["--brass", "--brass-deep", "--on-brass"]) root.style.removeProperty(name);
    if (!/^#[\da-f]{6}$/i.test(accent ?? "")) return;
    const [r, g, b] = accent.slice(1).match(/../g).map((two) => (parseInt(two, 16) / 255) ** 2.2);
    root.style.setProperty("--brass", accent);
    root.style.setProperty("--brass-deep", `color-mix(in srgb, ${accent} 55%, var(--ink))`);
    root.style.setProperty("--on-brass", 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.18 ? "#1b1b1b" : "#ffffff");
  };

  const open = (make) => {
    const was = hasFocus();
    try { start(make()); tell("ready", {}); }
    catch (fault) {
      if (!(fault instanceof Fault)) throw fault;
      refuse(fault.message);
    }
    if (was) stay();
    room = 0;
    measure();
  };
  const refuse = (message) => {
    const was = hasFocus();
    due = null;
    place.replaceChildren(el("div", { class: "said-of fault", role: "alert", "data-tone": "wrong" }, el("h1", {}, words.fault), el("p", {}, message)));
    if (was) stay();
    tell("error", { message });
  };
  // The focus stays inside where it was inside, and comes from nowhere else.
  const stay = () => {
    const to = place.querySelector("[data-answer], [data-way]") ?? place.querySelector("h1");
    if (to.localName === "h1") to.tabIndex = -1;
    to.focus({ preventScroll: true });
  };

  // ---- With the host's page: only with the one that holds this frame, and only named messages ----

  const host = () => { try { return fieldsOf(location.hash).host; } catch { return undefined; } };
  const tell = (type, detail) => {
    if (parent !== window) parent.postMessage({ euchre: "embed", type, detail }, /^https?:/.test(host() ?? "") ? host() : "*");
  };
  const measure = () => {
    const height = Math.ceil(place.getBoundingClientRect().height);
    if (quiz) place.style.minBlockSize = `${height}px`; // the room of the tallest: nothing moves from one to the next
    if (height !== room) tell("resize", { height: room = height });
  };
  new ResizeObserver(measure).observe(place);
  let wide = innerWidth;
  addEventListener("resize", () => { if (innerWidth !== wide) { wide = innerWidth; place.style.minBlockSize = ""; } });

  addEventListener("message", ({ source, origin, data }) => {
    if (source !== parent || parent === window || !host() || origin !== host() || data?.euchre !== "embed") return;
    if (data.do === "set" && data.fields && typeof data.fields === "object") open(() => Object.fromEntries(Object.entries(data.fields).map(([name, text]) => [name, String(text)])));
    else if (!spec?.asks) return;
    else if (data.do === "reset") open(() => quiz ? whole : spec.fields);
    else if (data.do === "reveal") reveal();
  });

  // ---- Taps and keys; keys come here only while the focus is in the frame ----

  place.addEventListener("click", ({ target }) => {
    const { answer: one, way } = target.closest("button")?.dataset ?? {};
    if (one) choose(one);
    else if (way === "check" && chosen.length) give(chosen);
    else if (way === "reveal") reveal();
    else if (way === "more") tell("more", { place: spec.more });
    else if (way === "open" && !due) need();
    else if (way === "retry") need(lost.then, lost.given);
    else if (way in quizWays) {
      const was = hasFocus();
      quizWays[way]();
      if (was) place.querySelector("h2").focus();
    } else if (way === "reset") { done = false; chosen = []; misses = 0; answer = null; redraw(); }
  });
  addEventListener("keydown", (event) => {
    const { key, ctrlKey, altKey, metaKey } = event;
    if (ctrlKey || altKey || metaKey) return;
    const all = [...place.querySelectorAll("[data-answer]")], at = all.indexOf(document.activeElement);
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
    if (by && at >= 0) all[(at + by + all.length) % all.length].focus();
    else if (/^[1-9]$/.test(key) && all[key - 1]) { all[key - 1].focus(); choose(all[key - 1].dataset.answer); }
    else return;
    event.preventDefault();
  });

  addEventListener("hashchange", () => open(() => fieldsOf(location.hash)));
  open(() => fieldsOf(location.hash));
})();
