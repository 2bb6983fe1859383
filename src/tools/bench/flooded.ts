/** A real node in the middle of a match with real signatures, and peers that send anything to it. */
import type { Game, Seat, Variant } from "../../engine/game.ts";
import { type Book, positionOf } from "../../fair/book.ts";
import { digestOfFrame } from "../../fair/entries.ts";
import { frameOf } from "../../fair/frames.ts";
import { ed25519Signatures, type Signer } from "../../fair/signing.ts";
import { advanced, dial, type Oneself, type Ongoing, type Progress } from "../../net/handshake.ts";
import { Member } from "../../net/member.ts";
import type { Effect, Stimulus } from "../../net/node.ts";
import { NAMES, type Stored } from "../../net/storage.ts";
import { cheapSignatures } from "../lab/cheap-signatures.ts";
import { bytesOf, RoundTable } from "../play/round-table.ts";
import type { Sender, Target } from "./flood-kinds.ts";

const ROOM = "bench";
const SEED = 1;
const PEOPLE = 4;
/** The part of the match that has been played. */
const PLAYED = 0.75;

/** The cost of a flood: time for all messages and for the slowest one, and bytes sent in answer. */
export interface Cost {
  readonly work: number;
  readonly longest: number;
  readonly sent: number;
}

/** A match of people, partly played. */
export function midMatch(game: Game, { options, players }: Variant): RoundTable {
  const people = Math.min(players, PEOPLE);
  const setUp = { game, options, players, people, seed: SEED };
  const whole = new RoundTable({ ...setUp, signatures: cheapSignatures });
  whole.play();
  const table = new RoundTable({ ...setUp, signatures: ed25519Signatures });
  table.until((book) => positionOf(book) >= PLAYED * positionOf(whole.book) && isOpen(book));
  return table;
}

export class Flooded implements Target {
  readonly table: RoundTable;
  readonly seat: Seat;
  now = 1_000_000;
  readonly #node: Member;
  #links = 0;
  #senders = 0;
  #nonces = 0;
  /** The link of each sender. */
  readonly #open = new Map<Sender, string>();
  #work = 0;
  #longest = 0;
  #sent = 0;
  readonly notices: string[] = [];

  /** `seat` is the node's. */
  constructor(table: RoundTable, seat: Seat) {
    this.table = table;
    this.seat = seat;
    const notes = this.table.notesOf(seat);
    const { roster, game } = this.table.book.terms;
    this.#node = new Member(
      {
        findGame: () => game,
        signatures: ed25519Signatures,
        room: ROOM,
        luck: () => bytesOf(SEED, this.#nonces++, 9),
        secret: notes.secret,
        seats: new Map([[seat, notes]]),
        roster,
        dial: [],
      },
      this.#stored(seat),
    );
    this.tell({ on: "time", now: this.now });
  }

  get book(): Book {
    return this.table.book;
  }

  #stored(seat: Seat): Stored {
    const { book } = this.table;
    const { entries, heads, terms } = book;
    const host = this.signerOf(book.host);
    const kept = entries.map((entry, k): [string, unknown] => {
      const frame = frameOf(book, k + 1);
      const sig = frame === undefined ? "" : host.sign(digestOfFrame(terms.match, frame));
      return [NAMES.entry(k), { before: heads[k], entry, sig }];
    });
    return new Map<string, unknown>([
      [NAMES.roster, terms.roster],
      [NAMES.notes(seat), this.table.notesOf(seat)],
      ...kept,
    ]);
  }

  signerOf(seat: Seat): Signer {
    return ed25519Signatures.signer(this.table.notesOf(seat).secret);
  }

  seated(seat: Seat): Sender {
    return this.#sender(this.signerOf(seat));
  }

  stranger(): Sender {
    return this.#sender(ed25519Signatures.signer(bytesOf(SEED, this.#senders, 8)));
  }

  #sender(signer: Signer): Sender {
    return { signer, print: bytesOf(SEED, this.#senders++, 7) };
  }

  tell(stimulus: Stimulus): readonly Effect[] {
    const start = performance.now();
    const effects = this.#node.tell(stimulus);
    const took = performance.now() - start;
    this.#work += took;
    this.#longest = Math.max(this.#longest, took);
    for (const effect of effects) {
      if (effect.do === "send") this.#sent += Buffer.byteLength(effect.text);
      if (effect.do === "close") this.#closed(effect.link);
      if (effect.do === "notice") this.notices.push(`${effect.key} ${JSON.stringify(effect.facts)}`);
    }
    return effects;
  }

  #closed(link: string): void {
    for (const [sender, open] of this.#open) if (open === link) this.#open.delete(sender);
  }

  #dialling({ signer, print }: Sender, expected: string | undefined): Progress {
    const fingerprints = { ours: print, theirs: bytesOf(SEED, 6) };
    return dial({ us: usOf(signer), fingerprints, nonce: bytesOf(SEED, this.#nonces++, 5), conn: 1, expected });
  }

  /** Opens a lane and does as much of the handshake as possible. */
  greet(sender: Sender): void {
    const link = this.#opened(sender);
    let going = this.#dialling(sender, this.signerOf(this.seat).key);
    let ongoing: Ongoing | undefined;
    while (going.send.length > 0) {
      if (going.is === "ongoing") ongoing = going.handshake;
      const answers = going.send.flatMap((text) => textsTo(link, this.tell({ on: "received", link, text })));
      const [answer] = answers;
      if (going.is !== "ongoing" || ongoing === undefined || answer === undefined) break;
      going = advanced(ongoing, answer);
    }
  }

  hello(sender: Sender): void {
    const link = this.#opened(sender);
    for (const text of this.#dialling(sender, undefined).send) this.tell({ on: "received", link, text });
    this.tell({ on: "closed", link });
    this.#closed(link);
  }

  #opened(sender: Sender): string {
    const link = `link ${this.#links++}`;
    this.#open.set(sender, link);
    const fingerprints = { ours: bytesOf(SEED, 6), theirs: sender.print };
    this.tell({ on: "opened", link, fingerprints });
    return link;
  }

  /** A sender that is disconnected comes back at once. */
  send(sender: Sender, text: string): void {
    if (!this.#open.has(sender)) this.greet(sender);
    const link = this.#open.get(sender);
    if (link !== undefined) this.tell({ on: "received", link, text });
  }

  /** Runs the flood for `seconds` seconds. */
  during(seconds: number, flood: (second: number) => void): Cost {
    this.#work = 0;
    this.#longest = 0;
    this.#sent = 0;
    for (let second = 0; second < seconds; second++) {
      flood(second);
      for (const half of [500, 1_000]) this.tell({ on: "time", now: this.now + half });
      this.now += 1_000;
    }
    return { work: this.#work / seconds, longest: this.#longest, sent: this.#sent / seconds };
  }
}

const usOf = (signer: Signer): Oneself => ({ room: ROOM, signer, signatures: ed25519Signatures });

const isOpen = (book: Book): boolean => book.due === undefined && book.phase === "play";

const textsTo = (link: string, effects: readonly Effect[]): readonly string[] =>
  effects.flatMap((effect) => (effect.do === "send" && effect.link === link ? [effect.text] : []));
