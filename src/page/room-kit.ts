/** All that is needed to be in a room and to show it. Loaded only to play online. */
export { companyOf } from "../online-ui/company.tsx";
export { ConcedeDialog } from "../online-ui/concede-dialog.tsx";
export { ConnectionDialog } from "../online-ui/connection-dialog.tsx";
export { JoinDialog } from "../online-ui/join-dialog.tsx";
export { noticeLine } from "../online-ui/notice-words.ts";
export { usualNameIn } from "../online-ui/people.ts";
export { RecordDialog } from "../online-ui/record-dialog.tsx";
export { RoomScreen } from "../online-ui/room-screen.tsx";
export { viewOf } from "../online-ui/room-view.ts";
export { StopDialog } from "../online-ui/stop-dialog.tsx";
export { texts } from "../online-ui/texts.ts";
export * as rooms from "./rooms.ts";
