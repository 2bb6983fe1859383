/** All it takes to sit down at a table; loaded behind the first page. */
import type { ReadonlySignal } from "@preact/signals";
import type { Game } from "../engine/game.ts";
import { LocalSession } from "../session/local-session.ts";
import type { Pace } from "../session/pace.ts";
import { Refusal } from "../session/session.ts";
import type { GameTable } from "../ui/game-table.ts";
import { Pacer } from "../ui/match/pacer.ts";
import type { SaveSlot } from "../ui/match/save-slot.ts";
import { sitDown, type TableMatch } from "../ui/match/table-match.ts";
import { type Way, waysOf } from "../ui/match/variant-choice.ts";
import type { Notices } from "../ui/notices.ts";
import type { SettingsChoice } from "../ui/settings.ts";
import type { LanguageChoice } from "../ui/texts/language.ts";
import { type Line, refusalLine } from "../ui/texts/line.ts";
import type { Speaker } from "../ui/texts/speaker.ts";
import { freshSeed, seedAsked } from "./seed.ts";
import type { Shelf } from "./shelf.ts";

export { CouchDialog } from "../ui/couch/couch-choices.tsx";
export { EndDialog } from "../ui/match/end-dialog.tsx";
export { MenuDialog } from "../ui/match/menu-dialog.tsx";
export { NewGameDialog } from "../ui/match/new-game-dialog.tsx";
export { TableScreen } from "../ui/match/table-screen.tsx";
export { KeysDialog } from "../ui/shell/keys-dialog.tsx";

/** The game that is offered. */
export interface Offer {
  readonly game: Game;
  readonly table: GameTable;
  readonly ways: readonly Way[];
  /** Of its bots, from the weakest. */
  readonly levels: readonly string[];
}

export function offerOf({ games, tables }: Shelf): Offer {
  const [game] = games;
  const table = tables[game?.id ?? ""];
  if (game === undefined || table === undefined) throw new Error("There is nothing to play.");
  return { game, table, ways: waysOf(game.variants), levels: Object.keys(game.bots) };
}

/** What a match needs of the page that it is on. */
export interface Host {
  readonly settings: SettingsChoice;
  readonly slot: SaveSlot;
  readonly speaker: ReadonlySignal<Speaker>;
  readonly languages: LanguageChoice;
  readonly notices: Notices;
}

export interface Seating {
  readonly options: unknown;
  readonly seats: readonly { readonly name: string; readonly by: string; readonly level: string }[];
}

export function newMatch(host: Host, { game, table }: Offer, { options, seats }: Seating): TableMatch {
  const isPlayed = seats.some(({ by }) => by === "person");
  // Whoever asks for less motion gets bots that stand still until told.
  const pacer = isPlayed ? undefined : new Pacer(host.settings.isCalm.value);
  const seed = seedAsked(location.search) ?? freshSeed();
  const session = LocalSession.fresh(game, { options, seats, seed }, pacer?.pace ?? atOnce);
  return sit(host, { game, table }, { session, pacer });
}

/** A line says why it can't be gone on with. */
export function restoredMatch(host: Host, { games, tables }: Shelf): TableMatch | Line {
  const saved = host.slot.read();
  if (saved === undefined) return { key: "save.unreadable" };
  const findGame = (id: string) => games.find((game) => game.id === id);
  try {
    const session = LocalSession.restored(saved.save, findGame, atOnce);
    const game = findGame(session.header.game);
    const table = tables[session.header.game];
    if (game === undefined || table === undefined) return { key: "save.unreadable" };
    return sit(host, { game, table }, { session, pacer: undefined, draft: saved.draft });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return refusalLine(error);
  }
}

const atOnce: Pace = (next) => next();

type Seated = Pick<Parameters<typeof sitDown>[0], "session" | "pacer" | "draft">;

const sit = (host: Host, { game, table }: Pick<Offer, "game" | "table">, seated: Seated): TableMatch =>
  sitDown({
    ...seated,
    table,
    scores: game.scores,
    settings: host.settings,
    slot: host.slot,
    loadOpener: async () => (await import("../scenes/open-world.ts")).openWorld,
    // The world passes on what the game has told it to say.
    say: (line) => host.speaker.value.say(line as Line, seated.session.names),
    language: host.languages.language,
    onUnkept: () => host.notices.say({ line: { key: "save.unkept" } }),
  });
