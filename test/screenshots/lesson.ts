/** A newcomer's first journey, step by step, as its coach says. */
import { expect } from "@playwright/test";
import { coach, doAsTold, expectMarkBeside, LESSON, stepSaid } from "../browser/coached.ts";
import { another, type Guide, press, worldStands } from "./guide.ts";
import type { Scene } from "./scene.ts";

export const FIRST_JOURNEY: Scene = {
  pictures: ["lesson-offered", ...LESSON.map((step) => `lesson-${step}`), "ways-in-teams", "ways-together"],
  async visit(guide) {
    const here = await another(guide, {});
    const { page, album } = here;
    await page.goto("/");
    await press(here, "home.play-now");
    await expect(page.locator("dialog .lesson-chapters")).toBeVisible();
    await album.take("lesson-offered", page);
    await page.locator("dialog .lesson-chapters button").first().click();
    await expect(coach(page)).toHaveAttribute("data-step", "keep");
    await steps(here);
    await ways(here);
    await page.context().close();
  },
};

async function steps(guide: Guide): Promise<void> {
  const { page, album } = guide;
  for (let step = await stepSaid(page); ; step = await stepSaid(page)) {
    if (step !== undefined && !album.has(`lesson-${step}`)) {
      await worldStands(guide);
      await expectMarkBeside(page);
      await album.take(`lesson-${step}`, page);
    }
    if (step === LESSON.at(-1)) return;
    await doAsTold(page, step);
  }
}

/** What the dialog for a new game says of each mode. */
async function ways(guide: Guide): Promise<void> {
  const { page, album, say } = guide;
  await page.goto("/");
  await press(guide, "match.new");
  for (const [mode, name] of [
    ["teams", "ways-in-teams"],
    ["coop", "ways-together"],
  ] as const) {
    await page.locator(`dialog input[value="${mode}"]`).locator("xpath=..").click();
    await expect(page.locator(".way-about").first()).toBeVisible();
    await album.take(name, page);
  }
  await expect(page.getByRole("dialog", { name: say("match.new") })).toBeVisible();
}
