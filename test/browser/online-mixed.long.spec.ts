/** Two people at one device, one elsewhere, and a bot, in the modes in which they play with each other. */
import { test } from "./online-people.ts";
import { begin, linkOf, openRoom, seats, sitDownByLink } from "./online-room.ts";
import { playAround, playTwoRounds } from "./two-rounds.ts";
import { button, expect, readBoats } from "./watching.ts";

for (const mode of ["Co-operative", "Teams"]) {
  test(`${mode}, two rounds`, async ({ arrive }) => {
    const couch = await arrive({ name: "Mira", settings: { method: "device", taps: true } });
    await openRoom(couch, mode, "4");
    await button(couch, "Add local player at seat 2").click();
    await couch.getByRole("textbox", { name: "Their name" }).fill("Ada");
    await button(couch, "Sit down").click();
    await expect(seats(couch).nth(1)).toContainText("Ada");
    await expect(couch.getByText("Players who share a device trust it.")).toBeVisible();
    const guest = await arrive();
    await sitDownByLink(guest, await linkOf(couch), "Ivo");
    await button(couch, "Fill with bots").click();
    await expect(seats(couch).nth(3)).toContainText("Bot");
    await begin(couch, [guest]);

    const [curtains] = await Promise.all([playAround(couch), playTwoRounds(guest)]);
    expect(curtains).toEqual(["Mira", "Ada", "Mira", "Ada"]);
    const numbers = await Promise.all([couch, guest].map(async (page) => sorted(await readBoats(page))));
    expect(numbers[1]).toEqual(numbers[0]);
  });
}

const sorted = (boats: readonly { readonly name: string }[]) => [...boats].sort((a, b) => (a.name < b.name ? -1 : 1));
