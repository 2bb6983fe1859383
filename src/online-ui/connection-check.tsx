import type { Finding, FindingKey } from "../carrier/connection-check.ts";
import { RoomSign, type RoomSignName } from "./room-sign.tsx";
import { type RoomKey, useRoomText } from "./texts.ts";

export interface CheckState {
  readonly findings: readonly Finding[];
  readonly isOver: boolean;
}

interface CheckWords {
  readonly name: RoomKey;
  readonly fails: RoomKey;
  readonly notSet?: RoomKey;
}

/** The name of each part of a connection, and what to do if it doesn't work. */
const CHECK_WORDS: Readonly<Record<FindingKey, CheckWords>> = {
  webrtc: { name: "check.webrtc", fails: "check.webrtc.fails" },
  signalling: { name: "check.signalling", fails: "check.signalling.fails" },
  "own-network": { name: "check.own-network", fails: "check.own-network.fails", notSet: "check.relay-only" },
  "from-outside": { name: "check.from-outside", fails: "check.from-outside.fails", notSet: "check.from-outside.none" },
  relay: { name: "check.relay", fails: "check.relay.fails", notSet: "check.relay.none" },
  connection: { name: "check.connection", fails: "check.connection.fails" },
  "round-trip": { name: "check.round-trip", fails: "check.round-trip.fails" },
};

const HOW: Readonly<Record<Finding["is"], { readonly sign: RoomSignName; readonly text: RoomKey }>> = {
  works: { sign: "check", text: "check.works" },
  fails: { sign: "unlinked", text: "check.fails" },
  "not-set": { sign: "skipped", text: "check.not-set" },
};

/** What the check has found so far. */
export function ConnectionFindings({ findings, isOver }: CheckState) {
  const text = useRoomText();
  const hasFailed = findings.some(({ is }) => is === "fails");
  return (
    <div class="conn-check">
      <ul class="conn-findings" aria-label={text("check.title")}>
        {findings.map((finding) => (
          <FindingRow key={finding.key} finding={finding} />
        ))}
      </ul>
      <p role="status">{text(!isOver ? "check.going" : hasFailed ? "check.some-fail" : "check.all-well")}</p>
    </div>
  );
}

function FindingRow({ finding }: { readonly finding: Finding }) {
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
