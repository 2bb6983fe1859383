/** Floods one device at a table: members send what a script says, strangers only begin handshakes, again and again. */
import type { Lane } from "../carrier/carrier.ts";
import type { Hex } from "../fair/bytes.ts";
import type { Greeter } from "./greeter.ts";
import type { RawLinks } from "./raw-links.ts";

/** For each second, the indices of the texts to send. */
export type Script = readonly (readonly number[])[];

export interface FloodSetUp {
  /** The lane of the match, and the key of the device to flood. */
  readonly lane: Lane;
  readonly to: Hex;
  readonly texts: readonly string[];
  /** What devices of this page send; `which` is the device's number. */
  readonly said: readonly { readonly which: number; readonly script: Script }[];
  /** What strangers send, each over a connection of its own. */
  readonly greeted: readonly Script[];
}

/** In milliseconds: each second's texts are spread over parts of this length. */
const PART = 50;
const PARTS = 1_000 / PART;

export class Flood {
  readonly #setUp: FloodSetUp;
  readonly #speakers: readonly (readonly [RawLinks, Script])[];
  readonly #greeters: readonly (readonly [Greeter, Script])[];
  #part = 0;
  #said = 0;

  constructor(setUp: FloodSetUp, linksOf: (which: number) => RawLinks, greeter: () => Greeter) {
    this.#setUp = setUp;
    this.#speakers = setUp.said.map(({ which, script }) => [linksOf(which), script]);
    this.#greeters = setUp.greeted.map((script) => [greeter(), script]);
  }

  /** Returns how many texts were sent. */
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
    for (const [links, script] of this.#speakers) {
      for (const text of this.#now(script)) if (links.say(lane, to, text)) this.#said += 1;
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
