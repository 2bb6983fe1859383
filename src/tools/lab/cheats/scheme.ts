/** How seats deviate from the protocol, as plain data, so that a run can be printed and shrunk. */
import type { Seat } from "../../../engine/game.ts";

/** Kinds of messages, or all after the handshake. */
export type What = readonly string[] | "all";

export type Move =
  /** Outgoing messages are dropped, delayed or repeated. */
  | { readonly do: "withhold"; readonly what: What }
  | { readonly do: "delay"; readonly what: What; readonly by: number }
  | { readonly do: "repeat"; readonly what: What; readonly by: number }
  /** Sends something else instead, signed correctly or for another match. */
  | { readonly do: "alter"; readonly what: What; readonly isForeign: boolean }
  /** Increases the numbers in messages (epochs, counts, positions), and signs them. */
  | { readonly do: "leap"; readonly what: What; readonly by: number }
  /** The cheat reads incoming messages, but doesn't deliver them to its node. */
  | { readonly do: "ignore"; readonly what: What }
  /** Replays old messages, its own or those of others. */
  | { readonly do: "replay"; readonly what: What }
  /** Replays `times` messages a second. */
  | { readonly do: "flood"; readonly what: What; readonly times: number }
  /** Another copy talks to them, which begins with what was stored at that time. */
  | { readonly do: "copy" }
  /** Restores what it had stored some time ago. */
  | { readonly do: "restore"; readonly ago: number }
  /** Votes for this seat as host, or for each candidate; with `back`, as if its record were shorter. */
  | { readonly do: "vote"; readonly candidate: Seat | "each"; readonly back: number }
  /** Says that it has lost its connection to the host. */
  | { readonly do: "doubt" }
  /** Attests a seat's absence, true or not. */
  | { readonly do: "word"; readonly about: Seat }
  /** Never attests anything about others on request. */
  | { readonly do: "abstain" }
  /** As host: claims that a seat is silent, or owes an answer. */
  | { readonly do: "slander"; readonly about: Seat; readonly how: "silent" | "owes" }
  /** As host: gives a seat to its bot as soon as possible, with attestations of at least this age. */
  | { readonly do: "evict"; readonly about: Seat; readonly age: number }
  /**
   * Makes itself host as soon as possible, with any votes that it has ever received; with `back`, from an earlier
   * entry.
   */
  | { readonly do: "usurp"; readonly back: number };

export interface Deviation {
  /** Seeds its own random choices, so that they don't depend on other deviations. */
  readonly id: number;
  readonly by: Seat;
  /** In milliseconds; with `hears`, not before a message of that kind has come in. */
  readonly from: number;
  readonly hears?: string;
  readonly lasts: number;
  /** The seats whose devices it is directed at. */
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
