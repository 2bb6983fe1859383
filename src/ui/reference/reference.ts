/** What can be looked up about a game: entries in chapters. It comes with texts of its own, when it is first opened. */
import type { ComponentChildren } from "preact";
import type { Line } from "../texts/line.ts";
import type { Texts } from "../texts/messages.ts";

export interface Reference {
  /** Besides those of the game. `[words](entry)` in a text of an entry leads to another entry. */
  readonly texts: Texts;
  readonly chapters: readonly Chapter[];
  /** The id of the entry about what the world calls so, where there is none of that id. */
  about?(thing: string): string | undefined;
  /** The sign of an entry or of a line, by its name. Decoration. */
  Icon(props: { readonly icon: string }): ComponentChildren;
}

export interface Chapter {
  readonly title: Line;
  readonly entries: readonly Entry[];
}

/** An entry about a piece has the key of the piece’s name for its id. */
export interface Entry {
  readonly id: string;
  readonly title: Line;
  /** What kind of thing it is, in a few words. */
  readonly kind?: Line;
  /** The sign that it has in lists. */
  readonly icon: string;
  /** In lists it belongs to the entry before it. */
  readonly isPart?: boolean;
  Picture(): ComponentChildren;
  readonly text: readonly SignedLine[];
  /** Longer accounts go from one picture to the next. */
  readonly passages?: readonly Passage[];
  /** The ids of others that whoever reads this may want to read. */
  readonly see: readonly string[];
}

export interface SignedLine extends Line {
  readonly icon?: string;
}

export interface Passage {
  readonly title: Line;
  Picture(): ComponentChildren;
  readonly text: readonly SignedLine[];
}

export const entriesOf = ({ chapters }: Reference): readonly Entry[] => chapters.flatMap(({ entries }) => entries);

export function findEntry(reference: Reference, id: string): Entry | undefined {
  const wanted = reference.about?.(id) ?? id;
  return entriesOf(reference).find((entry) => entry.id === wanted);
}
