/** Checks a record in a worker, so that the page stays responsive. */
import { ed25519Signatures } from "../fair/signing.ts";
import { findGame } from "../games/index.ts";
import { checkRecord } from "../session/check-record.ts";

addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  for (const report of checkRecord(String(data), findGame, ed25519Signatures)) postMessage(report);
});
