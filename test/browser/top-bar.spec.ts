/** The bar above the table: where the match is has to be readable beside all that can be looked up. */
import { button, expect, moment, openPage, STILL, test, withSettings } from "./watching.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

for (const speed of [1, "instant"]) {
  test(`on a phone, at speed ${speed}, the moment takes two lines at most, in one row with the buttons`, async ({
    page,
  }) => {
    await withSettings(page, { ...STILL, speed });
    await openPage(page);
    await button(page, "Play now").click();
    await expect(page.locator(".world.open canvas")).toBeVisible();
    await expect(moment(page)).toHaveText("Round 1 · season 1");
    const [line, bar] = await Promise.all([
      moment(page).evaluate(
        (one) => one.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(one).lineHeight),
      ),
      page.getByRole("banner").boundingBox(),
    ]);
    expect(line).toBeLessThan(2.1);
    expect(bar?.height).toBeLessThan(60);
  });
}
