/** Several people at one screen: what they do, and what may be seen of it. `turns.ts` decides; this holds and sends. */
import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import { Refusal, type Seat, type Session } from "../../session/session.ts";
import type { Drafts } from "../drafts.ts";
import type { GameTable, KeyChoice, Place } from "../game-table.ts";
import type { Habits } from "../settings.ts";
import { type Line, refusalLine } from "../texts/line.ts";
import { couchSave, readCouchSave } from "./couch-save.ts";
import { KEYS_EACH, MOST_WITH_KEYS, meanings } from "./key-sets.ts";
import * as turning from "./turns.ts";

export interface Couch {
  /** Those that are played from here, in order. */
  readonly seats: readonly Seat[];
  readonly sight: ReadonlySignal<turning.Sight>;
  readonly turns: ReadonlySignal<turning.Turns>;
  /** As they are played now: where a choice can't be made by keys, the device is passed. */
  readonly habits: ReadonlySignal<Habits>;
  /** What the keys mean of whoever's curtain is open, key by key; nothing while it is closed. */
  readonly keys: ReadonlySignal<readonly KeyChoice[]>;
  /** One person leads them all: there is nobody to hide anything from. */
  readonly isAlone: boolean;
  /** Whether a choice in secret waits here for those of the others. */
  gathers(): boolean;
  take(seat: Seat): void;
  show(): void;
  hide(): void;
  /** Whoever has the screen has seen enough. */
  passOn(): void;
  press(seat: Seat, key: number): void;
  /** What is chosen behind the curtain. What comes back says why it was refused. */
  lock(seat: Seat, act: { readonly do: string }): Line | undefined;
  /** It is thought over, and not to be sent as it is. */
  unlock(seat: Seat): void;
  /** All at once. */
  sendAll(): Line | undefined;
}

export interface CouchSetting {
  readonly session: Session;
  readonly table: GameTable;
  /** Those that are played from here, in order, and what sends their acts. */
  readonly places: readonly Place[];
  readonly wanted: ReadonlySignal<Habits>;
  /** One person leads them all. */
  readonly isAlone?: boolean;
  /** What was chosen and not sent, before a reload and now. */
  readonly drafts: Drafts;
  /** Numbers that nobody can foresee, from 0 up to 1. */
  readonly roll: (count: number) => readonly number[];
}

/** With oneself nothing is secret, and one does things in the order one likes. */
const ALONE: Habits = { method: "open", order: "at-once" };

export function couchOf({ session, table, places, wanted, isAlone = false, drafts, roll }: CouchSetting): Couch {
  const seats = places.map(({ seat }) => seat);
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
  const sight = computed(() => turning.sightOf(turns.value, awaited.value, habits.value));
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

  /** Every choice has keys of its own meaning. */
  function rollKeys(): void {
    rolls.value = Object.fromEntries(seats.map((seat) => [seat, roll(KEYS_EACH)]));
  }

  /** Keys mean something new with every choice. */
  function follow(): void {
    const now = awaitedNow();
    if (awaited.value.sealed.length === 0 && now.sealed.length > 0) rollKeys();
    const to = turning.keptFor(turns.value, awaited.value, now);
    batch(() => {
      awaited.value = now;
      change(to);
    });
  }

  function send(place: Place): Line | undefined {
    const act = turns.value.locked[place.seat];
    const refused = place.act(act as Parameters<Place["act"]>[0]);
    if (refused !== undefined) change(turning.unlocked(turns.value, place.seat));
    return refused;
  }

  const sendAll = (): Line | undefined =>
    batch(() => {
      // What one sends may make an end of what the others have chosen.
      const sent = places.map((place) => (turning.isLocked(turns.value, place.seat) ? send(place) : undefined));
      return sent.find((refused) => refused !== undefined);
    });

  session.news.on("step", follow);
  session.news.on("changed", follow);
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
      // Who has nobody to wait for opens them with the last one.
      const isComplete = awaited.value.sealed.every((one) => turning.isLocked(turns.value, one));
      return isAlone && isComplete ? sendAll() : undefined;
    },
    unlock(seat) {
      if (turning.isLocked(turns.value, seat)) change(turning.unlocked(turns.value, seat));
    },
    sendAll,
  };
}
