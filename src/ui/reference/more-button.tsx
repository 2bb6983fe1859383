import { useText } from "../texts/speaking.ts";
import { useLookingUp } from "./looking-up.ts";
import "./more-button.css";

/** In the closer look at a piece. With a keyboard people press R instead, since the focus stays on the piece. */
export function MoreButton({ entry }: { readonly entry: string }) {
  const text = useText();
  const looking = useLookingUp();
  if (looking === undefined) return null;
  return (
    <button
      type="button"
      class="pill more"
      tabIndex={-1}
      aria-label={text("rules.more")}
      aria-keyshortcuts="R F1"
      onClick={() => looking.open(entry)}
    >
      {text("rules.more")} <kbd>R</kbd>
    </button>
  );
}
