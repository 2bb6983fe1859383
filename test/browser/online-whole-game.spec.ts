/** A whole game between people at devices of their own, with others who watch, from one click to the standings. */
import type { Page } from "@playwright/test";
import { isLong, LONG } from "../scale.ts";
import { expectSameEnd, expectSameFairRecord, standingsOn } from "./fair-end.ts";
import { type Device, test } from "./online-people.ts";
import { begin, companySeats, linkOf, openRoom, sitDownByLink, watchByLink } from "./online-room.ts";
import { expectSecret, givenAway, type Secret, secretsShown } from "./secrets.ts";
import { asAdvised, asked, playToTheEnd } from "./table-playing.ts";
import { worldOpened } from "./the-world.ts";
import { button, dialog, ending, expect, openLog, openPage } from "./watching.ts";

/** Three pages draw the world on the same processor, so a watcher may still have much to see when the others are done. */
const SEEN = { timeout: 300_000 };

const NAMES = ["Mira", "Ada", "Ivo", "Noé"] as const;
/** Drawing the world takes most of the time, so the quick run does without. */
const MOVING = isLong ? { speed: 4, calm: "off" } : {};
const PHONE = { width: 390, height: 844 };
const SMALL = { width: 640, height: 400 };
/** Players not listed here have no world. */
const SEATED: readonly ((name: string) => Device)[] = [
  (name) => ({ name, viewport: { width: 960, height: 540 }, hasWorld: isLong }),
  () => ({ viewport: PHONE, hasTouch: true, hasWorld: isLong }),
];

interface Table {
  readonly players: readonly Page[];
  readonly watchers: readonly Page[];
}

type Arrive = (device?: Device) => Promise<Page>;

async function sitAround(arrive: Arrive): Promise<Table> {
  const players: Page[] = [];
  for (const [seat, name] of NAMES.entries()) players.push(await arrive({ settings: MOVING, ...SEATED[seat]?.(name) }));
  const watchers = [
    await arrive({ settings: MOVING, viewport: SMALL, hasWorld: isLong }),
    await arrive({ settings: MOVING }),
  ];
  for (const watcher of watchers) await keepReceived(watcher);
  const [host, ...guests] = players;
  if (host === undefined) throw new Error("nobody is there");

  await openRoom(host, "4");
  const link = await linkOf(host);
  for (const [k, guest] of guests.entries()) await sitDownByLink(guest, link, NAMES[k + 1] ?? "");
  for (const watcher of watchers) await watchByLink(watcher, link);
  await begin(host, guests, watchers);
  if (isLong) for (const page of [host, players[1] ?? host, watchers[0] ?? host]) await worldOpened(page);
  return { players, watchers };
}

/** Repeats until there are cards that only their holder knows: by chance, all hands may also be face up elsewhere. */
async function sitWithSecrets(arrive: Arrive): Promise<Table & { readonly secrets: readonly Secret[] }> {
  for (;;) {
    const table = await sitAround(arrive);
    const secrets = await secretsOf(table);
    if (secrets.length > 0) return { ...table, secrets };
    for (const page of [...table.players, ...table.watchers]) await page.context().close();
  }
}

test("four play and two watch, things move, and all see the same fair game", LONG, async ({ arrive }, testInfo) => {
  const { players, watchers, secrets } = await sitWithSecrets(arrive);
  await expectNothingEarly(players, watchers, secrets);
  await Promise.all(players.map((page) => playToTheEnd(page, asAdvised(page))));

  const everybody = [...players, ...watchers];
  for (const page of everybody) await expect(ending(page)).toBeVisible(SEEN);
  const told = await expectSameEnd(everybody);
  expect(told).toHaveLength(1 + NAMES.length);
  // This shows that the test would have found it, had it come earlier.
  for (const watcher of watchers) {
    const all = await receivedBy(watcher);
    expect(secrets.filter((one) => all.includes(onWire(one)))).not.toEqual([]);
  }

  const record = await expectSameFairRecord(everybody, testInfo);
  await expectFairInPage(await arrive(), record, told);
});

/** The record is checked in a page that wasn't part of the game. */
async function expectFairInPage(page: Page, record: string, told: readonly string[]): Promise<void> {
  await openPage(page);
  await button(page, "Past games").click();
  await dialog(page, "Past games").getByLabel("Open a record…").setInputFiles(record);
  await expect(dialog(page, "Check a record").getByText("Fair", { exact: true })).toBeVisible();
  await button(page, "Watch the game").click();
  await button(page, "Skip to the end").click();
  await button(page, "See the result").click();
  expect(await standingsOn(page)).toEqual(told);
}

declare global {
  interface Window {
    /** Everything received over connections. */
    readonly received: string[];
  }
}

const keepReceived = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const received: string[] = [];
    Object.assign(window, { received });
    Object.defineProperty(RTCDataChannel.prototype, "onmessage", {
      set(this: RTCDataChannel, hear: ((event: MessageEvent) => void) | null) {
        this.addEventListener("message", (event) => {
          received.push(String(event.data));
          hear?.call(this, event);
        });
      },
    });
  });

const receivedBy = (page: Page): Promise<string> => page.evaluate(() => window.received.join("\n"));

/** The card's name in messages. */
const onWire = ({ id }: Secret): string => id.slice(id.indexOf(".") + 1);

/** Secrets of all players but the one who chooses last. */
async function secretsOf({ players, watchers }: Table): Promise<readonly Secret[]> {
  for (const page of watchers) {
    await openLog(page);
    await expect(page.locator(".watching-desk li", { hasText: "in the Decision Zone" })).toHaveCount(4);
  }
  const known = (await Promise.all(watchers.map(givenAway))).join();
  const secrets: Secret[] = [];
  for (const page of players.slice(0, -1)) {
    expect(await asked(page)).toBe("split");
    secrets.push(...(await secretsShown(page, known)));
  }
  return secrets;
}

/** When all but the last have chosen, watchers know who has, but no secret card. */
async function expectNothingEarly(players: readonly Page[], watchers: readonly Page[], secrets: readonly Secret[]) {
  for (const page of players.slice(0, -1)) await asAdvised(page).split();
  for (const page of watchers) {
    await expect(companySeats(page).filter({ hasText: "locked" })).toHaveCount(players.length - 1);
    await expect(page.getByRole("heading", { name: "You’re watching" })).toBeVisible();
    await expectSecret(page, secrets);
    await page.keyboard.press("Escape");
    // It hasn't even been received.
    const received = await receivedBy(page);
    expect(received).toContain("seal");
    expect(secrets.filter((one) => received.includes(onWire(one)))).toEqual([]);
  }
}

/** Row by row, the same for every reader. */
