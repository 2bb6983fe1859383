/** A clear no: a key that a language file turns into words, and the facts that go with it. */
export class Refusal extends Error {
  readonly key: string;
  readonly facts: Facts;

  constructor(key: string, facts: Facts = {}) {
    const told = Object.entries(facts).map(([name, fact]) => `${name}=${fact}`);
    super(told.length === 0 ? key : `${key} (${told.join(", ")})`);
    this.name = "Refusal";
    this.key = key;
    this.facts = facts;
  }
}

export type Facts = Readonly<Record<string, string | number>>;
