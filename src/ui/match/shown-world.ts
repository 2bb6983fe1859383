/** The world of a match on the page. Nothing waits for it, and the match goes on without it if it can't be shown. */
import { effect, type ReadonlySignal, signal, untracked } from "@preact/signals";
import type { OpenWorld, WorldOptions } from "../../scenes/open-world.ts";
import type { Area, Edge, View } from "../../scenes/show.ts";
import type { WorldLine } from "../../scenes/words.ts";
import type { Seat, Session } from "../../session/session.ts";
import type { GameTable } from "../game-table.ts";
import type { Settings } from "../settings.ts";
import type { Lookback } from "./lookback.ts";
import type { ShownMatch } from "./shown-match.ts";

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
  readonly shown: ShownMatch;
  readonly lookback: Lookback;
  readonly loadOpener: () => Promise<WorldOpener>;
  /** It's on another screen, and never shown here. */
  readonly isElsewhere?: boolean;
  /** Called if something it needs can't be loaded. */
  readonly onBroken: () => void;
  readonly say: (line: WorldLine) => string;
  /** Changes whenever the texts of `say` do. */
  readonly language: ReadonlySignal<string>;
  readonly settings: ReadonlySignal<Settings>;
  readonly isCalm: ReadonlySignal<boolean>;
}

export function showWorld(setting: WorldSetting): ShownWorld {
  const { session, table, shown, lookback, viewer, draft, settings, isCalm, language, ...ways } = setting;
  const status = signal<"loading" | "open" | "missing">(setting.isElsewhere ? "missing" : "loading");
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
      cast: { names: session.names, viewer: viewer.value, edges: edges.value },
      say: ways.say,
      isCalm: isCalm.value,
      textScale: settings.value.textSize / 100,
      area,
      onIdle: () => {
        isIdle.value = true;
      },
      onPointed: (thing) => {
        pointed.value = thing;
      },
      onLost: lose,
      onSight: (isSeen) => {
        status.value = isSeen ? "open" : "missing";
      },
    });
    if (isClosed) return opened.destroy();
    begin(opened);
  }

  function begin(opened: OpenWorld): void {
    world = opened;
    const { director } = opened;

    /** A past moment is played from the state before it. */
    function show(step: number | undefined): void {
      const then = step === undefined ? undefined : shown.told()[step];
      if (step === undefined || then === undefined) {
        director.show(session.state);
      } else {
        director.show((shown.told()[step - 1] ?? then).state);
        director.tell(then);
      }
      isIdle.value = director.isIdle;
    }

    session.news.on("step", ({ events, moments }) => {
      if (lookback.moment.value !== undefined) return;
      director.tell({ events, moments, state: session.state });
      isIdle.value = director.isIdle;
    });
    if (area !== undefined) opened.setArea(area);
    ends.push(
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
    skip: () => world?.director.skip(),
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
