/** Where not all connections find a place, a page tells its carrier whose matter: in the room and in the match. */
import { expect, test } from "vitest";
import type { Lane } from "../../src/carrier/carrier.ts";
import { rehearsal } from "../rehearsal/game.ts";
import { begin, type Page, roomOf } from "./town.ts";

const OPENING = { game: rehearsal.id, options: { nights: 3 }, patience: 20, players: 2 };

/** How the host's page ranks what comes in, by who is at the other end and on which kind of lane. */
function ranksOf(page: Page): () => Record<string, string> {
  const [carrier] = page.carriers;
  const links = new Map<string, Lane>();
  carrier?.news.on("opened", ({ link, lane }) => links.set(link, lane));
  carrier?.news.on("closed", ({ link = "" }) => links.delete(link));
  return () =>
    Object.fromEntries(
      [...links].map(([link, lane]) => [
        `${page.device.town.net.otherName(link)}, ${lane.split(" ")[0]}`,
        carrier?.standingOf(link, lane) ?? "",
      ]),
    );
}

test("a page keeps the places of those with a seat, in the room and at the table", async () => {
  const table = await roomOf(1, OPENING, ["Ada"]);
  const [host] = table.pages;
  if (host === undefined) throw new Error("nobody hosts");
  const ranks = ranksOf(host);
  const came = [await table.town.device("Ivo").open(), await table.town.device("Watcher").open()];
  await table.town.until(() => came.every(({ room }) => room.state === "in"));
  expect(ranks()).toEqual({ "Ivo, room": "visitor", "Watcher, room": "visitor" });
  await begin({ ...table, pages: [...table.pages, ...came] }, [[0], [1], []]);
  await table.town.until(() => Object.keys(ranks()).length === 4);
  expect(ranks()).toEqual({
    "Ivo, room": "reserved",
    "Ivo, match": "reserved",
    "Watcher, room": "visitor",
    "Watcher, match": "visitor",
  });
  host.carriers[0]?.news.emit("opened", { lane: "room", link: "new", fingerprints: { ours: "a", theirs: "b" } });
  expect(host.carriers[0]?.standingOf("new", "room")).toBe("stranger");
  expect(host.carriers[0]?.standingOf("new", "another")).toBe("stranger");
});
