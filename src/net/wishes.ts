/** What people want said, and what can only be said once the match is ready for it. */
import type { Saying } from "../fair/sayings.ts";

export type Wish = Extract<Saying, { say: "acts" | "gone" | "back" }>;

export const isWish = (saying: Saying): saying is Wish =>
  saying.say === "acts" || saying.say === "gone" || saying.say === "back";
