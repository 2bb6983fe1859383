/** What the picture to share tells of a match that is over. */
import type { Result } from "../../session/session.ts";
import type { GameViews } from "../game-table.ts";
import { handicapWords } from "../match/handicap-words.ts";
import type { TableMatch } from "../match/table-match.ts";
import type { Line } from "../texts/line.ts";
import type { Speaker } from "../texts/speaker.ts";
import type { Souvenir } from "./souvenir.ts";

/** Undefined before the end. */
export function souvenirOf(
  { shown, table, scores, session, looks }: TableMatch,
  views: GameViews | undefined,
  speaker: Speaker,
  address: string,
): Souvenir | undefined {
  const { say, language } = speaker;
  const result = shown.result.value;
  const verdict = shown.log.value.at(-1)?.lines.value[0]?.line;
  if (result === undefined) return undefined;
  const totals = table.totals?.(shown.state.value) ?? [];
  const tie = tieLine(
    result,
    scores,
    totals.map(({ seats }) => seats),
  );
  return {
    title: say({ key: "game.name" }),
    verdict: verdict === undefined ? "" : say(verdict, shown.names),
    tie: tie === undefined ? "" : say(tie, shown.names),
    note: `${say({ key: "app.name" })} · ${new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(new Date())}`,
    address: say({ key: "share.address", params: { address } }),
    names: shown.names,
    looks,
    result,
    totals: totals.map(({ goal, ...total }) => ({
      ...total,
      goal: goal === undefined ? "" : say({ key: "share.of", params: { goal } }),
    })),
    handicaps: shown.names.map((_, seat) => {
      const { handicap } = table;
      const changes = handicapWords(handicap?.kinds ?? [], handicap?.at(session.header.options, seat) ?? {}, speaker);
      return changes.length === 0 ? "" : say({ key: "match.handicap", params: { changes } });
    }),
    unit: say({ key: `score.${scores[0]}` }),
    course: say({ key: "share.course" }),
    courses: views?.courses?.(shown.told(), shown.names.length) ?? [],
  };
}

/**
 * Why the winner has won although somebody has as much of what counts first, or why several share the victory. `sides`: the
 * seats that have reached it together. Undefined if there is nothing to explain.
 */
export function tieLine(
  { places, scores, isWon }: Result,
  names: readonly string[],
  sides: readonly (readonly number[])[],
): Line | undefined {
  if (isWon !== undefined) return undefined;
  const winner = places.indexOf(1);
  const own = scores[winner] ?? [];
  const friends = sides.find((seats) => seats.includes(winner)) ?? [winner];
  const equals = scores.flatMap((other, seat) => (!friends.includes(seat) && other[0] === own[0] ? [seat] : []));
  const [best] = equals.toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  if (best === undefined) return undefined;
  const at = own.findIndex((count, i) => count !== scores[best]?.[i]);
  if (at === -1) return { key: "share.tie" };
  return {
    key: "share.tie-broken",
    params: {
      first: { key: `score.${names[0]}` },
      second: { key: `score.${names[at]}` },
      more: own[at] ?? 0,
      less: scores[best]?.[at] ?? 0,
    },
  };
}
