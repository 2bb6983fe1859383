import { useSpeaker } from "../texts/speaking.ts";
import type { ShownMatch } from "./shown-match.ts";

/** Says aloud, and only aloud, how far the match is: the headings of the log, and in its last section everything. */
export function MatchNews({ match }: { readonly match: ShownMatch }) {
  const speaker = useSpeaker();
  const section = match.log.value.at(-1);
  const lines = [section?.heading, ...(match.result.value === undefined ? [] : (section?.lines.value ?? []))];
  return (
    <p class="unseen" role="status">
      {lines.flatMap((line) => (line === undefined ? [] : speaker.say(line, match.names))).join(". ")}
    </p>
  );
}
