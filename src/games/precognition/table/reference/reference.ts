/** All that can be looked up about this game. */
import type { Reference } from "../../../../ui/reference/reference.ts";
import { LogIcon } from "../log-icons.tsx";
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

export const reference: Reference = {
  texts,
  Icon: LogIcon,
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
