/** The world alone, through which whole matches are sent event by event, each of them played and compared. */
import { precognition } from "../../../src/games/precognition/game.ts";
import type { Event } from "../../../src/games/precognition/model/events.ts";
import type { Options } from "../../../src/games/precognition/model/options.ts";
import { table } from "../../../src/games/precognition/table/table.ts";
import { after } from "../../../src/games/precognition/table/world/after.ts";
import { type Picture, pictureOf } from "../../../src/games/precognition/table/world/picture.ts";
import { type Playing, play } from "../../../src/scenes/motions.ts";
import { type OpenWorld, openWorld } from "../../../src/scenes/open-world.ts";
import type { Edge, Stage, View } from "../../../src/scenes/show.ts";
import { LocalSession } from "../../../src/session/local-session.ts";
import { contradictionsIn, wrongTakeOff } from "./contradictions.ts";

export interface Voyage {
  readonly options: Options;
  /** All seats are played by bots of this level, or, by acts that follow each other in turn, as people. */
  readonly level: "greedy" | "people";
  readonly names: readonly string[];
  readonly seed: number;
  /** Around a screen that lies on a table, with this seat at the front; else it stands, and seat 0 is at the front. */
  readonly flat?: { readonly edges: readonly Edge[]; readonly viewer: number };
}

export interface Seen {
  readonly events: number;
  /** What was displayed otherwise than it is in the state. */
  readonly wrong: readonly string[];
  /** How often the river gave something. */
  readonly gifts: number;
  /** How many things were on display when it began and when it was over, with nothing moving. */
  readonly things: readonly [number, number];
  /** What lay elsewhere or looked otherwise when it was over than where nothing has ever moved. */
  readonly displaced: readonly string[];
}

// As the page loads it.
const { show } = await import("../../../src/games/precognition/table/world/show.ts");

declare global {
  interface Window {
    sail: (voyage: Voyage) => Promise<Seen>;
  }
}

window.sail = async ({ options, level, names, seed, flat }) => {
  const by = level === "people" ? { by: "person", level: "random" } : { by: "bot", level };
  const seats = names.map((name) => ({ name, ...by }));
  const session = LocalSession.fresh(precognition, { options, seats, seed }, (next) => next());
  const view = { viewer: flat?.viewer ?? 0, edges: flat?.edges };
  const { world, stage } = await open(names, view);
  let picture = pictureOf(session.state);
  let events = 0;
  let gifts = 0;
  const wrong: string[] = [];
  stage.settle(picture);
  const show = (event: Event): void => {
    const next = after(picture, event);
    const motion = play(stage.play(event, picture, next));
    motion.at(0);
    if (event.on === "gained" && event.by === "river") {
      gifts += 1;
      wrong.push(...wrongTakeOff(world.dump(), next));
    }
    playOn(motion, event);
    picture = next;
    events += 1;
    stage.settle(picture);
    const contradictions = contradictionsIn(world.dump(), picture, names, "en", view.viewer);
    wrong.push(...contradictions.map((what) => `${JSON.stringify(event)}: ${what}`));
  };
  session.news.on("step", (step) => step.events.forEach(show));
  session.start();
  for (let acts = 0; !session.isOver; acts++) {
    for (const seat of names.keys()) {
      const legal = session.legal(seat);
      const act = legal[(3 * acts + seat) % Math.max(1, legal.length)];
      if (act !== undefined) session.act(seat, act);
    }
  }
  // Nobody can leave the seats of this device, but the world knows of it.
  for (const seat of names.keys()) {
    show({ on: "seat", seat, by: "bot" });
    show({ on: "seat", seat, by: "returning" });
    show({ on: "returned", seat, cards: [] });
  }
  const last = world.dump();
  world.destroy();
  const again = await open(names, view);
  again.stage.settle(picture);
  const fresh = again.world.dump();
  again.world.destroy();
  const displaced = onSeats(last).filter((thing, i) => thing !== onSeats(fresh)[i]);
  return { events, wrong: wrong.slice(0, 20), gifts, things: [fresh.length, last.length], displaced };
};

/** Boats and cards that are to be seen, and where. */
const onSeats = (dump: ReturnType<OpenWorld["dump"]>): readonly string[] =>
  dump.flatMap((thing) => (thing.isVisible && /^boat:| of \d$/u.test(thing.name) ? [JSON.stringify(thing)] : []));

/** Some motions are broken off halfway, as when somebody skips. */
function playOn(motion: Playing, event: Event): void {
  for (const progress of [0.35, 0.7]) motion.at(progress);
  if (event.on === "healed") motion.stop();
  else motion.at(1);
}

async function open(names: readonly string[], view: View): Promise<{ world: OpenWorld; stage: Stage<Picture, Event> }> {
  const host = document.getElementById("host");
  if (host === null) throw new Error("there is no host");
  const built: Stage<Picture, Event>[] = [];
  const world = await openWorld({
    host,
    show: {
      ...show,
      build(made, cast) {
        const stage = show.build(made, cast);
        built.push(stage);
        return stage;
      },
    },
    cast: { names, ...view },
    say: ({ key }) => table.texts.en?.[key] ?? key,
    isCalm: true,
    textScale: 1,
    onLost(why) {
      throw why;
    },
  });
  const [stage] = built;
  if (stage === undefined) throw new Error("nothing has been built");
  return { world, stage };
}
