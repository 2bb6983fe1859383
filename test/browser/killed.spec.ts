/** Browsers that are killed: what was done before is there when they are started again. */

import { atScale, LONG } from "../scale.ts";
import { test } from "./fault-people.ts";
import { meet } from "./fault-table.ts";
import { DEEDS, hostSurvives, survivesAll, survivesAlone } from "./kills.ts";
import { begin } from "./online-room.ts";

/** In milliseconds: just after something was done; and sooner and later than browsers write things out. */
const DELAYS = atScale([100], [100, 1_000, 10_000, 45_000]);

/** A host is missed for long: in the quick run it does what only a host has to do more for, it opens all choices. */
const OF_HOST = DEEDS.slice(...atScale([1, 2], [0]));

for (const delay of DELAYS) {
  test(
    `a guest is killed ${delay} ms after each thing that is done at a table, and has done it`,
    LONG,
    async ({ person }) => {
      const [mira, ada] = [await person({ name: "Mira" }), await person({ name: "Ada", canBeKilled: true })];
      await meet([mira, ada], "Standard", "2");
      await begin(mira.page, [ada.page]);
      await survivesAll(ada, mira, delay, DEEDS);
    },
  );

  test(
    `a host is killed ${delay} ms after it has opened a room, begun a match and played there, and hosts on`,
    LONG,
    async ({ person }) => {
      const [mira, ada] = [await person({ name: "Mira", canBeKilled: true }), await person({ name: "Ada" })];
      await hostSurvives(mira, ada, delay);
      await survivesAll(mira, ada, delay, OF_HOST);
    },
  );

  test(`whoever plays with bots is killed ${delay} ms after a pick and a choice, and has made both`, async ({
    person,
  }) => {
    await survivesAlone(await person({ name: "Mira", canBeKilled: true }), delay);
  });
}
