/** Pages that stand still, and a signalling server that goes away: nobody is accused, and all go on. */
import type { Page } from "@playwright/test";
import { LONG } from "../scale.ts";
import { expect, type Person, test } from "./fault-people.ts";
import { meet, playTo, roundOf, seatAtTable } from "./fault-table.ts";
import { begin, company, companySeats } from "./online-room.ts";
import { whileFrozen, whileStalled } from "./standstill.ts";
import { button } from "./watching.ts";

/** So long at most until a silence of 40 s is seen. */
const STANDING = { timeout: 200_000 };

/** The fairness panel shows no fault. */
async function expectNobodyAccused(people: readonly Person[]): Promise<void> {
  for (const { page } of people) {
    await expect(button(page, "Fair play: Checked up to here")).toBeVisible();
    await expect(company(page).getByText("bot plays")).toHaveCount(0);
  }
}

/** All these see that one of them hosts now. */
async function expectNextHost(people: readonly Person[], before: Person): Promise<void> {
  for (const { page } of people) {
    await expect(companySeats(page).filter({ hasText: "hosts" })).toHaveCount(1);
    await expect(seatAtTable(page, before.name)).not.toContainText("hosts");
  }
}

const doesHost = async ({ page, name }: Person): Promise<boolean> =>
  (await seatAtTable(page, name).getByText("hosts").count()) > 0;

/** They are connected again, play their own seats, and are accused of nothing. */
async function expectSeated(people: readonly Person[], back: readonly Person[]): Promise<void> {
  for (const { page } of people) {
    for (const { name } of back) await expect(seatAtTable(page, name)).toContainText("connected");
    await expect(button(page, "Give it to a bot")).toHaveCount(0);
  }
  const rounds = await Promise.all(people.map(({ page }) => roundOf(page)));
  await playTo(people, Math.max(...rounds) + 1);
  await expectNobodyAccused(people);
}

test(
  "whoever stands still for 40 s, or is frozen, keeps their seat, and hosts no longer if they did",
  LONG,
  async ({ person }) => {
    test.slow();
    const mira = await person({ name: "Mira" });
    const ada = await person({ name: "Ada", canFreeze: true });
    const ivo = await person({ name: "Ivo" });
    const noa = await person({ name: "Noa" });
    const people = [mira, ada, ivo, noa];
    await meet(people, "Standard", "4", "20 s");
    await begin(
      mira.page,
      [ada, ivo, noa].map(({ page }) => page),
    );
    await playTo(people, 2);

    await test.step("the host stands still, and then a guest as well", async () => {
      await whileStalled(mira.page, async () => {
        await expectNextHost([ada, ivo, noa], mira);
        await whileStalled(noa.page, async () => {
          await expect(seatAtTable(ada.page, "Noa")).toContainText(/silent,\s(?:[4-9]\d|\d{3,})\ss/u, STANDING);
          // They could give the seats to bots, but don't.
          await expect(company(ada.page).getByText(/Nothing heard from Noa/u)).toBeVisible();
          await expect(company(ivo.page).getByText(/Nothing heard from Mira/u)).toBeVisible();
        });
      });
      await expectSeated(people, [mira, noa]);
    });

    await test.step("whoever hosts now is frozen until another one does", async () => {
      const others = [mira, ivo, noa];
      // Only this page can be frozen, so if another one would host first, it's stalled until then.
      for (const one of [ivo, noa, mira]) {
        if (await doesHost(one))
          await whileStalled(one.page, () =>
            expectNextHost(
              people.filter((other) => other !== one),
              one,
            ),
          );
      }
      await expect(seatAtTable(ada.page, "Ada")).toContainText("hosts");
      await whileFrozen(ada.page, () => expectNextHost(others, ada));
      await expectSeated(people, [ada]);
      await expect(seatAtTable(ada.page, "Ada")).not.toContainText("hosts");
    });
  },
);

test(
  "the meeting point goes away: the game goes on, and once it’s back a newcomer finds it",
  LONG,
  async ({ host, person }) => {
    const [mira, ada] = [await person({ name: "Mira" }), await person({ name: "Ada" })];
    const both = [mira, ada];
    const link = await meet(both, "Standard", "2");
    await begin(mira.page, [ada.page]);
    await playTo(both, 2);
    const gone = (page: Page) => page.getByText("Can’t reach the meeting point. The game goes on");

    await host.stop();
    for (const { page } of both) await expect(gone(page)).toBeVisible();
    await playTo(both, 3);

    await host.startAgain();
    for (const { page } of both) await expect(gone(page)).toHaveCount(0);
    const tess = await person({ name: "Tess" });
    await tess.page.goto(link);
    await expect(tess.page.getByRole("heading", { name: "You’re watching" })).toBeVisible();
    await ada.page.reload();
    await expect(seatAtTable(ada.page, "Ada")).toBeVisible();
    await playTo(both, 4);
    await expectNobodyAccused(both);
  },
);
