/** Shares a picture of how a match ended. */

import type { GameViews } from "../ui/game-table.ts";
import { handicapWords } from "../ui/match/handicap-words.ts";
import type { TableMatch } from "../ui/match/table-match.ts";
import { drawSouvenir, type Souvenir } from "../ui/souvenir/souvenir.ts";
import type { Speaker } from "../ui/texts/speaker.ts";
import { giveFile } from "./save-file.ts";

/** Through the device's share dialog if it has one, otherwise as a file. */
export async function sharePicture(match: TableMatch, views: GameViews | undefined, speaker: Speaker): Promise<void> {
  const souvenir = souvenirOf(match, views, speaker);
  if (souvenir === undefined) return;
  const canvas = await drawSouvenir(souvenir, getComputedStyle(document.documentElement));
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (blob !== null) await giveFile(new File([blob], `${match.session.header.game}.png`, { type: "image/png" }));
}

function souvenirOf(
  { shown, table, scores, session, looks }: TableMatch,
  views: GameViews | undefined,
  speaker: Speaker,
): Souvenir | undefined {
  const { say, language } = speaker;
  const result = shown.result.value;
  const verdict = shown.log.value.at(-1)?.lines.value[0]?.line;
  if (result === undefined) return undefined;
  return {
    title: say({ key: "game.name" }),
    verdict: verdict === undefined ? "" : say(verdict, shown.names),
    note: `${say({ key: "app.name" })} · ${new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(new Date())}`,
    names: shown.names,
    looks,
    result,
    totals: (table.totals?.(shown.state.value) ?? []).map(({ goal, ...total }) => ({
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
