/** Stubs of the document and the window for tests with the paper DOM: keys and dragging. */
import { vi } from "vitest";
import { Branch, Ears } from "./paper-dom.ts";

export interface PaperPage {
  press(key: string): void;
  /** Drags an element and drops it onto another. */
  drag(thing: Branch, onto: Branch): void;
}

/** Stays until the stubs are removed. */
export function layPage(): PaperPage {
  const ears = new Ears();
  let under: readonly Branch[] = [];
  vi.stubGlobal("HTMLElement", Branch);
  vi.stubGlobal("document", {
    addEventListener: ears.add,
    removeEventListener: ears.remove,
    querySelector: () => null,
    elementsFromPoint: () => under,
    // Turns animations off.
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
