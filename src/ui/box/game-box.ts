/**
 * The box of a game: what the shelf and other lists show before the game is loaded. It's part of the first page, so it's
 * small and only data.
 */
export interface GameBox {
  readonly id: string;
  /** By language. */
  readonly texts: Readonly<Record<string, BoxTexts>>;
  /** The URL of its picture, which is cropped to various shapes. */
  readonly picture: string;
  /** The point of the picture that must stay visible: "70% 40%". */
  readonly focus?: string;
  readonly colours: BoxColours;
  readonly players: Span;
  readonly minutes: Span;
  /** It has a lesson (`GameTable.loadLesson`). */
  readonly hasLesson?: true;
  /** In the order in which they are listed. */
  readonly ways: readonly WayToPlay[];
}

/** These texts take no parameters. `game.day`: what the match of the day is called, if not as usual. */
export type BoxTexts = Readonly<Record<"game.name" | "game.pitch", string>> & { readonly "game.day"?: string };

/** As `#rrggbb`. */
export interface BoxColours {
  /** A bright colour, for its name and the main controls of its page. */
  readonly accent: string;
  /** A dark colour, for backgrounds, and in place of the picture until it's loaded. */
  readonly ground: string;
}

export interface Span {
  readonly least: number;
  readonly most: number;
}

export type WayToPlay = "solo" | "couch" | "online" | "competitive" | "teams" | "coop" | "campaign";

export const spanOf = ({ least, most }: Span): string => (least === most ? String(least) : `${least}–${most}`);
