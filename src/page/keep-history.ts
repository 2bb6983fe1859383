/** What is played here to its end is kept, with its record. */
import type { OnlineRoom } from "../online/online-room.ts";
import type { Session } from "../session/session.ts";
import type { History } from "../ui/history/history.ts";

/** A match at the table. What was over before isn't kept again. */
export function keepOnceEnded(history: History, session: Session): void {
  if (session.result !== undefined) return;
  const keep = keeper(history);
  session.news.on("step", () => keep(session));
  session.news.on("changed", () => keep(session));
}

type InRoom = Pick<OnlineRoom, "news" | "match">;

/** The matches of a room, also while nobody here looks at its table; likewise. */
export function keepOfRoom(history: History, room: InRoom): void {
  let underWay: { readonly id: string; readonly keep: (session: Session) => void } | undefined;
  let kept = "";
  room.news.on("changed", () => {
    const { match } = room;
    if (match === undefined || match.seats.length === 0) return;
    if (match.session.result === undefined && underWay?.id !== match.id) {
      underWay = { id: match.id, keep: keeper(history) };
    }
    const isKept = kept === `${match.id} ${match.entries}`;
    if (match.session.result === undefined || underWay?.id !== match.id || isKept) return;
    kept = `${match.id} ${match.entries}`;
    underWay.keep(match.session);
  });
}

/** Of one match: once more with all that is said after the end. */
function keeper(history: History): (session: Session) => void {
  let ended: number | undefined;
  return (session) => {
    const { header, names, result } = session;
    if (result === undefined) return;
    ended ??= Date.now();
    history.keep({ game: header.game, ended, names, result, record: session.shortRecord() });
  };
}
