/** The root element has the layout words of its window, and keeps them up to date. */
import { afterEach, expect, test, vi } from "vitest";
import { rootLayout } from "../../src/ui/look/root-layout.ts";

afterEach(() => vi.unstubAllGlobals());

/** A root in a window of this size, whose text grows as its style says. */
function rootIn(width: number, height: number) {
  const window = new EventTarget();
  const style = new Map([["--text-scale", "1"]]);
  const root = {
    clientWidth: width,
    clientHeight: height,
    dataset: {} as Record<string, string>,
    style: { setProperty: (name: string, value: string) => style.set(name, value) },
  };
  vi.stubGlobal("window", window);
  vi.stubGlobal("getComputedStyle", () => ({ fontSize: `${16 * Number(style.get("--text-scale"))}px` }));
  return {
    // It is as much of one as is asked for.
    element: root as unknown as HTMLElement,
    dataset: root.dataset,
    style,
    resize(to: { readonly width: number; readonly height: number }) {
      root.clientWidth = to.width;
      root.clientHeight = to.height;
      window.dispatchEvent(new Event("resize"));
    },
  };
}

test("before anything is shown", () => {
  const root = rootIn(844, 390);
  rootLayout(root.element).sizeText(1);
  expect(root.dataset).toEqual({ room: "", height: "low", desk: "beside" });
  expect(Number.parseFloat(root.style.get("--desk-width") ?? "")).toBeCloseTo(0.54 * 844);
});

test("when the window is turned", () => {
  const root = rootIn(844, 390);
  const { now, sizeText } = rootLayout(root.element);
  sizeText(1);
  root.resize({ width: 390, height: 844 });
  expect(root.dataset).toEqual({ room: "narrow", height: "", desk: "below" });
  expect(now.value.room).toEqual(["narrow"]);
});

test("when text grows", () => {
  const root = rootIn(390, 844);
  const { now, sizeText } = rootLayout(root.element);
  sizeText(1);
  sizeText(2);
  expect(root.style.get("--text-scale")).toBe("2");
  expect(root.dataset.room).toBe("tight small narrow");
  expect(now.value.deskRoom).toContain("tight");
});

test("whoever asks for it hears of what is otherwise, and of nothing else", () => {
  const root = rootIn(1280, 720);
  const { now, sizeText } = rootLayout(root.element);
  sizeText(1);
  const heard = vi.fn();
  const stop = now.subscribe(heard);
  root.resize({ width: 1300, height: 720 });
  expect(heard).toHaveBeenCalledTimes(1);
  root.resize({ width: 800, height: 720 });
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
});
