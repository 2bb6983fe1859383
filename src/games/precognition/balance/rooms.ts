/** Advanced Rooms: how often they are kept, and how boats do that keep them. */
import { ADVANCED_ROOMS } from "../content/advanced-rooms.ts";
import { countOf, meanOf, spreadOf, standardError } from "./counting.ts";
import { isPlayedToTheEnd } from "./endings.ts";
import { decimal, percent, table } from "./markdown.ts";
import { modeOf, type Section } from "./section.ts";
import { certain } from "./targets.ts";

/** Two of three Rooms are kept; none should be kept nearly always or nearly never. */
const KEPT = { least: 0.35, most: 0.95 };
const BETTER = { least: -2, most: 2 };

export const rooms: Section = {
  title: "Advanced Rooms",

  watch: (lineup, add) => ({
    see(event) {
      if (event.on === "rooms-dealt") for (const room of event.rooms) add(1, "room", room, "dealt");
      else if (event.on === "rooms-kept") for (const room of event.rooms) add(1, "room", room, "kept");
    },
    end(state) {
      if (modeOf(lineup) === "coop" || !isPlayedToTheEnd(state)) return;
      for (const boat of state.boats) {
        for (const { id } of ADVANCED_ROOMS) {
          if (boat.rooms.includes(id)) add(1, "room", id, "healthy", boat.cabins);
        }
        if (state.options.setup === "advanced") add(1, "room", "any", "healthy", boat.cabins);
      }
    },
  }),

  write(counts, { judge }) {
    const average = meanOf(spreadOf(counts, "room", "any", "healthy"));
    const rows = ADVANCED_ROOMS.map(({ id }) => {
      const kept = countOf(counts, "room", id, "kept") / countOf(counts, "room", id, "dealt");
      const healthy = spreadOf(counts, "room", id, "healthy");
      const better = meanOf(healthy) - average;
      const error = standardError(healthy);
      return [
        id,
        percent(kept),
        judge(`${id} is kept`, kept, KEPT, percent),
        decimal(meanOf(healthy), 2),
        decimal(better, 2),
        decimal(error, 2),
        judge(`boats with ${id} surely do better by`, certain(better, error), BETTER, decimal),
      ];
    });
    return `Kept: of the times it is dealt; two of three always are. Healthy Humans of the boats that have it, in competitive and team
matches, beside ${decimal(average, 2)} of all boats there; a room is to make no difference of more than 2, beyond chance.

${table(["room", "kept", "", "mean with it", "better by", "±", ""], rows)}`;
  },
};
