/** Describes an act as an entry of a list. */
import type { Line } from "../../../ui/texts/line.ts";
import type { Act, ActOf } from "../model/acts.ts";
import { leftOf } from "../model/seats.ts";
import type { Boat, State } from "../model/state.ts";
import { cardName, listOf, machineName, objectiveName, roomName, some } from "./texts/names.ts";
import { line } from "./texts/texts.ts";

export function actLine(act: Act, state: State, seat: number): Line {
  const boat = state.boats[seat];
  return boat === undefined ? line("act.done") : lineOf(act, state, boat, seat);
}

function lineOf(act: Act, state: State, boat: Boat, seat: number): Line {
  switch (act.do) {
    case "leave-room":
      return line("act.leave-room", { room: roomName(boat.offered[act.room] ?? "") });
    case "pass":
      return line("act.pass", { cards: act.cards.map((card) => line("act.drawn", { nth: card + 1 })) });
    case "choose":
      return chosen(act, state, boat, seat);
    case "activate":
      return activated(act, boat);
    case "take":
      return line("act.take", { goods: some(act.good, act.amount) });
    case "post":
      return line("act.post", {
        posts: listOf({ doctor: act.doctors, protector: act.protectors }),
        n: act.doctors + act.protectors,
      });
    case "plug":
      return line("act.plug", { machine: machineName(boat.rooms, act.machine) });
    case "fire":
      return line("act.fire", { machine: machineName(boat.rooms, act.machine) });
    case "unplug":
      return line("act.unplug", { machine: machineName(boat.rooms, act.machine) });
    case "heal":
      return line("act.heal", { n: act.humans });
    case "mitigate":
      return line("act.mitigate", {
        objective: objectiveName(state.mission?.shown[act.objective]?.id ?? ""),
        doctors: act.doctors,
      });
    case "protect":
      return line("act.protect", { n: act.protectors });
    case "lose":
      return line("act.lose", { healthy: act.healthy });
    case "dismiss":
      return line("act.dismiss", { doctors: act.doctors });
    case "hold":
      return line("act.hold");
    case "rest":
      return line("act.rest");
    case "reveal":
      return line("act.reveal");
    case "ignore":
      return line("act.ignore");
    case "face":
      return line("act.face");
    case "done":
      return line("act.done");
  }
}

/** Only cards 0 and 1 are face up; the others are known to their owner only. */
function chosen({ keep, give }: ActOf<"choose">, state: State, { decision }: Boat, seat: number): Line {
  const card = (index: number) => {
    const open = decision[index];
    return open === undefined ? line("act.drawn", { nth: index - decision.length + 1 }) : cardName(open);
  };
  return line("act.choose", {
    kept: card(keep),
    given: card(give),
    left: { seat: leftOf(seat, state.boats.length) },
  });
}

function activated({ cards }: ActOf<"activate">, { zone }: Boat): Line {
  const one = cards === "both" ? null : zone?.[cards];
  return one ? line("act.activate", { card: cardName(one) }) : line("act.activate-both");
}
