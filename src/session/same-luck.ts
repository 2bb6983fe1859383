/** Whether a match at one device had the luck of a seed: it's played again from the seed, with the acts of its people. */
import { encode } from "../engine/codec.ts";
import type { Input, Seat } from "../engine/game.ts";
import { LocalTable } from "../engine/local-table.ts";
import { Match } from "../engine/match.ts";

/** What a match that isn't over has sealed and not yet revealed can't be told apart. */
export function hasLuckOf({ game, header, inputs }: Match, seed: number): boolean {
  const again = LocalTable.fresh(new Match(game, header.options, header.seats), seed);
  for (const [i, input] of inputs.entries()) {
    if (input.kind === "sealed" && revealedAct(inputs.slice(i), input.seat) === undefined) return true;
    const same = sameInput(again, inputs, i);
    if (same === undefined || encode(same) !== encode(input)) return false;
    again.match.apply(same);
  }
  return true;
}

/** What comes of the same act of a person, or of the same moment without people. */
function sameInput(again: LocalTable, inputs: readonly Input[], at: number): Input | undefined {
  const input = inputs[at];
  switch (input?.kind) {
    case "sealed": {
      const act = revealedAct(inputs.slice(at), input.seat);
      return act && again.inputFor(input.seat, act);
    }
    case "act":
      return again.match.sitters[input.seat] === "person" ? again.inputFor(input.seat, input.act) : again.nextAnswer();
    default:
      return again.nextAnswer();
  }
}

/** What a seat's sealed act turned out to be; undefined if it hasn't been revealed. */
function revealedAct(inputs: readonly Input[], seat: Seat): { readonly do: string } | undefined {
  const reveal = inputs.find((input) => input.kind === "revealed" && input.acts.some((one) => one.seat === seat));
  return reveal?.kind === "revealed" ? reveal.acts.find((one) => one.seat === seat)?.act : undefined;
}
