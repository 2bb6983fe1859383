/** The costs and gains of the two cards of an Action Zone. */
import type { Seat } from "../../../engine/game.ts";
import { Refusal } from "../../../engine/refusal.ts";
import type { ActOf } from "../model/acts.ts";
import type { Card, CardId } from "../model/card.ts";
import type { CardGain } from "../model/events.ts";
import { type Amount, type Goods, NOTHING, sum, type Tally, tally } from "../model/goods.ts";
import type { Boat, Zone } from "../model/state.ts";
import { boatAt, changeBoat, type Flow, happens } from "./flow.ts";
import { card } from "./pieces.ts";

export type Activation = ActOf<"activate">;

type FullZone = { readonly [Place in keyof Zone]: CardId };

export interface ZoneCards {
  readonly kept: Card;
  readonly given: Card;
}

export function zoneOf({ zone }: Boat): FullZone {
  const { kept = null, given = null } = zone ?? {};
  if (kept === null || given === null) throw new Error("the Action Zone is empty");
  return { kept, given };
}

/** Those that are there. */
export const playedCards = ({ zone }: Pick<Boat, "zone">): readonly CardId[] =>
  [zone?.kept, zone?.given].flatMap((card) => card ?? []);

export const zoneCards = (boat: Boat): ZoneCards => {
  const { kept, given } = zoneOf(boat);
  return { kept: card(kept), given: card(given) };
};

/** X is the other card's cost; with two X it is 0. */
export function costOf(one: Card, other: Card): number {
  if (one.cost !== "X") return one.cost;
  return other.cost === "X" ? 0 : other.cost;
}

export const costOfBoth = ({ kept, given }: ZoneCards): number => costOf(kept, given) + costOf(given, kept);

/** X is the other card's cost, even if that card isn't activated. */
export function gainOf(one: Card, other: Card): CardGain {
  const x = costOf(other, one);
  return {
    card: one.id,
    gain: withX(one.gain, x),
    bonus: one.type === other.type ? withX(one.bonus, x) : null,
  };
}

export function gainsOf(zone: ZoneCards, cards: Activation["cards"]): CardGain[] {
  const { kept, given } = zone;
  switch (cards) {
    case "both":
      return [gainOf(kept, given), gainOf(given, kept)];
    case "kept":
      return [gainOf(kept, given)];
    case "given":
      return [gainOf(given, kept)];
  }
}

export const totalOf = (gains: readonly CardGain[]): Tally =>
  gains.reduce((total, { gain, bonus }) => sum(total, sum(gain, bonus ?? NOTHING)), NOTHING);

export function activations(boat: Boat): Activation[] {
  const single: Activation[] = [
    { do: "activate", cards: "kept" },
    { do: "activate", cards: "given" },
  ];
  return costOfBoth(zoneCards(boat)) <= boat.cabins ? [{ do: "activate", cards: "both" }, ...single] : single;
}

export function activate(flow: Flow, seat: Seat, { cards }: Activation): void {
  const boat = boatAt(flow.state, seat);
  const zone = zoneCards(boat);
  const paid = cards === "both" ? costOfBoth(zone) : 0;
  if (paid > boat.cabins) throw new Refusal("too-few-humans", { seat, cost: paid, cabins: boat.cabins });
  const gains = gainsOf(zone, cards);
  changeBoat(flow, seat, {
    cabins: boat.cabins - paid,
    contaminated: boat.contaminated + paid,
    stage: { at: "gain", from: { by: "cards" }, offered: totalOf(gains) },
  });
  happens(flow, { on: "activated", seat, cards: gains.map((gain) => gain.card), paid, gains });
}

function withX(goods: Goods<Amount>, x: number): Tally {
  const counted = Object.entries(goods).map(([good, amount]) => [good, amount === "X" ? x : amount]);
  return tally(Object.fromEntries(counted));
}
