/** What is said beside the record, in a room or at a table; and how much of it a host passes on: or it would drown what all wait for. */
import { Refusal } from "../engine/refusal.ts";
import type { Hex } from "../fair/bytes.ts";
import { type Allowance, allowed, type Limit, untilAllowed } from "./allowance.ts";
import { MOST_WORDS_A_SECOND, MOST_WORDS_OF_ALL_A_SECOND } from "./limits.ts";
import type { Spoken } from "./messages.ts";
import type { Overheard } from "./node.ts";
import { remember } from "./remember.ts";

export class Talk {
  readonly #each = new Map<Hex, Allowance>();
  #all: Allowance | undefined;

  /** One word more; refused if it's one too many. */
  count(from: Hex, now: number): void {
    const each = allowed(this.#each.get(from), now, aSecond(MOST_WORDS_A_SECOND));
    if (each === undefined) throw new Refusal("too-many-messages", { most: MOST_WORDS_A_SECOND });
    const all = allowed(this.#all, now, aSecond(MOST_WORDS_OF_ALL_A_SECOND));
    if (all === undefined) throw new Refusal("too-many-messages", { most: MOST_WORDS_OF_ALL_A_SECOND });
    this.#all = all;
    remember(this.#each, from, each);
  }
}

const aSecond = (most: number): Limit => ({ atOnce: most, aSecond: most });

/** Less than any host refuses: whoever keeps to it is hardly ever refused by the others' talk. */
const OWN_TALK: Limit = { atOnce: 5, aSecond: 2 };
/** So many words are remembered as one's own. */
const MOST_OWN = 32;

/** What the people at this device say: how often, and what of it the host may call unsaid. */
export class OwnTalk {
  #allowance: Allowance | undefined;
  #said: readonly string[] = [];

  /** One word more; if it's one too many, in how many seconds there may be one. */
  count(now: number): number {
    const left = allowed(this.#allowance, now, OWN_TALK);
    if (left === undefined && this.#allowance !== undefined) {
      return Math.ceil(untilAllowed(this.#allowance, now, OWN_TALK) / 1_000);
    }
    this.#allowance = left;
    return 0;
  }

  say(text: string): void {
    this.#said = [...this.#said, text].slice(-MOST_OWN);
  }

  /** Whether it was said here, and hasn't been taken back. */
  takeBack(text: string): boolean {
    const at = this.#said.lastIndexOf(text);
    this.#said = this.#said.filter((_, k) => k !== at);
    return at !== -1;
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
