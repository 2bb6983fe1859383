/** What is beside a table only when somebody opens it. */
export { ChatSheet } from "./chat-sheet.tsx";
export { FairnessPanel } from "./fairness-panel.tsx";
