/** The licences of packages in the page, listed by `src/build/licences.ts` when the page is built. */
declare module "letea:licences" {
  export const licences: readonly {
    readonly name: string;
    readonly version: string;
    /** As npm names it. */
    readonly licence: string;
    readonly text: string;
  }[];
}
