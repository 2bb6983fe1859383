/** All it takes to be in a room, and to show it; loaded for whoever plays online. */
export { companyOf } from "../ui/room/company.tsx";
export { ConcedeDialog } from "../ui/room/concede-dialog.tsx";
export { ConnectionDialog } from "../ui/room/connection-dialog.tsx";
export { JoinDialog } from "../ui/room/join-dialog.tsx";
export { noticeLine } from "../ui/room/notice-words.ts";
export { RecordDialog } from "../ui/room/record-dialog.tsx";
export { RoomScreen } from "../ui/room/room-screen.tsx";
export { viewOf } from "../ui/room/room-view.ts";
export { StopDialog } from "../ui/room/stop-dialog.tsx";
export { texts } from "../ui/room/texts.ts";
export * as rooms from "./rooms.ts";
