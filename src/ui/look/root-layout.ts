/** The layout of the page: on the root element for style sheets, and in a context for components. */
import { type ReadonlySignal, signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { besideWidth, type Layout, layoutOf, type Measures } from "./layout.ts";

export interface RootLayout {
  readonly now: ReadonlySignal<Layout>;
  /** `scale`: a factor. Lengths that belong to text are in `rem`, and grow with it. */
  sizeText(scale: number): void;
}

export function rootLayout(root: HTMLElement): RootLayout {
  const now = signal(layoutOf(measured(root)));
  function update(): void {
    const measures = measured(root);
    const layout = layoutOf(measures);
    // An unchanged layout must not render anything again.
    if (JSON.stringify(layout) !== JSON.stringify(now.peek())) now.value = layout;
    root.dataset.room = layout.room.join(" ");
    root.dataset.height = layout.height.join(" ");
    root.dataset.desk = layout.desk;
    root.style.setProperty("--desk-width", `${besideWidth(measures.width, measures.text)}px`);
  }
  window.addEventListener("resize", update);
  return {
    now,
    sizeText(scale) {
      root.style.setProperty("--text-scale", String(scale));
      update();
    },
  };
}

const measured = (root: HTMLElement): Measures => ({
  width: root.clientWidth,
  height: root.clientHeight,
  text: Number.parseFloat(getComputedStyle(root).fontSize),
});

/** The default for components shown without a page. */
const ROOMY = layoutOf({ width: 1280, height: 720, text: 16 });

export const LayoutContext = createContext<ReadonlySignal<Layout>>(signal(ROOMY));

export const useLayout = (): Layout => useContext(LayoutContext).value;
