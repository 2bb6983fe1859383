/** Textures in the size in which they are seen: scaled down by the graphics card, a picture loses its fine lines. */

import type { World } from "../../scenes/world.ts";

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Fitted<Piece extends string = never> {
  /** The name of a texture of this piece at this scale. */
  piece(piece: Piece, scale: number): string;
  /** The same for a drawing. `name` must name all that its look depends on, except the scale. */
  drawn(
    name: string,
    width: number,
    height: number,
    scale: number,
    draw: (pen: CanvasRenderingContext2D) => void,
  ): string;
  /** A new layout begins: removes the textures that the last layouts haven't used. */
  begin(): void;
}

/** How many layouts a texture stays for: a motion may still use the old size. */
const KEPT = 3;

/** Its textures are named `folder/…`, and it finds the pieces in the show's art as `folder/piece`. */
export function createFitted<Piece extends string = never>(
  { scene, bake }: World,
  folder: string,
  pieces: Readonly<Record<Piece, Size>>,
): Fitted<Piece> {
  const { textures } = scene;
  const lastAsked = new Map<string, number>();
  let layout = 0;

  function made(name: string, width: number, height: number, draw: (pen: CanvasRenderingContext2D) => void): string {
    lastAsked.set(name, layout);
    bake(name, width, height, draw);
    return name;
  }

  return {
    piece(piece, scale) {
      const { width, height } = pieces[piece];
      return made(`${folder}/${piece}@${scale}`, width * scale, height * scale, (pen) => {
        const source = textures.get(`${folder}/${piece}`).getSourceImage();
        if (!(source instanceof HTMLCanvasElement)) return;
        pen.imageSmoothingQuality = "high";
        pen.drawImage(source, 0, 0, width * scale, height * scale);
      });
    },
    drawn: (name, width, height, scale, draw) =>
      made(`${folder}/${name}@${scale}`, width * scale, height * scale, (pen) => {
        pen.scale(scale, scale);
        draw(pen);
      }),
    begin() {
      layout += 1;
      for (const [name, asked] of lastAsked) {
        if (layout - asked <= KEPT) continue;
        lastAsked.delete(name);
        textures.remove(name);
      }
    },
  };
}
