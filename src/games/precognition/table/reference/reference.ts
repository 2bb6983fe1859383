import type { Reference } from "../../../../ui/reference/reference.ts";
import { LogIcon } from "../cards/log-icons.tsx";
import { readStretch } from "../cards/stretches.ts";
import { type Counted, readAboard } from "../picture/aboard.ts";
import { aboardChapter } from "./aboard-chapter.tsx";
import { cardsChapter } from "./cards-chapter.tsx";
import { machinesChapter } from "./machines-chapter.tsx";
import { objectivesChapter } from "./objectives-chapter.tsx";
import { riverChapter } from "./river-chapter.tsx";
import { roundChapter } from "./round-chapter.tsx";
import { startChapter } from "./start-chapter.tsx";
import { texts } from "./texts.ts";
import { waysChapter } from "./ways-chapter.tsx";
import "./signs.css";

const TERMS: Readonly<Record<Counted, string>> = {
  cabins: "cabins",
  contaminated: "contaminated-deck",
  doctors: "infirmary",
  protectors: "bow",
  food: "food",
  bane: "bane",
};

export const reference: Reference = {
  texts,
  Icon: LogIcon,
  about(thing) {
    if (readStretch(thing) !== undefined) return "term.stretch";
    const aboard = readAboard(thing);
    return aboard && `term.${aboard.counted === undefined ? "boat" : TERMS[aboard.counted]}`;
  },
  chapters: [
    startChapter,
    roundChapter,
    aboardChapter,
    cardsChapter,
    riverChapter,
    machinesChapter,
    objectivesChapter,
    waysChapter,
  ],
};
