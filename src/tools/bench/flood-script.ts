/** Writes a flood as a script for the crowd page: who sends what in each second. */
import type { FloodSetUp } from "../../crowd/flood.ts";
import type { Known } from "../../crowd/main.ts";
import type { Seat } from "../../engine/game.ts";
import { type Book, openBook } from "../../fair/book.ts";
import { readNotes } from "../../fair/notes.ts";
import { readMatch } from "../../fair/reading.ts";
import { ed25519Signatures, type Signer } from "../../fair/signing.ts";
import { write } from "../../fair/write.ts";
import { findGame } from "../../games/index.ts";
import { dial } from "../../net/handshake.ts";
import { bytesOf } from "../play/round-table.ts";
import type { Flood, Sender, Target } from "./flood-kinds.ts";

const SEED = 2;

/** The index, in the crowd page, of a flooding player's device. Spectators come after it. */
export const CHEAT = 0;

/** `to` is the seat of the flooded device, `by` that of the flooding one. */
export function scriptOf(
  known: Known,
  flood: Flood | undefined,
  { to, by, seconds }: { readonly to: Seat; readonly by: Seat; readonly seconds: number },
): FloodSetUp {
  const scribe = new Scribe(known, by);
  const send = flood?.begin(scribe);
  for (let second = 0; second < seconds; second++) {
    scribe.begin();
    send?.(second);
  }
  return scribe.told(known, to);
}

interface Lines {
  readonly isSeated: boolean;
  readonly script: number[][];
}

class Scribe implements Target {
  readonly book: Book;
  readonly #cheat: Signer;
  readonly #by: Seat;
  readonly #room: string;
  readonly #texts = new Map<string, number>();
  readonly #said = new Map<string, Lines>();
  readonly #greeted = new Map<string, Lines>();
  #seconds = 0;
  #strangers = 0;
  #nonces = 0;

  constructor({ room, record, notes }: Known, by: Seat) {
    const { told, game } = readMatch(record, findGame, ed25519Signatures);
    const start = openBook(game, told.roster, ed25519Signatures);
    this.book = told.entries.reduce<Book>((book, entry) => write(book, entry).book, start);
    this.#cheat = ed25519Signatures.signer(readNotes(JSON.parse(notes)).secret);
    this.#by = by;
    this.#room = room;
  }

  signerOf(seat: Seat): Signer {
    if (seat !== this.#by) throw new Error(`nobody here can sign for seat ${seat}`);
    return this.#cheat;
  }

  seated(seat: Seat): Sender {
    return { signer: this.signerOf(seat), print: this.#cheat.key };
  }

  stranger(): Sender {
    const signer = ed25519Signatures.signer(bytesOf(SEED, this.#strangers++, 1));
    return { signer, print: signer.key };
  }

  begin(): void {
    this.#seconds += 1;
  }

  hello({ signer, print }: Sender): void {
    const us = { room: this.#room, signer, signatures: ed25519Signatures };
    const fingerprints = { ours: print, theirs: print };
    const { send } = dial({ us, fingerprints, nonce: bytesOf(SEED, this.#nonces++, 2), conn: 1, expected: undefined });
    for (const text of send) this.#write(this.#greeted, print, text);
  }

  send({ print }: Sender, text: string): void {
    this.#write(this.#said, print, text);
  }

  #write(all: Map<string, Lines>, print: string, text: string): void {
    const lines = all.get(print) ?? { isSeated: print === this.#cheat.key, script: [] };
    all.set(print, lines);
    while (lines.script.length < this.#seconds) lines.script.push([]);
    const at = this.#texts.get(text) ?? this.#texts.size;
    this.#texts.set(text, at);
    lines.script[this.#seconds - 1]?.push(at);
  }

  told({ lane }: Known, to: Seat): FloodSetUp {
    const info = this.book.terms.roster.seats[to];
    if (info?.by !== "person") throw new Error(`nobody plays seat ${to}`);
    const all = [...this.#said.values()];
    const spectators = all.filter(({ isSeated }) => !isSeated);
    return {
      lane,
      to: info.key,
      texts: [...this.#texts.keys()],
      said: all.map((lines) => ({
        which: lines.isSeated ? CHEAT : CHEAT + 1 + spectators.indexOf(lines),
        script: lines.script,
      })),
      greeted: [...this.#greeted.values()].map(({ script }) => script),
    };
  }
}
