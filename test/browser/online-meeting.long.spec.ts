/** Ways into a room and back: by keyboard only, by a link on a phone, by a spoken code. */
import type { Page } from "@playwright/test";
import { seeded } from "../../src/engine/rng.ts";
import { byKeys, press, tabTo } from "./by-keys.ts";
import { test } from "./online-people.ts";
import { begin, codeOf, linkOf, seats } from "./online-room.ts";
import { asAdvised, asked, playToTheEnd } from "./table-playing.ts";
import { button, choose, dialog, ending, expect, openPage } from "./watching.ts";

const SEED = 73;
const BACK = "Back to the room";

test(`a whole game, by keys on one side and on a phone on the other, then another with somebody who came late, seed ${SEED}`, async ({
  arrive,
}) => {
  const host = await arrive({ name: "Mira", viewport: { width: 1280, height: 720 } });
  const phone = await arrive({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await openByKeys(host);
  const code = await codeOf(host);
  await sitDownInTwoActions(phone, await linkOf(host));
  await test.step("the picture to be scanned is in sight where there is room for it", async () => {
    const picture = (page: Page) => page.getByRole("img", { name: "QR code of the link to this room" });
    await expect(picture(host)).toBeVisible();
    await expect(picture(phone)).toBeHidden();
    await phone.getByText("QR code", { exact: true }).tap();
    await expect(picture(phone)).toBeVisible();
  });
  await button(phone, "I’m ready").tap();
  await expect(button(host, "Start")).toBeEnabled();
  await tabTo(host, /^Start$/u);
  await press(host, "Enter");
  const [here, there] = await Promise.all([
    playToTheEnd(host, byKeys(host, seeded(SEED))),
    playToTheEnd(phone, asAdvised(phone)),
  ]);
  for (const { counts } of [here, there]) expect(counts).toMatchObject({ split: 12 });

  const late = await arrive({ viewport: { width: 1280, height: 720 } });
  await enterByCode(late, spoken(code));
  await expect(late.getByText("All seats are taken")).toBeVisible();
  for (const page of [host, phone]) await ending(page).getByRole("button", { name: BACK }).click();
  for (const choice of ["Advanced", "3"]) await choose(host, choice);
  await late.getByRole("textbox", { name: "Your name" }).fill("Noé");
  await button(late, "Sit down").click();
  await expect(seats(host).nth(2)).toContainText("Noé");
  await button(host, "Rotate seats").click();
  for (const [seat, name] of ["Noé", "Mira", "Ada"].entries()) {
    for (const page of [host, phone, late]) await expect(seats(page).nth(seat)).toContainText(name);
  }
  await begin(host, [phone, late]);
  for (const page of [host, phone, late]) {
    await expect(ending(page)).toBeHidden();
    expect(await asked(page)).toBe("rooms");
  }
});

async function openByKeys(page: Page): Promise<void> {
  await openPage(page);
  await tabTo(page, /^Play online$/u);
  await press(page, "Enter");
  await expect(page.getByRole("textbox", { name: "Link" })).toBeVisible();
  await expect(page.getByText("Connecting to the meeting point…")).toHaveCount(0);
  await tabTo(page, /^3$/u);
  await press(page, "ArrowLeft");
  await expect(seats(page)).toHaveCount(2);
}

/** From the link, only a name and a tap are needed. */
async function sitDownInTwoActions(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole("textbox", { name: "Your name" }).fill("Ada");
  await button(page, "Sit down").tap();
  await expect(seats(page).filter({ hasText: "Ada" })).toContainText("you");
}

/** The code as somebody might write it down. */
const spoken = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`.toLowerCase();

async function enterByCode(page: Page, code: string): Promise<void> {
  await openPage(page);
  await button(page, "Join a room").click();
  await dialog(page, "Join a room").getByRole("textbox", { name: "Code or link" }).fill(code);
  await dialog(page, "Join a room").getByRole("button", { name: "Join" }).click();
  await expect(page.getByRole("form", { name: "Come in" })).toBeVisible();
}
