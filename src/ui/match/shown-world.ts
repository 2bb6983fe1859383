/**
 * The world of a match on the page. The match doesn't wait for it, and goes on without it if it can't be shown; what is read
 * on the page follows it.
 */
import { batch, effect, type ReadonlySignal, signal, untracked } from "@preact/signals";
import type { OpenWorld, WorldOptions } from "../../scenes/open-world.ts";
import type { Area, Edge, Show, View } from "../../scenes/show.ts";
import type { GameEvent } from "../../scenes/transitions.ts";
import type { WorldLine } from "../../scenes/words.ts";
import type { Seat, Session } from "../../session/session.ts";
import type { GameTable } from "../game-table.ts";
import { markOf } from "../look/seat-marks.ts";
import type { Settings } from "../settings.ts";
import type { Lookback } from "./lookback.ts";
import { looksIn } from "./looks-in.ts";
import type { Screen, Showing } from "./showing.ts";

export type WorldOpener = (options: WorldOptions) => Promise<OpenWorld>;

export interface ShownWorld {
  /** `missing`: there is no world, for now or for good, so the match is shown without it. */
  readonly status: ReadonlySignal<"loading" | "open" | "missing">;
  /** The world has shown everything that has happened. */
  readonly isIdle: ReadonlySignal<boolean>;
  /** The thing that somebody points at. */
  readonly pointed: ReadonlySignal<string | undefined>;
  /** Where on the page a thing is visible now; without places where something covers it. */
  placesOf(thing: string): readonly Area[];
  mount(host: HTMLElement): void;
  /** Sets the part of the host that nothing covers. */
  setArea(area: Area): void;
  /** Sets the edge of each seat, if the screen lies flat on a table. */
  setEdges(edges: readonly Edge[] | undefined): void;
  skip(): void;
  close(): void;
}

export interface WorldSetting {
  readonly session: Session;
  readonly table: GameTable;
  /** The seat it's seen from. */
  readonly viewer: ReadonlySignal<Seat | undefined>;
  /** The draft of the visible desk. */
  readonly draft: ReadonlySignal<unknown>;
  readonly showing: Showing;
  readonly lookback: Lookback;
  readonly loadOpener: () => Promise<WorldOpener>;
  /** Called when an event begins to be seen. */
  readonly onBegun: WorldOptions["onBegun"];
  /** Called if something it needs can't be loaded. */
  readonly onBroken: () => void;
  readonly say: (line: WorldLine) => string;
  /** Changes whenever the texts of `say` do. */
  readonly language: ReadonlySignal<string>;
  readonly settings: ReadonlySignal<Settings>;
  readonly isCalm: ReadonlySignal<boolean>;
}

export function showWorld(setting: WorldSetting): ShownWorld {
  const { session, table, showing, lookback, viewer, draft, settings, isCalm, language, ...ways } = setting;
  const status = signal<"loading" | "open" | "missing">("loading");
  const isIdle = signal(true);
  const pointed = signal<string | undefined>();
  const edges = signal<readonly Edge[] | undefined>();
  let world: OpenWorld | undefined;
  let place: HTMLElement | undefined;
  let area: Area | undefined;
  let isClosed = false;
  const ends: (() => void)[] = [];

  function lose(): void {
    world = undefined;
    showing.follow(undefined);
    status.value = "missing";
    isIdle.value = true;
    pointed.value = undefined;
  }

  async function open(host: HTMLElement): Promise<void> {
    const [openWorld, show] = await Promise.all([ways.loadOpener(), table.loadShow()]);
    if (isClosed) return;
    const opened = await openWorld({
      host,
      show,
      cast: { names: session.names, marks: looksIn(session).map(markOf), viewer: viewer.value, edges: edges.value },
      say: ways.say,
      isCalm: isCalm.value,
      textScale: settings.value.textSize / 100,
      area,
      onBegun: ways.onBegun,
      onShown: showing.see,
      onIdle: () => {
        isIdle.value = true;
      },
      onPointed: (thing) => {
        pointed.value = thing;
      },
      onLost: lose,
      onSight: (isThere) => {
        status.value = isThere ? "open" : "missing";
        skip();
      },
    });
    if (isClosed) return opened.destroy();
    begin(opened, show);
  }

  /** Shows what is left at once. */
  function skip(): void {
    batch(() => world?.director.skip());
  }

  /** Whatever nobody can see takes no time. */
  const isSeen = (): boolean => status.value === "open" && !document.hidden;

  const screenOf = ({ director }: OpenWorld, show: Show): Screen => ({
    isIdle: () => director.isIdle,
    isJoint: (event) => show.isJoint?.(event as GameEvent) === true,
    tell(step) {
      // A past moment is looked at.
      if (lookback.moment.value !== undefined) return false;
      director.tell(step);
      if (!isSeen()) director.skip();
      isIdle.value = director.isIdle;
      return !director.isIdle;
    },
  });

  function begin(opened: OpenWorld, gameShow: Show): void {
    world = opened;
    const { director } = opened;

    /** A past moment is played from the state before it. */
    function show(step: number | undefined): void {
      const then = step === undefined ? undefined : showing.told()[step];
      showing.catchUp();
      if (step === undefined || then === undefined) {
        director.show(session.state);
      } else {
        director.show((showing.told()[step - 1] ?? then).state);
        director.tell(then);
      }
      isIdle.value = director.isIdle;
    }

    showing.follow(screenOf(opened, gameShow));
    document.addEventListener("visibilitychange", skip);
    showing.onMoved(() => show(lookback.moment.value?.step));
    if (area !== undefined) opened.setArea(area);
    ends.push(
      () => document.removeEventListener("visibilitychange", skip),
      effect(() => {
        const step = lookback.moment.value?.step;
        untracked(() => show(step));
      }),
      effect(() => director.setSpeed(settings.value.speed)),
      effect(() => opened.setCalm(isCalm.value)),
      effect(() => turnSoon(opened, { viewer: viewer.value, edges: edges.value })),
      effect(() => opened.setDraft(draft.value)),
      effect(() => opened.setTextScale(settings.value.textSize / 100)),
      effect(() => {
        if (language.value !== "") opened.retell();
      }),
    );
    status.value = "open";
  }

  /** In a microtask, since the viewer may change several times in a row. */
  function turnSoon(opened: OpenWorld, view: View): void {
    queueMicrotask(() => {
      if (!isClosed && view.viewer === viewer.value && view.edges === edges.value) opened.setView(view);
    });
  }

  return {
    status,
    isIdle,
    pointed,
    placesOf(thing) {
      const { left = 0, top = 0 } = place?.getBoundingClientRect() ?? {};
      const areas = (world?.placesOf(thing) ?? []).map((area) => ({ ...area, x: area.x + left, y: area.y + top }));
      return areas.filter(({ x, y, width, height }) =>
        place?.contains(document.elementFromPoint(x + width / 2, y + height / 2)),
      );
    },
    mount(host) {
      place = host;
      if (!hasWebGl()) return lose();
      open(host).catch((why: unknown) => {
        // The match goes on without a world; the error is only for developers.
        reportError(why);
        ways.onBroken();
        lose();
      });
    },
    setArea(to) {
      area = to;
      world?.setArea(to);
    },
    setEdges(to) {
      edges.value = to;
    },
    skip,
    close() {
      isClosed = true;
      // Drops all references to the world, in case something still refers to this object.
      for (const end of ends.splice(0)) end();
      world?.destroy();
      world = undefined;
    },
  };
}

/** Without WebGL, the code that draws needn't be loaded. Releases the test context at once. */
function hasWebGl(): boolean {
  const canvas = document.createElement("canvas");
  const graphics = canvas.getContext("webgl2") ?? canvas.getContext("webgl");
  graphics?.getExtension("WEBGL_lose_context")?.loseContext();
  return graphics !== null;
}
