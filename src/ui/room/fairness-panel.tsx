import type { OnlineMatch } from "../../online/online-room.ts";
import { findings } from "./findings.ts";
import { RoomSign } from "./room-sign.tsx";
import type { RoomView } from "./room-view.ts";
import { wordsOf } from "./table-words.ts";
import { type RoomKey, useRoomText } from "./texts.ts";
import "./fairness-panel.css";

interface FairnessPanelProps {
  readonly view: RoomView;
  readonly match: OnlineMatch;
  readonly onRecord: () => void;
}

const CHECKED: readonly RoomKey[] = [
  "fair.checked.choices",
  "fair.checked.cards",
  "fair.checked.luck",
  "fair.checked.rules",
  "fair.checked.signed",
];

/** What this device has looked into for its people, what came of it, and what it can't tell. */
export function FairnessPanel({ view, match, onRecord }: FairnessPanelProps) {
  const text = useRoomText();
  const room = view.now();
  const { session, words } = match;
  const found = findings(match, room.lobby?.seats ?? []);
  return (
    <div class="fair">
      <section>
        <h3>{text("fair.words")}</h3>
        {words ? (
          <>
            <p class="three-words">{wordsOf(words)}</p>
            <p>{text("fair.words.why")}</p>
          </>
        ) : (
          <p>{text("fair.words.none")}</p>
        )}
      </section>
      {found.length > 0 && (
        <section>
          <h3>{text("fair.found")}</h3>
          <ul class="fair-found">
            {found.map(({ key, params }, i) => (
              <li key={`${key} ${i}`}>{text(key, params, session.names)}</li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3>{text("fair.checked")}</h3>
        <p>{text("fair.checked.n", { n: session.position })}</p>
        <ul class="fair-checked">
          {CHECKED.map((key) => (
            <li key={key}>
              <RoomSign name="check" />
              {text(key)}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{text("fair.cant")}</h3>
        <p>{text("fair.cant.text")}</p>
      </section>
      <section>
        <button type="button" onClick={onRecord}>
          {text("fair.record")}
        </button>
        <p class="room-hint">{text("fair.record.why")}</p>
      </section>
    </div>
  );
}
