/** What lies in the wreck. */
export const finds = [
  { key: "wave", worth: 0, count: 5 },
  { key: "coin", worth: 1, count: 9 },
  { key: "cup", worth: 2, count: 6 },
  { key: "chest", worth: 4, count: 3 },
] as const;

export const WAVE = 0;

/** When a crew has found its nth wave and the swell is below this times n, it's swept away. */
export const DANGER = 2;
export const SWELL = { kind: "die", sides: 6 } as const;
