import { useEffect, useState } from "preact/hooks";
import type { Hex } from "../fair/bytes.ts";
import type { RoomView } from "./room-view.ts";
import { useRoomText } from "./texts.ts";

interface PathTextProps {
  readonly view: RoomView;
  readonly device: Hex;
}

type Path = Awaited<ReturnType<ReturnType<RoomView["now"]>["pathTo"]>>;

const REFRESH_MS = 5000;

/** How this device is connected to another one, in words. Guests have direct links to only a few others. */
export function usePathText(view: RoomView, device: Hex): string | undefined {
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
    const timer = setInterval(look, REFRESH_MS);
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

export function PathText({ view, device }: PathTextProps) {
  const path = usePathText(view, device);
  return path === undefined ? null : <small>{path}</small>;
}
