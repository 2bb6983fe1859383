/** Says why something can't be done, next to that thing, until the player does something else. */
import { createContext } from "preact";
import { useContext, useEffect, useState } from "preact/hooks";
import type { Line } from "../../ui/texts/line.ts";
import { useSpeaker } from "../../ui/texts/speaking.ts";
import "./words.css";

interface Word {
  /** The name of the thing, which the thing itself chooses. */
  readonly at: string;
  readonly says: Line;
}

export interface Words {
  readonly now: Word | undefined;
  readonly names: readonly string[];
  tell(at: string, says: Line): void;
  hush(): void;
}

const DOINGS = ["pointerdown", "keydown"] as const;

const SILENCE: Words = { now: undefined, names: [], tell: () => undefined, hush: () => undefined };

export const WordsContext = createContext<Words>(SILENCE);

export const useWords = (): Words => useContext(WordsContext);

export function useNewWords(names: readonly string[]): Words {
  const [now, setNow] = useState<Word>();
  const hush = (): void => setNow(undefined);
  useEffect(() => {
    if (now === undefined) return;
    // What is done next may get a message of its own.
    for (const what of DOINGS) document.addEventListener(what, hush, true);
    return () => {
      for (const what of DOINGS) document.removeEventListener(what, hush, true);
    };
  }, [now]);
  return { now, names, tell: (at, says) => setNow({ at, says }), hush };
}

/** For screen readers, once for the whole desk. */
export function Spoken() {
  const { say } = useSpeaker();
  const { now, names } = useWords();
  return (
    <p class="unseen" role="status">
      {now && say(now.says, names)}
    </p>
  );
}

interface WordProps {
  readonly at: string;
}

/** Shown at the thing, and hidden from screen readers, which have `Spoken`. */
export function WordAt({ at }: WordProps) {
  const { say } = useSpeaker();
  const { now, names } = useWords();
  if (now?.at !== at) return null;
  return (
    <span class="desk-word" aria-hidden="true">
      {say(now.says, names)}
    </span>
  );
}
