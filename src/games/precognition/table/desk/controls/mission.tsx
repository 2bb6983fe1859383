import { useSpeaker } from "../../../../../ui/texts/speaking.ts";
import type { Act } from "../../../model/acts.ts";
import { seasonOf } from "../../../model/river.ts";
import type { State } from "../../../model/state.ts";
import { objective } from "../../../rules/pieces.ts";
import { listOf, objectiveName, some } from "../../names.ts";
import { line } from "../../texts.ts";
import { sameAct } from "../questions.ts";
import type { ControlProps } from "./control.ts";

const KINDS: readonly Act["do"][] = ["reveal", "mitigate", "done"];

/** What can be done for the Objectives at this moment, or that there is nothing more to do. */
export function MissionControl({ step: { chosen, legal, before }, onChoose }: ControlProps) {
  const { say } = useSpeaker();
  const open = legal.filter(({ do: kind }) => KINDS.includes(kind));
  return (
    // biome-ignore lint/a11y/useSemanticElements: it stands beside others in a row
    <div class="desk-either" role="group" aria-label={say(line("desk.mission"))}>
      {open.map((act) => (
        <button
          key={JSON.stringify(act)}
          type="button"
          aria-pressed={sameAct(act, chosen)}
          onClick={() => onChoose(act)}
        >
          {say(missionLine(act, before))}
        </button>
      ))}
    </div>
  );
}

function missionLine(act: Act, { mission, round }: State) {
  if (act.do === "reveal") return line("desk.mission.reveal", { n: seasonOf(round) });
  if (act.do !== "mitigate") return line("desk.mission.done");
  const id = mission?.shown[act.objective]?.id ?? "";
  const { ymune = 0, ...rest } = objective(id).price;
  const ymunes = [some("doctor", act.doctors), some("protector", ymune - act.doctors)].filter(
    (_, i) => [act.doctors, ymune - act.doctors][i] !== 0,
  );
  return line("desk.mission.mitigate", { objective: objectiveName(id), price: [...listOf(rest), ...ymunes] });
}
