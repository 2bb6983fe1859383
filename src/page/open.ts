/** What every dialog of the page is given. */
import type { ComponentChildren } from "preact";
import type { App, Opened } from "./app.ts";

export interface OpenProps {
  readonly app: App;
  readonly close: () => void;
}

export type Open = (props: OpenProps) => ComponentChildren;

export const opening =
  ({ dialog }: App, what: Opened | undefined) =>
  (): void => {
    dialog.value = what;
  };
