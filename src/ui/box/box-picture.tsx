import type { GameBox } from "./game-box.ts";
import "./box.css";

interface BoxPictureProps {
  readonly box: GameBox;
  /** Until then only the background colour is shown: pictures are loaded after the controls. */
  readonly isDue?: boolean;
}

/** The front of a box. Decoration only, since the name is beside it. */
export const BoxPicture = ({ box: { picture, focus = "50% 50%", colours }, isDue = true }: BoxPictureProps) => (
  <span class="box-picture" style={{ background: colours.ground }}>
    {isDue && <img src={picture} alt="" loading="lazy" decoding="async" style={{ objectPosition: focus }} />}
  </span>
);
