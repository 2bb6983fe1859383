/** Checks the seeds told at the end: whether each seat has derived all its secrets from its seed, as it had to. */
import type { Seat } from "../engine/game.ts";
import { Refusal } from "../engine/refusal.ts";
import { accountOf, type Book, ownerOf } from "./book.ts";
import type { Body } from "./entries.ts";
import { Secrets } from "./secrets.ts";
import type { Statement } from "./statements.ts";

/** Seats that have told their seed. The others can't be audited, which isn't held against them. */
export const seatsWithSeed = ({ accounts }: Book): readonly Seat[] =>
  [...accounts.keys()].filter((seat) => accounts[seat]?.seed !== undefined);

/** Refuses with the seat and the first entry that its seed doesn't explain. */
export function audit(book: Book): void {
  const secrets = new Map(
    seatsWithSeed(book).map((seat) => {
      const { seed = "" } = accountOf(book, seat);
      return [seat, new Secrets(seat, ownerOf(book, seat), seed)];
    }),
  );
  /** Each seat's last commitment. */
  const seals = new Map<Seat, Seal>();
  for (const [k, { body }] of book.entries.entries()) {
    if (body.kind === "said" && body.said.saying.say === "seal") seals.set(body.said.seat, body.said.saying);
    const seat = unexplained(book, body, secrets, seals);
    if (seat !== undefined)
      throw new Refusal("unfair-entry", { entry: k + 1 }, { cause: new Refusal("other-seed", { seat }) });
  }
}

type ByTheSeeds = ReadonlyMap<Seat, Secrets>;
type Seal = Extract<Statement, { say: "seal" }>;

function unexplained(book: Book, body: Body, secrets: ByTheSeeds, seals: ReadonlyMap<Seat, Seal>): Seat | undefined {
  if (body.kind === "said") {
    const { seat, saying } = body.said;
    const own = secrets.get(seat);
    if (own === undefined) return undefined;
    if (saying.say === "anchor" && saying.anchor !== own.link(0)) return seat;
    if (saying.say === "stir" && !saying.handles.every((handle) => isOwnSlot(book, own, handle))) return seat;
    return undefined;
  }
  if (body.kind !== "revealed") return undefined;
  // Links and values were checked against their commitments, and those against the seed.
  return body.answers.find(({ seat, act }) => {
    const [own, seal] = [secrets.get(seat), seals.get(seat)];
    if (own === undefined || act === null) return false;
    return seal === undefined || act.salt !== own.actSalt(seal);
  })?.seat;
}

function isOwnSlot({ slots }: Book, own: Secrets, handle: string): boolean {
  const slot = slots.get(handle);
  try {
    return slot !== undefined && own.slotCommitment(slots, slot) === handle;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
