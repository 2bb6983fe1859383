/** In which ways seats deviate from what the program does: plain data, so that a run can be told and made again with less. */
import type { Seat } from "../../../engine/game.ts";

/** Kinds of messages, or all of them that come after the handshake. */
export type What = readonly string[] | "all";

export type Move =
  /** Outgoing messages are dropped, delayed or repeated. */
  | { readonly do: "withhold"; readonly what: What }
  | { readonly do: "delay"; readonly what: What; readonly by: number }
  | { readonly do: "repeat"; readonly what: What; readonly by: number }
  /** Something else is said in its place, and signed as it should be, or for another match. */
  | { readonly do: "alter"; readonly what: What; readonly isForeign: boolean }
  /** Its numbers (epochs, counts, positions) are so much further on, and are signed like that. */
  | { readonly do: "leap"; readonly what: What; readonly by: number }
  /** Incoming messages are read by the cheat, but not given to the program. */
  | { readonly do: "ignore"; readonly what: What }
  /** Replays what was sent or received earlier, its own or others'. */
  | { readonly do: "replay"; readonly what: What }
  /** The same, so many times a second. */
  | { readonly do: "flood"; readonly what: What; readonly times: number }
  /** Another copy of the same device talks to them, with what was stored when it began. */
  | { readonly do: "copy" }
  /** The device goes back to what it had stored so long ago. */
  | { readonly do: "restore"; readonly ago: number }
  /** Speaks for somebody as the next host: for each for themselves, or for this seat; as if its record were shorter. */
  | { readonly do: "vote"; readonly candidate: Seat | "each"; readonly back: number }
  /** Says that it has lost the host. */
  | { readonly do: "doubt" }
  /** Attests somebody's absence, whether they're missed or not. */
  | { readonly do: "word"; readonly about: Seat }
  /** Its people never agree to anything about others by themselves. */
  | { readonly do: "abstain" }
  /** As host: tells that somebody is silent, or owes an answer. */
  | { readonly do: "slander"; readonly about: Seat; readonly how: "silent" | "owes" }
  /** As host: gives a seat to its bot as soon as that can be written, with words of others that are at least so old. */
  | { readonly do: "evict"; readonly about: Seat; readonly age: number }
  /** Makes itself host as soon as that can be written, with whatever votes it has ever heard, after an earlier place. */
  | { readonly do: "usurp"; readonly back: number };

export interface Deviation {
  /** Seeds its own random choices, so that they are the same whichever other schemes there are. */
  readonly id: number;
  readonly by: Seat;
  /** In milliseconds; and then only once a message of this kind has come in. */
  readonly from: number;
  readonly hears?: string;
  readonly lasts: number;
  /** Whom it is about: the devices of these seats. */
  readonly to: readonly Seat[];
  readonly move: Move;
}

export interface Scheme {
  readonly seats: readonly Seat[];
  readonly deviations: readonly Deviation[];
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
const named = (what: What): string => (what === "all" ? "everything" : what.join(", "));
const listed = (seats: readonly Seat[]): string => seats.join(" and ");

export function toldDeviation({ id, by, from, hears, lasts, to, move }: Deviation): string {
  const when = hears === undefined ? `from ${seconds(from)} on` : `once it hears "${hears}" after ${seconds(from)}`;
  return `${id}: seat ${by}, ${when}, for ${seconds(lasts)}, towards ${listed(to)}: ${toldMove(move)}`;
}

function toldMove(move: Move): string {
  switch (move.do) {
    case "withhold":
      return `withholds ${named(move.what)}`;
    case "delay":
      return `sends ${named(move.what)} ${move.by} ms later`;
    case "repeat":
      return `sends ${named(move.what)} again ${move.by} ms later`;
    case "alter":
      return `alters ${named(move.what)}${move.isForeign ? ", and signs it for another match" : ""}`;
    case "leap":
      return `counts ${move.by} too far in ${named(move.what)}`;
    case "ignore":
      return `doesn't hear ${named(move.what)}`;
    case "replay":
      return `sends old ${named(move.what)}`;
    case "flood":
      return `sends old ${named(move.what)} ${move.times} times a second`;
    case "copy":
      return "lets another copy of its device talk";
    case "restore":
      return `goes back to what it had stored ${seconds(move.ago)} ago`;
    case "vote":
      return `speaks for ${move.candidate === "each" ? "each of them" : `seat ${move.candidate}`} as if it had ${move.back} entries less`;
    case "doubt":
      return "says that it has lost the host";
    case "word":
      return `gives its word about seat ${move.about}`;
    case "abstain":
      return "agrees to nothing about others";
    case "slander":
      return `tells that seat ${move.about} ${move.how === "silent" ? "is silent" : "owes an answer"}`;
    case "evict":
      return `gives seat ${move.about} to its bot with words that are ${seconds(move.age)} old`;
    case "usurp":
      return `makes itself host with whatever voices it has, ${move.back} entries back`;
  }
}

export const toldScheme = ({ deviations }: Scheme): readonly string[] => deviations.map(toldDeviation);
