import type { Line } from "../ui/texts/line.ts";
import type { ShellKey } from "../ui/texts/shell.ts";
import { useSpeaker, useText } from "../ui/texts/speaking.ts";
import "./state-of-things.css";

const WORKS: readonly ShellKey[] = [
  "about.works.bots",
  "about.works.record",
  "about.works.seats",
  "about.works.online",
  "about.works.everywhere",
];
const COMING: readonly ShellKey[] = ["about.coming.bots"];

/** What can be played already and what is still to come. */
export function StateOfThings({ works }: { readonly works: readonly Line[] }) {
  return (
    <div class="things">
      <Things kind="works" title="about.works" lines={[...works, ...lines(WORKS)]} />
      <Things kind="coming" title="about.coming" lines={lines(COMING)} />
    </div>
  );
}

const lines = (keys: readonly ShellKey[]): Line[] => keys.map((key) => ({ key }));

interface ThingsProps {
  readonly kind: "works" | "coming";
  readonly title: ShellKey;
  readonly lines: readonly Line[];
}

function Things({ kind, title, lines: all }: ThingsProps) {
  const text = useText();
  const { say } = useSpeaker();
  return (
    <section class={kind}>
      <h3>{text(title)}</h3>
      <ul>
        {all.map((line) => (
          <li key={line.key}>{say(line)}</li>
        ))}
      </ul>
    </section>
  );
}
