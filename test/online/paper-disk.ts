/** What a device keeps, on paper: it takes a while until something is written, and a page that dies may lose it. */
import type { Claim, Store, StoreFailure } from "../../src/online/room-store.ts";

type Changes = ReadonlyMap<string, string | undefined>;

interface Write {
  readonly page: object;
  readonly changes: Changes;
  readonly claim: Claim | undefined;
  readonly tell: (unkept: StoreFailure | undefined) => void;
}

export class PaperDisk {
  /** What would be there after the power was cut. */
  readonly items = new Map<string, string>();
  /** It has room for so many characters. */
  space = Number.POSITIVE_INFINITY;
  #writes: Write[] = [];

  get taken(): number {
    return [...this.items].reduce((sum, [name, text]) => sum + name.length + text.length, 0);
  }

  /** As one page sees it. Whatever it claims is told to the others. */
  storeOf(page: object, onClaimed: (name: string) => void): Store {
    const names = (beginning: string) => [...this.items.keys()].filter((name) => name.startsWith(beginning));
    return {
      names: (beginning) => Promise.resolve([...this.#comingTo(beginning).keys()]),
      load: (beginning) => Promise.resolve(this.#comingTo(beginning)),
      write: (changes, claim) =>
        new Promise((tell) => {
          this.#writes.push({ page, changes, claim, tell });
        }),
      claim: ({ name, holder }) => {
        this.flush();
        const unkept = this.#write(new Map([[name, holder]]), undefined);
        if (unkept === undefined) onClaimed(name);
        return Promise.resolve(unkept);
      },
      remove: (beginning) => {
        this.flush();
        for (const name of names(beginning)) this.items.delete(name);
        return Promise.resolve();
      },
    };
  }

  /** Whoever reads waits for what is written before, and tells nobody that it's there. */
  #comingTo(beginning: string): Map<string, string> {
    const coming = new Map(this.items);
    for (const { changes } of this.#writes) {
      for (const [name, value] of changes) {
        if (value === undefined) coming.delete(name);
        else coming.set(name, value);
      }
    }
    return new Map([...coming].filter(([name]) => name.startsWith(beginning)));
  }

  /** All that is under way is written now. Whether there was anything. */
  flush(): boolean {
    const writes = this.#writes;
    this.#writes = [];
    for (const { changes, claim, tell } of writes) tell(this.#write(changes, claim));
    return writes.length > 0;
  }

  /** The page is gone: some of what it had under way, the first of it, may be written all the same. */
  lose(page: object, chance: (below: number) => number): void {
    const own = this.#writes.filter((write) => write.page === page);
    for (const { changes, claim } of own.slice(0, chance(own.length + 1))) this.#write(changes, claim);
    this.#writes = this.#writes.filter((write) => write.page !== page);
  }

  #write(changes: Changes, claim: Claim | undefined): StoreFailure | undefined {
    const held = claim === undefined ? undefined : this.items.get(claim.name);
    if (held !== undefined && held !== claim?.holder) return "elsewhere";
    const next = new Map(this.items);
    for (const [name, value] of changes) {
      if (value === undefined) next.delete(name);
      else next.set(name, value);
    }
    const taken = [...next].reduce((sum, [name, text]) => sum + name.length + text.length, 0);
    if (taken > this.space && taken > this.taken) return this.space === 0 ? "no-storage" : "storage-full";
    this.items.clear();
    for (const [name, value] of next) this.items.set(name, value);
    return undefined;
  }
}
