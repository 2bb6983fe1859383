/** Pictures from files and from pens, drawn once each, at the size in which they are seen. */
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

/** The faces that the page uses, before words are drawn with them. Without them words look plainer, no more. */
export async function loadFonts(): Promise<void> {
  const style = getComputedStyle(document.documentElement);
  const families = ["--display", "--text"]
    .map((name) => style.getPropertyValue(name))
    .filter((family) => family !== "");
  await Promise.allSettled(families.map((family) => document.fonts.load(`1rem ${family}`)));
}

/** Draws with a pen that thinks in units. A texture that is there already stays as it is. */
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
  // Not Phaser's own canvas texture, which keeps copies of all pixels.
  textures.create(name, canvas)?.add("__BASE", 0, 0, 0, canvas.width, canvas.height);
}

/** All that has been baked goes, and can be baked anew; Phaser's own few textures stay. */
export function unbake(textures: Textures.TextureManager): void {
  for (const name of textures.getTextureKeys()) textures.remove(name);
}
