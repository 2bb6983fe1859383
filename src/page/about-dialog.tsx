import { licences } from "letea:licences";
import { Dialog } from "../ui/shell/dialog.tsx";
import type { Line } from "../ui/texts/line.ts";
import { useText } from "../ui/texts/speaking.ts";
import { StateOfThings } from "./state-of-things.tsx";
import "./about-dialog.css";

interface AboutDialogProps {
  /** Undefined while no game is loaded. */
  readonly works: readonly Line[] | undefined;
  readonly onClose: () => void;
}

/** What Letea is, what can be played, and the licences of what it uses. */
export function AboutDialog({ works, onClose }: AboutDialogProps) {
  const text = useText();
  return (
    <Dialog title={text("about.title")} look="wide" onClose={onClose}>
      <p>{text("app.pitch")}</p>
      {works && <StateOfThings works={works} />}
      <section class="licences">
        <h3>{text("about.licences")}</h3>
        <p>{text("about.licences.why")}</p>
        {licences.map(({ name, version, licence, text: words }) => (
          <details key={name}>
            <summary>
              {name} {version} <small>{licence}</small>
            </summary>
            <pre lang="en">{words}</pre>
          </details>
        ))}
      </section>
    </Dialog>
  );
}
