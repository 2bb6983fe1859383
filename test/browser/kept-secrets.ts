/** Reads the secrets of a match from the storage of a shared device, whatever the page shows. */
import type { Page } from "@playwright/test";
import type { State } from "../../src/games/precognition/model/state.ts";
import { texts as pieces } from "../../src/games/precognition/table/texts/pieces/en.ts";
import type { Secret } from "./secrets.ts";
import { MATCH, replayed } from "./state-seen.ts";

/** The items of a browser's storage. */
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

/** The hand of each person, without cards of a name that was ever face up: what nobody else may know. */
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
 * A match that looks the same from outside: the same has happened, but every person holds other cards, which would have
 * come later.
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

/** Exchanges cards in the hand with cards that are still sealed. */
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

/** The same moment with drafts: those of each seat, and that of the shared screen. */
export function withDrafts(kept: Kept, picked: readonly object[], shared: object): Kept {
  const { inputs, state } = replayed(kept[MATCH] ?? "");
  const { round, phase } = state;
  const seats = Object.fromEntries(picked.map((pick, seat) => [seat, { ...pick, round, phase }]));
  return { ...kept, "letea.draft.precognition": JSON.stringify({ position: inputs, draft: { seats, shared } }) };
}

export const twinKept = (kept: Kept): Kept => ({ ...kept, [MATCH]: twinOf(kept[MATCH] ?? "") });
