/** What has been found right about a record, in keys. */
import type { Seat } from "../../engine/game.ts";
import type { FairReport, RecordReport } from "../../session/check-record.ts";
import type { Params } from "../texts/line.ts";
import type { RoomKey } from "./texts.ts";

export type Verdict = RecordReport["is"] | "checking" | "so-far";

/** What is fair so far may still turn out not to be: it isn't called fair before everything has been checked. */
export function verdictOf(report: RecordReport | undefined): Verdict {
  if (report === undefined) return "checking";
  return report.is === "fair" && !report.isDone ? "so-far" : report.is;
}

export interface Found {
  readonly key: RoomKey;
  readonly params: Params;
  /** It has been shown; else it's told that it can't be, or hasn't been yet. */
  readonly isShown: boolean;
}

export const TURN_TEXTS: Readonly<Record<FairReport["turns"][number]["to"], RoomKey>> = {
  left: "rec.turn.left",
  silent: "rec.turn.silent",
  owed: "rec.turn.owed",
  late: "rec.turn.late",
  back: "rec.turn.back",
  cheated: "rec.turn.cheated",
  host: "rec.turn.host",
  alone: "rec.turn.alone",
};

type Numbers = Pick<
  FairReport,
  "entries" | "requests" | "promised" | "opened" | "signatures" | "actsOfBots" | "bots" | "audited" | "unaudited"
>;

export function foundIn(numbers: Numbers): readonly Found[] {
  const { entries, requests, promised, opened, signatures, actsOfBots, bots, audited, unaudited } = numbers;
  const shown = (key: RoomKey, params: Params): Found => ({ key, params, isShown: true });
  const open = (key: RoomKey, params: Params): Found => ({ key, params, isShown: false });
  const isEvery = signatures.checked === signatures.all;
  return [
    shown("rec.entries", { n: entries }),
    shown("rec.luck", { n: requests }),
    shown("rec.promises", { n: promised, opened }),
    isEvery
      ? shown("rec.signatures", { n: signatures.all })
      : shown("rec.signatures.some", { n: signatures.all, checked: signatures.checked }),
    ...(actsOfBots === 0
      ? []
      : [bots ? shown("rec.bots", { n: actsOfBots }) : open("rec.bots.not", { n: actsOfBots })]),
    ...(audited.length === 0 ? [] : [shown("rec.seeds", { seats: seatsIn(audited) })]),
    ...(unaudited.length === 0 ? [] : [open("rec.seeds.none", { seats: seatsIn(unaudited) })]),
  ];
}

const seatsIn = (seats: readonly Seat[]) => seats.map((seat) => ({ seat }));
