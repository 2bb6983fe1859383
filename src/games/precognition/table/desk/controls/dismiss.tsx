import { actsOf, isKind } from "../../../../../kit/desk/acts.ts";
import { Split } from "../../../../../kit/desk/split.tsx";
import { useSpeaker } from "../../../../../ui/texts/speaking.ts";
import { boatAt } from "../../../rules/flow.ts";
import { Icon } from "../../cards/icons.tsx";
import { line } from "../../texts/texts.ts";
import type { ControlProps } from "./control.ts";

/** Chooses how many of the lost Ymunes are Doctors. */
export function DismissControl({ plan, step, onChoose }: ControlProps) {
  const { say } = useSpeaker();
  const { chosen, legal } = step;
  if (!isKind(chosen, "dismiss")) return null;
  const choices = actsOf(legal, "dismiss").map(({ doctors }) => doctors);
  const { doctors, protectors, stage } = boatAt(step.before, plan.seat);
  const owed = stage.at === "yield" ? stage.owed.ymune : Math.max(...choices);
  const lost = Math.min(owed, doctors + protectors);
  return (
    <Split
      told={say(line("desk.dismiss", { n: lost }))}
      all={lost}
      value={chosen.doctors}
      choices={choices}
      parts={[
        {
          label: say(line("desk.dismiss.doctors")),
          name: say(line("boats.doctors.means")),
          sign: <Icon name="doctor" />,
        },
        {
          label: say(line("desk.dismiss.protectors")),
          name: say(line("boats.protectors.means")),
          sign: <Icon name="protector" />,
        },
      ]}
      onChange={(to) => onChoose({ do: "dismiss", doctors: to })}
    />
  );
}
