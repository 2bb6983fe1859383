/** Textures from picture files and from drawing code. Each is drawn once, at the size in which it is seen. */
import type { Textures } from "phaser";
import type { Art } from "./show.ts";

export interface LoadedArt extends Art {
  readonly image: HTMLImageElement;
}

export const loadArt = (art: readonly Art[]): Promise<readonly LoadedArt[]> =>
  Promise.all(
    art.map(async (one) => {
      const image = new Image();
      image.src = one.url;
      try {
        await image.decode();
      } catch (cause) {
        throw new Error(`The picture ${one.name} can't be loaded.`, { cause });
      }
      return { ...one, image };
    }),
  );

/** A font may have a file of its own for some characters; the page's text font has one for the 0. */
const SAMPLE = " 0";

/** Loads the page's fonts, which must be there before text is drawn. If they fail, text is drawn with other fonts. */
export async function loadFonts(): Promise<void> {
  const style = getComputedStyle(document.documentElement);
  const families = ["--display", "--text"]
    .map((name) => style.getPropertyValue(name))
    .filter((family) => family !== "");
  await Promise.allSettled(families.map((family) => document.fonts.load(`1rem ${family}`, SAMPLE)));
}

/** Draws in units. A texture of that name that exists already stays as it is. */
export function bake(
  textures: Textures.TextureManager,
  scale: number,
  { name, width, height }: Pick<Art, "name" | "width" | "height">,
  draw: (pen: CanvasRenderingContext2D) => void,
): void {
  if (textures.exists(name)) return;
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.ceil(width * scale));
  canvas.height = Math.max(1, Math.ceil(height * scale));
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error(`The picture ${name} can't be drawn.`);
  pen.scale(scale, scale);
  draw(pen);
  // Not `addCanvas`: Phaser's canvas texture keeps a copy of all pixels.
  textures.create(name, canvas)?.add("__BASE", 0, 0, 0, canvas.width, canvas.height);
}

/** Removes all textures, so that they can be baked anew. Phaser keeps its own. */
export function unbake(textures: Textures.TextureManager): void {
  for (const name of textures.getTextureKeys()) textures.remove(name);
}
