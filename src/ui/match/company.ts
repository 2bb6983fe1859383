/** What there is beside a match whose people sit at devices of their own. */
import type { ComponentChildren } from "preact";
import type { Line } from "../texts/line.ts";
import type { Sheet } from "./sheet.ts";
import type { ShownWorld } from "./shown-world.ts";

export interface Company {
  /** Below the bar: who is here, and what the table has to settle. */
  Strip(props: { readonly sheet: Sheet; readonly world: Pick<ShownWorld, "placesOf"> }): ComponentChildren;
  /** At the desk of whoever is to choose: how much time they have, where the table has a clock. */
  Time(): ComponentChildren;
  /** Shows a piece to all, as the page and the world name it. */
  point(thing: string): void;
  /** In place of a desk, for those who only watch. */
  Watching(): ComponentChildren;
  /** What opens at the side. */
  readonly panels: readonly CompanyPanel[];
}

export interface CompanyPanel {
  readonly id: string;
  readonly name: Line;
  Content(): ComponentChildren;
}
