/** What a check has shown about a record, in words. */
import type { Seat } from "../engine/game.ts";
import type { FairReport, RecordReport } from "../session/check-record.ts";
import type { Params } from "../ui/texts/line.ts";
import type { RoomKey } from "./texts.ts";

export type Verdict = RecordReport["is"] | "checking" | "so-far" | "lone";

/** A record isn't called fair before everything has been checked. */
export function verdictOf(report: RecordReport | undefined): Verdict {
  if (report === undefined) return "checking";
  if (report.is !== "fair") return report.is;
  if (!report.isDone) return "so-far";
  return report.devices.length < 2 ? "lone" : "fair";
}

export interface ReportLine {
  readonly key: RoomKey;
  readonly params: Params;
  /** False if it can't be shown, or hasn't been yet. */
  readonly isProven: boolean;
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

export function reportLines(numbers: Numbers): readonly ReportLine[] {
  const { entries, requests, promised, opened, signatures, actsOfBots, bots, audited, unaudited } = numbers;
  const proven = (key: RoomKey, params: Params): ReportLine => ({ key, params, isProven: true });
  const unproven = (key: RoomKey, params: Params): ReportLine => ({ key, params, isProven: false });
  const isEvery = signatures.checked === signatures.all;
  return [
    proven("rec.entries", { n: entries }),
    proven("rec.luck", { n: requests }),
    proven("rec.promises", { n: promised, opened }),
    isEvery
      ? proven("rec.signatures", { n: signatures.all })
      : proven("rec.signatures.some", { n: signatures.all, checked: signatures.checked }),
    ...(actsOfBots === 0
      ? []
      : [bots ? proven("rec.bots", { n: actsOfBots }) : unproven("rec.bots.not", { n: actsOfBots })]),
    ...(audited.length === 0 ? [] : [proven("rec.seeds", { seats: seatsIn(audited) })]),
    ...(unaudited.length === 0 ? [] : [unproven("rec.seeds.none", { seats: seatsIn(unaudited) })]),
  ];
}

/** There may be another record of this match that others could have signed. */
export const twinLines = ({ twin }: Pick<FairReport, "twin">): readonly ReportLine[] =>
  twin === undefined
    ? []
    : [
        {
          key: "rec.twin",
          params: { entry: twin.entry, seats: seatsIn(twin.without), n: twin.cheats },
          isProven: false,
        },
      ];

/** Who vouches for whom. Only another device can. */
export function vouchingLines({ devices }: Pick<FairReport, "devices">): readonly ReportLine[] {
  const all = devices.flat();
  if (devices.length < 2)
    return [{ key: "rec.vouch.one", params: { seats: seatsIn(all), n: all.length }, isProven: false }];
  const shared = devices.filter((own) => own.length > 1);
  return [
    { key: "rec.vouch", params: { n: devices.length }, isProven: true },
    ...shared.map((own): ReportLine => {
      const others = all.filter((seat) => !own.includes(seat));
      return { key: "rec.vouch.shared", params: { seats: seatsIn(own), others: seatsIn(others) }, isProven: false };
    }),
  ];
}

const seatsIn = (seats: readonly Seat[]) => seats.map((seat) => ({ seat }));
