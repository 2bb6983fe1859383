import type { TargetedKeyboardEvent } from "preact";
import { useMemo, useRef } from "preact/hooks";
import { type Entry, entriesOf, findEntry, type Reference } from "../reference/reference.ts";
import { useSpeaker, useText } from "../texts/speaking.ts";
import { finderOf } from "./find.ts";
import "./contents.css";

interface ContentsProps {
  readonly reference: Reference;
  readonly reading: string;
  readonly typed: string;
  /** The rules opened at the contents: the search field takes the focus. */
  readonly isFirst: boolean;
  readonly onType: (typed: string) => void;
  /** Undefined if there is no lesson to take. */
  readonly onLesson: (() => void) | undefined;
  readonly onChoose: (id: string) => void;
}

/** All entries, or those that match the search. Each list is one tab stop; arrow keys move within it. */
export function Contents({ reference, reading, typed, isFirst, onType, onLesson, onChoose }: ContentsProps) {
  const text = useText();
  const speaker = useSpeaker();
  const find = useMemo(() => finderOf(reference, speaker), [reference, speaker]);
  const box = useRef<HTMLDivElement>(null);
  const isSearching = typed.trim() !== "";
  const found = find(typed);
  const stop = (findEntry(reference, reading) ?? entriesOf(reference)[0])?.id;
  const list = { Icon: reference.Icon, reading, onChoose };

  return (
    <nav class="rules-contents" aria-label={text("rules.contents")}>
      <search class="rules-search">
        <input
          type="search"
          aria-label={text("rules.search")}
          placeholder={text("rules.search")}
          autocomplete="off"
          data-first={isFirst || undefined}
          value={typed}
          onInput={({ currentTarget }) => onType(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter" && found[0] !== undefined) {
              event.preventDefault();
              onChoose(found[0].id);
            } else if (event.key === "Escape" && typed !== "") {
              // Escape clears the search first, and only then closes the rules.
              event.preventDefault();
              event.stopPropagation();
              onType("");
            }
          }}
        />
      </search>
      <p class="unseen" role="status">
        {isSearching && text("rules.found", { n: found.length })}
      </p>
      {onLesson && (
        <button type="button" class="rules-lesson" onClick={onLesson}>
          {text("home.lesson")}
        </button>
      )}
      {!isSearching && (
        <fieldset class="rules-jumps">
          <legend class="unseen">{text("rules.chapters")}</legend>
          {reference.chapters.map(({ title }, i) => (
            <button key={title.key} type="button" onClick={() => jumpTo(box.current, i)}>
              {speaker.say(title)}
            </button>
          ))}
        </fieldset>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons in it get the keys */}
      <div ref={box} class="rules-list" onKeyDown={moveAmongEntries}>
        {isSearching && found.length === 0 && <p class="rules-none">{text("rules.found", { n: 0 })}</p>}
        {isSearching ? (
          <EntryList entries={found} stop={found[0]?.id} {...list} />
        ) : (
          reference.chapters.map(({ title, entries }) => (
            <section key={title.key}>
              <h3>{speaker.say(title)}</h3>
              <EntryList entries={entries} stop={stop} {...list} />
            </section>
          ))
        )}
      </div>
    </nav>
  );
}

interface EntryListProps extends Pick<ContentsProps, "reading" | "onChoose"> {
  readonly entries: readonly Entry[];
  readonly Icon: Reference["Icon"];
  /** The entry that is the list's tab stop. */
  readonly stop: string | undefined;
}

function EntryList({ entries, Icon, reading, stop, onChoose }: EntryListProps) {
  const { say } = useSpeaker();
  return (
    <ul>
      {entries.map(({ id, title, icon, isPart }) => (
        <li key={id} class={isPart ? "part" : ""}>
          <button
            type="button"
            data-entry={id}
            tabIndex={id === stop ? 0 : -1}
            aria-current={id === reading ? "page" : undefined}
            onClick={() => onChoose(id)}
          >
            <Icon icon={icon} />
            {say(title)}
          </button>
        </li>
      ))}
    </ul>
  );
}

function jumpTo(list: HTMLElement | null, chapter: number): void {
  const section = list?.querySelectorAll("section")[chapter];
  section?.scrollIntoView({ block: "start" });
  section?.querySelector("button")?.focus({ preventScroll: true });
}

function moveAmongEntries(event: TargetedKeyboardEvent<HTMLElement>): void {
  const entries = [...event.currentTarget.querySelectorAll<HTMLButtonElement>("[data-entry]")];
  const at = event.target instanceof HTMLButtonElement ? entries.indexOf(event.target) : -1;
  const aims: Readonly<Record<string, number>> = {
    ArrowUp: at - 1,
    ArrowLeft: at - 1,
    ArrowDown: at + 1,
    ArrowRight: at + 1,
    Home: 0,
    End: entries.length - 1,
  };
  const aim = aims[event.key];
  if (aim === undefined || at === -1) return;
  event.preventDefault();
  entries[aim]?.focus();
}
