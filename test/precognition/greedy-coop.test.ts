/** What the first real opponent makes of the co-operative game: it looks, pays and gives where that saves the crew. */
import { describe, expect, test } from "vitest";
import type { Handle } from "../../src/engine/game.ts";
import { seeded } from "../../src/engine/rng.ts";
import { precognition } from "../../src/games/precognition/game.ts";
import type { Act } from "../../src/games/precognition/model/acts.ts";
import type { CardId } from "../../src/games/precognition/model/card.ts";
import type { State } from "../../src/games/precognition/model/state.ts";
import { readTable } from "./scenario/table-text.ts";
import { readWords } from "./scenario/words.ts";

/** What the bot does for Ada. */
function adaDoes(head: string, ...lines: readonly string[]): Act | undefined {
  const at = (text: string, line: number) => ({ text, place: { file: "table", line } });
  const { state, values } = readTable(
    readWords(head, at(head, 1).place),
    lines.map((text, i) => at(text, i + 2)),
  );
  return precognition.bots.greedy?.({ state, seat: 0, mine: held(state, values), luck: seeded(1) });
}

const held = (state: State, values: ReadonlyMap<Handle, CardId>): ReadonlyMap<Handle, CardId> =>
  new Map([...values].filter(([handle]) => state.boats[0]?.supply.hand.includes(handle)));

const PLAYED = "kept reed-cutters, given raft-drifters";
/** More of everything than any Objective asks for. */
const RICH = `cabins 40, food 90, doctors 50, protectors 50, living-deck full, ${PLAYED}`;

describe("revealing", () => {
  test("is worth its price while there is a season to steer, and something may be missed", () => {
    const act = adaDoes(
      "round 2, acting, coop",
      `Ada: cabins 4, doctors 2, ${PLAYED}, pondering`,
      `Ben: cabins 4, ${PLAYED}, finished`,
    );
    expect(act).toEqual({ do: "reveal" });
  });

  test("isn't worth it when every boat has all that could be asked for", () => {
    const act = adaDoes("round 4, acting, coop", `Ada: ${RICH}, pondering`, `Ben: ${RICH}, finished`);
    expect(act).toEqual({ do: "done" });
  });

  test("isn't worth it at the end of a season in which nobody could pay any more", () => {
    const act = adaDoes(
      "round 12, acting, coop",
      `Ada: cabins 9, food 20, ${PLAYED}, pondering`,
      `Ben: cabins 9, food 20, ${PLAYED}, finished`,
    );
    expect(act).toEqual({ do: "done" });
  });

  test("is left to the boat that misses its Humans less", () => {
    const ada = `Ada: cabins 4, doctors 1, contaminated 6, ${PLAYED}, pondering`;
    const idleDoctors = `cabins 4, doctors 5, ${PLAYED}`;
    expect(adaDoes("round 2, acting, coop", ada, `Ben: ${idleDoctors}, pondering`)).toEqual({ do: "done" });
    expect(adaDoes("round 2, acting, coop", ada, `Ben: ${idleDoctors}, finished`)).toEqual({ do: "reveal" });
  });
});

describe("mitigating", () => {
  const lines = (doctors: number) => [
    `Ada: cabins 9, food 30, spendable 9 food, doctors ${doctors}, ${PLAYED}, pondering`,
    `Ben: cabins 2, food 30, protectors 9, ${PLAYED}, finished`,
    "objectives: crowded-cabins + first-watch mitigated",
  ];

  test("is paid for when an Objective would be missed", () => {
    expect(adaDoes("round 4, acting, coop", ...lines(1))).toEqual({ do: "mitigate", objective: 0, doctors: 0 });
  });

  test("isn't when it's met anyway", () => {
    expect(adaDoes("round 4, acting, coop", ...lines(9))).toEqual({ do: "done" });
  });

  test("counts what the boats will have after the island, not before", () => {
    const act = (food: number) =>
      adaDoes(
        "round 4, acting, coop",
        `Ada: cabins 9, food ${food}, contaminated 3, spendable 3 human, ${PLAYED}, pondering`,
        `Ben: cabins 9, food 9, ${PLAYED}, finished`,
        "objectives: harvest-store + nobody-left-ashore mitigated",
      );
    // Enough before nine or ten Humans eat; afterwards only for the easier side.
    expect(act(17)).toEqual({ do: "mitigate", objective: 0, doctors: 0 });
    expect(act(40)).toEqual({ do: "done" });
  });
});

describe("giving", () => {
  const LACKING = "doctors 2, protectors 0";
  const PLENTY = "doctors 5, protectors 5";
  /** Spring singers are the only Ymunes about, and each boat needs three of them. */
  const choice = (ada: string, ben: string) =>
    adaDoes(
      "round 4, choosing, coop",
      `Ada: cabins 4, food 20, ${ada}, decision spring-singers + rooftop-camp, hand raft-drifters + silent-ferry, choosing`,
      `Ben: cabins 4, food 20, ${ben}, decision sunken-tram + reed-cutters, choosing`,
      "objectives: song-of-the-spring mitigated + crowded-cabins mitigated",
    );

  test("lets a partner have what an Objective lacks there", () => {
    expect(choice(PLENTY, LACKING)).toMatchObject({ do: "choose", give: 0 });
  });

  test("keeps what an Objective lacks here", () => {
    expect(choice(LACKING, PLENTY)).toMatchObject({ do: "choose", keep: 0 });
  });
});
