import { useId } from "preact/hooks";
import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import { leftOf, rightOf } from "../../model/seats.ts";
import type { Choice } from "../../rules/decision.ts";
import type { Role } from "../draft/draft.ts";
import { rolesOf } from "../draft/roles.ts";
import { line } from "../texts/texts.ts";
import "./ways.css";

interface WaysProps {
  readonly seat: number;
  readonly players: number;
  /** The number of cards to split. */
  readonly cards: number;
  readonly ways: readonly Choice[];
  readonly told: (way: Choice) => string;
  readonly chosen: Choice | undefined;
  readonly advised: Choice | undefined;
  readonly onChoose: (way: Choice) => void;
  readonly onPoint: (way: Choice | undefined) => void;
}

/** All ways to split the cards, each with a number and a sign, and described in a tooltip and to screen readers. */
export function Ways({ seat, players, cards, ways, told, chosen, advised, onChoose, onPoint }: WaysProps) {
  const { say } = useSpeaker();
  const name = useId();
  const whose = { keep: seat, give: leftOf(seat, players), pass: rightOf(seat, players) };
  return (
    <fieldset class="desk-ways">
      <legend>{say(line("desk.ways", { n: ways.length }))}</legend>
      {ways.map((way, i) => (
        <label
          key={i}
          class={way === advised ? "advised" : ""}
          title={told(way)}
          onPointerEnter={() => onPoint(way)}
          onPointerLeave={() => onPoint(undefined)}
        >
          <input
            type="radio"
            name={name}
            checked={way === chosen}
            aria-label={told(way)}
            onChange={() => onChoose(way)}
            data-first={way === (chosen ?? ways[0]) ? "" : undefined}
          />
          <span class="way-button" aria-hidden="true">
            <b>{i + 1}</b>
            {way === advised && <span class="advice-mark" />}
            <WaySign roles={rolesOf(way, cards)} whose={whose} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface WaySignProps {
  readonly roles: readonly (Role | null)[];
  readonly whose: Readonly<Record<Role, number>>;
}

/** A mark for each card: raised if it is kept, filled if given, hollow if passed. */
const WaySign = ({ roles, whose }: WaySignProps) => (
  <span class="way-sign">{roles.map((role, i) => role && <i key={i} class={`${role} seat-${whose[role]}`} />)}</span>
);
