import { Sign } from "../ui/shell/sign.tsx";
import { RoomSign } from "./room-sign.tsx";
import type { TimeShown } from "./time-shown.ts";

/** Shows which time it is, and whether it runs. */
export function TimeSign({ time: { of, runs } }: { readonly time: TimeShown }) {
  if (of !== "up" && !runs) return <Sign name="pause" />;
  return <RoomSign name={of === "choice" ? "clock" : "hourglass"} />;
}
