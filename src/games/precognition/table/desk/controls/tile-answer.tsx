import { useSpeaker } from "../../../../../ui/texts/speaking.ts";
import { Icon } from "../../cards/icons.tsx";
import { line } from "../../texts/texts.ts";
import type { ControlProps } from "./control.ts";

/** Chooses between facing the river tile and discarding a Protector to ignore it. */
export function TileAnswerControl({ step: { chosen }, onChoose }: ControlProps) {
  const { say } = useSpeaker();
  return (
    // biome-ignore lint/a11y/useSemanticElements: it stands beside others in a row
    <div class="desk-either" role="group" aria-label={say(line("desk.tile"))}>
      <button type="button" aria-pressed={chosen.do === "face"} onClick={() => onChoose({ do: "face" })}>
        {say(line("desk.tile.face"))}
      </button>
      <button type="button" aria-pressed={chosen.do === "ignore"} onClick={() => onChoose({ do: "ignore" })}>
        <Icon name="protector" /> {say(line("desk.tile.ignore"))}
      </button>
    </div>
  );
}
