import type { ReadonlySignal } from "@preact/signals";
import type { RecordReport } from "../../session/check-record.ts";
import { Sign, type SignName } from "../shell/sign.tsx";
import { type ReplayKey, useReplayText } from "./texts.ts";

export interface VerdictChipProps {
  /** The newest report; undefined until the first one. */
  readonly report: ReadonlySignal<RecordReport | undefined>;
  /** Tells everything that was checked. */
  readonly onOpen: () => void;
}

interface Look {
  readonly key: ReplayKey;
  readonly sign: SignName;
  readonly look: "" | "sound" | "bad";
}

/** What a check of the record has found, in a few words. */
export function VerdictChip({ report, onOpen }: VerdictChipProps) {
  const text = useReplayText();
  const { key, sign, look } = lookOf(report.value);
  const verdict = text(key);
  return (
    <button
      type="button"
      class={`bare verdict-chip ${look}`}
      aria-label={text("verdict.open", { verdict })}
      onClick={onOpen}
    >
      <Sign name={sign} />
      <span>{verdict}</span>
    </button>
  );
}

function lookOf(report: RecordReport | undefined): Look {
  switch (report?.is) {
    case undefined:
      return { key: "verdict.checking", sign: "clock", look: "" };
    case "unreadable":
    case "unfair":
      return { key: "verdict.unfair", sign: "close", look: "bad" };
    case "plain":
      return { key: "verdict.plain", sign: "locked", look: "" };
    case "fair":
      if (report.devices.length < 2) return { key: "verdict.lone", sign: "locked", look: "" };
      return report.isDone
        ? { key: "verdict.fair", sign: "locked", look: "sound" }
        : { key: "verdict.checking", sign: "clock", look: "" };
  }
}
