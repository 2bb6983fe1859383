/** Somebody who opens something else than they have committed to, or committed to what they mustn't: all others name them at once. */
import { describe, expect, test } from "vitest";
import { equal } from "../../src/engine/codec.ts";
import type { Game, Handle, Seat } from "../../src/engine/game.ts";
import { accountOf, awaitsOf, type Book, isOver, ownerOf } from "../../src/fair/book.ts";
import { fromHex } from "../../src/fair/bytes.ts";
import { actCommitment, slotCommitment } from "../../src/fair/commitments.ts";
import { handlesOf, requestOf } from "../../src/fair/requests.ts";
import { actSalt, orderOf, Secrets, slotSalt } from "../../src/fair/secrets.ts";
import type { Answer, SignedStatement } from "../../src/fair/statements.ts";
import { precognition } from "../../src/games/precognition/game.ts";
import { bytesOf } from "../fair/round-table.ts";
import { rehearsal } from "../rehearsal/game.ts";
import { lie, namedBy, noticesOf, reanswered, send } from "./cheats.ts";
import { Party } from "./party.ts";

const EVERYBODY = [0, 1, 2, 3];
const others = (seat: Seat): readonly number[] => EVERYBODY.filter((who) => who !== seat);

function three(game: Game, seed: number): Party {
  const [variant] = game.variants;
  return new Party({ game, options: variant?.options, players: 3, people: 3, seed, spectators: 1 }).all();
}

/** All others have named the cheat for this, and nobody else, and go on without them. */
function named(party: Party, seat: Seat, proof: string): void {
  for (const who of others(seat)) expect(namedBy(party, who), party.story()).toEqual([[seat, proof]]);
  goesOn(party, seat, "cheated");
}

function goesOn(party: Party, seat: Seat, away: string): void {
  party.office.sieve = ({ text }) => text;
  const honest = others(seat);
  party.until(() => honest.every((who) => accountOf(party.book(who), seat).away === away));
  if (seat === 0) party.lose(0);
  const { i } = party.book(2);
  party.until(() => honest.every((who) => party.book(who).i > i + 1 || isOver(party.book(who))));
  for (const who of honest) {
    const { heads } = party.book(who);
    expect(heads).toEqual(party.book(2).heads.slice(0, heads.length));
  }
}

interface Opening {
  readonly attack: string;
  readonly game: Game;
  /** What is opened instead, where there is anything to open. */
  readonly lied: (answer: Answer) => Answer | undefined;
}

const changedSalt = (answer: Answer): Answer | undefined =>
  answer.act === null ? undefined : { ...answer, act: { ...answer.act, salt: bytesOf(8) } };

const OPENINGS: readonly Opening[] = [
  { attack: "changed-choice: under another salt", game: precognition, lied: changedSalt },
  { attack: "changed-choice: in another game", game: rehearsal, lied: changedSalt },
  {
    attack: "changed-choice: for another act",
    game: precognition,
    lied: (answer) =>
      answer.act === null ? undefined : { ...answer, act: { ...answer.act, act: { do: "choose", keep: 3, give: 1 } } },
  },
  {
    attack: "wrong-slot: another one of its own",
    game: precognition,
    lied: (answer) => (answer.values.length > 1 ? { ...answer, values: [...answer.values].reverse() } : undefined),
  },
  {
    attack: "wrong-card: the right slot as another card",
    game: precognition,
    lied: ({ values, ...answer }) => {
      const other = values.find(({ value }) => !equal(value, values[0]?.value))?.value;
      if (other === undefined) return undefined;
      return { ...answer, values: values.map((one, k) => (k === 0 ? { ...one, value: other } : one)) };
    },
  },
];

describe.each(OPENINGS)("$attack", ({ game, lied }) => {
  test.each([
    ["by a guest", 1],
    ["by the host", 0],
  ])("%s", (_, seat) => {
    const party = three(game, 31);
    const { told } = lie(party, seat, { answer: lied });
    party.until(() => told.length > 0);
    named(party, seat, "opening");
  });
});

describe("wrong-link", () => {
  test("wrong-link: a guest's is refused, and it owes an answer from then on", () => {
    const party = three(precognition, 32);
    const { told } = lie(party, 1, {
      answer: (answer) => (answer.i > 3 ? { ...answer, link: bytesOf(9) } : undefined),
    });
    party.until(() => told.length > 0);
    expect(noticesOf(party, 0)).toContainEqual(["answer-refused", { why: "wrong-link", seat: 1 }]);
    const { i } = party.book(0);
    party.office.pass(25_000);
    expect(party.book(0).i).toBe(i);
    for (const seat of [0, 2]) party.office.tell(party.key(seat), { on: "agree", seat, about: 1, to: "owed" });
    goesOn(party, 1, "owed");
    expect(party.office.notices()).not.toContain("cheated");
  });

  test("wrong-link: a host's is answered by nobody, and another one hosts", () => {
    const party = three(precognition, 33);
    const { told } = lie(party, 0, {
      answer: (answer) => (answer.i > 3 ? { ...answer, link: bytesOf(9) } : undefined),
    });
    const answered: string[] = [];
    const isAsking = () => told.length > 0 && EVERYBODY.every((who) => party.book(who).epoch === 0);
    const { sieve } = party.office;
    party.office.sieve = (letter) => {
      if (letter.text.includes('"t":"answer"') && isAsking()) answered.push(letter.text);
      return sieve(letter);
    };
    party.until(() => told.length > 0);
    for (const who of [1, 2]) expect(noticesOf(party, who)).toContainEqual(["question-refused", { why: "wrong-link" }]);
    party.until(() => [1, 2].every((who) => party.book(who).epoch > 0), 200);
    expect(answered).toEqual([]);
    expect(party.office.notices()).not.toContain("cheated");
  });
});

/** What this seat's device has stored is changed, and it starts anew with it: it takes it for its own. */
function keepInMind(
  party: Party,
  seat: Seat,
  handle: Handle,
  choice: { r: number; after: string; act: unknown },
): void {
  const notes = party.notes(seat);
  const changed = { ...notes, choices: { ...notes.choices, [handle]: choice } };
  party.office.store(party.key(seat)).set(`notes ${seat}`, changed);
}

const isPromised = ({ accounts }: Book, seat: Seat, handle: Handle): boolean =>
  accounts[seat]?.commitment?.handle === handle;

test.each([
  [precognition, { do: "choose", keep: 0, give: 0 }],
  [rehearsal, { do: "dive" }],
])("illegal-choice: what the rules don't allow is promised and opened", (game, act) => {
  const party = three(game, 34);
  let handle = "";
  const { told } = lie(party, 1, {
    said: (said) => {
      if (said.saying.say !== "seal") return undefined;
      const { r, after } = said.saying;
      handle = actCommitment(ownerOf(party.book(1), 1), r, actSalt(fromHex(party.notes(1).seed), r, after), act);
      return { ...said, saying: { ...said.saying, handle } };
    },
  });
  party.until(() => told.length > 0 && isPromised(party.book(0), 1, handle));
  const { r, after } = accountOf(party.book(0), 1).commitment ?? { r: 0, after: "" };
  keepInMind(party, 1, handle, { r, after, act });
  party.office.sieve = ({ text }) => text;
  party.reload(1);
  party.until(() => party.office.notices().includes("cheated"));
  named(party, 1, "breach");
});

interface Stacked {
  readonly value: unknown;
  readonly salt: string;
}

/** Puts the same card several times into the heap of this number that it shuffles, and opens just that. */
function stacks(party: Party, seat: Seat, heap: number): void {
  const dealt = new Map<Handle, Stacked>();
  let heaps: readonly string[] = [];
  const stacked = (said: SignedStatement): SignedStatement | undefined => {
    const book = party.book(seat);
    const awaited = awaitsOf(book).find((one) => one.kind === "stir" && one.by[0] === seat);
    if (said.saying.say !== "stir" || awaited?.kind !== "stir") return undefined;
    const { pool } = said.saying;
    if (!heaps.includes(pool)) heaps = [...heaps, pool];
    if (heaps[heap] !== pool) return undefined;
    const seed = fromHex(party.notes(seat).seed);
    const gen = book.gens.get(pool) ?? 0;
    const [first = 0] = orderOf(seed, pool, gen, awaited.add.length);
    const handles = awaited.add.map((_, j) => {
      const one = { value: awaited.add[first], salt: slotSalt(seed, pool, gen, j) };
      const handle = slotCommitment(ownerOf(book, seat), { pool, gen, j }, one.salt, one.value);
      dealt.set(handle, one);
      return handle;
    });
    return { ...said, saying: { ...said.saying, handles } };
  };
  const opened = (answer: Answer, book: Book): Answer | undefined => {
    const request = requestOf(book);
    const handles = request === undefined ? [] : handlesOf(book, request, seat);
    if (!handles.some((handle) => dealt.has(handle))) return undefined;
    return { ...answer, values: answer.values.map((one, k) => dealt.get(handles[k] ?? "") ?? one) };
  };
  lie(party, seat, { said: stacked, answer: opened });
}

test("duplicate-card: a card that is there twice is found out when the second one comes up", () => {
  const party = three(precognition, 35);
  stacks(party, 1, 0);
  party.until(() => party.office.notices().includes("cheated"));
  named(party, 1, "breach");
});

describe("whoever goes with a hand they don't like", () => {
  const isGone = (party: Party) => accountOf(party.book(0), 1).away !== undefined;
  const hand = ({ game: { game, state } }: Book): readonly Handle[] => game.holds(state, 1);

  /** They see what they have drawn, and are given up by the others. */
  function gone(party: Party): readonly Handle[] {
    party.until(() => hand(party.book(0)).length > 0);
    const seen = hand(party.book(0));
    party.lose(1);
    for (let steps = 0; steps < 50; steps++) party.step();
    const to = requestOf(party.book(0)) === undefined ? "silent" : "owed";
    for (const seat of [0, 2]) party.office.tell(party.key(seat), { on: "agree", seat, about: 1, to });
    party.until(() => isGone(party));
    return seen;
  }

  function comesBack(party: Party): void {
    party.come(1);
    party.office.pass(5_000);
    party.office.tell(party.key(1), { on: "return", seat: 1 });
    party.office.pass(3_000);
    if (isGone(party))
      for (const seat of [0, 2]) party.office.tell(party.key(seat), { on: "agree", seat, about: 1, to: "return" });
    party.until(() => !isGone(party) || party.office.notices().includes("cheated"));
  }

  test("unplug-bad-hand: gets another one from what everybody could draw of, and has to show the old one", () => {
    const party = three(precognition, 36);
    const seen = gone(party);
    expect(hand(party.book(0))).not.toEqual(seen);
    comesBack(party);
    let shown: readonly Handle[] = [];
    party.office.sieve = ({ text }) => {
      const { values = [] } = requestOf(party.book(0)) ?? {};
      if (text.includes('"t":"ask"')) shown = [...shown, ...values];
      return text;
    };
    party.until(() => party.book(0).game.sitters[1] === "person");
    expect(shown).toEqual(expect.arrayContaining([...seen]));
    const { i } = party.book(0);
    party.until(() => EVERYBODY.every((who) => party.book(who).i > i));
    expect(party.office.notices()).not.toContain("cheated");
  });

  test("duplicate-then-crash: doesn't get rid of a stacked heap by it", () => {
    const party = three(precognition, 37);
    stacks(party, 1, 1);
    gone(party);
    comesBack(party);
    party.until(() => party.office.notices().includes("cheated"));
    named(party, 1, "breach");
  });
});

test("copied-commitment: another's promise isn't taken, and nothing can be opened with it", () => {
  const party = three(precognition, 38);
  let copied = "";
  const { told } = lie(party, 1, {
    said: (said) => {
      if (said.saying.say !== "seal") return undefined;
      copied = accountOf(party.book(1), 2).commitment?.handle ?? copied;
      return copied === "" ? undefined : { ...said, saying: { ...said.saying, handle: copied } };
    },
  });
  party.until(() => told.length > 0);
  party.office.pass(3_000);
  expect(noticesOf(party, 1)).toContainEqual(["refused-by-host", { why: "handle-twice" }]);
  for (const who of others(1)) expect(accountOf(party.book(who), 1).commitment).toBeUndefined();
  expect(party.office.notices()).not.toContain("cheated");
  // It hasn't committed to anything yet, and may do so.
  party.office.sieve = ({ text }) => text;
  const { i } = party.book(0);
  party.until(() => party.book(0).i > i);
});

test("withhold-link: whoever waits to see the luck gets other luck, in which their link has no part", () => {
  const party = three(precognition, 39);
  const answers: Answer[] = [];
  party.until(() => party.book(0).i > 3);
  const { i } = party.book(0);
  party.office.sieve = ({ from, text }) => {
    const isAnswer = text.includes('"t":"answer"') && text.includes(`"i":${i},`);
    if (isAnswer) answers.push((JSON.parse(text) as { answer: Answer }).answer);
    return isAnswer && from === party.key(1) ? undefined : text;
  };
  party.until(() => new Set(answers.map(({ seat }) => seat)).size === 2);
  party.office.pass(25_000);
  for (const seat of [0, 2]) party.office.tell(party.key(seat), { on: "agree", seat, about: 1, to: "owed" });
  goesOn(party, 1, "owed");
  const revealed = party.book(0).entries.flatMap(({ body }) => (body.kind === "revealed" && body.i >= i ? [body] : []));
  expect(revealed[0]?.i).toBe(i + 1);
  expect(revealed[0]?.answers.map(({ seat }) => seat)).toEqual([0, 2]);
  const known = new Set(answers.map(({ link }) => link));
  for (const { link } of revealed[0]?.answers ?? []) expect(known.has(link)).toBe(false);
});

/** The link that this seat gives with its next answer. */
const linkOf = (party: Party, seat: Seat): string => {
  const book = party.book(seat);
  return new Secrets(seat, ownerOf(book, seat), party.notes(seat).seed).link(book.i);
};

test("early-opening: what is opened before it's asked for goes no further, and its seat is named", () => {
  const party = three(precognition, 40);
  party.until(() => party.book(1).i > 3 && requestOf(party.book(1)) === undefined);
  const { i, basis } = party.book(1);
  const link = linkOf(party, 1);
  const answer = reanswered(party, { seat: 1, i, basis, link, values: [], act: null, sig: "" });
  const since = party.office.effects.length;
  send(party, 1, [0, 2], { t: "answer", answer });
  expect(noticesOf(party, 0, since)).toEqual([["early-opening", { seat: 1 }]]);
  const passedOn: string[] = [];
  party.office.sieve = ({ from, text }) => {
    if (from !== party.key(1) && party.book(0).i === i && text.includes(link)) passedOn.push(text);
    return text;
  };
  party.until(() => party.book(0).i > i);
  // With all the other answers, once it was asked for.
  expect(passedOn.filter((text) => !text.includes('"kind":"revealed"'))).toEqual([]);
  expect(party.office.notices()).not.toContain("cheated");
});

test("partial-set: a host that asks before all have promised is named, and nobody opens anything", () => {
  const party = three(precognition, 41);
  const isHalf = (book: Book) => awaitsOf(book).some((one) => one.kind === "act" && one.sealed && equal(one.from, [2]));
  const opens: string[] = [];
  party.office.sieve = ({ from, text }) => {
    if (text.includes('"t":"answer"') && isHalf(party.book(0))) opens.push(text);
    return from === party.key(2) && text.includes('"say":"seal"') ? undefined : text;
  };
  party.until(() => EVERYBODY.every((who) => isHalf(party.book(who))), 60);
  const { i, basis, accounts } = party.book(0);
  const { r = 0, after = "", handle = "" } = accounts[0]?.commitment ?? {};
  const notes = party.notes(0);
  const opened = { act: notes.choices[handle]?.act, salt: actSalt(fromHex(notes.seed), r, after) };
  const answer = { seat: 0, i, basis, link: linkOf(party, 0), values: [], act: opened, sig: "" };
  const since = party.office.effects.length;
  send(party, 0, [1, 2], { t: "ask", answer: reanswered(party, answer) });
  for (const who of [1, 2]) expect(noticesOf(party, who, since)).toEqual([["early-opening", { seat: 0 }]]);
  party.office.pass(3_000);
  expect(opens).toEqual([]);
});
