/** The texts of online rooms. They are loaded together with the code that shows rooms. */
import type { Params } from "../ui/texts/line.ts";
import { textsLater } from "../ui/texts/messages.ts";
import { useSpeaker } from "../ui/texts/speaking.ts";
import type { texts as english } from "./texts/en.ts";

export type RoomKey = keyof typeof english;

export const loadTexts = textsLater(
  import.meta.glob<Readonly<Record<RoomKey, string>>>("./texts/*.ts", { import: "texts" }),
);

export function useRoomText(): (key: RoomKey, params?: Params, names?: readonly string[]) => string {
  const speaker = useSpeaker();
  return (key, params, names) => speaker.say(params === undefined ? { key } : { key, params }, names);
}
