/** The Objectives of the co-operative game. */

import { Framed } from "../../../../kit/drawing/framed.tsx";
import type { Chapter, Entry } from "../../../../ui/reference/reference.ts";
import { OBJECTIVES } from "../../content/objectives.ts";
import type { Objective } from "../../model/objective.ts";
import { ObjectivePiece } from "../cards/objectives/objective.tsx";
import { listOf, objectiveName } from "../texts/names.ts";
import { demandLine } from "../texts/objective-lines.ts";
import { term } from "./entry.ts";
import { tokens } from "./pictures/tokens.ts";
import { told } from "./texts.ts";

const entryOf = ({ id, season, price }: Objective): Entry => ({
  id: objectiveName(id).piece,
  title: { key: objectiveName(id).piece },
  kind: told("objective.kind", { season }),
  icon: `season-${season}`,
  Picture: () => <ObjectivePiece id={id} />,
  text: [
    told("objective.demand", { demand: demandLine({ id, isMitigated: false }) }),
    told("objective.price", { price: listOf(price), demand: demandLine({ id, isMitigated: true }) }),
  ],
  see: ["term.objective", "term.ease", `season.${season}`],
});

const [example] = OBJECTIVES;

export const objectivesChapter: Chapter = {
  title: told("chapter.objectives"),
  entries: [
    term({
      id: "term.objective",
      icon: "healthy",
      Picture: () => example && <ObjectivePiece id={example.id} />,
      text: [told("term.objective.text"), told("term.objective.judged"), told("term.objective.scope")],
      see: ["option.mode.coop", "term.reveal", "term.ease"],
    }),
    term({
      id: "term.reveal",
      icon: "cost",
      Picture: () => (
        <Framed
          drawing={tokens(1, [
            { icon: "season-1", text: "1" },
            { icon: "season-2", text: "2" },
            { icon: "season-3", text: "3" },
          ])}
        />
      ),
      text: [told("term.reveal.text")],
      see: ["term.objective", "term.ease", "term.contaminated"],
    }),
    term({
      id: "term.ease",
      icon: "heal",
      Picture: () => example && <ObjectivePiece id={example.id} />,
      text: [told("term.ease.text")],
      see: ["term.objective", "term.reveal"],
    }),
    ...OBJECTIVES.map(entryOf),
  ],
};
