/** Somebody in a room who plays by themselves: whatever is legal, and in secret only once all before them have. */
import { takes } from "../engine/admission.ts";
import type { Seat } from "../engine/game.ts";
import type { Rng } from "../engine/rng.ts";
import type { OnlineMatch, OnlineRoom } from "../online/online-room.ts";
import type { SessionStep } from "../session/session.ts";

/** As the clocks of all pages on a computer tell it, in milliseconds. */
const now = (): number => performance.timeOrigin + performance.now();

export class Member {
  readonly room: OnlineRoom;
  /** When it has chosen in secret, and when it saw what all had chosen, round by round. */
  readonly chosen: (number | undefined)[] = [];
  readonly shown: number[] = [];
  readonly #luck: Rng;
  readonly #rounds: number;
  #match: OnlineMatch | undefined;
  #isAtIt = false;

  /** It stops after so many rounds. */
  constructor(room: OnlineRoom, luck: Rng, rounds: number) {
    this.room = room;
    this.#luck = luck;
    this.#rounds = rounds;
    room.news.on("changed", () => this.#follow());
  }

  get isDone(): boolean {
    return this.shown.length >= this.#rounds || this.room.match?.session.isOver === true;
  }

  /** Once it's as is wanted, or at once. */
  becomes(isSo: (room: OnlineRoom) => boolean): Promise<void> {
    const { room } = this;
    return new Promise((resolve) => {
      const look = (): void => {
        if (!isSo(room)) return;
        room.news.off("changed", look);
        resolve();
      };
      room.news.on("changed", look);
      look();
    });
  }

  #follow(): void {
    const { match } = this.room;
    if (match !== this.#match) {
      this.#match = match;
      match?.session.news.on("step", (step) => this.#see(step));
    }
    if (this.#isAtIt) return;
    this.#isAtIt = true;
    // What is done changes something as well.
    queueMicrotask(() => {
      this.#isAtIt = false;
      for (const seat of match?.seats ?? []) if (match !== undefined && !this.isDone) this.#act(match, seat);
    });
  }

  #see({ input }: SessionStep): void {
    if (input.kind === "revealed" && input.acts.length > 0) this.shown.push(now());
  }

  #act({ session }: OnlineMatch, seat: Seat): void {
    const owed = session.awaits.find((one) => one.kind === "act" && !one.optional && one.from.includes(seat));
    if (owed?.kind !== "act" || (owed.sealed && owed.from.some((other) => other < seat))) return;
    const legal = session.legal(seat).filter((act) => takes(owed, act));
    if (legal.length === 0) return;
    if (owed.sealed) this.chosen[this.shown.length] = now();
    session.act(seat, this.#luck.pick(legal));
  }
}
