/**
 * What others see doesn't depend on secrets: with other secrets and secret choices, the inputs are the same to the byte,
 * and so are the record and the state.
 */
import { encode, equal } from "../../src/engine/codec.ts";
import type { Seat } from "../../src/engine/game.ts";
import type { LocalTable } from "../../src/engine/local-table.ts";
import { type Move, offer } from "./random-player.ts";
import { demand, tell, under } from "./report.ts";
import { isSame, type World } from "./world.ts";

/** The shadow table answers with its own secrets what the live table has just answered. */
export function checkShadow({ shadow, luck, report }: World, move: Move): void {
  const { input } = move;
  if (input.kind === "stirred") {
    under(report, "secret", "a shuffle", () => demandSame(shadow.nextAnswer(), input));
  } else if (input.kind === "sealed" && move.by === "person") {
    under(report, "secret", "a promise", () => {
      const others = offer(shadow, move.seat, "sealed").filter((act) => !equal(act, move.act));
      demandSame(shadow.inputFor(move.seat, others.length > 0 ? luck.pick(others) : move.act), input);
    });
  }
}

/** A seat's legal acts don't depend on the secrets of others. */
export function checkHands({ live, shadow, report }: World): void {
  const { match } = live;
  const hands = match.sitters.map((_, seat) => live.mine(seat));
  for (const [seat, mine] of hands.entries()) {
    report.checks.secret += 1;
    demand(match.sitters[seat] === "person" || mine.size === 0, "secret", () => `seat ${seat} is no person and sees`);
    const others = hands.filter((_, other) => other !== seat);
    const isShared = [...mine.keys()].some((handle) => others.some((hand) => hand.has(handle)));
    demand(!isShared, "secret", () => `another one sees what seat ${seat} sees`);
    demand(blindOffer(live, seat) === blindOffer(shadow, seat), "secret", () => `the offer to seat ${seat} tells`);
  }
}

/** A seat's legal acts without its secrets, asked for right after those with them. */
function blindOffer(table: LocalTable, seat: Seat): string {
  table.legal(seat);
  try {
    return encode(table.match.legal(seat, new Map()));
  } catch (error) {
    return tell(error);
  }
}

const demandSame = (theirs: unknown, ours: unknown): void =>
  demand(isSame(theirs, ours), "secret", () => `with other secrets ${encode(ours)} becomes ${encode(theirs)}`);
