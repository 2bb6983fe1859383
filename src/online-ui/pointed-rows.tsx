import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Hex } from "../fair/bytes.ts";
import type { Area } from "../scenes/show.ts";
import type { GameTable } from "../ui/game-table.ts";
import { SeatMark } from "../ui/look/seat-mark.tsx";
import type { ShownWorld } from "../ui/match/shown-world.ts";
import type { Line } from "../ui/texts/line.ts";
import { nameOf, seatsOf } from "./people.ts";
import type { RoomView } from "./room-view.ts";
import { useRoomText } from "./texts.ts";
import "./pointed-rows.css";

interface PointedRowsProps {
  readonly view: RoomView;
  readonly table: GameTable;
  readonly names: readonly string[];
  readonly world: Pick<ShownWorld, "placesOf">;
}

interface Pointed {
  readonly device: Hex;
  /** Undefined for somebody who only watches. */
  readonly seat: number | undefined;
  readonly name: string;
  readonly thing: string;
  readonly what: Line;
}

/** Pieces may move while they are pointed at. */
const LOOK_MS = 150;

/** Who points at what: in words, and as outlines around each such piece on the page and in the world. */
export function PointedRows({ view, table, names, world }: PointedRowsProps) {
  const text = useRoomText();
  const { lobby } = view.now();
  const all = [...view.pointed.value].flatMap(([device, thing]): Pointed[] => {
    const what = table.piece?.(thing);
    if (what === undefined || lobby === undefined) return [];
    return [{ device, seat: seatsOf(lobby, device)[0], name: nameOf(lobby, device), thing, what }];
  });
  return (
    <>
      <div class="pointed-rows" role="status">
        {all.map(({ device, seat, name, what }) => (
          <p key={device} class="ask quiet">
            {seat !== undefined && <SeatMark seat={seat} />}
            <span>{text("at.points", { who: name || text("room.unnamed"), what }, names)}</span>
          </p>
        ))}
      </div>
      {all.length > 0 && <Outlines all={all} world={world} />}
    </>
  );
}

/** Lie above everything, but let clicks through. */
function Outlines({ all, world }: { readonly all: readonly Pointed[] } & Pick<PointedRowsProps, "world">) {
  const layer = useRef<HTMLDivElement>(null);
  const [, look] = useState(0);
  useLayoutEffect(() => layer.current?.showPopover(), []);
  useEffect(() => {
    const timer = setInterval(() => look((n) => n + 1), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <div ref={layer} class="outlines" popover="manual" aria-hidden="true">
      {all.flatMap(({ device, seat, thing }) =>
        [...piecesOf(thing), ...world.placesOf(thing).map(wider)].map(({ x, y, width, height }, i) => (
          <span
            key={`${device} ${i}`}
            class={`outline ${seat === undefined ? "" : `seat-${seat}`}`}
            style={{ left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` }}
          >
            {seat !== undefined && <SeatMark seat={seat} />}
          </span>
        )),
      )}
    </div>
  );
}

/** Some things in the world are only as large as a sign, which the outline mustn't cover. */
const WIDER = 5;
const wider = ({ x, y, width, height }: Area): Area => ({
  x: x - WIDER,
  y: y - WIDER,
  width: width + 2 * WIDER,
  height: height + 2 * WIDER,
});

/** Every place on the page where the piece is visible, except a closer look at it. */
const piecesOf = (thing: string): readonly DOMRect[] =>
  [...document.querySelectorAll(`[data-piece="${CSS.escape(thing)}"]:not([data-closer] *)`)]
    .map((piece) => piece.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
