import type { ReadonlySignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { GameViews } from "../game-table.ts";
import { SeatFaces } from "../look/seat-faces.tsx";
import { Dialog } from "../shell/dialog.tsx";
import { useSpeaker, useText } from "../texts/speaking.ts";
import { Standings } from "./standings.tsx";
import type { TableMatch } from "./table-match.ts";
import "./end-dialog.css";

interface EndDialogProps {
  readonly match: TableMatch;
  readonly views: ReadonlySignal<GameViews | undefined>;
  readonly onClose: () => void;
  /** The next step at an online table, in place of a rematch. */
  readonly next?: { readonly name: string; readonly do: () => void } | undefined;
  readonly onRematch: () => void;
  readonly onNewGame: () => void;
  readonly onLeave: () => void;
  readonly onDownload: () => void;
  /** Set if the record is signed, so that it can be checked. */
  readonly onCheck?: (() => void) | undefined;
  readonly onShare: () => void;
  /** What else there is to say about it. */
  readonly children?: ComponentChildren;
}

/** How the match ended and how it went, and what to do next. */
export function EndDialog({ match, views, next, onClose, children, ...actions }: EndDialogProps) {
  const text = useText();
  const { say } = useSpeaker();
  const { shown, scores } = match;
  const viewer = match.viewer.value;
  const result = shown.result.value;
  const Story = views.value?.Story;
  const Ending = views.value?.Ending;
  const Outcome = views.value?.Outcome;
  /** The log's first line about the end. */
  const verdict = shown.log.value.at(-1)?.lines.value[0]?.line;
  if (result === undefined) return null;
  const standing = { result, scores, names: shown.names, handicaps: shown.handicaps, viewer };
  const story = { told: shown.told(), state: shown.state.value, names: shown.names, viewer };
  const faces = match.session.header.seats.map(({ by, name }) => (by === "bot" ? name : undefined));
  const words = verdict && <p class="verdict">{say(verdict, shown.names)}</p>;
  return (
    <Dialog
      title={text("match.standings")}
      look="aside"
      onClose={onClose}
      foot={
        <>
          <button type="button" onClick={actions.onShare}>
            {text("share.open")}
          </button>
          <button type="button" onClick={actions.onDownload}>
            {text("match.download")}
          </button>
          {actions.onCheck && (
            <button type="button" onClick={actions.onCheck}>
              {text("history.check-record")}
            </button>
          )}
          <button type="button" onClick={actions.onLeave}>
            {text("table.leave")}
          </button>
          {next === undefined ? (
            <>
              <button type="button" onClick={actions.onNewGame}>
                {text("match.new")}
              </button>
              <button type="button" class="main" onClick={actions.onRematch}>
                {text("match.rematch")}
              </button>
            </>
          ) : (
            <button type="button" class="main" onClick={next.do}>
              {next.name}
            </button>
          )}
        </>
      }
    >
      {Ending ? (
        <div class="ending">
          <Ending result={result} state={story.state} names={shown.names} viewer={viewer}>
            {words}
          </Ending>
        </div>
      ) : (
        words
      )}
      <SeatFaces.Provider value={faces}>
        {Outcome ? <Outcome {...story} {...standing} /> : <Standings {...standing} />}
      </SeatFaces.Provider>
      {children}
      {Story && <Story {...story} />}
    </Dialog>
  );
}
