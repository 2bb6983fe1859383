import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import { GOODS, type Good, type Goods } from "../../model/goods.ts";
import type { IconName } from "../cards/icon-paths.ts";
import { Icon } from "../cards/icons.tsx";
import { listOf, some, type Counted as Thing } from "../texts/names.ts";

interface CountedProps {
  readonly what: Thing & IconName;
  readonly n: number;
  /** The visible text, if it isn't the number. */
  readonly shown?: string;
}

/** A number with a sign; screen readers get words instead of the sign. */
export function Counted({ what, n, shown = `${n}` }: CountedProps) {
  const { say } = useSpeaker();
  const told = say(some(what, n));
  return (
    <span class={`desk-count ${what}`} title={told}>
      <Icon name={what} />
      <span aria-hidden="true">{shown}</span>
      <span class="unseen">{told}</span>
    </span>
  );
}

export const SIGNS: Readonly<Record<Good, Thing & IconName>> = {
  food: "food",
  human: "contaminated",
  ymune: "ymune",
  doctor: "doctor",
  protector: "protector",
  battery: "battery",
};

/** Gains, in the order in which boats settle them. */
export function GainList({ goods }: { readonly goods: Goods }) {
  const { say } = useSpeaker();
  return (
    <span class="desk-gains">
      <span class="unseen">
        {listOf(goods)
          .map((one) => say(one))
          .join(", ")}
      </span>
      {GOODS.filter((good) => (goods[good] ?? 0) > 0).map((good) => (
        <span key={good} class={`desk-count ${SIGNS[good]}`} aria-hidden="true">
          <Icon name={SIGNS[good]} />+{goods[good]}
        </span>
      ))}
    </span>
  );
}
