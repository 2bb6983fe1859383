/** What a room tells in keys, in words. */
import type { Facts } from "../../engine/refusal.ts";
import type { Line, Params } from "../texts/line.ts";
import type { RoomKey } from "./texts.ts";

/**
 * What people should know. The rest is about messages and connections: it mends itself or shows in who is connected,
 * and would only worry people.
 */
const WORDS: Readonly<Record<string, RoomKey>> = {
  cheated: "notice.cheated",
  rewound: "notice.rewound",
  apart: "notice.apart",
  "early-opening": "notice.early-opening",
  "not-said": "notice.not-said",
  "refused-by-host": "notice.refused",
  "entry-refused": "notice.entry-refused",
  "host-changed": "notice.host-changed",
};

/** Nothing, where people needn't know. Names of seats are filled in, since a notice stays when its match is gone. */
export function noticeLine(key: string, facts: Facts, names: readonly string[]): Line | undefined {
  const words = Object.hasOwn(WORDS, key) ? WORDS[key] : undefined;
  if (words === undefined) return undefined;
  const { seat } = facts;
  const params: Params = { ...facts, ...(typeof seat === "number" && { seat: names[seat] ?? { seat } }) };
  return { key: words, params };
}
