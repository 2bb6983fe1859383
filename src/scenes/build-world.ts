/** What a game's stage is built with: two scenes, one behind the other, and the layers in them. */
import { type Game, GameObjects, Input, type Scene } from "phaser";
import type { Area } from "./area.ts";
import { bake } from "./art.ts";
import { tellOf } from "./told-things.ts";
import type { WorldLine } from "./words.ts";
import type { LayerName, World } from "./world.ts";

export interface WorldParts {
  readonly scale: number;
  readonly isCalm: () => boolean;
  readonly textScale: () => number;
  readonly area: () => Area;
  readonly say: (line: WorldLine) => string;
  readonly pointed: (thing: string | undefined) => void;
}

/** What is far is in a scene of its own, behind the one for what is near. */
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

export function buildWorld({ near, far }: Scenes, { pointed, ...parts }: WorldParts): World {
  // What nobody points at any more can't be asked to say so.
  near.input.on(Input.Events.GAME_OUT, () => pointed(undefined));
  const layer = (scene: Scene, name: LayerName) => scene.add.existing(new GameObjects.Container(scene).setName(name));
  return {
    ...parts,
    scene: near,
    farScene: far,
    layers: {
      sky: layer(far, "sky"),
      banks: layer(far, "banks"),
      water: layer(far, "water"),
      weather: layer(far, "weather"),
      river: layer(far, "river"),
      boats: layer(near, "boats"),
      cards: layer(near, "cards"),
      tokens: layer(near, "tokens"),
    },
    tells: (image, nameOf) => tellOf(image, nameOf, pointed),
    bake: (name, width, height, draw) => bake(near.textures, parts.scale, { name, width, height }, draw),
  };
}
