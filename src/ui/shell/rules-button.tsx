import { useLookingUp } from "../reference/looking-up.ts";
import { useText } from "../texts/speaking.ts";
import { Sign } from "./sign.tsx";

interface RulesButtonProps {
  /** When to show its name besides its icon. */
  readonly named?: "if-wide" | "unless-tight";
}

/** Opens the rules. Not shown if there are none. */
export function RulesButton({ named = "unless-tight" }: RulesButtonProps) {
  const text = useText();
  const looking = useLookingUp();
  if (looking === undefined) return null;
  return (
    <button type="button" class="bare rules-button" aria-keyshortcuts="R F1" title="R" onClick={() => looking.open()}>
      <Sign name="rules" />
      <span class={named}>{text("rules.title")}</span>
    </button>
  );
}
