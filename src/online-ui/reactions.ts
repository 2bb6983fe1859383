/** Reactions that can be sent with one press. They are drawn, because not every device has emoji. */
import type { RoomKey } from "./texts.ts";

export const REACTIONS = ["wave", "bravo", "laugh", "ouch", "think", "thanks"] as const;
export type ReactionSign = (typeof REACTIONS)[number];

/** Others may have another version of the page: an unknown reaction isn't shown. */
export const isReaction = (sign: string): sign is ReactionSign => REACTIONS.some((one) => one === sign);

export const reactionKey = (sign: ReactionSign): RoomKey => `react.${sign}`;

const FACE = "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16z";

/** On a square of 24. */
export const REACTION_PATHS: Readonly<Record<ReactionSign, string>> = {
  wave: "M7 11V5.500a1.500 1.500 0 0 1 3 0V10h.700V3.500a1.500 1.500 0 0 1 3 0V10h.700V4.500a1.500 1.500 0 0 1 3 0V12h.700V8a1.500 1.500 0 0 1 2.900 0v7c0 4-2.900 7-6.800 7-3 0-4.900-1.200-6.400-3.700L3.500 13.500a1.500 1.500 0 0 1 2.500-1.600zM3.600 8.200L2.200 7.600a7 7 0 0 1 2.700-4l.900 1.300a5.500 5.500 0 0 0-2.200 3.300z",
  bravo: "M12 1.500l3.100 6.600 7.200.9-5.300 5 1.400 7.200L12 17.700l-6.400 3.500L7 14 1.700 9l7.200-.900z",
  laugh: `${FACE}M6.500 12.500h11a5.500 5.500 0 0 1-11 0zM8.500 7.500l2.500 2-2.500 2-.900-1.200 1-.8-1-.8zM15.500 7.500l.900 1.200-1 .8 1 .8-.9 1.200-2.500-2z`,
  ouch: `${FACE}M12 13.500c2 0 3.300 1.600 3.300 3.500H8.700c0-1.900 1.300-3.500 3.300-3.500zM7.300 7.200l3.500 2-.7 1.200-3.500-2zM16.700 7.200l.7 1.200-3.500 2-.7-1.200z`,
  think: `${FACE}M8.800 8.500a1.300 1.300 0 1 1 0 2.600 1.300 1.300 0 0 1 0-2.600zM15.200 8.500a1.300 1.300 0 1 1 0 2.600 1.300 1.300 0 0 1 0-2.600zM8.500 15h7v1.600h-7z`,
  thanks:
    "M12 21.500C5 16.300 1.500 12.600 1.500 8.500a5.300 5.300 0 0 1 10.500-1.600A5.300 5.300 0 0 1 22.500 8.500c0 4.100-3.500 7.800-10.500 13z",
};
