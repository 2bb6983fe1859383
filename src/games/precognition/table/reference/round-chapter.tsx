/** The phases of a round. */

import { Framed } from "../../../../kit/drawing/framed.tsx";
import type { Chapter } from "../../../../ui/reference/reference.ts";
import { CARDS } from "../../content/cards.ts";
import { cardsOf } from "../../rules/pieces.ts";
import { PartOfCard } from "./cards-chapter.tsx";
import { bySeasons } from "./counts.ts";
import { signed, term } from "./entry.ts";
import { ActionPicture, DecisionPicture, MaintenancePicture } from "./pictures/phases.tsx";
import { handScene, splitScene, zoneScene } from "./pictures/split.ts";
import { tokens } from "./pictures/tokens.ts";
import { told } from "./texts.ts";

const withX = CARDS.find(({ cost }) => cost === "X");

export const roundChapter: Chapter = {
  title: told("chapter.round"),
  entries: [
    term({
      id: "term.decision",
      icon: "pair",
      Picture: DecisionPicture,
      text: [told("term.decision.text"), told("term.decision.reveal")],
      see: ["term.dual-select", "term.keep", "term.give", "term.pass", "term.action"],
    }),
    term({
      id: "term.dual-select",
      icon: "pair",
      Picture: DecisionPicture,
      text: [told("term.dual-select.text"), told("term.dual-select.why")],
      see: ["term.keep", "term.give", "term.pass", "term.neighbour"],
    }),
    term({
      id: "term.keep",
      icon: "pair",
      Picture: () => <Framed drawing={splitScene("keep")} />,
      text: [told("term.keep.text")],
      see: ["term.give", "term.pass", "term.action-zone"],
    }),
    term({
      id: "term.give",
      icon: "pair",
      Picture: () => <Framed drawing={splitScene("give")} />,
      text: [told("term.give.text"), told("term.give.machines")],
      see: ["term.keep", "term.pass", "term.neighbour"],
    }),
    term({
      id: "term.pass",
      icon: "pair",
      Picture: () => <Framed drawing={splitScene("pass")} />,
      text: [told("term.pass.text"), told("term.pass.back")],
      see: ["term.keep", "term.give", "term.decision-zone"],
    }),
    term({
      id: "term.neighbour",
      icon: "boat",
      Picture: () => <Framed drawing={splitScene()} />,
      text: [told("term.neighbour.text"), told("term.neighbour.two")],
      see: ["term.give", "term.pass"],
    }),
    term({
      id: "term.hand",
      icon: "pair",
      Picture: () => <Framed drawing={handScene()} />,
      text: [
        told("term.hand.text"),
        told("term.hand.deck", { cards: CARDS.length, ...bySeasons((season) => cardsOf(season).length) }),
      ],
      see: ["term.card", "type.food", "type.human", "type.ymune", "type.battery"],
    }),
    term({
      id: "term.decision-zone",
      icon: "pair",
      Picture: () => <Framed drawing={zoneScene(["food", "human"])} />,
      text: [told("term.decision-zone.text")],
      see: ["term.decision", "term.pass", "term.give"],
    }),
    term({
      id: "term.action",
      icon: "cost",
      Picture: ActionPicture,
      text: [told("term.action.text"), told("term.action.less")],
      see: ["term.activate", "term.gain", "term.bonus", "term.machine", "term.maintenance"],
    }),
    term({
      id: "term.action-zone",
      icon: "pair",
      Picture: () => <Framed drawing={zoneScene(["ymune", "battery"])} />,
      text: [told("term.action-zone.text")],
      see: ["term.action", "term.keep", "term.give"],
    }),
    term({
      id: "term.activate",
      icon: "cost",
      Picture: () => <Framed drawing={zoneScene(["ymune", "battery"], "second")} />,
      text: [told("term.activate.text"), told("term.activate.bane")],
      see: ["term.cost", "term.gain", "term.bane"],
    }),
    term({
      id: "term.cost",
      icon: "cost",
      Picture: () => <PartOfCard spot="cost" />,
      text: [told("term.cost.text"), told("term.cost.blocked")],
      see: ["term.x", "term.activate", "term.cabins"],
    }),
    term({
      id: "term.gain",
      icon: "pair",
      Picture: () => <PartOfCard spot="gain" />,
      text: [told("term.gain.text"), told("term.action.less")],
      see: ["term.bonus", "term.x", "term.resource"],
    }),
    term({
      id: "term.bonus",
      icon: "pair",
      Picture: () => <PartOfCard spot="bonus" />,
      text: [told("term.bonus.text")],
      see: ["term.gain", "term.action-zone", "type.food"],
    }),
    term({
      id: "term.x",
      icon: "cost",
      Picture: () => <PartOfCard spot="cost" of={withX} />,
      text: [told("term.x.cost"), told("term.x.gain")],
      see: ["term.cost", "term.gain"],
    }),
    term({
      id: "term.maintenance",
      icon: "bane",
      Picture: MaintenancePicture,
      text: [
        told("term.maintenance.text"),
        signed("bane", "term.maintenance.bane"),
        signed("protector", "term.maintenance.protect"),
        signed("healthy", "term.maintenance.lose"),
        signed("heal", "term.maintenance.heal"),
        signed("boat", "term.maintenance.river"),
      ],
      see: ["term.bane", "term.protector", "term.heal", "term.stretch", "term.island"],
    }),
    term({
      id: "term.heal",
      icon: "heal",
      Picture: () => <Framed drawing={tokens(1, [{ icon: "contaminated" }, { icon: "heal" }, { icon: "healthy" }])} />,
      text: [told("term.heal.text"), told("term.heal.must")],
      see: ["term.doctor", "term.contaminated", "term.machine"],
    }),
  ],
};
