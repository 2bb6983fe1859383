/** Phaser's own game, made and unmade: a canvas that fills its host, drawn in device pixels. */
import { Core, Game, Renderer, Scale, WEBGL } from "phaser";
import { mended } from "./mended-shader.ts";

/** Phaser's own start also listens on the document and never stops, so that the page would keep every game it ever had. */
class QuietGame extends Game {
  protected override start(): void {
    // Its own type forbids to say so.
    Object.assign(this, { isRunning: true });
    this.loop.start(this.step.bind(this));
  }
}

/** Throws where there is no WebGL. */
export async function startGame(host: HTMLElement, scale: number): Promise<Game> {
  const { clientWidth: width, clientHeight: height } = host;
  const game = new QuietGame({
    type: WEBGL,
    parent: host,
    scale: {
      mode: Scale.NONE,
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
      zoom: 1 / scale,
      expandParent: false,
    },
    backgroundColor: getComputedStyle(document.documentElement).backgroundColor,
    banner: false,
    autoFocus: false,
    audio: { noAudio: true },
    disableContextMenu: false,
    // Keys belong to the page, and over the world it scrolls and zooms as everywhere. What is pressed on the page's own
    // things, which lie over the world, isn't for what lies below them.
    input: {
      windowEvents: false,
      keyboard: false,
      gamepad: false,
      mouse: { preventDefaultWheel: false },
      touch: { capture: false },
    },
    // What is drawn has soft edges of its own, so multisampling would cost much and show nothing.
    render: { antialiasGL: false, powerPreference: "low-power", stencil: false },
    fps: { smoothStep: false },
  });
  await new Promise<void>((resolve) => {
    if (game.isRunning) resolve();
    else game.events.once(Core.Events.READY, () => resolve());
  });
  game.canvas.style.display = "block";
  mendShaders(game);
  return game;
}

/** Shaders are made when they are first needed, which is later than this. */
function mendShaders({ renderer }: Game): void {
  if (!(renderer instanceof Renderer.WebGL.WebGLRenderer)) return;
  const create = renderer.createProgram.bind(renderer);
  renderer.createProgram = (vertex, fragment) => create(vertex, mended(fragment));
}

/** `onError` gets whatever goes wrong while a frame is made; Phaser's own loop would just stop. */
export function catchErrors(game: Game, onError: (why: unknown) => void): void {
  const { loop } = game;
  const step = loop.callback;
  loop.callback = (time, delta) => {
    try {
      step(time, delta);
    } catch (why) {
      onError(why);
    }
  };
}

/** The canvas follows the size of its host. Gives back what ends that. */
export function followSize(host: HTMLElement, game: Game, scale: () => number, onResize: () => void): () => void {
  const observer = new ResizeObserver(() => {
    if (fillHost(game, host, scale())) onResize();
  });
  observer.observe(host);
  return () => observer.disconnect();
}

/** As large as its host, in so many pixels to a unit. Whether it was otherwise; a host that isn't laid out has no size. */
export function fillHost(game: Game, host: HTMLElement, scale: number): boolean {
  const width = Math.round(host.clientWidth * scale);
  const height = Math.round(host.clientHeight * scale);
  const { width: wide, height: high, zoom } = game.scale;
  if (width === 0 || height === 0 || (width === wide && height === high && zoom === 1 / scale)) return false;
  game.scale.resize(width, height);
  // Told anew each time: at 1 Phaser leaves the canvas as large on the page as it was at another zoom.
  game.scale.setZoom(1 / scale);
  return true;
}

/** Calls when the page was away and is back. Gives back what ends that. */
export function onReturn(then: () => void): () => void {
  const hear = (): void => {
    if (!document.hidden) then();
  };
  document.addEventListener("visibilitychange", hear);
  return () => document.removeEventListener("visibilitychange", hear);
}

/** Tells when the browser takes the graphics card away, and when it gives it back. Gives back what ends that. */
export function onGraphics({ canvas }: Game, then: (areThere: boolean) => void): () => void {
  const taken = (): void => then(false);
  const given = (): void => then(true);
  canvas.addEventListener("webglcontextlost", taken);
  canvas.addEventListener("webglcontextrestored", given);
  return () => {
    canvas.removeEventListener("webglcontextlost", taken);
    canvas.removeEventListener("webglcontextrestored", given);
  };
}

/** It goes in its next frame, so one that sleeps is woken. */
export function endGame(game: Game): void {
  game.events.once(Core.Events.DESTROY, () => letGraphicsGo(game));
  game.destroy(true);
  game.loop.wake();
}

/** At once, and not when the browser comes to collect it: there are only so many, and each holds all its textures. */
function letGraphicsGo({ renderer }: Game): void {
  if (renderer instanceof Renderer.WebGL.WebGLRenderer) renderer.gl.getExtension("WEBGL_lose_context")?.loseContext();
}
