/** Two pages meet in a room, by a real signalling server, and play. */
import type { Page } from "@playwright/test";
import { withFixedLuck } from "./fixed-luck.ts";
import { codeOf, linkOf, openRoom, seats } from "./online-room.ts";
import { button, choose, dialog, expect, openPage, STILL, test, withSettings } from "./watching.ts";

async function host(page: Page): Promise<void> {
  await withSettings(page, { ...STILL, name: "Mira" });
  await openRoom(page);
}

test("one click opens a room, a link and one more lead into a seat, and a game begins", async ({ page, browser }) => {
  await host(page);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const guest = await context.newPage();
  await withFixedLuck(guest, test.info(), 1);
  await withSettings(guest, STILL);
  await guest.goto(await linkOf(page));
  await guest.getByRole("textbox", { name: "Your name" }).fill("Ada");
  await button(guest, "Sit down").click();
  await expect(seats(page).nth(1)).toContainText("Ada");

  await choose(page, "Steady", "Clock");
  await expect(guest.getByText("1 min for each choice, and 5 min for the whole game")).toBeVisible();
  await button(page, "Fill with bots").click();
  await expect(button(page, "Start")).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByText("Ada isn’t ready yet.")).toBeVisible();
  await button(guest, "I’m ready").click();
  await button(page, "Start").click();
  for (const one of [page, guest]) {
    await expect(one.getByRole("region", { name: "Who is at the table" })).toBeVisible();
    await expect(one.getByText("Compare these three words.")).toBeVisible();
    // The clock runs for both, at their own desk and in the row of seats.
    const timer = one.getByRole("timer", { name: "Your time" });
    await expect(timer).toHaveText(/^\d:\d\d/u);
    const then = (await timer.textContent()) ?? "";
    await expect(timer).not.toHaveText(then);
    await expect(one.locator(".company-time")).toHaveText([/^\d:\d\d$/u, /^\d:\d\d$/u]);
  }
  const words = await Promise.all([page, guest].map((one) => one.locator(".three-words").first().textContent()));
  expect(words[0]).toBe(words[1]);
  await context.close();
});

test("a code is read however it is typed, and one that leads nowhere says what to do", async ({ page }) => {
  await openPage(page);
  await button(page, "Join a room").click();
  const field = page.getByRole("textbox", { name: "Code or link" });
  await field.fill("12");
  await button(page, "Join").click();
  await expect(page.getByRole("alert")).toContainText("six letters");
  await field.fill("kat-zen");
  await button(page, "Join").click();
  await expect(page.getByRole("heading", { name: "No such room" })).toBeVisible();
  await button(page, "Another code").click();
  await expect(dialog(page, "Join a room")).toBeVisible();
});

test("a code is made of what nobody can guess; a room that was left by the way back can be gone back to", async ({
  page,
}) => {
  await page.addInitScript(() => {
    crypto.getRandomValues = (bytes) => {
      if (bytes instanceof Uint8Array) bytes.fill(7);
      return bytes;
    };
  });
  await host(page);
  const room = await codeOf(page);
  // The code depends on nothing else.
  expect(room).toBe("HHHHHH");
  await page.goBack();
  await button(page, `Back to room ${room}`).click();
  await expect(seats(page).first()).toContainText("Mira");
  await page.reload();
  await expect(seats(page).first()).toContainText("Mira");
  expect(await codeOf(page)).toBe(room);
});

test("rooms are met where whoever hosts the page says, unless something else is chosen on this device", async ({
  page,
}) => {
  const signalling = (path: string) => ({ signalling: { host: "localhost", port: 9, path, isSecure: false } });
  const asked = new Set<string>();
  // Nobody answers; only the requests matter.
  await page.routeWebSocket(/\/peerjs/u, (socket) => {
    asked.add(new URL(socket.url()).pathname);
  });
  const open = async (): Promise<void> => {
    asked.clear();
    await openPage(page);
    await page.evaluate(
      (content) => {
        const meta = Object.assign(document.createElement("meta"), { name: "letea-connection", content });
        document.head.append(meta);
      },
      JSON.stringify(signalling("/hosted")),
    );
    await button(page, "Play online").click();
    await expect.poll(() => asked.size).toBeGreaterThan(0);
  };
  await open();
  expect([...asked]).toEqual(["/hosted/peerjs"]);
  await page.evaluate((chosen) => localStorage.setItem("letea.connection", chosen), JSON.stringify(signalling("/own")));
  await open();
  expect([...asked]).toEqual(["/own/peerjs"]);
});
