/** The texts of replays and of sharing. They are loaded together with the code that shows them. */
import type { Params } from "../texts/line.ts";
import { textsFrom } from "../texts/messages.ts";
import { useSpeaker } from "../texts/speaking.ts";
import type { texts as english } from "./texts/en.ts";

export type ReplayKey = keyof typeof english;

export const texts = textsFrom(
  import.meta.glob<Readonly<Record<ReplayKey, string>>>("./texts/*.ts", { eager: true, import: "texts" }),
);

export function useReplayText(): (key: ReplayKey, params?: Params, names?: readonly string[]) => string {
  const speaker = useSpeaker();
  return (key, params, names) => speaker.say(params === undefined ? { key } : { key, params }, names);
}
