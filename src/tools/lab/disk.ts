/** A device's storage, which survives crashes. It stores copies, so that later mutations don't get into it. */
export class Disk {
  readonly #kept = new Map<string, string>();

  write(name: string, value: unknown): void {
    this.#kept.set(name, JSON.stringify(value));
  }

  read(): ReadonlyMap<string, unknown> {
    return new Map([...this.#kept].map(([name, text]) => [name, JSON.parse(text)]));
  }
}
