/** Where a match turned, as its chart of standings tells: who took the lead, and the greatest rise and fall. */
import type { Seat } from "../../session/session.ts";

export interface TurningPoint {
  /** The round in which it happened, from 1. */
  readonly round: number;
  readonly kind: "lead" | "rise" | "fall";
  readonly seats: readonly Seat[];
  /** How much more or less they had after that round. */
  readonly change: number;
}

/** The last few count most: whoever leads early often loses it. */
const MOST_LEADS = 4;

/**
 * `courses`: what each seat had at the start and after each round. `sides`: the seats that play together; with one side
 * only, nobody leads.
 */
export function turningPoints(
  courses: readonly (readonly number[])[],
  sides: readonly (readonly Seat[])[],
): readonly TurningPoint[] {
  const sums = sides.map((seats) => sumOf(seats.map((seat) => courses[seat] ?? [])));
  const changes = sums.flatMap((counts, side) =>
    counts.slice(1).map((count, i) => ({ round: i + 1, side, change: count - (counts[i] ?? 0) })),
  );
  const pointOf = (kind: TurningPoint["kind"], { round, side, change }: Change): TurningPoint => ({
    round,
    kind,
    seats: sides[side] ?? [],
    change,
  });
  const changeIn = (round: number, side: number) => changes.find((one) => one.round === round && one.side === side);
  const leads = leadersIn(sums)
    .flatMap(({ round, side }) => changeIn(round, side) ?? [])
    .map((one) => pointOf("lead", one))
    .slice(-MOST_LEADS);
  const [rise] = changes.filter(({ change }) => change > 0).toSorted((a, b) => b.change - a.change);
  const [fall] = changes.filter(({ change }) => change < 0).toSorted((a, b) => a.change - b.change);
  const swings = [...(rise ? [pointOf("rise", rise)] : []), ...(fall ? [pointOf("fall", fall)] : [])];
  const isTold = ({ round, seats }: TurningPoint) =>
    leads.some((lead) => lead.round === round && lead.seats[0] === seats[0]);
  return [...leads, ...swings.filter((one) => !isTold(one))].toSorted((a, b) => a.round - b.round);
}

interface Change {
  readonly round: number;
  readonly side: number;
  readonly change: number;
}

/** The rounds after which another side leads than the one that led before. The first to lead takes it from nobody. */
function leadersIn(sums: readonly (readonly number[])[]): readonly { readonly round: number; readonly side: number }[] {
  if (sums.length < 2) return [];
  const rounds = Math.min(...sums.map(({ length }) => length));
  let leader: number | undefined;
  const changes: { round: number; side: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    const counts = sums.map((one) => one[round] ?? 0);
    const most = Math.max(...counts);
    const side = counts.indexOf(most);
    if (side !== counts.lastIndexOf(most) || side === leader) continue;
    if (leader !== undefined) changes.push({ round, side });
    leader = side;
  }
  return changes;
}

const sumOf = (courses: readonly (readonly number[])[]): readonly number[] =>
  Array.from({ length: Math.min(...courses.map(({ length }) => length)) }, (_, i) =>
    courses.reduce((sum, counts) => sum + (counts[i] ?? 0), 0),
  );
