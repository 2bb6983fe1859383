/** What `index.html` starts. Games and all that it takes to play them come after the first page is there. */
import { BOXES } from "../games/boxes.ts";
import { startPage } from "./start.tsx";

const load = async () => (await import("./all-games.ts")).allGames;
startPage({ boxes: BOXES, load }, document.getElementById("page"));
