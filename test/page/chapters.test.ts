/** The chapters of every campaign there is: each can be played, and what comes of it is noted. */
import { describe, expect, test } from "vitest";
import { seeded } from "../../src/engine/rng.ts";
import { GAMES } from "../../src/games/index.ts";
import { TABLES } from "../../src/games/tables.ts";
import { endChapterOf, seatingOfChapter } from "../../src/page/chapters.ts";
import { LocalSession } from "../../src/session/local-session.ts";
import { campaignsIn, NOT_BEGUN } from "../../src/ui/campaign/progress.ts";
import { storeIn } from "../../src/ui/store.ts";
import { atOnce, playOut, seatsToAct } from "../session/tables.ts";
import { storage } from "../ui/storage.ts";

const NAMES = { ofMe: "Ada", ofSeats: ["Pelican", "Egret"] };

const WITH_CAMPAIGN = await Promise.all(
  GAMES.flatMap((game) => {
    const table = TABLES[game.id];
    const load = table?.loadCampaign;
    return table === undefined || load === undefined ? [] : [load().then((campaign) => ({ game, table, campaign }))];
  }),
);

const emptyCampaigns = () => {
  const items = new Map<string, string>();
  return campaignsIn(storeIn(() => storage(items)));
};

describe.each(WITH_CAMPAIGN)("$game.id", ({ game, table, campaign }) => {
  const offer = { game, table, ways: [], levels: [] };
  const seating = (chapter: number, progress = NOT_BEGUN, seed = 7, crew: "me" | "bots" = "me") => {
    const found = seatingOfChapter(offer, campaign, progress, { chapter, crew, names: NAMES, seed });
    if (found === undefined) throw new Error(`there is no chapter ${chapter}`);
    return found;
  };

  test.each(campaign.chapters.map(({ id }, i) => [id, i] as const))("%s can be played, with whatever help", (_, at) => {
    for (const left of [0, 1, 5, 100]) {
      for (const missed of [0, 1, 2, 100]) {
        const before = campaign.chapters.slice(0, at).map(() => ({ missed: 0, left }));
        const { options, seats, seed = 0 } = seating(at, { chapters: [...before, { missed }] });
        const session = LocalSession.fresh(game, { options, seats, seed }, atOnce);
        session.start();
        expect(seatsToAct(session).length).toBeGreaterThan(0);
      }
    }
  });

  test("a try in vain helps the next one, and only a match of the chapter counts", async () => {
    const campaigns = emptyCampaigns();
    const { options, seats } = seating(0);
    const playOne = (seed: number) => {
      const session = LocalSession.fresh(game, { options, seats, seed }, atOnce);
      session.start();
      playOut(session, 3);
      return session;
    };
    campaigns.begin(game.id, { chapter: 0, seed: 7 });
    await endChapterOf(campaigns, offer, playOne(8));
    expect(campaigns.latest.value, "a match with other luck").toBeUndefined();
    const ended = playOne(7);
    expect(ended.result?.isWon).toBe(false);
    await endChapterOf(campaigns, offer, ended);
    expect(campaigns.latest.value).toEqual({ game: game.id, chapter: 0, isReached: false });
    expect(campaign.helpLines({ left: 0, missed: 1 })).toHaveLength(1);
    expect(seating(0, campaigns.of(game.id)).options).not.toEqual(options);
    // It has ended: the same match isn't noted twice.
    await endChapterOf(campaigns, offer, ended);
    expect(campaigns.of(game.id).chapters).toEqual([{ missed: 1 }]);
  });

  test("a chapter that is won beside a bot opens the next one", async () => {
    const bot = game.bots[table.bot];
    if (bot === undefined) throw new Error(`there is no bot ${table.bot}`);
    for (let seed = 1; seed <= 60; seed++) {
      const campaigns = emptyCampaigns();
      const { options, seats } = seating(0, NOT_BEGUN, seed, "bots");
      const session = LocalSession.fresh(game, { options, seats, seed }, atOnce);
      const luck = seeded(seed);
      session.start();
      for (let [seat] = seatsToAct(session); seat !== undefined; [seat] = seatsToAct(session)) {
        const act = bot({ state: session.state, seat, mine: session.mine(seat), luck });
        if (act === undefined) throw new Error(`the bot has no idea (seed ${seed})`);
        session.act(seat, act);
      }
      if (session.result?.isWon !== true) continue;
      campaigns.begin(game.id, { chapter: 0, seed });
      await endChapterOf(campaigns, offer, session);
      expect(campaigns.latest.value).toEqual({ game: game.id, chapter: 0, isReached: true });
      expect(campaigns.of(game.id).chapters).toEqual([{ missed: 0, left: campaign.left(session.state) }]);
      return;
    }
    throw new Error("no match was won");
  });
});
