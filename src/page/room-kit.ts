/** What a page needs in a room, whether it is a hand or not. Loaded only to play online. */
export { companyOf } from "../online-ui/company.tsx";
export { HandLobby } from "../online-ui/hand-lobby.tsx";
export { noticeLine } from "../online-ui/notice-words.ts";
export { usualNameIn } from "../online-ui/people.ts";
export { RoomScreen } from "../online-ui/room-screen.tsx";
export { viewOf } from "../online-ui/room-view.ts";
export { TakeScreen } from "../online-ui/take-screen.tsx";
export { loadTexts } from "../online-ui/texts.ts";
