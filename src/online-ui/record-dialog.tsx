import type { FairReport, Reason, RecordReport } from "../session/check-record.ts";
import { Dialog } from "../ui/shell/dialog.tsx";
import { refusalLine } from "../ui/texts/line.ts";
import { useSpeaker } from "../ui/texts/speaking.ts";
import { isFault } from "./fairness-events.ts";
import { reportLines, TURN_TEXTS, twinLines, type Verdict, verdictOf, vouchingLines } from "./record-words.ts";
import { RoomSign, type RoomSignName } from "./room-sign.tsx";
import { wordsOf } from "./table-words.ts";
import { type RoomKey, useRoomText } from "./texts.ts";
import "./fairness-panel.css";
import "./record-dialog.css";

interface RecordDialogProps {
  /** Undefined until the first report. */
  readonly report: RecordReport | undefined;
  /** Undefined if the match is already on the table. */
  readonly onLook: (() => void) | undefined;
  readonly onDownload: () => void;
  readonly onClose: () => void;
}

interface VerdictLook {
  readonly sign: RoomSignName;
  readonly title: RoomKey;
}

const VERDICT_LOOKS: Readonly<Record<Verdict, VerdictLook>> = {
  checking: { sign: "again", title: "rec.checking" },
  "so-far": { sign: "again", title: "rec.fair.so-far" },
  unreadable: { sign: "fault", title: "rec.unreadable" },
  unfair: { sign: "fault", title: "rec.unfair" },
  plain: { sign: "check", title: "rec.plain" },
  fair: { sign: "shield", title: "rec.fair" },
  lone: { sign: "shield-empty", title: "rec.lone" },
};

/** Shows whether a match was fair, which anybody can check from its record, and what that means. */
export function RecordDialog({ report, onLook, onDownload, onClose }: RecordDialogProps) {
  const text = useRoomText();
  const verdict = verdictOf(report);
  const { sign, title } = VERDICT_LOOKS[verdict];
  const isSound = report?.is === "fair" || report?.is === "plain";
  return (
    <Dialog
      title={text("rec.title")}
      look="settings"
      onClose={onClose}
      foot={
        isSound && (
          <>
            <button type="button" onClick={onDownload}>
              {text("fair.record")}
            </button>
            {onLook && (
              <button type="button" class="main" onClick={onLook}>
                {text("rec.look")}
              </button>
            )}
          </>
        )
      }
    >
      <div class="rec-verdict" role="status">
        <span class={`rec-sign ${verdict}`}>
          <RoomSign name={sign} />
        </span>
        <p class="rec-title">{text(title)}</p>
        <Details report={report} />
      </div>
      {report?.is === "fair" && <Fair report={report} />}
      {report?.is === "unfair" && <p>{text("rec.unfair.why")}</p>}
    </Dialog>
  );
}

function Details({ report }: Pick<RecordDialogProps, "report">) {
  const text = useRoomText();
  switch (report?.is) {
    case undefined:
      return <p>{text("rec.checking.why")}</p>;
    case "unreadable":
      return <Refused why={report.why} names={[]} />;
    case "unfair":
      return <Refused why={report.why} names={report.names} />;
    case "plain":
      return <p>{text("rec.plain.why", { n: report.steps })}</p>;
    case "fair":
      return (
        <p>
          {report.names.join(" · ")} — {text(report.isOver ? "rec.over" : "rec.not-over")}
        </p>
      );
  }
}

function Refused({ why, names }: { readonly why: Reason; readonly names: readonly string[] }) {
  const { say } = useSpeaker();
  return <p class="rec-why">{say(refusalLine(why), names)}</p>;
}

function Fair({ report }: { readonly report: FairReport }) {
  const text = useRoomText();
  const { words, turns, names, isDone, devices } = report;
  return (
    <div class="fair">
      <section>
        <h3>{text("rec.checked")}</h3>
        <ul class="fair-checked">
          {[...reportLines(report), ...vouchingLines(report), ...twinLines(report)].map(({ key, params, isProven }) => (
            <li key={key} class={isProven ? "" : "open"}>
              <RoomSign name={isProven ? "check" : "skipped"} />
              {text(key, params, names)}
            </li>
          ))}
        </ul>
        <p class="rec-going" role="status">
          {!isDone && text("rec.going")}
        </p>
      </section>
      {turns.length > 0 && (
        <section>
          <h3>{text("fair.found")}</h3>
          <ul class="fair-found">
            {turns.map(({ entry, seat, to, by }) => (
              <li key={`${entry} ${to}`} class={isFault({ to }) ? "fault" : ""}>
                {text(TURN_TEXTS[to], { entry, seat: { seat }, names: by.map((one) => ({ seat: one })) }, names)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {words.length > 0 && (
        <section>
          <h3>{text("rec.words")}</h3>
          <p class="three-words">{wordsOf(words)}</p>
          <p>{text("rec.words.why")}</p>
        </section>
      )}
      {/* With only one device, nobody else vouches for the luck. */}
      {devices.length > 1 && (
        <section>
          <h3>{text("fair.cant")}</h3>
          <p>{text("fair.cant.text")}</p>
        </section>
      )}
    </div>
  );
}
