/** What holds at every moment of every game. Each is begun with a game, watches it, and throws when it's broken. */
import { CARDS } from "../../src/games/precognition/content/cards.ts";
import { ISLANDS, TILES } from "../../src/games/precognition/content/river.ts";
import { STANDARD_ROOMS } from "../../src/games/precognition/content/rooms.ts";
import { precognition } from "../../src/games/precognition/game.ts";
import type { Act } from "../../src/games/precognition/model/acts.ts";
import type { CardId } from "../../src/games/precognition/model/card.ts";
import type { Boat, State } from "../../src/games/precognition/model/state.ts";
import { contradiction, type Told, tell, toldAtStart } from "./fold-events.ts";
import { awaitedSeats, type Moment } from "./random-game.ts";

type Watch = (moment: Moment) => void;

export interface Invariant {
  readonly title: string;
  begin(): Watch;
}

function demand(isTrue: boolean, why: () => string): void {
  if (!isTrue) throw new Error(why());
}

const CAPACITIES = STANDARD_ROOMS.flatMap(({ machines }) => machines.map(({ batteries }) => batteries));
const BOUNDS: readonly (readonly [what: string, of: (boat: Boat) => number, most: number])[] = [
  ["Cabins", ({ cabins }) => cabins, 999],
  ["Contaminated Deck", ({ contaminated }) => contaminated, 999],
  ["Doctors", ({ doctors }) => doctors, 999],
  ["Protectors", ({ protectors }) => protectors, 999],
  ["Food", ({ food }) => food, 999],
  ["Bane", ({ bane }) => bane, 12],
  ...CAPACITIES.map((most, i) => [`Machine ${i}`, ({ machines }: Boat) => machines[i] ?? -1, most] as const),
];

const IN_PLAY = ["act", "turn", "answer"];

export const INVARIANTS: readonly Invariant[] = [
  {
    title: "every card of every deck enters exactly one Action Zone, and nothing is left after round 12",
    begin() {
      const played = new Map<CardId, number>();
      return ({ events, after }) => {
        for (const event of events) {
          if (event.on !== "chose") continue;
          for (const id of [event.kept, event.given]) played.set(id, (played.get(id) ?? 0) + 1);
        }
        if (after.phase !== "over") return;
        const wrong = CARDS.find(({ id }) => played.get(id) !== after.boats.length);
        demand(wrong === undefined, () => `${wrong?.id} was played ${played.get(wrong?.id ?? "")} times`);
        const left = after.boats.flatMap(({ decision, supply }) => [decision, supply.hand, supply.unseen.flat()]);
        demand(left.flat().length === 0, () => `cards are left: ${left.flat().join()}`);
      };
    },
  },
  {
    title: "4.1.3e the card one is given is one of the two one passed to the right before, or of the first two",
    begin() {
      let passed = new Map<number, readonly CardId[]>();
      return ({ events, after }) => {
        const shown = events.filter((event) => event.on === "chose" || event.on === "dealt");
        for (const { seat } of shown) {
          const given = after.boats[seat]?.zone?.given;
          if (given === undefined) continue;
          demand(passed.get(seat)?.includes(given) === true, () => `seat ${seat} is given ${given}`);
        }
        const now = shown.map((event) => [event.seat, event.on === "chose" ? event.passed : event.cards] as const);
        if (now.length > 0) passed = new Map(now);
      };
    },
  },
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
      }),
  },
  {
    title: "3.6 4.5f all that is public, the cards of each deck included, follows from the events alone",
    begin() {
      let told: Told | undefined;
      return ({ before, events, after }) => {
        told ??= toldAtStart(before.boats.length);
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
  {
    title:
      "4.4.6 an Action Zone has its two cards from the reveal to the end of the round, a Decision Zone between reveals",
    begin: () =>
      eachBoat(({ zone, decision }, { phase, round }) => {
        demand((zone !== null) === IN_PLAY.includes(phase), () => `Action Zone in ${phase} of round ${round}`);
        const isEmpty = round === 0 || phase === "over" || (round === 12 && IN_PLAY.includes(phase));
        demand(
          decision.length === (isEmpty ? 0 : 2),
          () => `${decision.length} cards to decide about in round ${round}`,
        );
      }),
  },
  {
    title:
      "3.5a 3.5c three of the four tiles of each season come up, each once, and then its Island; the fourth never shows",
    begin() {
      return ({ before, after: { river, phase } }) => {
        if (river === before.river && phase !== "over") return;
        for (const season of [1, 2, 3]) {
          const turned = river.turned.slice(4 * season - 4, 4 * season);
          const tiles = turned.slice(0, 3);
          const isSeasons = (id: string) => TILES.some((tile) => tile.id === id && tile.season === season);
          demand(
            tiles.every(isSeasons) && new Set(tiles).size === tiles.length,
            () => `season ${season}: ${tiles.join()}`,
          );
          demand(
            turned.length < 4 || turned[3] === ISLANDS[season - 1]?.id,
            () => `${turned[3]} ends season ${season}`,
          );
        }
        demand(phase !== "over" || river.turned.length === 12, () => `${river.turned.length} tiles are turned`);
        demand(!river.ahead.some((id) => river.turned.includes(id)), () => "a turned tile is still ahead");
      };
    },
  },
  {
    title: "whoever is asked has at least two different answers, and somebody is awaited until it's over",
    begin:
      () =>
      ({ before, after, table }) => {
        demand(table.match.isOver === (after.phase === "over"), () => `nobody is awaited in ${after.phase}`);
        for (const seat of awaitedSeats(table)) {
          if (before.boats[seat] === after.boats[seat]) continue;
          const acts = table.legal(seat).map((act) => JSON.stringify(act));
          demand(acts.length >= 2, () => `seat ${seat} is asked, but may only ${acts.join()}`);
          demand(new Set(acts).size === acts.length, () => `seat ${seat} has the same act twice: ${acts.join()}`);
        }
      },
  },
  {
    title: "4a 4b a round follows the other, and within a round the phases keep their order",
    begin: () => {
      const order = ["return", "seal", "draw", "decide", "show", "act", "turn", "answer", "over"];
      const when = ({ round, phase }: State) => round * order.length + order.indexOf(phase);
      return ({ before, after }) => {
        demand(
          when(after) >= when(before),
          () => `${before.phase} of ${before.round}, then ${after.phase} of ${after.round}`,
        );
        demand(
          after.round <= before.round + 1 && after.round <= 12,
          () => `round ${before.round}, then ${after.round}`,
        );
      };
    },
  },
];

/** Each boat whenever it or the phase has changed. */
function eachBoat(watch: (boat: Boat, state: State) => void): Watch {
  return ({ before, after }) => {
    for (const [seat, boat] of after.boats.entries()) {
      if (boat !== before.boats[seat] || after.phase !== before.phase) watch(boat, after);
    }
  };
}

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
