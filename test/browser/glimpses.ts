/** Records what is on a page only for a moment, so that no test has to look in time. */
import type { Page } from "@playwright/test";

/** Returns a function that gives the texts of all that has appeared there since, even if it has gone again. */
export async function keepShown(page: Page, where: string): Promise<() => Promise<string[]>> {
  const kept = await page.evaluateHandle((selector) => {
    const texts: string[] = [];
    const look = () => {
      for (const { textContent } of document.querySelectorAll(selector)) {
        if (textContent !== null && !texts.includes(textContent)) texts.push(textContent);
      }
    };
    new MutationObserver(look).observe(document.body, { childList: true, characterData: true, subtree: true });
    return texts;
  }, where);
  return () => kept.jsonValue();
}
