import { useLookingUp } from "../reference/looking-up.ts";
import { useText } from "../texts/speaking.ts";
import { Sign } from "./sign.tsx";
import "./rules-button.css";

/** Opens the rules, if there are any. Its name may be hidden where there is no room. */
export function RulesButton() {
  const text = useText();
  const looking = useLookingUp();
  if (looking === undefined) return null;
  return (
    <button type="button" class="bare rules-button" aria-keyshortcuts="R F1" title="R" onClick={() => looking.open()}>
      <Sign name="rules" />
      <span class="name">{text("rules.title")}</span>
    </button>
  );
}
