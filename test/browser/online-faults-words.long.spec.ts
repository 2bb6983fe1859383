/** Every reason that keeps somebody out of a room is explained, with a button for what to do about it. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fault-people.ts";
import { meet, playUntil, seatAtTable } from "./fault-table.ts";
import { isIn, says } from "./fault-troubles.ts";
import { accept, fillUp, keepAsBefore, makeRoom, refuse, writeKept } from "./kept-in-database.ts";
import { begin, codeOf, linkOf, openRoom, seats, sitDownByLink, watchByLink } from "./online-room.ts";
import { lockIn, ways } from "./table-playing.ts";
import { button, dialog, openPage } from "./watching.ts";

const opensOwn = async (page: Page): Promise<void> => {
  await button(page, "Open a room of your own").click();
  await expect(button(page, "Close the room")).toBeVisible();
  await expect(page.getByText("Connecting to the meeting point…")).toHaveCount(0);
};
/** Forced, because the drawing covers the radio button. */
const chooseFirst = (page: Page): Promise<void> => ways(page).first().check({ force: true });

test("a code that can’t be one, and one that leads nowhere", async ({ person }) => {
  const { page } = await person({ name: "Ada" });
  await page.goto("/#room=12");
  await expect(page.getByText("That link is incomplete.")).toBeVisible();
  await button(page, "Join a room").click();
  const field = page.getByRole("textbox", { name: "Code or link" });
  await field.fill("0000");
  await button(page, "Join").click();
  await expect(page.getByRole("alert")).toContainText("That isn’t a code: a code has six letters");
  await field.fill("katzen");
  await button(page, "Join").click();
  await says(page, "No such room");
  await button(page, "Another code").click();
  await expect(dialog(page, "Join a room")).toBeVisible();
  await page.keyboard.press("Escape");
  await opensOwn(page);
});

test("a room whose host is strict: locked, full, sent away, gone, closed", async ({ person }) => {
  const mira = await person({ name: "Mira" });
  const ada = await person({ name: "Ada" });
  const link = await meet([mira, ada], "Standard", "2");
  const ivo = await person({ name: "Ivo" });
  const noa = await person({ name: "Noa" });
  const lock = mira.page.getByLabel("Let nobody new in");

  await test.step("locked", async () => {
    await lock.check();
    await noa.page.goto(link);
    await says(noa.page, "The room is locked");
    await lock.uncheck();
    await button(noa.page, "Ask again").click();
    await isIn(noa.page);
  });

  await test.step("full: whoever comes watches, until a seat is free", async () => {
    await expect(noa.page.getByText("All seats are taken: watch")).toBeVisible();
    await seats(mira.page).nth(1).getByRole("button", { name: "Free the seat" }).click();
    await button(noa.page, "Sit down").click();
    await expect(seats(noa.page).nth(1)).toContainText("Noa(you)");
  });

  await test.step("sent away", async () => {
    await seats(mira.page).nth(1).getByRole("button", { name: "Remove Noa…" }).click();
    await button(mira.page, "Remove").click();
    await says(noa.page, "You were removed");
    await opensOwn(noa.page);
  });

  await test.step("the host is lost in the lobby", async () => {
    await watchByLink(ivo.page, link);
    await mira.die();
    await expect(ivo.page.getByText("The host isn’t responding. The room waits for them.")).toBeVisible();
    await mira.comeBack();
    await expect(ivo.page.getByText("The host isn’t responding. The room waits for them.")).toHaveCount(0);
    await button(ivo.page, "Sit down").click();
    await expect(seats(mira.page).nth(1)).toContainText("Ivo");
  });

  await test.step("closed", async () => {
    await button(mira.page, "Close the room").click();
    await dialog(mira.page, "Close the room").getByRole("button", { name: "Close the room" }).click();
    await expect(button(mira.page, "Play online")).toBeVisible();
    for (const { page } of [ada, ivo]) await says(page, "The room is closed");
    await opensOwn(ivo.page);
    await button(ada.page, "Home").last().click();
    await expect(button(ada.page, "Play online")).toBeVisible();
  });
});

test("a page of another version is told so, and is let in once it’s loaded again", async ({ person }) => {
  const mira = await person({ name: "Mira" });
  await openRoom(mira.page);
  const old = await person({ name: "Ada" });
  // Until it's reloaded, it sends messages of a later version.
  await old.page.addInitScript(() => {
    const [entry] = performance.getEntriesByType("navigation");
    if (entry instanceof PerformanceNavigationTiming && entry.type === "reload") return;
    const send = RTCDataChannel.prototype.send as (data: unknown) => void;
    RTCDataChannel.prototype.send = function (this: RTCDataChannel, data: unknown) {
      Reflect.apply(send, this, [typeof data === "string" ? data.replace(/"version":\d+/u, '"version":99') : data]);
    };
  });
  await old.page.goto(await linkOf(mira.page));
  await says(old.page, "A different version");
  await button(old.page, "Reload").click();
  await isIn(old.page);
});

test("the meeting point can’t be reached: whoever comes, and whoever opens", async ({ person }) => {
  const [mira, ada] = [await person({ name: "Mira" }), await person({ name: "Ada" })];
  let isDown = true;
  for (const { page } of [mira, ada]) {
    await page.routeWebSocket(/\/signal\//u, (socket) => {
      if (isDown) socket.close();
      else socket.connectToServer();
    });
  }
  await openPage(mira.page);
  await button(mira.page, "Play online").click();
  await says(mira.page, "Can’t reach the meeting point");
  await ada.page.goto("/#room=KATZEN");
  await says(ada.page, "Can’t reach the meeting point");
  isDown = false;
  // The page also retries by itself, and may be faster than the press on the button.
  await expect(async () => {
    const again = button(mira.page, "Try again");
    if (await again.isVisible()) await again.click({ timeout: 1_000 });
    await expect(button(mira.page, "Close the room")).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await button(ada.page, "Try again").click();
  await says(ada.page, "No such room");
});

test("a browser without WebRTC", async ({ person }) => {
  const [mira, ada] = [await person({ name: "Mira" }), await person({ name: "Ada" })];
  await openRoom(mira.page);
  await ada.page.addInitScript(() => {
    for (const name of ["RTCPeerConnection", "webkitRTCPeerConnection"]) Reflect.deleteProperty(window, name);
  });
  await ada.page.goto(await linkOf(mira.page));
  await says(ada.page, "This browser can’t connect");
  await button(ada.page, "Try again").click();
  await says(ada.page, "This browser can’t connect");
  await button(ada.page, "Home").last().click();
  await button(ada.page, "Play online").click();
  await says(ada.page, "This browser can’t connect");
});

test("a browser that keeps nothing, until it does", async ({ person }) => {
  const [mira, ada] = [await person({ name: "Mira" }), await person({ name: "Ada" })];
  await openRoom(mira.page);
  await ada.page.addInitScript(() => {
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (this: IDBFactory, ...asked) {
      if (!document.documentElement.hasAttribute("data-keeps")) throw new DOMException("denied", "SecurityError");
      return Reflect.apply(open, this, asked);
    };
  });
  await ada.page.goto(await linkOf(mira.page));
  await says(ada.page, "Nothing can be saved here");
  await ada.page.evaluate(() => document.documentElement.setAttribute("data-keeps", ""));
  await button(ada.page, "Try again").click();
  await isIn(ada.page);
});

test("a browser that has no room left, in the lobby and at the table", async ({ person }) => {
  const [mira, ada] = [await person({ name: "Mira" }), await person({ name: "Ada" })];
  await openRoom(mira.page, "Standard", "2");
  const link = await linkOf(mira.page);
  await openPage(ada.page);
  await fillUp(ada.page);
  await ada.page.goto(link);
  await says(ada.page, "No space left on this device");
  await button(ada.page, "Past games").click();
  await expect(dialog(ada.page, "Past games")).toBeVisible();
  await ada.page.keyboard.press("Escape");
  await makeRoom(ada.page);
  await button(ada.page, "Try again").click();
  await sitDownByLink(ada.page, link, "Ada");
  await begin(mira.page, [ada.page]);

  await chooseFirst(ada.page);
  await refuse(ada.page);
  // The device may have run out of space earlier, while storing something else.
  await lockIn(ada.page).or(ada.page.getByRole("alert").getByRole("heading")).first().click();
  await says(ada.page, "No space left on this device");
  await accept(ada.page);
  await button(ada.page, "Try again").click();
  // The choice is locked in again, or asked for once more.
  await playUntil([ada], () => seatAtTable(mira.page, "Ada").getByText("locked", { exact: true }).isVisible());
});

test("a room that is open in another tab, in the lobby and at the table", async ({ person }) => {
  const [mira, ada] = [await person({ name: "Mira" }), await person({ name: "Ada" })];
  const link = await meet([mira, ada], "Standard", "2");
  const older = ada.page;
  await expect(seats(mira.page).nth(1)).toContainText("Ada");
  const newer = await ada.newTab();
  await newer.goto(link);
  await says(older, "Open in another tab");
  await expect(seats(newer).nth(1)).toContainText("Ada(you)");
  await expect(newer.getByText("Looking for the room…")).toHaveCount(0);
  await begin(mira.page, [newer]);
  await button(older, "Continue here").click();
  await says(newer, "Open in another tab");
  await expect(seatAtTable(older, "Ada")).toBeVisible();
  await chooseFirst(older);
  await lockIn(older).click();
  await expect(seatAtTable(mira.page, "Ada")).toContainText("locked");
  await button(newer, "Continue here").click();
  await says(older, "Open in another tab");
  await expect(seatAtTable(newer, "Ada")).toContainText("locked");
});

test("a room that is kept and can’t be read any more", async ({ person }) => {
  const mira = await person({ name: "Mira" });
  await openRoom(mira.page);
  const code = await codeOf(mira.page);
  await mira.page.goto("/");
  await writeKept(mira.page, `room.${code}.lobby.lobby`, "{}");
  await button(mira.page, `Back to room ${code}`).click();
  await says(mira.page, "The saved room can’t be read");
  await opensOwn(mira.page);
  expect(await codeOf(mira.page)).not.toBe(code);
});

test("a room that was kept where a killed browser might forget it is taken over", async ({ person }) => {
  const mira = await person({ name: "Mira" });
  await openRoom(mira.page);
  const code = await codeOf(mira.page);
  await mira.page.goto("/");
  await expect(button(mira.page, `Back to room ${code}`)).toBeVisible();
  await keepAsBefore(mira.page);
  await mira.page.reload();
  await button(mira.page, `Back to room ${code}`).click();
  await expect(button(mira.page, "Close the room")).toBeVisible();
  await expect(seats(mira.page).nth(0)).toContainText("Mira(you");
  expect(await mira.page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes("room")))).toEqual([]);
});
