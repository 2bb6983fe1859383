/** A match at the table of this page: what is told, what is seen, and the seat that is played from here. */
import { effect } from "@preact/signals";
import type { LocalSession } from "../../session/local-session.ts";
import type { Seat } from "../../session/session.ts";
import type { GameTable, Place } from "../game-table.ts";
import type { SettingsChoice } from "../settings.ts";
import { autosave } from "./autosave.ts";
import { forcedAct } from "./forced.ts";
import type { Pacer } from "./pacer.ts";
import { placeAt } from "./place.ts";
import type { SavedDraft, SaveSlot } from "./save-slot.ts";
import { type ShownMatch, showMatch } from "./shown-match.ts";
import { type ShownWorld, showWorld, type WorldSetting } from "./shown-world.ts";

export interface TableMatch {
  readonly session: LocalSession;
  readonly table: GameTable;
  /** What `result.scores` count. */
  readonly scores: readonly string[];
  readonly shown: ShownMatch;
  readonly world: ShownWorld;
  /** Nobody's, where bots are watched. */
  readonly place: Place | undefined;
  /** Only where bots are watched: nobody who plays waits for anything. */
  readonly pacer: Pacer | undefined;
  close(): void;
}

export interface MatchSetting extends Pick<WorldSetting, "loadOpener" | "say" | "language"> {
  readonly session: LocalSession;
  readonly table: GameTable;
  readonly scores: readonly string[];
  readonly settings: SettingsChoice;
  readonly pacer: Pacer | undefined;
  readonly slot: SaveSlot;
  readonly draft?: SavedDraft;
  readonly onUnkept: () => void;
}

export function sitDown({ session, table, scores, settings, pacer, slot, draft, ...ways }: MatchSetting): TableMatch {
  const seat = seatOfPerson(session);
  const shown = showMatch(session, table, (lines) => pacer?.told(lines));
  const world = showWorld({
    ...ways,
    session,
    table,
    viewer: seat,
    settings: settings.now,
    isCalm: settings.isCalm,
  });
  const place = seat === undefined ? undefined : takePlace(seat);
  const ends = [
    effect(() => pacer?.setSpeed(settings.now.value.speed)),
    effect(() => pacer?.seen(world.sight.value === "open" ? world.isIdle.value : undefined)),
    effect(() => {
      if (settings.now.value.passes) passSoon();
    }),
  ];

  function takePlace(mine: Seat): Place {
    const kept = draft?.position === session.position ? draft.draft : undefined;
    slot.claim(String(crypto.getRandomValues(new Uint32Array(2))));
    const saving = autosave(session, slot, ways.onUnkept);
    saving.keepDraft(kept);
    return placeAt(session, mine, { kept, keep: saving.keepDraft });
  }

  /** Not while a step is still being told. */
  function passSoon(): void {
    queueMicrotask(() => {
      if (place === undefined || !settings.now.value.passes) return;
      const act = forcedAct(session, place.seat);
      if (act !== undefined) place.act(act);
    });
  }

  session.news.on("step", passSoon);
  session.start();
  return {
    session,
    table,
    scores,
    shown,
    world,
    place,
    pacer,
    close() {
      session.close();
      pacer?.clear();
      world.close();
      for (const end of ends) end();
    },
  };
}

/** Also while a bot stands in. */
function seatOfPerson({ header }: LocalSession): Seat | undefined {
  const seat = header.seats.findIndex(({ by }) => by === "person");
  return seat === -1 ? undefined : seat;
}
