/** Phaser's `Game`: a canvas that fills its host, drawn in device pixels. */
import { Core, Game, Renderer, Scale, WEBGL } from "phaser";
import { patched } from "./shader-patch.ts";

/** Phaser's own `start` adds listeners to the document and never removes them, so no game would ever be freed. */
class QuietGame extends Game {
  protected override start(): void {
    // It is readonly in Phaser's types.
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
    // Keys, scrolling and zooming stay the page's. Without `windowEvents` a press on a control isn't also a press on what
    // lies below it in the world.
    input: {
      windowEvents: false,
      keyboard: false,
      gamepad: false,
      mouse: { preventDefaultWheel: false },
      touch: { capture: false },
    },
    // Textures have soft edges already, so multisampling would cost much and change nothing.
    render: { antialiasGL: false, powerPreference: "low-power", stencil: false },
    fps: { smoothStep: false },
  });
  await new Promise<void>((resolve) => {
    if (game.isRunning) resolve();
    else game.events.once(Core.Events.READY, () => resolve());
  });
  game.canvas.style.display = "block";
  patchShaders(game);
  return game;
}

/** Phaser compiles shaders when they are first used, which is after this. */
function patchShaders({ renderer }: Game): void {
  if (!(renderer instanceof Renderer.WebGL.WebGLRenderer)) return;
  const create = renderer.createProgram.bind(renderer);
  renderer.createProgram = (vertex, fragment) => create(vertex, patched(fragment));
}

/** Without this an error in a frame stops Phaser's loop, and nobody hears of it. */
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

/** Returns a function that ends it. */
export function resizeWithHost(host: HTMLElement, game: Game, scale: () => number, onResize: () => void): () => void {
  const observer = new ResizeObserver(() => {
    if (fillHost(game, host, scale())) onResize();
  });
  observer.observe(host);
  return () => observer.disconnect();
}

/** Returns whether the size has changed. A host that isn't laid out has no size, and changes nothing. */
export function fillHost(game: Game, host: HTMLElement, scale: number): boolean {
  const width = Math.round(host.clientWidth * scale);
  const height = Math.round(host.clientHeight * scale);
  const { width: wide, height: high, zoom } = game.scale;
  if (width === 0 || height === 0 || (width === wide && height === high && zoom === 1 / scale)) return false;
  game.scale.resize(width, height);
  // Set each time: with a zoom of 1, `resize` keeps the CSS size that the canvas had at another zoom.
  game.scale.setZoom(1 / scale);
  return true;
}

/** Calls `then` when a hidden page is shown again. Returns a function that ends it. */
export function onReturn(then: () => void): () => void {
  const hear = (): void => {
    if (!document.hidden) then();
  };
  document.addEventListener("visibilitychange", hear);
  return () => document.removeEventListener("visibilitychange", hear);
}

/** Says when the graphics context is lost, and when it is restored. Returns a function that ends it. */
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

/** Phaser destroys a game in its next frame, so a sleeping loop is woken. */
export function endGame(game: Game): void {
  game.events.once(Core.Events.DESTROY, () => releaseContext(game));
  game.destroy(true);
  game.loop.wake();
}

/** Not left to garbage collection: a browser allows few contexts, and each keeps all its textures. */
function releaseContext({ renderer }: Game): void {
  if (renderer instanceof Renderer.WebGL.WebGLRenderer) renderer.gl.getExtension("WEBGL_lose_context")?.loseContext();
}
