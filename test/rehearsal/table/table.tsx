/** How the rehearsal game is told and shown: what it takes to bring a game to the page. */
import type { GameTable, ViewProps } from "../../../src/ui/game-table.ts";
import type { LogLine } from "../../../src/ui/texts/line.ts";
import type { Event, Salvage } from "../model.ts";
import { texts } from "./texts.ts";

export const table: GameTable<Salvage> = {
  texts,
  about: { name: { key: "game.name" }, pitch: { key: "game.pitch" }, works: [], coming: [] },
  bot: "random",
  log,
  act: (act) => ({ key: `act.${act.do === "vote" ? (act.sail ? "sail" : "stay") : act.do}` }),
  stand: ({ crews }) => crews.map(({ coins }, seat) => ({ key: "stand.crew", params: { seat: { seat }, coins } })),
  loadViews: async () => ({ ...(await import("./desk.tsx")), Overview, keys }),
  loadShow: async () => (await import("./show.ts")).show,
};

function log(event: Event): readonly LogLine[] {
  switch (event.on) {
    case "night":
      return [{ key: "log.night", params: { night: event.night }, heading: true }];
    case "found":
      return [{ key: "log.found", params: { seat: { seat: event.seat }, worth: event.worth } }];
    case "banked":
      return [{ key: "log.banked", params: { seat: { seat: event.to }, coins: event.coins } }];
    case "lost":
      return [{ key: "log.lost", params: { seat: { seat: event.seat } } }];
    case "flared":
      return [{ key: "log.flared", params: { seat: { seat: event.seat } } }];
    case "voted":
      return [{ key: "log.voted", params: { sail: event.sail, stay: event.stay } }];
  }
}

const keys = [
  { keys: ["1", "…", "3"], what: { key: "desk.keys.lay" } },
  { keys: ["Enter"], what: { key: "desk.play" } },
  { keys: ["Z"], what: { key: "desk.keys.back" } },
];

const Overview = ({ state, names }: ViewProps<Salvage>) => (
  <ul>
    {state.crews.map(({ coins }, seat) => (
      <li key={names[seat]}>
        {names[seat]}: {coins}
      </li>
    ))}
  </ul>
);
