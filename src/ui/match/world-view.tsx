import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Edge } from "../../scenes/show.ts";
import type { GameViews } from "../game-table.ts";
import { useLookingUp } from "../reference/looking-up.ts";
import { useText } from "../texts/speaking.ts";
import { useLingering } from "./lingering.ts";
import { MomentBar } from "./moment-bar.tsx";
import { Overview } from "./overview.tsx";
import { PointButton, usePointing } from "./point-button.tsx";
import { RecapCard } from "./recap-card.tsx";
import type { TableMatch } from "./table-match.ts";
import "./world-view.css";

interface WorldViewProps {
  readonly match: TableMatch;
  readonly views: GameViews | undefined;
  /** The edge of the desk, on a screen that lies flat on a table. */
  readonly edge: Edge | undefined;
  /** The desk may then be on the other side, so the free area is measured again. */
  readonly isLeftHanded: boolean;
}

/** The world in the background, and its free area; without a world, the overview in its place. */
export function WorldView({ match, views, edge, isLeftHanded }: WorldViewProps) {
  const { world, shown, lookback } = match;
  const text = useText();
  const looking = useLookingUp();
  const host = useRef<HTMLDivElement>(null);
  const free = useRef<HTMLDivElement>(null);
  const status = world.status.value;
  const isMissing = status === "missing";
  const closer = useLingering(world.pointed.value, usePointing() !== undefined);
  const { thing } = closer;
  const viewed = { state: lookback.state.value, names: shown.names, viewer: match.viewer.value };

  useLayoutEffect(() => {
    const [whole, part] = [host.current, free.current];
    if (whole === null || part === null) return;
    const measure = () => {
      const [outer, inner] = [whole.getBoundingClientRect(), part.getBoundingClientRect()];
      world.setArea({
        x: inner.left - outer.left,
        y: inner.top - outer.top,
        width: inner.width,
        height: inner.height,
      });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(whole);
    observer.observe(part);
    // When the desk changes sides, the free area moves but may keep its size, so the observer doesn't notice.
    measure();
    return () => observer.disconnect();
  }, [world, edge, isLeftHanded]);
  useEffect(() => {
    if (looking === undefined) return;
    looking.closer.value = thing;
    return () => {
      looking.closer.value = undefined;
    };
  }, [looking, thing]);
  // Only once the controls are rendered: opening a world keeps the page busy for a while.
  const isReady = views !== undefined;
  useEffect(() => {
    const whole = host.current;
    if (whole === null || !isReady) return;
    const frame = requestAnimationFrame(() => setTimeout(() => world.mount(whole)));
    return () => cancelAnimationFrame(frame);
  }, [world, isReady]);

  /** Skips what moves; if nothing does, opens the rules at what is pointed at. */
  const press = () => {
    if (!world.isIdle.value) world.skip();
    else if (world.pointed.value !== undefined) looking?.open(world.pointed.value);
  };

  return (
    <>
      <div ref={host} class={`world ${status}`} aria-hidden="true" onClick={press} />
      <div ref={free} class={`free ${status}`}>
        {status === "loading" && <p class="setting-up">{text("table.setting-up")}</p>}
        {isMissing && (
          <div class="instead panel">
            <p>{text("table.no-world")}</p>
            <h2 class="unseen">{text("table.overview")}</h2>
            <Overview table={match.table} views={views} {...viewed} />
          </div>
        )}
        <MomentBar lookback={lookback} names={shown.names} Icon={views?.LogIcon} />
        {thing !== undefined && views?.Closer && (
          <div class="closer" onPointerEnter={closer.hold} onPointerLeave={closer.letGo}>
            <views.Closer {...viewed} thing={thing} />
            <PointButton thing={thing} />
            {looking && <p class="closer-hint">{text("rules.press")}</p>}
          </div>
        )}
      </div>
      <RecapCard match={match} Icon={views?.LogIcon} />
    </>
  );
}
