/** The page as it is, with as many games on its shelf as the address asks for: `?games=3`. */
import { startPage } from "../../../src/page/start.tsx";
import { BOXES, shelfOf } from "./games.ts";

const asked = Number(new URLSearchParams(location.search).get("games") ?? BOXES.length);
const { boxes, shelf } = shelfOf(asked);
startPage({ boxes, load: () => Promise.resolve(shelf) }, document.getElementById("page"));
