import { actsOf } from "../../../../../kit/desk/acts.ts";
import { useWords, WordAt } from "../../../../../kit/desk/words.tsx";
import { useSpeaker } from "../../../../../ui/texts/speaking.ts";
import type { ActOf } from "../../../model/acts.ts";
import { costOfBoth, zoneCards, zoneOf } from "../../../rules/activation.ts";
import { boatAt } from "../../../rules/flow.ts";
import { Card } from "../../cards/card.tsx";
import { cardName } from "../../texts/names.ts";
import { type Key, line } from "../../texts/texts.ts";
import type { ControlProps } from "./control.ts";

type Cards = ActOf<"activate">["cards"];

const SIDES = ["kept", "given"] as const;

const ACTING = {
  both: "desk.activate.both",
  one: "desk.activate.one",
  blocked: "desk.activate.blocked",
} as const satisfies Record<string, Key>;

/** Switches each card of the Action Zone on or off; at least one stays on. */
export function ActivateControl({ plan, step, onChoose }: ControlProps) {
  const { say } = useSpeaker();
  const { tell } = useWords();
  const boat = boatAt(step.before, plan.seat);
  const zone = zoneOf(boat);
  const cost = costOfBoth(zoneCards(boat));
  const open = actsOf(step.legal, "activate").map(({ cards }) => cards);
  // After a step for an Objective the plan may not have come to the cards yet.
  const chosen = actsOf(
    plan.steps.map(({ chosen: act }) => act),
    "activate",
  )[0]?.cards;
  const isOn = (side: Cards): boolean => chosen === "both" || chosen === side;
  const isBothOpen = open.includes("both");

  const turn = (side: (typeof SIDES)[number]): void => {
    const other = side === "kept" ? "given" : "kept";
    if (!isOn(side)) onChoose({ do: "activate", cards: isOn(other) && isBothOpen ? "both" : side });
    else if (isOn(other)) onChoose({ do: "activate", cards: other });
    else tell("activate", line("desk.activate.one-acts"));
  };
  return (
    <div class="desk-activate" data-about="activate">
      <div class="pair">
        {SIDES.map((side) => (
          <button
            key={side}
            type="button"
            aria-pressed={isOn(side)}
            aria-label={say(line("desk.activate.card", { card: cardName(zone[side]) }))}
            onClick={() => turn(side)}
          >
            <Card id={zone[side]} size="small" />
          </button>
        ))}
        <WordAt at="activate" />
      </div>
      <p class={isBothOpen ? "" : "blocked"}>
        {say(
          line(ACTING[isBothOpen ? (chosen === "both" ? "both" : "one") : "blocked"], { cost, cabins: boat.cabins }),
        )}
      </p>
    </div>
  );
}
