import type { GameBox } from "./game-box.ts";
import "./box.css";

interface BoxPictureProps {
  readonly box: GameBox;
  /** Before that only its ground is seen: pictures come after what somebody may press. */
  readonly isDue?: boolean;
}

/** The front of a box. Its name stands beside it, so it's decoration. */
export const BoxPicture = ({ box: { picture, focus = "50% 50%", colours }, isDue = true }: BoxPictureProps) => (
  <span class="box-picture" style={{ background: colours.ground }}>
    {isDue && <img src={picture} alt="" loading="lazy" decoding="async" style={{ objectPosition: focus }} />}
  </span>
);
