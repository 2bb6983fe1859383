import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import { endsSeason } from "../../model/river.ts";
import type { Boat } from "../../model/state.ts";
import { boatAt } from "../../rules/flow.ts";
import type { IconName } from "../cards/icon-paths.ts";
import { Icon } from "../cards/icons.tsx";
import { type Key, line } from "../texts.ts";
import { IslandForecast, islandLine } from "./island-forecast.tsx";
import type { Plan } from "./plan.ts";

interface Counter {
  readonly name: Key;
  readonly icon: IconName;
  readonly of: (boat: Boat) => number;
  /** More of it is worse. */
  readonly isBad?: true;
}

const COUNTERS: readonly Counter[] = [
  { name: "boats.cabins", icon: "healthy", of: ({ cabins }) => cabins },
  { name: "boats.contaminated", icon: "contaminated", of: ({ contaminated }) => contaminated },
  { name: "boats.doctors", icon: "doctor", of: ({ doctors }) => doctors },
  { name: "boats.protectors", icon: "protector", of: ({ protectors }) => protectors },
  { name: "boats.food", icon: "food", of: ({ food }) => food },
  { name: "boats.bane", icon: "bane", of: ({ bane }) => bane, isBad: true },
];

/** The boat as it is, and as the plan makes it. */
export function Result({ plan: { seat, start, end } }: { readonly plan: Plan }) {
  const { say } = useSpeaker();
  const before = boatAt(start, seat);
  const after = boatAt(end, seat);
  const isLanding = end.phase !== "answer" || !endsSeason(end.round);
  return (
    <>
      <h3>{say(line("desk.section.result"))}</h3>
      <table class="desk-result">
        <caption class="unseen">{say(line("desk.result"))}</caption>
        <tbody>
          {COUNTERS.map(({ name, icon, of, isBad }) => {
            const change = of(after) - of(before);
            const way = change === 0 ? "" : change > 0 === (isBad ?? false) ? "worse" : "better";
            return (
              <tr key={name} class={`${icon} ${way}`}>
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
      {isLanding && (
        <p class="desk-landing">
          <span>{say(islandLine(end.round))}</span>
          <span class="forecast">
            <IslandForecast food={after.food} crew={after.cabins} />
          </span>
        </p>
      )}
    </>
  );
}
