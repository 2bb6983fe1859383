import type { ComponentChildren } from "preact";
import type { Line } from "../../ui/texts/line.ts";
import { useSpeaker } from "../../ui/texts/speaking.ts";
import { type Changes, changed, takenBack } from "./changes.ts";
import { useDeskKeys } from "./keys.ts";
import { isAsSuggested, type Plan } from "./plan.ts";
import { SENDING, SendButton } from "./send-button.tsx";
import { useWords, WordAt } from "./words.tsx";

interface PlanButtonsProps<Decided> {
  readonly plan: Pick<Plan<unknown, unknown, unknown>, "steps">;
  readonly changes: Changes<Decided>;
  /** The plan as it was suggested. */
  readonly nothing: Decided;
  readonly areKeysOn: () => boolean;
  readonly onChange: (to: Changes<Decided>) => void;
  /** Says why the plan was refused, if it was. */
  readonly onSend: () => Line | undefined;
  /** Further buttons, before the one that sends it. */
  readonly children?: ComponentChildren;
}

/** Buttons to undo a change of a plan, to return to the suggestion and to send it. */
export function PlanButtons<Decided>(props: PlanButtonsProps<Decided>) {
  const { plan, changes, nothing, areKeysOn, onChange, onSend, children } = props;
  const { say } = useSpeaker();
  const { tell } = useWords();
  const isSuggested = isAsSuggested(plan);
  const undo = (): void => {
    const before = takenBack(changes);
    if (before === undefined) tell("undo", { key: "plan.undo.nothing" });
    else onChange(before);
  };
  const suggest = (): void => {
    if (isSuggested) tell("as-advised", { key: "plan.as-advised.already" });
    else onChange(changed(changes, nothing));
  };
  const send = (): void => {
    const refused = onSend();
    if (refused !== undefined) tell(SENDING, refused);
  };
  useDeskKeys({ shortcuts: [{ key: "z", do: undo }], onEnter: send }, areKeysOn);
  return (
    <div class="desk-buttons handed">
      <button type="button" class="bare" aria-disabled={changes.past.length === 0} aria-keyshortcuts="Z" onClick={undo}>
        {say({ key: "plan.undo" })}
        <WordAt at="undo" />
      </button>
      <button type="button" class="bare" aria-disabled={isSuggested} onClick={suggest}>
        {say({ key: "plan.as-advised" })}
        <WordAt at="as-advised" />
      </button>
      {children}
      <SendButton text={say({ key: "plan.accept" })} onSend={send} isFirst />
    </div>
  );
}
