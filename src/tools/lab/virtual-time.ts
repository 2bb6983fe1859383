/** Simulated time: a priority queue of planned actions, in which the clock jumps from one to the next. */
interface Planned {
  readonly at: number;
  /** Among actions for the same time, the order of planning. */
  readonly order: number;
  happen(): void;
}

export class VirtualTime {
  #now = 0;
  #planned = 0;
  /** A binary heap. */
  readonly #heap: Planned[] = [];

  /** In milliseconds since the beginning. */
  get now(): number {
    return this.#now;
  }

  after(delay: number, happen: () => void): void {
    this.at(this.#now + delay, happen);
  }

  at(when: number, happen: () => void): void {
    const at = Math.max(when, this.#now);
    this.#push({ at, order: this.#planned++, happen });
  }

  /** Repeats from `first` on, as long as `goesOn` holds. */
  every(period: number, first: number, goesOn: () => boolean): void {
    const again = (): void => {
      if (goesOn()) this.after(period, again);
    };
    this.after(first, again);
  }

  /** Runs all actions until this time, as long as `isWanted` holds. */
  run(until: number, isWanted: () => boolean = () => true): void {
    while (isWanted()) {
      const [next] = this.#heap;
      if (next === undefined || next.at > until) break;
      this.#take();
      this.#now = next.at;
      next.happen();
    }
    if (isWanted()) this.#now = Math.max(this.#now, until);
  }

  #push(planned: Planned): void {
    const heap = this.#heap;
    let at = heap.length;
    for (let parent = (at - 1) >> 1; at > 0 && isBefore(planned, heap[parent]); parent = (at - 1) >> 1) {
      const above = heap[parent];
      if (above !== undefined) heap[at] = above;
      at = parent;
    }
    heap[at] = planned;
  }

  #take(): void {
    const heap = this.#heap;
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return;
    let at = 0;
    for (;;) {
      const left = 2 * at + 1;
      const least = isBefore(heap[left + 1], heap[left]) ? left + 1 : left;
      const child = heap[least];
      if (child === undefined || !isBefore(child, last)) break;
      heap[at] = child;
      at = least;
    }
    heap[at] = last;
  }
}

const isBefore = (a: Planned | undefined, b: Planned | undefined): boolean =>
  a !== undefined && b !== undefined && (a.at < b.at || (a.at === b.at && a.order < b.order));
