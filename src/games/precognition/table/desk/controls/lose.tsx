import { actsOf, isKind } from "../../../../../kit/desk/acts.ts";
import { Split } from "../../../../../kit/desk/split.tsx";
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
  const choices = actsOf(legal, "lose").map(({ healthy }) => healthy);
  const { cabins, contaminated, stage } = boatAt(step.before, plan.seat);
  const most = Math.max(...choices);
  const owed = stage.at === "lose" ? stage.humans : stage.at === "yield" ? stage.owed.human : most;
  const lost = Math.min(owed, cabins + contaminated);
  return (
    <Split
      told={say(line("desk.lose", { n: lost, by: stage.at === "lose" ? "bane" : "river" }))}
      all={lost}
      value={chosen.healthy}
      choices={choices}
      parts={[
        { label: say(line("desk.lose.healthy")), name: say(line("desk.healthy")), sign: <Icon name="healthy" /> },
        {
          label: say(line("desk.lose.contaminated")),
          name: say(line("desk.contaminated")),
          sign: <Icon name="contaminated" />,
        },
      ]}
      onChange={(healthy) => onChoose({ do: "lose", healthy })}
    />
  );
}
