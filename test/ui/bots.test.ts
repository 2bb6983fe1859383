/** Bots at the table are somebody: a person with a face, and a manner that says how they play. */
import { expect, test } from "vitest";
import { GAMES } from "../../src/games/index.ts";
import { TABLES } from "../../src/games/tables.ts";
import { KNOWN } from "../../src/ui/look/portrait.tsx";
import { namesOf } from "../../src/ui/match/lineup.ts";
import { gameTexts, speakerOf } from "../texts/all-texts.ts";

test("all names that bots get have a face of their own", () => {
  const names = namesOf(
    Array.from({ length: 6 }, () => ({ name: "", by: "a bot" })),
    { ofMe: "", ofSeats: [] },
  );
  expect(names.toSorted()).toEqual([...KNOWN].toSorted());
});

test.each(GAMES.map(({ id, bots }) => ({ id, levels: Object.keys(bots) })))(
  "each level of $id has a name and a manner, and none is called by what it's made of",
  ({ id, levels }) => {
    const table = TABLES[id];
    const manners = table?.manners ?? {};
    expect(Object.keys(manners).toSorted()).toEqual(levels.toSorted());
    for (const language of ["en", "fr"]) {
      const { say } = speakerOf(language, gameTexts(id));
      const told = levels.flatMap((level) => [say({ key: `bot.${level}` }), say(manners[level] ?? { key: "" })]);
      expect(new Set(told).size).toBe(2 * levels.length);
      expect(told.filter((one) => /random|greedy bot|hasard|aléatoire/iu.test(one))).toEqual([]);
    }
  },
);
