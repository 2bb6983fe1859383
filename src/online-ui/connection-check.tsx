import type { Finding } from "../carrier/connection-check.ts";
import { CHECK_WORDS } from "./check-words.ts";
import { RoomSign, type RoomSignName } from "./room-sign.tsx";
import { type RoomKey, useRoomText } from "./texts.ts";

export interface CheckState {
  readonly findings: readonly Finding[];
  readonly isOver: boolean;
}

const HOW: Readonly<Record<Finding["is"], { readonly sign: RoomSignName; readonly text: RoomKey }>> = {
  works: { sign: "check", text: "check.works" },
  fails: { sign: "unlinked", text: "check.fails" },
  "not-set": { sign: "skipped", text: "check.not-set" },
};

/** What has been found so far, and what can be done about it. */
export function ConnectionFindings({ findings, isOver }: CheckState) {
  const text = useRoomText();
  const hasFailed = findings.some(({ is }) => is === "fails");
  return (
    <div class="conn-check">
      <ul class="conn-findings" aria-label={text("check.title")}>
        {findings.map((finding) => (
          <Found key={finding.key} finding={finding} />
        ))}
      </ul>
      <p role="status">{text(!isOver ? "check.going" : hasFailed ? "check.some-fail" : "check.all-well")}</p>
    </div>
  );
}

function Found({ finding }: { readonly finding: Finding }) {
  const text = useRoomText();
  const { key: part, is, ms } = finding;
  const { name, fails, notSet } = CHECK_WORDS[part];
  const { sign, text: how } = HOW[is];
  const why = is === "fails" ? fails : is === "not-set" ? notSet : undefined;
  return (
    <li class={is}>
      <RoomSign name={sign} />
      <span class="conn-part">{text(name)}</span>
      <b>
        {text(how)}
        {ms !== undefined && <small>{text("path.ms", { n: ms })}</small>}
      </b>
      {why && <p>{text(why)}</p>}
    </li>
  );
}
