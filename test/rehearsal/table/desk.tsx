/** What a crew may do, as cards in its hand: one is laid out, and then it's played. */

import { CloserPiece } from "../../../src/kit/closer/closer-piece.tsx";
import { Enlarged } from "../../../src/kit/closer/enlarged.tsx";
import { sameAct } from "../../../src/kit/desk/acts.ts";
import { useDragging } from "../../../src/kit/desk/drag.ts";
import { useGliding } from "../../../src/kit/desk/gliding.ts";
import { useDeskKeys } from "../../../src/kit/desk/keys.ts";
import { SENDING, SendButton } from "../../../src/kit/desk/send-button.tsx";
import { send } from "../../../src/kit/desk/sending.ts";
import { Spoken, useNewWords, WordsContext } from "../../../src/kit/desk/words.tsx";
import { DrawingSvg } from "../../../src/kit/drawing/drawing-svg.tsx";
import type { DeskProps } from "../../../src/ui/game-table.ts";
import type { Line } from "../../../src/ui/texts/line.ts";
import { useSpeaker } from "../../../src/ui/texts/speaking.ts";
import type { Act, Salvage, State } from "../model.ts";
import { worthOf } from "../rules.ts";
import { faceOf } from "./faces.ts";
import "./desk.css";

export const pieceOf = (act: Act): string => `act.${act.do === "vote" ? (act.sail ? "sail" : "stay") : act.do}`;

/** What it would bring, as far as anybody can know. */
function outlook({ now, wreck }: State, act: Act): Line {
  if (now.at !== "dive") return { key: `outlook.${pieceOf(act)}` };
  const left = wreck.reduce((sum, count) => sum + count, 0);
  const waves = Math.round((100 * (wreck[0] ?? 0)) / Math.max(1, left));
  return { key: `outlook.${act.do}`, params: { haul: worthOf(now), waves, seat: { seat: now.diver } } };
}

export function Desk({ place, names, areKeysOn = () => true }: DeskProps<Salvage>) {
  const { say } = useSpeaker();
  const words = useNewWords(names);
  const box = useGliding<HTMLDivElement>("data-card");
  const acts = place.legal.value;
  const laid = acts.find((act) => sameAct(act, place.draft.value));
  const lay = (act: Act | null) => {
    words.hush();
    place.setDraft(act);
  };
  const accept = () => {
    const refused = laid === undefined ? { key: "desk.none" } : send(place, [laid]);
    if (refused !== undefined) words.tell(SENDING, refused);
  };
  const shortcuts = acts.map((act, i) => ({ key: `${i + 1}`, do: () => lay(act) }));
  useDeskKeys({ shortcuts: [...shortcuts, { key: "z", do: () => lay(null) }], onEnter: accept }, areKeysOn);
  if (acts.length === 0) return <p class="waiting">{say({ key: "table.waiting" })}</p>;
  const card = (act: Act) => (
    <li key={pieceOf(act)}>
      <Card act={act} isLaid={act === laid} onLay={lay}>
        {say(outlook(place.state.value, act), names)}
      </Card>
    </li>
  );
  return (
    <WordsContext.Provider value={words}>
      <div ref={box} class="dive-desk">
        <ul aria-label={say({ key: "desk.hand" })} data-drop="hand">
          {acts.filter((act) => act !== laid).map(card)}
        </ul>
        <ul aria-label={say({ key: "desk.zone" })} data-drop="zone">
          {laid && card(laid)}
        </ul>
        <SendButton text={say({ key: "desk.play" })} isEarly={laid === undefined} onSend={accept} />
        <Spoken />
      </div>
    </WordsContext.Provider>
  );
}

interface CardProps {
  readonly act: Act;
  readonly isLaid: boolean;
  readonly onLay: (act: Act | null) => void;
  readonly children: string;
}

/** Tapped it changes sides; dragged it lies where it's let go. */
function Card({ act, isLaid, onLay, children }: CardProps) {
  const { say } = useSpeaker();
  const piece = pieceOf(act);
  const dragging = useDragging((to) => onLay(to === "zone" ? act : null));
  return (
    <button
      type="button"
      class="dive-card"
      aria-pressed={isLaid}
      data-piece={piece}
      data-card={piece}
      onClick={() => onLay(isLaid ? null : act)}
      {...dragging}
    >
      <DrawingSvg drawing={faceOf(piece)} />
      <b>{say({ key: piece })}</b> <small>{children}</small>
    </button>
  );
}

export function Closer({ thing }: { readonly thing: string }) {
  const { say } = useSpeaker();
  return (
    <CloserPiece name={say({ key: thing })} picture={<DrawingSvg drawing={faceOf(thing)} />} class="dive-closer">
      <p>{say({ key: `rule.${thing}` })}</p>
    </CloserPiece>
  );
}

export const Over = () => <Enlarged Closer={Closer} />;
