import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { LookingUpContext } from "../reference/looking-up.ts";
import { entriesOf, findEntry, type Reference } from "../reference/reference.ts";
import { Dialog } from "../shell/dialog.tsx";
import { Sign } from "../shell/sign.tsx";
import { Speaking, useSpeaker, useText } from "../texts/speaking.ts";
import { Contents } from "./contents.tsx";
import { EntryView } from "./entry-view.tsx";
import { CONTENTS, canGoBack, goBack, goTo, readingOf, type Trail } from "./trail.ts";
import "./reference-dialog.css";

interface ReferenceDialogProps {
  load(): Promise<Reference>;
  /** The id of the entry to open; the contents if there is no such entry. */
  readonly at: string;
  /** Undefined if there is no lesson to take. */
  readonly onLesson: (() => void) | undefined;
  readonly onClose: () => void;
}

/** The rules of a game as a reference book. */
export function ReferenceDialog({ load, ...props }: ReferenceDialogProps) {
  const [reference, setReference] = useState<Reference>();
  useEffect(() => {
    load().then(setReference, props.onClose);
  }, []);
  if (reference === undefined) return null;
  return <Loaded reference={reference} {...props} />;
}

interface LoadedProps extends Omit<ReferenceDialogProps, "load"> {
  readonly reference: Reference;
}

function Loaded(props: LoadedProps) {
  const { reference } = props;
  const outside = useSpeaker();
  const speaker = useMemo(() => signal(outside.with(reference.texts)), [outside]);
  return (
    <Speaking.Provider value={speaker}>
      <LookingUpContext.Provider value={undefined}>
        <Book {...props} />
      </LookingUpContext.Provider>
    </Speaking.Provider>
  );
}

function Book({ reference, at, onLesson, onClose }: LoadedProps) {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  const [trail, setTrail] = useState<Trail>([findEntry(reference, at)?.id ?? CONTENTS]);
  const [typed, setTyped] = useState("");
  const reading = readingOf(trail);
  const isAtContents = reading === CONTENTS;
  // If both fit, an entry is always shown beside the contents.
  const entry = findEntry(reference, reading) ?? entriesOf(reference)[0];
  const choose = (id: string) => setTrail((now) => goTo(now, id));

  /** Back at the contents, the focus returns to the entry that was chosen there. */
  const last = useRef<string | undefined>(undefined);
  useLayoutEffect(() => {
    if (isAtContents) box.current?.querySelector<HTMLElement>(`[data-entry="${last.current}"]`)?.focus();
    last.current = reading;
  }, [reading]);

  return (
    <Dialog title={text("rules.title")} look="rules" onClose={onClose}>
      <div ref={box} class={isAtContents ? "rules-book at-contents" : "rules-book at-entry"}>
        <Contents
          isFirst={isAtContents && HAS_POINTER}
          reference={reference}
          reading={reading}
          typed={typed}
          onType={setTyped}
          onLesson={onLesson}
          onChoose={choose}
        />
        <div class="rules-page">
          <div class="rules-bar">
            <button type="button" aria-disabled={!canGoBack(trail)} onClick={() => setTrail(goBack)}>
              <Sign name="back" />
              {text("rules.back")}
            </button>
            <button type="button" class="to-contents" onClick={() => choose(CONTENTS)}>
              {text("rules.contents")}
            </button>
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area has to be focusable by keyboard */}
          <section class="rules-entry" tabIndex={0} aria-label={text("rules.entry")}>
            {entry && <EntryView reference={reference} entry={entry} takesFocus={!isAtContents} onChoose={choose} />}
          </section>
        </div>
      </div>
    </Dialog>
  );
}

/** On a touch screen, focusing the search field would open a keyboard over the page. */
const HAS_POINTER = matchMedia("(pointer: fine)").matches;
