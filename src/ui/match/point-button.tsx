import { useText } from "../texts/speaking.ts";
import { usePointing } from "./pointing.ts";
import "./point-button.css";

/** Below what is told closer. Whoever has no pointer presses the key instead: by then the focus is on the piece. */
export function PointButton({ thing }: { readonly thing: string }) {
  const text = useText();
  const point = usePointing();
  if (point === undefined) return null;
  return (
    <button
      type="button"
      class="point"
      tabIndex={-1}
      aria-label={text("point.at-it")}
      aria-keyshortcuts="G"
      onClick={() => point(thing)}
    >
      {text("point.at-it")} <kbd>G</kbd>
    </button>
  );
}
