import type { ReadonlySignal } from "@preact/signals";
import type { RecordReport } from "../../session/check-record.ts";
import { Sign, type SignName } from "../shell/sign.tsx";
import type { Line } from "../texts/line.ts";
import { useSpeaker } from "../texts/speaking.ts";
import { type ReplayKey, useReplayText } from "./texts.ts";

/** What a link says of its match. */
export interface Claim {
  /** In this language: "River of 20 November 2026". */
  readonly name: (language: string) => Line;
  readonly isProven: boolean;
}

export interface VerdictChipProps {
  readonly claim?: Claim | undefined;
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
export function VerdictChip({ report, claim, onOpen }: VerdictChipProps) {
  const text = useReplayText();
  const { language } = useSpeaker();
  const { key, sign, look } = lookOf(report.value, claim);
  const verdict = text(key, claim && { day: claim.name(language) });
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

function lookOf(report: RecordReport | undefined, claim: Claim | undefined): Look {
  switch (report?.is) {
    case undefined:
      return { key: "verdict.checking", sign: "clock", look: "" };
    case "unreadable":
    case "unfair":
      return { key: "verdict.unfair", sign: "close", look: "bad" };
    case "plain":
      if (claim?.isProven) return { key: "verdict.day", sign: "locked", look: "sound" };
      if (claim) return { key: "verdict.not-day", sign: "close", look: "bad" };
      return { key: "verdict.plain", sign: "locked", look: "" };
    case "fair":
      if (report.devices.length < 2) return { key: "verdict.lone", sign: "locked", look: "" };
      return report.isDone
        ? { key: "verdict.fair", sign: "locked", look: "sound" }
        : { key: "verdict.checking", sign: "clock", look: "" };
  }
}
