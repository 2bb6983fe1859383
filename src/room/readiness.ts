/** What the people here are ready for, and with which keys. Stored before anybody is told. */
import type { Game, Seat } from "../engine/game.ts";
import { Refusal } from "../engine/refusal.ts";
import type { Hex } from "../fair/bytes.ts";
import type { Roster } from "../fair/roster.ts";
import type { Signatures } from "../fair/signing.ts";
import type { Lobby } from "./lobby.ts";
import type { RoomSetUp } from "./node.ts";
import { type Offer, ownSeats, termsOf } from "./roster-of.ts";
import { NAMES, type StartedMatch, type Stored, type StoredReady, storedReady } from "./storage.ts";

type Readied = StoredReady["seats"][number];

const NOT_READY: StoredReady = { terms: "0".repeat(64), seats: [] };

interface Around {
  readonly setUp: Pick<RoomSetUp, "luck" | "signatures">;
  /** This device. */
  readonly key: Hex;
  readonly secret: Hex;
  store(name: string, value: unknown): void;
}

export class Readiness {
  readonly #around: Around;
  #ready: StoredReady;

  constructor(around: Around, stored: Stored) {
    this.#around = around;
    this.#ready = storedReady(stored) ?? NOT_READY;
  }

  /** The same offer again, if it has been made. */
  offer(lobby: Lobby, seat: Seat, game: Game): Offer & { readonly terms: Hex } {
    const there = lobby.seats[seat];
    if (there?.by !== "person" || there.device !== this.#around.key) throw new Refusal("not-your-seat", { seat });
    this.look(lobby, game);
    const terms = termsOf(lobby, game);
    const { luck } = this.#around.setUp;
    const known = this.#ready.seats.find((one) => one.seat === seat);
    const readied = known ?? { seat, name: there.name, secret: luck(), nonce: luck(), seed: luck(), isSeen: false };
    if (known === undefined) this.#keep({ terms, seats: inOrder([...this.#ready.seats, readied]) });
    return { ...offerOf(this.#around.setUp.signatures, readied), terms };
  }

  withdraw(seat: Seat): void {
    this.#keep({ ...this.#ready, seats: this.#ready.seats.filter((one) => one.seat !== seat) });
  }

  /** Takes back readiness for seats whose terms, name or place have changed. */
  look(lobby: Lobby, game: Game): void {
    if (this.#ready.seats.length === 0) return;
    const isSame = termsOf(lobby, game) === this.#ready.terms;
    const seats = this.#ready.seats.flatMap((readied): Readied[] => {
      const there = lobby.seats[readied.seat];
      const isOwn = there?.by === "person" && there.device === this.#around.key && there.name === readied.name;
      if (!isSame || !isOwn || (readied.isSeen && !there.isReady)) return [];
      return [there.isReady ? { ...readied, isSeen: true } : readied];
    });
    this.#keep({ ...this.#ready, seats });
  }

  /** What is kept of a match that begins. Refused if it isn't what we're ready for. */
  begun(match: Hex, roster: Roster, base: number, game: Game): StartedMatch {
    const { key, secret, setUp } = this.#around;
    const { terms, seats } = this.#ready;
    const readied = seats.map((one) => ({ ...one, ...offerOf(setUp.signatures, one) }));
    const own = ownSeats(roster, key, { terms, seats: readied }, game);
    return {
      match,
      roster,
      base,
      isOver: false,
      seats: own.flatMap((at, k) => {
        const one = seats.find(({ seat }) => seat === at);
        return one === undefined ? [] : [{ seat: at, secret: k === 0 ? secret : one.secret, seed: one.seed }];
      }),
    };
  }

  /** A nonce counts for one match. */
  spent(): void {
    this.#keep(NOT_READY);
  }

  #keep(ready: StoredReady): void {
    if (JSON.stringify(ready) === JSON.stringify(this.#ready)) return;
    this.#ready = ready;
    this.#around.store(NAMES.ready, ready);
  }
}

const offerOf = (signatures: Signatures, { secret, nonce }: Readied): Offer => ({
  key: signatures.signer(secret).key,
  nonce,
});

const inOrder = (seats: readonly Readied[]): Readied[] => seats.toSorted((one, other) => one.seat - other.seat);
