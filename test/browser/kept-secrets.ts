/** What a match keeps in secret on the device of all its people, read where it is kept, whatever the page shows of it. */
import type { Page } from "@playwright/test";
import type { State } from "../../src/games/precognition/model/state.ts";
import { texts as pieces } from "../../src/games/precognition/table/texts/pieces/en.ts";
import type { Secret } from "./secrets.ts";
import { MATCH, replayed } from "./state-seen.ts";

/** What a browser's storage holds, item by item. */
export type Kept = Readonly<Record<string, string>>;

interface Saved {
  readonly save: {
    readonly record: string;
    readonly table: {
      readonly keeper: {
        readonly pools: Readonly<Record<string, { readonly seat: number; readonly values: readonly Value[] }>>;
      };
    };
  };
}

interface Value {
  readonly handle: string;
  readonly value: string;
}

/** The hands of all people, seat by seat, without what has lain open: cards of a name that nobody else may know. */
export async function secretsKept(page: Page): Promise<readonly (readonly Secret[])[]> {
  const text = await page.evaluate((key) => localStorage.getItem(key), MATCH);
  return secretsIn(text ?? "");
}

export function secretsIn(text: string): readonly (readonly Secret[])[] {
  const { save }: Saved = JSON.parse(text);
  const named: Readonly<Record<string, string>> = pieces;
  return handsIn(text)
    .filter(({ isPerson }) => isPerson)
    .map(({ cards }) =>
      cards.filter((id) => !save.record.includes(`"${id}"`)).map((id) => ({ id, name: named[`card.${id}`] ?? "" })),
    );
}

interface Hand {
  readonly isPerson: boolean;
  readonly cards: readonly string[];
}

export function handsIn(text: string): readonly Hand[] {
  const { save }: Saved = JSON.parse(text);
  const values = new Map(valuesOf(save).map(({ handle, value }) => [handle, value]));
  return replayed(text).state.boats.map(({ sitter, supply }) => ({
    isPerson: sitter === "person",
    cards: supply.hand.map((handle) => values.get(handle) ?? ""),
  }));
}

const valuesOf = ({ table }: Saved["save"]): readonly Value[] =>
  Object.values(table.keeper.pools).flatMap(({ values }) => values);

/**
 * Another match that nobody could tell from this one: what has happened is the same, and every person holds other
 * cards, which would have come later.
 */
export function twinOf(text: string): string {
  const saved: Saved = JSON.parse(text);
  const { state } = replayed(text);
  const { keeper } = saved.save.table;
  const pools = Object.entries(keeper.pools).map(([name, { seat, values }]) => [
    name,
    { seat, values: exchanged(values, state, seat) },
  ]);
  const table = { ...saved.save.table, keeper: { ...keeper, pools: Object.fromEntries(pools) } };
  return JSON.stringify({ ...saved, save: { ...saved.save, table } });
}

/** Cards in the hand for cards that lie sealed still. */
function exchanged(values: readonly Value[], { boats }: State, seat: number): readonly Value[] {
  const { hand = [], sealed = [] } = boats[seat]?.supply ?? {};
  const isHeld = ({ handle }: Value): boolean => hand.includes(handle);
  const isLeft = ({ handle }: Value): boolean => sealed.flat().includes(handle) && !hand.includes(handle);
  const [held, left] = [values.filter(isHeld), values.filter(isLeft)];
  const other = new Map<string, string>();
  for (const [i, one] of held.entries()) {
    const swapped = left[i];
    if (swapped === undefined) continue;
    other.set(one.handle, swapped.value);
    other.set(swapped.handle, one.value);
  }
  return values.map(({ handle, value }) => ({ handle, value: other.get(handle) ?? value }));
}

/** The same moment, with what each has picked there, and with what is done at this screen and not sent. */
export function withDrafts(kept: Kept, picked: readonly object[], shared: object): Kept {
  const { inputs, state } = replayed(kept[MATCH] ?? "");
  const { round, phase } = state;
  const seats = Object.fromEntries(picked.map((pick, seat) => [seat, { ...pick, round, phase }]));
  return { ...kept, "letea.draft.precognition": JSON.stringify({ position: inputs, draft: { seats, shared } }) };
}

export const twinKept = (kept: Kept): Kept => ({ ...kept, [MATCH]: twinOf(kept[MATCH] ?? "") });
