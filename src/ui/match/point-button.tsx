import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { useText } from "../texts/speaking.ts";
import "./point-button.css";

/** How any part of the page shows a piece to all who are at a table online, by the name that page and world have for it. */
type Point = (thing: string) => void;

/** Nothing where nobody else is there. */
export const PointingContext = createContext<Point | undefined>(undefined);

export const usePointing = (): Point | undefined => useContext(PointingContext);

/** Below what is told closer. Whoever has no pointer presses the key instead: by then the focus is on the piece. */
export function PointButton({ thing }: { readonly thing: string }) {
  const text = useText();
  const point = usePointing();
  if (point === undefined) return null;
  return (
    <button
      type="button"
      class="pill point"
      tabIndex={-1}
      aria-label={text("point.at-it")}
      aria-keyshortcuts="G"
      onClick={() => point(thing)}
    >
      {text("point.at-it")} <kbd>G</kbd>
    </button>
  );
}
