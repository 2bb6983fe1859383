/** The page around what is written on paper: its keys, and what is dragged over it. */
import { vi } from "vitest";
import { Branch, Ears } from "./paper-dom.ts";

export interface PaperPage {
  press(key: string): void;
  /** Lets go of something over something else. */
  drag(thing: Branch, onto: Branch): void;
}

/** Until all that is stubbed is taken back. */
export function layPage(): PaperPage {
  const ears = new Ears();
  let under: readonly Branch[] = [];
  vi.stubGlobal("HTMLElement", Branch);
  vi.stubGlobal("document", {
    addEventListener: ears.add,
    removeEventListener: ears.remove,
    querySelector: () => null,
    elementsFromPoint: () => under,
    // Nothing glides.
    documentElement: { hasAttribute: () => true },
  });
  return {
    press(key) {
      ears.hear(undefined, { type: "keydown", key, target: null });
    },
    drag(thing, onto) {
      under = [onto];
      const at = { pointerId: 1, clientX: 0, clientY: 0 };
      thing.hear("pointerdown", { ...at, button: 0 });
      ears.hear(undefined, { type: "pointermove", ...at, clientX: 50 });
      ears.hear(undefined, { type: "pointerup", ...at });
    },
  };
}
