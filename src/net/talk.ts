/** What is said beside the record; and how much of it a host passes on: or it would drown what all wait for. */
import type { Hex } from "../fair/bytes.ts";
import { MOST_WORDS_A_SECOND, MOST_WORDS_OF_ALL_A_SECOND } from "./limits.ts";
import type { Spoken } from "./messages.ts";
import { type Meter, metered, newMeter } from "./meter.ts";
import type { Overheard } from "./node.ts";

/** So many devices are remembered; more of them than that come and go. */
const MOST_DEVICES = 256;

export class Talk {
  readonly #each = new Map<Hex, Meter>();
  #all: Meter | undefined;

  /** One word more; refused if it's one too many. */
  count(from: Hex, now: number): void {
    const each = metered(this.#each.get(from) ?? newMeter(now, MOST_WORDS_A_SECOND), now, MOST_WORDS_A_SECOND);
    const before = this.#all ?? newMeter(now, MOST_WORDS_OF_ALL_A_SECOND);
    this.#all = metered(before, now, MOST_WORDS_OF_ALL_A_SECOND);
    if (this.#each.size >= MOST_DEVICES) this.#each.clear();
    this.#each.set(from, each);
  }
}

export function overheard(said: Spoken): Overheard {
  switch (said.t) {
    case "chat":
      return { kind: "chat", text: said.text };
    case "react":
      return { kind: "react", sign: said.sign };
    case "point":
      return { kind: "point", thing: said.thing };
  }
}
