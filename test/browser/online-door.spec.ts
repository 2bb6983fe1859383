/** A host that lets people in one by one: by keys on its side, by link and by code on theirs. */
import { press, tabTo } from "./by-keys.ts";
import { test } from "./online-people.ts";
import { codeOf, linkOf, openRoom, sitDownByLink } from "./online-room.ts";
import { button, dialog, expect, openPage } from "./watching.ts";

test("whoever is new waits at the door, is let in or turned away, and comes back without asking", async ({
  arrive,
}) => {
  const host = await arrive({ name: "Mira" });
  await openRoom(host);
  await host.getByRole("checkbox", { name: "Ask me before letting anybody in" }).check();
  const link = await linkOf(host);
  const code = await codeOf(host);

  const ada = await arrive({ name: "Ada" });
  await ada.goto(link);
  await expect(ada.getByText("Waiting to be let in…")).toBeVisible();
  await expect(host.getByRole("status").filter({ hasText: "Ada wants to join." })).toBeVisible();
  await tabTo(host, /^Let Ada in$/u);
  await press(host, "Enter");
  await sitDownByLink(ada, link, "Ada");
  await expect(host.getByText("Ada wants to join.")).toHaveCount(0);
  await ada.reload();
  await expect(button(ada, "I’m ready")).toBeVisible();

  const ivo = await arrive({ name: "Ivo" });
  await openPage(ivo);
  await button(ivo, "Join a room").click();
  await dialog(ivo, "Join a room").getByRole("textbox", { name: "Code or link" }).fill(code);
  await dialog(ivo, "Join a room").getByRole("button", { name: "Join" }).click();
  await expect(ivo.getByText("Waiting to be let in…")).toBeVisible();
  await button(host, "Turn Ivo away").click();
  await expect(ivo.getByRole("heading", { name: "Not let in" })).toBeVisible();
  await expect(button(ivo, "Ask again")).toBeVisible();
});
