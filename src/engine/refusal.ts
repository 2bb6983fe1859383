/** A clear no: a key that a language file turns into words, and the facts that go with it. */
export class Refusal extends Error {
  readonly key: string;
  readonly facts: Facts;
  /** What was refused further inside, if that is why. */
  override readonly cause: Refusal | undefined;
  /** For whoever mends programs, in English. Not for a language file. */
  readonly note: string | undefined;

  constructor(key: string, facts: Facts = {}, { cause, note }: Background = {}) {
    super(messageOf(key, facts, note ?? cause?.message));
    this.name = "Refusal";
    this.key = key;
    this.facts = facts;
    this.cause = cause;
    this.note = note;
  }
}

export type Facts = Readonly<Record<string, string | number>>;

interface Background {
  readonly cause?: Refusal;
  readonly note?: string;
}

/** `key (name=fact, name=fact): more` */
function messageOf(key: string, facts: Facts, more: string | undefined): string {
  const told = Object.entries(facts).map(([name, fact]) => `${name}=${fact}`);
  const what = told.length === 0 ? key : `${key} (${told.join(", ")})`;
  return more === undefined ? what : `${what}: ${more}`;
}
