/** What a table online tells those who trust nobody: what was checked, what happened, and in which words. */
import { readFileSync } from "node:fs";
import { h } from "preact";
import { describe, expect, test } from "vitest";
import type { OnlineMatch } from "../../src/online/online-room.ts";
import { fairnessEvents, hasFault } from "../../src/online-ui/fairness-events.ts";
import { FairnessPanel } from "../../src/online-ui/fairness-panel.tsx";
import { verdictOf } from "../../src/online-ui/record-words.ts";
import { viewOf } from "../../src/online-ui/room-view.ts";
import { showMatch } from "../../src/ui/match/shown-match.ts";
import { roomTexts, speakerOf } from "../texts/all-texts.ts";
import { choosing, NAMES } from "./choosing.ts";
import { REPORTS } from "./dialogs.ts";
import { fakeMatch } from "./fake-match.ts";
import { FakeRoom } from "./fake-room.ts";
import { BUSY } from "./lobbies.ts";
import { firstTable, firstTexts, onPaper } from "./on-paper.ts";

const { say } = speakerOf("en", roomTexts);

describe("what happened", () => {
  const told = (made: Partial<OnlineMatch>) =>
    fairnessEvents(fakeMatch({ session: choosing(), ...made })).map((line) => say(line, NAMES));

  test("is told out of the record: who gave whose seat to a bot, and nothing of it is forgotten", () => {
    const turns: OnlineMatch["turns"] = [
      { entry: 9, seat: 1, to: "silent", by: [0, 2] },
      { entry: 12, seat: 1, to: "back", by: [] },
      { entry: 20, seat: 2, to: "owed", by: [0, 1] },
      { entry: 21, seat: 2, to: "back", by: [0, 1] },
    ];
    expect(told({ turns })).toEqual([
      "Mira and Tess gave Ada’s seat to a bot.",
      "Ada was away and is back. The log shows the cards they hadn’t played.",
      "Tess didn’t reveal what they owed. A bot plays the seat; they can return if all agree.",
      "Tess was away and is back. The log shows the cards they hadn’t played.",
    ]);
    expect(hasFault({ turns })).toBe(true);
    expect(hasFault({ turns: turns.slice(0, 2) })).toBe(false);
  });

  test("is said to whoever is alone, and of them to the others", () => {
    const turns: OnlineMatch["turns"] = [{ entry: 9, seat: 0, to: "alone", by: [] }];
    expect(told({ turns })).toEqual(["You are alone at the table: from now on nobody else vouches for the luck."]);
    for (const seats of [[], [1]]) {
      expect(told({ turns, seats })).toEqual([
        "Mira was alone at the table: from then on nobody else vouches for the luck.",
      ]);
    }
    const isBack = [...turns, { entry: 20, seat: 1, to: "back" as const, by: [] }];
    expect(told({ turns: isBack })[0]).toBe(
      "You were alone at the table: from then on nobody else vouches for the luck.",
    );
  });

  test("includes which seats trust one device", () => {
    expect(told({ shared: [[0, 1, 2]] })).toEqual([
      "Everybody plays on one device: no other device vouches for the luck.",
    ]);
    expect(told({ shared: [[0, 1]] })).toEqual(["Sharing one device, and trusting it: Mira and Ada."]);
  });
});

describe("behind the sign stands", () => {
  const panelOf = (checked: Partial<OnlineMatch["checked"]>): string => {
    const session = choosing();
    const made = fakeMatch({ session });
    const match = { ...made, checked: { ...made.checked, ...checked } };
    const shown = showMatch(session, firstTable(), () => undefined);
    const view = viewOf(new FakeRoom(BUSY));
    return onPaper(h(FairnessPanel, { view, match, shown, onRecord: () => undefined })).text;
  };

  test("that there is nothing to check before anything was revealed", () => {
    const told = panelOf({ lastReveal: undefined, requests: 0 });
    expect(told).toContain("Nothing has been revealed yet.");
    expect(told).not.toContain("checked.");
  });

  test("what the device has counted in its own book, and the last reveal", () => {
    const told = panelOf({ lastReveal: { entry: 71, step: 40 }, requests: 9, promised: 96, opened: 31, signed: 58 });
    expect(told).toMatch(/The last reveal was right: entry 71, Round 1/u);
    expect(told).toContain("9 reveals, each answered by everybody who was asked");
    expect(told).toContain("96 cards and choices were promised; 31 were revealed, each just as promised.");
    expect(told).toContain("58 signatures, all checked.");
    expect(panelOf({ lastReveal: { entry: 5, step: undefined } })).toContain("entry 5, which drew the table’s words");
  });
});

test("whatever fair play can’t do is said in the words that are promised for it", () => {
  const page = readFileSync(new URL("../../src/fair/FAIRNESS.md", import.meta.url), "utf8");
  const [, table = ""] = page.split("| what can still happen | what you read |\n|---|---|\n");
  const promised = (table.split("\n\n")[0] ?? "").split("\n").map((row) => row.split("|")[2]?.trim() ?? "");
  expect(promised.length).toBeGreaterThan(5);
  // Names are filled in, and a list or another sentence may follow.
  const bare = (words: string) =>
    words
      .replaceAll("'", "’")
      .replaceAll(/\{\w+\}/gu, "{}")
      .replace(/[.:]$/u, "");
  const said = [roomTexts.en, firstTexts.en].flatMap((all) => Object.values(all ?? {})).map(bare);
  const missing = promised.filter((words) => {
    const wanted = bare(words).toLowerCase();
    return !said.some((one) => one.toLowerCase().includes(wanted));
  });
  expect(missing).toEqual([]);
});

test("a record isn't called fair before all of it is checked", () => {
  const { fair } = REPORTS;
  if (fair?.is !== "fair") throw new Error("there is no fair record");
  expect(verdictOf(undefined)).toBe("checking");
  expect(verdictOf({ ...fair, isDone: false })).toBe("so-far");
  expect(verdictOf({ ...fair, isDone: true })).toBe("fair");
  expect(verdictOf({ ...fair, isDone: true, devices: [[0, 1, 2]] })).toBe("lone");
});
