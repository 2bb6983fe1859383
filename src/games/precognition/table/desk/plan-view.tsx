import { useEffect, useMemo, useState } from "preact/hooks";
import { type Changes, changed } from "../../../../kit/desk/changes.ts";
import { PlanButtons } from "../../../../kit/desk/plan-buttons.tsx";
import { SENDING } from "../../../../kit/desk/send-button.tsx";
import { send } from "../../../../kit/desk/sending.ts";
import { Spoken, useNewWords, WordsContext } from "../../../../kit/desk/words.tsx";
import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import { changesIn, NO_PINS, type Pins, planDraft } from "../draft/draft.ts";
import { type Key, line } from "../texts/texts.ts";
import type { DeskPartProps } from "./desk-part.ts";
import { throughUpkeep } from "./forecast.ts";
import { leavesNothingToChoose, planFrom } from "./plan.ts";
import { PlanBody } from "./plan-body.tsx";
import { Result } from "./result.tsx";
import { sectionsOf } from "./sections.ts";
import { type View, viewsOf } from "./views.ts";
import "./plan-view.css";

interface PlanViewProps extends DeskPartProps {
  /** A plan without a choice is sent without asking. */
  readonly passByItself: boolean;
}

/** The boat's plan for the rest of the phase, to be changed and sent. Its button stays in place whatever is shown above. */
export function PlanView({ place, names, areKeysOn, passByItself }: PlanViewProps) {
  const { say } = useSpeaker();
  const { seat } = place;
  const state = place.state.value;
  const draft = place.draft.value;
  const changes = changesIn(draft, state);
  const { now: pins } = changes;
  const plan = useMemo(() => planFrom(state, seat, pins), [state, seat, draft]);
  const outlook = useMemo(() => throughUpkeep(plan, pins), [plan]);
  const words = useNewWords(names);
  const [asked, ask] = useState<View>();

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
  const { first, others } = viewsOf(plan, sections);
  const view = asked !== undefined && others.includes(asked) ? asked : first;
  return (
    <WordsContext.Provider value={words}>
      <div class={`desk-panel desk-plan shows-${view}`}>
        <PlanBody
          sections={sections}
          view={view}
          outlook={outlook}
          plan={plan}
          pins={pins}
          names={names}
          onPins={decide}
        />
        <div class="plan-foot desk-foot handed">
          <Result outlook={outlook} />
          <PlanButtons
            plan={plan}
            changes={changes}
            nothing={NO_PINS}
            areKeysOn={areKeysOn}
            onChange={keep}
            onSend={accept}
          >
            {others.map((other) => (
              <button
                key={other}
                type="button"
                class={`bare view-${other}`}
                aria-pressed={view === other}
                onClick={() => ask(view === other ? first : other)}
              >
                {say(line(VIEWS[other]))}
              </button>
            ))}
          </PlanButtons>
        </div>
        <Spoken />
      </div>
    </WordsContext.Provider>
  );
}

const VIEWS = {
  boat: "desk.view.boat",
  adjust: "desk.view.adjust",
  objectives: "desk.section.objectives",
} as const satisfies Record<View, Key>;
