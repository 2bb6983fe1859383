/** A room and its table, by several devices of the same kind. */

import { expect } from "@playwright/test";
import { TROUBLES } from "../../src/online/online-room.ts";
import { forgetAll } from "../browser/kept-in-database.ts";
import { another, type Guide, press, setCalm, sheet, worldStands } from "./guide.ts";
import type { Scene } from "./scene.ts";

const NAMES = { host: "Mira", guest: "Ada", watcher: "Tess" } as const;

export const ROOM: Scene = {
  pictures: [
    ...["room-host", "room-guest", "room-guest-seated", "room-host-waiting", "room-guest-ready"],
    ...["online-table", "online-waiting", "online-chat", "online-fair-play", "online-spectator"],
    ...["online-pause", "online-stop", "room-stopped"],
  ],
  visit: inARoom,
};
export const KEPT_OUT: Scene = { pictures: TROUBLES.map((trouble) => `trouble-${trouble}`), visit: troubles };

/** From the host's first click to the table; the host's device is the one that the tour is made on. */
async function inARoom(guide: Guide): Promise<void> {
  const { page, album } = guide;
  await host(guide);
  await album.take("room-host");
  const link = await page.locator(".invite input[readonly]").inputValue();
  const guest = await another(guide, { name: NAMES.guest });
  await guest.page.goto(link);
  await expect(guest.page.locator(".come-in")).toBeVisible();
  await album.take("room-guest", guest.page);
  await press(guest, "room.sit");
  await expect(guest.page.locator(".room-start button")).toBeVisible();
  await album.take("room-guest-seated", guest.page);
  const watcher = await another(guide, { name: NAMES.watcher });
  await watcher.page.goto(link);
  await press(guide, "room.seat.fill");
  await expect(page.locator(".room-seat.bot")).toHaveCount(1);
  await album.take("room-host-waiting");
  await press(guest, "room.ready.me");
  await expect(guest.page.getByRole("button", { name: guest.say("room.ready.take-back"), exact: true })).toBeVisible();
  await album.take("room-guest-ready", guest.page);
  await expect(page.locator(".room-start button[aria-disabled=false]")).toBeVisible();
  await press(guide, "room.start");
  await atTheTable(guide, watcher);
  await settling(guide, guest);
  for (const one of [guest, watcher]) await one.page.context().close();
}

async function host(guide: Guide): Promise<void> {
  const { page } = guide;
  await forgetAll(page);
  await page.evaluate((name) => {
    localStorage.setItem("letea.settings", JSON.stringify({ speed: "instant", passes: false, name }));
  }, NAMES.host);
  await setCalm(guide, true);
  await page.goto("/");
  await press(guide, "home.online");
  await expect(page.locator(".invite .room-code b")).toHaveCount(6);
  await expect(page.locator(".room-connection")).toHaveCount(0);
}

async function atTheTable(guide: Guide, watcher: Guide): Promise<void> {
  const { page, album } = guide;
  await worldStands(guide);
  await expect(page.locator(".dual-select")).toBeVisible();
  await expect(page.locator(".ask .three-words")).toBeVisible();
  await album.take("online-table");
  for (const key of ["h", "h", "Enter"]) await page.keyboard.press(key);
  await expect(page.locator(".desk-waiting")).toBeVisible();
  await worldStands(guide);
  await album.take("online-waiting");
  await sheet(guide, "online-chat", ".company-chat");
  await sheet(guide, "online-fair-play", ".company-fair");
  await worldStands(watcher);
  await album.take("online-spectator", watcher.page);
}

/** A pause that somebody asks for, and the end that all want. */
async function settling(guide: Guide, guest: Guide): Promise<void> {
  const { page, album, say } = guide;
  const button = (key: string) => page.getByRole("button", { name: say(key), exact: true });
  await guest.page.keyboard.press("m");
  await press(guest, "pause.ask");
  await expect(button("ask.pause.go-on")).toBeVisible();
  await album.take("online-pause");
  await press(guest, "ask.pause.end");
  await expect(button("ask.pause.go-on")).toBeHidden();
  await guest.page.keyboard.press("m");
  await press(guest, "stop.open");
  await press(guest, "stop.really");
  await expect(button("ask.stop.yes")).toBeVisible();
  await album.take("online-stop");
  await button("ask.stop.yes").click();
  await expect(page.locator(".lobby")).toBeVisible();
  await album.take("room-stopped");
}

/** Each card that says what keeps somebody out of a room, in a room that is made up. */
async function troubles({ page, album, rooms, language }: Guide): Promise<void> {
  for (const trouble of TROUBLES) {
    await page.goto(`${rooms}?scene=trouble-${trouble}&lang=${language}`);
    await expect(page.locator(".room-screen h2").first()).toBeVisible();
    await album.take(`trouble-${trouble}`);
  }
}
