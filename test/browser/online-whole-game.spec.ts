/** A whole game between people at devices of their own, with others who watch, from one click to the standings. */
import type { Page } from "@playwright/test";
import { isLong } from "../scale.ts";
import { expectSameEnd, expectSameFairRecord, standingsOn } from "./fair-end.ts";
import { type Device, test } from "./online-people.ts";
import { begin, companySeats, linkOf, openRoom, sitDownByLink, watchByLink } from "./online-room.ts";
import { expectSecret, givenAway, type Secret, secretsShown } from "./secrets.ts";
import { asAdvised, asked, playToTheEnd } from "./table-playing.ts";
import { worldOpened } from "./the-world.ts";
import { button, dialog, ending, expect, openLog, openPage } from "./watching.ts";

/** Three of the pages draw everything that moves, all by the same processor. Whoever only watches may have much to see when the others have done. */
const SEEN = { timeout: 300_000 };
// Pictures of so many steps would cost more than the game.
test.use({ trace: "off" });

const NAMES = ["Mira", "Ada", "Ivo", "Noé"] as const;
/** The world costs more than all the rest: in the quick run the game is told in words. */
const MOVING = isLong ? { speed: 4, calm: "off" } : {};
const PHONE = { width: 390, height: 844 };
const SMALL = { width: 640, height: 400 };
/** Whoever isn't told here has no world. */
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

/** With cards that only their holder knows: as luck has it, all that is in hands may lie open at another boat as well. */
async function sitWithSecrets(arrive: Arrive): Promise<Table & { readonly secrets: readonly Secret[] }> {
  for (;;) {
    const table = await sitAround(arrive);
    const secrets = await secretsOf(table);
    if (secrets.length > 0) return { ...table, secrets };
    for (const page of [...table.players, ...table.watchers]) await page.context().close();
  }
}

test("four play and two watch, things move, and all see the same fair game", async ({ arrive }, testInfo) => {
  const { players, watchers, secrets } = await sitWithSecrets(arrive);
  await expectNothingEarly(players, watchers, secrets);
  await Promise.all(players.map((page) => playToTheEnd(page, asAdvised(page))));

  const everybody = [...players, ...watchers];
  for (const page of everybody) await expect(ending(page)).toBeVisible(SEEN);
  const told = await expectSameEnd(everybody);
  expect(told).toHaveLength(1 + NAMES.length);
  // So it would have been found before, had it come earlier.
  for (const watcher of watchers) {
    const all = await receivedBy(watcher);
    expect(secrets.filter((one) => all.includes(onWire(one)))).not.toEqual([]);
  }

  const record = await expectSameFairRecord(everybody, testInfo);
  await expectFairInPage(await arrive(), record, told);
});

/** Somebody who wasn't there opens it. */
async function expectFairInPage(page: Page, record: string, told: readonly string[]): Promise<void> {
  await openPage(page);
  await button(page, "Games played").click();
  await dialog(page, "Games played").getByLabel("Open a record…").setInputFiles(record);
  await expect(dialog(page, "Check a record").getByText("Fair", { exact: true })).toBeVisible();
  await button(page, "Look at the game").click();
  await expect(ending(page)).toBeVisible();
  expect(await standingsOn(page)).toEqual(told);
}

declare global {
  interface Window {
    /** All that has come in over connections. */
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

/** As what is sent calls it. */
const onWire = ({ id }: Secret): string => id.slice(id.indexOf(".") + 1);

/** Of all but the last, who chooses last. */
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

/** All but the last choose: whoever watches is told who has, and of no card that only its holder knows. */
async function expectNothingEarly(players: readonly Page[], watchers: readonly Page[], secrets: readonly Secret[]) {
  for (const page of players.slice(0, -1)) await asAdvised(page).split();
  for (const page of watchers) {
    await expect(companySeats(page).filter({ hasText: "locked" })).toHaveCount(players.length - 1);
    await expect(page.getByRole("heading", { name: "You’re watching" })).toBeVisible();
    await expectSecret(page, secrets);
    await page.keyboard.press("Escape");
    // Nor has it come in without being shown.
    const received = await receivedBy(page);
    expect(received).toContain("seal");
    expect(secrets.filter((one) => received.includes(onWire(one)))).toEqual([]);
  }
}

/** Row by row, whoever reads it. */
