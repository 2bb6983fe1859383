/**
 * What people want of the whole table, beside the record: to stop the match, to pause it, or to go on. Each device repeats
 * what its people want, and the host counts. Whatever the host says, nobody's match stops unless they want it to. A pause
 * is a courtesy: nobody is missed meanwhile, but people may act all the same.
 */
import type { Seat } from "../engine/game.ts";
import { type Book, isOver, people } from "../fair/book.ts";
import type { Hex } from "../fair/bytes.ts";
import type { Core } from "./core.ts";
import { deviceOf, hostDevice } from "./devices.ts";
import type { Presence, Want, Wanted } from "./messages.ts";
import { HEARTBEAT } from "./timeouts.ts";

/** A want that hasn't been repeated for so long is over. */
const FORGOTTEN = 4 * HEARTBEAT;

interface Heard {
  readonly wants: readonly Want[];
  readonly at: number;
}

export class Pausing {
  readonly #core: Core;
  /** Nothing until something has been wanted here. */
  #own: readonly Want[] | undefined;
  #sentAt: number | undefined;
  /** As host: what each device wants. */
  readonly #heard = new Map<Hex, Heard>();
  #told: Wanted = { stop: [], pause: [], goOn: [], isStopped: false, isPaused: false };
  /** The match has stopped here, for good. */
  #hasStopped = false;

  constructor(core: Core) {
    this.#core = core;
  }

  want(what: Want, isWanted: boolean): void {
    const others = (this.#own ?? []).filter((one) => one !== what);
    this.#own = isWanted ? [...others, what] : others;
    this.#sentAt = undefined;
    this.#stopIfAgreed();
  }

  hear(peer: Hex, wants: readonly Want[]): void {
    const { book, isHost, clock } = this.#core;
    if (book === undefined || !isHost || !people(book).some((seat) => deviceOf(book, seat) === peer)) return;
    this.#heard.set(peer, { wants, at: clock.now });
  }

  /** Says what is wanted here. */
  goOn(): void {
    const { book, clock, key, links, isHost, ownPeople } = this.#core;
    if (!isHost) this.#heard.clear();
    if (book === undefined || isOver(book) || this.#own === undefined || ownPeople.length === 0) return;
    if (this.#sentAt !== undefined && clock.since(this.#sentAt) < HEARTBEAT) return;
    this.#sentAt = clock.now;
    if (isHost) this.hear(key, this.#own);
    else links.send(hostDevice(book), { t: "wants", wants: [...this.#own] });
  }

  /** As host: who wants what, and whether all do who have been heard of within the table's patience. */
  count(book: Book, seats: readonly Presence[]): Wanted {
    const { patience } = book.terms.roster;
    const stop = this.#whoWants(book, "stop");
    const pause = this.#whoWants(book, "pause");
    const others = people(book).filter((seat) => !pause.includes(seat));
    const goOn = this.#whoWants(book, "go-on").filter((seat) => others.includes(seat));
    // So the others can end the pause of somebody who doesn't come back.
    const isPaused = pause.length > 0 && goOn.length <= others.length / 2 && !isOver(book);
    const isMissed = (seat: number) => seats.some((one) => one.seat === seat && one.silent >= patience);
    const here = people(book).filter((seat) => !isMissed(seat));
    const areAgreed = stop.length > 0 && here.every((seat) => stop.includes(seat));
    return { stop, pause, goOn, isPaused, isStopped: this.#hasStopped || (areAgreed && !isOver(book)) };
  }

  #whoWants(book: Book, what: Want): Seat[] {
    return people(book).filter((seat) => {
      const heard = this.#heard.get(deviceOf(book, seat));
      // Those who pause may well switch their device off.
      const isForgotten = what !== "pause" && this.#core.clock.since(heard?.at ?? 0) > FORGOTTEN;
      return heard?.wants.includes(what) === true && !isForgotten;
    });
  }

  /** Who wants what, as the host has it. */
  there(wanted: Wanted): void {
    this.#told = wanted;
    this.#core.isPaused = wanted.isPaused;
    this.#settle(wanted);
    this.#core.out.add({ do: "wanted", wanted });
    this.#stopIfAgreed();
  }

  /** Drops wants that are settled: a pause that the others have ended, or to go on when nobody pauses. */
  #settle({ pause, isPaused }: Wanted): void {
    const isEnded = !isPaused && this.#core.ownPeople.some((seat) => pause.includes(seat));
    if (isEnded) this.#own = this.#own?.filter((one) => one !== "pause");
    if (pause.length === 0) this.#own = this.#own?.filter((one) => one !== "go-on");
  }

  #stopIfAgreed(): void {
    const { ownPeople, out } = this.#core;
    const isWilling = ownPeople.length === 0 || this.#own?.includes("stop") === true;
    if (!this.#told.isStopped || !isWilling || this.#hasStopped) return;
    this.#hasStopped = true;
    out.add({ do: "stopped" });
  }
}
