/** A boat's place in the end, on a medal. */
import type { GameObjects } from "phaser";
import type { Fitted } from "../../../../../kit/world/fitted.ts";
import { INK, LANTERN, PAPER } from "../../cards/palette.ts";
import type { World } from "../../picture/layers.ts";

export interface Rank {
  /** `isBelowName`: its name is above the boat, so a medal that is large beside the boat grows downwards. */
  fit(scale: number, isBelowName: boolean): void;
  /** Null as long as there is none. */
  show(place: number | null): void;
  /** 1 is the usual size. */
  swell(by: number, alpha: number): void;
}

const SIZE = 52;
/** Between the number of those in the Cabins and the flag. */
const AT = { x: 338, y: 14 } as const;
/** The least size of a medal, in units of the world. */
const LEGIBLE = 34;

export function createRank(world: World, name: string, parent: GameObjects.Container, fitted: Fitted): Rank {
  const medal = world.scene.add.image(AT.x, AT.y, "__DEFAULT").setVisible(false);
  parent.add(medal);
  let scale = 1;
  let isLow = false;
  let shown: number | null = null;
  const size = (): number => Math.max(SIZE, LEGIBLE / scale);

  function show(place: number | null): void {
    shown = place;
    medal.setVisible(place !== null).setAlpha(1);
    if (place === null) return;
    const drawn = size();
    const texture = fitted.drawn(`rank/${place}/${drawn}`, drawn, drawn, scale, (pen) => draw(pen, place, drawn));
    const grown = (drawn - SIZE) / 2;
    medal.setTexture(texture).setDisplaySize(drawn, drawn);
    medal.setY(AT.y + (isLow ? grown : -grown)).setName(`${name}/rank/${place}`);
  }

  return {
    fit(to, isBelowName) {
      scale = to;
      isLow = isBelowName;
      show(shown);
    },
    show,
    swell(by, alpha) {
      medal.setDisplaySize(size() * by, size() * by).setAlpha(alpha);
    },
  };
}

function draw(pen: CanvasRenderingContext2D, place: number, size: number): void {
  const middle = size / 2;
  pen.beginPath();
  pen.arc(middle, middle, middle - 2, 0, 2 * Math.PI);
  pen.fillStyle = place === 1 ? LANTERN : PAPER;
  pen.fill();
  pen.lineWidth = 3;
  pen.strokeStyle = INK;
  pen.stroke();
  pen.fillStyle = INK;
  pen.font = `${0.6 * size}px Marcellus`;
  pen.textAlign = "center";
  pen.textBaseline = "alphabetic";
  pen.fillText(`${place}`, middle, middle + 0.21 * size);
}
