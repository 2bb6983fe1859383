/** The rehearsal game in each of these boxes. */
import type { Game } from "../../../src/engine/game.ts";
import { hashText } from "../../../src/engine/hash.ts";
import type { Shelf } from "../../../src/page/shelf.ts";
import type { GameBox } from "../../../src/ui/box/game-box.ts";
import type { GameTable } from "../../../src/ui/game-table.ts";
import { rehearsal } from "../game.ts";
import { table } from "../table/table.ts";
import { texts as shared } from "../table/texts.ts";

/** The same rules with another id, so that nothing stored is shared. */
const gameOf = ({ id }: GameBox): Game =>
  id === rehearsal.id ? rehearsal : { ...rehearsal, id, rules: hashText(`rehearsal as ${id}`) };

function tableOf({ id, texts }: GameBox): GameTable {
  if (id === rehearsal.id) return table;
  const words = Object.entries(shared).map(([language, all]) => [language, { ...all, ...texts[language] }]);
  return { ...table, loadTexts: async () => Object.fromEntries(words) };
}

export const shelfOf = (boxes: readonly GameBox[]): Shelf => ({
  games: boxes.map(gameOf),
  tables: Object.fromEntries(boxes.map((box) => [box.id, tableOf(box)])),
});
