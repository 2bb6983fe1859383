/** All that a cheat has sent and received, to be replayed. */
import type { Seat } from "../../../engine/game.ts";
import type { Rng } from "../../../engine/rng.ts";
import type { Attestation, Vote } from "../../../fair/statements.ts";
import { decode } from "../../../net/codec.ts";
import { kindOf } from "../kind.ts";
import type { What } from "./scheme.ts";

/** A vote with its candidate and epoch. */
export interface Cast {
  readonly epoch: number;
  readonly candidate: Seat;
  readonly voice: Vote;
}

interface Heard {
  readonly word: Attestation;
  readonly at: number;
}

const MOST = 400;

export const isOf = (what: What, kind: string): boolean => what === "all" || what.includes(kind);

export class Archive {
  readonly #texts: { readonly kind: string; readonly text: string }[] = [];
  readonly #words = new Map<Seat, Map<string, Heard>>();
  readonly #voices = new Map<string, Cast>();

  keep(text: string, now: number): void {
    const kind = kindOf(text);
    this.#texts.push({ kind, text });
    if (this.#texts.length > MOST) this.#texts.shift();
    if (kind === "agree" || kind === "voice") this.#keepSigned(text, now);
  }

  #keepSigned(text: string, now: number): void {
    const message = decode(text);
    if (message.t === "voice") {
      const { epoch, candidate, voice } = message;
      this.#voices.set(voice.sig, { epoch, candidate, voice });
    }
    if (message.t === "agree") {
      const { about, word } = message;
      const words = this.#words.get(about) ?? new Map<string, Heard>();
      if (!words.has(word.sig)) this.#words.set(about, words.set(word.sig, { word, at: now }));
    }
  }

  /** The attestations of others about a seat, up to this time. */
  wordsAbout(seat: Seat, by: number): readonly Attestation[] {
    return [...(this.#words.get(seat)?.values() ?? [])].flatMap(({ word, at }) => (at <= by ? [word] : []));
  }

  get voices(): readonly Cast[] {
    return [...this.#voices.values()];
  }

  /** A random old message of these kinds. */
  old(what: What, luck: Rng): string | undefined {
    const all = this.#texts.filter(({ kind }) => isOf(what, kind));
    return all.length === 0 ? undefined : luck.pick(all).text;
  }
}
