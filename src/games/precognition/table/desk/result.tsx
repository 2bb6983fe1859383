import { BeforeAfter } from "../../../../kit/desk/before-after.tsx";
import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import { boatAt } from "../../rules/flow.ts";
import { threatTo } from "../cards/objectives/threat.ts";
import { signOf } from "../cards/signs.ts";
import { line } from "../texts/texts.ts";
import { IslandForecast, islandLine } from "./island-forecast.tsx";
import type { Plan } from "./plan.ts";
import { resultRows } from "./result-rows.ts";
import "./result.css";

/** In one line, the boat now, and after the plan and Maintenance; below it, whether the Food will do, and what may lose. */
export function Result({ outlook }: { readonly outlook: Plan }) {
  const { say } = useSpeaker();
  const { seat, start, end } = outlook;
  const after = boatAt(end, seat);
  const threat = threatTo({ ...end, turned: end.river.turned })?.threat;
  return (
    <div class="plan-result">
      <BeforeAfter
        caption={say(line("desk.result"))}
        rows={resultRows(outlook).map(({ name, icon, ...row }) => ({
          ...row,
          name: say(line(name)),
          sign: signOf(icon),
        }))}
      />
      <p class="desk-landing">
        {start.phase === "act" && <span class="until">{say(line("desk.result.before-river"))} ·</span>}{" "}
        <span class="forecast">
          {threat === undefined ? <span>{say(islandLine(end))}</span> : <span class="threat">{say(threat)}</span>}{" "}
          <IslandForecast food={after.food} crew={after.cabins} />
        </span>
      </p>
    </div>
  );
}
