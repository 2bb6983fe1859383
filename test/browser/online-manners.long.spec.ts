/** How people at separate devices get along: chat, reactions, and votes about the match. */
import type { Page } from "@playwright/test";
import { expect, type Person, test } from "./fault-people.ts";
import { playTo, roundOf, seatAtTable } from "./fault-table.ts";
import { keepShown } from "./glimpses.ts";
import { begin, codeOf, company, linkOf, openRoom, seats, sitDownByLink } from "./online-room.ts";
import { desk } from "./table-playing.ts";
import { button, dialog, openPage } from "./watching.ts";

const RULE = "Hands stay hidden: don’t show or name the cards you hold.";
/** They are on the same network. */
const PATH = /direct,\s\d+\sms/u;

const chat = (page: Page) => page.getByRole("log", { name: "Chat" });
const people = (page: Page) => page.getByRole("region", { name: "Who is here" });
const seat = (page: Page, name: string) => seats(page).filter({ hasText: name });

async function say(page: Page, words: string): Promise<void> {
  await page.getByRole("textbox", { name: "Message" }).fill(words);
  await page.keyboard.press("Enter");
}

async function fromMenu(page: Page, name: string): Promise<void> {
  await button(page, "Menu").click();
  await dialog(page, "Menu").getByRole("button", { name }).click();
}

const openChat = (page: Page) => company(page).locator(".company-chat").click();

test("three people talk, point, pause, hand a seat to a bot and take it back, and stop the match", async ({
  person,
}) => {
  test.slow();
  const [mira, ada, ivo] = [
    await person({ name: "Mira" }),
    await person({ name: "Ada" }),
    await person({ name: "Ivo" }),
  ];
  const all = [mira, ada, ivo];
  await openRoom(mira.page, "Co-operative", "3", "20 s");
  await sitDownByLink(ada.page, await linkOf(mira.page), "Ada");

  await test.step("by a code somebody is on a seat with two actions", async () => {
    await openPage(ivo.page);
    await button(ivo.page, "Join a room").click();
    const join = dialog(ivo.page, "Join a room");
    await join.getByRole("textbox", { name: "Code or link" }).fill(await codeOf(mira.page));
    await expect(join.getByRole("textbox", { name: "Your name" })).toHaveValue("Ivo");
    await join.getByRole("button", { name: "Join" }).click();
    for (const { page } of all) await expect(seats(page).nth(2)).toContainText("Ivo");
  });

  await test.step("in the lobby: the rule for talking, what is said, reactions, and whom one doesn’t want to hear", async () => {
    for (const { page } of all) await expect(page.getByRole("region", { name: "Chat" })).toContainText(RULE);
    await say(ada.page, "Good evening!");
    for (const { page } of all) await expect(chat(page)).toContainText("Ada Good evening!");
    const reactions = await Promise.all([mira, ada].map(({ page }) => keepShown(page, ".room-seat:has(.reacted)")));
    await button(ivo.page, "Bravo").click();
    for (const shown of reactions) await expect.poll(shown).toContainEqual(expect.stringMatching(/^Ivo.*Bravo/u));
    await people(mira.page).getByRole("button", { name: "Mute Ada" }).click();
    await say(ada.page, "Can you hear me?");
    await expect(chat(ivo.page)).toContainText("Can you hear me?");
    await expect(chat(mira.page)).toContainText("messages from people you muted");
    await expect(chat(mira.page)).not.toContainText("Ada");
    await people(mira.page).getByRole("button", { name: "Mute Ada" }).click();
    await expect(chat(mira.page)).toContainText("Ada Can you hear me?");
    await expect(people(mira.page).getByRole("listitem").filter({ hasText: "Ada" })).toContainText(PATH);
    await expect(people(ada.page).getByRole("listitem").filter({ hasText: "Mira" })).toContainText(PATH);
  });

  await begin(mira.page, [ada.page, ivo.page]);

  await test.step("at the table: the same rule, what is said, how one is connected, and a piece shown to all", async () => {
    for (const page of [ada.page, ivo.page]) {
      await openChat(page);
      await expect(page.locator(".chat-sheet")).toContainText(RULE);
    }
    await say(ivo.page, "I would keep the first.");
    await expect(chat(ada.page)).toContainText("Ivo I would keep the first.");
    await expect(company(mira.page).getByRole("button", { name: "Chat, 1 new message" })).toBeVisible();
    await expect(seatAtTable(ada.page, "Mira")).toHaveAttribute("title", PATH);
    for (const page of [ada.page, ivo.page]) await openChat(page);
    const piece = desk(ada.page).locator("[data-piece]").first();
    const pointed = await Promise.all(all.map(({ page }) => keepShown(page, ".pointed-rows p")));
    await piece.hover();
    await button(ada.page, "Point it out").click();
    for (const shown of pointed) await expect.poll(shown).toContainEqual(expect.stringMatching(/^Ada points at \S/u));
  });

  await test.step("behind the sign: what this device has checked", async () => {
    await button(ada.page, "Fair play: Checked up to here").click();
    const panel = ada.page.locator(".fair");
    await expect(panel).toContainText(/The last reveal was right: entry \d+/u);
    await expect(panel).toContainText(/\d+ reveals?, (?:each )?answered by everybody who was asked/u);
    await expect(panel).toContainText(/\d+ cards and choices were promised; /u);
    await expect(panel).toContainText(/\d+ signatures, all checked\./u);
    await button(ada.page, "Fair play: Checked up to here").click();
  });

  await test.step("a pause: nobody is missed, until whoever asked for it goes on", async () => {
    await fromMenu(mira.page, "Ask for a pause");
    await expect(company(ada.page)).toContainText("Mira asked for a pause.");
    await ivo.die();
    // Longer than the patience of the room.
    for (const { page } of [mira, ada])
      await expect(seatAtTable(page, "Ivo")).toContainText(/silent,\s(?:2[1-9]|\d{3}|[3-9]\d)\ss/u);
    for (const { page } of [mira, ada]) await expect(button(page, "Give it to a bot")).toHaveCount(0);
    await button(mira.page, "Resume").click();
    for (const { page } of [mira, ada]) await expect(button(page, "Give it to a bot")).toBeVisible();
    await ivo.comeBack();
    for (const { page } of [mira, ada]) await expect(button(page, "Give it to a bot")).toHaveCount(0);
  });

  await test.step("a seat is given up, and taken back", async () => {
    await fromMenu(ivo.page, "Give up the seat…");
    await dialog(ivo.page, "Give up the seat?").getByRole("button", { name: "Give up the seat" }).click();
    for (const { page } of all) await expect(seatAtTable(page, "Ivo")).toContainText("bot plays");
    await button(ivo.page, "Take the seat back").click();
    await nextRound(all);
    for (const { page } of all) await expect(seatAtTable(page, "Ivo")).not.toContainText("bot plays");
  });

  await test.step("all want to stop: they are back in the room, and what was played is kept", async () => {
    await fromMenu(ada.page, "Stop the game…");
    await button(ada.page, "Propose").click();
    await expect(company(mira.page)).toContainText("Ada wants to stop the game");
    for (const { page } of [mira, ivo]) await button(page, "Stop").click();
    for (const { page } of all) await expect(seat(page, "Ivo")).toBeVisible();
    await expect(ada.page.getByText("The game was stopped: everybody here agreed.")).toBeVisible();
    await button(ada.page, "Home").click();
    await button(ada.page, "Past games").click();
    const kept = dialog(ada.page, "Past games").getByRole("list", { name: "Past games" }).locator("> li");
    await expect(kept).toHaveCount(1);
    for (const { name } of all) await expect(kept).toContainText(name);
  });
});

async function nextRound(table: readonly Person[]): Promise<void> {
  const rounds = await Promise.all(table.map(({ page }) => roundOf(page)));
  await playTo(table, Math.max(...rounds) + 1);
}
