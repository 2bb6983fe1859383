/** Names the alternatives of a choice, coarsely enough to be listed: `take food from cards: some`, `plug dispensary top`. */
import type { Seat } from "../../src/engine/game.ts";
import type { Act, ActOf } from "../../src/games/precognition/model/acts.ts";
import type { Boat, State } from "../../src/games/precognition/model/state.ts";
import { boatAt } from "../../src/games/precognition/rules/flow.ts";
import { objective, tile } from "../../src/games/precognition/rules/pieces.ts";
import { machineText } from "./scenario/machines-text.ts";

/** `offered` are all acts that this one was chosen from. Some acts are two alternatives at once. */
export function alternatives(state: State, seat: Seat, act: Act, offered: readonly Act[]): readonly string[] {
  const boat = boatAt(state, seat);
  const ofKind = offered.filter((one) => one.do === act.do).length;
  switch (act.do) {
    case "leave-room":
      return [`leave Room ${act.room}`];
    case "pass":
      return [`pass ${act.cards.join(" and ")}`];
    case "choose":
      return [`${state.round === 12 ? "in round 12 keep" : "keep"} ${act.keep}, give ${act.give}`];
    case "activate":
      return [`activate ${act.cards}`];
    case "take":
      return [`take ${act.good} from ${sourceOf(boat)}: ${howMuch(act.amount, ofKind - 1)}`];
    case "post":
      return [`post: ${posts(act.doctors, act.protectors, offered)}`];
    case "plug":
      return [`plug ${machineText(boat.rooms, act.machine)}`, `plug from ${sourceOf(boat)}`];
    case "hold":
      return [
        `hold ${boat.stage.at === "plug" && boat.stage.batteries > 1 ? "several" : "one"} from ${sourceOf(boat)}`,
      ];
    case "fire":
      return [`fire ${machineText(boat.rooms, act.machine)}`, ofKind > 1 ? "fire one of several" : "fire the only one"];
    case "heal":
      return [`heal: ${howMuch(act.humans, ofKind - 1)}`];
    case "rest":
      return [
        `rest with ${offered.filter((one) => one.do === "fire").length > 1 ? "several Machines" : "a Machine"} ready`,
      ];
    case "reveal":
      return [`reveal while ${boat.stage.at}`, `reveal in season ${Math.ceil(state.round / 4)}`];
    case "mitigate":
      return [`mitigate while ${boat.stage.at}`, `mitigate: ${payment(state, act)}`];
    case "done":
      return [`done, when one can also ${offered.some((one) => one.do === "reveal") ? "reveal" : "mitigate"}`];
    case "protect":
      return [`discard Protectors: ${howMuch(act.protectors, ofKind - 1)}`];
    case "lose":
      return [`lose to ${boat.stage.at === "lose" ? "Bane" : "river"}: ${losses(boat, act.healthy)}`];
    case "face":
    case "ignore":
      return [`${act.do} ${tile(state.river.turned.at(-1) ?? "").season === 1 ? "a gift" : "a loss"}`];
    case "dismiss":
      return [`dismiss ${act.doctors > 0 ? "a Doctor" : "a Protector"}`];
    case "unplug":
      return [`unplug ${machineText(boat.rooms, act.machine)}`];
  }
}

const howMuch = (amount: number, most: number): string => {
  if (amount === 0) return "none";
  return amount === most ? "all" : "some";
};

function sourceOf({ stage }: Boat): string {
  return stage.at === "gain" || stage.at === "plug" ? stage.from.by : stage.at;
}

/** Where the price asks for Ymunes of either kind, which. */
function payment({ mission }: State, { objective: place, doctors }: ActOf<"mitigate">): string {
  const { ymune = 0 } = objective(mission?.shown[place]?.id ?? "").price;
  if (ymune === 0) return "at a fixed price";
  if (doctors === 0) return "with Protectors";
  return doctors < ymune ? "with both" : "with Doctors";
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
