/** A page with only the world, in which the tests play whole matches event by event. */

// With the page's own fonts, since what a machine has instead is wider or narrower.
import "@fontsource/marcellus/latin-400.css";
import "@fontsource-variable/atkinson-hyperlegible-next/wght.css";
import "../../../src/ui/look/tokens.css";
import { precognition } from "../../../src/games/precognition/game.ts";
import type { Event } from "../../../src/games/precognition/model/events.ts";
import type { Options } from "../../../src/games/precognition/model/options.ts";
import type { BoatSitter } from "../../../src/games/precognition/model/state.ts";
import { boatAt } from "../../../src/games/precognition/rules/flow.ts";
import { type Picture, pictureOf } from "../../../src/games/precognition/table/picture/picture.ts";
import { play } from "../../../src/scenes/motions.ts";
import type { OpenWorld } from "../../../src/scenes/open-world.ts";
import type { Edge } from "../../../src/scenes/show.ts";
import { applyTransition, type Transition, transitionsOf } from "../../../src/scenes/transitions.ts";
import { LocalSession } from "../../../src/session/local-session.ts";
import { contradictionsIn, wrongTakeOff } from "./contradictions.ts";
import { unseenIn } from "./movements.ts";
import { open } from "./open.ts";
import { raced } from "./speeds.ts";
import { turnedOver } from "./turning.ts";
import { wordsRead } from "./words.ts";

export interface Voyage {
  readonly options: Options;
  /** All seats are greedy bots, or people who play at random. */
  readonly level: "greedy" | "people";
  readonly names: readonly string[];
  readonly seed: number;
  /** For a screen that lies on a table, with this seat at the front. Otherwise seat 0 is at the front. */
  readonly flat?: { readonly edges: readonly Edge[]; readonly viewer: number };
}

export interface Seen {
  readonly events: number;
  /** Where the display differed from the state. */
  readonly wrong: readonly string[];
  /** How often the river gave something. */
  readonly gifts: number;
  /** The kinds of events whose motions were checked. */
  readonly looked: readonly string[];
  /** How many things were on display before and after the match, at rest. */
  readonly things: readonly [number, number];
  /** What differed at the end from a new world in which nothing has moved. */
  readonly displaced: readonly string[];
}

declare global {
  interface Window {
    sail: (voyage: Voyage) => Promise<Seen>;
    race: typeof raced;
    turnOver: typeof turnedOver;
    readAloud: typeof wordsRead;
  }
}

window.race = raced;
window.turnOver = turnedOver;
window.readAloud = wordsRead;
window.sail = async ({ options, level, names, seed, flat }) => {
  const by = level === "people" ? { by: "person", level: "random" } : { by: "bot", level };
  const seats = names.map((name) => ({ name, ...by }));
  const session = LocalSession.fresh(precognition, { options, seats, seed }, (next) => next());
  const view = { viewer: flat?.viewer ?? 0, edges: flat?.edges };
  const opening = { names, view, isCalm: true };
  const { world, renderer } = await open(opening);
  let picture = pictureOf(session.state);
  let events = 0;
  let gifts = 0;
  const looked = new Map<string, number>();
  const wrong: string[] = [];
  const contradict = (what: Picture, when: string): void => {
    const found = contradictionsIn(world.dump(), what, names, "en", view.viewer);
    wrong.push(...found.map((one) => `${when}: ${one}`));
  };
  renderer.settle(picture);
  let lastState = session.state;
  const show = (event: Event, transition: Transition): void => {
    const next = applyTransition({ pictureOf }, picture, transition) as Picture;
    const isLookedAt = isNew(event, looked);
    const rest = isLookedAt ? world.dump() : [];
    const motion = play(renderer.play(event, picture, next));
    motion.at(0);
    if (event.on === "gained" && event.by === "river") {
      gifts += 1;
      wrong.push(...wrongTakeOff(world.dump(), next));
    }
    const moments = (isLookedAt ? CLOSELY : IN_PASSING).map((progress) => {
      motion.at(progress);
      return isLookedAt ? world.dump() : [];
    });
    if (isLookedAt) wrong.push(...unseenIn(event, { before: picture, after: next, rest, moments }));
    // Some motions are stopped halfway, as by a skip.
    if (event.on === "healed") motion.stop();
    else motion.at(1);
    picture = next;
    events += 1;
    renderer.settle(picture);
    contradict(picture, JSON.stringify(event));
  };
  session.news.on("step", (step) => {
    const transitions = transitionsOf(lastState, { ...step, state: session.state });
    for (const [i, event] of step.events.entries()) show(event, transitions[i] as Transition);
    if (transitions.length > 0) lastState = session.state;
    contradict(pictureOf(session.state), `after ${step.events.map(({ on }) => on)}`);
  });
  session.start();
  for (let acts = 0; !session.isOver; acts++) {
    for (const seat of names.keys()) {
      const legal = session.legal(seat);
      const act = legal[(3 * acts + seat) % Math.max(1, legal.length)];
      if (act !== undefined) session.act(seat, act);
    }
  }
  // People can't leave a local match, so the change of the sitter is simulated.
  for (const seat of names.keys()) {
    const sits = (sitter: BoatSitter, event: Event): void => {
      const before = lastState;
      lastState = { ...before, boats: before.boats.with(seat, { ...boatAt(before, seat), sitter }) };
      show(event, { event, before, after: lastState });
    };
    sits("away", { on: "seat", seat, by: "bot" });
    sits("returning", { on: "seat", seat, by: "returning" });
    sits("person", { on: "returned", seat, cards: [] });
  }
  const last = world.dump();
  world.destroy();
  const again = await open(opening);
  again.renderer.settle(picture);
  const fresh = again.world.dump();
  again.world.destroy();
  const displaced = onSeats(last).filter((thing, i) => thing !== onSeats(fresh)[i]);
  return {
    events,
    wrong: wrong.slice(0, 20),
    gifts,
    looked: [...new Set([...looked.keys()].map((kind) => kind.split(" ")[0] ?? ""))],
    things: [fresh.length, last.length],
    displaced,
  };
};

/** The progress at which motions are checked closely. */
const CLOSELY = Array.from({ length: 19 }, (_, i) => 0.05 * (i + 1));
const IN_PASSING = [0.35, 0.7];
/** How many of each kind are checked closely. */
const ENOUGH = 2;

function isNew(event: Event, looked: Map<string, number>): boolean {
  const variant = Object.values(event).filter((value) => typeof value === "string");
  const kind = event.on === "gained" || event.on === "river-took" ? variant.join(" ") : event.on;
  const times = looked.get(kind) ?? 0;
  looked.set(kind, times + 1);
  return times < ENOUGH;
}

/** The visible boats and cards, with their places. */
const onSeats = (dump: ReturnType<OpenWorld["dump"]>): readonly string[] =>
  dump.flatMap((thing) => (thing.isVisible && /^boat:| of \d$/u.test(thing.name) ? [JSON.stringify(thing)] : []));
