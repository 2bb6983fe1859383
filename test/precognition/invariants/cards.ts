/** Where cards are, and who owes which. */
import { CARDS } from "../../../src/games/precognition/content/cards.ts";
import type { CardId } from "../../../src/games/precognition/model/card.ts";
import { demand, eachBoat, type Invariant } from "./invariant.ts";

const IN_PLAY = ["act", "objective", "turn", "answer"];

export const ABOUT_CARDS: readonly Invariant[] = [
  {
    title: "every card of every deck enters exactly one Action Zone, and nothing is left after round 12",
    begin() {
      const played = new Map<CardId, number>();
      let isWhole: boolean | undefined;
      return ({ before, events, after }) => {
        isWhole ??= before.round === 0;
        for (const event of events) {
          if (event.on !== "chose") continue;
          for (const id of [event.kept, event.given]) played.set(id, (played.get(id) ?? 0) + 1);
        }
        for (const [id, times] of played) demand(times <= after.boats.length, () => `${id} was played too often`);
        // A co-operative game may be lost before all cards are played.
        if (after.phase !== "over" || after.round < 12) return;
        const left = after.boats.flatMap(({ decision, supply }) => [decision, supply.hand, supply.unseen.flat()]);
        demand(left.flat().length === 0, () => `cards are left: ${left.flat().join()}`);
        if (!isWhole) return;
        const wrong = CARDS.find(({ id }) => played.get(id) !== after.boats.length);
        demand(wrong === undefined, () => `${wrong?.id} was played ${played.get(wrong?.id ?? "")} times`);
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
          if (!given || !passed.has(seat)) continue;
          demand(passed.get(seat)?.includes(given) === true, () => `seat ${seat} is given ${given}`);
        }
        const now = shown.map((event) => [event.seat, event.on === "chose" ? event.passed : event.cards] as const);
        if (now.length > 0) passed = new Map(now);
      };
    },
  },
  {
    title:
      "4.4.6 an Action Zone has its two cards from the reveal to the end of the round, a Decision Zone between reveals",
    begin: () =>
      eachBoat(({ zone, decision }, { phase, round }) => {
        demand((zone !== null) === IN_PLAY.includes(phase), () => `Action Zone in ${phase} of round ${round}`);
        const isEmpty = round === 0 || (round === 12 && [...IN_PLAY, "judge", "over"].includes(phase));
        demand(
          decision.length === (isEmpty ? 0 : 2),
          () => `${decision.length} cards to decide about in round ${round}`,
        );
      }),
  },
  {
    title:
      "a person's deck is sealed card by card and owes nothing, a bot's is open; hands are drawn from sealed cards",
    begin: () =>
      eachBoat(({ sitter, supply }, { phase }) => {
        const { unseen, sealed, hand, passing, open, left } = supply;
        const isSealed = sealed.every(({ length }, i) => length === unseen[i]?.length);
        if (sitter !== "person") {
          demand([...sealed.flat(), ...hand, ...passing].length === 0, () => "a bot holds cards");
          demand(!open.some((id) => unseen.flat().includes(id)), () => `open and unseen: ${open.join()}`);
        } else {
          demand(isSealed || phase === "seal", () => `sealed in ${phase}: ${JSON.stringify(supply)}`);
          demand(left === null, () => "who came back still owes cards");
          demand(
            hand.every((handle) => sealed.some((season) => season.includes(handle))),
            () => `hand ${hand.join()}`,
          );
          demand(
            open.length === 0 && passing.every((handle) => hand.includes(handle)),
            () => `passing ${passing.join()}`,
          );
        }
      }),
  },
  {
    title: "who leaves owes all the cards they had sealed, and still does if they turn round on their way back",
    begin:
      () =>
      ({ before, events, after }) => {
        for (const event of events) {
          if (event.on !== "seat" || event.by !== "bot") continue;
          const had = before.boats[event.seat]?.supply;
          const owed = had?.left?.handles ?? had?.sealed.flat() ?? [];
          const owes = after.boats[event.seat]?.supply.left?.handles ?? [];
          demand(
            owes.join() === owed.join(),
            () => `seat ${event.seat} owes ${owes.join()}, had sealed ${owed.join()}`,
          );
        }
      },
  },
];
