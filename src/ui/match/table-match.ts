/** A match at this page's table: its log, its world, and the seats that are played from here. */
import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import type { Seat, SeatLook, Session } from "../../session/session.ts";
import type { Couch } from "../couch/couch.ts";
import { allDrafts } from "../drafts.ts";
import type { GameTable, PlayedSeat } from "../game-table.ts";
import type { SettingsChoice } from "../settings.ts";
import { forcedAct } from "./forced.ts";
import type { Keeping } from "./keeping.ts";
import { type Lookback, lookbackOn } from "./lookback.ts";
import { looksIn } from "./looks-in.ts";
import type { Pacer } from "./pacer.ts";
import { playedSeat } from "./played-seat.ts";
import type { Replayed } from "./replayed.ts";
import { type Showing, showingOf } from "./showing.ts";
import { type ShownMatch, showMatch } from "./shown-match.ts";
import type { ShownWorld } from "./shown-world.ts";
import type { SoundAtTable } from "./sound-at-table.ts";
import type { TableParts } from "./table-parts.ts";
import { worldElsewhere } from "./world-elsewhere.ts";

export interface TableMatch {
  readonly session: Session;
  /** By seat. */
  readonly looks: readonly SeatLook[];
  readonly table: GameTable;
  /** The names of `result.scores`. */
  readonly scores: readonly string[];
  readonly showing: Showing;
  readonly shown: ShownMatch;
  readonly lookback: Lookback;
  readonly world: ShownWorld;
  readonly isPlayed: boolean;
  /** The seat whose desk is visible; undefined while a curtain is closed, and if bots are watched. */
  readonly place: ReadonlySignal<PlayedSeat | undefined>;
  /** The seat that the table is seen from. */
  readonly viewer: ReadonlySignal<Seat | undefined>;
  /** The seats whose log lines are marked: the viewer and all other seats of the same person. */
  readonly readers: ReadonlySignal<readonly Seat[]>;
  /** The other seats of the person at the desk; empty unless they lead several. */
  readonly alsoMine: ReadonlySignal<readonly PlayedSeat[]>;
  /** Set if several seats are played from here, usually by people who share this screen. */
  readonly couch: Couch | undefined;
  /** The page shows a desk and its seat's things, without a world. */
  readonly isHand: boolean;
  /** Set only if bots are watched: in any other match nothing has to wait. */
  readonly pacer: Pacer | undefined;
  /** Set only if a recorded match is played again. */
  readonly replay: Replayed | undefined;
  /** For how many milliseconds the player was away before. */
  readonly awayMs: number;
  /** Lets the world show a draft that is only considered, until the next call. */
  consider(draft: unknown): void;
  close(): void;
}

export interface MatchSetting {
  readonly session: Session;
  readonly table: GameTable;
  readonly scores: readonly string[];
  readonly settings: SettingsChoice;
  readonly pacer: Pacer | undefined;
  /** Undefined if nobody plays here. */
  readonly keeping: Keeping | undefined;
  /** One person leads all seats that are played from here. */
  readonly isAlone: boolean;
  readonly replay?: Replayed | undefined;
  /** Others look at this screen too, so even a single seat has a curtain. */
  readonly isShared?: boolean;
  /** Undefined if the page is only its player's hand: the rest of the table is on another screen. */
  readonly parts: TableParts | undefined;
}

export function sitDown({
  session,
  table,
  scores,
  settings,
  pacer,
  keeping,
  isAlone,
  replay,
  isShared = false,
  parts,
}: MatchSetting): TableMatch {
  const showing = showingOf(session, table);
  const shown = showMatch(session, table, (lines) => pacer?.told(lines), showing);
  const lookback = lookbackOn(shown);
  const { playedSeats, couch } = takeSeats();
  const place = computed(() => (couch === undefined ? playedSeats[0] : visibleSeat(couch)));
  const viewer = viewerOf(playedSeats, couch, showing, replay);
  const readers = computed(() => (couch?.isAlone ? couch.seats : viewer.value === undefined ? [] : [viewer.value]));
  const alsoMine = computed(() => (couch?.isAlone ? playedSeats.filter(({ seat }) => seat !== place.value?.seat) : []));
  const considered = signal<unknown>(undefined);
  const draft = computed(() => place.value && (considered.value ?? place.value.draft.value));
  const { now, isCalm } = settings;
  const onBegun: SoundAtTable["begun"] = (event, after) => sound?.begun(event, after);
  const told = { session, table, showing, lookback, viewer };
  const world = parts?.showWorld({ ...parts, ...told, draft, settings: now, isCalm, onBegun }) ?? worldElsewhere();
  const { loadSound } = parts ?? {};
  const sound = loadSound && parts?.soundAtTable({ ...told, settings, world, playedSeats, loadSound });
  const ends = [
    effect(() => pacer?.setSpeed(settings.now.value.speed)),
    effect(() => pacer?.seen(world.status.value === "open" ? world.isIdle.value : undefined)),
    effect(() => {
      if (settings.now.value.passes) passSoon();
    }),
  ];

  function takeSeats(): { playedSeats: readonly PlayedSeat[]; couch: Couch | undefined } {
    if (keeping === undefined) return { playedSeats: [], couch: undefined };
    const drafts = allDrafts(keeping.kept, keeping.keepDraft);
    const plain = session.seats.map((seat) => backToNow(playedSeat(session, seat, drafts.of(seat), showing)));
    const isOwn = plain.length === 0 || (plain.length === 1 && !isShared);
    if (parts === undefined || isOwn) return { playedSeats: plain, couch: undefined };
    return parts.shareScreen({
      session,
      table,
      playedSeats: plain,
      wanted: settings.now,
      isAlone,
      isPresentFor: showing.isPresentFor,
      drafts: drafts.shared,
    });
  }

  function visibleSeat({ sight }: Couch): PlayedSeat | undefined {
    const now = sight.value;
    if (now.at !== "desk" && !(now.at === "curtain" && now.isOpen)) return undefined;
    return playedSeats.find(({ seat }) => seat === now.seat);
  }

  function leave(): void {
    keeping?.leave();
  }

  /** Acting ends looking back, to show the result. */
  function backToNow(taken: PlayedSeat): PlayedSeat {
    return {
      ...taken,
      act(act) {
        lookback.goBack();
        return taken.act(act);
      },
    };
  }

  /** In a microtask: the step that led here is still being processed. */
  function passSoon(): void {
    queueMicrotask(() => {
      if (!settings.now.value.passes) return;
      for (const one of playedSeats) {
        const act = forcedAct(session, one.seat);
        if (act !== undefined) return void one.act(act);
      }
    });
  }

  session.news.on("step", passSoon);
  session.news.on("changed", passSoon);
  addEventListener("pagehide", leave);
  session.start();
  return {
    session,
    looks: looksIn(session),
    table,
    scores,
    showing,
    shown,
    lookback,
    world,
    isPlayed: playedSeats.length > 0,
    place,
    viewer,
    readers,
    alsoMine,
    couch,
    isHand: parts === undefined,
    pacer,
    replay,
    awayMs: keeping?.awayMs ?? 0,
    consider(draft) {
      considered.value = draft;
    },
    close() {
      removeEventListener("pagehide", leave);
      leave();
      session.close();
      pacer?.clear();
      sound?.close();
      world.close();
      for (const end of ends) end();
    },
  };
}

/** While nobody is at a shared screen because the world still shows something, it is seen from where it was seen. */
function viewerOf(
  seats: readonly PlayedSeat[],
  couch: Couch | undefined,
  showing: Showing,
  replay: Replayed | undefined,
): TableMatch["viewer"] {
  if (replay !== undefined) return replay.side;
  if (couch === undefined) return computed(() => seats[0]?.seat);
  let last: Seat | undefined;
  return computed(() => {
    if (couch.sight.value.at !== "nobody" || showing.isPresent.value) last = seatInSight(couch);
    return last;
  });
}

/** Undefined while everybody looks at the screen: then no seat is special. */
function seatInSight({ sight, habits }: Couch): Seat | undefined {
  const now = sight.value;
  return habits.value.method !== "keys" && (now.at === "curtain" || now.at === "desk") ? now.seat : undefined;
}
