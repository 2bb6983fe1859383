/** Several people at one screen. `turns.ts` decides what is shown to whom; this keeps the state and sends the acts. */
import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import { Refusal, type Seat, type Session } from "../../session/session.ts";
import type { Drafts } from "../drafts.ts";
import type { GameTable, KeyChoice, PlayedSeat } from "../game-table.ts";
import type { Habits } from "../settings.ts";
import { type Line, refusalLine } from "../texts/line.ts";
import { couchSave, readCouchSave } from "./couch-save.ts";
import { KEYS_EACH, MOST_WITH_KEYS, meanings } from "./key-sets.ts";
import * as turning from "./turns.ts";

export interface Couch {
  /** The seats played from here, in order. */
  readonly seats: readonly Seat[];
  readonly sight: ReadonlySignal<turning.Sight>;
  readonly turns: ReadonlySignal<turning.Turns>;
  /** The habits that apply now: if a choice can't be made by keys, the device is passed instead. */
  readonly habits: ReadonlySignal<Habits>;
  /** What each key of the seat with the open curtain means; empty while it's closed. */
  readonly keys: ReadonlySignal<readonly KeyChoice[]>;
  /** One person leads all seats, so there is nobody to hide anything from. */
  readonly isAlone: boolean;
  /** Whether sealed acts wait here until all seats have chosen. */
  gathers(): boolean;
  take(seat: Seat): void;
  show(): void;
  hide(): void;
  /** The seat at the screen is done looking. */
  passOn(): void;
  press(seat: Seat, key: number): void;
  /** Makes a choice behind the curtain. Returns why it was refused, if it was. */
  lock(seat: Seat, act: { readonly do: string }): Line | undefined;
  /** Takes back a choice that hasn't been sent. */
  unlock(seat: Seat): void;
  /** Sends all choices at once. Returns why one was refused, if it was. */
  sendAll(): Line | undefined;
}

export interface CouchSetting {
  readonly session: Session;
  readonly table: GameTable;
  /** The seats played from here, in order. */
  readonly playedSeats: readonly PlayedSeat[];
  readonly wanted: ReadonlySignal<Habits>;
  /** One person leads all seats. */
  readonly isAlone?: boolean;
  /** Whether everything that concerns a seat has been shown. Nobody comes to the screen before. */
  readonly isPresentFor?: (seat: Seat) => boolean;
  /** Choices that haven't been sent, kept through a reload. */
  readonly drafts: Drafts;
  /** Returns unpredictable numbers from 0 up to 1. */
  readonly roll: (count: number) => readonly number[];
}

/** One person has no secrets from themselves, and acts in any order. */
const ALONE: Habits = { method: "open", order: "at-once" };

export function couchOf({
  session,
  table,
  playedSeats,
  wanted,
  isAlone = false,
  isPresentFor = () => true,
  drafts,
  roll,
}: CouchSetting): Couch {
  const seats = playedSeats.map(({ seat }) => seat);
  const awaitedNow = () => turning.awaitedOf(session.awaits, seats);
  const awaited = signal(awaitedNow());
  const kept = readCouchSave(drafts.kept, (seat, act) => awaited.value.sealed.includes(seat) && isLegal(seat, act));
  const turns = signal(turning.keptFor(kept.turns, awaited.value, awaited.value));
  const rolls = signal(kept.rolls);
  const habits = computed((): Habits => {
    if (isAlone) return ALONE;
    const { method } = wanted.value;
    return { ...wanted.value, method: method === "keys" && !canBeKeys(awaited.value) ? "device" : method };
  });
  const sight = computed(() => {
    const next = turning.sightOf(turns.value, awaited.value, habits.value);
    const { sealed } = awaited.value;
    // Secret choices belong together: all have seen the same before they make them.
    const due = sealed.length > 0 ? sealed : "seat" in next ? [next.seat] : [];
    return due.every(isPresentFor) ? next : turning.NOBODY;
  });
  const keys = computed(() => {
    const now = sight.value;
    return habits.value.method === "keys" && now.at === "curtain" && now.isOpen ? keysFor(now.seat) : [];
  });

  function isLegal(seat: Seat, act: unknown): boolean {
    const text = JSON.stringify(act);
    return session.legal(seat).some((one) => JSON.stringify(one) === text);
  }

  const choicesOf = (seat: Seat): readonly KeyChoice[] =>
    table.keyChoices?.(session.state, seat, session.mine(seat)) ?? [];

  function canBeKeys({ sealed }: turning.Awaited): boolean {
    const counts = sealed.map((seat) => choicesOf(seat).length);
    return seats.length <= MOST_WITH_KEYS && counts.every((count) => count > 0 && count <= KEYS_EACH);
  }

  function keysFor(seat: Seat): readonly KeyChoice[] {
    const choices = choicesOf(seat);
    return meanings(choices.length, rolls.value[seat] ?? []).flatMap((choice) => choices[choice] ?? []);
  }

  function change(to: turning.Turns): void {
    turns.value = to;
    drafts.keep(couchSave({ turns: to, rolls: rolls.value }));
  }

  function rollKeys(): void {
    rolls.value = Object.fromEntries(seats.map((seat) => [seat, roll(KEYS_EACH)]));
  }

  /** Each new choice gives the keys new meanings, so that a press seen earlier tells nothing. */
  function update(): void {
    const now = awaitedNow();
    if (awaited.value.sealed.length === 0 && now.sealed.length > 0) rollKeys();
    const to = turning.keptFor(turns.value, awaited.value, now);
    batch(() => {
      awaited.value = now;
      change(to);
    });
  }

  function send(one: PlayedSeat): Line | undefined {
    const act = turns.value.locked[one.seat];
    const refused = one.act(act as Parameters<PlayedSeat["act"]>[0]);
    if (refused !== undefined) change(turning.unlocked(turns.value, one.seat));
    return refused;
  }

  const sendAll = (): Line | undefined =>
    batch(() => {
      // Checked again for each seat, since an act that is sent may end what the others have chosen for.
      const sent = playedSeats.map((one) => (turning.isLocked(turns.value, one.seat) ? send(one) : undefined));
      return sent.find((refused) => refused !== undefined);
    });

  session.news.on("step", update);
  session.news.on("changed", update);
  if (Object.keys(rolls.value).length === 0) rollKeys();
  return {
    seats,
    sight,
    turns,
    habits,
    keys,
    isAlone,
    gathers: () => isAlone || habits.value.method !== "open",
    take: (seat) => change(turning.taken(turns.value, seat)),
    show() {
      if (sight.value.at === "curtain") change(turning.shown(turns.value, sight.value.seat));
    },
    hide() {
      if (turns.value.open !== undefined) change(turning.hidden(turns.value));
    },
    passOn() {
      if (sight.value.at === "curtain") change(turning.passedOn(turns.value, sight.value.seat));
    },
    press(seat, key) {
      const choice = keysFor(seat)[key];
      if (sight.value.at === "keys" && choice !== undefined) change(turning.lockedIn(turns.value, seat, choice.act));
    },
    lock(seat, act) {
      if (!isLegal(seat, act)) return refusalLine(new Refusal("not-legal", { seat, act: act.do }));
      change(turning.lockedIn(turns.value, seat, act));
      // One person alone waits for nobody: the last choice sends all of them.
      const isComplete = awaited.value.sealed.every((one) => turning.isLocked(turns.value, one));
      return isAlone && isComplete ? sendAll() : undefined;
    },
    unlock(seat) {
      if (turning.isLocked(turns.value, seat)) change(turning.unlocked(turns.value, seat));
    },
    sendAll,
  };
}
