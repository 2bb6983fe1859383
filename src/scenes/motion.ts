/** An animation as a function of its progress. It knows neither clock nor speed. */
export interface Motion {
  /** How long it takes at speed 1, in milliseconds. */
  readonly ms: number;
  /** Makes what is there for the animation only. */
  begin?(): void;
  /** From 0 to 1. */
  at?(progress: number): void;
  /** Removes that again. Always called once it has begun, even if it is skipped. */
  end?(): void;
}
