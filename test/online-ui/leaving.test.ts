/** What somebody reads before they leave a room for good. */
import { expect, test } from "vitest";
import { leavingOf } from "../../src/online-ui/leaving.ts";
import type { Lobby } from "../../src/room/lobby.ts";
import { roomTexts, speakerOf } from "../texts/all-texts.ts";
import { ME } from "./fake-room.ts";
import { FRESH, FULL, INVITED, SEATED } from "./lobbies.ts";

const { say } = speakerOf("en", roomTexts);
const read = (lobby: Lobby | undefined): readonly string[] => {
  const { name, why } = leavingOf(lobby, ME);
  return [say({ key: name }), say({ key: why })];
};
const playing = (lobby: Lobby): Lobby => ({ ...lobby, match: "ab".repeat(32) });

test("before and after a match: a seat becomes free, or the host closes the room", () => {
  expect(read(SEATED)).toEqual(["Leave the room", "Your seat becomes free. You can come back with the code."]);
  expect(read(INVITED)).toEqual(["Leave the room", "You can come back with the code."]);
  expect(read(undefined)).toEqual(["Leave the room", "You can come back with the code."]);
  expect(read(FRESH)).toEqual(["Close the room", "You are the host: if you leave, the room closes for everybody."]);
});

test("during a match the seat is lost to a bot, unless the page is only closed; another one hosts", () => {
  const [name, why] = read(playing(SEATED));
  expect(name).toBe("Leave for good");
  expect(why).toMatch(/^A bot plays your seat to the end, and you can’t take it back.*just close the page/u);
  const [asHost, whyAsHost] = read(playing({ ...SEATED, host: ME }));
  expect(asHost).toBe("Leave for good");
  expect(whyAsHost).toContain("Another player becomes the host.");
});

test("who only watches a match loses nothing; a host with nobody else who plays takes the room along", () => {
  expect(read(playing(FULL))).toEqual(["Leave the room", "You can come back with the code."]);
  expect(read(playing({ ...FULL, host: ME }))[1]).toContain("One of the players becomes the host.");
  const [name, why] = read(playing({ ...FRESH, seats: FRESH.seats.slice(0, 1) }));
  expect(name).toBe("Close the room");
  expect(why).toContain("nobody else plays");
});
