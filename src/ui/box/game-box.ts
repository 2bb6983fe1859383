/**
 * The box of a game: what is seen of it on the shelf and wherever games are told apart, before anything else of it is
 * there. It comes with the first page, so it is little, and data only.
 */
export interface GameBox {
  /** The game's own. */
  readonly id: string;
  /** By language. */
  readonly texts: Readonly<Record<string, BoxTexts>>;
  /** The address of its picture, which is seen through windows of any shape. */
  readonly picture: string;
  /** What must be seen of it in any case, as a place in the picture: "70% 40%"; its middle, if nothing else is said. */
  readonly focus?: string;
  readonly colours: BoxColours;
  readonly players: Span;
  readonly minutes: Span;
  /** What one may do with it, in the order in which it is told. */
  readonly ways: readonly WayToPlay[];
}

/** Said without facts. */
export type BoxTexts = Readonly<Record<"game.name" | "game.pitch", string>>;

/** As `#rrggbb`. */
export interface BoxColours {
  /** Of its name, and of what matters most on its own page: bright. */
  readonly accent: string;
  /** Behind whatever is told of it, and in place of the picture until that is there: dark. */
  readonly ground: string;
}

export interface Span {
  readonly least: number;
  readonly most: number;
}

export type WayToPlay = "solo" | "couch" | "online" | "competitive" | "teams" | "coop" | "campaign";

export const spanOf = ({ least, most }: Span): string => (least === most ? String(least) : `${least}–${most}`);
