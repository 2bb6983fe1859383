import { useState } from "preact/hooks";
import { useDeskKeys } from "../../../../kit/desk/keys.ts";
import { SendButton } from "../../../../kit/desk/send-button.tsx";
import { send } from "../../../../kit/desk/sending.ts";
import type { Line } from "../../../../ui/texts/line.ts";
import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import { rightOf } from "../../model/seats.ts";
import { passChoices } from "../../rules/advanced-setup.ts";
import { card } from "../../rules/pieces.ts";
import { Card } from "../cards/card.tsx";
import { cardLine } from "../cards/card-lines.ts";
import { momentOf, readDraft } from "../draft/draft.ts";
import { cardName, cardNames } from "../texts/names.ts";
import { line } from "../texts/texts.ts";
import { adviseFirstCards } from "./advice.ts";
import type { DeskPartProps } from "./desk-part.ts";
import { SeatName } from "./seat-name.tsx";
import "./set-up.css";

const PASSED = 2;

/** Advanced set-up: two of the first four cards are passed, and the other two are the hand of round 1. */
export function FirstCards({ place, names, areKeysOn }: DeskPartProps) {
  const { say } = useSpeaker();
  const [said, setSaid] = useState<Line>();
  const { seat } = place;
  const state = place.state.value;
  const hand = [...place.mine.value.values()];
  const right = rightOf(seat, names.length);
  const passed = readDraft(place.draft.value, "first-cards", state)?.passed ?? [];

  const keep = (to: readonly number[]): void => {
    setSaid(undefined);
    place.setDraft({ for: "first-cards", ...momentOf(state), passed: to });
  };
  /** A third card replaces the first. */
  const turn = (i: number): void =>
    keep(passed.includes(i) ? passed.filter((one) => one !== i) : [...passed, i].slice(-PASSED));
  const lock = (): void => {
    const [first, second] = passed.toSorted();
    const act = passChoices().find((one) => one.do === "pass" && one.cards[0] === first && one.cards[1] === second);
    setSaid(act === undefined ? line("desk.first.both") : send(place, [act]));
  };
  const advise = (): void => {
    const advised = adviseFirstCards(state, seat, hand);
    keep(advised);
    setSaid(line("desk.first.advice", { cards: cardNames(advised.map((i) => hand[i] ?? "")) }));
  };
  useDeskKeys(
    {
      shortcuts: [...hand.map((_, i) => ({ key: `${i + 1}`, do: () => turn(i) })), { key: "h", do: advise }],
      onEnter: lock,
    },
    areKeysOn,
  );
  return (
    <div class="desk-panel desk-set-up">
      <section aria-labelledby="desk-first">
        <h3 id="desk-first">
          {say(line("desk.first"))} <SeatName seat={right} names={names} />{" "}
          <small>{say(line("desk.first.help"))}</small>
        </h3>
        <div class="desk-first">
          {hand.map((id, i) => (
            <button
              key={id}
              type="button"
              class={passed.includes(i) ? "passed" : ""}
              aria-pressed={passed.includes(i)}
              aria-label={say(line("desk.first.pass", { card: cardName(id) }))}
              data-first={i === 0 ? "" : undefined}
              onClick={() => turn(i)}
            >
              <Card id={id} />
              <span class="explained">
                <b aria-hidden="true">{passed.includes(i) ? `${names[right]} →` : say(line("desk.first.hand"))}</b>
                {say(cardLine(card(id)))}
              </span>
            </button>
          ))}
        </div>
      </section>
      <div class="desk-buttons desk-foot handed">
        <p class="desk-said" role="status">
          {said && say(said, names)}
        </p>
        <button type="button" aria-keyshortcuts="H" onClick={advise}>
          {say(line("desk.advice"))}
        </button>
        <SendButton text={say(line("desk.lock"))} isEarly={passed.length < PASSED} onSend={lock} />
      </div>
    </div>
  );
}
