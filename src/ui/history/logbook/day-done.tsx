import type { GameTable } from "../../game-table.ts";
import { useSpeaker, useText } from "../../texts/speaking.ts";
import { dayLine } from "./day.ts";
import "./deeds-done.css";

interface DayDoneProps {
  readonly day: string;
  readonly table: GameTable;
  readonly onShow: () => void;
}

/** Said at the end of a match of the day that has counted. */
export function DayDone({ day, table, onShow }: DayDoneProps) {
  const text = useText();
  const { language } = useSpeaker();
  return (
    <p class="day-counted">
      {text("log-book.day-counted", { day: dayLine(table, day, language) })}{" "}
      <button type="button" onClick={onShow}>
        {text("log-book.day-share")}
      </button>
    </p>
  );
}
