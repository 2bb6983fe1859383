import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import type { Boat } from "../../model/state.ts";
import { boatAt } from "../../rules/flow.ts";
import type { IconName } from "../cards/icon-paths.ts";
import { Icon } from "../cards/icons.tsx";
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
  readonly more: "better" | "worse" | "";
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
      <table class="desk-result" aria-label={say(line("desk.result"))}>
        <tbody>
          {COUNTERS.map(({ name, icon, of, more }) => {
            const change = of(after) - of(before);
            const less = more === "better" ? "worse" : more === "worse" ? "better" : "";
            return (
              <tr key={name} class={`${icon} ${change === 0 ? "same" : change > 0 ? more : less}`}>
                <th scope="row" title={say(line(name))}>
                  <Icon name={icon} />
                  <span class="unseen">{say(line(name))}</span>
                </th>
                <td class="was">{of(before)}</td>
                <td class="arrow" aria-hidden="true">
                  →
                </td>
                <td class="is">{of(after)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p class="desk-landing">
        <span>{say(islandLine(end))}</span>
        <span class="forecast">
          <IslandForecast food={after.food} crew={after.cabins} />
        </span>
      </p>
    </>
  );
}
