import { actsOf } from "../../../../kit/desk/acts.ts";
import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import { GOODS, type Good, tally } from "../../model/goods.ts";
import type { State } from "../../model/state.ts";
import { boatAt } from "../../rules/flow.ts";
import { tile } from "../../rules/pieces.ts";
import { Tile } from "../cards/tile.tsx";
import { type Key, line } from "../texts/texts.ts";
import { Adjust } from "./adjust.tsx";
import { BoatBoard } from "./boat-board.tsx";
import type { ControlProps } from "./controls/control.ts";
import { MissionBoard } from "./mission-board.tsx";
import { type Plan, pinned } from "./plan.ts";
import { sumOf } from "./plan-sum.ts";
import { PlanSumView } from "./plan-sum-view.tsx";
import { type Part, partKey, type Section } from "./sections.ts";
import type { View } from "./views.ts";

type Controls = Pick<ControlProps, "plan" | "pins" | "names" | "onPins">;

interface PlanBodyProps extends Controls {
  readonly sections: readonly Section[];
  readonly view: View;
  /** The plan with the Maintenance after it. */
  readonly outlook: Plan;
}

/** Where the turn comes from, the cards or the river, and beside it what is made of it. */
export function PlanBody({ sections, view, outlook, ...controls }: PlanBodyProps) {
  const { say } = useSpeaker();
  const { plan } = controls;
  const partsOf = (name: Section["name"]) => sections.find((section) => section.name === name)?.parts;
  const [action, river] = [partsOf("action"), partsOf("river")];
  const taken = plan.steps.filter(({ legal }) => actsOf(legal, "unplug").length > 0).length;
  return (
    <div class="plan-body">
      {(action ?? river) !== undefined && (
        <section class={`desk-section plan-source ${action ? "action" : "river"}`}>
          <h3>{say(line(action ? "desk.section.action" : "desk.section.river"))}</h3>
          {river && <TurnedTile plan={plan} />}
          <Parts parts={action ?? river ?? []} controls={controls} />
        </section>
      )}
      <div class="plan-made">
        <PlanSumView sum={sumOf(plan, outlook)} />
        {taken > 0 && <p class="told">{say(line("desk.unplug.told", { n: taken }))}</p>}
        <section class={`desk-section plan-view ${view}`}>
          <h3 class="unseen">{say(line(HEADINGS[view]))}</h3>
          {view === "boat" && <BoatBoard {...controls} />}
          {view === "adjust" && <Adjust {...controls} parts={partsOf("adjust") ?? []} />}
          {view === "objectives" && <MissionBoard {...controls} />}
        </section>
      </div>
    </div>
  );
}

const HEADINGS = {
  boat: "boats.machines",
  adjust: "desk.view.adjust",
  objectives: "desk.section.objectives",
} as const satisfies Record<View, Key>;

function TurnedTile({ plan: { start, seat } }: { readonly plan: Plan }) {
  const { say } = useSpeaker();
  return (
    <>
      <Tile id={start.river.turned.at(-1) ?? ""} />
      {takenAlready(start, seat).map((good) => (
        <small key={good}>{say(line("desk.tile.taken", { good }))}</small>
      ))}
    </>
  );
}

/** What the tile has taken without a choice. */
function takenAlready(state: State, seat: number): readonly Good[] {
  const { stage } = boatAt(state, seat);
  const takes = tally(tile(state.river.turned.at(-1) ?? "").takes);
  return stage.at === "yield" ? GOODS.filter((good) => takes[good] > stage.owed[good]) : [];
}

const Parts = ({ parts, controls }: { readonly parts: readonly Part[]; readonly controls: Controls }) => (
  <>
    {parts.map((part) => (
      <part.Control
        key={partKey(part)}
        {...controls}
        step={part.step}
        onChoose={(act) => controls.onPins(pinned(controls.plan, controls.pins, part.step, act))}
      />
    ))}
  </>
);
