/** Open layers, such as dialogs: the back button of the browser or phone closes them before it leaves the page. */
import { createContext } from "preact";
import { useContext, useLayoutEffect, useRef } from "preact/hooks";

export interface Layers {
  /** Adds a layer on top. The returned function has to be called once the layer is closed in any way. */
  lay(close: () => void): () => void;
}

export const LayersContext = createContext<Layers | undefined>(undefined);

/** Adds a layer while `isOpen`. */
export function useLayer(isOpen: boolean, close: () => void): void {
  const layers = useContext(LayersContext);
  const latest = useRef(close);
  latest.current = close;
  useLayoutEffect(() => (isOpen ? layers?.lay(() => latest.current()) : undefined), [isOpen]);
}
