/** Plays the voyages, and stores their moments as a page would. */
import type { Input, Result } from "../../../src/engine/game.ts";
import { LocalTable } from "../../../src/engine/local-table.ts";
import { Match } from "../../../src/engine/match.ts";
import { writeRecord } from "../../../src/engine/record.ts";
import { precognition } from "../../../src/games/precognition/game.ts";
import type { PrecognitionTypes } from "../../../src/games/precognition/model/types.ts";
import { saveSlot } from "../../../src/ui/match/save-slot.ts";
import { storeIn } from "../../../src/ui/store.ts";
import { storage } from "../../ui/storage.ts";
import { VOYAGES, type Voyage } from "./voyages.ts";

type Table = LocalTable<PrecognitionTypes>;

/** The items of a browser's storage. */
export type Kept = Readonly<Record<string, string>>;

export function keptMoments(): Readonly<Record<string, Kept>> {
  return Object.assign({}, ...VOYAGES.map(sail));
}

function sail(voyage: Voyage): Record<string, Kept> {
  const { options, names, people, isAlone, stops, last } = voyage;
  const seats = names.map((name, seat) => ({ name, by: seat < people ? "person" : "bot", level: "greedy" }));
  const match = new Match(precognition, options, seats);
  const table = LocalTable.fresh(match, voyage.seed);
  const kept: Record<string, Kept> = {};
  let latest = (): Kept => ({});
  while (!match.isOver) {
    const answer = table.nextAnswer();
    if (answer === undefined) {
      const inputs = [...match.inputs];
      const save = table.save();
      latest = () => keptAs({ record: writeRecord({ header: match.header, inputs }), table: save }, isAlone);
      for (const [name, isIt] of Object.entries(stops)) if (isIt(match.state)) kept[name] ??= latest();
    }
    match.apply(answer ?? actOfPerson(table, people));
  }
  if (last !== undefined) kept[last] = latest();
  return complete(voyage, kept, match.result);
}

function keptAs(save: unknown, isAlone: boolean): Kept {
  const items = new Map<string, string>();
  saveSlot(
    storeIn(() => storage(items)),
    precognition.id,
  ).writeMatch(save, isAlone);
  return Object.fromEntries(items);
}

/** People act like bots with the same knowledge. */
function actOfPerson(table: Table, people: number): Input<PrecognitionTypes> {
  const { match } = table;
  for (let seat = 0; seat < people; seat++) {
    if (table.legal(seat).length === 0) continue;
    const known = { state: match.state, seat, mine: table.mine(seat), luck: match.luckOf(seat) };
    const act = precognition.bots.greedy?.(known);
    if (act !== undefined) return table.inputFor(seat, act);
  }
  throw new Error("nobody acts");
}

/** If the rules change, a voyage may miss its moments: then it needs another seed. */
function complete({ stops, seed, isWon }: Voyage, kept: Record<string, Kept>, result?: Result): Record<string, Kept> {
  const missed = Object.keys(stops).filter((name) => !Object.hasOwn(kept, name));
  if (missed.length > 0) throw new Error(`with seed ${seed} it never comes to: ${missed.join(", ")}`);
  if (result?.isWon !== isWon) throw new Error(`with seed ${seed} it isn’t ${isWon ? "won" : "lost"}`);
  return kept;
}
