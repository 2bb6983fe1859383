import type { Line } from "../../../../ui/texts/line.ts";
import type { Condition, GivenCondition, Machine, PairCondition } from "../../model/room.ts";
import { effectOf, some } from "../texts/names.ts";
import { type Key, line } from "../texts/texts.ts";

/** Describes a Machine's rule. */
export function ruleLine(machine: Machine): Line {
  const { key, params } = conditionLine(machine.when);
  return { key, params: { ...params, gives: effectOf(machine) } };
}

function conditionLine(when: Condition): Line {
  if ("gained" in when) return line("rule.gained", { gained: some(when.gained, when.atLeast) });
  return "given" in when ? givenLine(when) : pairLine(when);
}

function givenLine(when: GivenCondition): Line {
  switch (when.given) {
    case "type":
      return line("rule.given-type", { type: when.type });
    case "cost":
      if (when.least === when.most) return line("rule.given-cost", { cost: when.least });
      return boundLine(when, "rule.given-cost-up-to", "rule.given-cost-from");
    case "bane":
      return line("rule.given-bane");
  }
}

function pairLine(when: PairCondition): Line {
  switch (when.pair) {
    case "type-and-other":
      return line("rule.type-and-other", { type: when.type });
    case "two-types": {
      const [one, other] = when.types;
      return line("rule.two-types", { one, other });
    }
    case "bane-and-none":
      return line("rule.bane-and-none");
    case "costs-sum":
      return boundLine(when, "rule.costs-up-to", "rule.costs-from");
    case "equal-costs":
      return line("rule.equal-costs");
    case "different-costs":
      return line("rule.different-costs");
  }
}

/** For a range of costs with one open end. */
function boundLine({ least, most }: { least: number; most: number }, upTo: Key, from: Key): Line {
  return least === 0 ? line(upTo, { cost: most }) : line(from, { cost: least });
}
