import { useEffect, useState } from "preact/hooks";
import { useBoxWords } from "../box/box-words.ts";
import type { GameBox } from "../box/game-box.ts";
import type { Deed, Deeds } from "../game-table.ts";
import { Dialog } from "../shell/dialog.tsx";
import { useSpeaker, useText } from "../texts/speaking.ts";
import type { DeedLog, GameLog, Logbook } from "./logbook.ts";
import "./logbook-dialog.css";

interface LogbookDialogProps {
  readonly logbook: Logbook;
  readonly box: GameBox;
  /** Undefined if the game has none. */
  readonly loadDeeds: (() => Promise<Deeds>) | undefined;
  readonly onHistory: () => void;
  readonly onDownload: (text: string) => void;
  readonly onClose: () => void;
}

/** What somebody has done in a game so far, all of it stored on this device only. */
export function LogbookDialog({ logbook, box, loadDeeds, ...actions }: LogbookDialogProps) {
  const text = useText();
  const [isSure, setSure] = useState(false);
  const deeds = useDeeds(loadDeeds);
  const { day } = useBoxWords(box);
  const log = logbook.games.value.get(box.id) ?? logbook.of(box.id);
  return (
    <Dialog
      title={text("log-book.title")}
      look="wide"
      onClose={actions.onClose}
      foot={
        <>
          <button
            type="button"
            onClick={() => {
              if (isSure) logbook.erase();
              setSure(!isSure);
            }}
          >
            {text(isSure ? "log-book.erase-really" : "log-book.erase")}
          </button>
          <button type="button" onClick={() => actions.onDownload(logbook.text())}>
            {text("log-book.download")}
          </button>
          <button type="button" onClick={actions.onHistory}>
            {text("history.title")}
          </button>
        </>
      }
    >
      <Numbers log={log} />
      <Days log={log} name={day} />
      {deeds !== undefined && <AllDeeds deeds={deeds.all} done={log.deeds} />}
      <p class="log-book-where">{text("log-book.where")}</p>
    </Dialog>
  );
}

export function useDeeds(load: (() => Promise<Deeds>) | undefined): Deeds | undefined {
  const [deeds, setDeeds] = useState<Deeds>();
  useEffect(() => {
    // Without them the rest is still worth seeing.
    load?.().then(setDeeds, () => undefined);
  }, []);
  return deeds;
}

function Numbers({ log }: { readonly log: GameLog }) {
  const text = useText();
  const numbers = [
    ["log-book.played", log.played],
    ["log-book.won", log.won],
    ["log-book.streak", log.streak],
    ["log-book.longest", log.longestStreak],
    ["log-book.best", log.best ?? "–"],
  ] as const;
  return (
    <dl class="log-numbers">
      {numbers.map(([key, value]) => (
        <div key={key}>
          <dt>{text(key)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How many of the newest days are listed. */
const DAYS = 7;

function Days({ log: { days }, name }: { readonly log: GameLog; readonly name: string }) {
  const text = useText();
  const { language } = useSpeaker();
  const ended = Object.entries(days)
    .flatMap(([day, { end }]) => (end === undefined ? [] : [{ day, end }]))
    .toSorted((a, b) => (a.day < b.day ? 1 : -1))
    .slice(0, DAYS);
  if (ended.length === 0) return null;
  // A date without a time means midnight in Greenwich.
  const format = new Intl.DateTimeFormat(language, { day: "numeric", month: "short", timeZone: "UTC" });
  return (
    <section class="log-days">
      <h3>{name}</h3>
      <ol aria-label={name}>
        {ended.map(({ day, end: { place, players, score } }) => (
          <li key={day} class={place === 1 ? "won" : ""}>
            <time dateTime={day}>{format.format(new Date(day))}</time>
            <b>{score}</b>
            <small>{text("log-book.place", { place, players })}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface AllDeedsProps {
  readonly deeds: readonly Deed[];
  readonly done: Readonly<Record<string, DeedLog>>;
}

function AllDeeds({ deeds, done }: AllDeedsProps) {
  const text = useText();
  const count = deeds.filter(({ id }) => Object.hasOwn(done, id)).length;
  return (
    <section class="log-deeds">
      <h3>{text("log-book.deeds", { n: count, all: deeds.length })}</h3>
      <ul aria-label={text("log-book.deeds", { n: count, all: deeds.length })}>
        {deeds.map((deed) => (
          <DeedCard key={deed.id} deed={deed} done={done[deed.id]} />
        ))}
      </ul>
    </section>
  );
}

function DeedCard({ deed: { name, what }, done }: { readonly deed: Deed; readonly done: DeedLog | undefined }) {
  const text = useText();
  const { say, language } = useSpeaker();
  const first = done && new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(done.first);
  return (
    <li class={done ? "done" : ""}>
      <b>{say(name)}</b>
      <span>{say(what)}</span>
      <small>{done ? text("log-book.done", { n: done.times, first: first ?? "" }) : text("log-book.not-done")}</small>
    </li>
  );
}
