import { expect, test } from "vitest";
import { precognition } from "../../src/games/precognition/game.ts";
import type { PrecognitionTypes } from "../../src/games/precognition/model/types.ts";
import { missionStories } from "../../src/games/precognition/table/story/missions.ts";
import { LocalSession } from "../../src/session/local-session.ts";
import type { Told } from "../../src/ui/game-table.ts";
import { atOnce, seats } from "../session/tables.ts";

const COOP = precognition.variants.filter(({ options }) => options.mode === "coop");

test.each(COOP)("the Objectives’ story of $options with $players boats is the match’s", ({ options, players }) => {
  const by = Array.from({ length: players }, () => "bot" as const);
  const session = LocalSession.fresh(precognition, { options, seats: seats(...by), seed: 5 }, atOnce);
  const told: Told<PrecognitionTypes>[] = [];
  session.news.on("step", ({ events }) => told.push({ events, state: session.state }));
  session.start();

  const stories = missionStories(told);
  const events = told.flatMap((one) => one.events);
  const judged = events.flatMap((event) => (event.on === "judged" ? [event] : []));
  expect(stories).toHaveLength(judged.length);
  for (const { id, isMet, learntBy, easedBy } of stories) {
    expect(judged).toContainEqual({ on: "judged", objective: id, isMet });
    const easing = events.flatMap((event) => (event.on === "mitigated" && event.objective === id ? [event.seat] : []));
    expect(easing).toEqual(easedBy === undefined ? [] : [easedBy]);
    const at = events.findIndex((event) => event.on === "objective" && event.objective === id);
    const payer = events.slice(0, at).findLast((event) => event.on === "paid-to-reveal");
    const shown = events[at];
    expect(learntBy).toBe(shown?.on === "objective" && shown.at === "round" ? payer?.seat : undefined);
  }
});
