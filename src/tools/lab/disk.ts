/** What one device keeps. It outlives a crash, and holds copies: what a node changes afterwards isn't stored. */
export class Disk {
  readonly #kept = new Map<string, string>();

  write(name: string, value: unknown): void {
    this.#kept.set(name, JSON.stringify(value));
  }

  read(): ReadonlyMap<string, unknown> {
    return new Map([...this.#kept].map(([name, text]) => [name, JSON.parse(text)]));
  }
}
