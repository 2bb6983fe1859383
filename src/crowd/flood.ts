/** Floods one device at a table: some who are there say what they are given, others only greet, again and again. */
import type { Lane } from "../carrier/carrier.ts";
import type { Hex } from "../fair/bytes.ts";
import type { Ends } from "./ends.ts";
import type { Greeter } from "./greeter.ts";

/** Of each second, which of the texts. */
export type Script = readonly (readonly number[])[];

export interface FloodSetUp {
  /** The match's, and the key of the device that is flooded. */
  readonly lane: Lane;
  readonly to: Hex;
  readonly texts: readonly string[];
  /** Of devices in this page, by their numbers. */
  readonly said: readonly { readonly which: number; readonly script: Script }[];
  /** Of strangers, each with a connection of its own. */
  readonly greeted: readonly Script[];
}

/** In milliseconds: each second is sent in so many parts. */
const PART = 50;
const PARTS = 1_000 / PART;

export class Flood {
  readonly #setUp: FloodSetUp;
  readonly #speakers: readonly (readonly [Ends, Script])[];
  readonly #greeters: readonly (readonly [Greeter, Script])[];
  #part = 0;
  #said = 0;

  constructor(setUp: FloodSetUp, endsOf: (which: number) => Ends, greeter: () => Greeter) {
    this.#setUp = setUp;
    this.#speakers = setUp.said.map(({ which, script }) => [endsOf(which), script]);
    this.#greeters = setUp.greeted.map((script) => [greeter(), script]);
  }

  /** So many texts have been sent once it's over. */
  run(seconds: number): Promise<number> {
    return new Promise((resolve) => {
      const timer = setInterval(() => {
        this.#send();
        if (this.#part < seconds * PARTS) return;
        clearInterval(timer);
        for (const [greeter] of this.#greeters) greeter.end();
        resolve(this.#greeters.reduce((sum, [{ said }]) => sum + said, this.#said));
      }, PART);
    });
  }

  #send(): void {
    const { lane, to } = this.#setUp;
    for (const [ends, script] of this.#speakers) {
      for (const text of this.#now(script)) if (ends.say(lane, to, text)) this.#said += 1;
    }
    for (const [greeter, script] of this.#greeters) for (const text of this.#now(script)) greeter.greet(text);
    this.#part += 1;
  }

  #now(script: Script): readonly string[] {
    const second = script[Math.floor(this.#part / PARTS)] ?? [];
    const at = this.#part % PARTS;
    const [from, to] = [at, at + 1].map((part) => Math.floor((second.length * part) / PARTS));
    return second.slice(from, to).map((text) => this.#setUp.texts[text] ?? "");
  }
}
