import type { OnlineMatch } from "../online/online-room.ts";
import type { ShownMatch } from "../ui/match/shown-match.ts";
import { useSpeaker } from "../ui/texts/speaking.ts";
import { fairnessEvents } from "./fairness-events.ts";
import { reportLines } from "./record-words.ts";
import { RoomSign } from "./room-sign.tsx";
import type { RoomView } from "./room-view.ts";
import { wordsOf } from "./table-words.ts";
import { useRoomText } from "./texts.ts";
import "./fairness-panel.css";

interface FairnessPanelProps {
  readonly view: RoomView;
  readonly match: OnlineMatch;
  readonly shown: ShownMatch;
  readonly onRecord: () => void;
}

/** What this device has checked for its people, what it has found, and what it can't know. */
export function FairnessPanel({ view, match, shown, onRecord }: FairnessPanelProps) {
  const text = useRoomText();
  // Subscribes to changes in the room.
  view.now();
  const { session, words } = match;
  const events = fairnessEvents(match);
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
      {events.length > 0 && (
        <section>
          <h3>{text("fair.found")}</h3>
          <ul class="fair-found">
            {events.map(({ key, params, isFault }, i) => (
              <li key={`${key} ${i}`} class={isFault ? "fault" : ""}>
                {text(key, params, session.names)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3>{text("fair.checked")}</h3>
        <Checked checked={match.checked} names={session.names} shown={shown} />
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

interface CheckedProps extends Pick<FairnessPanelProps, "shown"> {
  readonly checked: OnlineMatch["checked"];
  readonly names: readonly string[];
}

/** How much of the record this device has checked: all that it has. */
function Checked({ checked, names, shown }: CheckedProps) {
  const text = useRoomText();
  const { say } = useSpeaker();
  const { lastReveal, signed, ...numbers } = checked;
  if (lastReveal === undefined) return <p>{text("fair.checked.none")}</p>;
  const { entry, step } = lastReveal;
  const heading = shown.log.value.findLast(
    (section) => section.heading && section.heading.step <= (step ?? -1),
  )?.heading;
  const lines = reportLines({ ...numbers, signatures: { checked: signed, all: signed }, audited: [], unaudited: [] });
  return (
    <>
      <p>
        {heading === undefined
          ? text("fair.checked.first", { entry })
          : text("fair.checked.last", { entry, moment: say(heading.line, names) })}
      </p>
      <ul class="fair-checked">
        {lines.map(({ key, params }) => (
          <li key={key}>
            <RoomSign name="check" />
            {text(key, params, names)}
          </li>
        ))}
      </ul>
    </>
  );
}
