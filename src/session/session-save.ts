/** A saved match, and how it is read: like everything from outside, it may have been changed. */
import * as v from "valibot";
import type { Game, Types } from "../engine/game.ts";
import type { KeeperSave } from "../engine/keeper.ts";
import { type LocalSave, LocalTable } from "../engine/local-table.ts";
import { readRecord } from "../engine/record.ts";
import { count, read } from "../engine/shape.ts";

/** What is needed to continue later: the match and this device's secrets, as plain JSON. */
export interface SessionSave<T extends Types = Types> {
  readonly record: string;
  readonly table: LocalSave<T>;
}

const WORD = 2 ** 32 - 1;
const SEATS = 64;
const MOST = 4096;

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const seat = count(SEATS - 1);
const luck = v.tuple([count(WORD), count(WORD), count(WORD), count(WORD)]);

const shape = v.strictObject({
  record: v.string(),
  table: v.strictObject({
    keeper: v.strictObject({
      luck,
      made: count(Number.MAX_SAFE_INTEGER),
      pools: v.record(
        name,
        v.strictObject({
          seat,
          values: v.pipe(v.array(v.strictObject({ handle: name, value: v.unknown() })), v.maxLength(MOST)),
        }),
      ),
      sealed: v.pipe(v.array(v.strictObject({ seat, act: v.unknown() })), v.maxLength(SEATS)),
    }),
    croupier: luck,
  }),
});

export function readSave(raw: unknown, findGame: (id: string) => Game | undefined): LocalTable {
  const { record, table } = read(shape, raw, "save");
  const match = readRecord(record, findGame);
  return new LocalTable(match, { keeper: readKeeper(match.game, table.keeper), croupier: table.croupier });
}

type RawKeeper = v.InferOutput<typeof shape>["table"]["keeper"];

function readKeeper(game: Game, { luck, made, pools, sealed }: RawKeeper): KeeperSave {
  const known = Object.entries(pools).map(([pool, { seat, values }]) => [
    pool,
    { seat, values: values.map(({ handle, value }) => ({ handle, value: game.readValue(value) })) },
  ]);
  return {
    luck,
    made,
    pools: Object.fromEntries(known),
    sealed: sealed.map(({ seat, act }) => ({ seat, act: game.readAct(act) })),
  };
}
