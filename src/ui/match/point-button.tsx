import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { useText } from "../texts/speaking.ts";
import "./point-button.css";

/** Points at a piece for everybody at an online table. `thing`: its name in the page and the world. */
type Point = (thing: string) => void;

/** Undefined unless the match is online. */
export const PointingContext = createContext<Point | undefined>(undefined);

export const usePointing = (): Point | undefined => useContext(PointingContext);

/** In the closer look at a piece. With a keyboard people use the shortcut instead, since the focus stays on the piece. */
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
