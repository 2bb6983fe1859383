/** The world of a match on the page. Nothing waits for it, and if it can't be shown the match goes on without it. */
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
  /** `missing`: the match has to be shown in another way, for now or for good. */
  readonly sight: ReadonlySignal<"loading" | "open" | "missing">;
  /** Everything that has happened has been seen. */
  readonly isIdle: ReadonlySignal<boolean>;
  /** What somebody points at, as the world names it. */
  readonly pointed: ReadonlySignal<string | undefined>;
  /** Where a thing that the world names so is to be seen now, on the page: nowhere that something lies over it. */
  placesOf(thing: string): readonly Area[];
  mount(host: HTMLElement): void;
  /** The part of the host that nothing lies over. */
  setArea(area: Area): void;
  /** At which edge of the screen each seat sits, if it lies on a table between them. */
  setEdges(edges: readonly Edge[] | undefined): void;
  skip(): void;
  close(): void;
}

export interface WorldSetting {
  readonly session: Session;
  readonly table: GameTable;
  /** Whose side it is seen from. */
  readonly viewer: ReadonlySignal<Seat | undefined>;
  /** What is picked and not sent by whoever has the desk in sight. */
  readonly draft: ReadonlySignal<unknown>;
  readonly shown: ShownMatch;
  readonly lookback: Lookback;
  readonly loadOpener: () => Promise<WorldOpener>;
  /** Something that it takes doesn't come. */
  readonly onBroken: () => void;
  readonly say: (line: WorldLine) => string;
  /** Changes with what `say` says. */
  readonly language: ReadonlySignal<string>;
  readonly settings: ReadonlySignal<Settings>;
  readonly isCalm: ReadonlySignal<boolean>;
}

export function showWorld(setting: WorldSetting): ShownWorld {
  const { session, table, shown, lookback, viewer, draft, settings, isCalm, language, ...ways } = setting;
  const sight = signal<"loading" | "open" | "missing">("loading");
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
    sight.value = "missing";
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
        sight.value = isSeen ? "open" : "missing";
      },
    });
    if (isClosed) return opened.destroy();
    begin(opened);
  }

  function begin(opened: OpenWorld): void {
    world = opened;
    const { director } = opened;

    /** A moment of the past is seen as it came about: from what was before it. */
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
    sight.value = "open";
  }

  /** Who is at the front may change several times in one go. */
  function turnSoon(opened: OpenWorld, view: View): void {
    queueMicrotask(() => {
      if (!isClosed && view.viewer === viewer.value && view.edges === edges.value) opened.setView(view);
    });
  }

  return {
    sight,
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
        // Without a world the match goes on; whoever mends programs finds out why.
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
      // Whoever still knows this keeps nothing of the world.
      for (const end of ends.splice(0)) end();
      world?.destroy();
      world = undefined;
    },
  };
}

/** Where it is missing, all that draws needn't even be loaded. What was asked for only to see is given back at once. */
function hasWebGl(): boolean {
  const canvas = document.createElement("canvas");
  const graphics = canvas.getContext("webgl2") ?? canvas.getContext("webgl");
  graphics?.getExtension("WEBGL_lose_context")?.loseContext();
  return graphics !== null;
}
