import type { ClockRule } from "../fair/roster.ts";
import { Choice } from "../ui/shell/choice.tsx";
import { useRoomText } from "./texts.ts";
import { spanOf } from "./time-shown.ts";

/** In seconds. */
const CLOCKS = [
  { name: "off", text: "clock.off", rule: null },
  { name: "relaxed", text: "clock.relaxed", rule: { choice: 120, bank: 600 } },
  { name: "steady", text: "clock.steady", rule: { choice: 60, bank: 300 } },
  { name: "brisk", text: "clock.brisk", rule: { choice: 30, bank: 120 } },
] as const;
/** A clock that only a host with another version of the page can choose. */
const OTHER = "other";

interface ClockChoiceProps {
  readonly clock: ClockRule | undefined;
  readonly isLocked: boolean;
  readonly onChoose: (clock: ClockRule | null) => void;
}

export function ClockChoice({ clock, isLocked, onChoose }: ClockChoiceProps) {
  const text = useRoomText();
  const told = clock && { choice: spanOf(clock.choice), bank: spanOf(clock.bank) };
  const chosen = CLOCKS.find(({ rule }) => rule?.choice === clock?.choice && rule?.bank === clock?.bank);
  const options = [
    ...CLOCKS.map((one) => ({ value: one.name, text: text(one.text) })),
    ...(chosen === undefined ? [{ value: OTHER, text: text("clock.other", told) }] : []),
  ];
  return (
    <>
      <Choice<string>
        name="clock"
        label={text("clock.title")}
        options={options}
        chosen={chosen?.name ?? OTHER}
        isLocked={isLocked}
        onChoose={(name) => onChoose(CLOCKS.find((one) => one.name === name)?.rule ?? null)}
      />
      <p class="room-hint">{told ? text("clock.how", told) : text("clock.off.how")}</p>
    </>
  );
}
