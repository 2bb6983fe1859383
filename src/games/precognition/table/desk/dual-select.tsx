import { useEffect, useMemo, useState } from "preact/hooks";
import { useDeskKeys } from "../../../../kit/desk/keys.ts";
import { SENDING, SendButton } from "../../../../kit/desk/send-button.tsx";
import { send } from "../../../../kit/desk/sending.ts";
import { Spoken, useNewWords, WordsContext } from "../../../../kit/desk/words.tsx";
import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import { rightOf } from "../../model/seats.ts";
import { type Choice, pairsOf } from "../../rules/decision.ts";
import { boatAt } from "../../rules/flow.ts";
import { momentOf, type Role, type Roles } from "../draft/draft.ts";
import { assigned, choiceOf, noRoles, rolesOf } from "../draft/roles.ts";
import { line } from "../texts/texts.ts";
import { adviseChoice } from "./advice.ts";
import { ChoicePreviewTable } from "./choice-preview.tsx";
import type { DeskPartProps } from "./desk-part.ts";
import { distinctWays } from "./distinct-ways.ts";
import { shortWayLine, wayLine } from "./lines.ts";
import { picksOf, sortedAt } from "./picks.ts";
import { allWays, comingTo, previewer } from "./preview.ts";
import { Sorting } from "./sorting.tsx";
import { Ways } from "./ways.tsx";
import "./dual-select.css";

/** Four cards: one to keep, one to give, two to pass. Can be changed until it is locked in. */
export function DualSelect({ place, alsoMine = [], names, areKeysOn, onConsider }: DeskPartProps) {
  const { say } = useSpeaker();
  const { seat } = place;
  const state = place.state.value;
  const hand = [...place.mine.value.values()];
  const { decision } = boatAt(state, seat);
  const all = useMemo(() => allWays(hand), [hand.length]);
  const { ways, like } = useMemo(() => distinctWays(all, decision, hand, seat), [decision.join(), hand.join()]);
  const picks = picksOf(alsoMine, state);
  const known = JSON.stringify([...picks]);
  const preview = useMemo(() => previewer(state, seat, hand, picks), [state, hand.join(), known]);
  const [pointed, setPointed] = useState<Choice>();
  useEffect(() => () => onConsider?.(undefined), []);
  const words = useNewWords(names);
  const [isAdvised, setAdvised] = useState(false);
  const advice = useMemo(
    () => (isAdvised ? adviseChoice(state, seat, hand, all) : undefined),
    [isAdvised, state, hand.join()],
  );

  const { cards, roles } = sortedAt(place, state);
  const chosen = roles.includes(null) ? undefined : choiceOf(roles, all);

  const isFollowed = advice !== undefined && chosen !== undefined && like(chosen) === like(advice.choice);
  const draftOf = (to: Roles): unknown => ({ for: "choice", ...momentOf(state), roles: to });
  const keep = (to: Roles): void => {
    words.hush();
    place.setDraft(draftOf(to));
  };
  const point = (way: Choice | undefined): void => {
    setPointed(way);
    onConsider?.(way && draftOf(rolesOf(way, cards.length)));
  };
  const choose = (way: Choice | undefined): void => {
    point(undefined);
    if (way !== undefined) keep(rolesOf(way, cards.length));
  };
  const assign = (card: number, role: Role): void => {
    const to = assigned(roles, card, role, all);
    // Any card may be kept or, except in the last round, passed; so the role must be "give".
    if (to === undefined) words.tell(role, line("desk.give-face-up-only"));
    else keep(to);
  };
  const lock = (): void => {
    const refused = chosen === undefined ? line("desk.lock-first") : send(place, [chosen]);
    if (refused !== undefined) words.tell(SENDING, refused);
  };
  const ask = (): void => {
    if (advice !== undefined && !isFollowed) choose(advice.choice);
    setAdvised(true);
  };

  useDeskKeys(
    {
      shortcuts: [
        ...ways.map((way, i) => ({ key: `${i + 1}`, do: () => choose(way) })),
        { key: "h", do: ask },
        { key: "z", do: () => keep(noRoles(cards.length)) },
      ],
      onEnter: lock,
    },
    areKeysOn,
  );

  const told = (way: Choice): string => say(wayLine(pairsOf(decision, hand, way, seat), seat, names.length), names);
  const outlook = { isKnown: picks.has(rightOf(seat, names.length)), state, seat, names };
  return (
    <WordsContext.Provider value={words}>
      <div class="desk-panel dual-select handed">
        <Sorting
          cards={cards}
          faceUp={decision.length}
          roles={roles}
          coming={comingTo(state, seat, picks)}
          seat={seat}
          names={names}
          onAssign={assign}
        />
        <ChoicePreviewTable {...outlook} preview={chosen && preview(chosen)} />
        {pointed && <ChoicePreviewTable {...outlook} preview={preview(pointed)} isPointed />}
        <div class="desk-side desk-foot handed">
          <Ways
            seat={seat}
            players={names.length}
            cards={cards.length}
            ways={ways}
            told={told}
            chosen={chosen && like(chosen)}
            advised={advice && like(advice.choice)}
            onChoose={choose}
            onPoint={point}
          />
          <button type="button" class="desk-advice" aria-keyshortcuts="H" onClick={ask}>
            {say(line(advice !== undefined && !isFollowed ? "desk.advice.follow" : "desk.advice"))}
          </button>
          <SendButton text={say(line("desk.lock"))} isEarly={chosen === undefined} onSend={lock} />
        </div>
        <p class="desk-said" role="status">
          {advice &&
            say(
              line("desk.advice.says", {
                way: shortWayLine(pairsOf(decision, hand, advice.choice, seat)),
                reason: advice.reason,
              }),
              names,
            )}
        </p>
        <Spoken />
      </div>
    </WordsContext.Provider>
  );
}
