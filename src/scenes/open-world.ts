/**
 * The world of one match: a canvas in an element of the page, and the director that plays events on it.
 *
 *     const { openWorld } = …   // imported when it is needed, because Phaser comes with it
 *     const world = await openWorld({ host, show, cast, say, isCalm, textScale, onIdle, onPointed, onLost });
 *     world.director.show(session.state);
 *     session.news.on("step", ({ events }) => world.director.tell({ events, state: session.state }));
 *
 * `host` is empty and has a size (`position: fixed; inset: 0`); the canvas fills it and follows its size. If controls lie
 * over it, `setArea` says which part they leave free. Where there is no WebGL, or a picture can't be loaded, `openWorld`
 * rejects. When the world breaks later, it reports the error to the browser, calls `onLost` once and destroys itself; its
 * director stays idle. Either way the match is played on without it. A lost graphics context may come back, so it isn't
 * such a break: `onSight` tells of both.
 */
import { Core, type Game } from "phaser";
import type { Area } from "./area.ts";
import { bake, type LoadedArt, loadArt, loadFonts, unbake } from "./art.ts";
import { addScenes, buildWorld, removeScenes, type Scenes } from "./build-world.ts";
import { createDirector, type Director, type DirectorListeners } from "./director.ts";
import { type DumpedThing, dumpScene } from "./dump.ts";
import { catchErrors, endGame, fillHost, onGraphics, onReturn, resizeWithHost, startGame } from "./phaser-game.ts";
import { onSharpness, scaleOfScreen } from "./sharpness.ts";
import type { Cast, Renderer, Show, View } from "./show.ts";
import { sleepWhenStill } from "./sleep.ts";
import { placesIn } from "./told-things.ts";
import type { GameEvent } from "./transitions.ts";
import type { WorldLine } from "./words.ts";

export interface WorldOptions extends Omit<DirectorListeners, "onBroken" | "onChange"> {
  readonly host: HTMLElement;
  readonly show: Show;
  readonly cast: Cast;
  readonly say: (line: WorldLine) => string;
  readonly isCalm: boolean;
  /** The reader's text size, 1 if usual. */
  readonly textScale: number;
  /** The part that no control covers, in CSS pixels from the upper left corner of the host. All of it by default. */
  readonly area?: Area | undefined;
  /** The pointer is on a thing in the world, or has left it. */
  readonly onPointed?: ((thing: string | undefined) => void) | undefined;
  readonly onLost?: ((why: unknown) => void) | undefined;
  /** The graphics context was lost, or is back. */
  readonly onSight?: ((isSeen: boolean) => void) | undefined;
}

export interface OpenWorld {
  readonly director: Director;
  setArea(area: Area): void;
  setView(view: View): void;
  /** What the player at the front has picked and not sent. */
  setDraft(draft: unknown): void;
  setCalm(isCalm: boolean): void;
  setTextScale(textScale: number): void;
  /** `say` speaks another language now. */
  retell(): void;
  /** Where a thing of this name is seen now, in CSS pixels from the upper left corner of the host. */
  placesOf(thing: string): readonly Area[];
  /** The display list, for tests. */
  dump(): readonly DumpedThing[];
  destroy(): void;
}

/** In milliseconds. After a longer gap between frames the page was hidden, and nobody missed that time. */
const LONGEST_FRAME = 1000;

export async function openWorld(options: WorldOptions): Promise<OpenWorld> {
  const [art] = await Promise.all([loadArt(options.show.art), loadFonts()]);
  const game = await startGame(options.host, scaleOfScreen());
  try {
    const world = createWorld(game, art, options);
    // For tests, which have no other way to reach it.
    Object.assign(game.canvas, { world });
    return world;
  } catch (why) {
    endGame(game);
    throw why;
  }
}

/** Built anew when the device's pixel ratio changes. */
interface BuiltScenes {
  readonly scale: number;
  readonly scenes: Scenes;
  readonly renderer: Renderer<unknown, GameEvent>;
}

function createWorld(
  game: Game,
  art: readonly LoadedArt[],
  { host, show, cast, say, onBegun, onShown, onIdle, ...options }: WorldOptions,
): OpenWorld {
  let { isCalm, textScale } = options;
  let toldArea = options.area;
  let view: View = cast;
  let isOpen = true;
  const area = (): Area => toldArea ?? { x: 0, y: 0, width: host.clientWidth, height: host.clientHeight };

  let built = build();
  let draft: unknown;
  const renderer: Renderer<unknown, GameEvent> = {
    settle: (picture) => built.renderer.settle(picture),
    play: (event, before, after) => built.renderer.play(event, before, after),
    layout: (area) => built.renderer.layout(area),
  };
  // Unless it is calm, water always moves. A closed world needs one more frame, in which Phaser destroys it.
  const wake = sleepWhenStill(game, () => isOpen && isCalm && director.isIdle);
  const onChange = (): void => {
    if (isOpen) wake();
  };
  const director = createDirector(show, renderer, { onBegun, onShown, onIdle, onBroken: lose, onChange });
  director.setCalm(isCalm);
  const ends = [
    resizeWithHost(
      host,
      game,
      () => built.scale,
      () => guarded(layOut),
    ),
    onSharpness(() => guarded(sharpen)),
    // After a return to the page only the present is of interest.
    onReturn(() => director.skip()),
    onGraphics(game, (areThere) => options.onSight?.(areThere)),
  ];

  function build(): BuiltScenes {
    const scale = scaleOfScreen();
    for (const one of art) {
      bake(game.textures, scale, one, (pen) => pen.drawImage(one.image, 0, 0, one.width, one.height));
    }
    const scenes = addScenes(game, scale);
    const world = buildWorld(scenes, show.layers, {
      scale,
      isCalm: () => isCalm,
      textScale: () => textScale,
      area,
      say,
      pointed: (thing) => options.onPointed?.(thing),
    });
    return { scale, scenes, renderer: show.build(world, { ...cast, ...view }) };
  }

  /** Draws all textures anew; running motions go on from where they are. */
  function sharpen(): void {
    if (scaleOfScreen() === built.scale) return;
    director.settle(() => {
      removeScenes(game);
      unbake(game.textures);
      fillHost(game, host, scaleOfScreen());
      built = build();
      built.renderer.consider?.(draft);
      renderer.layout(area());
    });
  }

  function destroy(): void {
    if (!isOpen) return;
    isOpen = false;
    for (const end of ends) end();
    director.close();
    endGame(game);
  }

  function lose(why: unknown): void {
    if (!isOpen) return;
    destroy();
    reportError(why);
    options.onLost?.(why);
  }

  /** An error in here closes the world, not the page. */
  function guarded(run: () => void): void {
    if (!isOpen) return;
    try {
      run();
    } catch (why) {
      lose(why);
    }
  }

  function layOut(): void {
    renderer.layout(area());
    director.settle();
  }

  layOut();
  catchErrors(game, lose);
  game.events.on(Core.Events.STEP, (_time: number, delta: number) => director.advance(Math.min(delta, LONGEST_FRAME)));
  return {
    director,
    setArea(area) {
      toldArea = area;
      guarded(layOut);
    },
    setView(to) {
      if (to.viewer === view.viewer && String(to.edges) === String(view.edges)) return;
      view = to;
      guarded(() => {
        built.renderer.turn?.(to);
        layOut();
      });
    },
    setDraft(to) {
      draft = to;
      guarded(() => {
        built.renderer.consider?.(draft);
        onChange();
      });
    },
    setCalm(to) {
      isCalm = to;
      director.setCalm(to);
      guarded(layOut);
    },
    setTextScale(to) {
      if (to === textScale) return;
      textScale = to;
      guarded(layOut);
    },
    retell: () =>
      guarded(() => {
        built.renderer.retell?.();
        director.settle();
      }),
    placesOf: (thing) =>
      isOpen ? [built.scenes.far, built.scenes.near].flatMap((scene) => placesIn(scene, thing)) : [],
    dump: () => (isOpen ? [built.scenes.far, built.scenes.near].flatMap(dumpScene) : []),
    destroy,
  };
}
