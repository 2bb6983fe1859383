/** More people than a room can hold: who wants to play finds a place. */
import { expect, test } from "vitest";
import { Harbour, settle } from "./harbour.ts";

const MOST = 96;

const namesIn = (harbour: Harbour): readonly string[] => harbour.lobby("Ada").guests.map(({ name }) => name);

test("whoever has gone makes room first, then who came first of those who sit nowhere, never who sits or hosts", () => {
  const harbour = new Harbour();
  const come = (who: string, many: number): void => {
    for (let k = 0; k < many; k++) harbour.guest(`${who} ${k}`).pass(200);
    harbour.pass(5_000);
  };
  harbour.host("Ada").guest("Bo");
  settle(harbour, "Bo", 1);
  come("Guest", MOST - 2);
  expect(namesIn(harbour)).toHaveLength(MOST);

  harbour.lose("Guest 7");
  harbour.pass(12_000).guest("Dot").pass(3_000);
  expect(harbour.room("Dot").state).toBe("in");
  expect(harbour.room("Guest 0").state).toBe("in");
  expect(namesIn(harbour)).not.toContain("Guest 7");

  harbour.guest("Eve").pass(3_000);
  expect(harbour.room("Eve").state).toBe("in");
  const { state, trouble } = harbour.room("Guest 0");
  expect([state, trouble]).toEqual(["out", "room-full"]);

  come("Late", 14);
  expect(namesIn(harbour)).toHaveLength(MOST);
  expect(namesIn(harbour)).toEqual(expect.arrayContaining(["Ada", "Bo", "Late 13"]));
});
