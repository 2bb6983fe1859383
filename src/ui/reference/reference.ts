/** A game's reference: entries in chapters, loaded with its own texts when it's first opened. */
import type { ComponentChildren } from "preact";
import type { Line } from "../texts/line.ts";
import type { Texts } from "../texts/messages.ts";

export interface Reference {
  /** Its own texts, besides the game's. `[words](entry)` links to another entry. */
  readonly texts: Texts;
  readonly chapters: readonly Chapter[];
  /** The id of the entry about a thing of the world, if it isn't the thing's own name. */
  about?(thing: string): string | undefined;
  /** The icon of an entry or a line, by its name. Decoration. */
  Icon(props: { readonly icon: string }): ComponentChildren;
}

export interface Chapter {
  readonly title: Line;
  readonly entries: readonly Entry[];
}

/** The id of an entry about a piece is the text key of the piece’s name. */
export interface Entry {
  readonly id: string;
  readonly title: Line;
  readonly kind?: Line;
  /** Its icon in lists. */
  readonly icon: string;
  /** Belongs to the entry before it in lists. */
  readonly isPart?: boolean;
  Picture(): ComponentChildren;
  readonly text: readonly SignedLine[];
  /** For longer explanations, with a picture for each passage. */
  readonly passages?: readonly Passage[];
  /** The ids of related entries. */
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
