/** All acts of a seat. */
import * as v from "valibot";
import { count, read } from "../../../engine/shape.ts";

/** The largest number that any rule lets a player name. */
const MOST = 99;
const amount = count(MOST);

/** Machines are numbered from 0, Room by Room from the top. */
const machine = count(5);

const act = v.variant("do", [
  /** Advanced set-up: keeps two of three Rooms; this one leaves the game. */
  v.strictObject({ do: v.literal("leave-room"), room: count(2) }),
  /** Advanced set-up: passes two of the first four cards to the right. */
  v.strictObject({ do: v.literal("pass"), cards: v.strictTuple([count(3), count(3)]) }),
  /** The Dual Select. Cards 0 and 1 lie face up in the Decision Zone, 2 and 3 are the hand; what's left is passed. */
  v.strictObject({ do: v.literal("choose"), keep: count(3), give: count(1) }),
  v.strictObject({ do: v.literal("activate"), cards: v.picklist(["both", "kept", "given"]) }),
  /** Takes this much of what is offered and declines the rest. */
  v.strictObject({
    do: v.literal("take"),
    good: v.picklist(["food", "human", "doctor", "protector", "battery"]),
    amount,
  }),
  /** Takes Ymunes as Doctors and Protectors, and declines the rest. */
  v.strictObject({ do: v.literal("post"), doctors: amount, protectors: amount }),
  v.strictObject({ do: v.literal("plug"), machine }),
  /** Keeps the Batteries that are left in hand, to spend them on an Objective this round. */
  v.strictObject({ do: v.literal("hold") }),
  v.strictObject({ do: v.literal("fire"), machine }),
  v.strictObject({ do: v.literal("heal"), humans: amount }),
  /** Fires no more Machines this round. */
  v.strictObject({ do: v.literal("rest") }),
  /** Pays healthy Humans to reveal one of the season's Objectives. */
  v.strictObject({ do: v.literal("reveal") }),
  /** Pays an Objective's price. `doctors` is how many of the Ymunes in it are Doctors. */
  v.strictObject({ do: v.literal("mitigate"), objective: count(15), doctors: amount }),
  /** Has nothing more to do in this Action phase. */
  v.strictObject({ do: v.literal("done") }),
  /** Discards Protectors against the Bane. */
  v.strictObject({ do: v.literal("protect"), protectors: amount }),
  /** Loses Humans: this many healthy ones, the others from the Contaminated Deck. */
  v.strictObject({ do: v.literal("lose"), healthy: amount }),
  /** Discards a Protector to ignore the River tile. */
  v.strictObject({ do: v.literal("ignore") }),
  v.strictObject({ do: v.literal("face") }),
  /** Loses Ymunes: this many Doctors, the others from the Bow. */
  v.strictObject({ do: v.literal("dismiss"), doctors: amount }),
  v.strictObject({ do: v.literal("unplug"), machine }),
]);

export type Act = Readonly<v.InferOutput<typeof act>>;
export type ActOf<Do extends Act["do"]> = Extract<Act, { do: Do }>;

export const readAct = (raw: unknown): Act => read(act, raw, "act");

export const ACTS = act.options.map((option) => option.entries.do.literal);
