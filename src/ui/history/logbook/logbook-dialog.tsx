import { useState } from "preact/hooks";
import { useBoxWords } from "../../box/box-words.ts";
import type { GameBox } from "../../box/game-box.ts";
import type { Deed, Deeds } from "../../game-table.ts";
import { Dialog } from "../../shell/dialog.tsx";
import { useSpeaker, useText } from "../../texts/speaking.ts";
import { useLoaded } from "../../use-loaded.ts";
import type { PastMatch } from "../history.ts";
import { dateOf } from "./day.ts";
import { Journeys, type PaintedJourney } from "./journeys.tsx";
import type { DeedLog, GameLog, Logbook } from "./logbook.ts";
import "./logbook-dialog.css";

interface LogbookDialogProps {
  readonly logbook: Logbook;
  readonly box: GameBox;
  /** Undefined if the game has none. */
  readonly loadDeeds: (() => Promise<Deeds>) | undefined;
  readonly matches: readonly PastMatch[];
  readonly paint: (match: PastMatch) => Promise<PaintedJourney | undefined>;
  readonly onLook: (match: PastMatch) => void;
  readonly onDay: (day: string) => void;
  readonly onHistory: () => void;
  readonly onErase: () => void;
  readonly onDownload: () => void;
  readonly onClose: () => void;
}

/** What somebody has done in a game so far, all of it stored on this device only. */
export function LogbookDialog({
  logbook,
  box,
  loadDeeds,
  matches,
  paint,
  onLook,
  onDay,
  ...actions
}: LogbookDialogProps) {
  const text = useText();
  const [isSure, setSure] = useState(false);
  const deeds = useLoaded(loadDeeds);
  const { day } = useBoxWords(box);
  const log = logbook.games.value.get(box.id) ?? logbook.of(box.id);
  return (
    <Dialog title={text("log-book.title")} look="wide" onClose={actions.onClose}>
      <Numbers log={log} />
      <Days log={log} name={day} onDay={onDay} />
      <Journeys matches={matches} box={box} paint={paint} onLook={onLook} />
      {deeds !== undefined && <AllDeeds deeds={deeds.all} done={log.deeds} />}
      <p class="log-book-where">{text("log-book.where")}</p>
      <div class="log-book-ways">
        <button type="button" onClick={actions.onHistory}>
          {text("history.title")}
        </button>
        <button type="button" onClick={actions.onDownload}>
          {text("log-book.download")}
        </button>
        <button
          type="button"
          onClick={() => {
            if (isSure) actions.onErase();
            setSure(!isSure);
          }}
        >
          {text(isSure ? "log-book.erase-really" : "log-book.erase")}
        </button>
      </div>
    </Dialog>
  );
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

interface DaysProps {
  readonly log: GameLog;
  readonly name: string;
  readonly onDay: (day: string) => void;
}

function Days({ log: { days }, name, onDay }: DaysProps) {
  const text = useText();
  const { language } = useSpeaker();
  const ended = Object.entries(days)
    .flatMap(([day, { end }]) => (end === undefined ? [] : [{ day, end }]))
    .toSorted((a, b) => (a.day < b.day ? 1 : -1))
    .slice(0, DAYS);
  if (ended.length === 0) return null;
  return (
    <section class="log-days">
      <h3>{name}</h3>
      <ol aria-label={name}>
        {ended.map(({ day, end: { place, players, score } }) => (
          <li key={day} class={place === 1 ? "won" : ""}>
            <button type="button" onClick={() => onDay(day)}>
              <time dateTime={day}>{dateOf(day, language, "medium")}</time>
              <b>{text("log-book.place", { place, players, score })}</b>
            </button>
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
  const isDone = ({ id }: Deed): boolean => Object.hasOwn(done, id);
  const count = text("log-book.deeds", { n: deeds.filter(isDone).length, all: deeds.length });
  return (
    <section class="log-deeds">
      <h3>{count}</h3>
      <ul aria-label={count}>
        {[...deeds.filter(isDone), ...deeds.filter((deed) => !isDone(deed))].map((deed) => (
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
      {done && <small>{text("log-book.done", { n: done.times, first: first ?? "" })}</small>}
    </li>
  );
}
