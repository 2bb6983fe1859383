/** What a boat has, and how it came by it. */
import { precognition } from "../../../src/games/precognition/game.ts";
import type { Act } from "../../../src/games/precognition/model/acts.ts";
import type { Boat, State } from "../../../src/games/precognition/model/state.ts";
import { machinesOf } from "../../../src/games/precognition/rules/pieces.ts";
import { tell } from "../fold-events.ts";
import { contradiction, type Told, toldAtStart, toldFrom } from "../told.ts";
import { demand, eachBoat, type Invariant } from "./invariant.ts";

const BOUNDS: readonly (readonly [what: string, of: (boat: Boat) => number, most: number])[] = [
  ["Cabins", ({ cabins }) => cabins, 999],
  ["Contaminated Deck", ({ contaminated }) => contaminated, 999],
  ["Doctors", ({ doctors }) => doctors, 999],
  ["Protectors", ({ protectors }) => protectors, 999],
  ["Food", ({ food }) => food, 999],
  ["Bane", ({ bane }) => bane, 12],
];

export const ABOUT_BOATS: readonly Invariant[] = [
  {
    title: "there is no Bane before round 5",
    begin: () =>
      eachBoat(({ bane }, { round }) => demand(round >= 5 || bane === 0, () => `Bane ${bane} in round ${round}`)),
  },
  {
    title: "no counter is ever negative, no Bane above 12, no Machine fuller than full",
    begin: () =>
      eachBoat((boat) => {
        for (const [what, of, most] of BOUNDS) {
          demand(of(boat) >= 0 && of(boat) <= most, () => `${what}: ${of(boat)}`);
        }
        const needs = machinesOf(boat.rooms).map(({ batteries }) => batteries);
        const areSound = boat.machines.every((held, i) => held >= 0 && held <= (needs[i] ?? -1));
        demand(areSound && boat.machines.length === needs.length, () => `Machines: ${boat.machines.join()}`);
      }),
  },
  {
    title: "3.6 4.5f all that is public, the cards of each deck included, follows from the events alone",
    begin() {
      let told: Told | undefined;
      return ({ before, events, after }) => {
        told ??= before.round > 0 ? toldFrom(before) : toldAtStart(before.options, before.boats.length);
        for (const event of events) tell(told, event);
        const wrong = contradiction(told, after);
        demand(wrong === undefined, () => wrong ?? "");
      };
    },
  },
  {
    title: "healing before the losses to the Bane would leave as many healthy Humans at best as healing after them",
    begin: () => (moment) => {
      for (const [seat, boat] of moment.after.boats.entries()) {
        if (boat.stage.at !== "lose" || moment.before.boats[seat]?.stage.at === "lose") continue;
        const { humans } = boat.stage;
        const bestAfter = Math.max(
          ...precognition.legal(moment.after, seat, new Map()).map((act) => cabinsAfter(moment.after, seat, act)),
        );
        const healed = Math.min(boat.doctors, boat.contaminated);
        const stillContaminated = boat.contaminated - healed;
        const bestBefore = boat.cabins + healed - Math.max(0, humans - stillContaminated);
        demand(bestAfter === bestBefore, () => `seat ${seat}: ${bestAfter} healed after, ${bestBefore} healed before`);
      }
    },
  },
];

function cabinsAfter(state: State, seat: number, act: Act): number {
  const events = precognition.apply(state, { kind: "act", seat, act }).events;
  const boat = state.boats[seat];
  const lost = events.find((event) => event.on === "humans-lost" && event.seat === seat);
  const healed = events.find((event) => event.on === "healed" && event.seat === seat);
  return (
    (boat?.cabins ?? 0) -
    (lost?.on === "humans-lost" ? lost.healthy : 0) +
    (healed?.on === "healed" ? healed.humans : 0)
  );
}
