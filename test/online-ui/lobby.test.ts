/** What a lobby shows and does, written on paper. */
import { generate } from "lean-qr";
import { h } from "preact";
import { expect, test } from "vitest";
import { ChatPanel } from "../../src/online-ui/chat-panel.tsx";
import { isHeard, usualNameIn } from "../../src/online-ui/people.ts";
import { QrCode } from "../../src/online-ui/qr-code.tsx";
import { RoomRules } from "../../src/online-ui/room-rules.tsx";
import { viewOf } from "../../src/online-ui/room-view.ts";
import { rotation } from "../../src/online-ui/seat-list.tsx";
import type { Lobby } from "../../src/room/lobby.ts";
import { device, FakeRoom, person } from "./fake-room.ts";
import { BUSY, FRESH, INVITED, SEATED } from "./lobbies.ts";
import { firstTable, onPaper } from "./on-paper.ts";

const table = firstTable();

test("above what is said stands what may be said, for each way to play", () => {
  const ruleOf = (lobby: Lobby): string => onPaper(h(ChatPanel, { view: viewOf(new FakeRoom(lobby)), table })).text;
  const hidden = "Hands stay hidden: don’t show or name the cards you hold.";
  expect(ruleOf(BUSY)).toContain(hidden);
  expect(ruleOf({ ...BUSY, options: { mode: "coop", setup: "standard" } })).toContain(hidden);
  const usual = ruleOf(SEATED);
  expect(usual).not.toContain(hidden);
  expect(usual).toContain("Talk about whatever you like.");
});

test("for another game all go one seat on, and whoever has a handicap keeps it", () => {
  const { handicap } = table;
  const [kind] = handicap?.kinds ?? [];
  if (handicap === undefined || kind === undefined) throw new Error("there are no handicaps");
  const second = [{}, { [kind.id]: kind.most }, {}, {}];
  const options = handicap.into(SEATED.options, second);
  const wishes = rotation({ ...SEATED, options }, table);
  expect(wishes.map(({ wish }) => wish)).toEqual(["rotate", "options"]);
  const turned = wishes.flatMap((one) => (one.wish === "options" ? [one.options] : []))[0];
  expect([0, 1, 2, 3].map((seat) => handicap.at(turned, seat)[kind.id] ?? 0)).toEqual([0, 0, kind.most, 0]);
});

test("the picture to be scanned says the link: each of its modules is that of the link's code", () => {
  const link = "https://letea.example/play/#room=KATZEN.0123456789abcdef0123456789abcdef";
  const code = generate(link);
  const drawn = onPaper(h(QrCode, { of: link }));
  const [path] = drawn.named("path");
  const isDark = modulesOf(path?.attributes.d ?? "");
  const wrong: string[] = [];
  for (let y = -4; y < code.size + 4; y++) {
    for (let x = -4; x < code.size + 4; x++) {
      if (isDark(x, y) !== Boolean(code.get(x, y))) wrong.push(`${x} ${y}`);
    }
  }
  expect(wrong).toEqual([]);
  // With the empty border that scanners need.
  expect(drawn.named("svg")[0]?.attributes.viewBox).toBe(`-4 -4 ${code.size + 8} ${code.size + 8}`);
  const other = onPaper(h(QrCode, { of: link.replace("KATZEN", "KATZEM") }));
  expect(other.named("path")[0]?.attributes.d).not.toBe(path?.attributes.d);
});

/** Whether the middle of a module lies in what the path encloses: what an odd number of its upright edges is left of. */
function modulesOf(path: string): (x: number, y: number) => boolean {
  const edges = path
    .split("Z")
    .filter((part) => part !== "")
    .flatMap((part) => {
      const corners = [...part.matchAll(/[ML](\d+) (\d+)/gu)].map(([, x, y]) => [Number(x), Number(y)] as const);
      return corners.map((from, k) => [from, corners[(k + 1) % corners.length] ?? from] as const);
    })
    .filter(([[x], [otherX]]) => x === otherX)
    .map(([[x, y], [, otherY]]) => ({ x, from: Math.min(y, otherY), to: Math.max(y, otherY) }));
  return (x, y) => edges.filter((one) => one.x <= x && one.from <= y && y < one.to).length % 2 === 1;
}

test("who hosts isn't here for anybody who can't hear them", () => {
  expect(isHeard({ state: "in" }, SEATED, SEATED.host)).toBe(true);
  expect(isHeard({ state: "away" }, SEATED, SEATED.host)).toBe(false);
  expect(isHeard({ state: "away" }, SEATED, device(3))).toBe(true);
});

test("whoever comes in without a name isn't called as anybody here, even if the host only watches", () => {
  const named = (name: string): Lobby => ({ ...FRESH, seats: [person(1, name), { by: "open" }] });
  expect(usualNameIn(named("Mira"), "Captain")).toBe("Captain");
  expect(usualNameIn(named("Captain"), "Captain")).not.toBe("Captain");
  const watched: Lobby = { ...INVITED, guests: [{ device: device(2), name: "Captain", isHere: true }] };
  const given = usualNameIn(watched, "Captain");
  expect(["Captain", "Ada", "Ivo", ""]).not.toContain(given);
});

test("how long one waits for somebody is told in minutes where it's whole ones", () => {
  const rules = onPaper(h(RoomRules, { view: viewOf(new FakeRoom(SEATED)), lobby: SEATED }));
  expect(rules.text).toMatch(/20\ss40\ss90\ss5\smin/u);
  expect(rules.text).toContain("After this long without a sign of a player");
});
