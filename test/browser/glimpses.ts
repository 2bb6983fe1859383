/** What is on a page for a moment only: it's kept, so that nobody has to look in time. */
import type { Page } from "@playwright/test";

/** The texts of all that comes there from now on, also of what has gone again. */
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
