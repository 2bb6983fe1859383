/** All that is needed to play recorded matches again, to go on from them, and to share matches. Loaded only then. */
import type { ReadonlySignal } from "@preact/signals";
import { Refusal } from "../engine/refusal.ts";
import { ed25519Signatures } from "../fair/signing.ts";
import { packRecord, recordIn } from "../link/match-link.ts";
import type { RecordReport } from "../session/check-record.ts";
import { playOn, seatsToPlayOn } from "../session/play-on.ts";
import { recordedMatch } from "../session/recorded-match.ts";
import { ReplaySession } from "../session/replay-session.ts";
import { Pacer } from "../ui/match/pacer.ts";
import type { TableMatch } from "../ui/match/table-match.ts";
import { playerOf } from "../ui/replay/player.ts";
import { replayed } from "../ui/replay/replayed.tsx";
import type { SettingsChoice } from "../ui/settings.ts";
import { type Line, refusalLine } from "../ui/texts/line.ts";
import type { Host } from "./host.ts";
import { isOfDay } from "./match-of-day.ts";
import { freshSeed } from "./seed.ts";
import type { Shelf } from "./shelf.ts";

export { texts } from "../ui/replay/texts.ts";
export { ShareDialog } from "../ui/souvenir/share-dialog.tsx";
export { readLinked, writeLinked } from "./day-link.ts";
export { ownCourse, paintedJourney } from "./journeys.ts";

interface Here {
  readonly table: typeof import("./kit.ts");
  readonly shelf: Shelf;
}

interface ReplayWays {
  /** The date, if it's said to be the match of a day. */
  readonly day: string | undefined;
  readonly settings: SettingsChoice;
  readonly report: ReadonlySignal<RecordReport | undefined>;
  /** Whether a match of this game is in progress. */
  readonly isAnotherOpen: (game: string) => boolean;
  readonly onPlayOn: (next: TableMatch) => void;
  readonly onShare: () => void;
  readonly onVerdict: () => void;
}

/** Returns a line that says why, if the record can't be shown. */
export function openReplay(
  host: Host,
  { table, shelf }: Here,
  record: string,
  { day, ...ways }: ReplayWays,
): TableMatch | Line {
  return table.unlessRefused(() => {
    const whole = recordedMatch(record, table.finderIn(shelf));
    const pacer = new Pacer(true);
    const session = new ReplaySession(whole, record, pacer.pace);
    const offer = table.offerOf(shelf, whole.game.id);
    const player = playerOf(session, pacer, offer.table);
    const claim =
      day === undefined
        ? undefined
        : {
            name: (language: string) => table.dayLine(offer.table, day, language),
            isProven: whole.isOver && isOfDay(offer, day, whole),
          };
    const replay = replayed(player, {
      ...ways,
      claim,
      isAnotherOpen: () => ways.isAnotherOpen(whole.game.id),
      seatsToPlayOn: () => seatsToPlayOn(whole, session.position),
      onPlayOn(seat) {
        const next = playOn(whole, { position: session.position, seat, seed: freshSeed() });
        ways.onPlayOn(table.matchFrom(host, shelf, next));
      },
    });
    return table.sitAtTable(host, shelf, { session, pacer, keeping: undefined, isAlone: false, replay });
  });
}

/** What a link carries, as a record; or a line that says why it can't be read. */
export const recordFrom = (packed: string, { games }: Shelf): Promise<string | Line> =>
  unlessRefused(recordIn(packed, finderAmong(games)));

/** The part of a link that carries a match; or a line that says why there is none. */
export const packed = (record: string, { games }: Shelf): Promise<string | Line> =>
  unlessRefused(packRecord(record, finderAmong(games), ed25519Signatures));

const finderAmong = (games: Shelf["games"]) => (id: string) => games.find((game) => game.id === id);

async function unlessRefused<X>(promise: Promise<X>): Promise<X | Line> {
  try {
    return await promise;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return refusalLine(error);
  }
}
