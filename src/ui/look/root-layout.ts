/** The layout of the page: on its root for style sheets, and in a context for whatever can't be said by them. */
import { type ReadonlySignal, signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { besideWidth, type Layout, layoutOf, type Measures } from "./layout.ts";

export interface RootLayout {
  readonly now: ReadonlySignal<Layout>;
  /** As a factor: all lengths that belong to text are in `rem`, which grows with it. */
  sizeText(scale: number): void;
}

export function rootLayout(root: HTMLElement): RootLayout {
  const now = signal(layoutOf(measured(root)));
  function follow(): void {
    const measures = measured(root);
    const layout = layoutOf(measures);
    // What is as it was moves nothing.
    if (JSON.stringify(layout) !== JSON.stringify(now.peek())) now.value = layout;
    root.dataset.room = layout.room.join(" ");
    root.dataset.height = layout.height.join(" ");
    root.dataset.desk = layout.desk;
    root.style.setProperty("--desk-width", `${besideWidth(measures.width, measures.text)}px`);
  }
  window.addEventListener("resize", follow);
  return {
    now,
    sizeText(scale) {
      root.style.setProperty("--text-scale", String(scale));
      follow();
    },
  };
}

const measured = (root: HTMLElement): Measures => ({
  width: root.clientWidth,
  height: root.clientHeight,
  text: Number.parseFloat(getComputedStyle(root).fontSize),
});

/** Without a page around it, something has all the room it likes. */
const ROOMY = layoutOf({ width: 1280, height: 720, text: 16 });

export const LayoutContext = createContext<ReadonlySignal<Layout>>(signal(ROOMY));

export const useLayout = (): Layout => useContext(LayoutContext).value;
