/** A hash of the engine and one game's rules, computed at build time by `src/build/fingerprint.ts`. */
declare module "letea:rules/*" {
  /** SHA-256 in lower-case hex. */
  export const rulesHash: string;
}
