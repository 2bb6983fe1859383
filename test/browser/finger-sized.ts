/** What a finger has to hit is large enough for it. */
import type { Page } from "@playwright/test";

/** In pixels of the page. */
const LEAST_TARGET = 44;

/**
 * All controls that can be seen and that are smaller than a finger, with what their labels add; but for links within
 * sentences, which are as tall as their line.
 */
export const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const within = document.querySelector("dialog[open]") ?? document.body;
    const controls = within.querySelectorAll<HTMLElement>("button, a[href], input, select, summary, [role='switch']");
    const sizeOf = (control: HTMLElement) => {
      const box = control.getBoundingClientRect();
      const label = control.closest("label")?.getBoundingClientRect() ?? box;
      return { width: Math.max(box.width, label.width), height: Math.max(box.height, label.height) };
    };
    return [...controls]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => control.localName !== "a" || getComputedStyle(control).display !== "inline")
      .map((control) => ({ control, ...sizeOf(control) }))
      .filter(({ width, height }) => Math.min(width, height) < least - 0.5)
      .map(({ control, width, height }) => `${control.outerHTML.slice(0, 120)}: ${width} × ${height}`);
  }, LEAST_TARGET);
