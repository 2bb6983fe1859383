/** What any page needs to play, even one that is only its player's hand; loaded after the first page. */
import type { OnlineRoom } from "../online/online-room.ts";
import type { TableMatch } from "../ui/match/table-match.ts";
import type { Host } from "./host.ts";
import { seatedInRoom, sit } from "./seat-match.ts";
import type { Shelf } from "./shelf.ts";

export { HandScreen } from "../ui/match/hand-screen.tsx";
export { loadTexts } from "../ui/texts/shell.ts";
export { speakerOf } from "../ui/texts/speaker.ts";
export { offerOf } from "./offer.ts";

/** A match in a room, whose table is on another screen. */
export const handMatch = (host: Host, shelf: Shelf, room: OnlineRoom): TableMatch =>
  sit(host, shelf, { ...seatedInRoom(room), parts: undefined });
