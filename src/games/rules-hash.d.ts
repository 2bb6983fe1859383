/** The fingerprint of the engine and of one game's rules, computed by `src/build/fingerprint.ts` when the code is built. */
declare module "letea:rules/*" {
  /** SHA-256 in lower-case hex. */
  export const rulesHash: string;
}
