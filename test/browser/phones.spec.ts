/** A shared screen is the table, and phones are the hands of the people around it. */
import type { Page } from "@playwright/test";
import { LONG } from "../scale.ts";
import { place } from "./couch.ts";
import { weighing } from "./hand-weight.ts";
import { test } from "./online-people.ts";
import { begin, codeOf, company, linkOf, seats, sitDownByLink } from "./online-room.ts";
import { ways } from "./table-playing.ts";
import { playAround, playTwoRounds } from "./two-rounds.ts";
import { button, choose, expect, newGame, openPage, readBoats } from "./watching.ts";

/** In bytes, beside the network's code. Most of it is rules, bots, the desk, what cards look like, and words. */
const MOST_WEIGHT = 189_000;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

/** Opens a room for four people with phones. Returns the link that its QR code is a picture of. */
async function openForPhones(screen: Page): Promise<string> {
  await openPage(screen);
  await newGame(screen, "4");
  for (const seat of [2, 3, 4]) {
    await screen.getByLabel(`Who plays seat ${seat}`, { exact: true }).selectOption("Local player");
  }
  await button(screen, "Phones as hands").click();
  await expect.poll(() => codeOf(screen)).toHaveLength(6);
  await expect(screen.getByRole("img", { name: "QR code of the link to this room" })).toBeVisible();
  return await linkOf(screen);
}

/** On a phone, with nothing but the link. */
async function sitDownByPhone(phone: Page, link: string, name: string): Promise<void> {
  await phone.goto(link);
  await phone.getByRole("textbox", { name: "Your name" }).fill(name);
  await button(phone, "Sit down").click();
  await expect(phone.getByRole("region", { name: "Your hand" })).toContainText(name);
}

/** What draws the world, by the name of its chunk, among what a page has asked for. */
function worldAskedFor(page: Page): string[] {
  const found: string[] = [];
  page.on("request", (request) => {
    if (/open-world|\/show-/u.test(request.url())) found.push(request.url());
  });
  return found;
}

test("two phones, somebody online and one behind the curtain play two rounds around a shared screen", async ({
  arrive,
}) => {
  const screen = await arrive({ name: "Mira", settings: { method: "device", taps: true } });
  const link = await openForPhones(screen);

  const ada = await arrive(PHONE);
  const world = worldAskedFor(ada);
  await sitDownByPhone(ada, link, "Ada");
  // This phone goes, and another one takes its place once the shared screen has freed it.
  const lost = await arrive(PHONE);
  await sitDownByPhone(lost, link, "Ivo");
  await lost.context().close();
  await seats(screen).filter({ hasText: "Ivo" }).getByRole("button", { name: "Free the seat" }).click();
  const ivo = await arrive(PHONE);
  await sitDownByPhone(ivo, link, "Ivo");

  await choose(screen, "Players online");
  const tess = await arrive({ name: "Tess" });
  await sitDownByLink(tess, await linkOf(screen), "Tess");
  await choose(screen, "Phones as hands");
  await button(screen, "Sit down").click();
  await expect(seats(screen).nth(3)).toContainText("Mira");
  await begin(screen, [ada, ivo, tess]);

  // A phone that is loaded anew is the same hand at once.
  await ada.reload();
  await expect(company(ada)).toBeVisible();
  await expect(ada.getByRole("region", { name: "Ada", exact: true })).toBeVisible();
  // What Mira holds isn't seen by those who look at the screen too.
  await expect(place(screen).getByRole("heading", { name: "Mira" })).toBeVisible();

  const [curtains] = await Promise.all([playAround(screen), ...[ada, ivo, tess].map(playTwoRounds)]);
  expect(curtains).toEqual(["Mira", "Mira"]);
  const told = await Promise.all([screen, tess].map(readBoats));
  const inOrder = told.map((boats) => boats.toSorted((a, b) => (a.name < b.name ? -1 : 1)));
  expect(inOrder[1]).toEqual(inOrder[0]);
  expect(world).toEqual([]);
});

test(
  "a screen without a seat shows the table, and a hand moves to a phone that comes late",
  LONG,
  async ({ arrive }) => {
    const screen = await arrive();
    await openPage(screen);
    await newGame(screen, "2");
    await screen.getByLabel("Who plays seat 2", { exact: true }).selectOption("Local player");
    await button(screen, "Phones as hands").click();
    await expect.poll(() => codeOf(screen)).toHaveLength(6);
    const link = await linkOf(screen);
    const [ada, ivo] = [await arrive(PHONE), await arrive(PHONE)];
    const weigh = weighing(ada);
    await sitDownByPhone(ada, link, "Ada");
    await sitDownByPhone(ivo, link, "Ivo");
    await begin(screen, [ada, ivo]);
    await expect(screen.getByRole("heading", { name: "Play on your phones" })).toBeVisible();
    await expect(place(screen).getByRole("radio")).toHaveCount(0);
    await screen.reload();
    await expect(screen.getByRole("heading", { name: "Play on your phones" })).toBeVisible();
    await expect(ways(ada)).not.toHaveCount(0);
    const weight = await weigh();
    expect(weight, "unless something was weighed").toBeGreaterThan(50_000);
    expect(weight).toBeLessThanOrEqual(MOST_WEIGHT);

    const late = await arrive(PHONE);
    await late.goto(link);
    await expect(late.getByText("You’re watching")).toBeVisible();
    await expect(ways(ivo)).not.toHaveCount(0);
    const hand = await ways(ivo).evaluateAll(namesOf);
    await ivo.keyboard.press("2");
    await expect(ways(ivo).nth(1)).toBeChecked();

    await button(ivo, "Menu").click();
    await button(ivo, "Move to another phone").click();
    const way = await ivo.getByRole("textbox", { name: "Link that moves your hand" }).inputValue();
    await late.goto(way);
    await expect(ivo.getByText("Your hand is on the other phone now.")).toBeVisible();
    await expect(ways(late)).not.toHaveCount(0);
    expect(await ways(late).evaluateAll(namesOf)).toEqual(hand);
    // The screen's table goes on with the other phone.
    await Promise.all([ada, late].map(playTwoRounds));
    // What has moved once is offered no more.
    await ivo.goto(way);
    await expect(ivo.getByText("No phone is offering this hand any more.")).toBeVisible();
  },
);

const namesOf = (all: readonly Element[]): readonly string[] => all.map((one) => one.getAttribute("aria-label") ?? "");
