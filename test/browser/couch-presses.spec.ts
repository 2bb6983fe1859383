/** Neither the screen nor a screen reader reveals which keys are pressed. */
import type { CDPSession, Page } from "@playwright/test";
import { NAMES, openAll, place, sitTogether } from "./couch.ts";
import { askedOfAll, lookAtKeys } from "./couch-playing.ts";
import { expectAlike, givenAway } from "./secrets.ts";
import { accept } from "./table-playing.ts";
import { expect, test, withoutWorld } from "./watching.ts";

const THREE = NAMES.slice(0, 3);

/** Like browsers that don’t know what is printed on the keys. */
async function withUnknownKeys(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "keyboard", { value: {} }));
}

interface Key {
  readonly code: string;
  /** The character that it writes. */
  readonly key: string;
  readonly isShifted?: boolean;
}

/** On a French keyboard: for each person two keys with a different label or character. */
const PRESSES: readonly (readonly Key[])[] = [
  [
    { code: "KeyQ", key: "a" },
    { code: "KeyT", key: "t" },
    { code: "Semicolon", key: "m" },
  ],
  [
    { code: "KeyW", key: "z" },
    { code: "KeyB", key: "b" },
    { code: "Period", key: ":" },
  ],
  [
    { code: "KeyA", key: "q" },
    { code: "KeyN", key: "N", isShifted: true },
    { code: "Slash", key: "§", isShifted: true },
  ],
];

async function pressKey(keyboard: CDPSession, { code, key, isShifted = false }: Key): Promise<void> {
  const pressed = { code, key, modifiers: isShifted ? 8 : 0 };
  await keyboard.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...pressed });
  await keyboard.send("Input.dispatchKeyEvent", { type: "keyUp", ...pressed });
}

const caps = (page: Page, name: string) => place(page).getByRole("group", { name, exact: true }).getByRole("button");

test("no key that is pressed changes anything, on the keyboard or on the screen", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await withUnknownKeys(page);
  await withoutWorld(page);
  await sitTogether(page, { seed: 7, people: 3, settings: { method: "keys", taps: true } });
  for (const _ of THREE) await lookAtKeys(page);
  const keyboard = await page.context().newCDPSession(page);
  const seen = async () => ({
    given: await givenAway(page),
    picture: await page.screenshot({ animations: "disabled" }),
  });

  const all: Awaited<ReturnType<typeof seen>>[] = [];
  for (const keys of PRESSES) {
    for (const key of keys) await pressKey(keyboard, key);
    await expect(openAll(page)).toHaveAttribute("aria-disabled", "false");
    all.push(await seen());
  }
  for (const nth of [0, 5]) {
    for (const name of THREE) await caps(page, name).nth(nth).click();
    all.push(await seen());
  }
  // None is a tab stop, and even a focused one can’t be pressed with Space or Enter.
  for (const name of THREE) {
    expect(await caps(page, name).evaluateAll((keys) => keys.map((key) => key.tabIndex))).toEqual(Array(6).fill(-1));
  }
  const chosen = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  const before = await chosen();
  for (const key of ["Space", "Enter"]) {
    await caps(page, "Ada").nth(3).focus();
    await page.keyboard.press(key);
  }
  expect(await chosen()).toBe(before);
  await caps(page, "Ada").nth(3).click();
  expect(await chosen()).not.toBe(before);

  const [first, ...others] = all;
  for (const [i, { given, picture }] of others.entries()) {
    expectAlike(given, first?.given ?? "");
    expect(picture.equals(first?.picture ?? Buffer.alloc(0)), `after ${i + 1} presses each`).toBe(true);
  }

  // The learnt key names are shown once nothing depends on them any more.
  await openAll(page).click();
  while ((await askedOfAll(page)) === "plan") await accept(page).click();
  const names = place(page).getByRole("region", { name: "Your keys" }).locator("kbd");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(names).toHaveText(["A", "Z", "Q", "S", "Z", "X"]);
});
