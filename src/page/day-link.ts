/** What stands after `#replay=`: a whole match, and perhaps the day whose match it's said to be. */
import { readDay } from "../ui/history/logbook/day.ts";

const DAY = "&day=";

export interface Linked {
  readonly packed: string;
  /** Anybody could have written it: it has to be proven. */
  readonly day: string | undefined;
}

export function readLinked(asked: string): Linked {
  const [packed = "", day = ""] = asked.split(DAY);
  return { packed, day: readDay(day) };
}

export const writeLinked = ({ packed, day }: Linked): string => (day === undefined ? packed : packed + DAY + day);
