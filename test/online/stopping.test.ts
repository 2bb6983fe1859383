/** A match that all have had enough of. */
import { expect, test } from "vitest";
import { readMatch } from "../../src/fair/reading.ts";
import { rehearsal } from "../rehearsal/game.ts";
import { begin, roomOf } from "./town.ts";

const DIVE = { game: rehearsal.id, options: { nights: 3 }, players: 2, patience: 20 };

test("ends without a result for all at once, and the room plays another one", async () => {
  const table = await roomOf(1, DIVE, ["Ada", "Ivo", "Watcher"]);
  const { town, pages } = table;
  await begin(table, [[0], [1]]);
  const [ada, ivo] = pages;
  const first = ada?.match;
  if (ada === undefined || ivo === undefined || first === undefined) throw new Error("nobody is there");
  await town.until(() => first.session.position > 10, town.act);
  ivo.match.want("stop", true);
  await town.until(() => first.wanted.stop.includes(1));
  await town.pass(30_000);
  expect(pages.map(({ match }) => match.isStopped)).toEqual([false, false, false]);
  ada.match.want("stop", true);
  await town.until(() => pages.every(({ room, match }) => match.isStopped && room.lobby?.match === undefined));
  expect(first.session.isOver).toBe(false);

  // What was played can be looked at.
  const { told } = readMatch(first.session.shortRecord(), (id) => ada.device.findGame(id), town.signatures);
  expect(told.entries.length).toBeGreaterThan(10);

  // It's over for a page that is loaded again, too.
  ivo.leave();
  const again = await ivo.device.open();
  await town.until(() => again.room.state === "in");
  expect(again.room.lobby?.match).toBeUndefined();

  await begin({ town, pages: [ada, again] }, [[0], [1]]);
  await town.until(() => ada.match.id !== first.id && again.match.id === ada.match.id);
  expect(ada.match.isStopped).toBe(false);
  await town.until(() => [ada, again].every(({ match }) => match.session.isOver), town.act);
});
