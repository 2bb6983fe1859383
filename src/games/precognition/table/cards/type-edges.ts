/** The lower edge of a card's name band. Each type has its own, so that types don't differ by colour only. */
import type { Resource } from "../../model/goods.ts";

/** A tooth of the edge, from left to right. */
const TEETH: Readonly<Record<Resource, { readonly width: number; readonly path: string }>> = {
  food: { width: 15, path: "a7.500 5 0 0 1 15 0" },
  human: { width: 15, path: "v-4h7.500v4h7.500" },
  ymune: { width: 30, path: "q7.500-8 15 0t15 0" },
  battery: { width: 10, path: "l5-6l5 6" },
};

export function edgeOf(type: Resource, top: number, bottom: number, width: number): string {
  const { width: tooth, path } = TEETH[type];
  return `M0 ${top}${path.repeat(Math.ceil(width / tooth))}V${bottom}H0z`;
}
