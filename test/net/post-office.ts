/** Nodes wired directly: every text arrives, in order, and time goes on when it's told to. What breaks, breaks on purpose. */
import { hashText } from "../../src/engine/hash.ts";
import type { Hex } from "../../src/fair/bytes.ts";
import type { Effect, Link, Node, Stimulus } from "../../src/net/node.ts";

interface Wire {
  readonly ends: readonly [Hex, Hex];
}

interface Delivery {
  readonly to: Hex;
  readonly stimulus: Stimulus;
}

export interface Letter {
  readonly from: Hex;
  readonly to: Hex;
  readonly text: string;
}

const TICK = 500;
const MOST_DELIVERIES = 200_000;

export class PostOffice {
  now = 1_000_000;
  readonly nodes = new Map<Hex, Node>();
  readonly stored = new Map<Hex, Map<string, unknown>>();
  readonly effects: { readonly by: Hex; readonly effect: Effect }[] = [];
  /** What is on its way: let through, changed, or kept. */
  sieve: (letter: Letter) => string | undefined = ({ text }) => text;
  /** Whether a device breaks down for good once this of what it wants done has been done. */
  trap: (by: Hex, effect: Effect) => boolean = () => false;
  /** Whether somebody who is there can be found, or only who is connected already heard. */
  isDialling = true;
  readonly #wires = new Map<Link, Wire>();
  readonly #cut = new Set<string>();
  readonly #queue: Delivery[] = [];
  #links = 0;

  store(key: Hex): Map<string, unknown> {
    const kept = this.stored.get(key) ?? new Map<string, unknown>();
    this.stored.set(key, kept);
    return kept;
  }

  plug(key: Hex, node: Node): void {
    this.nodes.set(key, node);
    this.tell(key, { on: "time", now: this.now });
  }

  /** Gone without a word: nobody is told that its links are. */
  unplug(key: Hex): void {
    this.nodes.delete(key);
  }

  /** From now on nothing gets through between these. */
  cut(some: readonly Hex[], others: readonly Hex[]): void {
    for (const one of some) for (const other of others) this.#cut.add(pair(one, other));
  }

  mend(): void {
    this.#cut.clear();
  }

  tell(key: Hex, stimulus: Stimulus): readonly Effect[] {
    const node = this.nodes.get(key);
    if (node === undefined) return [];
    const effects = node.tell(stimulus);
    for (const effect of effects) {
      this.effects.push({ by: key, effect });
      this.#carryOut(key, effect);
      if (!this.trap(key, effect)) continue;
      this.unplug(key);
      break;
    }
    return effects;
  }

  /** Until all has arrived. */
  deliver(): void {
    for (let count = 0; this.#queue.length > 0; count++) {
      if (count > MOST_DELIVERIES) throw new Error("they never stop talking");
      const next = this.#queue.shift();
      if (next !== undefined) this.tell(next.to, next.stimulus);
    }
  }

  pass(time: number): void {
    for (let passed = 0; passed < time; passed += TICK) {
      this.now += TICK;
      for (const key of this.nodes.keys()) this.tell(key, { on: "time", now: this.now });
      this.deliver();
    }
  }

  notices(by?: Hex): readonly string[] {
    return this.effects.flatMap(({ by: who, effect }) =>
      effect.do === "notice" && (by === undefined || who === by) ? [effect.key] : [],
    );
  }

  /** As if the device had sent it: only a cheat does that. */
  forge(from: Hex, to: Hex, text: string): void {
    const link = this.#between(from, to);
    if (link === undefined) throw new Error("they aren't connected");
    this.#queue.push({ to, stimulus: { on: "received", link, text } });
  }

  isConnected(one: Hex, other: Hex): boolean {
    return this.#between(one, other) !== undefined;
  }

  /** The newest of their links. */
  #between(one: Hex, other: Hex): Link | undefined {
    const isTheirs = ({ ends }: Wire) => ends.includes(one) && ends.includes(other);
    return [...this.#wires].filter(([, wire]) => isTheirs(wire)).at(-1)?.[0];
  }

  #carryOut(key: Hex, effect: Effect): void {
    switch (effect.do) {
      case "store":
        this.store(key).set(effect.name, JSON.parse(JSON.stringify(effect.value)));
        break;
      case "dial":
        this.#dial(key, effect.to);
        break;
      case "send":
        this.#send(key, effect.link, effect.text);
        break;
      case "close":
        this.#close(key, effect.link);
        break;
    }
  }

  #dial(from: Hex, to: Hex): void {
    if (!this.isDialling || !this.nodes.has(to) || this.#cut.has(pair(from, to))) {
      this.#queue.push({ to: from, stimulus: { on: "closed", to } });
      return;
    }
    const link = `link ${this.#links++}`;
    this.#wires.set(link, { ends: [from, to] });
    const [ours, theirs] = [hashText(from), hashText(to)];
    this.#queue.push({ to: from, stimulus: { on: "opened", link, to, fingerprints: { ours, theirs } } });
    this.#queue.push({ to, stimulus: { on: "opened", link, fingerprints: { ours: theirs, theirs: ours } } });
  }

  #send(from: Hex, link: Link, text: string): void {
    const to = this.#otherEnd(from, link);
    if (to === undefined || this.#cut.has(pair(from, to))) return;
    const passed = this.sieve({ from, to, text });
    if (passed !== undefined) this.#queue.push({ to, stimulus: { on: "received", link, text: passed } });
  }

  #close(from: Hex, link: Link): void {
    const to = this.#otherEnd(from, link);
    this.#wires.delete(link);
    if (to !== undefined && !this.#cut.has(pair(from, to))) this.#queue.push({ to, stimulus: { on: "closed", link } });
  }

  #otherEnd(from: Hex, link: Link): Hex | undefined {
    const wire = this.#wires.get(link);
    return wire?.ends.includes(from) ? wire.ends.find((end) => end !== from) : undefined;
  }
}

const pair = (one: Hex, other: Hex): string => [one, other].sort().join(" ");
