/** Junk is refused with a reason and changes nothing. If it's accepted, it must be valid after all. */
import { equal } from "../../src/engine/codec.ts";
import type { Input, SeatChange, Sitter } from "../../src/engine/game.ts";
import { readInput } from "../../src/engine/input.ts";
import type { Match } from "../../src/engine/match.ts";
import { Refusal } from "../../src/engine/refusal.ts";
import { junkLike } from "./junk.ts";
import { offer } from "./random-player.ts";
import { demand, isWriteOnFrozen, tell, under } from "./report.ts";
import { probeOf, type World } from "./world.ts";

export function checkJunk(world: World, input: Input): void {
  const { live, luck, report } = world;
  let probe = probeOf(world);
  for (const junk of junkLike(input, live.match.inputs, luck)) {
    if (isRefused(world, probe, junk)) {
      // The probe doesn't know which handles were used, so the real match is at least as strict.
      demand(isRefused(world, live.match, junk), "refuses", () => `${show(junk)} is refused only at times`);
    } else {
      under(report, "refuses", show(junk), () => demandGood(world, readInput(live.match.game, junk)));
      probe = probeOf(world);
    }
  }
  checkUsedHandle(world, input);
}

function isRefused({ report }: World, match: Match, junk: unknown): boolean {
  const { state, awaits, inputs } = match;
  const length = inputs.length;
  report.checks.refuses += 1;
  try {
    match.accept(junk);
    return false;
  } catch (error) {
    const law = isWriteOnFrozen(error) ? "pure" : "refuses";
    demand(error instanceof Refusal, law, () => `${show(junk)} makes it stumble: ${tell(error)}`);
    const isUnchanged = match.state === state && match.awaits === awaits && match.inputs.length === length;
    demand(isUnchanged, "refuses", () => `${show(junk)} is refused but leaves a trace`);
    return true;
  }
}

function checkUsedHandle(world: World, input: Input): void {
  const { match } = world.live;
  const used = match.inputs.findLast((one) => one.kind === "sealed" || one.kind === "stirred");
  const handle = used?.kind === "sealed" ? used.handle : used?.kind === "stirred" ? used.handles[0] : undefined;
  if (handle === undefined) return;
  let junk: unknown;
  if (input.kind === "sealed") junk = { ...input, handle };
  else if (input.kind === "stirred" && input.handles.length > 0) {
    junk = { ...input, handles: [handle, ...input.handles.slice(1)] };
  } else return;
  demand(isRefused(world, match, junk), "refuses", () => `${show(junk)} takes a handle for the second time`);
}

/** Checks all parts of an accepted input that can be checked. */
function demandGood({ live, promised }: World, input: Input): void {
  const { match } = live;
  const bad = () => `${show(input)} is accepted, though it isn't legal`;
  switch (input.kind) {
    case "act":
      demand(
        offer(live, input.seat, "open").some((act) => equal(act, input.act)),
        "refuses",
        bad,
      );
      break;
    case "revealed":
      for (const { seat, act } of input.acts) {
        const could = match.sitters[seat] === "person" ? promised.get(seat) : undefined;
        demand(could?.some((one) => equal(one, act)) ?? true, "refuses", bad);
      }
      break;
    case "seat":
      demand(mayChange(match.sitters[input.seat], input.change), "refuses", bad);
      break;
    default:
      demand(
        match.awaits.some(({ kind }) => kind === AWAITED_AS[input.kind]),
        "refuses",
        bad,
      );
  }
}

const AWAITED_AS = { sealed: "act", stirred: "stir", learned: "learn" } as const;

/** `bot` is also valid for a bot's seat whose person is returning. */
const mayChange = (sitter: Sitter | undefined, change: SeatChange): boolean =>
  change === "join" ? sitter === "nobody" : sitter !== "nobody";

const show = (junk: unknown): string => {
  const text = JSON.stringify(junk);
  return text === undefined ? String(junk) : text.slice(0, 400);
};
