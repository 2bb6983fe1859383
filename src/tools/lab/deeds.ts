/** Checks that what people do at their devices is recorded in the end, or that they are told why not. */
import { encode } from "../../engine/codec.ts";
import type { Seat } from "../../engine/game.ts";
import { type Book, positionOf } from "../../fair/book.ts";
import { type Notes, readNotes } from "../../fair/notes.ts";
import type { Effect, Stimulus } from "../../net/node.ts";
import { NAMES } from "../../net/storage.ts";
import type { Device, Notice } from "./device.ts";

interface Deed {
  readonly seat: Seat;
  readonly act: string;
  /** The length of the record then. */
  readonly at: number;
}

/** This notice is about an act that was accepted earlier. All others say why one isn't accepted. */
const LATER = "not-said";

interface Account {
  readonly done: Deed[];
  /** Notices that an accepted act can't be recorded any more. */
  readonly told: unknown[];
}

export class Deeds {
  readonly #accounts = new Map<Device, Account>();

  /** To be called with each stimulus of a device and its effects. */
  look(device: Device, stimulus: Stimulus, effects: readonly Effect[]): void {
    const notices = effects.flatMap((effect) => (effect.do === "notice" ? [effect] : []));
    if (stimulus.on === "act" && notices.every(({ key }) => key === LATER)) this.#did(device, stimulus);
  }

  noticed(device: Device, { key, facts }: Notice): void {
    if (key === LATER) this.#of(device).told.push(facts.seat);
  }

  #of(device: Device): Account {
    const account = this.#accounts.get(device) ?? { done: [], told: [] };
    this.#accounts.set(device, account);
    return account;
  }

  #did(device: Device, { seat, acts }: Extract<Stimulus, { on: "act" }>): void {
    const { done } = this.#of(device);
    const at = device.node?.book === undefined ? 0 : positionOf(device.node.book);
    const open = openOf(device, done);
    for (const act of acts.map(encode)) {
      // A repeated commitment counts as one.
      const isAgain = open.some((deed) => deed.seat === seat && deed.act === act);
      if (!isAgain || !choicesOf(device, seat).includes(act)) done.push({ seat, act, at });
    }
  }

  /** Accepted acts that were neither recorded nor reported. */
  lost(devices: readonly Device[]): readonly string[] {
    return devices.filter(({ isGone }) => !isGone).flatMap((device) => this.#lostBy(device));
  }

  #lostBy(device: Device): readonly string[] {
    const { done, told } = this.#of(device);
    const unused = [...told];
    return openOf(device, done).flatMap((deed) => {
      const k = unused.indexOf(deed.seat);
      if (k >= 0) unused.splice(k, 1);
      const { seat, act, at } = deed;
      return k >= 0 ? [] : [`${device.name} took ${act} of seat ${seat} after ${at} entries, and said no more of it`];
    });
  }
}

/** Those that aren't recorded. */
function openOf(device: Device, done: readonly Deed[]): readonly Deed[] {
  const book = device.node?.book;
  if (book === undefined) return done;
  const recorded = device.seats.flatMap((seat) => recordedActs(book, device, seat).map((act) => `${seat} ${act}`));
  return done.filter((deed) => {
    const k = recorded.indexOf(`${deed.seat} ${deed.act}`);
    if (k >= 0) recorded.splice(k, 1);
    return k < 0 && !isGivenAway(book, deed);
  });
}

/** Everybody sees in the record that a bot has taken over. */
const isGivenAway = ({ entries }: Book, { seat, at }: Deed): boolean =>
  entries.slice(at).some(({ body }) => {
    if (body.kind === "said") return body.said.seat === seat && body.said.saying.say === "gone";
    return (body.kind === "dropped" || body.kind === "fault") && body.seat === seat;
  });

const promisesOf = (device: Device, seat: Seat): Notes["choices"] => {
  const notes = device.disk.read().get(NAMES.notes(seat));
  return notes === undefined ? {} : readNotes(notes).choices;
};

const choicesOf = (device: Device, seat: Seat): readonly string[] =>
  Object.values(promisesOf(device, seat)).map(({ act }) => encode(act));

/** The seat's acts in the record, open ones and commitments. */
function recordedActs({ entries }: Book, device: Device, seat: Seat): readonly string[] {
  const choices = promisesOf(device, seat);
  return entries.flatMap(({ body }) => {
    if (body.kind !== "said" || body.said.seat !== seat) return [];
    const { saying } = body.said;
    if (saying.say === "acts") return saying.acts.map(encode);
    const choice = saying.say === "seal" ? choices[saying.handle] : undefined;
    return choice === undefined ? [] : [encode(choice.act)];
  });
}
