/** Draws the river: scenery, water, weather, and the course with its twelve stretches. */
import { ambient } from "../../../../scenes/ambient.ts";
import type { Motion } from "../../../../scenes/motion.ts";
import { inOut, inTurn, out, still, together } from "../../../../scenes/motions.ts";
import { between, type Point } from "../../../../scenes/point.ts";
import type { Renderer } from "../../../../scenes/show.ts";
import { createWater } from "../../../../scenes/water.ts";
import type { Season } from "../../model/card.ts";
import type { Event } from "../../model/events.ts";
import { endsSeason, seasonOf, type TileId } from "../../model/river.ts";
import type { World } from "../picture/layers.ts";
import type { Shared } from "./layout/layout.ts";
import { courseHeight, createCourse } from "./river/course.ts";
import { landing } from "./river/landing.ts";
import { type Places, placesIn } from "./river/places.ts";
import { bakeShade, reveal } from "./river/reveal.ts";
import { createScenery } from "./river/scenery.ts";
import { SEASON_LOOKS, waterBetween } from "./river/season-looks.ts";
import { createWeather } from "./river/weather.ts";

/** The part of the picture that is about the river. */
export interface RiverPicture {
  readonly round: number;
  readonly turned: readonly TileId[];
}

const SEASONS: readonly Season[] = [1, 2, 3];
/** How far the boats go in a round, and in a second while nothing happens. */
const ROUND_WAY = 300;
const DRIFT = 7;

export interface River extends Renderer<RiverPicture, Event> {
  /** The place of a round's stretch. */
  placeOf(round: number): Point;
}

/** The course is in the common area. */
export function buildRiver(world: World, shared: () => Shared): River {
  const sceneries = SEASONS.map((season) => ({ season, scenery: createScenery(world, SEASON_LOOKS[season]) }));
  const water = createWater(world);
  // Water is below what stands in it.
  world.layers.water.addAt([...water.things], 0);
  const course = createCourse(world, () => shared().frame);
  const weather = createWeather(world);
  bakeShade(world);

  let places: Places = placesIn(world, world.area(), false);
  let way = 0;
  let drifted = 0;
  let seconds = 0;

  const travel = (): void => {
    for (const { scenery } of sceneries) scenery.travel(way + drifted);
  };
  ambient(world, (passed) => {
    seconds += passed;
    drifted += passed * DRIFT;
    travel();
    weather.pass(seconds);
  });
  water.flow({ x: -16, y: 3 });

  function goTo(to: number): void {
    way = to;
    travel();
  }

  /** `share` is 0 for the first season only, and 1 for the second. */
  function blend(from: Season, to: Season, share: number): void {
    for (const { season, scenery } of sceneries) {
      const comes = from === to ? 1 : share;
      const air = season === to ? comes : season === from ? 1 - share : 0;
      // The old sky stays opaque under the new one, so that nothing shines through.
      const sky = season === from && share < 1 ? 1 : air;
      scenery.fade(sky, Math.max(0, 2 * air - 1));
      weather.fade(season, air);
    }
    water.look(waterBetween(SEASON_LOOKS[from].water, SEASON_LOOKS[to].water, share));
  }

  function moveIsland(season: Season, away: number): void {
    for (const one of sceneries) one.scenery.island(one.season === season ? away : 1);
  }

  function nextRound(before: RiverPicture, after: RiverPicture): Motion {
    const [from, to] = [seasonIn(before), seasonIn(after)];
    const hasLanded = isAshore(before);
    return {
      ms: from === to ? 900 : 2200,
      at(progress) {
        goTo(between(wayTo(before), wayTo(after), inOut(progress)));
        if (from !== to) blend(from, to, inOut(Math.max(0, (progress - 0.15) / 0.85)));
        if (hasLanded) moveIsland(from, -inOut(Math.min(1, progress * 1.2)));
      },
    };
  }

  function turned(before: RiverPicture, after: RiverPicture, tile: TileId, round: number): Motion {
    const isIsland = endsSeason(round);
    const sailing: Motion = {
      ms: isIsland ? 1800 : 1200,
      at(progress) {
        goTo(between(wayTo(before), wayTo(after), inOut(progress)));
        course.sail(between(before.turned.length, after.turned.length, inOut(progress)));
        if (!isIsland) return;
        moveIsland(seasonOf(round), 1 - out(progress));
        course.turn(round, progress < 0.5 ? undefined : tile, Math.abs(Math.cos(Math.PI * progress)));
      },
    };
    const { area, horizon } = places;
    const below = { x: area.x + area.width / 2, y: Math.max(horizon + 20, area.y + 0.44 * area.height) };
    const { frame, middle = below } = shared();
    if (isIsland) {
      const height = courseHeight(area);
      const over = shared().middle ?? { x: area.x + area.width / 2, y: area.y + height / 2 };
      const banner = landing(world, tile, { ...over, angle: frame.angle }, height);
      return together(sailing, inTurn(still(900), banner));
    }
    const width = Math.min(340, area.width * 0.66, area.height * 0.7);
    const lifted: Motion = { ms: 0, begin: () => course.turn(round, undefined, 0) };
    const turning = reveal(world, {
      round,
      tile,
      from: course.placeOf(round),
      to: middle,
      angle: frame.angle,
      width,
    });
    return together(lifted, sailing, turning);
  }

  return {
    settle(picture) {
      const season = seasonIn(picture);
      blend(season, season, 1);
      moveIsland(season, isAshore(picture) ? 0 : 1);
      course.show(picture.round, picture.turned);
      goTo(wayTo(picture));
    },
    play(event, before, after) {
      if (event.on === "round") return nextRound(before, after);
      if (event.on === "turned") return turned(before, after, event.tile, event.round);
      return still(0);
    },
    layout(area) {
      places = placesIn(world, area, shared().middle !== undefined);
      const { width, height, horizon } = places;
      for (const { scenery } of sceneries) scenery.place(places);
      water.place({ x: 0, y: horizon, width, height: Math.max(1, height - horizon) });
      weather.place(places);
      course.layout(area);
    },
    retell: () => course.retell(),
    placeOf: (round) => course.placeOf(round),
  };
}

const seasonIn = ({ round }: RiverPicture): Season => seasonOf(Math.max(1, round));
const isAshore = ({ round, turned }: RiverPicture): boolean =>
  round > 0 && turned.length === round && endsSeason(round);
const wayTo = ({ round, turned }: RiverPicture): number => ROUND_WAY * (turned.length + 0.25 * round);
