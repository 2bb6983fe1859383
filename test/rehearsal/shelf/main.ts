/** The page as it is, with as many games on its shelf as the address asks for: `?games=3`. */
import { startPage } from "../../../src/page/start.tsx";
import { BOXES } from "./boxes.ts";

const boxes = BOXES.slice(0, Number(new URLSearchParams(location.search).get("games") ?? BOXES.length));
const load = async () => (await import("./games.ts")).shelfOf(boxes);
startPage({ boxes, load }, document.getElementById("page"));
