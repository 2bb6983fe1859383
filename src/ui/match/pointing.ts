/** How any part of the page shows a piece to all who are at a table online. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";

/** As the page and the world name it. */
export type Point = (thing: string) => void;

/** Nothing where nobody else is there. */
export const PointingContext = createContext<Point | undefined>(undefined);

export const usePointing = (): Point | undefined => useContext(PointingContext);
