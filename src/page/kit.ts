/** All that is needed to play at a table; loaded after the first page. */
import type { Game } from "../engine/game.ts";
import type { LocalTable } from "../engine/local-table.ts";
import type { OnlineRoom } from "../online/online-room.ts";
import { LocalSession } from "../session/local-session.ts";
import type { Pace } from "../session/pace.ts";
import { Refusal, type Seat, type Session } from "../session/session.ts";
import { keepMatch } from "../ui/match/keeping.ts";
import { Pacer } from "../ui/match/pacer.ts";
import type { SavedDraft } from "../ui/match/save-slot.ts";
import type { TableMatch } from "../ui/match/table-match.ts";
import { TABLE_PARTS, type TableParts } from "../ui/match/table-parts.ts";
import { type Line, refusalLine } from "../ui/texts/line.ts";
import { reportBroken } from "./broken.ts";
import { noteOnceEnded } from "./chapters.ts";
import type { Host } from "./host.ts";
import { keepOnceEnded } from "./keep-history.ts";
import { endDayOf } from "./match-of-day.ts";
import { offerOf, type Seating } from "./offer.ts";
import { type Seated, seatedInRoom, sit } from "./seat-match.ts";
import { freshSeed, seedAsked } from "./seed.ts";
import type { Shelf } from "./shelf.ts";

export { CampaignLine } from "../ui/campaign/campaign-line.tsx";
export { campaignsIn } from "../ui/campaign/progress.ts";
export { DayLine, WinsLine } from "../ui/history/logbook/brief-lines.tsx";
export { dayLine, dayOf } from "../ui/history/logbook/day.ts";
export { logbookIn } from "../ui/history/logbook/logbook.ts";
export { TableScreen } from "../ui/match/table-screen.tsx";
export { seatingOfChapter } from "./chapters.ts";
export { isKeptOfDay, seatingOfDay } from "./match-of-day.ts";
export { offerOf } from "./offer.ts";
export { freshSeed } from "./seed.ts";

export function newMatch(
  host: Host,
  shelf: Shelf,
  { game: id, options, seats, isAlone, ...more }: Seating,
): TableMatch {
  const { game } = offerOf(shelf, id);
  const isPlayed = seats.some(({ by }) => by === "person");
  // For somebody who prefers less motion, bots wait until told to go on.
  const pacer = isPlayed ? undefined : new Pacer(host.settings.isCalm.value);
  const seed = more.seed ?? seedAsked(location.search) ?? freshSeed();
  const session = LocalSession.fresh(game, { options, seats, seed }, pacer?.pace ?? atOnce);
  more.begin?.(session);
  return sitAlone(host, shelf, { session, pacer, isAlone, isCounted: more.isCounted ?? true });
}

/** Returns a line that says why, if the match can't be continued. */
export function restoredMatch(host: Host, shelf: Shelf, game: string): TableMatch | Line {
  const slot = host.kept.of(game);
  const saved = slot.read();
  if (saved === undefined) return { key: "save.unreadable" };
  return unlessRefused(() => {
    // The slot of a game must not contain a match of another game.
    const find = (id: string) => (id === game ? finderIn(shelf)(id) : undefined);
    const session = LocalSession.restored(saved.save, find, atOnce);
    const { draft, isAlone } = saved;
    return sitAlone(host, shelf, { session, pacer: undefined, draft, isAlone, isCounted: slot.isCounted() });
  });
}

/** A match in a room. `isShared`: others look at this screen too. */
export const onlineMatch = (host: Host, shelf: Shelf, room: OnlineRoom, isShared: boolean): TableMatch =>
  sitAtTable(host, shelf, { ...seatedInRoom(room), isShared });

/** A match that goes on from a recorded moment. Somebody has brought it there, so it doesn't count. */
export const matchFrom = (host: Host, shelf: Shelf, table: LocalTable): TableMatch =>
  sitAlone(host, shelf, {
    session: new LocalSession(table, atOnce),
    pacer: undefined,
    isAlone: false,
    isCounted: false,
  });

export const finderIn =
  ({ games }: Shelf) =>
  (id: string): Game | undefined =>
    games.find((game) => game.id === id);

export function unlessRefused(make: () => TableMatch): TableMatch | Line {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return refusalLine(error);
  }
}

const atOnce: Pace = (next) => next();

interface SeatedAlone extends Pick<Seated, "pacer" | "isAlone"> {
  readonly session: LocalSession;
  readonly draft?: SavedDraft;
  /** Its end goes into the log-book. */
  readonly isCounted: boolean;
}

function sitAlone(host: Host, shelf: Shelf, { draft, isCounted, ...seated }: SeatedAlone): TableMatch {
  const { session, isAlone } = seated;
  const onUnkept = () => host.notices.say({ line: { key: "save.unkept" } });
  const isPlayed = session.seats.length > 0;
  const slot = host.kept.of(session.header.game);
  const keeping = isPlayed ? keepMatch({ session, slot, draft, isAlone, onUnkept }) : undefined;
  if (isPlayed) {
    slot.setCounted(isCounted);
    const dayEnded = (seat: Seat, ended: number) =>
      endDayOf(host.logbook(), offerOf(shelf, session.header.game), session, { seat, ended });
    keepOnceEnded({ ...host, tables: shelf.tables }, { session, isAlone, isCounted, dayEnded });
    noteOnceEnded(host.campaigns(), offerOf(shelf, session.header.game), session);
  }
  return sitAtTable(host, shelf, { ...seated, keeping });
}

/** A match with all that a table has. */
export const sitAtTable = (host: Host, shelf: Shelf, seated: Omit<Seated, "parts">): TableMatch =>
  sit(host, shelf, { ...seated, parts: partsFor(host, seated.session) });

const partsFor = ({ speaker, languages, notices }: Host, session: Session): TableParts => ({
  ...TABLE_PARTS,
  loadSound: async () => (await import("../sound/open-sound.ts")).openSound,
  loadOpener: async () => (await import("../scenes/open-world.ts")).openWorld,
  // The world only passes on lines that the game has given it.
  say: (line) => speaker.value.say(line as Line, session.names),
  language: languages.language,
  onBroken: () => reportBroken(notices),
});
