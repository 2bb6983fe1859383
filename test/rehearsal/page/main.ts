/** The real page with only the rehearsal game. */
import { startPage } from "../../../src/page/start.tsx";
import { rehearsal } from "../game.ts";
import { box } from "../table/box.ts";
import { table } from "../table/table.ts";

const shelf = { games: [rehearsal], tables: { [rehearsal.id]: table } };
startPage({ boxes: [box], load: () => Promise.resolve(shelf) }, document.getElementById("page"));
