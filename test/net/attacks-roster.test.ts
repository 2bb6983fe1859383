/** Somebody who hands a table of their own making to whoever comes to watch another one. */
import { expect, test } from "vitest";
import type { Roster } from "../../src/fair/roster.ts";
import type { Signer } from "../../src/fair/signing.ts";
import { precognition } from "../../src/games/precognition/game.ts";
import { encodeMessage } from "../../src/net/codec.ts";
import { advanced, dial, type Ongoing, type Progress } from "../../src/net/handshake.ts";
import type { Effect, Node, Stimulus } from "../../src/net/node.ts";
import { cheapSignatures } from "../../src/tools/lab/cheap-signatures.ts";
import { bytesOf } from "../fair/round-table.ts";
import { Party } from "./party.ts";

const [standard] = precognition.variants;
const partyOf = (seed: number) =>
  new Party({ game: precognition, options: standard?.options, players: 2, people: 2, seed, spectators: 1 });

/** Dials, greets as it should, and then sends its roster whatever is said. */
class Impostor implements Node {
  readonly book = undefined;
  readonly #to: string;
  readonly #signer: Signer;
  readonly #roster: Roster;
  #isOut = false;
  #greeting: Ongoing | undefined;

  constructor(to: string, signer: Signer, roster: Roster) {
    this.#to = to;
    this.#signer = signer;
    this.#roster = roster;
  }

  tell(stimulus: Stimulus): readonly Effect[] {
    const us = { room: "room", signer: this.#signer, signatures: cheapSignatures };
    if (stimulus.on === "opened") {
      const { fingerprints, link } = stimulus;
      return this.#go(link, dial({ us, fingerprints, nonce: bytesOf(9), conn: 1, expected: this.#to }));
    }
    if (stimulus.on === "received") {
      if (this.#greeting !== undefined) return this.#go(stimulus.link, advanced(this.#greeting, stimulus.text));
      return [{ do: "send", link: stimulus.link, text: encodeMessage({ t: "roster", roster: this.#roster }) }];
    }
    if (stimulus.on !== "time" || this.#isOut) return [];
    this.#isOut = true;
    return [{ do: "dial", to: this.#to }];
  }

  #go(link: string, progress: Progress): readonly Effect[] {
    this.#greeting = progress.is === "ongoing" ? progress.handshake : undefined;
    const texts = progress.is === "met" ? [...progress.send, encodeMessage({ t: "who" })] : progress.send;
    return texts.map((text): Effect => ({ do: "send", link, text }));
  }
}

test("false-table: whoever comes to watch takes the roster from nobody but whom they were invited by", () => {
  const [party, other] = [partyOf(1), partyOf(2)];
  party.come(2);
  const signer = cheapSignatures.signer(other.come(0).notes(0).secret);
  party.office.plug(signer.key, new Impostor(party.key(2), signer, other.roster));
  party.office.pass(3_000);
  expect(party.office.isConnected(signer.key, party.key(2))).toBe(true);
  expect(party.office.nodes.get(party.key(2))?.book).toBeUndefined();
  expect(party.office.notices(party.key(2))).toContain("not-at-this-table");
  party.come(0, 1);
  party.play();
  expect(party.book(2).terms.roster).toEqual(party.roster);
});
