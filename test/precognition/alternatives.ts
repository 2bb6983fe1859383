/** Names the alternatives of a choice, coarsely enough to be listed: `take food: some`, `fire living-deck top`. */
import type { Seat } from "../../src/engine/game.ts";
import type { Act } from "../../src/games/precognition/model/acts.ts";
import type { Boat, State } from "../../src/games/precognition/model/state.ts";
import { boatAt } from "../../src/games/precognition/rules/flow.ts";
import { tile } from "../../src/games/precognition/rules/pieces.ts";
import { printMachine } from "./scenario/machines-text.ts";

/** `offered` are all acts that this one was chosen from. */
export function alternative(state: State, seat: Seat, act: Act, offered: readonly Act[]): string {
  const boat = boatAt(state, seat);
  switch (act.do) {
    case "choose":
      return `${state.round === 12 ? "in round 12 keep" : "keep"} ${act.keep}, give ${act.give}`;
    case "activate":
      return `activate ${act.cards}`;
    case "take":
      return `take ${act.good} from ${sourceOf(boat)}: ${howMuch(act.amount, offered.length - 1)}`;
    case "post":
      return `post: ${posts(act.doctors, act.protectors, offered)}`;
    case "plug":
      return `plug ${printMachine(act.machine)} from ${sourceOf(boat)}`;
    case "fire":
      return `fire ${printMachine(act.machine)}${offered.length > 2 ? ", one of several" : ""}`;
    case "rest":
      return `rest with ${offered.length > 2 ? "several Machines" : "a Machine"} ready`;
    case "protect":
      return `discard Protectors: ${howMuch(act.protectors, offered.length - 1)}`;
    case "lose":
      return `lose to ${boat.stage.at === "lose" ? "Bane" : "river"}: ${losses(boat, act.healthy)}`;
    case "face":
    case "ignore":
      return `${act.do} ${tile(state.river.turned.at(-1) ?? "").season === 1 ? "a gift" : "a loss"}`;
    case "dismiss":
      return `dismiss ${act.doctors > 0 ? "a Doctor" : "a Protector"}`;
    case "unplug":
      return `unplug ${printMachine(act.machine)}`;
  }
}

const howMuch = (amount: number, most: number): string => {
  if (amount === 0) return "none";
  return amount === most ? "all" : "some";
};

function sourceOf({ stage }: Boat): string {
  return stage.at === "gain" || stage.at === "plug" ? stage.from.by : stage.at;
}

function posts(doctors: number, protectors: number, offered: readonly Act[]): string {
  const most = Math.max(...offered.map((act) => (act.do === "post" ? act.doctors + act.protectors : 0)));
  const posted = [...(doctors > 0 ? ["Doctors"] : []), ...(protectors > 0 ? ["Protectors"] : [])].join(" and ");
  if (posted === "") return "nobody";
  return doctors + protectors < most ? `${posted}, not all` : posted;
}

function losses({ stage }: Boat, healthy: number): string {
  const lost = stage.at === "lose" ? stage.humans : stage.at === "yield" ? stage.owed.human : 0;
  if (healthy === 0) return "contaminated";
  return healthy < lost ? "both" : "healthy";
}
