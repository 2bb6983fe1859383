/** Keeps matches that end on this page: with their records in the history, and in the log-book. */
import type { OnlineRoom } from "../online/online-room.ts";
import type { Seat, Session } from "../session/session.ts";
import type { History } from "../ui/history/history.ts";
import type { Logbook } from "../ui/history/logbook/logbook.ts";
import { outingOf } from "../ui/history/logbook/outing.ts";
import { inBackground } from "./in-background.ts";
import type { Shelf } from "./shelf.ts";

/** Where matches are kept, and the games' tables, which know totals, handicaps and deeds. */
export interface Kept extends Pick<Shelf, "tables"> {
  readonly history: History;
  /** A page that is only a hand loads it when a match has ended. */
  readonly logbook: () => Logbook | Promise<Logbook>;
}

interface AtThisTable {
  readonly session: Session;
  /** One person leads all seats that are played from here. */
  readonly isAlone: boolean;
  /** Its end goes into the log-book. */
  readonly isCounted: boolean;
  /** Returns the date if this was the match of a day. Called with the seat of the person whose match it was. */
  readonly dayEnded?: (seat: Seat, ended: number) => string | undefined;
}

/** Keeps a match at this page's table. One that is already over was kept before. */
export function keepOnceEnded(kept: Kept, { session, ...at }: AtThisTable): void {
  if (session.result !== undefined) return;
  const keep = keeper(kept, at);
  session.news.on("step", () => keep(session));
  session.news.on("changed", () => keep(session));
}

type InRoom = Pick<OnlineRoom, "news" | "match">;

/** Does the same for all matches of a room, also while this page shows the lobby. */
export function keepOfRoom(kept: Kept, room: InRoom): void {
  let underWay: { readonly id: string; readonly keep: (session: Session) => void } | undefined;
  let latest = "";
  room.news.on("changed", () => {
    const { match } = room;
    if (match === undefined || match.seats.length === 0) return;
    if (match.session.result === undefined && underWay?.id !== match.id) {
      underWay = { id: match.id, keep: keeper(kept, { isAlone: false, isCounted: true }) };
    }
    const isKept = latest === `${match.id} ${match.entries}`;
    if (match.session.result === undefined || underWay?.id !== match.id || isKept) return;
    latest = `${match.id} ${match.entries}`;
    underWay.keep(match.session);
  });
}

/**
 * Keeps one match; called again for entries after the end, it keeps the longer record. The log-book is of one person: a
 * match of several at this screen isn't in it.
 */
function keeper(
  { history, logbook, tables }: Kept,
  { isAlone, isCounted, dayEnded }: Omit<AtThisTable, "session">,
): (session: Session) => void {
  let ended: number | undefined;

  async function note(told: ReturnType<typeof outingOf>, day: string | undefined): Promise<void> {
    const outing = await told;
    if (outing !== undefined) (await logbook()).note(outing, day);
  }

  return (session) => {
    const { header, names, result } = session;
    if (result === undefined) return;
    const table = tables[header.game];
    if (ended === undefined) {
      ended = Date.now();
      const [seat, ...others] = session.seats;
      if (isCounted && seat !== undefined && (others.length === 0 || isAlone)) {
        const day = dayEnded?.(seat, ended);
        inBackground(note(outingOf(session, seat, ended, table), day));
      }
    }
    const totals = table?.totals?.(session.state) ?? [];
    const handicaps = names.map((_, seat) => table?.handicap?.at(header.options, seat) ?? {});
    const hasAny = handicaps.some((one) => Object.values(one).some((more) => more !== 0));
    history.keep({
      game: header.game,
      ended,
      names,
      result,
      ...(totals.length > 0 && { totals }),
      ...(hasAny && { handicaps }),
      record: session.shortRecord(),
    });
  };
}
