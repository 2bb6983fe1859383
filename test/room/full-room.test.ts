/** More people than a room can hold: who wants to play finds a place. */
import { expect, test } from "vitest";
import { Harbour, settle } from "./harbour.ts";

const MOST = 96;

function crowded(many: number): Harbour {
  const harbour = new Harbour();
  harbour.host("Ada").guest("Bo");
  settle(harbour, "Bo", 1);
  for (let k = 0; k < many; k++) harbour.guest(`Guest ${k}`).pass(200);
  harbour.pass(5_000);
  return harbour;
}

const namesIn = (harbour: Harbour): readonly string[] => harbour.lobby("Ada").guests.map(({ name }) => name);

test("whoever came first of those who sit nowhere makes room, and is told", () => {
  const harbour = crowded(MOST - 2);
  expect(namesIn(harbour)).toHaveLength(MOST);
  harbour.guest("Dot").pass(3_000);
  expect(harbour.room("Dot").state).toBe("in");
  const { state, trouble } = harbour.room("Guest 0");
  expect([state, trouble]).toEqual(["out", "room-full"]);
});

test("first whoever has gone", () => {
  const harbour = crowded(MOST - 2);
  harbour.lose("Guest 7");
  harbour.pass(12_000).guest("Dot").pass(3_000);
  expect(harbour.room("Dot").state).toBe("in");
  expect(harbour.room("Guest 0").state).toBe("in");
  expect(namesIn(harbour)).not.toContain("Guest 7");
});

test("never whoever sits or hosts", () => {
  const harbour = crowded(MOST + 14);
  expect(namesIn(harbour)).toHaveLength(MOST);
  expect(namesIn(harbour)).toEqual(expect.arrayContaining(["Ada", "Bo", "Guest 109"]));
});
