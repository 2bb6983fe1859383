/** Whatever a device stores, whoever has made it do so, it can load again: at the table and in the room. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { encode } from "../../src/engine/codec.ts";
import { headOf } from "../../src/fair/book.ts";
import { newNotes, readNotes } from "../../src/fair/notes.ts";
import { decode } from "../../src/net/codec.ts";
import type { Message } from "../../src/net/messages.ts";
import { decodeRoom, type RoomMessage } from "../../src/room/messages.ts";
import { RoomNode } from "../../src/room/room-node.ts";
import { rehearsal } from "../rehearsal/game.ts";
import { Harbour, settle } from "../room/harbour.ts";
import { altered } from "./mangled.ts";
import { Party } from "./party.ts";
import { signedAnew } from "./signed-nonsense.ts";

const isGreeting = (text: string): boolean => /"t":"(?:hello|welcome|proved|turned-away)"/u.test(text);
const [variant] = rehearsal.variants;

function atTable(seed: number): { readonly party: Party; readonly said: readonly Message[] } {
  const party = new Party({ game: rehearsal, options: variant?.options, players: 3, people: 3, seed }).all();
  const said: Message[] = [];
  party.office.sieve = ({ text }) => {
    if (said.length < 200 && !isGreeting(text)) said.push(decode(text));
    return text;
  };
  party.until(() => party.book(0).i > 2);
  return { party, said };
}

describe.each([0, 1])("at the table, where %i signs what it likes", (cheat) => {
  const others = [0, 1, 2].filter((who) => who !== cheat);

  test("the others go on from what they have stored", () => {
    const { said } = atTable(1);
    fc.assert(
      fc.property(fc.nat({ max: 99 }), fc.array(altered(said), { minLength: 1, maxLength: 30 }), (seed, values) => {
        const { party } = atTable(seed);
        for (const value of values) {
          const text = signedAnew(party, cheat, value, true);
          for (const to of text === undefined ? [] : others) {
            if (party.office.isConnected(party.key(cheat), party.key(to))) {
              party.office.forge(party.key(cheat), party.key(to), text ?? "");
            }
          }
        }
        party.step();
        for (const who of others) {
          const head = headOf(party.book(who));
          party.lose(who);
          party.come(who);
          expect(headOf(party.book(who))).toBe(head);
        }
      }),
      { numRuns: 40 },
    );
  });
});

function inRoom(): { readonly harbour: Harbour; readonly said: readonly RoomMessage[] } {
  const harbour = new Harbour();
  const said: RoomMessage[] = [];
  harbour.sieve = ({ lane, text }) => {
    if (lane === "room" && !isGreeting(text)) said.push(decodeRoom(text));
    return text;
  };
  harbour.host("Ada").guest("Bo").guest("Cy");
  for (const [seat, who] of ["Ada", "Bo", "Cy"].entries()) settle(harbour, who, seat);
  return { harbour, said };
}

test.each([
  ["the host's", "Ada", "Bo"],
  ["a guest's", "Cy", "Ada"],
])("in the room, whatever %s messages are", (_, from, to) => {
  const { said } = inRoom();
  fc.assert(
    fc.property(fc.array(altered(said), { minLength: 1, maxLength: 12 }), (values) => {
      const { harbour } = inRoom();
      for (const value of values) {
        if (!harbour.connected(from, to)) harbour.connect(from, to);
        if (harbour.connected(from, to)) harbour.forge(from, to, encode(JSON.parse(JSON.stringify(value ?? null))));
      }
      harbour.pass(1_000);
      const { lobby, me } = harbour.room(to);
      const stored = new Map(Object.entries(JSON.parse(JSON.stringify(Object.fromEntries(harbour.store(to))))));
      const again = new RoomNode(harbour.device(to).setUp, stored);
      expect(again.me).toBe(me);
      expect(again.lobby).toEqual(lobby);
    }),
    { numRuns: 60 },
  );
});

describe("what an older page has kept", () => {
  test("for whom a seat has spoken, though not how far its record went", () => {
    const kept = { ...newNotes("ab".repeat(32), "cd".repeat(32)), voices: { "3": 1 } };
    const notes = readNotes(kept);
    expect(notes.voices["3"]?.candidate).toBe(1);
    expect(readNotes(JSON.parse(JSON.stringify(notes)))).toEqual(notes);
  });

  test("a room in which nobody was let in one by one", () => {
    const { harbour } = inRoom();
    const stored = new Map(harbour.store("Ada"));
    const { isByApproval: _by, waiting: _waiting, ...lobby } = stored.get("lobby") as Record<string, unknown>;
    stored.set("lobby", lobby);
    expect(new RoomNode(harbour.device("Ada").setUp, stored).lobby).toEqual(harbour.room("Ada").lobby);
  });
});
