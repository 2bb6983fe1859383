import type { Deed, Deeds } from "../../game-table.ts";
import { useSpeaker, useText } from "../../texts/speaking.ts";
import { useLoaded } from "../../use-loaded.ts";
import type { Latest } from "./logbook.ts";
import "./deeds-done.css";

interface DeedsDoneProps {
  readonly latest: Latest;
  readonly loadDeeds: (() => Promise<Deeds>) | undefined;
}

/** What the match that has just ended will be remembered for, new deeds first. */
export function DeedsDone({ latest: { outing, firsts }, loadDeeds }: DeedsDoneProps) {
  const text = useText();
  const { say } = useSpeaker();
  const deeds = useLoaded(loadDeeds);
  const isNew = ({ id }: Deed): boolean => firsts.includes(id);
  const done = (deeds?.all ?? []).filter(({ id }) => outing.deeds.includes(id));
  if (done.length === 0) return null;
  return (
    <section class="deeds-done" aria-label={text("log-book.done-now")}>
      <h3>{text("log-book.done-now")}</h3>
      <ul>
        {[...done.filter(isNew), ...done.filter((deed) => !isNew(deed))].map((deed) => (
          <li key={deed.id} class={isNew(deed) ? "new" : ""}>
            <b>{say(deed.name)}</b>
            {isNew(deed) && <em>{text("log-book.new")}</em>}
            <span>{say(deed.what)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
