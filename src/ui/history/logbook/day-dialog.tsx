import { useEffect, useRef, useState } from "preact/hooks";
import { copyText } from "../../shell/copy-text.ts";
import { Dialog } from "../../shell/dialog.tsx";
import type { Line } from "../../texts/line.ts";
import { useSpeaker, useText } from "../../texts/speaking.ts";
import { nextDay } from "./day.ts";
import { dayLines } from "./day-lines.ts";
import type { DayEnd } from "./logbook.ts";
import "./day-dialog.css";

/** What the record of a match adds to its result. */
export interface DayProof {
  /** How it went for its player. */
  readonly course: readonly number[];
  /** A link with the whole match, which says of which day it is; or a line that says why there is none. */
  readonly link: { readonly link: string } | Line;
}

interface DayDialogProps {
  readonly day: string;
  /** What the match of that day is called. */
  readonly title: Line;
  readonly end: DayEnd;
  /** What the score counts. */
  readonly unit: Line;
  /** Undefined if the record isn't kept any more. */
  readonly prove: () => Promise<DayProof | undefined>;
  readonly onWatch: (() => void) | undefined;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** How the match of a day went: as lines to paste, with a link that proves it. */
export function DayDialog({ day, title, end, unit, prove, onWatch, onAgain, onClose }: DayDialogProps) {
  const text = useText();
  const { say, language } = useSpeaker();
  const [proof, setProof] = useState<DayProof | "none">();
  const [done, setDone] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    prove().then(
      (found) => setProof(found ?? "none"),
      () => setProof("none"),
    );
  }, []);
  const { course = [], link = undefined } = proof === undefined || proof === "none" ? {} : proof;
  const { place, players, score } = end;
  const lines = dayLines({
    title: `${say({ key: "game.name" })} · ${say(title)}`,
    result: text("log-book.result", { place, players, score, unit }),
    course,
    link: link !== undefined && "link" in link ? link.link : undefined,
  });
  const given: ShareData = { text: lines };
  const copy = async () => {
    field.current?.select();
    setDone(text((await copyText(lines)) ? "log-book.copied" : "log-book.copy-by-hand"));
  };
  const time = new Intl.DateTimeFormat(language, {
    weekday: "long",
    hour: "2-digit",
    minute: "2-digit",
  });
  return (
    <Dialog
      title={say(title)}
      look="day"
      onClose={onClose}
      foot={
        <>
          {onWatch && (
            <button type="button" onClick={onWatch}>
              {text("history.look")}
            </button>
          )}
          <button type="button" onClick={onAgain}>
            {text("log-book.again")}
          </button>
          {navigator.canShare?.(given) && (
            // Somebody who has cancelled it needs no message.
            <button type="button" onClick={() => void navigator.share(given).catch(() => undefined)}>
              {text("log-book.send")}
            </button>
          )}
          <button type="button" class="main" data-first onClick={() => void copy()}>
            {text("log-book.copy")}
          </button>
        </>
      }
    >
      <label class="day-lines">
        <span>{text("log-book.lines")}</span>
        <textarea ref={field} readOnly rows={5} value={lines} onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>
      <p class="day-done" role="status">
        {done}
      </p>
      {proof === "none" && <p>{text("log-book.no-record")}</p>}
      {link !== undefined && !("link" in link) && <p>{say(link)}</p>}
      <p class="day-how">{text("log-book.day-how", { time: time.format(nextDay(day)) })}</p>
    </Dialog>
  );
}
