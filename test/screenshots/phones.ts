/** Phones as the hands of people around a shared screen. */
import { expect } from "@playwright/test";
import { another, type Guide, press, worldStands } from "./guide.ts";
import type { Scene } from "./scene.ts";

export const HANDS: Scene = {
  pictures: [
    "phones-screen",
    "phones-hand-arriving",
    "phones-hand-seated",
    "phones-hand",
    "phones-table",
    "phones-move",
  ],
  visit: withPhones,
};

async function withPhones(guide: Guide): Promise<void> {
  const { album } = guide;
  const screen = await another(guide, {});
  const { page } = screen;
  await page.goto("/");
  await press(screen, "match.new");
  await page.locator("dialog .seats li:nth-child(2) > select").selectOption("friend");
  await press(screen, "couch.phones");
  await expect(page.locator(".invite .room-code b")).toHaveCount(6);
  await expect(page.locator(".room-connection")).toHaveCount(0);
  await album.take("phones-screen", page);
  const link = await page.locator(".invite input[readonly]").inputValue();
  const hands = [await another(guide, {}), await another(guide, {})];
  for (const [i, hand] of hands.entries()) {
    await hand.page.goto(link);
    await hand.page.locator(".come-in input").fill(["Ada", "Ivo"][i] ?? "");
    if (i === 0) await album.take("phones-hand-arriving", hand.page);
    await press(hand, "room.sit");
    await expect(hand.page.locator(".hand-seat")).toBeVisible();
    if (i === 0) await album.take("phones-hand-seated", hand.page);
    await press(hand, "room.ready.me");
  }
  await expect(page.locator(".room-start button[aria-disabled=false]")).toBeVisible();
  await press(screen, "room.start");
  for (const hand of hands) await expect(hand.page.locator(".dual-select")).toBeVisible();
  const [first] = hands;
  if (first !== undefined) await album.take("phones-hand", first.page);
  await worldStands(screen);
  await album.take("phones-table", page);
  if (first !== undefined) await movingPictured(guide, first);
  for (const hand of [...hands, screen]) await hand.page.context().close();
}

/** What another phone has to scan to become this hand. */
async function movingPictured({ album }: Guide, hand: Guide): Promise<void> {
  await press(hand, "table.menu");
  await press(hand, "hand.move");
  await expect(hand.page.locator(".move-hand .qr")).toBeVisible();
  await album.take("phones-move", hand.page);
}
