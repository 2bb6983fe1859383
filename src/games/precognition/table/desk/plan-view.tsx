import { useEffect, useMemo } from "preact/hooks";
import { type Changes, changed } from "../../../../kit/desk/changes.ts";
import { PlanButtons } from "../../../../kit/desk/plan-buttons.tsx";
import { SENDING } from "../../../../kit/desk/send-button.tsx";
import { send } from "../../../../kit/desk/sending.ts";
import { Spoken, useNewWords, WordsContext } from "../../../../kit/desk/words.tsx";
import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import type { Act } from "../../model/acts.ts";
import { GOODS, type Good, tally } from "../../model/goods.ts";
import type { State } from "../../model/state.ts";
import { boatAt } from "../../rules/flow.ts";
import { tile } from "../../rules/pieces.ts";
import { Tile } from "../cards/tile.tsx";
import { changesIn, NO_PINS, type Pins, planDraft } from "../draft/draft.ts";
import { machineName } from "../texts/names.ts";
import { type Key, line } from "../texts/texts.ts";
import type { ControlProps } from "./controls/control.ts";
import type { DeskPartProps } from "./desk-part.ts";
import { MachineBoard } from "./machine-board.tsx";
import { MissionBoard } from "./mission-board.tsx";
import { leavesNothingToChoose, pinned, planFrom } from "./plan.ts";
import { Result } from "./result.tsx";
import { type Part, partKey, type Section, sectionsOf } from "./sections.ts";
import "./plan-view.css";

interface PlanViewProps extends DeskPartProps {
  /** A plan without a choice is sent without asking. */
  readonly passByItself: boolean;
}

/** The boat's plan for the rest of the phase, to be changed and sent. */
export function PlanView({ place, names, areKeysOn, passByItself }: PlanViewProps) {
  const { say } = useSpeaker();
  const { seat } = place;
  const state = place.state.value;
  const draft = place.draft.value;
  const changes = changesIn(draft, state);
  const { now: pins } = changes;
  const plan = useMemo(() => planFrom(state, seat, pins), [state, seat, draft]);
  const words = useNewWords(names);

  const keep = (to: Changes<Pins>): void => {
    words.hush();
    place.setDraft(planDraft(state, to));
  };
  const decide = (to: Pins): void => keep(changed(changes, to));
  const accept = () =>
    send(
      place,
      plan.steps.map(({ chosen }) => chosen),
      planDraft(state, changes),
    );

  const passes = passByItself && leavesNothingToChoose(plan);
  useEffect(() => {
    const refused = passes ? accept() : undefined;
    if (refused !== undefined) words.tell(SENDING, refused);
  }, [passes, plan]);

  const sections = sectionsOf(plan);
  const controls = { plan, pins, names, onPins: decide };
  return (
    <WordsContext.Provider value={words}>
      <div class="desk-panel desk-plan">
        {sections.map((section) => (
          <section key={section.name} class={`desk-section ${section.name}`} data-about={section.name}>
            <h3>{say(line(HEADINGS[section.name]))}</h3>
            {section.name === "river" && (
              <>
                <Tile id={state.river.turned.at(-1) ?? ""} />
                {takenAlready(state, seat).map((good) => (
                  <small key={good}>{say(line("desk.tile.taken", { good }))}</small>
                ))}
              </>
            )}
            {section.name === "machines" && section.parts.length === 0 && (
              <MachineBoard plan={plan} pins={pins} onPins={decide} />
            )}
            {section.name === "objectives" && section.parts.length === 0 && <MissionBoard {...controls} />}
            <Parts
              section={section}
              controls={controls}
              onChoose={(step, act) => decide(pinned(plan, pins, step, act))}
            />
          </section>
        ))}
        <section class="desk-section result desk-foot">
          <Result plan={plan} pins={pins} />
          <PlanButtons
            plan={plan}
            changes={changes}
            nothing={NO_PINS}
            areKeysOn={areKeysOn}
            onChange={keep}
            onSend={accept}
          />
        </section>
        <Spoken />
      </div>
    </WordsContext.Provider>
  );
}

/** What the tile has taken without a choice. */
function takenAlready(state: State, seat: number): readonly Good[] {
  const { stage } = boatAt(state, seat);
  const takes = tally(tile(state.river.turned.at(-1) ?? "").takes);
  return stage.at === "yield" ? GOODS.filter((good) => takes[good] > stage.owed[good]) : [];
}

const HEADINGS = {
  action: "desk.section.action",
  gains: "desk.section.gains",
  machines: "boats.machines",
  upkeep: "desk.section.upkeep",
  river: "desk.section.river",
  objectives: "desk.section.objectives",
} as const satisfies Record<Section["name"], Key>;

interface PartsProps {
  readonly section: Section;
  readonly controls: Pick<ControlProps, "plan" | "pins" | "names" | "onPins">;
  readonly onChoose: (step: Part["step"], act: Act) => void;
}

/** Groups steps by their origin, under its name. */
function Parts({ section, controls, onChoose }: PartsProps) {
  const { say } = useSpeaker();
  const { plan, names } = controls;
  const { rooms } = boatAt(plan.start, plan.seat);
  const origins = [...new Set(section.parts.map(({ origin }) => origin))];
  return (
    <>
      {origins.map((origin) => (
        <div key={origin} class="desk-parts">
          {typeof origin === "number" && <h4>{say({ key: machineName(rooms, origin).piece }, names)}</h4>}
          {section.parts
            .filter((part) => part.origin === origin)
            .map((part) => (
              <part.Control
                key={partKey(part)}
                {...controls}
                step={part.step}
                onChoose={(act) => onChoose(part.step, act)}
              />
            ))}
        </div>
      ))}
    </>
  );
}
