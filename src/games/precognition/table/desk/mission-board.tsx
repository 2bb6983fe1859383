/** The co-operative game's Action phase: each Objective, what can be done for it, and who is done. */
import type { ComponentChildren } from "preact";
import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import { seasonOf } from "../../model/river.ts";
import type { Mission, ShownObjective, State } from "../../model/state.ts";
import { allSeats, boatAt } from "../../rules/flow.ts";
import { isMet, missionActs, revealCost } from "../../rules/mission.ts";
import { objective } from "../../rules/pieces.ts";
import { HiddenObjective, ObjectiveSlip } from "../cards/objectives/objective-slip.tsx";
import { standingOf } from "../cards/objectives/standing.ts";
import type { Pins } from "../draft/draft.ts";
import { listOf, objectiveName, some } from "../texts/names.ts";
import { demandLine } from "../texts/objective-lines.ts";
import { type Key, line } from "../texts/texts.ts";
import { GainList } from "./counted.tsx";
import { throughUpkeep } from "./forecast.ts";
import {
  lastStep,
  type MissionChoice,
  type MissionMoment,
  missionChoices,
  withMission,
  without,
} from "./mission-plan.ts";
import type { Plan } from "./plan.ts";
import { SeatName } from "./seat-name.tsx";
import "./mission-board.css";

interface MissionBoardProps {
  readonly plan: Plan;
  readonly pins: Pins;
  readonly names: readonly string[];
  readonly onPins: (pins: Pins) => void;
}

export function MissionBoard({ plan, pins, names, onPins }: MissionBoardProps) {
  const { say } = useSpeaker();
  const { mission } = plan.start;
  if (mission === null) return null;
  const choices = missionChoices(plan);
  const spendable = boatAt(lastStep(plan)?.before ?? plan.start, plan.seat).spendable;
  const change = (choice: MissionChoice) => (moment: MissionMoment | undefined) =>
    onPins(moment === undefined ? without(plan, pins, choice) : withMission(plan, pins, choice, moment));
  const props = { plan, outlook: throughUpkeep(plan, pins).end, names };
  return (
    // biome-ignore lint/a11y/useSemanticElements: it stands beside others
    <div class="mission-board" role="group" aria-label={say(line("desk.mission"))}>
      <div class="mission-head">
        <Crews state={plan.start} seat={plan.seat} names={names} />
        <p class="crews">
          <small>{say(line("mission.spendable"))}</small>{" "}
          {listOf(spendable).length > 0 ? (
            <GainList goods={spendable} />
          ) : (
            <small>{say(line("mission.spends-nothing"))}</small>
          )}
        </p>
      </div>
      <ul class="mission-list objective-list">
        {mission.shown.map((shown, i) => (
          <Shown key={shown.id} shown={shown} index={i} {...props}>
            {choices
              .filter(({ act }) => act.do === "mitigate" && act.objective === i)
              .map((choice) => (
                <Choice key={JSON.stringify(choice.act)} choice={choice} mission={mission} onChange={change(choice)} />
              ))}
          </Shown>
        ))}
        {mission.hidden > 0 && (
          <Hidden plan={plan} mission={mission}>
            {choices
              .filter(({ act }) => act.do === "reveal")
              .map((choice) => (
                <Choice key="reveal" choice={choice} mission={mission} onChange={change(choice)} />
              ))}
          </Hidden>
        )}
      </ul>
    </div>
  );
}

/** Whether JSX children came to nothing. */
const isNothing = (children: ComponentChildren): boolean => !Array.isArray(children) || children.length === 0;

interface ShownProps {
  readonly shown: ShownObjective;
  readonly index: number;
  readonly plan: Plan;
  /** The forecast of the plan, with Maintenance. */
  readonly outlook: State;
  readonly names: readonly string[];
  readonly children: ComponentChildren;
}

function Shown({ shown, index, plan, outlook, names, children }: ShownProps) {
  const { say } = useSpeaker();
  const { start, seat } = plan;
  const planned = outlook.mission?.shown.find(({ id }) => id === shown.id) ?? shown;
  const willBeMet = isMet(outlook, planned);
  const price = objective(shown.id).price;
  const canNot = !shown.isMitigated && isNothing(children);
  const others = allSeats(start).filter(
    (other) =>
      other !== seat && missionActs(start, other).some((act) => act.do === "mitigate" && act.objective === index),
  );
  return (
    <li class={willBeMet ? "met" : ""}>
      <ObjectiveSlip shown={planned} standing={willBeMet ? "met" : standingOf(outlook, planned)} />
      <div>
        <strong>{say({ key: objectiveName(shown.id).piece })}</strong>{" "}
        <small class="fate">{say(line(willBeMet ? "mission.met" : "mission.open"))}</small>
        <p class="demand">{say(demandLine(planned))}</p>
        {canNot && <p class="price">{say(line("mission.pay", { price: listOf(price) }))}</p>}
        {canNot && (price.battery ?? 0) > 0 && <p class="price">{say(line("mission.hold"))}</p>}
        {others.length > 0 && (
          <p class="offer">
            {say(
              line("mission.can-ease", { seats: others.map((other) => ({ seat: other })), n: others.length }),
              names,
            )}
          </p>
        )}
        {children}
      </div>
    </li>
  );
}

interface HiddenProps {
  readonly plan: Plan;
  readonly mission: Mission;
  readonly children: ComponentChildren;
}

function Hidden({ plan, mission, children }: HiddenProps) {
  const { say } = useSpeaker();
  const { before } = lastStep(plan) ?? { before: plan.start };
  const { cabins } = boatAt(before, plan.seat);
  return (
    <li class="hidden">
      <HiddenObjective season={seasonOf(before.round)} />
      <div>
        <strong>{say(line("mission.hidden", { n: mission.hidden }))}</strong>
        {isNothing(children) && (
          <p class="price">{say(line("mission.reveal.too-few", { cost: revealCost(before), cabins }))}</p>
        )}
        {children}
      </div>
    </li>
  );
}

const MOMENTS = {
  activate: "mission.when.activate",
  machines: "mission.when.machines",
  open: "mission.when.open",
} as const satisfies Record<MissionMoment, Key>;

interface ChoiceProps {
  readonly choice: MissionChoice;
  readonly mission: Mission;
  /** Does it at this moment, or not at all. */
  readonly onChange: (moment: MissionMoment | undefined) => void;
}

function Choice({ choice, mission, onChange }: ChoiceProps) {
  const { say } = useSpeaker();
  const { act, chosen, steps } = choice;
  const isChosen = chosen !== undefined;
  const latest = steps.at(-1)?.moment ?? "open";
  const now = steps.find(({ step }) => step === chosen)?.moment ?? latest;
  return (
    <span class="mission-choice">
      <button
        type="button"
        aria-pressed={isChosen}
        aria-label={say(nameOf(choice, mission))}
        onClick={() => onChange(isChosen ? undefined : latest)}
      >
        {say(act.do === "reveal" ? nameOf(choice, mission) : line("mission.pay", { price: priceOf(choice, mission) }))}
      </button>
      {isChosen && steps.length > 1 && (
        <select
          aria-label={say(line("mission.when"))}
          value={now}
          onChange={({ currentTarget }) => onChange(steps.find(({ moment }) => moment === currentTarget.value)?.moment)}
        >
          {steps.map(({ moment }) => (
            <option key={moment} value={moment} selected={moment === now}>
              {say(line(MOMENTS[moment]))}
            </option>
          ))}
        </select>
      )}
    </span>
  );
}

function nameOf({ act, steps }: MissionChoice, mission: Mission) {
  const [first] = steps;
  if (act.do === "reveal") {
    return line("mission.reveal", { n: first === undefined ? 0 : revealCost(first.step.before) });
  }
  const id = mission.shown[act.objective]?.id ?? "";
  return line("mission.mitigate", { objective: objectiveName(id), price: priceOf({ act }, mission) });
}

/** With its Ymunes split into Doctors and Protectors. */
function priceOf({ act }: Pick<MissionChoice, "act">, mission: Mission) {
  if (act.do !== "mitigate") return [];
  const { ymune = 0, ...rest } = objective(mission.shown[act.objective]?.id ?? "").price;
  const ymunes = [
    { what: "doctor", n: act.doctors },
    { what: "protector", n: ymune - act.doctors },
  ] as const;
  return [...listOf(rest), ...ymunes.flatMap(({ what, n }) => (n > 0 ? [some(what, n)] : []))];
}

interface CrewsProps {
  readonly state: State;
  readonly seat: number;
  readonly names: readonly string[];
}

/** Who is done; Maintenance waits for all. */
function Crews({ state, seat, names }: CrewsProps) {
  const { say } = useSpeaker();
  return (
    <p class="crews" title={say(line("mission.finish.help"))}>
      {allSeats(state)
        .filter((other) => other !== seat)
        .map((other) => {
          const isDone = boatAt(state, other).stage.at === "done";
          return (
            <span key={other} class={isDone ? "done" : ""}>
              <SeatName seat={other} names={names} />{" "}
              <small>
                <span aria-hidden="true">{isDone ? "✓" : "…"}</span>{" "}
                {say(line(isDone ? "mission.done" : "mission.acting"))}
              </small>
            </span>
          );
        })}
    </p>
  );
}
