/** Whether a screen is large enough to lie between people: on a phone nobody could read a boat and use a desk as well. */
import { useEffect, useState } from "preact/hooks";
import { scaledQuery } from "../look/text-size.ts";

const TABLET = "(width >= 64rem) and (height >= 44rem)";
/** Who sits at its long sides has more room than they need, and who sits at its short ones just enough. */
const UPRIGHT = "(width >= 50rem) and (height >= 64rem)";
/** The desk of whoever sits at the left or the right may take more of a wide one. */
const LAPTOP = "(width >= 80rem) and (height >= 40rem)";
const ENOUGH = `${TABLET}, ${UPRIGHT}, ${LAPTOP}`;

/** `textSize` is in percent: what is larger needs more room. */
export function useRoomToLie(textSize: number): boolean {
  const query = scaledQuery(ENOUGH, textSize / 100);
  const [hasRoom, setRoom] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const follow = () => setRoom(media.matches);
    follow();
    media.addEventListener("change", follow);
    return () => media.removeEventListener("change", follow);
  }, [query]);
  return hasRoom;
}
