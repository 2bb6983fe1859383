/** The bar above the table: the current round has to be readable beside all the buttons. */
import { atScale } from "../scale.ts";
import { expect, moment, openPage, STILL, test, withSettings } from "./watching.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

for (const locale of atScale(["fr"], ["en", "fr"])) {
  test.describe(`on a phone, in ${locale}`, () => {
    test.use({ locale });
    for (const speed of atScale([1], [1, "instant"])) {
      test(`at speed ${speed} the moment takes two lines at most, in one row with the buttons`, async ({ page }) => {
        await withSettings(page, { ...STILL, speed });
        await openPage(page, "/?seed=7");
        await page.getByRole("button", { name: /^(?:Play now|Jouer maintenant)$/u }).click();
        await expect(page.locator(".world.open canvas")).toBeVisible();
        await expect(moment(page)).toHaveText(/1 · (?:season|saison)\s1$/u);
        const [lines, bar] = await Promise.all([
          moment(page).evaluate(
            (one) => one.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(one).lineHeight),
          ),
          page.getByRole("banner").boundingBox(),
        ]);
        expect(lines).toBeLessThan(2.1);
        expect(bar?.height).toBeLessThan(60);
      });
    }
  });
}
