import type { Line } from "../../../../ui/texts/line.ts";
import type { Condition } from "../../model/room.ts";
import { line } from "../texts.ts";

/** A Machine's rule in words. */
export function ruleLine(when: Condition, gives: readonly Line[]): Line {
  switch (when.pair) {
    case "type-and-other":
      return line("rule.type-and-other", { type: when.type, gives });
    case "bane-and-none":
      return line("rule.bane-and-none", { gives });
  }
}
