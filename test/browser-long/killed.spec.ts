/** Browsers that are killed a while after something was done: sooner and later than browsers write things out. */
import { test } from "../browser/fault-people.ts";
import { meet } from "../browser/fault-table.ts";
import { hostSurvives, survivesAll } from "../browser/kills.ts";
import { begin } from "../browser/online-room.ts";

test.use({ trace: "off" });

/** In milliseconds. */
for (const delay of [100, 1_000, 10_000, 45_000]) {
  test(`a guest is killed after ${delay} ms`, async ({ person }) => {
    const [mira, ada] = [await person({ name: "Mira" }), await person({ name: "Ada", canBeKilled: true })];
    await meet([mira, ada], "Standard", "2");
    await begin(mira.page, [ada.page]);
    await survivesAll(ada, mira, delay);
  });

  test(`a host is killed after ${delay} ms`, async ({ person }) => {
    const [mira, ada] = [await person({ name: "Mira", canBeKilled: true }), await person({ name: "Ada" })];
    await hostSurvives(mira, ada, delay);
    await survivesAll(mira, ada, delay);
  });
}
