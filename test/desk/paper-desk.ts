/** A seat's desk in the paper DOM, connected to a match. */
import { computed, signal } from "@preact/signals";
import { h } from "preact";
import { precognition } from "../../src/games/precognition/game.ts";
import type { Act } from "../../src/games/precognition/model/acts.ts";
import type { Options } from "../../src/games/precognition/model/options.ts";
import type { State } from "../../src/games/precognition/model/state.ts";
import type { PrecognitionTypes } from "../../src/games/precognition/model/types.ts";
import { Desk } from "../../src/games/precognition/table/desk/desk.tsx";
import { LocalSession } from "../../src/session/local-session.ts";
import type { PlayedSeat } from "../../src/ui/game-table.ts";
import { playedSeat } from "../../src/ui/match/played-seat.ts";
import type { Branch } from "../cards/paper-dom.ts";
import { layPage, type PaperPage } from "../cards/paper-page.ts";
import { shown } from "../cards/saying.ts";
import { acted, openTo, type Turn } from "./positions.ts";

export const NAMES = ["Ada", "Ivo", "Mira", "Teo"];

export interface PaperDesk {
  readonly place: PlayedSeat<PrecognitionTypes>;
  readonly names: readonly string[];
  readonly desk: Branch;
  readonly page: PaperPage;
}

export interface DeskInMatch extends PaperDesk {
  readonly session: LocalSession<PrecognitionTypes>;
}

interface Sitting {
  readonly seed: number;
  readonly options?: Options;
  readonly players?: number;
  readonly language?: string;
}

const COMPETITIVE: Options = { mode: "competitive", setup: "standard" };

/** A new match of a person at seat 0 with bots. */
export function sitDown({ seed, options = COMPETITIVE, players = 3, language }: Sitting): DeskInMatch {
  const page = layPage();
  const names = NAMES.slice(0, players);
  const seats = names.map((name, seat) => ({ name, by: seat === 0 ? ("person" as const) : "bot", level: "greedy" }));
  const session = LocalSession.fresh<PrecognitionTypes>(precognition, { options, seats, seed }, (next) => next());
  session.start();
  const place = playedSeat(session, 0, { kept: undefined, keep: () => undefined });
  return { session, place, names, page, desk: shown(h(Desk, { place, names, passByItself: false }), language) };
}

/** Plays as advised until the state satisfies this. */
export function goOn({ session, page, place }: DeskInMatch, isThere: (state: State) => boolean): void {
  while (!session.isOver && !isThere(place.state.value)) {
    // Show the advice, accept it, send it.
    for (const key of ["h", "h", "Enter"]) page.press(key);
  }
  if (session.isOver) throw new Error("there is no such moment in this match");
}

/** A desk at a given moment. What it sends is applied by the rules, and listed in `sent`. */
export function deskAt({ state, seat }: Turn): PaperDesk & { readonly sent: readonly Act[] } {
  const page = layPage();
  const names = NAMES.slice(0, state.boats.length);
  const sent: Act[] = [];
  const draft = signal<unknown>(undefined);
  const now = signal(state);
  const place: PlayedSeat<PrecognitionTypes> = {
    seat,
    state: now,
    mine: signal(new Map()),
    legal: computed(() => openTo(now.value, seat)),
    isSent: signal(false),
    locked: signal(undefined),
    draft,
    open: () => openTo(now.value, seat),
    setDraft: (to) => {
      draft.value = to;
    },
    act: (act) => {
      sent.push(act);
      now.value = acted(now.value, seat, act).state;
      return undefined;
    },
  };
  return { place, names, page, sent, desk: shown(h(Desk, { place, names, passByItself: false })) };
}

/** The control with this name. */
export function called(desk: Branch, name: string | RegExp): Branch {
  const found = allCalled(desk, name);
  const [only, ...others] = found;
  if (only === undefined || others.length > 0) throw new Error(`${found.length} are called ${name}`);
  return only;
}

export const allCalled = (desk: Branch, name: string | RegExp): readonly Branch[] =>
  desk.all.filter(
    ({ heard, localName }) =>
      CONTROLS.includes(localName) && (typeof name === "string" ? heard === name : name.test(heard)),
  );

const CONTROLS = ["button", "select", "input"];

/** The message at a thing that says why something can't be done. */
export const wordAt = (thing: Branch): string | undefined => thing.withClass("desk-word")[0]?.seen;

/** The drop place of this name. */
export function placeNamed(desk: Branch, name: string): Branch {
  const found = desk.all.find(({ attributes }) => attributes["data-drop"] === name);
  if (found === undefined) throw new Error(`there is no place ${name}`);
  return found;
}

/** Shows how much is taken, healed, spent and lost; where there is room, it is shown anyway. */
export function adjusting(at: PaperDesk): void {
  const [button] = allCalled(at.desk, "Adjust");
  if (button?.attributes["aria-pressed"] === "false") button.press();
}

/** The token at this place that can be moved, if there is one. */
export const tokenAt = (desk: Branch, place: string): Branch | undefined =>
  desk.all.find(({ attributes }) => attributes["data-at"] === place)?.withClass("desk-token")[0];

/** The desk of this moment, with the Objectives in sight. */
export function objectivesAt(turn: Turn): Branch {
  const { desk } = deskAt(turn);
  const [button] = allCalled(desk, "Objectives");
  if (button?.attributes["aria-pressed"] === "false") button.press();
  return desk;
}
