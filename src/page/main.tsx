/** What `index.html` starts. Games and all that it takes to play them come after the first page is there. */
import { startPage } from "./start.tsx";

startPage(async () => (await import("./all-games.ts")).allGames, document.getElementById("page"));
