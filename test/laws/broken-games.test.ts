/** Each law fails for a game that breaks it. */
import { afterEach, expect, test, vi } from "vitest";
import type { Game } from "../../src/engine/game.ts";
import { hashValue } from "../../src/engine/hash.ts";
import { Keeper } from "../../src/engine/keeper.ts";
import { Refusal } from "../../src/engine/refusal.ts";
import { playAll } from "./hold-laws.ts";
import { emptyReport, type Law, type Report } from "./report.ts";
import { seats } from "./subject.ts";
import { type Toy, type ToyState, toy } from "./toy-game.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

const GAMES = 150;

function examine(game: Game<Toy>): Report {
  const report = emptyReport();
  const setUps = ["ppp", "ppb", "bb"].map((pattern) => ({ options: { rounds: 2 }, seats: seats(pattern) }));
  const seeds = Array.from({ length: GAMES }, (_, i) => i + 1);
  playAll(game, { name: "toy", setUps, usualLength: 20 }, seeds, report);
  return report;
}

const brokenBy = (game: Game<Toy>): readonly Law[] => [...examine(game).broken.keys()];

test("a sound game breaks none", () => {
  const report = examine(toy);
  expect([...report.broken]).toEqual([]);
  expect(report.games).toBe(GAMES);
});

test("an open act is offered that doesn't apply", () => {
  const legal: typeof toy.legal = (state, seat, mine) => {
    const acts = toy.legal(state, seat, mine);
    return state.phase === "cheer" && acts.length > 0 ? [...acts, { do: "play", slot: 0 }] : acts;
  };
  expect(brokenBy({ ...toy, legal })).toContain("applies");
});

test("an event doesn't say which state it found", () => {
  const apply: typeof toy.apply = (state, input) => ({ ...toy.apply(state, input), moments: [] });
  expect(brokenBy({ ...toy, apply })).toContain("applies");
});

test("a sealed act is offered that doesn't apply once it's opened", () => {
  const legal: typeof toy.legal = (state, seat, mine) => {
    const acts = toy.legal(state, seat, mine);
    return state.phase === "play" && acts.length > 0 ? [...acts, { do: "cheer", loud: true }] : acts;
  };
  expect(brokenBy({ ...toy, legal })).toContain("applies");
});

test("somebody owes an act and has none", () => {
  const legal: typeof toy.legal = (state, seat, mine) => (seat === 0 ? [] : toy.legal(state, seat, mine));
  expect(brokenBy({ ...toy, legal })).toContain("applies");
});

test("an open act is taken that isn't offered", () => {
  const legal: typeof toy.legal = (state, seat, mine) => toy.legal(state, seat, mine).slice(0, 1);
  expect(brokenBy({ ...toy, legal })).toContain("refuses");
});

test("a sealed act is opened that wasn't offered", () => {
  const legal: typeof toy.legal = (state, seat, mine) =>
    toy.legal(state, seat, mine).filter((act) => act.do !== "play" || act.slot === 0);
  expect(brokenBy({ ...toy, legal })).toContain("refuses");
});

test("the game stumbles over junk", () => {
  const readAct: typeof toy.readAct = (raw) => {
    if (raw === null) throw new TypeError("Cannot read properties of null");
    return toy.readAct(raw);
  };
  expect(brokenBy({ ...toy, readAct })).toEqual(["refuses"]);
});

test("a seat change of any kind is taken", () => {
  const apply: typeof toy.apply = (state, input) =>
    input.kind === "seat" ? { state: { ...state }, events: [] } : toy.apply(state, input);
  expect(brokenBy({ ...toy, apply })).toContain("refuses");
});

test("the state isn't plain JSON", () => {
  const setup: typeof toy.setup = (options, sitters) => {
    const state = toy.setup(options, sitters);
    return Object.defineProperty(state, "toJSON", { value: () => ({ ...state, round: 1 }) });
  };
  expect(brokenBy({ ...toy, setup })).toContain("restores");
});

test("a save forgets what was promised", () => {
  const whole = Keeper.prototype.save;
  vi.spyOn(Keeper.prototype, "save").mockImplementation(function (this: Keeper) {
    return { ...whole.call(this), sealed: [] };
  });
  expect(brokenBy(toy)).toContain("restores");
});

test("a save forgets how far the luck of the shuffles is", () => {
  const whole = Keeper.prototype.save;
  vi.spyOn(Keeper.prototype, "save").mockImplementation(function (this: Keeper) {
    return { ...whole.call(this), luck: [1, 2, 3, 4] };
  });
  expect(brokenBy(toy)).toContain("restores");
});

test("the game remembers something beside its state", () => {
  let cheers = 0;
  const apply: typeof toy.apply = (state, input) => {
    const step = toy.apply(state, input);
    if (input.kind === "act") cheers += 1;
    return { ...step, state: { ...step.state, points: step.state.points.map((sum) => sum + (cheers % 2)) } };
  };
  const broken = brokenBy({ ...toy, apply });
  expect(["replays", "restores", "secret"]).toContain(broken[0]);
});

test("events depend on something beside the state", () => {
  let revealed = 0;
  const apply: typeof toy.apply = (state, input) => {
    const step = toy.apply(state, input);
    revealed += 1;
    return { ...step, events: step.events.map((event) => ({ ...event, value: revealed })) };
  };
  expect(brokenBy({ ...toy, apply })).toEqual(["replays"]);
});

test("the state is changed in place", () => {
  const apply: typeof toy.apply = (state, input) => {
    const { points } = toy.apply(state, input).state;
    const step = toy.apply(state, input);
    return { ...step, state: Object.assign(state as { -readonly [K in keyof ToyState]: ToyState[K] }, { points }) };
  };
  expect(brokenBy({ ...toy, apply })).toEqual(["pure"]);
});

test("an input is changed in place", () => {
  const apply: typeof toy.apply = (state, input) => {
    if (input.kind === "stirred") (input.handles as string[]).reverse();
    return toy.apply(state, input);
  };
  expect(brokenBy({ ...toy, apply })).toEqual(["pure"]);
});

test("the game is longer than its bound", () => {
  expect(brokenBy({ ...toy, bound: 5 })).toEqual(["ends"]);
});

test("the game gets stuck", () => {
  const awaits: typeof toy.awaits = (state) =>
    state.round === 1 ? [{ kind: "learn", seat: 0, pool: "heap 0", handles: [] }] : toy.awaits(state);
  expect(brokenBy({ ...toy, awaits })).toEqual(["ends"]);
});

test("the game ends without a result", () => {
  expect(brokenBy({ ...toy, result: () => undefined })).toEqual(["ends"]);
});

test("a handle tells what was promised", () => {
  const seal = Keeper.prototype.seal;
  vi.spyOn(Keeper.prototype, "seal").mockImplementation(function (this: Keeper, state, seat, act) {
    const input = seal.call(this, state, seat, act);
    return input.kind === "sealed" ? { ...input, handle: `${input.handle} ${hashValue(act)}`.slice(0, 64) } : input;
  });
  expect(brokenBy(toy)).toContain("secret");
});

test("the order of handles tells the shuffle", () => {
  const stir = Keeper.prototype.stir;
  vi.spyOn(Keeper.prototype, "stir").mockImplementation(function (this: Keeper, awaited) {
    const input = stir.call(this, awaited);
    if (input.kind !== "stirred") throw new Refusal("no-stir");
    return { ...input, handles: input.handles.toSorted((a, b) => Number(this.value(a)) - Number(this.value(b))) };
  });
  expect(brokenBy(toy)).toContain("secret");
});

test("the game smuggles what a seat sees into the state", () => {
  let seen = 0;
  const legal: typeof toy.legal = (state, seat, mine) => {
    for (const value of mine.values()) seen += value;
    return toy.legal(state, seat, mine);
  };
  const apply: typeof toy.apply = (state, input) => {
    const step = toy.apply(state, input);
    return input.kind === "sealed" ? { ...step, state: { ...step.state, points: [seen, seen, seen] } } : step;
  };
  const broken = brokenBy({ ...toy, legal, apply });
  expect(["secret", "restores"]).toContain(broken[0]);
});

test("a seat may look at another one's hand", () => {
  const holds: typeof toy.holds = (state) => [0, 1].flatMap((seat) => toy.holds(state, seat));
  const mine = Keeper.prototype.mine;
  vi.spyOn(Keeper.prototype, "mine").mockImplementation(function (this: Keeper, state) {
    return mine.call(this, state, 0);
  });
  expect(brokenBy({ ...toy, holds })).toEqual(["secret"]);
});

test("a kind of act is never offered", () => {
  expect(brokenBy({ ...toy, acts: [...toy.acts, "sing"] })).toEqual(["acts"]);
});

test("a kind of act isn't declared", () => {
  expect(brokenBy({ ...toy, acts: ["play"] })).toEqual(["acts"]);
});

test("a bot takes its luck from elsewhere", () => {
  let luck = 0;
  const bots: typeof toy.bots = {
    random: (turn) => {
      luck += 1;
      return turn.state.phase === "play" ? { do: "play", slot: luck % 2 } : { do: "cheer", loud: luck % 3 === 0 };
    },
  };
  expect(brokenBy({ ...toy, bots })).toContain("bots");
});
