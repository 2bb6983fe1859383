import type { Hex } from "../fair/bytes.ts";
import { REACTION_PATHS, type ReactionSign, reactionKey } from "./reactions.ts";
import type { RoomView } from "./room-view.ts";
import { useRoomText } from "./texts.ts";
import "./reacting.css";

export const ReactionMark = ({ sign }: { readonly sign: ReactionSign }) => (
  <svg class="reaction" viewBox="0 0 24 24" aria-hidden="true">
    <path fill-rule="evenodd" d={REACTION_PATHS[sign]} />
  </svg>
);

interface ReactingProps {
  readonly view: RoomView;
  readonly device: Hex;
}

/** The reaction of a person, shown beside their name. */
export function Reacting({ view, device }: ReactingProps) {
  const text = useRoomText();
  const sign = view.reactions.value.get(device);
  return (
    <span class="reacting" role="status">
      {sign && (
        <span key={sign} class="reacted">
          <ReactionMark sign={sign} />
          <span class="unseen">{text(reactionKey(sign))}</span>
        </span>
      )}
    </span>
  );
}
