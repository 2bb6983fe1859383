/** The co-operative game: its Objectives, its open Action phase, its end. */
import { OBJECTIVES } from "../../../src/games/precognition/content/objectives.ts";
import type { Event } from "../../../src/games/precognition/model/events.ts";
import { GOODS } from "../../../src/games/precognition/model/goods.ts";
import type { Objective, Requirement } from "../../../src/games/precognition/model/objective.ts";
import { seasonOf } from "../../../src/games/precognition/model/river.ts";
import type { Boat, ShownObjective, Stage, State } from "../../../src/games/precognition/model/state.ts";
import { demand, eachBoat, type Invariant } from "./invariant.ts";

const printed = (id: string): Objective => {
  const found = OBJECTIVES.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no such Objective: ${id}`);
  return found;
};

/** The requirements once more, written out by hand. */
function holds(boat: Boat, { of, atLeast }: Requirement): boolean {
  const batteries = boat.machines.reduce((total, one) => total + one, 0);
  const units: Readonly<Record<Requirement["of"], number>> = {
    food: boat.food,
    healthy: boat.cabins,
    contaminated: boat.contaminated,
    doctor: boat.doctors,
    protector: boat.protectors,
    ymune: boat.doctors + boat.protectors,
    battery: batteries,
  };
  return units[of] >= atLeast;
}

function isMet({ boats }: State, { id, isMitigated }: ShownObjective): boolean {
  const { scope, front, back } = printed(id);
  const fit = boats.filter((boat) => (isMitigated ? holds(boat, back) : front.every((one) => holds(boat, one))));
  return scope === "each" ? fit.length === boats.length : fit.length > 0;
}

const ACTION: readonly Stage["at"][] = ["activate", "machines", "heal", "open", "done"];
const isInAction = ({ stage }: Boat): boolean =>
  ACTION.includes(stage.at) || ("from" in stage && stage.from.by !== "river");

export const ABOUT_THE_MISSION: readonly Invariant[] = [
  {
    title: "6.2b 6.4b there are as many Objectives of the season as players, one more in an apocalypse, each once",
    begin:
      () =>
      ({ after: { mission, options, boats, round } }) => {
        demand((mission !== null) === (options.mode === "coop"), () => `Objectives in ${options.mode}`);
        if (mission === null || options.mode !== "coop") return;
        const { shown, hidden, ahead } = mission;
        const expected = boats.length + (options.difficulty === "apocalypse" ? 1 : 0);
        demand(hidden >= 0 && shown.length + hidden === expected, () => `${shown.length} shown, ${hidden} hidden`);
        const season = OBJECTIVES.filter((one) => one.season === seasonOf(Math.max(1, round))).map(({ id }) => id);
        const all = [...shown.map(({ id }) => id), ...ahead];
        demand(all.toSorted().join() === season.toSorted().join(), () => `round ${round}: ${all.join()}`);
      },
  },
  {
    title: "6.3a 6.3e a game is lost just when an Objective isn't met at a season's end, and then at once",
    begin:
      () =>
      ({ before, events, after }) => {
        const verdicts = events.filter((event) => event.on === "judged");
        const isLost = verdicts.some((verdict) => !verdict.isMet);
        demand(
          (after.mission?.isLost === true && before.mission?.isLost !== true) === isLost,
          () => "lost for nothing",
        );
        if (verdicts.length === 0) {
          const hasSeasonPassed = seasonOf(Math.max(1, after.round)) !== seasonOf(Math.max(1, before.round));
          demand(after.mission === null || !hasSeasonPassed, () => `nothing was judged before round ${after.round}`);
          return;
        }
        demand(before.round % 4 === 0 && (!isLost || after.phase === "over"), () => `judged in round ${before.round}`);
        // Judging changes no boat, and where the game goes on nothing has happened to it yet.
        const shown = shownAtEnd(before, events);
        for (const [i, verdict] of verdicts.entries()) {
          const one = shown[i];
          demand(one?.id === verdict.objective, () => `${verdict.objective} wasn't next`);
          demand(one !== undefined && isMet(after, one) === verdict.isMet, () => `${one?.id}: ${verdict.isMet}`);
        }
        demand(verdicts.length === shown.length, () => "not all were judged");
      },
  },
  {
    title: "6.2j 6.2l 6.2n what can be spent was gained this round and is still there; only Batteries in hand can be",
    begin: () =>
      eachBoat((boat, { mission, phase }) => {
        const { spendable, held } = boat;
        demand(held === 0 || (mission !== null && isInAction(boat)), () => `Batteries in hand in ${phase}`);
        demand(held <= spendable.battery, () => `${held} Batteries in hand`);
        const negative = GOODS.find((good) => spendable[good] < 0 || boat.gained[good] < 0);
        demand(negative === undefined, () => JSON.stringify(spendable));
        // Later the river may take some of it.
        if (!isInAction(boat)) return;
        const isThere = spendable.food <= boat.food && spendable.doctor <= boat.doctors;
        demand(isThere && spendable.protector <= boat.protectors, () => JSON.stringify(spendable));
      }),
  },
  {
    title: "6.2r Maintenance begins for all together",
    begin:
      () =>
      ({ after: { mission, boats, phase } }) => {
        if (mission === null || (phase !== "act" && phase !== "objective")) return;
        const inAction = boats.filter(isInAction).length;
        demand(inAction === 0 || inAction === boats.length, () => boats.map(({ stage }) => stage.at).join());
      },
  },
  {
    title: "6.3i 6.3j a co-operative game is won with all Objectives met and 15 healthy Humans a player",
    begin:
      () =>
      ({ events, after }) => {
        const over = events.find((event) => event.on === "over");
        if (over === undefined) return;
        const { mission, boats } = after;
        const healthy = boats.reduce((total, { cabins }) => total + cabins, 0);
        const isWon = mission === null ? undefined : !mission.isLost && healthy >= 15 * boats.length;
        demand(over.isWon === isWon, () => `${healthy} healthy Humans: ${over.isWon}`);
        demand(mission === null || new Set(over.places).size === 1, () => `places ${over.places.join()}`);
      },
  },
];

/** In the order in which they were turned up; the last act before the end may have eased one. */
function shownAtEnd(before: State, events: readonly Event[]): ShownObjective[] {
  let shown = [...(before.mission?.shown ?? [])];
  for (const event of events) {
    if (event.on === "objective") shown = [...shown, { id: event.objective, isMitigated: false }];
    if (event.on === "mitigated") {
      shown = shown.map((one) => (one.id === event.objective ? { ...one, isMitigated: true } : one));
    }
  }
  return shown;
}
