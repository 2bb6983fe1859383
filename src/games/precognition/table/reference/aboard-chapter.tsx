/** The parts of a boat. */

import { Framed } from "../../../../kit/drawing/framed.tsx";
import type { Chapter } from "../../../../ui/reference/reference.ts";
import { TYPES } from "./counts.ts";
import { term } from "./entry.ts";
import { BoatScene } from "./pictures/boat-scene.tsx";
import { BOW, CABINS, CONTAMINATED_DECK, INFIRMARY, near, WHOLE_BOAT } from "./pictures/parts-of-boat.ts";
import { tokens } from "./pictures/tokens.ts";
import { told } from "./texts.ts";

const CREW = {
  cabins: ["human-1", "human-2", "human-3", "human-4"],
  contaminated: ["contaminated", "contaminated"],
  doctors: ["doctor"],
  protectors: ["protector"],
} as const;

const FULL = {
  ...CREW,
  cabins: [...CREW.cabins, "human-2", "human-1"],
  contaminated: ["contaminated", "contaminated", "contaminated"],
  doctors: ["doctor", "doctor", "doctor"],
  protectors: ["protector", "protector", "protector"],
} as const;

export const aboardChapter: Chapter = {
  title: told("chapter.aboard"),
  entries: [
    term({
      id: "term.boat",
      icon: "boat",
      Picture: () => <BoatScene view={WHOLE_BOAT} crew={CREW} crates={5} />,
      text: [told("term.boat.text")],
      see: ["guide.set-up", "term.healthy", "term.food", "term.bane"],
    }),
    term({
      id: "term.resource",
      icon: "pair",
      Picture: () => (
        <Framed
          drawing={tokens(
            1,
            TYPES.map((icon) => ({ icon })),
          )}
        />
      ),
      text: [told("term.resource.text")],
      see: ["term.food", "term.healthy", "term.ymune", "term.battery", "term.card"],
    }),
    term({
      id: "term.healthy",
      icon: "healthy",
      Picture: () => <BoatScene view={near(CABINS)} crew={FULL} />,
      text: [told("term.healthy.text"), told("term.healthy.gained")],
      see: ["term.cabins", "term.contaminated", "term.heal", "type.human"],
    }),
    term({
      id: "term.contaminated",
      icon: "contaminated",
      Picture: () => <BoatScene view={near(CONTAMINATED_DECK)} crew={FULL} />,
      text: [told("term.contaminated.text")],
      see: ["term.contaminated-deck", "term.heal", "term.doctor"],
    }),
    term({
      id: "term.cabins",
      icon: "healthy",
      Picture: () => <BoatScene view={WHOLE_BOAT} crew={FULL} lit={CABINS} />,
      text: [told("term.cabins.text")],
      see: ["term.healthy", "term.cost", "term.boat"],
    }),
    term({
      id: "term.contaminated-deck",
      icon: "contaminated",
      Picture: () => <BoatScene view={WHOLE_BOAT} crew={FULL} lit={CONTAMINATED_DECK} />,
      text: [told("term.contaminated-deck.text")],
      see: ["term.contaminated", "term.heal", "term.boat"],
    }),
    term({
      id: "term.ymune",
      icon: "ymune",
      Picture: () => (
        <BoatScene
          view={{ x: 366, y: 58, width: 224, height: 100 }}
          crew={{ doctors: ["doctor"], protectors: ["protector"] }}
        />
      ),
      text: [told("term.ymune.text")],
      see: ["term.doctor", "term.protector", "type.ymune"],
    }),
    term({
      id: "term.doctor",
      icon: "doctor",
      Picture: () => <BoatScene view={near(INFIRMARY)} crew={FULL} />,
      text: [told("term.doctor.text")],
      see: ["term.infirmary", "term.heal", "term.ymune"],
    }),
    term({
      id: "term.infirmary",
      icon: "doctor",
      Picture: () => <BoatScene view={WHOLE_BOAT} crew={FULL} lit={INFIRMARY} />,
      text: [told("term.infirmary.text")],
      see: ["term.doctor", "term.heal", "term.boat"],
    }),
    term({
      id: "term.protector",
      icon: "protector",
      Picture: () => <BoatScene view={near(BOW)} crew={FULL} />,
      text: [told("term.protector.text"), told("term.protector.river")],
      see: ["term.bow", "term.bane", "term.ignore", "term.ymune"],
    }),
    term({
      id: "term.bow",
      icon: "protector",
      Picture: () => <BoatScene view={WHOLE_BOAT} crew={FULL} lit={BOW} />,
      text: [told("term.bow.text")],
      see: ["term.protector", "term.boat"],
    }),
    term({
      id: "term.food",
      icon: "food",
      Picture: () => <BoatScene view={{ x: 10, y: 108, width: 150, height: 90 }} crates={9} />,
      text: [told("term.food.text"), told("term.food.left")],
      see: ["term.island", "type.food", "guide.set-up"],
    }),
    term({
      id: "term.battery",
      icon: "battery",
      Picture: () => <Framed drawing={tokens(2, [{ icon: "battery" }])} />,
      text: [told("term.battery.text"), told("term.battery.when")],
      see: ["term.machine", "type.battery"],
    }),
    term({
      id: "term.bane",
      icon: "bane",
      Picture: () => <Framed drawing={tokens(3, [{ icon: "bane" }])} />,
      text: [told("term.bane.text"), told("term.bane.bites"), told("term.bane.first")],
      see: ["term.protector", "term.maintenance", "term.activate"],
    }),
  ],
};
