declare module "letea:precache" {
  /** The files of this build that are kept on the device. */
  export const precached: { url: string; revision: string | null }[];
  /** Of this build. */
  export const version: string;
}

declare module "letea:all-rules" {
  /** The same for two builds that can go on with each other's matches. */
  export const allRules: string;
}
