/** Opens a world, and gives access to its renderer without the director. */
import type { Event } from "../../../src/games/precognition/model/events.ts";
import type { Picture } from "../../../src/games/precognition/table/picture/picture.ts";
import { type OpenWorld, openWorld } from "../../../src/scenes/open-world.ts";
import type { Renderer, View } from "../../../src/scenes/show.ts";
import type { Line } from "../../../src/ui/texts/line.ts";
import type { Speaker } from "../../../src/ui/texts/speaker.ts";
import { gameTexts, speakerOf } from "../../texts/all-texts.ts";

export interface Opened {
  readonly world: OpenWorld;
  readonly renderer: Renderer<Picture, Event>;
}

export interface Opening {
  readonly names: readonly string[];
  readonly view: View;
  readonly isCalm: boolean;
  readonly speaker?: Speaker;
}

// Loaded like in the page.
const { show } = await import("../../../src/games/precognition/table/world/show.ts");

const english = speakerOf("en", gameTexts("precognition"));

export async function open({ names, view, isCalm, speaker = english }: Opening): Promise<Opened> {
  const host = document.getElementById("host");
  if (host === null) throw new Error("there is no host");
  const built: Renderer<Picture, Event>[] = [];
  const world = await openWorld({
    host,
    show: {
      ...show,
      build(made, cast) {
        const renderer = show.build(made, cast);
        built.push(renderer);
        return renderer;
      },
    },
    cast: { names, ...view },
    // The world passes lines on unchanged.
    say: (line) => speaker.say(line as Line),
    isCalm,
    textScale: 1,
    onLost(why) {
      throw why;
    },
  });
  const [renderer] = built;
  if (renderer === undefined) throw new Error("nothing has been built");
  return { world, renderer };
}
