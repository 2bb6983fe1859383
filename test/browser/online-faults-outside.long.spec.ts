/** Reasons outside the room that keep somebody out: networks, browsers, other versions of the page. Each has a remedy. */
import type { Page } from "@playwright/test";
import { expect, type Person, test } from "./fault-people.ts";
import { isIn, says } from "./fault-troubles.ts";
import { codeOf, linkOf, openRoom } from "./online-room.ts";
import { button } from "./watching.ts";

/** As companies set it up: nothing but what goes through their proxy. Newer browsers have another name for it. */
const BLOCKED = ["force-webrtc-ip-handling-policy", "webrtc-ip-handling-policy"].map(
  (name) => `--${name}=disable_non_proxied_udp`,
);

test("a browser that may not connect directly, and a relay that isn’t there", async ({ person, launch }) => {
  const mira = await person({ name: "Mira" });
  await openRoom(mira.page);
  const link = await linkOf(mira.page);
  const blocked = await person({ name: "Ada", browser: await launch(...BLOCKED) });
  const relayed = await person({ name: "Ivo" });
  await Promise.all([expectBlocked(blocked, link, await codeOf(mira.page)), expectNoRelay(relayed, link)]);
});

async function expectBlocked({ page }: Person, link: string, code: string): Promise<void> {
  await page.goto(link);
  await says(page, "This browser can’t connect");
  await button(page, "Home").last().click();
  await expect(button(page, "Play online")).toBeVisible();
  // Nobody was reached there, so there is nothing to go back to.
  await expect(button(page, `Back to room ${code}`)).toHaveCount(0);
}

/** The page offers to correct a relay that was set wrongly on this device. */
async function expectNoRelay({ page }: Person, link: string): Promise<void> {
  const turn = [{ url: "turn:127.0.0.1:9?transport=udp", username: "ivo", credential: "secret" }];
  await page.addInitScript(
    (settings) => {
      if (localStorage.getItem("letea.connection") === null) localStorage.setItem("letea.connection", settings);
    },
    JSON.stringify({ turn, isRelayOnly: true }),
  );
  await page.goto(link);
  await says(page, "Can’t reach the room");
  await button(page, "Connection…").click();
  await page.getByLabel("Relay only").uncheck();
  await button(page, "Save").click();
  await page.keyboard.press("Escape");
  await button(page, "Try again").click();
  await isIn(page);
}

declare global {
  interface Window {
    /** A text in this page's messages, and its replacement. */
    misspoken: readonly [string, string] | undefined;
  }
}

/** Sets the replacement, or ends it. */
const misspeaks = (page: Page, what?: readonly [string, string]): Promise<void> =>
  page.evaluate((how) => {
    window.misspoken = how;
  }, what);

test("a host whose game isn’t here, whose rules are others, or whose room is full", async ({ person }) => {
  const [mira, ada] = [await person({ name: "Mira" }), await person({ name: "Ada" })];
  await mira.page.addInitScript(() => {
    const send = RTCDataChannel.prototype.send as (data: unknown) => void;
    RTCDataChannel.prototype.send = function (this: RTCDataChannel, data: unknown) {
      const [from, to] = window.misspoken ?? ["^$", ""];
      Reflect.apply(send, this, [typeof data === "string" ? data.replace(new RegExp(from, "u"), to) : data]);
    };
  });
  await openRoom(mira.page);
  await misspeaks(mira.page, ['"game":"[^"]+"', '"game":"halma"']);
  await ada.page.goto(await linkOf(mira.page));
  await says(ada.page, "Unknown game");

  await misspeaks(mira.page, ['"rules":"[0-9a-f]{64}"', `"rules":"${"0".repeat(64)}"`]);
  await button(ada.page, "Reload").click();
  await says(ada.page, "Different rules");

  await misspeaks(mira.page);
  await button(ada.page, "Reload").click();
  await isIn(ada.page);

  // As if the room were full.
  const ivo = await person({ name: "Ivo" });
  await mira.page.getByLabel("Let nobody new in").check();
  await misspeaks(mira.page, ['"room-locked"', '"room-full"']);
  await ivo.page.goto(await linkOf(mira.page));
  await says(ivo.page, "The room is full");
  await mira.page.getByLabel("Let nobody new in").uncheck();
  await button(ivo.page, "Try again").click();
  await isIn(ivo.page);
});
