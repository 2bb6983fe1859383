/** A show that can be looked at without a page: its pictures are lists of what has happened to whom. */

import type { ToldEvent } from "../../src/scenes/happening.ts";
import type { Show, Stage } from "../../src/scenes/show.ts";
import type { Types } from "../../src/session/session.ts";

export interface ToyEvent {
  readonly on: "seen";
  readonly id: number;
  readonly seat?: number;
  readonly ms: number;
  readonly isJoint?: boolean;
}

export interface Toy extends Types {
  state: readonly ToyEvent[];
  event: ToyEvent;
}

/** Of each seat, and of nobody's (-1), what has happened, in order. */
export type ToyPicture = Readonly<Record<number, readonly number[]>>;

export const toyShow: Show<Toy, ToyPicture> = {
  art: [],
  layers: { far: [], near: [] },
  pictureOf: (state) => state.reduce(withEvent, {}),
  isJoint: ({ isJoint }) => isJoint === true,
  build: () => {
    throw new Error("There is no world to build it in.");
  },
};

function withEvent(picture: ToyPicture, { id, seat = -1 }: ToyEvent): ToyPicture {
  return { ...picture, [seat]: [...(picture[seat] ?? []), id] };
}

/** A stage that remembers what it has been asked for. */
export interface ToyStage extends Stage<ToyPicture, ToyEvent> {
  readonly shown: ToyPicture | undefined;
  /** What moves now, by event. */
  readonly moving: ReadonlySet<number>;
  /** "begins", "ends" and "settled", in order. */
  readonly notes: readonly string[];
}

export function toyStage(): ToyStage {
  let shown: ToyPicture | undefined;
  const moving = new Set<number>();
  const notes: string[] = [];
  return {
    get shown() {
      return shown;
    },
    moving,
    notes,
    settle(picture) {
      shown = picture;
      notes.push("settled");
    },
    play: ({ id, ms }) => ({
      ms,
      begin() {
        moving.add(id);
        notes.push(`${id} begins`);
      },
      end() {
        moving.delete(id);
        notes.push(`${id} ends`);
      },
    }),
    layout() {},
  };
}

export const isToyEvent = (event: ToldEvent): event is ToyEvent => event.on === "seen" && "id" in event;
