/**
 * The world of one match: a canvas in an element of the page, and the director that moves what is on it.
 *
 *     const { openWorld } = …   // loaded when it is needed: it brings Phaser with it
 *     const world = await openWorld({ host, show, cast, say, isCalm, textScale, onIdle, onPointed, onLost });
 *     world.director.show(session.state);
 *     session.news.on("step", ({ events }) => world.director.tell({ events, state: session.state }));
 *
 * `host` is empty and has a size (`position: fixed; inset: 0`); the canvas fills it and follows its size. Whatever lies
 * over it tells with `setArea` which part is left free. Where there is no WebGL, or a picture can't be loaded,
 * `openWorld` rejects; when the world breaks later, the browser is told of the error, `onLost` is called, once, and the
 * world has destroyed itself: its director is idle for ever. Either way the match is played on without it. A graphics
 * card that is taken away may come back, so it is no such break: `onSight` tells of both.
 */
import { Core, type Game } from "phaser";
import type { Area } from "./area.ts";
import { bake, type LoadedArt, loadArt, loadFonts, unbake } from "./art.ts";
import { addScenes, buildWorld, removeScenes, type Scenes } from "./build-world.ts";
import { createDirector, type Director, type Hearing } from "./director.ts";
import { type DumpedThing, dumpScene } from "./dump.ts";
import type { ToldEvent } from "./happening.ts";
import { catchErrors, endGame, fillHost, followSize, onGraphics, onReturn, startGame } from "./phaser-game.ts";
import { onSharpness, scaleOfScreen } from "./sharpness.ts";
import type { Cast, Show, Stage, View } from "./show.ts";
import { letSleep } from "./sleep.ts";
import { placesIn } from "./told-things.ts";
import type { WorldLine } from "./words.ts";

export interface WorldOptions extends Omit<Hearing, "onBroken" | "onChange"> {
  readonly host: HTMLElement;
  readonly show: Show;
  readonly cast: Cast;
  readonly say: (line: WorldLine) => string;
  readonly isCalm: boolean;
  /** How much larger than usual words are wanted. */
  readonly textScale: number;
  /** What nothing lies over, in CSS pixels from the upper left corner of the host; all of it, unless told. */
  readonly area?: Area | undefined;
  /** Somebody points at a thing in the world, or leaves it. */
  readonly onPointed?: ((thing: string | undefined) => void) | undefined;
  readonly onLost?: ((why: unknown) => void) | undefined;
  /** From now on there is nothing to be seen, or there is again. */
  readonly onSight?: ((isSeen: boolean) => void) | undefined;
}

export interface OpenWorld {
  readonly director: Director;
  setArea(area: Area): void;
  /** It is seen from another side from now on. */
  setView(view: View): void;
  /** What the player at the front picks and hasn't sent. */
  setDraft(draft: unknown): void;
  setCalm(isCalm: boolean): void;
  setTextScale(textScale: number): void;
  /** `say` speaks another language from now on. */
  retell(): void;
  /** Where a thing of this name is to be seen now, in CSS pixels from the upper left corner of the host. */
  placesOf(thing: string): readonly Area[];
  /** What is on display, from back to front: for tests, which compare it with the state. */
  dump(): readonly DumpedThing[];
  /** Nothing of it is left. */
  destroy(): void;
}

/** A frame that comes later than this, in milliseconds, comes from a page that was away: nobody has seen what was missed. */
const LONGEST_FRAME = 1000;

export async function openWorld(options: WorldOptions): Promise<OpenWorld> {
  const [art] = await Promise.all([loadArt(options.show.art), loadFonts()]);
  const game = await startGame(options.host, scaleOfScreen());
  try {
    const world = furnish(game, art, options);
    // How tests get at it: nothing else on the page leads to a world.
    Object.assign(game.canvas, { world });
    return world;
  } catch (why) {
    endGame(game);
    throw why;
  }
}

/** Two scenes and what a game has put into them, drawn for a screen as sharp as this one. */
interface Furniture {
  readonly scale: number;
  readonly scenes: Scenes;
  readonly stage: Stage<unknown, ToldEvent>;
}

function furnish(
  game: Game,
  art: readonly LoadedArt[],
  { host, show, cast, say, onShown, onIdle, ...options }: WorldOptions,
): OpenWorld {
  let { isCalm, textScale } = options;
  let toldArea = options.area;
  let view: View = cast;
  let isOpen = true;
  const area = (): Area => toldArea ?? { x: 0, y: 0, width: host.clientWidth, height: host.clientHeight };

  let built = build();
  /** What is picked and not done yet. */
  let draft: unknown;
  const stage: Stage<unknown, ToldEvent> = {
    settle: (picture) => built.stage.settle(picture),
    play: (event, before, after) => built.stage.play(event, before, after),
    layout: (area) => built.stage.layout(area),
  };
  // Not calm, water flows all the time. What has been closed still needs a frame to go in.
  const wake = letSleep(game, () => isOpen && isCalm && director.isIdle);
  const onChange = (): void => {
    if (isOpen) wake();
  };
  const director = createDirector(show, stage, { onShown, onIdle, onBroken: lose, onChange });
  director.setCalm(isCalm);
  const ends = [
    followSize(
      host,
      game,
      () => built.scale,
      () => tried(layOut),
    ),
    onSharpness(() => tried(sharpen)),
    // Whoever was away sees how things are, not how they have become so.
    onReturn(() => director.skip()),
    onGraphics(game, (areThere) => options.onSight?.(areThere)),
  ];

  function build(): Furniture {
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
    return { scale, scenes, stage: show.build(world, { ...cast, ...view }) };
  }

  /** All that is drawn is drawn anew, and whatever moves goes on from where it is. */
  function sharpen(): void {
    if (scaleOfScreen() === built.scale) return;
    director.settle(() => {
      removeScenes(game);
      unbake(game.textures);
      fillHost(game, host, scaleOfScreen());
      built = build();
      built.stage.consider?.(draft);
      stage.layout(area());
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

  /** What breaks here must not break the page. */
  function tried(what: () => void): void {
    if (!isOpen) return;
    try {
      what();
    } catch (why) {
      lose(why);
    }
  }

  function layOut(): void {
    stage.layout(area());
    director.settle();
  }

  layOut();
  catchErrors(game, lose);
  game.events.on(Core.Events.STEP, (_time: number, delta: number) => director.advance(Math.min(delta, LONGEST_FRAME)));
  return {
    director,
    setArea(area) {
      toldArea = area;
      tried(layOut);
    },
    setView(to) {
      if (to.viewer === view.viewer && String(to.edges) === String(view.edges)) return;
      view = to;
      tried(() => {
        built.stage.turn?.(to);
        layOut();
      });
    },
    setDraft(to) {
      draft = to;
      tried(() => {
        built.stage.consider?.(draft);
        onChange();
      });
    },
    setCalm(to) {
      isCalm = to;
      director.setCalm(to);
      tried(layOut);
    },
    setTextScale(to) {
      if (to === textScale) return;
      textScale = to;
      tried(layOut);
    },
    retell: () =>
      tried(() => {
        built.stage.retell?.();
        director.settle();
      }),
    placesOf: (thing) =>
      isOpen ? [built.scenes.far, built.scenes.near].flatMap((scene) => placesIn(scene, thing)) : [],
    dump: () => (isOpen ? [built.scenes.far, built.scenes.near].flatMap(dumpScene) : []),
    destroy,
  };
}
