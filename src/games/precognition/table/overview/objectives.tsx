import { SeatMark } from "../../../../ui/look/seat-mark.tsx";
import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import { seasonOf } from "../../model/river.ts";
import type { ShownObjective, State } from "../../model/state.ts";
import { heldOf, isMet, requiredBy } from "../../rules/mission.ts";
import { objective } from "../../rules/pieces.ts";
import { Icon } from "../cards/icons.tsx";
import { HiddenObjective, ObjectiveSlip } from "../cards/objectives/objective-slip.tsx";
import { standingOf } from "../cards/objectives/standing.ts";
import { threatTo } from "../cards/objectives/threat.ts";
import { listOf, objectiveName } from "../texts/names.ts";
import { demandLine } from "../texts/objective-lines.ts";
import { line } from "../texts/texts.ts";
import "./objectives.css";

interface ObjectivesProps {
  readonly state: State;
  readonly names: readonly string[];
}

/** The co-operative game: the Objectives of this season, and how far they are met. */
export function Objectives({ state, names }: ObjectivesProps) {
  const { say } = useSpeaker();
  const { mission } = state;
  const threat = threatTo({ ...state, turned: state.river.turned });
  if (mission === null || threat === undefined) return null;
  const season = seasonOf(Math.max(state.round, 1));
  return (
    <section class="mission-overview">
      <h3>{say(line("mission.caption", { season }))}</h3>
      {state.phase !== "over" && <p class="threat">{say(threat.threat)}</p>}
      <p>
        {say(threat.count)} · {say(threat.harvest)}
      </p>
      <ul class="objective-list">
        {mission.shown.map((one) => (
          <Shown key={one.id} one={one} state={state} names={names} />
        ))}
        {mission.hidden > 0 && (
          <li class="hidden">
            <HiddenObjective season={season} />
            <p>{say(line("mission.hidden", { n: mission.hidden }))}</p>
          </li>
        )}
      </ul>
    </section>
  );
}

interface ShownProps {
  readonly one: ShownObjective;
  readonly state: State;
  readonly names: readonly string[];
}

function Shown({ one, state, names }: ShownProps) {
  const { say } = useSpeaker();
  const price = listOf(objective(one.id).price);
  const easier = demandLine({ ...one, isMitigated: true });
  const standing = standingOf(state, one);
  return (
    <li class={standing}>
      <ObjectiveSlip shown={one} standing={standing} />
      <div>
        <strong>{say({ key: objectiveName(one.id).piece })}</strong>
        {one.isMitigated && <small> {say(line("mission.eased"))}</small>}
        <small class="fate"> {say(line(`mission.${standing}`))}</small>
        <p class="demand">{say(demandLine(one))}</p>
        {requiredBy(one).map(({ of, atLeast }) => (
          <p key={of} class="holders">
            <Icon name={of} />
            {state.boats.map((boat, seat) => {
              const n = heldOf(boat, of);
              return (
                <span key={seat} class={n >= atLeast ? `seat-${seat} enough` : `seat-${seat}`}>
                  <span aria-hidden="true">
                    <SeatMark seat={seat} /> {n}
                    {n >= atLeast ? " ✓" : ""}
                  </span>
                  <span class="unseen">{say(line("mission.held", { seat: { seat }, n }), names)}</span>
                </span>
              );
            })}
          </p>
        ))}
        {!one.isMitigated && !isMet(state, one) && <p class="price">{say(line("mission.price", { price, easier }))}</p>}
      </div>
    </li>
  );
}
