/** One of the honest nodes that a cheating device runs with the same keys and seats, each with a disk of its own. */
import type { Seat } from "../../../engine/game.ts";
import type { Effect, Stimulus } from "../../../net/node.ts";
import type { ObservedNode } from "../device.ts";
import { Disk } from "../disk.ts";
import type { MakeNode, Start } from "../scene.ts";

interface Kept {
  readonly at: number;
  readonly name: string;
  readonly value: unknown;
}

export class Copy {
  readonly #start: Omit<Start, "stored">;
  readonly #makeNode: MakeNode;
  readonly #kept: Kept[];
  #node: ObservedNode;

  constructor(start: Start, makeNode: MakeNode) {
    const { stored, ...others } = start;
    this.#start = others;
    this.#makeNode = makeNode;
    this.#kept = [...stored].map(([name, value]) => ({ at: 0, name, value }));
    this.#node = makeNode(start);
  }

  get node(): ObservedNode {
    return this.#node;
  }

  tell(stimulus: Stimulus, now: number): readonly Effect[] {
    const effects = this.#node.tell(stimulus);
    for (const effect of effects) {
      if (effect.do === "store") this.#kept.push({ at: now, name: effect.name, value: effect.value });
    }
    return effects;
  }

  /** What it had stored by this time. */
  storedAt(time: number): ReadonlyMap<string, unknown> {
    const disk = new Disk();
    for (const { at, name, value } of this.#kept) if (at <= time) disk.write(name, value);
    return disk.read();
  }

  restore(time: number): void {
    this.#node = this.#makeNode({ ...this.#start, stored: this.storedAt(time) });
  }

  twin(now: number): Copy {
    return new Copy({ ...this.#start, stored: this.storedAt(now) }, this.#makeNode);
  }
}

export const seatOf = (start: Start): Seat => [...start.notes.keys()][0] ?? 0;
