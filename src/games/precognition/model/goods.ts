/** What can be gained or lost. */

export type Resource = "food" | "human" | "ymune" | "battery";

/** A Ymune becomes a Doctor or a Protector as its owner chooses; some effects name which. */
export type Good = Resource | "doctor" | "protector";

/** The order in which a boat settles what it gains or loses. */
export const GOODS = ["food", "human", "doctor", "protector", "ymune", "battery"] as const satisfies readonly Good[];

/** A printed number, or X: the cost of the other card in the Action Zone. */
export type Amount = number | "X";

/** As printed on a card, a tile or a Machine; what isn't named is 0. */
export type Goods<Value extends Amount = number> = Readonly<Partial<Record<Good, Value>>>;

export type Tally = Readonly<Record<Good, number>>;

export const NOTHING: Tally = { food: 0, human: 0, doctor: 0, protector: 0, ymune: 0, battery: 0 };

export function tally(goods: Goods): Tally {
  return { ...NOTHING, ...goods };
}

export function sum(a: Tally, b: Tally): Tally {
  return {
    food: a.food + b.food,
    human: a.human + b.human,
    doctor: a.doctor + b.doctor,
    protector: a.protector + b.protector,
    ymune: a.ymune + b.ymune,
    battery: a.battery + b.battery,
  };
}

/** The first good, in the settling order, that isn't 0. */
export function firstOf(goods: Tally): Good | undefined {
  return GOODS.find((good) => goods[good] > 0);
}
