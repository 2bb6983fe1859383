import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Edge } from "../../scenes/show.ts";
import { useLayout } from "../look/root-layout.ts";

interface SeatSideProps {
  readonly isFlat: boolean;
  /** The edge that it faces, on a screen that lies on a table. */
  readonly edge: Edge;
  readonly children: ComponentChildren;
}

/** The frame of a seat's controls. */
export function SeatSide({ isFlat, edge, children }: SeatSideProps) {
  const { deskRoom, turnedDeskRoom } = useLayout();
  const isTurned = isFlat && (edge === "left" || edge === "right");
  const box = useRef<HTMLDivElement>(null);
  // Rotated by 90 degrees, its height depends on the width of the table, which CSS can't express.
  useLayoutEffect(() => {
    const side = box.current;
    const table = side?.closest<HTMLElement>(".table");
    if (side === null || table === null || table === undefined) return;
    const observer = new ResizeObserver(() => table.style.setProperty("--depth", `${side.offsetHeight}px`));
    observer.observe(side);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={box} class={`seat-side ${edge}`} data-desk-room={(isTurned ? turnedDeskRoom : deskRoom).join(" ")}>
      {children}
    </div>
  );
}
