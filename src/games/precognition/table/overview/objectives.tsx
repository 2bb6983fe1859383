import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import { seasonOf } from "../../model/river.ts";
import type { ShownObjective, State } from "../../model/state.ts";
import { isMet } from "../../rules/mission.ts";
import { objective } from "../../rules/pieces.ts";
import { listOf, objectiveName } from "../names.ts";
import { demandLine } from "../objective-lines.ts";
import { line } from "../texts.ts";
import "./objectives.css";

/** The co-operative game: what the crews have to have when the season ends, as far as they know. */
export function Objectives({ state }: { readonly state: State }) {
  const { say } = useSpeaker();
  const { mission, round } = state;
  if (mission === null) return null;
  return (
    <section class="objectives">
      <h3>{say(line("mission.caption", { season: seasonOf(Math.max(round, 1)) }))}</h3>
      <ul>
        {mission.shown.map((one) => (
          <Shown key={one.id} one={one} isMetNow={isMet(state, one)} />
        ))}
        {mission.hidden > 0 && <li class="hidden">{say(line("mission.hidden", { n: mission.hidden }))}</li>}
      </ul>
    </section>
  );
}

interface ShownProps {
  readonly one: ShownObjective;
  readonly isMetNow: boolean;
}

function Shown({ one, isMetNow }: ShownProps) {
  const { say } = useSpeaker();
  const price = listOf(objective(one.id).price);
  const easier = demandLine({ ...one, isMitigated: true });
  return (
    <li class={isMetNow ? "met" : ""}>
      <strong>{say({ key: objectiveName(one.id).piece })}</strong>
      {one.isMitigated && <small> {say(line("mission.eased"))}</small>}
      {isMetNow && <small> {say(line("mission.met"))}</small>}
      <p class="demand">{say(demandLine(one))}</p>
      {!one.isMitigated && <p class="price">{say(line("mission.price", { price, easier }))}</p>}
    </li>
  );
}
