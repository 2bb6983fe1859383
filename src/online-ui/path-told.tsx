import { useEffect, useState } from "preact/hooks";
import type { Hex } from "../fair/bytes.ts";
import type { RoomView } from "./room-view.ts";
import { useRoomText } from "./texts.ts";

interface PathToldProps {
  readonly view: RoomView;
  readonly device: Hex;
}

type Path = Awaited<ReturnType<ReturnType<RoomView["now"]>["pathTo"]>>;

/** So often it's looked up anew how the way is. */
const LOOK_MS = 5000;

/** How this device is connected to another one, in words. Guests have a link of their own to few of the others. */
export function usePath(view: RoomView, device: Hex): string | undefined {
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
  if (path === undefined) return undefined;
  const { isRelayed, roundTripMs } = path;
  const way = text(isRelayed ? "path.relayed" : "path.direct");
  return roundTripMs === undefined ? way : `${way}, ${text("path.ms", { n: Math.round(roundTripMs) })}`;
}

export function PathTold({ view, device }: PathToldProps) {
  const path = usePath(view, device);
  return path === undefined ? null : <small>{path}</small>;
}
