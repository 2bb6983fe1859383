/** Something that moves: what is seen as a function of how far it has got. It knows neither clock nor speed. */
export interface Motion {
  /** How long it takes at speed 1, in milliseconds. */
  readonly ms: number;
  /** What has to be there before it moves. */
  begin?(): void;
  /** From 0 to 1. */
  at?(progress: number): void;
  /** Takes away what was there for the movement only. Always called once it has begun, even if it is skipped. */
  end?(): void;
}
