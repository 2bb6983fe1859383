/** Devices that are lost at an online table: the others go on, the page says how, and the lost can come back. */
import { expect, type Person, test } from "./fault-people.ts";
import { meet, playTo, playToTheEnd, roundOf, seatAtTable, shownOn } from "./fault-table.ts";
import { begin, company } from "./online-room.ts";
import { lockIn, ways } from "./table-playing.ts";
import { button, dialog, ending, standings } from "./watching.ts";

/** The others agree that a bot plays for whoever is lost. */
async function giveToBot(others: readonly Person[], lost: Person): Promise<void> {
  for (const { page } of others) {
    const ask = company(page).locator(".ask", { hasText: `Nothing heard from ${lost.name}` });
    await ask.getByRole("button", { name: "Give it to a bot" }).click();
  }
  for (const { page } of others) await expect(seatAtTable(page, lost.name)).toContainText("bot plays");
}

const nextRound = async (people: readonly Person[]): Promise<void> => {
  const rounds = await Promise.all(people.map(({ page }) => roundOf(page)));
  await playTo(people, Math.max(...rounds) + 1);
};

const resultOf = ({ page }: Person): Promise<string[]> => standings(page).getByRole("cell").allTextContents();

test("a guest’s page crashes, then the whole browser, and comes back; the host dies, another one hosts, and strangers find them", async ({
  person,
}) => {
  test.slow();
  const [mira, ada, ivo] = [
    await person({ name: "Mira" }),
    await person({ name: "Ada" }),
    await person({ name: "Ivo" }),
  ];
  const link = await meet([mira, ada, ivo], "Standard", "3", "20 s");
  await begin(mira.page, [ada.page, ivo.page]);

  await test.step("the guest has their locked choice again", async () => {
    await ways(ada.page).nth(1).check({ force: true });
    await lockIn(ada.page).click();
    await expect(seatAtTable(mira.page, "Ada")).toContainText("locked");
    const before = await shownOn(ada.page);
    await ada.crash();
    await expect.poll(() => shownOn(ada.page)).toEqual(before);
    await ada.die();
    await ada.comeBack();
    await expect.poll(() => shownOn(ada.page)).toEqual(before);
    await expect(seatAtTable(mira.page, "Ada")).toContainText("locked");
    await playTo([mira, ada, ivo], 2);
  });

  await test.step("the host is lost", async () => {
    await mira.die();
    await giveToBot([ada, ivo], mira);
    const hosts = ({ page }: Person) => seatAtTable(page, "Ada").or(seatAtTable(page, "Ivo")).getByText("hosts");
    for (const one of [ada, ivo]) await expect(hosts(one)).toHaveCount(1);
    await nextRound([ada, ivo]);
  });

  const tess = await person({ name: "Tess" });
  await test.step("somebody comes with the link that the lost host has made, and watches", async () => {
    await tess.page.goto(link);
    await expect(tess.page.getByRole("heading", { name: "A different host answered" })).toBeVisible();
    await button(tess.page, "Come in anyway").click();
    await expect(tess.page.getByRole("heading", { name: "You’re watching" })).toBeVisible();
    await expect(company(ada.page).getByText("1 watching")).toHaveCount(1);
  });

  await test.step("the lost one comes back", async () => {
    await mira.comeBack();
    await button(mira.page, "Take the seat back").click();
    for (const { page } of [ada, ivo, tess]) await expect(seatAtTable(page, "Mira")).toContainText("(connected");
    // The bot finishes the round that it has begun.
    await nextRound([mira, ada, ivo, tess]);
    for (const { page } of [ada, ivo, tess]) await expect(seatAtTable(page, "Mira")).not.toContainText("bot plays");
    await nextRound([mira, ada, ivo, tess]);
  });

  await test.step("a host leaves the match for good, and the others play on with another one", async () => {
    await expect(seatAtTable(tess.page, "Ada").or(seatAtTable(tess.page, "Ivo")).getByText("hosts")).toHaveCount(1);
    const isAda = await seatAtTable(tess.page, "Ada").getByText("hosts").count();
    const [host, others] = isAda > 0 ? [ada, [mira, ivo]] : [ivo, [mira, ada]];
    await button(host.page, "Menu").click();
    await button(host.page, "Back to the room").click();
    await button(host.page, "Leave for good").click();
    await expect(dialog(host.page, "Leave for good")).toContainText("A bot plays your seat to the end");
    await dialog(host.page, "Leave for good").getByRole("button", { name: "Leave for good" }).click();
    await expect(button(host.page, "Play online")).toBeVisible();
    await expect(host.page.getByRole("button", { name: /^Back to room/u })).toHaveCount(0);
    for (const { page } of [...others, tess]) {
      await expect(seatAtTable(page, host.name)).toContainText("bot plays");
      await expect(company(page).getByText("hosts")).toHaveCount(1);
      await expect(seatAtTable(page, host.name).getByText("hosts")).toHaveCount(0);
    }
    await nextRound([...others, tess]);
  });
});

test("whoever is left of two goes on alone, and is told so", async ({ person }) => {
  test.slow();
  const [mira, ada] = [await person({ name: "Mira" }), await person({ name: "Ada" })];
  await meet([mira, ada], "Standard", "2", "20 s");
  await begin(mira.page, [ada.page]);
  await playTo([mira, ada], 2);
  await mira.die();
  await expect(company(ada.page).getByText(/Nothing heard from/u)).toContainText("One vote is enough");
  await giveToBot([ada], mira);
  await expect(
    ada.page.getByText("You are alone at the table: from now on nobody else vouches for the luck.").first(),
  ).toBeVisible();
  await playToTheEnd([ada]);
  // The person who was lost sees the end.
  await mira.comeBack();
  await expect(ending(mira.page)).toBeVisible();
  expect(await resultOf(mira)).toEqual(await resultOf(ada));
});

test("one of four never returns: the others agree on a bot, and the game comes to its end", async ({ person }) => {
  test.slow();
  const people = [
    await person({ name: "Mira" }),
    await person({ name: "Ada" }),
    await person({ name: "Ivo" }),
    await person({ name: "Noa" }),
  ];
  await meet(people, "Standard", "4", "20 s");
  const [mira, ada, ivo, noa] = people;
  if (mira === undefined || ada === undefined || ivo === undefined || noa === undefined) throw new Error("too few");
  await begin(mira.page, [ada.page, ivo.page, noa.page]);
  await noa.die();
  const others = [mira, ada, ivo];
  await giveToBot(others, noa);
  await playToTheEnd(others);
  for (const one of [ada, ivo]) expect(await resultOf(one)).toEqual(await resultOf(mira));
});
