import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import { GOODS } from "../../model/goods.ts";
import type { IconName } from "../cards/icon-paths.ts";
import { Icon } from "../cards/icons.tsx";
import { type Counted, some } from "../texts/names.ts";
import { line } from "../texts/texts.ts";
import { SIGNS } from "./counted.tsx";
import type { Losses, PlanSum } from "./plan-sum.ts";
import "./plan-sum-view.css";

const LOST = [
  "healthy",
  "contaminated",
  "doctor",
  "protector",
  "food",
  "battery",
] as const satisfies readonly (keyof Losses & Counted & IconName)[];

interface PlanSumProps {
  readonly sum: PlanSum;
}

/** One line for what comes aboard, and one for what is lost. */
export function PlanSumView({ sum: { taken, declined, lost } }: PlanSumProps) {
  const { say } = useSpeaker();
  const gains = GOODS.filter((good) => taken[good] + declined[good] > 0);
  const losses = LOST.filter((what) => lost[what] > 0);
  if (gains.length + losses.length === 0) return null;
  return (
    <dl class="plan-sum">
      {gains.length > 0 && (
        <div>
          <dt>{say(line("desk.section.gains"))}</dt>
          {gains.map((good) => (
            <dd key={good} class={`desk-count ${declined[good] > 0 ? "declined" : ""}`}>
              <Icon name={SIGNS[good]} />
              <span aria-hidden="true">
                +{taken[good]}
                {declined[good] > 0 && <small> / {taken[good] + declined[good]}</small>}
              </span>
              <span class="unseen">{say(some(good, taken[good]))}</span>
            </dd>
          ))}
        </div>
      )}
      {losses.length > 0 && (
        <div class="lost">
          <dt>{say(line("desk.section.upkeep"))}</dt>
          {losses.map((what) => (
            <dd key={what} class="desk-count">
              <Icon name={what} />
              <span aria-hidden="true">−{lost[what]}</span>
              <span class="unseen">{say(some(what, lost[what]))}</span>
            </dd>
          ))}
        </div>
      )}
    </dl>
  );
}
