/** Draws at random who cheats at a table, how, and the network's faults. */
import type { Seat } from "../../../engine/game.ts";
import type { Rng } from "../../../engine/rng.ts";
import { CALM, type Fault, type Plan, planFor } from "../faults.ts";
import { between, isOneIn } from "../luck.ts";
import type { Deviation, Move, Scheme, What } from "./scheme.ts";

const SECOND = 1_000;
const MOST_PLOYS = 4;
/** By this time cheats behave again, except those that never do. */
const LATEST = 60 * SECOND;
const EVER = 900 * SECOND;

/** Messages that are signed, or believed because of their sender. */
const KINDS = [
  "say",
  "stored",
  "answer",
  "ask",
  "voice",
  "agree",
  "entries",
  "have",
  "lost",
  "accuse",
  "presence",
  "want",
];
const ALTERED = ["say", "answer", "ask", "voice", "agree", "entries", "have", "lost"];
const LEAPT = ["say", "answer", "ask", "voice", "have", "lost", "stand", "entries", "want", "presence"];
/** Added to a count it still fits in 32 bits. */
const FAR = 2 ** 32 - 10_000;
const HEARD = ["ask", "stored", "answer", "entries", "have", "voice", "say", "presence"];

export interface Table {
  readonly people: number;
  /** The order of succession. */
  readonly line: readonly Seat[];
}

export function schemeFor(luck: Rng, { people, line }: Table, cheats: number): Scheme {
  const inTurn = [...line];
  // The first host is often one of them.
  const host = isOneIn(luck, 2) ? inTurn.slice(0, 1) : [];
  const others = luck.shuffled(inTurn.filter((seat) => !host.includes(seat)));
  const seats = [...host, ...others].slice(0, cheats).sort((a, b) => a - b);
  const ploys = between(luck, 1, MOST_PLOYS);
  const drawn = Array.from({ length: ploys }, () => ployOf(luck, luck.pick(seats), people)).flat();
  return { seats, deviations: drawn.map((one, id) => ({ id, ...one })) };
}

type Drawn = Omit<Deviation, "id">;

function ployOf(luck: Rng, by: Seat, people: number): readonly Drawn[] {
  const others = [...Array(people).keys()].filter((seat) => seat !== by);
  const about = luck.pick(others);
  const when = momentOf(luck);
  const some = someOf(luck, others);
  const one = (move: Move, to = some): Drawn => ({ by, ...when, to, move });
  const lasting = (move: Move, to = some): Drawn => ({ ...one(move, to), lasts: isOneIn(luck, 4) ? EVER : when.lasts });
  const back = isOneIn(luck, 3) ? 0 : between(luck, 1, 4);
  switch (luck.below(25)) {
    case 0:
    case 1:
      return [lasting({ do: "withhold", what: whatOf(luck, KINDS) })];
    case 2:
      return [lasting({ do: "delay", what: whatOf(luck, KINDS), by: between(luck, 100, 12_000) })];
    case 3:
      return [lasting({ do: "repeat", what: whatOf(luck, KINDS), by: between(luck, 100, 30_000) })];
    case 4:
    case 5:
      return [one({ do: "alter", what: whatOf(luck, ALTERED), isForeign: isOneIn(luck, 5) })];
    case 6:
    case 7:
      return [lasting({ do: "ignore", what: whatOf(luck, KINDS) })];
    case 8:
      return [one({ do: "replay", what: whatOf(luck, KINDS) })];
    case 9:
    case 10:
      return [lasting({ do: "copy" })];
    case 11:
      return [one({ do: "restore", ago: between(luck, SECOND, 20 * SECOND) })];
    case 12:
    case 13:
    case 14:
      return [one({ do: "vote", candidate: candidateOf(luck, by, about), back }, isOneIn(luck, 2) ? others : some)];
    case 15:
      return [one({ do: "doubt" }), one({ do: "word", about })];
    case 16:
    case 17: {
      // Attestations that were used already are of no use for an eviction.
      const before: Drawn = { by, from: 0, lasts: EVER, to: others, move: { do: "abstain" } };
      const age = between(luck, 4, 12) * SECOND;
      return [before, { by, from: 0, lasts: EVER, to: others, move: { do: "evict", about, age } }];
    }
    case 18:
      return [
        one({ do: "slander", about, how: isOneIn(luck, 2) ? "silent" : "owes" }, others),
        one({ do: "evict", about, age: 0 }, others),
      ];
    case 19:
    case 20:
    case 21: {
      // Takes sides: talks to one device, and ignores all others.
      const rest = others.filter((seat) => seat !== about);
      const candidate = isOneIn(luck, 4) ? by : about;
      const heard = { from: between(luck, 11, 25) * SECOND, hears: luck.pick(["ask", "ask", "entries", "answer"]) };
      const hushed = { by, ...heard, lasts: EVER, to: rest };
      return [
        {
          by,
          ...heard,
          lasts: between(luck, 5, 30) * SECOND,
          to: [about],
          move: { do: "vote", candidate, back: Math.max(back, 1) },
        },
        { ...hushed, move: { do: "ignore", what: "all" } },
        { ...hushed, move: { do: "withhold", what: "all" } },
      ];
    }
    case 22:
      // To the largest numbers of the protocol, or only a little.
      return [one({ do: "leap", what: whatOf(luck, LEAPT), by: isOneIn(luck, 2) ? FAR : between(luck, 1, 2_000) })];
    case 23:
      return [one({ do: "flood", what: whatOf(luck, KINDS), times: between(luck, 20, 95) })];
    default:
      return [one({ do: "doubt" }, others), one({ do: "usurp", back }, others)];
  }
}

const candidateOf = (luck: Rng, by: Seat, other: Seat): Seat | "each" =>
  luck.pick(["each", "each", by, other] as const);

function momentOf(luck: Rng): Pick<Drawn, "from" | "hears" | "lasts"> {
  const from = between(luck, 3, 45) * SECOND + luck.below(SECOND);
  const lasts = Math.min(
    isOneIn(luck, 3) ? between(luck, 1, 5) * SECOND : between(luck, 5, 30) * SECOND,
    LATEST - from,
  );
  return isOneIn(luck, 2) ? { from, hears: luck.pick(HEARD), lasts } : { from, lasts };
}

function someOf(luck: Rng, seats: readonly Seat[]): readonly Seat[] {
  const some = seats.filter(() => isOneIn(luck, 2));
  return some.length === 0 ? [luck.pick(seats)] : some;
}

const whatOf = (luck: Rng, kinds: readonly string[]): What =>
  isOneIn(luck, 6) ? "all" : luck.shuffled(kinds).slice(0, between(luck, 1, 2));

/** The network: good, with a slow or a cut line, or with the usual faults. */
export function linesFor(
  luck: Rng,
  { people, spectators }: { people: number; spectators: number },
  { seats, deviations }: Scheme,
): Plan {
  const honest = [...Array(people).keys()].filter((seat) => !seats.includes(seat));
  const [staged] = deviations.flatMap((one) => stageFor(luck, one, deviations, seats));
  const isStaged = !isOneIn(luck, 3);
  if (staged !== undefined && isStaged) return staged;
  const some = luck.pick(honest);
  switch (luck.below(10)) {
    case 0:
    case 1:
    case 2:
    case 3:
      return CALM;
    case 4:
    case 5:
    case 6: {
      // Cheats may have a better line.
      const but = isOneIn(luck, 2) ? seats : [];
      return { faults: [{ at: 0, do: "lag", whom: some, but, by: between(luck, 300, 2_000), lasts: EVER }], end: 0 };
    }
    case 7:
    case 8: {
      const cuts = Array.from({ length: between(luck, 1, 2) }, (): Fault => {
        const side = isOneIn(luck, 2) ? [some] : someOf(luck, [...Array(people).keys()]);
        const lasts = (isOneIn(luck, 2) ? between(luck, 11, 20) : between(luck, 2, 10)) * SECOND;
        return { at: between(luck, 4, 30) * SECOND, do: "cut", side, lasts, isHeld: isOneIn(luck, 2) };
      });
      return { faults: cuts, end: LATEST };
    }
    default: {
      const { faults, end } = planFor(luck, { homes: Array.from({ length: people }, () => 1), spectators });
      // The rest must be more than half, and cheats count as lost already.
      return { faults: faults.filter((fault) => fault.do !== "lose"), end };
    }
  }
}

/** Helps some deviations: their victim has a slow line, or is cut off for a while. */
function stageFor(
  luck: Rng,
  { by, to, move }: Deviation,
  all: readonly Deviation[],
  seats: readonly Seat[],
): readonly Plan[] {
  const at = between(luck, 5, 15) * SECOND;
  if (move.do === "evict" && move.age > 0 && !seats.includes(move.about)) {
    const lasts = between(luck, 11, 18) * SECOND;
    return [{ faults: [{ at, do: "cut", side: [move.about], lasts, isHeld: true }], end: at + lasts }];
  }
  const [whom] = to;
  const isSide =
    move.do === "vote" && all.some((one) => one.by === by && one.move.do === "ignore" && one.move.what === "all");
  if (!isSide || whom === undefined || to.length > 1 || seats.includes(whom)) return [];
  return [{ faults: [{ at: 0, do: "lag", whom, but: seats, by: between(luck, 500, 1_500), lasts: EVER }], end: 0 }];
}
