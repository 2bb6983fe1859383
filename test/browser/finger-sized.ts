/** Finds controls that are too small for a finger. */
import type { Page } from "@playwright/test";

/** In CSS pixels. */
const LEAST_TARGET = 44;

/**
 * All visible controls that are smaller than a finger, including their labels. Links within sentences are left out, since
 * they are as tall as their line.
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
