/** What a page needs in a room unless it is a hand. A hand loads it only if it opens one of these dialogs. */
export { ConcedeDialog } from "../online-ui/concede-dialog.tsx";
export { ConnectionDialog } from "../online-ui/connection-dialog.tsx";
export { JoinDialog } from "../online-ui/join-dialog.tsx";
export { LobbyScreen } from "../online-ui/lobby-screen.tsx";
export { MoveDialog } from "../online-ui/move-dialog.tsx";
export { RecordDialog } from "../online-ui/record-dialog.tsx";
export { StopDialog } from "../online-ui/stop-dialog.tsx";
