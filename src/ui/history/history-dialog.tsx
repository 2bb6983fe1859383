import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { useBoxWords } from "../box/box-words.ts";
import type { GameBox } from "../box/game-box.ts";
import type { Handicap, HandicapKind } from "../game-table.ts";
import { SeatMark } from "../look/seat-mark.tsx";
import { handicapWords } from "../match/handicap-words.ts";
import { Dialog } from "../shell/dialog.tsx";
import { useSpeaker, useText } from "../texts/speaking.ts";
import type { History, PastMatch, RecordedMatch } from "./history.ts";
import "./history-dialog.css";

interface HistoryDialogProps {
  readonly history: History;
  readonly boxes: readonly GameBox[];
  /** The games with an unfinished match. */
  readonly kept: readonly string[];
  readonly kindsOf: (game: string) => readonly HandicapKind[];
  readonly onClose: () => void;
  /** Shows a match from its record. */
  readonly onLook: (record: string) => void;
  /** Checks a file, whatever is in it. */
  readonly onCheck: (record: string) => void;
  readonly onDownload: (match: RecordedMatch) => void;
  /** Continues the unfinished match of a game. */
  readonly onGoOn: (game: string) => void;
  readonly onDownloadKept: (game: string) => void;
}

/** The matches played on this device, to look at, download or delete. */
export function HistoryDialog({
  history,
  boxes,
  kept,
  kindsOf,
  onClose,
  onLook,
  onCheck,
  onDownload,
  onGoOn,
  onDownloadKept,
}: HistoryDialogProps) {
  const text = useText();
  const [isSure, setSure] = useState(false);
  const matches = history.matches.value;
  /** Another page may have deleted the match. */
  const withRecord = (match: PastMatch, then: (recorded: RecordedMatch) => void) => () => {
    const record = history.recordOf(match);
    if (record !== undefined) then({ ...match, record });
  };
  const games = [...new Set([...matches.map(({ game }) => game), ...kept])];
  const boxOf = (game: string) => boxes.find(({ id }) => id === game);
  // With only one game, the list isn't grouped.
  const isByGame = boxes.length > 1 || games.some((game) => boxOf(game) === undefined);
  const listed = (game: string) => (
    <ol class="past-matches" aria-label={text("history.title")}>
      {matches
        .filter((match) => !isByGame || match.game === game)
        .map((match) => (
          <Match
            key={match.ended}
            match={match}
            kinds={kindsOf(match.game)}
            isKnown={boxOf(match.game) !== undefined}
            onLook={withRecord(match, ({ record }) => onLook(record))}
            onCheck={withRecord(match, ({ record }) => onCheck(record))}
            onDownload={withRecord(match, onDownload)}
            onErase={() => history.erase(match)}
          />
        ))}
    </ol>
  );
  return (
    <Dialog
      title={text("history.title")}
      look="wide"
      onClose={onClose}
      foot={
        <>
          {matches.length > 0 && (
            <button
              type="button"
              onClick={() => {
                if (isSure) history.eraseAll();
                setSure(!isSure);
              }}
            >
              {isSure ? text("history.erase-all-really", { n: matches.length }) : text("history.erase-all")}
            </button>
          )}
          <label class="file-button">
            <input
              type="file"
              accept=".json,application/json"
              class="unseen"
              onChange={({ currentTarget: { files } }) => files?.[0]?.text().then(onCheck, () => undefined)}
            />
            {text("history.open")}
          </label>
        </>
      }
    >
      <p>{text(matches.length === 0 ? "history.none" : "history.where")}</p>
      {isByGame
        ? games.map((game) => (
            <OfGame
              key={game}
              game={game}
              box={boxOf(game)}
              isKept={kept.includes(game)}
              onGoOn={() => onGoOn(game)}
              onDownload={() => onDownloadKept(game)}
            >
              {listed(game)}
            </OfGame>
          ))
        : listed("")}
    </Dialog>
  );
}

interface OfGameProps {
  readonly game: string;
  /** Undefined if this page doesn't have the game. */
  readonly box: GameBox | undefined;
  /** The game has an unfinished match. */
  readonly isKept: boolean;
  readonly onGoOn: () => void;
  readonly onDownload: () => void;
  readonly children: ComponentChildren;
}

/** The matches of one game, even if this page doesn't have it. */
function OfGame({ game, box, isKept, onGoOn, onDownload, children }: OfGameProps) {
  const text = useText();
  const { name } = useBoxWords(box ?? { texts: {} });
  const called = box === undefined ? game : name;
  return (
    <section class="past-game" aria-label={called}>
      <h3>{called}</h3>
      {box === undefined && <p>{text("history.unknown-game")}</p>}
      {isKept && (
        <div class="past-kept">
          <p>{text("home.under-way")}</p>
          {box === undefined ? (
            <button type="button" onClick={onDownload}>
              {text("save.download")}
            </button>
          ) : (
            <button type="button" onClick={onGoOn}>
              {text("home.continue")}
            </button>
          )}
        </div>
      )}
      {children}
    </section>
  );
}

interface MatchProps {
  readonly match: PastMatch;
  readonly kinds: readonly HandicapKind[];
  /** Whether this page has the game: otherwise the match is only kept. */
  readonly isKnown: boolean;
  readonly onLook: () => void;
  readonly onCheck: () => void;
  readonly onDownload: () => void;
  readonly onErase: () => void;
}

function Match({ match, kinds, isKnown, onLook, onCheck, onDownload, onErase }: MatchProps) {
  const text = useText();
  const { language } = useSpeaker();
  const { ended, names, result, totals = [] } = match;
  const day = new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short" }).format(ended);
  const { places = [], scores = [], isWon } = result ?? {};
  const seats = names.map((_, seat) => seat).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const nth = (seat = 0) =>
    result !== undefined && isWon === undefined && <span>{text("match.nth", { place: places[seat] ?? 0 })}</span>;
  const player = (seat: number, score: number | undefined) => (
    <li key={seat} class={`seat-${seat}`}>
      {totals.length === 0 && nth(seat)}
      <SeatMark seat={seat} /> {names[seat]} <b>{score}</b>{" "}
      <HandicapSet kinds={kinds} handicap={match.handicaps?.[seat] ?? {}} />
    </li>
  );
  return (
    <li aria-label={day}>
      <p class="past-day">
        {day}
        {result === undefined && <strong>{text("history.stopped")}</strong>}
        {isWon !== undefined && <strong>{text(isWon ? "match.won" : "match.lost")}</strong>}
      </p>
      {totals.length === 0 ? (
        <ul class="past-seats">{seats.map((seat) => player(seat, scores[seat]?.[0]))}</ul>
      ) : (
        totals.map(({ seats, parts, count, goal }) => (
          <div key={seats.join()} class="past-total">
            {nth(seats[0])}
            <ul class="past-seats">{seats.map((seat, i) => player(seat, parts[i]))}</ul>
            <strong>
              {count} {goal !== undefined && <small>{text("share.of", { goal })}</small>}
            </strong>
          </div>
        ))
      )}
      <div class="past-ways">
        {isKnown && (
          <>
            <button type="button" onClick={onLook}>
              {text("history.look")}
            </button>
            <button type="button" class="bare" onClick={onCheck}>
              {text("history.check")}
            </button>
          </>
        )}
        <button type="button" class="bare" onClick={onDownload}>
          {text("match.download")}
        </button>
        <button type="button" class="bare" onClick={onErase}>
          {text("history.erase")}
        </button>
      </div>
    </li>
  );
}

interface HandicapSetProps {
  readonly kinds: readonly HandicapKind[];
  readonly handicap: Handicap;
}

function HandicapSet({ kinds, handicap }: HandicapSetProps) {
  const text = useText();
  const changes = handicapWords(kinds, handicap, useSpeaker());
  return changes.length > 0 && <small>{text("match.handicap", { changes })}</small>;
}
