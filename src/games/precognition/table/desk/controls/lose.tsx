import { actsOf, isKind } from "../../../../../kit/desk/acts.ts";
import { Stepper } from "../../../../../kit/desk/stepper.tsx";
import { useSpeaker } from "../../../../../ui/texts/speaking.ts";
import { boatAt } from "../../../rules/flow.ts";
import { Icon } from "../../cards/icons.tsx";
import { line } from "../../texts/texts.ts";
import type { ControlProps } from "./control.ts";

/** Chooses how many of the lost Humans are healthy. */
export function LoseControl({ plan, step, onChoose }: ControlProps) {
  const { say } = useSpeaker();
  const { chosen, legal } = step;
  if (!isKind(chosen, "lose")) return null;
  const splits = actsOf(legal, "lose").map(({ healthy }) => healthy);
  const least = Math.min(...splits);
  const most = Math.max(...splits);
  const { stage } = boatAt(step.before, plan.seat);
  const all = stage.at === "lose" ? stage.humans : stage.at === "yield" ? stage.owed.human : most;
  const { cabins, contaminated } = boatAt(step.before, plan.seat);
  const lost = Math.min(all, cabins + contaminated);
  const told = say(line("desk.lose", { n: lost, by: stage.at === "lose" ? "bane" : "river" }));
  return (
    // biome-ignore lint/a11y/useSemanticElements: it stands beside others in a row
    <div class="desk-split" role="group" aria-label={told}>
      <p class="told" aria-hidden="true">
        {told}
      </p>
      <Stepper
        label={say(line("desk.lose.healthy"))}
        value={chosen.healthy}
        least={least}
        most={most}
        onChange={(healthy) => onChoose({ do: "lose", healthy })}
      >
        <Icon name="healthy" /> <span aria-hidden="true">{say(line("desk.healthy"))}</span>
      </Stepper>
      <Stepper
        label={say(line("desk.lose.contaminated"))}
        value={lost - chosen.healthy}
        least={lost - most}
        most={lost - least}
        onChange={(sick) => onChoose({ do: "lose", healthy: lost - sick })}
      >
        <Icon name="contaminated" /> <span aria-hidden="true">{say(line("desk.contaminated"))}</span>
      </Stepper>
    </div>
  );
}
