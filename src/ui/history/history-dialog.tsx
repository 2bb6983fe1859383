import { useState } from "preact/hooks";
import type { Handicap, HandicapKind } from "../game-table.ts";
import { SeatMark } from "../look/seat-mark.tsx";
import { handicapWords } from "../match/handicap-words.ts";
import { Dialog } from "../shell/dialog.tsx";
import { useSpeaker, useText } from "../texts/speaking.ts";
import type { History, PastMatch, RecordedMatch } from "./history.ts";
import "./history-dialog.css";

interface HistoryDialogProps {
  readonly history: History;
  /** What seats may start with more or less of in a game. */
  readonly kindsOf: (game: string) => readonly HandicapKind[];
  readonly onClose: () => void;
  /** Shows it again, from its record. */
  readonly onLook: (record: string) => void;
  /** Whatever it may be. */
  readonly onCheck: (record: string) => void;
  readonly onDownload: (match: RecordedMatch) => void;
}

/** What was played on this device: to be looked at again, taken along, or forgotten. */
export function HistoryDialog({ history, kindsOf, onClose, onLook, onCheck, onDownload }: HistoryDialogProps) {
  const text = useText();
  const [isSure, setSure] = useState(false);
  const matches = history.matches.value;
  /** Another page may have erased it. */
  const withRecord = (match: PastMatch, then: (recorded: RecordedMatch) => void) => () => {
    const record = history.recordOf(match);
    if (record !== undefined) then({ ...match, record });
  };
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
      <ol class="past-matches" aria-label={text("history.title")}>
        {matches.map((match) => (
          <Match
            key={match.ended}
            match={match}
            kinds={kindsOf(match.game)}
            onLook={withRecord(match, ({ record }) => onLook(record))}
            onCheck={withRecord(match, ({ record }) => onCheck(record))}
            onDownload={withRecord(match, onDownload)}
            onErase={() => history.erase(match)}
          />
        ))}
      </ol>
    </Dialog>
  );
}

interface MatchProps {
  readonly match: PastMatch;
  readonly kinds: readonly HandicapKind[];
  readonly onLook: () => void;
  readonly onCheck: () => void;
  readonly onDownload: () => void;
  readonly onErase: () => void;
}

function Match({ match, kinds, onLook, onCheck, onDownload, onErase }: MatchProps) {
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
        <button type="button" onClick={onLook}>
          {text("history.look")}
        </button>
        <button type="button" class="bare" onClick={onCheck}>
          {text("history.check")}
        </button>
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

/** A result is read with what it began with. */
function HandicapSet({ kinds, handicap }: HandicapSetProps) {
  const text = useText();
  const changes = handicapWords(kinds, handicap, useSpeaker());
  return changes.length > 0 && <small>{text("match.handicap", { changes })}</small>;
}
