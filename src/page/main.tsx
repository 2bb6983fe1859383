/** What `index.html` starts. The games are loaded only after the first page is shown. */
import { BOXES } from "../games/boxes.ts";
import { startPage } from "./start.tsx";

const load = async () => (await import("./all-games.ts")).allGames;
startPage({ boxes: BOXES, load }, document.getElementById("page"));
