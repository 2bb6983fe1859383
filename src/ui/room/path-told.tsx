import { useEffect, useState } from "preact/hooks";
import type { Hex } from "../../fair/bytes.ts";
import type { RoomView } from "./room-view.ts";
import { useRoomText } from "./texts.ts";

interface PathToldProps {
  readonly view: RoomView;
  readonly device: Hex;
}

type Path = Awaited<ReturnType<ReturnType<RoomView["now"]>["pathTo"]>>;

/** So often it's looked up anew how the way is. */
const LOOK_MS = 5000;

/** How this device is connected to another one. Guests have a link of their own to few of the others. */
export function PathTold({ view, device }: PathToldProps) {
  const text = useRoomText();
  const [path, setPath] = useState<Path>();
  useEffect(() => {
    let isOver = false;
    const look = () => {
      view
        .now()
        .pathTo(device)
        .then(
          (found) => isOver || setPath(found),
          () => undefined,
        );
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [view, device]);
  if (path === undefined) return null;
  const { isRelayed, roundTripMs } = path;
  return (
    <small>
      {text(isRelayed ? "path.relayed" : "path.direct")}
      {roundTripMs !== undefined && `, ${text("path.ms", { n: Math.round(roundTripMs) })}`}
    </small>
  );
}
