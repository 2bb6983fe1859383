/** A page that acts as many devices, served from the same origin as the page under test. */
import { rmSync } from "node:fs";
import { type Page, servingFolder } from "../../setup/browser/visit.mjs";
import { buildPageIn } from "../../setup/build-page.mjs";
import { projectRoot } from "../../setup/paths.mjs";

/** `look` gets a function that turns an empty page into such a one. */
export async function withCrowds<Found>(
  meet: string,
  look: (crowd: (page: Page) => Promise<Page>) => Promise<Found>,
): Promise<Found> {
  const built = await buildPageIn(projectRoot, "src/crowd");
  try {
    return await servingFolder(built, (url) =>
      look(async (page) => {
        await page.goto(`${url}?meet=${encodeURIComponent(meet)}`);
        await page.waitForFunction(() => "crowd" in window);
        return page;
      }),
    );
  } finally {
    rmSync(built, { recursive: true, force: true });
  }
}
