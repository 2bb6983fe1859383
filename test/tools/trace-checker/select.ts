/** 3.4 and 4.1: drawing, the Dual Select, and where the cards go. */
import { type Boat, fits, range } from "./boat.ts";
import { mustBe } from "./compare.ts";
import type { Act, Input, Step } from "./lines.ts";
import { boatAt, left, people, right, seasonOf, type Table } from "./table.ts";

const HAND = 2;
const LAST_ROUND = 12;
const FIRST_CARDS = 4;

/** Two cards, but four for the first choice of the advanced set-up. */
export const cardsToDraw = ({ round, options }: Table): number =>
  round === 0 && options.setup === "advanced" ? FIRST_CARDS : HAND;

/** People who have no cards in hand, while the decks have cards. */
export const drawers = (table: Table): number[] =>
  table.round === LAST_ROUND ? [] : people(table).filter((seat) => boatAt(table, seat).hand.length === 0);

/** Bots that draw in this reveal. The first hand of the advanced set-up was shown earlier. */
export const openDrawers = (table: Table): number[] =>
  table.round === LAST_ROUND
    ? []
    : table.boats.flatMap(({ person, open }, seat) => (person || open.length > 0 ? [] : [seat]));

/** The cards that a person shows now. */
export const shownBy = ({ passing, hand }: Boat): string[] => (passing.length > 0 ? passing : hand);

export function seal(table: Table, { pool, handles }: Input): void {
  const [seat = "", season = ""] = pool.split("/");
  const boat = boatAt(table, Number(seat));
  const unseen = boat.unseen[Number(season) - 1];
  if (handles.length !== unseen?.length) throw new Error(`pool ${pool} has the wrong size`);
  boat.sealed[Number(season) - 1] = [...handles];
}

export function endDraw(table: Table, { results }: Input, drawn: Step["drawn"]): void {
  const season = seasonOf(table.round) - 1;
  const size = cardsToDraw(table);
  drawers(table).forEach((seat, i) => {
    const boat = boatAt(table, seat);
    boat.hand = chosen(boat.sealed[season], results[i], size);
    const mine = drawn.filter((one) => one.seat === seat);
    mustBe(
      mine.map(({ handle }) => handle),
      boat.hand,
      `drawn by seat ${seat}`,
    );
    const rest = [...(boat.unseen[season] ?? [])];
    for (const { handle, value } of mine) {
      remove(rest, [value]);
      if (boat.secret.has(handle)) throw new Error(`seat ${seat} draws ${handle} twice`);
      boat.secret.set(handle, value);
    }
    table.say({ on: "drew", seat, cards: size });
  });
}

/** The items at these indices. */
export function chosen(list: string[] | undefined, places: number[] | undefined, size: number): string[] {
  if (list === undefined || places?.length !== size) throw new Error(`${size} are drawn`);
  const items = places.map((place) => {
    const item = list[place];
    if (item === undefined) throw new Error(`nothing lies at ${place}`);
    return item;
  });
  if (new Set(items).size !== items.length) throw new Error("one is drawn twice");
  return items;
}

export function remove(list: string[] | undefined, items: string[]): void {
  for (const item of items) {
    const at = list?.indexOf(item) ?? -1;
    if (at === -1) throw new Error(`${item} isn't there`);
    list?.splice(at, 1);
  }
}

export function lock(table: Table, seat: number): void {
  const boat = boatAt(table, seat);
  if (boat.question === undefined) throw new Error(`seat ${seat} isn't asked to choose`);
  boat.question = undefined;
  table.say({ on: "locked", seat });
}

export function openedAct({ acts }: Input, seat: number): Act {
  const shown = acts[seat];
  if (shown?.seat !== seat) throw new Error(`the choice of seat ${seat} is missing`);
  return shown.act;
}

export function endShow(table: Table, input: Input, drawn: Step["drawn"]): void {
  const hands = shownHands(table, input, drawn);
  if (table.round === 0) {
    hands.forEach((cards, seat) => {
      boatAt(table, right(table, seat)).decision = cards;
      table.say({ on: "dealt", seat, to: right(table, seat), cards });
    });
    return;
  }
  const choices = hands.map((hand, seat) => choice(boatAt(table, seat), hand, seat, openedAct(input, seat)));
  choices.forEach(({ kept, given, passed, hand }, seat) => {
    enter(table, seat, "kept", kept);
    enter(table, left(table, seat), "given", given);
    boatAt(table, right(table, seat)).decision = passed;
    table.say({ on: "chose", seat, hand, kept, given, passed });
  });
}

/** By seat: people show what they drew, and bots what they draw now or have drawn early. */
function shownHands(table: Table, input: Input, drawn: Step["drawn"]): string[][] {
  const season = seasonOf(table.round) - 1;
  const values = [...input.values];
  const results = [...input.results];
  const drawing = openDrawers(table);
  return table.boats.map((boat, seat) => {
    if (boat.person) {
      const handles = shownBy(boat);
      const cards = handles.map((handle) => {
        const shown = values.shift();
        mustBe(shown, { handle, value: boat.secret.get(handle) }, `what seat ${seat} shows`);
        return shown?.value ?? "";
      });
      remove(boat.sealed[season], handles);
      remove(boat.unseen[season], cards);
      boat.hand = boat.hand.filter((handle) => !handles.includes(handle));
      boat.passing = [];
      return cards;
    }
    let cards = boat.open.splice(0, HAND);
    if (drawing.includes(seat)) {
      cards = chosen(boat.unseen[season], results.shift(), HAND);
      remove(boat.unseen[season], cards);
    }
    if (table.round > 0) {
      mustBe(
        drawn.filter((one) => one.seat === seat).map(({ value }) => value),
        cards,
        `drawn by seat ${seat}`,
      );
    }
    return cards;
  });
}

function choice(boat: Boat, hand: string[], seat: number, act: Act) {
  const cards = [...boat.decision, ...hand];
  if (!isChoice(act, cards.length)) throw new Error(`seat ${seat} can't choose ${JSON.stringify(act)}`);
  const [kept, given] = [cards[Number(act.keep)] ?? "", cards[Number(act.give)] ?? ""];
  const passed = cards.filter((_, i) => i !== act.keep && i !== act.give);
  return { hand, kept, given, passed };
}

const isChoice = (act: Act, cards: number): boolean =>
  fits(act, { do: ["choose"], keep: range(0, cards - 1), give: [0, 1] }) && act.keep !== act.give;

function enter(table: Table, seat: number, slot: "kept" | "given", card: string): void {
  const boat = boatAt(table, seat);
  boat.zone = { ...(boat.zone ?? { kept: "", given: "" }), [slot]: card };
  table.entries.set(card, (table.entries.get(card) ?? 0) + 1);
}
