import type { ComponentChildren } from "preact";
import { Choice } from "../shell/choice.tsx";
import { useSpeaker, useText } from "../texts/speaking.ts";
import { answered, playerCounts, questions, type Way, withPlayers } from "./variant-choice.ts";

interface WayChoiceProps {
  readonly ways: readonly Way[];
  readonly way: Way;
  /** Read-only. */
  readonly isLocked?: boolean;
  readonly onChoose: (way: Way) => void;
}

interface WayQuestionsProps extends WayChoiceProps {
  /** What the answer that is chosen is about. */
  readonly about?: (question: string) => ComponentChildren;
}

/** All questions about how to play, except the number of players. */
export function WayQuestions({ ways, way, isLocked = false, onChoose, about }: WayQuestionsProps) {
  const { say } = useSpeaker();
  return (
    <>
      {questions(ways, way).map(({ name, answers, chosen }) => (
        <div key={name} class="way-question">
          <Choice
            name={name}
            label={say({ key: `option.${name}` })}
            options={answers.map((answer) => ({ value: answer, text: say({ key: `option.${name}.${answer}` }) }))}
            chosen={chosen}
            isLocked={isLocked}
            onChoose={(answer) => onChoose(answered(ways, way, name, answer))}
          />
          {about?.(name)}
        </div>
      ))}
    </>
  );
}

export function PlayersChoice({ ways, way, isLocked = false, onChoose }: WayChoiceProps) {
  const text = useText();
  return (
    <Choice
      name="players"
      label={text("match.players")}
      options={playerCounts(ways, way)
        .toSorted((a, b) => a - b)
        .map((count) => ({ value: String(count), text: String(count) }))}
      chosen={String(way.players)}
      isLocked={isLocked}
      onChoose={(count) => onChoose(withPlayers(ways, way, Number(count)))}
    />
  );
}
