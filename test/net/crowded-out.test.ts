/** Many who come with keys made up for it: whoever has a seat finds a place all the same, and is heard. */
import { expect, test } from "vitest";
import { people } from "../../src/fair/book.ts";
import type { Hex } from "../../src/fair/bytes.ts";
import { MOST_UNKNOWN, MOST_VISITORS } from "../../src/net/capacity.ts";
import { advanced, dial } from "../../src/net/handshake.ts";
import type { Effect } from "../../src/net/node.ts";
import { SECOND } from "../../src/net/timeouts.ts";
import { cheapSignatures } from "../../src/tools/lab/cheap-signatures.ts";
import { bytesOf } from "../fair/round-table.ts";
import { rehearsal } from "../rehearsal/game.ts";
import { Party } from "./party.ts";

const HOST = 0;
const GUEST = 2;
const CONNECTIONS = 17;
const LANES = 8;

const voyage = () => {
  const [variant] = rehearsal.variants;
  const setUp = { game: rehearsal, options: variant?.options, players: 3, people: 3, seed: 41, spectators: 1 };
  const party = new Party(setUp).all();
  party.until(() => [0, 1, 2].every((who) => party.book(who).phase === "play"));
  return party;
};

/** Many who greet the host over a few connections, again as soon as they are sent away. */
class Crowd {
  readonly #party: Party;
  readonly #open = new Map<string, Hex>();
  #links = 0;

  constructor(party: Party) {
    this.#party = party;
  }

  get inside(): number {
    return this.#open.size;
  }

  come(connections: number, lanes: number): void {
    for (let k = 0; k < connections * lanes; k++) this.#greet(bytesOf(41, k % connections, 11));
  }

  go(): void {
    for (const link of [...this.#open.keys()]) this.#tell({ on: "closed", link });
    this.#open.clear();
  }

  #tell(stimulus: Parameters<Party["office"]["tell"]>[1]): readonly Effect[] {
    const effects = this.#party.office.tell(this.#party.key(HOST), stimulus);
    for (const effect of effects) if (effect.do === "close") this.#open.delete(effect.link);
    return effects;
  }

  #greet(print: Hex): void {
    const link = `crowd ${this.#links++}`;
    const [theirs, signer] = [bytesOf(41, 12), cheapSignatures.signer(bytesOf(41, this.#links, 13))];
    const us = { room: "room", signer, signatures: cheapSignatures };
    const nonce = bytesOf(41, this.#links, 14);
    const fingerprints = { ours: print, theirs };
    const begun = dial({ us, fingerprints, nonce, conn: 1, expected: undefined });
    this.#open.set(link, print);
    this.#tell({ on: "opened", link, fingerprints: { ours: theirs, theirs: print } });
    const [hello = ""] = begun.send;
    const said = this.#tell({ on: "received", link, text: hello });
    const welcome = said.find((effect) => effect.do === "send" && effect.link === link);
    if (begun.is !== "ongoing" || welcome?.do !== "send") return;
    const { send } = advanced(begun.handshake, welcome.text);
    for (const text of send) this.#tell({ on: "received", link, text });
  }
}

/** Whether they're back, without ever having been given up. */
function comesBack(party: Party, crowd: Crowd): void {
  const { office } = party;
  party.lose(GUEST);
  for (let seconds = 0; seconds < 30; seconds++) {
    crowd.come(CONNECTIONS, LANES);
    office.pass(SECOND);
    if (seconds === 12) party.come(GUEST);
  }
  const heard = office.effects.flatMap(({ by, effect }) =>
    by === party.key(HOST) && effect.do === "presence" ? [effect.seats[GUEST]?.silent] : [],
  );
  expect(Math.max(...heard.map((silent) => silent ?? 0))).toBeGreaterThan(9);
  expect(heard.at(-1)).toBeLessThan(3);
  expect(office.isConnected(party.key(HOST), party.key(GUEST))).toBe(true);
  expect(people(party.book(HOST))).toContain(GUEST);
  party.play();
}

test("crowded-out: a seat that comes back finds a place, however many keys there are over a few connections", () => {
  const party = voyage();
  const crowd = new Crowd(party);
  crowd.come(CONNECTIONS, LANES);
  expect(crowd.inside).toBeLessThanOrEqual(2 * CONNECTIONS);
  comesBack(party, crowd);
});

test("crowded-out: … or over as many connections", () => {
  const party = voyage();
  const crowd = new Crowd(party);
  for (let seconds = 0; seconds < 12; seconds++) {
    crowd.come(CONNECTIONS * LANES, 1);
    party.office.pass(SECOND);
  }
  expect(crowd.inside).toBeLessThanOrEqual(MOST_VISITORS + MOST_UNKNOWN);
  comesBack(party, crowd);
});

test("crowded-out: a crowd that comes and goes without end doesn't make a silent seat look as if it had always been silent", () => {
  const party = voyage();
  const crowd = new Crowd(party);
  party.office.pass(60 * SECOND);
  party.lose(GUEST);
  for (let seconds = 0; seconds < 45; seconds++) {
    // More than anybody remembers, every time.
    if (seconds % 5 === 0) crowd.come(900, 1);
    crowd.go();
    party.office.pass(SECOND);
  }
  const silent = party.office.effects.flatMap(({ by, effect }) =>
    by === party.key(HOST) && effect.do === "presence" ? [effect.seats[GUEST]?.silent ?? 0] : [],
  );
  expect(silent.at(-1)).toBeGreaterThan(40);
  expect(silent.at(-1)).toBeLessThan(60);
});
