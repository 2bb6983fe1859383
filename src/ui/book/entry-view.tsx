import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { addressOf } from "../reference/address.ts";
import { type Entry, findEntry, type Reference, type SignedLine } from "../reference/reference.ts";
import type { Part } from "../texts/speaker.ts";
import { useSpeaker, useText } from "../texts/speaking.ts";
import { linked } from "./linked.ts";
import "./entry-view.css";

interface EntryViewProps {
  readonly reference: Reference;
  readonly entry: Entry;
  /** Somebody has chosen this entry to read it. */
  readonly takesFocus: boolean;
  readonly onChoose: (id: string) => void;
}

export function EntryView({ reference, entry, takesFocus, onChoose }: EntryViewProps) {
  const text = useText();
  const { say } = useSpeaker();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    heading.current?.closest(".rules-entry")?.scrollTo({ top: 0 });
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [entry, takesFocus]);
  const { title, kind, Picture, passages = [] } = entry;
  const see = entry.see.flatMap((id) => findEntry(reference, id) ?? []);
  const telling = { reference, reading: entry.id, onChoose };
  return (
    <article class="entry">
      <div class="entry-head">
        <h3 ref={heading} tabIndex={-1} data-first={takesFocus || undefined}>
          {say(title)}
        </h3>
        {kind && <p class="entry-kind">{say(kind)}</p>}
      </div>
      <div class="entry-picture" data-told>
        <Picture />
      </div>
      <div class="entry-text">
        <Lines lines={entry.text} {...telling} />
      </div>
      {passages.length > 0 && (
        <ol class="entry-passages">
          {passages.map((passage) => (
            <li key={passage.title.key}>
              <div class="entry-picture">
                <passage.Picture />
              </div>
              <div class="entry-text">
                <h4>
                  <Said line={passage.title} {...telling} />
                </h4>
                <Lines lines={passage.text} {...telling} />
              </div>
            </li>
          ))}
        </ol>
      )}
      {see.length > 0 && (
        <nav class="entry-see" aria-label={text("rules.see")}>
          <h4>{text("rules.see")}</h4>
          <ul>
            {see.map(({ id, title: other, icon }) => (
              <li key={id}>
                <button type="button" onClick={() => onChoose(id)}>
                  <reference.Icon icon={icon} />
                  {say(other)}
                </button>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </article>
  );
}

interface TellingProps {
  readonly reference: Reference;
  readonly reading: string;
  readonly onChoose: (id: string) => void;
}

const Lines = ({ lines, ...telling }: TellingProps & { readonly lines: readonly SignedLine[] }) => (
  <>
    {lines.map((line, i) => (
      <p key={i} class={line.icon === undefined ? "" : "signed"}>
        {line.icon !== undefined && <telling.reference.Icon icon={line.icon} />}
        <span>
          <Said line={line} {...telling} />
        </span>
      </p>
    ))}
  </>
);

/** A text with links to other entries. */
function Said({ line, reference, reading, onChoose }: TellingProps & { readonly line: SignedLine }) {
  const speaker = useSpeaker();
  const link = (to: string, text: string): ComponentChildren =>
    to === reading || findEntry(reference, to) === undefined ? (
      text
    ) : (
      <a
        href={addressOf(to)}
        onClick={(event) => {
          event.preventDefault();
          onChoose(to);
        }}
      >
        {text}
      </a>
    );
  const said = (part: Part): ComponentChildren =>
    "piece" in part
      ? link(part.piece, part.text)
      : linked(part.text).map(({ text, to }) => (to === undefined ? text : link(to, text)));
  return <>{speaker.parts(line).map(said)}</>;
}
