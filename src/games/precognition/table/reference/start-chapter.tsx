/** A round in short, the aim of the game, and what a boat starts with. */
import type { ComponentChildren } from "preact";
import { Framed } from "../../../../kit/drawing/framed.tsx";
import type { Chapter, Passage } from "../../../../ui/reference/reference.ts";
import { CARDS } from "../../content/cards.ts";
import { STANDARD_ROOMS } from "../../content/rooms.ts";
import { ROUNDS } from "../../model/river.ts";
import { Room } from "../cards/room.tsx";
import { signed, term } from "./entry.ts";
import { BoatScene } from "./pictures/boat-scene.tsx";
import { BOW, CABINS, near, WHOLE_BOAT } from "./pictures/parts-of-boat.ts";
import { ActionPicture, DecisionPicture, MaintenancePicture } from "./pictures/phases.tsx";
import { splitScene } from "./pictures/split.ts";
import { type ReferenceKey, told } from "./texts.ts";

type Aim = "humans" | "food" | "bane" | "machines" | "pass";

const aim = (what: Aim, Picture: () => ComponentChildren): Passage => ({
  title: told(`guide.aim.${what}` satisfies ReferenceKey),
  Picture,
  text: [told(`guide.aim.${what}.text` satisfies ReferenceKey)],
});

const SETTING_OUT = { cabins: ["human-1", "human-2", "human-3", "human-4"], doctors: ["doctor"] } as const;

export const startChapter: Chapter = {
  title: told("chapter.start"),
  entries: [
    {
      ...term({
        id: "guide.round",
        icon: "pair",
        Picture: () => <BoatScene view={WHOLE_BOAT} crew={SETTING_OUT} crates={8} />,
        text: [told("guide.round.intro", { rounds: ROUNDS })],
        see: ["guide.aim", "guide.set-up", "term.card"],
      }),
      passages: [
        {
          title: told("guide.round.decision"),
          Picture: DecisionPicture,
          text: [signed("pair", "guide.round.draw"), signed("boat", "guide.round.split")],
        },
        {
          title: told("guide.round.action"),
          Picture: ActionPicture,
          text: [
            signed("cost", "guide.round.activate"),
            signed("pair", "guide.round.gain"),
            signed("battery", "guide.round.machines"),
          ],
        },
        {
          title: told("guide.round.maintenance"),
          Picture: MaintenancePicture,
          text: [
            signed("bane", "guide.round.bane"),
            signed("heal", "guide.round.heal"),
            signed("food", "guide.round.river"),
          ],
        },
      ],
    },
    {
      ...term({
        id: "guide.aim",
        icon: "healthy",
        Picture: () => (
          <BoatScene view={near(CABINS)} crew={{ cabins: [...SETTING_OUT.cabins, "human-2", "human-3"] }} />
        ),
        text: [told("guide.aim.goal")],
        see: ["guide.round", "term.end", "option.mode.coop"],
      }),
      passages: [
        aim("humans", () => (
          <BoatScene
            view={{ x: 240, y: 60, width: 240, height: 100 }}
            crew={{ ...SETTING_OUT, doctors: ["doctor", "doctor", "doctor"] }}
          />
        )),
        aim("food", () => <BoatScene view={{ x: 10, y: 100, width: 170, height: 90 }} crates={9} />),
        aim("bane", () => <BoatScene view={near(BOW)} crew={{ protectors: ["protector", "protector"] }} />),
        aim("machines", () => <Room id={STANDARD_ROOMS[0]?.id ?? ""} batteries={[2, 1, 1]} isTerse />),
        aim("pass", () => <Framed drawing={splitScene("pass")} />),
      ],
    },
    term({
      id: "guide.set-up",
      icon: "boat",
      Picture: () => <BoatScene view={WHOLE_BOAT} crew={SETTING_OUT} crates={8} />,
      text: [
        signed("healthy", "guide.set-up.boat"),
        signed("food", "guide.set-up.food"),
        signed("battery", "guide.set-up.rooms"),
        signed("pair", "guide.set-up.cards", { cards: CARDS.length }),
      ],
      see: ["term.boat", "option.setup.standard", "option.setup.advanced", "term.handicap"],
    }),
  ],
};
