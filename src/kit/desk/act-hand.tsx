/** The acts of a seat as cards in its hand: one is laid out and then played. */
import type { Types } from "../../engine/game.ts";
import type { DeskProps } from "../../ui/game-table.ts";
import type { Line } from "../../ui/texts/line.ts";
import { useSpeaker } from "../../ui/texts/speaking.ts";
import type { Drawing } from "../drawing/drawing.ts";
import { DrawingSvg } from "../drawing/drawing-svg.tsx";
import { sameAct } from "./acts.ts";
import { HAND, Hand } from "./hand.tsx";
import { useDeskKeys } from "./keys.ts";
import { SENDING, SendButton } from "./send-button.tsx";
import { send } from "./sending.ts";
import { Spoken, useNewWords, WordsContext } from "./words.tsx";

const ZONE = "zone";

export interface ActCards<T extends Types> {
  /** The name of its piece, different for each act. */
  pieceOf(act: T["act"]): string;
  faceOf(piece: string): Drawing;
  /** The title of a piece. By default the piece's name is the key of its title. */
  nameOf?(piece: string): Line | undefined;
  /** What an act would lead to, as far as is known. */
  outlook?(act: T["act"], state: T["state"]): Line;
  /** A heading above the hand. */
  title?(state: T["state"]): Line;
  /** Pieces that the seat holds but can't play now, with the reason. */
  refused?(state: T["state"]): ReadonlyMap<string, Line>;
}

interface ActHandProps<T extends Types> extends DeskProps<T> {
  readonly of: ActCards<T>;
}

const NONE: ReadonlyMap<string, Line> = new Map();

export function ActHand<T extends Types>({ place, names, areKeysOn = () => true, of }: ActHandProps<T>) {
  const { pieceOf, faceOf, nameOf = (key) => ({ key }) } = of;
  const { say } = useSpeaker();
  const words = useNewWords(names);
  const acts = place.legal.value;
  const state = place.state.value;
  const refused = (acts.length > 0 && of.refused?.(state)) || NONE;
  const pieces = [...acts.map(pieceOf), ...refused.keys()];
  const actOf = (piece: string): T["act"] | undefined => acts.find((act) => pieceOf(act) === piece);
  const sayName = (piece: string): string => say(nameOf(piece) ?? { key: piece });
  // A draft comes from storage, so only a legal act counts.
  const laid = acts.find((act) => sameAct(act, place.draft.value));

  const lay = (act: T["act"] | null): void => {
    words.hush();
    place.setDraft(act);
  };
  const accept = (): void => {
    const why = laid === undefined ? { key: "hand.none" } : send<T["act"]>(place, [laid]);
    if (why !== undefined) words.tell(SENDING, why);
  };
  const shortcuts = pieces.map((piece, i) => ({
    key: `${i + 1}`,
    do() {
      const why = refused.get(piece);
      if (why === undefined) lay(actOf(piece) ?? null);
      else words.tell(piece, why);
    },
  }));
  useDeskKeys({ shortcuts: [...shortcuts, { key: "z", do: () => lay(null) }], onEnter: accept }, areKeysOn);

  if (acts.length === 0) {
    const locked = place.locked.value;
    return (
      <p class="waiting" role="status">
        {locked && say({ key: "hand.locked", params: { card: sayName(pieceOf(locked)) } })}{" "}
        {say({ key: "table.waiting" })}
      </p>
    );
  }
  const inZone = laid === undefined ? [] : [pieceOf(laid)];
  return (
    <WordsContext.Provider value={words}>
      {of.title && <h2 class="desk-hand-title">{say(of.title(state), names)}</h2>}
      <Hand
        zones={[
          { name: HAND, label: say({ key: "hand.held" }), cards: pieces.filter((piece) => !inZone.includes(piece)) },
          { name: ZONE, label: say({ key: "hand.laid" }), cards: inZone, refuses: (piece) => refused.get(piece) },
        ]}
        onMove={(piece, zone) => lay(zone === ZONE ? (actOf(piece) ?? null) : null)}
        face={(piece) => {
          const act = actOf(piece);
          return (
            <>
              <DrawingSvg drawing={faceOf(piece)} />
              <b>{sayName(piece)}</b> {act && of.outlook && <small>{say(of.outlook(act, state), names)}</small>}
            </>
          );
        }}
      >
        <SendButton text={say({ key: "hand.play" })} isEarly={laid === undefined} onSend={accept} />
        <Spoken />
      </Hand>
    </WordsContext.Provider>
  );
}
