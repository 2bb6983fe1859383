/** A line to be said, as the overlay's texts know it; the world only passes it on. */
export interface WorldLine {
  readonly key: string;
  readonly params?: Readonly<Record<string, unknown>>;
}
