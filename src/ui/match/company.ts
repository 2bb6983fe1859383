/** The parts of the page that only an online match has. */
import type { ComponentChildren } from "preact";
import type { Line } from "../texts/line.ts";
import type { Sheet } from "./sheet.ts";
import type { ShownWorld } from "./shown-world.ts";

export interface Company {
  /** Below the top bar: who is here, and what the table has to settle. */
  Strip(props: { readonly sheet: Sheet; readonly world: Pick<ShownWorld, "placesOf"> }): ComponentChildren;
  /** At the desk: how much time those here have left, if there is a clock. */
  Time(): ComponentChildren;
  /** Points at a piece for all to see. */
  point(thing: string): void;
  /** Shown in place of a desk to somebody who only watches. */
  Watching(): ComponentChildren;
  /** Panels for the side sheet. */
  readonly panels: readonly CompanyPanel[];
}

export interface CompanyPanel {
  readonly id: string;
  readonly name: Line;
  Content(): ComponentChildren;
}
