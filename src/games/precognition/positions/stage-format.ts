/** A boat's stage in a file: as in the state, but goods that are 0 are left out. */
import * as v from "valibot";
import { count } from "../../../engine/shape.ts";
import { GOODS, type Goods, type Tally, tally } from "../model/goods.ts";
import type { Stage } from "../model/state.ts";

/** The rules have no upper limit, but a format needs one. */
const MOST = 999;
export const amount = count(MOST);

const some = v.exactOptional(amount);
export const goods = v.strictObject({
  food: some,
  human: some,
  doctor: some,
  protector: some,
  ymune: some,
  battery: some,
});

const machine = count(5);
const machines = v.pipe(v.array(machine), v.maxLength(6), v.readonly());

const source = v.variant("by", [
  v.strictObject({ by: v.literal("cards") }),
  v.strictObject({ by: v.literal("machine"), ready: machines, heals: amount }),
  v.strictObject({ by: v.literal("river") }),
]);

export const stage = v.variant("at", [
  v.strictObject({ at: v.picklist(["wait", "choose", "activate", "open", "done", "protect", "tile"]) }),
  v.strictObject({ at: v.literal("gain"), from: source, offered: goods }),
  v.strictObject({ at: v.literal("plug"), from: source, batteries: amount, offered: v.exactOptional(goods) }),
  v.strictObject({ at: v.literal("machines"), ready: machines }),
  v.strictObject({ at: v.literal("heal"), most: amount, ready: machines }),
  v.strictObject({ at: v.literal("lose"), humans: amount }),
  v.strictObject({ at: v.literal("yield"), owed: goods }),
]);

export type StageData = Readonly<v.InferOutput<typeof stage>>;

/** Without those that are 0. */
export const goodsOf = (counted: Tally): Goods =>
  Object.fromEntries(GOODS.flatMap((good) => (counted[good] > 0 ? [[good, counted[good]]] : [])));

export function stageOf(data: StageData): Stage {
  switch (data.at) {
    case "gain":
      return { ...data, offered: tally(data.offered) };
    case "plug":
      return { ...data, offered: tally(data.offered ?? {}) };
    case "yield":
      return { ...data, owed: tally(data.owed) };
    default:
      return data;
  }
}

export function dataOfStage(stage: Stage): StageData {
  switch (stage.at) {
    case "gain":
      return { ...stage, offered: goodsOf(stage.offered) };
    case "plug":
      return { ...stage, offered: goodsOf(stage.offered) };
    case "yield":
      return { ...stage, owed: goodsOf(stage.owed) };
    default:
      return stage;
  }
}
