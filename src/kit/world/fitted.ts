/** Pictures in the very size in which they are seen: what is made smaller by a graphics card loses its fine lines. */

import type { World } from "../../scenes/world.ts";

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Fitted<Piece extends string = never> {
  /** The name of a texture of this piece, `scale` times as large as its size says. */
  piece(piece: Piece, scale: number): string;
  /** The same for what is drawn; `name` says all that its look depends on but the scale. */
  drawn(
    name: string,
    width: number,
    height: number,
    scale: number,
    draw: (pen: CanvasRenderingContext2D) => void,
  ): string;
  /** Everything is laid out anew. Textures that haven't been asked for during the last layouts go. */
  begin(): void;
}

/** Something may still be on its way in the size that it had before. */
const KEPT = 3;

/** `folder` begins the names of all its textures, and those of the show's art in which the pieces come: `folder/piece`. */
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
