import { useSignal, useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { GameViews } from "../game-table.ts";
import { Sign } from "../shell/sign.tsx";
import { useSpeaker, useText } from "../texts/speaking.ts";
import { AWAY_MS, lastRoundOf, recapSince } from "./recap.ts";
import type { TableMatch } from "./table-match.ts";
import { lineClass, ToldLineText } from "./told-line.tsx";
import "./recap-card.css";

interface RecapCardProps {
  readonly match: TableMatch;
  readonly Icon: GameViews["LogIcon"];
}

/** For somebody who comes back: what has happened since, or where they were. Closes when they act. */
export function RecapCard({ match: { shown, place, readers, awayMs }, Icon }: RecapCardProps) {
  const text = useText();
  const { say } = useSpeaker();
  const since = useSignal(awayMs >= AWAY_MS ? lastRoundOf(shown.log.value) : undefined);

  useEffect(() => {
    let left: { readonly step: number; readonly time: number } | undefined;
    const turn = () => {
      const step = shown.told().length;
      if (document.hidden) {
        left = { step, time: Date.now() };
      } else if (left !== undefined) {
        if (step > left.step) since.value = left.step;
        else if (Date.now() - left.time >= AWAY_MS) since.value = lastRoundOf(shown.log.value);
        left = undefined;
      }
    };
    document.addEventListener("visibilitychange", turn);
    return () => document.removeEventListener("visibilitychange", turn);
  }, [shown]);
  useSignalEffect(() => {
    if (place.value?.draft.value !== undefined) since.value = undefined;
  });

  if (since.value === undefined || shown.result.value !== undefined) return null;
  const sections = recapSince(shown.log.value, since.value, readers.value);
  if (sections.length === 0) return null;
  const close = () => {
    since.value = undefined;
  };
  return (
    <section class="recap" aria-label={text("recap.title")}>
      <header>
        <h2>{text("recap.title")}</h2>
        <button type="button" class="bare" aria-label={text("dialog.close")} onClick={close}>
          <Sign name="close" />
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area has to be focusable by keyboard */}
      <div class="recap-told" tabIndex={0}>
        {sections.map(({ heading, lines }, i) => (
          <section key={i}>
            {heading && <h3>{say(heading.line, shown.names)}</h3>}
            <ul>
              {lines.map(({ line }, n) => (
                <li key={n} class={lineClass(line, readers.value)}>
                  <ToldLineText line={line} names={shown.names} Icon={Icon} readers={readers.value} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
