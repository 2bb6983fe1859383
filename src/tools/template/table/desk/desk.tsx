/** The desk: a player picks a card and then lays it. */
import { sameAct } from "../../../../kit/desk/acts.ts";
import { useDragging } from "../../../../kit/desk/drag.ts";
import { useGliding } from "../../../../kit/desk/gliding.ts";
import { useDeskKeys } from "../../../../kit/desk/keys.ts";
import { SENDING, SendButton } from "../../../../kit/desk/send-button.tsx";
import { send } from "../../../../kit/desk/sending.ts";
import { Spoken, useNewWords, WordsContext } from "../../../../kit/desk/words.tsx";
import type { DeskProps, KeyHelp } from "../../../../ui/game-table.ts";
import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import type { Act } from "../../model/acts.ts";
import type { NewGameTypes } from "../../model/types.ts";
import { CardPicture } from "../cards/card-picture.tsx";
import { pieceOf } from "../cards/piece.ts";
import { line } from "../texts/texts.ts";
import "./desk.css";

export const KEYS: readonly KeyHelp[] = [
  { keys: ["1", "…", "3"], what: line("desk.keys.pick") },
  { keys: ["Enter"], what: line("desk.lay") },
  { keys: ["Z"], what: line("desk.keys.back") },
];

export function Desk({ place, names, areKeysOn = () => true }: DeskProps<NewGameTypes>) {
  const { say } = useSpeaker();
  const words = useNewWords(names);
  const box = useGliding<HTMLDivElement>("data-card");
  const acts = place.legal.value;
  const { prize } = place.state.value;
  // The draft is stored across reloads, so it may be anything. Only a legal act is used.
  const picked = acts.find((act) => sameAct(act, place.draft.value));

  const pick = (act: Act | null): void => {
    words.hush();
    place.setDraft(act);
  };
  const lay = (): void => {
    const refused = picked === undefined ? line("desk.none") : send(place, [picked]);
    if (refused !== undefined) words.tell(SENDING, refused);
  };
  const shortcuts = acts.map((act, i) => ({ key: `${i + 1}`, do: () => pick(act) }));
  useDeskKeys({ shortcuts: [...shortcuts, { key: "z", do: () => pick(null) }], onEnter: lay }, areKeysOn);

  if (acts.length === 0) {
    const locked = place.locked.value;
    return (
      <p class="waiting" role="status">
        {locked && say(line("desk.laid", { card: locked.card }))} {say(line("desk.waiting"))}
      </p>
    );
  }
  const card = (act: Act) => (
    <li key={act.card}>
      <Card act={act} isPicked={act === picked} onPick={pick} />
    </li>
  );
  return (
    <WordsContext.Provider value={words}>
      <div ref={box} class="new-game-desk">
        <h2>{say(line("desk.prize", { prize }))}</h2>
        <ul aria-label={say(line("desk.hand"))} data-drop="hand">
          {acts.filter((act) => act !== picked).map(card)}
        </ul>
        <ul aria-label={say(line("desk.zone"))} data-drop="zone">
          {picked && card(picked)}
        </ul>
        <SendButton text={say(line("desk.lay"))} isEarly={picked === undefined} onSend={lay} />
        <Spoken />
      </div>
    </WordsContext.Provider>
  );
}

interface CardProps {
  readonly act: Act;
  readonly isPicked: boolean;
  readonly onPick: (act: Act | null) => void;
}

/** A click moves it to the other side; it can be dragged, too. */
function Card({ act, isPicked, onPick }: CardProps) {
  const { say } = useSpeaker();
  const dragging = useDragging((to) => onPick(to === "zone" ? act : null));
  return (
    <button
      type="button"
      class="new-game-card"
      aria-pressed={isPicked}
      data-piece={pieceOf(act.card)}
      data-card={act.card}
      onClick={() => onPick(isPicked ? null : act)}
      {...dragging}
    >
      <CardPicture card={act.card} />
      <span class="unseen">{say(line("card.name", { card: act.card }))}</span>
    </button>
  );
}
