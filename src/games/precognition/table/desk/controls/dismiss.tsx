import { actsOf, isKind } from "../../../../../kit/desk/acts.ts";
import { Stepper } from "../../../../../kit/desk/stepper.tsx";
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
  const splits = actsOf(legal, "dismiss").map(({ doctors }) => doctors);
  const least = Math.min(...splits);
  const most = Math.max(...splits);
  const { doctors, protectors, stage } = boatAt(step.before, plan.seat);
  const lost = Math.min(stage.at === "yield" ? stage.owed.ymune : most, doctors + protectors);
  const told = say(line("desk.dismiss", { n: lost }));
  return (
    // biome-ignore lint/a11y/useSemanticElements: it stands beside others in a row
    <div class="desk-split" role="group" aria-label={told}>
      <p class="told" aria-hidden="true">
        {told}
      </p>
      <Stepper
        label={say(line("desk.dismiss.doctors"))}
        value={chosen.doctors}
        least={least}
        most={most}
        onChange={(to) => onChoose({ do: "dismiss", doctors: to })}
      >
        <Icon name="doctor" /> <span aria-hidden="true">{say(line("boats.doctors.means"))}</span>
      </Stepper>
      <Stepper
        label={say(line("desk.dismiss.protectors"))}
        value={lost - chosen.doctors}
        least={lost - most}
        most={lost - least}
        onChange={(to) => onChoose({ do: "dismiss", doctors: lost - to })}
      >
        <Icon name="protector" /> <span aria-hidden="true">{say(line("boats.protectors.means"))}</span>
      </Stepper>
    </div>
  );
}
