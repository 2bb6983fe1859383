/** What has been found right about a record, in keys. */
import type { Seat } from "../engine/game.ts";
import type { FairReport, RecordReport } from "../session/check-record.ts";
import type { Params } from "../ui/texts/line.ts";
import type { RoomKey } from "./texts.ts";

export type Verdict = RecordReport["is"] | "checking" | "so-far" | "lone";

/** What is fair so far may still turn out not to be: it isn't called fair before everything has been checked. */
export function verdictOf(report: RecordReport | undefined): Verdict {
  if (report === undefined) return "checking";
  if (report.is !== "fair") return report.is;
  if (!report.isDone) return "so-far";
  return report.devices.length < 2 ? "lone" : "fair";
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

/** That others could vouch for another record of this match. */
export const twinIn = ({ twin }: Pick<FairReport, "twin">): readonly Found[] =>
  twin === undefined
    ? []
    : [
        {
          key: "rec.twin",
          params: { entry: twin.entry, seats: seatsIn(twin.without), n: twin.cheats },
          isShown: false,
        },
      ];

/** Who vouches for whom: only another device does. */
export function vouchersIn({ devices }: Pick<FairReport, "devices">): readonly Found[] {
  const all = devices.flat();
  if (devices.length < 2)
    return [{ key: "rec.vouch.one", params: { seats: seatsIn(all), n: all.length }, isShown: false }];
  const shared = devices.filter((own) => own.length > 1);
  return [
    { key: "rec.vouch", params: { n: devices.length }, isShown: true },
    ...shared.map((own): Found => {
      const others = all.filter((seat) => !own.includes(seat));
      return { key: "rec.vouch.shared", params: { seats: seatsIn(own), others: seatsIn(others) }, isShown: false };
    }),
  ];
}

const seatsIn = (seats: readonly Seat[]) => seats.map((seat) => ({ seat }));
