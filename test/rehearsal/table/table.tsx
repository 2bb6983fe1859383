/** How the rehearsal game is told and shown: what it takes to bring a game to the page. */
import type { GameTable, ViewProps } from "../../../src/ui/game-table.ts";
import type { Line, LogLine } from "../../../src/ui/texts/line.ts";
import type { Act, Event, Salvage, State } from "../model.ts";
import { texts } from "./texts.ts";

export const table: GameTable<Salvage> = {
  texts,
  about: { name: { key: "game.name" }, pitch: { key: "game.pitch" }, works: [], coming: [] },
  bot: "random",
  log,
  act,
  stand: ({ crews }) => crews.map(({ coins }, seat) => ({ key: "stand.crew", params: { seat: { seat }, coins } })),
  loadViews: () => Promise.resolve({ Overview }),
  loadShow: async () => (await import("./show.ts")).show,
};

function log(event: Event): readonly LogLine[] {
  switch (event.on) {
    case "night":
      return [{ key: "log.night", params: { night: event.night }, heading: true }];
    case "found":
      return [{ key: "log.found", params: { seat: { seat: event.seat }, worth: event.worth } }];
    case "banked":
      return [{ key: "log.banked", params: { seat: { seat: event.seat }, coins: event.coins } }];
    case "flared":
      return [{ key: "log.flared", params: { seat: { seat: event.seat } } }];
    case "voted":
      return [{ key: "log.voted", params: { sail: event.sail, stay: event.stay } }];
  }
}

function act(act: Act, { now }: State): Line {
  if (act.do === "vote") return { key: act.sail ? "act.sail" : "act.stay" };
  return { key: `act.${act.do}`, params: { haul: now.at === "dive" ? now.haul : 0 } };
}

const Overview = ({ state, names }: ViewProps<Salvage>) => (
  <ul>
    {state.crews.map(({ coins }, seat) => (
      <li key={names[seat]}>
        {names[seat]}: {coins}
      </li>
    ))}
  </ul>
);
