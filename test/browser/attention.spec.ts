/** The title, notifications, and the screen's sleep. Only the browser's own part is stubbed. */
import type { Page } from "@playwright/test";
import { LONG } from "../scale.ts";
import { test } from "./online-people.ts";
import { begin, linkOf, openRoom, sitDownByLink } from "./online-room.ts";
import { accept, lockIn, ways } from "./table-playing.ts";
import { button, dialog, expect, openPage } from "./watching.ts";

/** What the page has asked of the browser. */
interface Asked {
  readonly shown: { readonly title: string; readonly body: string }[];
  locks: number;
  held: number;
}

async function withBrowserOf(page: Page, answer: "granted" | "denied"): Promise<void> {
  await page.addInitScript((answer) => {
    const asked: Asked = { shown: [], locks: 0, held: 0 };
    Reflect.set(window, "asked", asked);
    let permission = "default";
    class Shown extends EventTarget {
      static get permission() {
        return permission;
      }
      static requestPermission() {
        permission = answer;
        return Promise.resolve(answer);
      }
      constructor(title: string, { body = "" }: NotificationOptions = {}) {
        super();
        asked.shown.push({ title, body });
      }
      close() {
        asked.shown.pop();
      }
    }
    Object.defineProperty(window, "Notification", { value: Shown });
    class Lock extends EventTarget {
      released = false;
      release() {
        if (!this.released) asked.held -= 1;
        this.released = true;
        return Promise.resolve();
      }
    }
    const locks = new Set<Lock>();
    const request = () => {
      const lock = new Lock();
      locks.add(lock);
      asked.locks += 1;
      asked.held += 1;
      return Promise.resolve(lock);
    };
    Object.defineProperty(navigator, "wakeLock", { value: { request } });
    // As every browser does it.
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "hidden") for (const lock of locks) void lock.release();
    });
  }, answer);
}

const askedBy = (page: Page): Promise<Asked> => page.evaluate(() => Reflect.get(window, "asked"));

const turn = (page: Page, state: DocumentVisibilityState): Promise<void> =>
  page.evaluate((value) => {
    Object.defineProperty(document, "visibilityState", { configurable: true, value });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);

async function lockInFirst(page: Page): Promise<void> {
  await ways(page).first().locator("xpath=..").click();
  await lockIn(page).click();
}

test("the title says where one is and whose move it is, a notification tells it to whoever has asked for it", async ({
  arrive,
}) => {
  const [host, guest] = [await arrive({ name: "Mira" }), await arrive({ name: "Ada" })];
  for (const page of [host, guest]) await withBrowserOf(page, "granted");
  await openPage(host);
  await expect(host).toHaveTitle("Letea: board games in your browser");
  await openRoom(host, "2");
  await expect(host).toHaveTitle(/^Room [A-Z]{6} · Letea$/u);
  await sitDownByLink(guest, await linkOf(host), "Ada");
  await button(guest, "Settings").click();
  await guest.getByLabel("Notify me when it’s my move online").check();
  await button(guest, "Close").click();
  await begin(host, [guest]);
  for (const page of [host, guest]) await expect(page).toHaveTitle("Your move · Précognition · Letea");

  await lockInFirst(guest);
  await expect(guest).toHaveTitle("Précognition · Letea");
  await turn(guest, "hidden");
  expect((await askedBy(guest)).shown).toEqual([]);
  await lockInFirst(host);
  await expect(accept(host)).toBeVisible();
  await expect(guest).toHaveTitle("Your move · Précognition · Letea");
  await expect
    .poll(async () => (await askedBy(guest)).shown)
    .toEqual([{ title: "It’s your move", body: expect.stringMatching(/^Précognition, room [A-Z]{6}$/u) }]);
  // The host hasn't asked for any.
  expect((await askedBy(host)).shown).toEqual([]);
});

test(
  "the screen stays awake during a match, also after the page was hidden, and not before or after",
  LONG,
  async ({ arrive }) => {
    const page = await arrive({ name: "Mira" });
    await withBrowserOf(page, "granted");
    await openPage(page, "/?seed=7");
    await expect(button(page, "Play now")).toBeVisible();
    expect((await askedBy(page)).locks).toBe(0);
    await button(page, "Play now").click();
    await expect.poll(async () => (await askedBy(page)).held).toBe(1);
    await turn(page, "hidden");
    await expect.poll(async () => (await askedBy(page)).held).toBe(0);
    await turn(page, "visible");
    await expect.poll(async () => (await askedBy(page)).held).toBe(1);
    await button(page, "Menu").click();
    await button(page, "Home").click();
    await expect.poll(async () => (await askedBy(page)).held).toBe(0);
  },
);

test("whoever has blocked notifications hears where to allow them, and the setting stays off", async ({ arrive }) => {
  const page = await arrive({ name: "Mira" });
  await withBrowserOf(page, "denied");
  await openPage(page);
  await button(page, "Settings").click();
  const notify = dialog(page, "Settings").getByLabel("Notify me when it’s my move online");
  await notify.click();
  await expect(dialog(page, "Settings")).toContainText("This browser blocks notifications from Letea.");
  await expect(notify).not.toBeChecked();
});
