/** The real page, with the number of games on its shelf from the address: `?games=3`. */
import { startPage } from "../../../src/page/start.tsx";
import { BOXES } from "./boxes.ts";

const boxes = BOXES.slice(0, Number(new URLSearchParams(location.search).get("games") ?? BOXES.length));
const load = async () => (await import("./games.ts")).shelfOf(boxes);
startPage({ boxes, load }, document.getElementById("page"));
