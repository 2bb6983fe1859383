/** Gives components the page's speaker. */
import type { ReadonlySignal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Params } from "./line.ts";
import type { ShellKey } from "./shell.ts";
import type { Speaker } from "./speaker.ts";

export const Speaking = createContext<ReadonlySignal<Speaker> | undefined>(undefined);

export function useSpeaker(): Speaker {
  const speaker = useContext(Speaking);
  if (speaker === undefined) throw new Error("nobody speaks here");
  return speaker.value;
}

/** Says the shell's own texts. */
export function useText(): (key: ShellKey, params?: Params) => string {
  const speaker = useSpeaker();
  return (key, params) => speaker.say(params === undefined ? { key } : { key, params });
}
