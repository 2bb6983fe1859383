import type { KeyChoice } from "../game-table.ts";
import { useSpeaker, useText } from "../texts/speaking.ts";
import { type KeyNames, keysOf } from "./key-sets.ts";

interface YourKeysProps {
  /** What they mean, key by key. */
  readonly keys: readonly KeyChoice[];
  /** Whose they are, of how many. */
  readonly nth: number;
  readonly people: number;
  readonly names: readonly string[];
  readonly keyNames: KeyNames;
}

/** Only behind the curtain: which key means what, laid out as on the keyboard. */
export function YourKeys({ keys, nth, people, names, keyNames }: YourKeysProps) {
  const text = useText();
  const { say } = useSpeaker();
  const codes = keysOf(nth, people);
  return (
    <section class="your-keys" aria-label={text("couch.your-keys")}>
      <p>{text("couch.your-keys.how")}</p>
      <ul>
        {keys.map(({ name }, key) => (
          <li key={codes[key]}>
            <kbd>{keyNames.names.value.get(codes[key] ?? "")}</kbd>
            <span>{say(name, names)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
