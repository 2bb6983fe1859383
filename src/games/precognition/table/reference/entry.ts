import type { ComponentChildren } from "preact";
import type { Entry, SignedLine } from "../../../../ui/reference/reference.ts";
import type { Params } from "../../../../ui/texts/line.ts";
import type { IconName } from "../cards/icon-paths.ts";
import { type ReferenceKey, told } from "./texts.ts";

/** An entry for something that isn't a piece. The key of its name is its id. */
interface Term {
  readonly id: ReferenceKey;
  readonly icon: IconName;
  readonly Picture: () => ComponentChildren;
  readonly text: readonly SignedLine[];
  readonly see: readonly string[];
}

export const term = ({ id, ...rest }: Term): Entry => ({ id, title: told(id), ...rest });

export const signed = (icon: IconName, key: ReferenceKey, params: Params = {}): SignedLine => ({
  ...told(key, params),
  icon,
});
