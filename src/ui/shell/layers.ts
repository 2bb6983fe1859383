/** What lies open over something else: the way back of the browser, or of a phone, closes it before it leads away. */
import { createContext } from "preact";
import { useContext, useLayoutEffect, useRef } from "preact/hooks";

export interface Layers {
  /** One more lies open, over all others. To be called once it is closed, by whatever. */
  lay(close: () => void): () => void;
}

export const LayersContext = createContext<Layers | undefined>(undefined);

/** One that is open or not. */
export function useLayer(isOpen: boolean, close: () => void): void {
  const layers = useContext(LayersContext);
  const latest = useRef(close);
  latest.current = close;
  useLayoutEffect(() => (isOpen ? layers?.lay(() => latest.current()) : undefined), [isOpen]);
}
