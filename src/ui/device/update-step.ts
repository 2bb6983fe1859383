/** When a newer build of the page takes over. */

interface Moment {
  /** Can go on with matches that were begun with this build. */
  readonly hasSameRules: boolean;
  /** This device keeps an unfinished match, or is in one. */
  readonly hasMatch: boolean;
  /** A match is in progress on this page. */
  readonly isPlaying: boolean;
  /** The first page, with nothing open above it. */
  readonly isIdle: boolean;
  readonly isSeen: boolean;
}

/** `take`: at once. Otherwise somebody is asked, and warned if a match would be lost. */
export type UpdateStep = "take" | "ask" | "ask-in-match" | "warn";

export function updateStep({ hasSameRules, hasMatch, isPlaying, isIdle, isSeen }: Moment): UpdateStep {
  if (hasMatch && !hasSameRules) return "warn";
  if (isPlaying) return "ask-in-match";
  return isIdle && !isSeen ? "take" : "ask";
}
