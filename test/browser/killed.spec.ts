/** Browsers that are killed: what was done a moment before is there when they are started again. */
import { test } from "./fault-people.ts";
import { meet } from "./fault-table.ts";
import { hostSurvives, survivesAll, survivesAlone } from "./kills.ts";
import { begin } from "./online-room.ts";

// Pictures of so many steps on so many pages would cost more than what is looked at.
test.use({ trace: "off" });

/** In milliseconds. Longer ones are waited for in `npm run test:long`. */
const SOON = 100;

test("a guest is killed just after each thing that is done at a table, and has done it", async ({ person }) => {
  const [mira, ada] = [await person({ name: "Mira" }), await person({ name: "Ada", canBeKilled: true })];
  await meet([mira, ada], "Standard", "2");
  await begin(mira.page, [ada.page]);
  await survivesAll(ada, mira, SOON);
});

test("a host is killed just after it has opened a room, begun a match and played there, and hosts on", async ({
  person,
}) => {
  const [mira, ada] = [await person({ name: "Mira", canBeKilled: true }), await person({ name: "Ada" })];
  await hostSurvives(mira, ada, SOON);
  await survivesAll(mira, ada, SOON);
});

test("whoever plays with bots is killed just after a pick and a choice, and has made both", async ({ person }) => {
  await survivesAlone(await person({ name: "Mira", canBeKilled: true }), SOON);
});
