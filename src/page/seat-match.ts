/** Puts people at the table of a session. */
import type { OnlineRoom } from "../online/online-room.ts";
import { keepDrafts } from "../ui/match/keeping.ts";
import { type MatchSetting, sitDown, type TableMatch } from "../ui/match/table-match.ts";
import { refusalLine } from "../ui/texts/line.ts";
import type { Host } from "./host.ts";
import { offerOf } from "./offer.ts";
import type { Shelf } from "./shelf.ts";

export type Seated = Omit<MatchSetting, "table" | "scores" | "settings">;

export function sit({ settings, notices }: Host, shelf: Shelf, seated: Seated): TableMatch {
  const { session } = seated;
  // The session exists, so the page has its game.
  const { game, table } = offerOf(shelf, session.header.game);
  const match = sitDown({ ...seated, table, scores: game.scores, settings });
  session.news.on("refused", ({ why }) => notices.say({ line: refusalLine(why) }));
  return match;
}

/** A match in a room. The room stores it, drafts included. */
export function seatedInRoom({ match }: OnlineRoom): Pick<Seated, "session" | "pacer" | "keeping" | "isAlone"> {
  if (match === undefined) throw new Error("nothing is being played");
  const { session } = match;
  const keeping = match.seats.length === 0 ? undefined : keepDrafts(session, match);
  return { session, pacer: undefined, keeping, isAlone: false };
}
