/** A guest who plays random legal acts. Sealed acts are chosen seat by seat, so that it's known who chooses last. */
import { takes } from "../engine/admission.ts";
import type { Seat } from "../engine/game.ts";
import type { Rng } from "../engine/rng.ts";
import type { OnlineMatch, OnlineRoom } from "../online/online-room.ts";
import type { SessionStep } from "../session/session.ts";

/** In milliseconds, the same in all pages of a computer. */
const now = (): number => performance.timeOrigin + performance.now();

export class Member {
  readonly room: OnlineRoom;
  /** By round: when it chose in secret, and when it saw all choices. */
  readonly chosen: (number | undefined)[] = [];
  readonly shown: number[] = [];
  readonly #luck: Rng;
  readonly #rounds: number;
  #match: OnlineMatch | undefined;
  #isScheduled = false;

  constructor(room: OnlineRoom, luck: Rng, rounds: number) {
    this.room = room;
    this.#luck = luck;
    this.#rounds = rounds;
    room.news.on("changed", () => this.#update());
  }

  get isDone(): boolean {
    return this.shown.length >= this.#rounds || this.room.match?.session.isOver === true;
  }

  /** Resolves as soon as the room is so. */
  until(isSo: (room: OnlineRoom) => boolean): Promise<void> {
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

  #update(): void {
    const { match } = this.room;
    if (match !== this.#match) {
      this.#match = match;
      match?.session.news.on("step", (step) => this.#see(step));
    }
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    // Acting emits `changed` again.
    queueMicrotask(() => {
      this.#isScheduled = false;
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
