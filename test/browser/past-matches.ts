/** What this device remembers: a match of each kind that is listed differently, and a log-book. */
import type { Page } from "@playwright/test";
import type { RecordedMatch } from "../../src/ui/history/history.ts";

const NAMES = ["Captain", "Barthélemy-Alexandre", "Ada", "Ivo"];

const past = (day: number, more: Partial<RecordedMatch>): RecordedMatch & { readonly format: string } => ({
  format: "letea-past/1",
  game: "precognition",
  ended: Date.UTC(2031, 3, day, 20, 15),
  names: NAMES,
  record: "{}",
  ...more,
});

const MATCHES = [
  past(1, { result: { places: [2, 1, 3, 4], scores: [[17], [21], [9], [0]] } }),
  past(2, {
    names: ["Captain", "Ada", "Barthélemy-Alexandre", "Ivo"],
    result: { places: [1, 1, 2, 2], scores: [[31], [31], [28], [28]] },
    totals: [
      { seats: [0, 1], parts: [17, 14], count: 31 },
      { seats: [2, 3], parts: [15, 13], count: 28 },
    ],
    handicaps: [{ food: 2, humans: -1 }, {}, {}, {}],
  }),
  past(3, {
    result: { places: [2, 2, 2, 2], scores: [[12], [13], [9], [11]], isWon: false },
    totals: [{ seats: [0, 1, 2, 3], parts: [12, 13, 9, 11], count: 45, goal: 60 }],
  }),
  past(4, {}),
];

export async function keepPastMatches(page: Page): Promise<void> {
  await page.addInitScript((matches) => {
    for (const match of matches) {
      localStorage.setItem(`letea.past.${new Date(match.ended).toISOString()}`, JSON.stringify(match));
    }
  }, MATCHES);
}

const DEEDS = ["nobody-starved", "dry-feet", "first-home", "by-a-hair", "thrifty"];
const END = { ended: Date.UTC(2031, 3, 1), place: 2, players: 3, score: 17 };

/** With today's match in it, and that of a few days before. */
export async function keepLogbook(page: Page): Promise<void> {
  await page.addInitScript(
    ({ deeds, end }) => {
      const day = (before: number) => new Date(Date.now() - before * 86_400_000).toISOString().slice(0, 10);
      const log = {
        format: "letea-log/1",
        played: 128,
        won: 45,
        streak: 3,
        longestStreak: 11,
        best: 24,
        deeds: Object.fromEntries(deeds.map((id, i) => [id, { times: i + 1, first: Date.UTC(2031, 2, 1 + i) }])),
        days: Object.fromEntries([0, 1, 2, 3].map((before) => [day(before), { tries: 1, end }])),
      };
      localStorage.setItem("letea.log.precognition", JSON.stringify(log));
    },
    { deeds: DEEDS, end: END },
  );
}
