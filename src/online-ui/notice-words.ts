/** Words for the notices of a room. */
import type { Facts } from "../engine/refusal.ts";
import type { Line, Params } from "../ui/texts/line.ts";
import type { RoomKey } from "./texts.ts";

/**
 * The notices that people should see. The others are about messages and connections: such problems mend themselves or show
 * in who is connected, and would only worry people.
 */
const WORDS: Readonly<Record<string, RoomKey>> = {
  cheated: "notice.cheated",
  rewound: "notice.rewound",
  apart: "notice.apart",
  "early-opening": "notice.early-opening",
  "not-said": "notice.not-said",
  "choice-found": "notice.choice-found",
  "choice-lost": "notice.choice-lost",
  "refused-by-host": "notice.refused",
  "entry-refused": "notice.entry-refused",
  "hosting-now": "notice.hosting-now",
  "others-terms": "notice.others-terms",
};

/** What a room refuses, told in its own texts. */
const REFUSALS: Readonly<Record<Extract<RoomKey, `refusal.${string}`>, true>> = {
  "refusal.code-unreadable": true,
  "refusal.invitation-unreadable": true,
  "refusal.match-on": true,
  "refusal.no-name": true,
  "refusal.nobody-plays": true,
  "refusal.not-connected": true,
  "refusal.not-here": true,
  "refusal.not-oneself": true,
  "refusal.not-ready": true,
  "refusal.not-the-host": true,
  "refusal.nothing-said": true,
  "refusal.only-the-host": true,
  "refusal.other-terms": true,
  "refusal.room-full": true,
  "refusal.seat-away": true,
  "refusal.seat-open": true,
  "refusal.seat-taken": true,
  "refusal.terms-changed": true,
  "refusal.too-many-wishes": true,
  "refusal.too-much-talk": true,
  "refusal.unknown-game": true,
};

/** Undefined if people needn't know. Seats are replaced by names, because a notice may outlast its match. */
export function noticeLine(key: string, facts: Facts, names: readonly string[]): Line | undefined {
  const words = wordsFor(key, facts);
  if (words === undefined) return undefined;
  const { seat } = facts;
  const params: Params = { ...facts, ...(typeof seat === "number" && { seat: names[seat] ?? { seat } }) };
  return { key: words, params };
}

/** A refused wish says why. Refusals between other devices aren't shown. */
function wordsFor(key: string, facts: Facts): string | undefined {
  const refusal = `refusal.${key === "refused-by-host" ? facts.why : key}`;
  if (facts.device === undefined && Object.hasOwn(REFUSALS, refusal)) return refusal;
  return Object.hasOwn(WORDS, key) ? WORDS[key] : undefined;
}
