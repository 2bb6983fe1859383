/** Makes the `World` that a game draws in: two Phaser scenes, one behind the other, and the layers in them. */
import { type Game, GameObjects, Input, type Scene } from "phaser";
import type { Area } from "./area.ts";
import { bake } from "./art.ts";
import type { Layers } from "./show.ts";
import { tellOf } from "./told-things.ts";
import type { WorldLine } from "./words.ts";
import type { World } from "./world.ts";

export interface WorldParts {
  readonly scale: number;
  readonly isCalm: () => boolean;
  readonly textScale: () => number;
  readonly area: () => Area;
  readonly say: (line: WorldLine) => string;
  readonly pointed: (thing: string | undefined) => void;
}

export interface Scenes {
  readonly far: Scene;
  readonly near: Scene;
}

const SCENES = ["far", "near"] as const satisfies readonly (keyof Scenes)[];

export function addScenes(game: Game, scale: number): Scenes {
  const add = (key: keyof Scenes): Scene => {
    const scene = game.scene.add(key, {}, true);
    if (scene === null) throw new Error(`The scene ${key} can't be started.`);
    scene.cameras.main.setOrigin(0, 0).setZoom(scale);
    return scene;
  };
  return { far: add("far"), near: add("near") };
}

export function removeScenes(game: Game): void {
  for (const key of SCENES) game.scene.remove(key);
}

export function buildWorld({ near, far }: Scenes, layers: Layers, { pointed, ...parts }: WorldParts): World<string> {
  // Nothing in the scene hears of a pointer that leaves the canvas.
  near.input.on(Input.Events.GAME_OUT, () => pointed(undefined));
  const layersIn = (scene: Scene, names: readonly string[]) =>
    names.map((name) => [name, scene.add.existing(new GameObjects.Container(scene).setName(name))] as const);
  return {
    ...parts,
    scene: near,
    farScene: far,
    layers: Object.fromEntries([...layersIn(far, layers.far), ...layersIn(near, layers.near)]),
    tells: (image, nameOf) => tellOf(image, nameOf, pointed),
    bake: (name, width, height, draw) => bake(near.textures, parts.scale, { name, width, height }, draw),
  };
}
