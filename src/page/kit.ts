/** All that is needed to play at a table; loaded after the first page. */
import type { ReadonlySignal } from "@preact/signals";
import type { Game } from "../engine/game.ts";
import type { OnlineRoom } from "../online/online-room.ts";
import { LocalSession } from "../session/local-session.ts";
import type { Pace } from "../session/pace.ts";
import { PastSession } from "../session/past-session.ts";
import { Refusal, type Seat } from "../session/session.ts";
import type { GameTable } from "../ui/game-table.ts";
import type { History } from "../ui/history/history.ts";
import type { LanguageChoice } from "../ui/language.ts";
import type { Logbook } from "../ui/logbook/logbook.ts";
import { keepDrafts, keepMatch } from "../ui/match/keeping.ts";
import { Pacer } from "../ui/match/pacer.ts";
import type { SavedDraft, SaveSlot } from "../ui/match/save-slot.ts";
import { type MatchSetting, sitDown, type TableMatch } from "../ui/match/table-match.ts";
import { type Way, waysOf } from "../ui/match/variant-choice.ts";
import type { Notices } from "../ui/notices.ts";
import type { SettingsChoice } from "../ui/settings.ts";
import { type Line, refusalLine } from "../ui/texts/line.ts";
import type { Speaker } from "../ui/texts/speaker.ts";
import { reportBroken } from "./broken.ts";
import { keepOnceEnded } from "./keep-history.ts";
import { endDayOf } from "./match-of-day.ts";
import { freshSeed, seedAsked } from "./seed.ts";
import type { Shelf } from "./shelf.ts";

export { CouchDialog } from "../ui/couch/couch-choices.tsx";
export { HistoryDialog } from "../ui/history/history-dialog.tsx";
export { DayLine, WinsLine } from "../ui/logbook/brief-lines.tsx";
export { DeedsDone } from "../ui/logbook/deeds-done.tsx";
export { LogbookDialog } from "../ui/logbook/logbook-dialog.tsx";
export { EndDialog } from "../ui/match/end-dialog.tsx";
export { MenuDialog } from "../ui/match/menu-dialog.tsx";
export { NewGameDialog } from "../ui/match/new-game-dialog.tsx";
export { TableScreen } from "../ui/match/table-screen.tsx";
export { KeysDialog } from "../ui/shell/keys-dialog.tsx";
export { SettingsDialog } from "../ui/shell/settings-dialog.tsx";
export { speakerOf } from "../ui/texts/speaker.ts";
export { InsteadDialog } from "./instead-dialog.tsx";

export interface Offer {
  readonly game: Game;
  readonly table: GameTable;
  readonly ways: readonly Way[];
  /** Levels of its bots, the weakest first. */
  readonly levels: readonly string[];
}

export function offerOf({ games, tables }: Shelf, id: string): Offer {
  const game = games.find((one) => one.id === id);
  const table = tables[id];
  if (game === undefined || table === undefined) throw new Error(`there is no table for ${id}`);
  return { game, table, ways: waysOf(game.variants), levels: Object.keys(game.bots) };
}

/** What a match needs from its page. */
export interface Host {
  readonly settings: SettingsChoice;
  readonly kept: { of(game: string): SaveSlot };
  readonly speaker: ReadonlySignal<Speaker>;
  readonly languages: LanguageChoice;
  readonly notices: Notices;
  readonly history: History;
  readonly logbook: Logbook;
}

export interface Seating {
  readonly game: string;
  readonly options: unknown;
  readonly seats: readonly { readonly name: string; readonly by: string; readonly level: string }[];
  /** One person leads all seats that aren't bots'. */
  readonly isAlone: boolean;
  /** Of the match's luck; undefined for any. */
  readonly seed?: number;
}

export function newMatch(host: Host, shelf: Shelf, { game: id, options, seats, isAlone, ...wanted }: Seating): TableMatch {
  const { game } = offerOf(shelf, id);
  const isPlayed = seats.some(({ by }) => by === "person");
  // For somebody who prefers less motion, bots wait until told to go on.
  const pacer = isPlayed ? undefined : new Pacer(host.settings.isCalm.value);
  const seed = wanted.seed ?? seedAsked(location.search) ?? freshSeed();
  const session = LocalSession.fresh(game, { options, seats, seed }, pacer?.pace ?? atOnce);
  return sitAlone(host, shelf, { session, pacer, isAlone });
}

/** Returns a line that says why, if the match can't be continued. */
export function restoredMatch(host: Host, shelf: Shelf, game: string): TableMatch | Line {
  const saved = host.kept.of(game).read();
  if (saved === undefined) return { key: "save.unreadable" };
  return unlessRefused(() => {
    // The slot of a game must not contain a match of another game.
    const find = (id: string) => (id === game ? finderIn(shelf)(id) : undefined);
    const session = LocalSession.restored(saved.save, find, atOnce);
    return sitAlone(host, shelf, { session, pacer: undefined, draft: saved.draft, isAlone: saved.isAlone });
  });
}

/** A match in a room. The room stores it, drafts included. */
export function onlineMatch(host: Host, shelf: Shelf, { match }: OnlineRoom): TableMatch {
  if (match === undefined) throw new Error("nothing is being played");
  const { session } = match;
  const keeping = match.seats.length === 0 ? undefined : keepDrafts(session, match);
  return sit(host, shelf, { session, pacer: undefined, keeping, isAlone: false });
}

/** A recorded match. Returns a line that says why, if it can't be shown. */
export const pastMatch = (host: Host, shelf: Shelf, record: string): TableMatch | Line =>
  unlessRefused(() =>
    sit(host, shelf, {
      session: PastSession.of(record, finderIn(shelf)),
      pacer: undefined,
      keeping: undefined,
      isAlone: false,
    }),
  );

const finderIn =
  ({ games }: Shelf) =>
  (id: string): Game | undefined =>
    games.find((game) => game.id === id);

function unlessRefused(make: () => TableMatch): TableMatch | Line {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return refusalLine(error);
  }
}

const atOnce: Pace = (next) => next();

type Seated = Pick<MatchSetting, "session" | "pacer" | "keeping" | "isAlone">;

interface SeatedAlone extends Omit<Seated, "session" | "keeping"> {
  readonly session: LocalSession;
  readonly draft?: SavedDraft;
}

function sitAlone(host: Host, shelf: Shelf, { draft, ...seated }: SeatedAlone): TableMatch {
  const { session, isAlone } = seated;
  const onUnkept = () => host.notices.say({ line: { key: "save.unkept" } });
  const isPlayed = session.seats.length > 0;
  const slot = host.kept.of(session.header.game);
  const keeping = isPlayed ? keepMatch({ session, slot, draft, isAlone, onUnkept }) : undefined;
  if (isPlayed) {
    const onEnd = (seat: Seat) => endDayOf(host.logbook, offerOf(shelf, session.header.game), session, seat);
    keepOnceEnded({ ...host, tables: shelf.tables }, { session, isAlone, onEnd });
  }
  return sit(host, shelf, { ...seated, keeping });
}

function sit(host: Host, shelf: Shelf, seated: Seated): TableMatch {
  const { session } = seated;
  // The session exists, so the page has its game.
  const { game, table } = offerOf(shelf, session.header.game);
  const match = sitDown({
    ...seated,
    table,
    scores: game.scores,
    settings: host.settings,
    loadOpener: async () => (await import("../scenes/open-world.ts")).openWorld,
    // The world only passes on lines that the game has given it.
    say: (line) => host.speaker.value.say(line as Line, session.names),
    language: host.languages.language,
    onBroken: () => reportBroken(host.notices),
  });
  session.news.on("refused", ({ why }) => host.notices.say({ line: refusalLine(why) }));
  return match;
}
