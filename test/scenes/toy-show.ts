/** A show without a page: a picture is a list of the events of each seat. */

import type { Renderer, Show } from "../../src/scenes/show.ts";
import type { GameEvent } from "../../src/scenes/transitions.ts";
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

/** The ids of a seat's events, in order. Those of no seat are under -1. */
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

/** Writes down the calls that it gets. */
export interface ToyRenderer extends Renderer<ToyPicture, ToyEvent> {
  readonly shown: ToyPicture | undefined;
  /** The events whose motions have begun and not ended. */
  readonly moving: ReadonlySet<number>;
  /** "begins", "ends" and "settled", in order. */
  readonly notes: readonly string[];
}

export function toyRenderer(): ToyRenderer {
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

export const isToyEvent = (event: GameEvent): event is ToyEvent => event.on === "seen" && "id" in event;
