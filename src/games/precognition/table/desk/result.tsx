import { BeforeAfter, type BeforeAfterRow } from "../../../../kit/desk/before-after.tsx";
import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import type { Boat } from "../../model/state.ts";
import { boatAt } from "../../rules/flow.ts";
import type { IconName } from "../cards/icon-paths.ts";
import { signOf } from "../cards/signs.ts";
import type { Pins } from "../draft/draft.ts";
import { type Key, line } from "../texts/texts.ts";
import { throughUpkeep } from "./forecast.ts";
import { IslandForecast, islandLine } from "./island-forecast.tsx";
import type { Plan } from "./plan.ts";
import "./result.css";

interface Counter {
  readonly name: Key;
  readonly icon: IconName;
  readonly of: (boat: Boat) => number;
  /** More contaminated Humans are neither good nor bad. */
  readonly more: BeforeAfterRow["more"];
}

const COUNTERS: readonly Counter[] = [
  { name: "boats.cabins", icon: "healthy", of: ({ cabins }) => cabins, more: "better" },
  { name: "boats.contaminated", icon: "contaminated", of: ({ contaminated }) => contaminated, more: "" },
  { name: "boats.doctors", icon: "doctor", of: ({ doctors }) => doctors, more: "better" },
  { name: "boats.protectors", icon: "protector", of: ({ protectors }) => protectors, more: "better" },
  { name: "boats.food", icon: "food", of: ({ food }) => food, more: "better" },
  { name: "boats.bane", icon: "bane", of: ({ bane }) => bane, more: "worse" },
];

interface ResultProps {
  readonly plan: Plan;
  readonly pins: Pins;
}

/** The boat now, and after the plan and Maintenance. */
export function Result({ plan, pins }: ResultProps) {
  const { say } = useSpeaker();
  const { seat, start, end } = throughUpkeep(plan, pins);
  const before = boatAt(start, seat);
  const after = boatAt(end, seat);
  return (
    <>
      <h3>
        {say(line("desk.section.result"))}{" "}
        {start.phase === "act" && <small>{say(line("desk.result.before-river"))}</small>}
      </h3>
      <BeforeAfter
        caption={say(line("desk.result"))}
        rows={COUNTERS.map(({ name, icon, of, more }) => ({
          name: say(line(name)),
          sign: signOf(icon),
          before: of(before),
          after: of(after),
          more,
        }))}
      />
      <p class="desk-landing">
        <span>{say(islandLine(end))}</span>
        <span class="forecast">
          <IslandForecast food={after.food} crew={after.cabins} />
        </span>
      </p>
    </>
  );
}
