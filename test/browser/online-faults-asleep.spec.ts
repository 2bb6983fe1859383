/** Pages that stand still, and a meeting point that goes away: nobody is accused, and all go on. */
import type { Page } from "@playwright/test";
import { expect, type Person, test } from "./fault-people.ts";
import { meet, playTo, seatAtTable } from "./fault-table.ts";
import { begin, company } from "./online-room.ts";
import { button } from "./watching.ts";

// Pictures of so many steps on so many pages would cost more than what is looked at.
test.use({ trace: "off" });

/** Nothing was found that would be anybody's fault. */
async function expectNobodyAccused(people: readonly Person[]): Promise<void> {
  for (const { page } of people) {
    await expect(button(page, "Fair play: Checked up to here")).toBeVisible();
    await expect(company(page).getByText("bot plays")).toHaveCount(0);
  }
}

/** Not a single line of script runs in it. */
const stall = (page: Page, ms: number): Promise<void> =>
  page.evaluate((span) => {
    const end = performance.now() + span;
    while (performance.now() < end);
  }, ms);

/** As a phone does it to a page that nobody looks at: nothing that happens reaches it until it's thawed. */
async function whileFrozen({ context, page }: Person, act: () => Promise<void>): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send("Debugger.enable");
  const frozen = new Promise((resolve) => session.once("Debugger.paused", resolve));
  await session.send("Debugger.pause");
  await frozen;
  await act();
  await session.send("Debugger.resume");
  await session.detach();
}

test("a page that stands still for 40 s, and one that is frozen, keep their seats", async ({ person }) => {
  const [mira, ada] = [await person({ name: "Mira" }), await person({ name: "Ada" })];
  const both = [mira, ada];
  await meet(both, "Standard", "2", "20 s");
  await begin(mira.page, [ada.page]);
  await playTo(both, 2);

  const stalled = stall(ada.page, 40_000);
  // The other one may give the seat to a bot, and doesn't.
  await expect(company(mira.page).getByText(/hasn’t been heard of/u)).toBeVisible();
  await stalled;
  await expect(button(mira.page, "Give it to a bot")).toHaveCount(0);
  await expect(seatAtTable(mira.page, "Ada")).not.toContainText("silent");
  await playTo(both, 3);
  await expectNobodyAccused(both);

  for (const [frozen, other] of [
    [ada, mira],
    [mira, ada],
  ] as const) {
    await whileFrozen(frozen, () => expect(seatAtTable(other.page, frozen.name)).toContainText("silent"));
    await expect(seatAtTable(other.page, frozen.name)).not.toContainText("silent");
  }
  await playTo(both, 4);
  await expectNobodyAccused(both);
});

test("the meeting point goes away: the game goes on, and once it’s back a newcomer finds it", async ({
  host,
  person,
}) => {
  const [mira, ada] = [await person({ name: "Mira" }), await person({ name: "Ada" })];
  const both = [mira, ada];
  const link = await meet(both, "Standard", "2");
  await begin(mira.page, [ada.page]);
  await playTo(both, 2);
  const gone = (page: Page) => page.getByText("The meeting point can’t be reached. The game goes on;");

  await host.stop();
  for (const { page } of both) await expect(gone(page)).toBeVisible();
  await playTo(both, 3);

  await host.startAgain();
  for (const { page } of both) await expect(gone(page)).toHaveCount(0);
  const tess = await person({ name: "Tess" });
  await tess.page.goto(link);
  await expect(tess.page.getByRole("heading", { name: "You watch" })).toBeVisible();
  await ada.page.reload();
  await expect(seatAtTable(ada.page, "Ada")).toBeVisible();
  await playTo(both, 4);
  await expectNobodyAccused(both);
});
