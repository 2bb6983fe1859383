/** Remarks beside the record, in a room or at a table, and how many a host passes on: too many would delay the match. */
import { Refusal } from "../engine/refusal.ts";
import type { Hex } from "../fair/bytes.ts";
import { MOST_WORDS_A_SECOND, MOST_WORDS_OF_ALL_A_SECOND } from "./limits.ts";
import type { TableTalk } from "./messages.ts";
import type { Overheard } from "./node.ts";
import { remember } from "./remember.ts";
import { type Rate, spend, type TokenBucket, waitForToken } from "./token-bucket.ts";

export class TalkLimits {
  readonly #each = new Map<Hex, TokenBucket>();
  #all: TokenBucket | undefined;

  /** One remark more; refused if it's too many. */
  count(from: Hex, now: number): void {
    const each = spend(this.#each.get(from), now, aSecond(MOST_WORDS_A_SECOND));
    if (each === undefined) throw new Refusal("too-many-messages", { most: MOST_WORDS_A_SECOND });
    const all = spend(this.#all, now, aSecond(MOST_WORDS_OF_ALL_A_SECOND));
    if (all === undefined) throw new Refusal("too-many-messages", { most: MOST_WORDS_OF_ALL_A_SECOND });
    this.#all = all;
    remember(this.#each, from, each);
  }
}

const aSecond = (most: number): Rate => ({ burst: most, perSecond: most });

/** Below what any host refuses, so that people are hardly ever refused because others talk. */
const OWN_TALK: Rate = { burst: 5, perSecond: 2 };
/** How many of our own lines are remembered. */
const MOST_OWN = 32;

/** The remarks of the people here: how often, and which of them the host may report as not passed on. */
export class OwnTalk {
  #allowance: TokenBucket | undefined;
  #said: readonly string[] = [];

  /** One remark more: 0, or in how many seconds it may be made. */
  count(now: number): number {
    const left = spend(this.#allowance, now, OWN_TALK);
    if (left === undefined && this.#allowance !== undefined) {
      return Math.ceil(waitForToken(this.#allowance, now, OWN_TALK) / 1_000);
    }
    this.#allowance = left;
    return 0;
  }

  say(text: string): void {
    this.#said = [...this.#said, text].slice(-MOST_OWN);
  }

  /** Takes back one line that was written here. False if there is none. */
  takeBack(text: string): boolean {
    const at = this.#said.lastIndexOf(text);
    this.#said = this.#said.filter((_, k) => k !== at);
    return at !== -1;
  }
}

export function overheard(said: TableTalk): Overheard {
  switch (said.t) {
    case "chat":
      return { kind: "chat", text: said.text };
    case "react":
      return { kind: "react", sign: said.sign };
    case "point":
      return { kind: "point", thing: said.thing };
  }
}
