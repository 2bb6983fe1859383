/** The acts of a seat as cards in its hand: one is laid out and then played. */
import type { ComponentChildren } from "preact";
import type { Types } from "../../engine/game.ts";
import type { DeskProps, KeyHelp } from "../../ui/game-table.ts";
import type { Line } from "../../ui/texts/line.ts";
import { useSpeaker } from "../../ui/texts/speaking.ts";
import { sameAct } from "./acts.ts";
import { HAND, Hand } from "./hand.tsx";
import { useDeskKeys } from "./keys.ts";
import { SENDING, SendButton } from "./send-button.tsx";
import { send } from "./sending.ts";
import { Spoken, useNewWords, WordsContext } from "./words.tsx";

const ZONE = "zone";

interface ActHandProps<T extends Types> extends DeskProps<T> {
  /** The name of its piece, different for each act. */
  readonly pieceOf: (act: T["act"]) => string;
  /** What it would lead to, as far as is known. */
  readonly outlook: (act: T["act"]) => Line;
  readonly picture: (piece: string) => ComponentChildren;
}

export function ActHand<T extends Types>(props: ActHandProps<T>) {
  const { place, names, areKeysOn = () => true, pieceOf, outlook, picture } = props;
  const { say } = useSpeaker();
  const words = useNewWords(names);
  const acts = place.legal.value;
  const laid = acts.find((act) => sameAct(act, place.draft.value));
  const lay = (act: T["act"] | null): void => {
    words.hush();
    place.setDraft(act);
  };
  const accept = (): void => {
    const refused = laid === undefined ? { key: "hand.none" } : send<T["act"]>(place, [laid]);
    if (refused !== undefined) words.tell(SENDING, refused);
  };
  const shortcuts = acts.map((act, i) => ({ key: `${i + 1}`, do: () => lay(act) }));
  useDeskKeys({ shortcuts: [...shortcuts, { key: "z", do: () => lay(null) }], onEnter: accept }, areKeysOn);
  if (acts.length === 0) return <p class="waiting">{say({ key: "table.waiting" })}</p>;

  const actOf = (piece: string): T["act"] | undefined => acts.find((act) => pieceOf(act) === piece);
  const held = acts.filter((act) => act !== laid).map(pieceOf);
  return (
    <WordsContext.Provider value={words}>
      <Hand
        zones={[
          { name: HAND, label: say({ key: "hand.held" }), cards: held },
          { name: ZONE, label: say({ key: "hand.laid" }), cards: laid === undefined ? [] : [pieceOf(laid)] },
        ]}
        onMove={(piece, zone) => lay(zone === ZONE ? (actOf(piece) ?? null) : null)}
        face={(piece) => {
          const act = actOf(piece);
          return (
            <>
              {picture(piece)}
              <b>{say({ key: piece })}</b> <small>{act && say(outlook(act), names)}</small>
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

export const HAND_KEYS: readonly KeyHelp[] = [
  { keys: ["1", "…", "9"], what: { key: "hand.keys.lay" } },
  { keys: ["Enter"], what: { key: "hand.play" } },
  { keys: ["Z"], what: { key: "hand.keys.back" } },
];
