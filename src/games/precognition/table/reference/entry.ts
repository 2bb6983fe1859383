import type { ComponentChildren } from "preact";
import type { Entry, SignedLine } from "../../../../ui/reference/reference.ts";
import type { Params } from "../../../../ui/texts/line.ts";
import type { IconName } from "../cards/icon-paths.ts";
import { type ReferenceKey, told } from "./texts.ts";

/** Something that has a name and is no piece. The key of its name is its id. */
interface Term {
  readonly id: ReferenceKey;
  readonly icon: IconName;
  readonly Picture: () => ComponentChildren;
  readonly text: readonly SignedLine[];
  readonly see: readonly string[];
}

export const term = ({ id, ...rest }: Term): Entry => ({ id, title: told(id), ...rest });

/** With the sign that stands for it. */
export const signed = (icon: IconName, key: ReferenceKey, params: Params = {}): SignedLine => ({
  ...told(key, params),
  icon,
});
