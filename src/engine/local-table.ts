/** A match whose seats are all on this device: answers everything that needs no person. */
import { takes } from "./admission.ts";
import { openActOfBot, sealedActOfBot } from "./bot-play.ts";
import { Croupier } from "./croupier.ts";
import type { Await, AwaitReveal, Input, Mine, Revealed, Seat, Types } from "./game.ts";
import { Keeper, type KeeperSave } from "./keeper.ts";
import type { Match } from "./match.ts";
import { type RngState, seeded } from "./rng.ts";

export interface LocalSave<T extends Types = Types> {
  readonly keeper: KeeperSave<T>;
  readonly croupier: RngState;
}

export class LocalTable<T extends Types = Types> {
  readonly match: Match<T>;
  readonly #keeper: Keeper<T>;
  readonly #croupier: Croupier;

  constructor(match: Match<T>, save: LocalSave<T>) {
    this.match = match;
    this.#keeper = new Keeper(match.game, save.keeper);
    this.#croupier = new Croupier(save.croupier);
  }

  static fresh<T extends Types>(match: Match<T>, seed: number): LocalTable<T> {
    return new LocalTable(match, {
      keeper: Keeper.fresh(match.game, seeded(seed, 1)).save(),
      croupier: seeded(seed, 2).save(),
    });
  }

  /** With the match's record, all it takes to go on elsewhere. */
  save(): LocalSave<T> {
    return { keeper: this.#keeper.save(), croupier: this.#croupier.save() };
  }

  mine(seat: Seat): Mine<T> {
    return this.#keeper.mine(this.match.state, seat);
  }

  legal(seat: Seat): readonly T["act"][] {
    return this.match.legal(seat, this.mine(seat));
  }

  /** The input by which a person's seat plays this act: promised if it's awaited sealed, else open. */
  inputFor(seat: Seat, act: T["act"]): Input<T> {
    const isSealed = this.match.awaits.some(
      (one) => one.kind === "act" && one.sealed && one.from.includes(seat) && takes(one, act),
    );
    return isSealed ? this.#keeper.seal(this.match.state, seat, act) : { kind: "act", seat, act };
  }

  /**
   * The next answer that needs no person, or nothing if people are awaited or the match is over. Luck is spent on it:
   * it has to be applied.
   */
  nextAnswer(): Input<T> | undefined {
    for (const awaited of this.match.awaits) {
      const answer = this.#answer(awaited);
      if (answer !== undefined) return answer;
    }
    return undefined;
  }

  #answer(awaited: Await<T>): Input<T> | undefined {
    switch (awaited.kind) {
      case "stir":
        return this.#keeper.stir(awaited);
      case "reveal":
        return this.#reveal(awaited);
      case "act":
        return awaited.sealed ? undefined : this.#actOfBot(awaited.from);
      case "learn":
        return undefined;
    }
  }

  #reveal({ draws, values, acts }: AwaitReveal): Revealed<T> {
    const { match } = this;
    const results = this.#croupier.draw(draws);
    return {
      kind: "revealed",
      results,
      values: values.map((handle) => ({ handle, value: this.#keeper.value(handle) })),
      acts: acts.map((seat) => ({
        seat,
        act: match.sitters[seat] === "bot" ? sealedActOfBot(match, seat, results) : this.#keeper.sealedAct(seat),
      })),
    };
  }

  #actOfBot(from: readonly Seat[]): Input<T> | undefined {
    const { match } = this;
    for (const seat of from) {
      if (match.sitters[seat] !== "bot") continue;
      const act = openActOfBot(match, seat);
      if (act !== undefined) return { kind: "act", seat, act };
    }
    return undefined;
  }
}
