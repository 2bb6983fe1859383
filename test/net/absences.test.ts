/** People who leave, are lost, and come back. */
import { describe, expect, test } from "vitest";
import { headOf, people } from "../../src/fair/book.ts";
import { requestOf } from "../../src/fair/requests.ts";
import { precognition } from "../../src/games/precognition/game.ts";
import { encodeMessage } from "../../src/net/codec.ts";
import { isDone, Party } from "./party.ts";

const [standard] = precognition.variants;
const voyage = (seed: number, people: number, players = people) =>
  new Party({ game: precognition, options: standard?.options, players, people, seed, spectators: 1 });

const agree = (party: Party, seats: readonly number[], about: number, to: "silent" | "return") => {
  for (const seat of seats) party.office.tell(party.key(seat), { on: "agree", seat, about, to });
  party.office.pass(3_000);
};

/** As this one was told last. */
const agreedAbout = (party: Party, who: number, about: number): readonly number[] | undefined => {
  const told = party.office.effects.flatMap(({ by, effect }) =>
    by === party.key(who) && effect.do === "presence" ? [effect.seats] : [],
  );
  return told.at(-1)?.find(({ seat }) => seat === about)?.agreed;
};

describe("somebody of four who never returns", () => {
  test("most agree, and the bot plays on", () => {
    const party = voyage(1, 4).all();
    party.until(() => party.book(0).i > 3);
    party.lose(3);
    for (let steps = 0; steps < 20; steps++) party.step();
    agree(party, [0, 1, 2], 3, "silent");
    expect(party.office.notices()).toContain("too-early");
    expect(people(party.book(0))).toEqual([0, 1, 2, 3]);
    party.office.pass(20_000);
    agree(party, [0, 1], 3, "silent");
    expect(people(party.book(0))).toEqual([0, 1, 2, 3]);
    // All are told who has agreed, whoever watches included.
    for (const who of [0, 1, 2, 4]) expect(agreedAbout(party, who, 3)).toEqual([0, 1]);
    agree(party, [2], 3, "silent");
    expect(people(party.book(0))).toEqual([0, 1, 2]);
    party.play();
    expect(isDone(party.book(1))).toBe(true);
    expect(party.book(1).isAlone).toBe(false);
  });

  test("lone-eviction: one alone takes nobody's seat", () => {
    const party = voyage(2, 3).all();
    party.until(() => party.book(0).i > 3);
    party.office.pass(25_000);
    agree(party, [0], 2, "silent");
    expect(people(party.book(0))).toEqual([0, 1, 2]);
    party.lose(2);
    party.office.pass(25_000);
    agree(party, [0], 2, "silent");
    expect(people(party.book(0))).toEqual([0, 1, 2]);
  });
});

test("whoever agrees over and over says so no more often for it", () => {
  const party = voyage(3, 3).all();
  party.until(() => party.book(0).i > 3);
  party.lose(2);
  party.office.pass(25_000);
  // Of three, two have to say so: it stays at that.
  for (let times = 0; times < 150; times++)
    party.office.tell(party.key(1), { on: "agree", seat: 1, about: 2, to: "silent" });
  const sent: string[] = [];
  party.office.sieve = ({ from, to, text }) => {
    if (from === party.key(1) && to === party.key(0) && text.includes('"t":"agree"')) sent.push(text);
    return text;
  };
  party.office.pass(6_000);
  expect(sent.length).toBeGreaterThan(1);
  expect(sent.length).toBeLessThanOrEqual(4);
  expect(party.office.notices()).not.toContain("not-understood");
  agree(party, [0], 2, "silent");
  expect(people(party.book(1))).toEqual([0, 1]);
});

test("old-word: whoever has agreed that somebody owes an answer hasn't agreed about the next question", () => {
  const party = voyage(4, 3).all();
  const withhold = (isWithheld: boolean) => {
    party.office.sieve = ({ from, text }) =>
      isWithheld && from === party.key(2) && text.includes('"t":"answer"') ? undefined : text;
  };
  const agreed = (seat: number) => {
    party.office.tell(party.key(seat), { on: "agree", seat, about: 2, to: "owed" });
    party.office.pass(3_000);
  };
  party.until(() => party.book(0).i > 3);
  const { i } = party.book(0);
  withhold(true);
  party.until(() => requestOf(party.book(0)) !== undefined);
  party.office.pass(25_000);
  agreed(1);
  expect(agreedAbout(party, 0, 2)).toEqual([1]);
  withhold(false);
  party.until(() => party.book(0).i > i);
  withhold(true);
  party.until(() => requestOf(party.book(0)) !== undefined);
  party.office.pass(25_000);
  agreed(0);
  expect(agreedAbout(party, 0, 2)).toEqual([0]);
  expect(people(party.book(0))).toEqual([0, 1, 2]);
  agreed(1);
  expect(people(party.book(0))).toEqual([0, 1]);
});

describe("a return", () => {
  test("after leaving: whenever they like", () => {
    const party = voyage(3, 3).all();
    party.until(() => party.book(0).i > 3);
    party.office.tell(party.key(2), { on: "leave", seat: 2 });
    party.until(() => !people(party.book(0)).includes(2));
    expect(party.book(0).accounts[2]?.away).toBe("left");
    const { i } = party.book(0);
    party.until(() => party.book(0).i > i + 1);
    party.office.tell(party.key(2), { on: "return", seat: 2 });
    party.until(() => people(party.book(0)).includes(2));
    party.play();
    expect(party.book(0).accounts[2]?.seed).toBeDefined();
    for (const who of [1, 2, 3]) expect(headOf(party.book(who))).toBe(headOf(party.book(0)));
  });

  test("that comes to nothing: the others give the seat to its bot before its round begins", () => {
    const party = voyage(9, 3).all();
    const isLetIn = () => party.book(0).accounts[2]?.away === undefined;
    party.until(() => party.book(0).i > 3);
    party.office.tell(party.key(2), { on: "leave", seat: 2 });
    party.until(() => !isLetIn());
    party.office.tell(party.key(2), { on: "return", seat: 2 });
    party.until(isLetIn);
    expect(people(party.book(0))).toEqual([0, 1]);
    // What it has drawn is to be shown before it sits there again, and it's gone.
    party.lose(2);
    party.until(() => requestOf(party.book(0))?.from.includes(2) === true);
    for (let steps = 0; steps < 60; steps++) party.step();
    expect(requestOf(party.book(0))?.from).toContain(2);
    agree(party, [0, 1], 2, "silent");
    expect(party.book(0).accounts[2]?.away).toBe("owed");
    party.play();
    expect(isDone(party.book(1))).toBe(true);
  });

  test("withhold-choice: after owing an answer, if all agree", () => {
    const party = voyage(4, 3).all();
    // Its answers get lost.
    party.until(() => party.book(0).i > 3);
    party.office.sieve = ({ from, text }) =>
      from === party.key(2) && text.includes('"t":"answer"') ? undefined : text;
    party.until(() => requestOf(party.book(2)) !== undefined);
    party.office.pass(25_000);
    agree(party, [0, 1], 2, "silent");
    expect(party.book(1).accounts[2]?.away).toBe("owed");
    party.office.sieve = ({ text }) => text;
    party.office.tell(party.key(2), { on: "return", seat: 2 });
    party.office.pass(5_000);
    expect(party.book(1).accounts[2]?.away).toBe("owed");
    const isAsking = party.office.effects.some(
      ({ by, effect }) =>
        by === party.key(1) &&
        effect.do === "presence" &&
        effect.seats.some(({ seat, returns }) => seat === 2 && returns),
    );
    expect(isAsking).toBe(true);
    agree(party, [1], 2, "return");
    expect(party.book(1).accounts[2]?.away).toBe("owed");
    expect(agreedAbout(party, 0, 2)).toEqual([1]);
    agree(party, [0], 2, "return");
    party.until(() => party.book(1).accounts[2]?.away === undefined);
    party.play();
    for (const who of [1, 2, 3]) expect(headOf(party.book(who))).toBe(headOf(party.book(0)));
  });
});

test("whoever watches late sees all of it, and can't make themselves heard in the match", () => {
  const party = voyage(5, 3).come(0, 1, 2);
  party.until(() => party.book(0).i > 10);
  party.come(3);
  party.office.pass(5_000);
  expect(headOf(party.book(3))).toBe(headOf(party.book(0)));
  party.office.tell(party.key(3), { on: "act", seat: 1, acts: [{ do: "anything" }] });
  expect(party.office.notices(party.key(3))).toEqual(["not-your-seat"]);
});

test("everybody hears what is said beside the record, once", () => {
  const party = voyage(6, 3).all();
  party.office.pass(5_000);
  party.office.tell(party.key(1), { on: "chat", text: "Bonjour !" });
  party.office.deliver();
  party.office.tell(party.key(3), { on: "react", sign: "👏" });
  party.office.deliver();
  party.office.tell(party.key(0), { on: "point", thing: "card.eel-traps" });
  party.office.deliver();
  party.office.tell(party.key(1), { on: "point", thing: "<b>" });
  expect(party.office.notices()).toEqual(["malformed"]);
  const heard = party.office.effects.flatMap(({ by, effect }) =>
    effect.do === "heard" ? [{ by, from: effect.from, ...effect.said }] : [],
  );
  for (const who of [0, 1, 2, 3]) {
    const by = party.key(who);
    expect(heard.filter((one) => one.by === by)).toEqual([
      { by, from: party.key(1), kind: "chat", text: "Bonjour !" },
      { by, from: party.key(3), kind: "react", sign: "👏" },
      { by, from: party.key(0), kind: "point", thing: "card.eel-traps" },
    ]);
  }
});

test("two-tabs: the newest plays, and nobody is called a cheat", () => {
  const party = voyage(7, 3).all();
  party.until(() => party.book(0).i > 3);
  const old = party.office.nodes.get(party.key(2));
  if (old === undefined) throw new Error("nobody is there");
  party.come(2);
  // The old one goes on trying, as a device of its own on the same storage.
  party.office.nodes.set("old tab", old);
  party.play();
  for (const who of [1, 2, 3]) expect(headOf(party.book(who))).toBe(headOf(party.book(0)));
  expect(party.book(0).accounts.some((account) => account?.away !== undefined)).toBe(false);
});

describe("whoever has slept accuses nobody", () => {
  const asleep = 60_000;

  /** What this one's page is told of a seat since it has woken, and at last. */
  const toldSince = (party: Party, who: number, seat: number, from: number) =>
    party.office.effects.slice(from).flatMap(({ by, effect }) => {
      if (by !== party.key(who) || effect.do !== "presence") return [];
      const silent = effect.seats.find((one) => one.seat === seat)?.silent ?? 0;
      return [{ silent, owing: effect.owing.get(seat) ?? 0 }];
    });

  test("of an answer that was owed when its host fell asleep", () => {
    const party = voyage(4, 3).all();
    party.until(() => party.book(0).i > 3);
    party.office.sieve = ({ from, text }) =>
      from === party.key(2) && text.includes('"t":"answer"') ? undefined : text;
    party.until(() => requestOf(party.book(2)) !== undefined);
    party.office.pass(4_000);
    const before = party.office.effects.length;
    party.office.tell(party.key(0), { on: "time", now: party.office.now + asleep });
    party.office.tell(party.key(0), { on: "agree", seat: 0, about: 2, to: "silent" });
    party.office.pass(3_000);
    expect(party.office.notices(party.key(0))).toContain("too-early");
    const told = toldSince(party, 0, 2, before);
    expect(told.length).toBeGreaterThan(0);
    for (const { owing } of told) expect(owing).toBeLessThan(5);
    party.office.pass(20_000);
    expect(toldSince(party, 0, 2, before).at(-1)?.owing).toBeGreaterThan(18);
  });

  test("of somebody who was missed before, until the host has told it again", () => {
    const party = voyage(4, 3).all();
    party.until(() => party.book(0).i > 3);
    party.lose(2);
    party.office.pass(30_000);
    const before = party.office.effects.length;
    party.office.tell(party.key(1), { on: "time", now: party.office.now + asleep });
    expect(toldSince(party, 1, 2, before)).toEqual([{ silent: 0, owing: 0 }]);
    party.office.tell(party.key(1), { on: "agree", seat: 1, about: 2, to: "silent" });
    expect(party.office.notices(party.key(1))).toContain("too-early");
    party.office.pass(5_000);
    expect(toldSince(party, 1, 2, before).at(-1)?.silent).toBeGreaterThan(30);
  });
});

describe("what somebody writes beside a match is heard by all, or they see that it isn't", () => {
  const unsaid = (party: Party, who: number) =>
    party.office.effects.flatMap(({ by, effect }) =>
      by === party.key(who) && effect.do === "unsaid" ? [[effect.text, effect.why, effect.wasSeen]] : [],
    );
  const heard = (party: Party, who: number) =>
    party.office.effects.flatMap(({ by, effect }) =>
      by === party.key(who) && effect.do === "heard" && effect.said.kind === "chat" ? [effect.said.text] : [],
    );

  test.each([0, 1])("of too many words at once seat %i gets back what isn't", (who) => {
    const party = voyage(6, 3).all();
    party.office.pass(5_000);
    for (let k = 0; k < 8; k++) party.office.tell(party.key(who), { on: "chat", text: `word ${k}` });
    party.office.deliver();
    for (const other of [0, 1, 2, 3]) expect(heard(party, other)).toEqual([0, 1, 2, 3, 4].map((k) => `word ${k}`));
    expect(unsaid(party, who)).toEqual([5, 6, 7].map((k) => [`word ${k}`, "too-much-talk", false]));
    party.office.pass(1_000);
    party.office.tell(party.key(who), { on: "chat", text: "word 5" });
    party.office.deliver();
    expect(heard(party, 2).at(-1)).toBe("word 5");
  });

  test("also if only the host knows that too many talk, and when the host can't be reached", () => {
    const party = voyage(6, 3).all();
    party.office.pass(5_000);
    for (let k = 0; k < 10; k++) {
      for (const who of [2, 3]) {
        const flood = encodeMessage({ t: "react", from: party.key(who), sign: "wave" });
        party.office.forge(party.key(who), party.key(0), flood);
      }
      party.office.forge(party.key(1), party.key(0), encodeMessage({ t: "react", from: party.key(1), sign: "wave" }));
    }
    party.office.tell(party.key(1), { on: "chat", text: "hello" });
    party.office.deliver();
    expect(unsaid(party, 1)).toEqual([["hello", "too-much-talk", true]]);
    party.lose(0);
    party.office.pass(9_000);
    party.office.tell(party.key(1), { on: "chat", text: "anybody?" });
    expect(unsaid(party, 1).at(-1)).toEqual(["anybody?", "not-connected", false]);
  });
});
