import { useContext } from "preact/hooks";
import { Branches, type BranchRow, Unknown } from "../../../../kit/desk/branches.tsx";
import { DrawingSvg } from "../../../../kit/drawing/drawing-svg.tsx";
import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import { leftOf, rightOf } from "../../model/seats.ts";
import type { State } from "../../model/state.ts";
import { boatAt } from "../../rules/flow.ts";
import { machinesOf } from "../../rules/pieces.ts";
import { effectFace } from "../cards/condition-face.ts";
import { Icon } from "../cards/icons.tsx";
import { cardName, machineName, objectiveName } from "../texts/names.ts";
import { line } from "../texts/texts.ts";
import { Counted, GainList } from "./counted.tsx";
import { IslandForecast, islandName } from "./island-forecast.tsx";
import { shortWayLine, wayLine } from "./lines.ts";
import { missionOutlook } from "./mission-outlook.ts";
import { type Branch, type ChoicePreview, firedIn, type Way } from "./preview.ts";
import { Partner } from "./seat-name.tsx";
import "./choice-preview.css";

interface ChoicePreviewProps {
  readonly preview: ChoicePreview | undefined;
  /** It is known which card the neighbour on the right gives. */
  readonly isKnown: boolean;
  /** Pointed at, but not chosen. */
  readonly isPointed?: boolean;
  readonly state: State;
  readonly seat: number;
  readonly names: readonly string[];
}

/** The outcome of a way, for each card that the neighbour on the right may give. */
export function ChoicePreviewTable({ preview, isKnown, isPointed = false, state, seat, names }: ChoicePreviewProps) {
  const { say } = useSpeaker();
  const partner = useContext(Partner);
  if (preview === undefined) {
    return (
      <div class="desk-preview empty">
        <h3>{say(line("desk.choose", { round: state.round }))}</h3>
        <p>{say(line("desk.choose.help", cardsLeft(state, seat)), names)}</p>
        <p class="about-ways">{say(line("desk.choose.ways", cardsLeft(state, seat)), names)}</p>
        {partner !== undefined && state.round === 1 && (
          <p>{say(line("team.explained", { partner: { seat: partner } }), names)}</p>
        )}
      </div>
    );
  }
  const right = { seat: rightOf(seat, names.length) };
  const props = { state, seat, names };
  const rows: readonly BranchRow<Branch>[] = [
    { head: say(line("desk.preview.cost")), cell: (branch) => <Cost branch={branch} {...props} /> },
    { head: say(line("desk.preview.gains")), cell: (branch) => <Gains branch={branch} /> },
    { head: say(line("boats.machines")), cell: (branch) => <Machines branch={branch} {...props} /> },
    { head: say(line("desk.preview.bane")), cell: (branch) => <Bane branch={branch} {...props} /> },
    { head: say(line("desk.preview.after")), cell: (branch) => <Aboard branch={branch} /> },
    {
      head: say(islandName(state)),
      cell: ({ advised: { boat } }) => <IslandForecast food={boat.food} crew={boat.cabins} />,
    },
    ...(state.mission !== null && state.mission.shown.length > 0
      ? [{ head: say(line("mission.outcome")), cell: (branch: Branch) => <Missions branch={branch} {...props} /> }]
      : []),
  ];
  return (
    <div class={isPointed ? "desk-preview pointed" : "desk-preview"}>
      <p class="way">{say(shortWayLine(preview))}</p>
      <Branches
        caption={say(wayLine(preview, seat, names.length), names)}
        differBy={say(line(isKnown ? "desk.preview.known" : "desk.preview.if", { right }), names)}
        branches={preview.branches}
        headOf={({ fromRight }) => say({ key: cardName(fromRight).piece })}
        rows={rows}
      />
      <p class="unknown">{say(line("desk.preview.river"))}</p>
    </div>
  );
}

const cardsLeft = (state: State, seat: number) => ({
  left: { seat: leftOf(seat, state.boats.length) },
  right: { seat: rightOf(seat, state.boats.length) },
  round: state.round,
});

interface CellProps {
  readonly branch: Branch;
  readonly state: State;
  readonly seat: number;
  readonly names: readonly string[];
}

const wayOf = ({ ways }: Branch, cards: Way["cards"]): Way | undefined => ways.find((way) => way.cards === cards);

function Cost({ branch, state, seat }: CellProps) {
  const { say } = useSpeaker();
  const both = wayOf(branch, "both");
  if (both === undefined) return null;
  const { cabins } = boatAt(state, seat);
  if (both.isBlocked) {
    return <span class="blocked">{say(line("desk.preview.blocked", { cost: both.paid, cabins }))}</span>;
  }
  const paid = branch.advised.cards === "both" ? both.paid : 0;
  return (
    <>
      <Counted what="healthy" n={paid} shown={paid === 0 ? "0" : `−${paid}`} />
      {paid < both.paid && <small>{say(line("desk.preview.both", { cost: both.paid }))}</small>}
    </>
  );
}

function Gains({ branch }: { readonly branch: Branch }) {
  const { say } = useSpeaker();
  const { cards } = branch.advised;
  const way = wayOf(branch, cards);
  if (way === undefined) return null;
  const bonuses = way.gains.flatMap(({ bonus }) => bonus ?? []);
  return (
    <>
      {way.gains.map(({ card, gain }) => (
        <GainList key={card} goods={gain} />
      ))}
      {bonuses.length > 0 && (
        <span class="bonus" title={say(line("desk.preview.bonus"))}>
          <span class="unseen">{say(line("desk.preview.bonus"))}</span>
          {bonuses.map((bonus, i) => (
            <GainList key={i} goods={bonus} />
          ))}
        </span>
      )}
      {cards !== "both" && <small>{say(line("desk.preview.only", { cards }))}</small>}
    </>
  );
}

function Machines({ branch, state, seat, names }: CellProps) {
  const { say } = useSpeaker();
  const { rooms } = boatAt(state, seat);
  const chances = wayOf(branch, branch.advised.cards)?.machines ?? [];
  const fired = firedIn(branch.advised);
  if (chances.length === 0) return <span class="none">–</span>;
  const left = { seat: leftOf(seat, names.length) };
  return (
    <ul class="machines">
      {chances.map(({ machine, isUncertain }) => {
        const name = say({ key: machineName(rooms, machine).piece });
        const told = isUncertain ? say(line("desk.preview.uncertain", { machine: name, left }), names) : name;
        const printed = machinesOf(rooms)[machine];
        return (
          <li key={machine} class={fired.includes(machine) ? "fires" : ""} title={told}>
            {printed && <DrawingSvg drawing={effectFace(printed)} />}
            {isUncertain && <Unknown />}
            <span class="unseen">{told}</span>
          </li>
        );
      })}
    </ul>
  );
}

function Bane({ branch: { advised }, state, seat }: CellProps) {
  const { say } = useSpeaker();
  const before = boatAt(state, seat).bane;
  if (advised.bane === 0) return <span class="none">–</span>;
  return (
    <>
      <span class="desk-count bane" title={say(line("desk.preview.bane-rises", { before, after: advised.bane }))}>
        <Icon name="bane" />
        <span aria-hidden="true">{advised.bane === before ? before : `${before} → ${advised.bane}`}</span>
        <span class="unseen">{say(line("desk.preview.bane-rises", { before, after: advised.bane }))}</span>
      </span>
      <small
        class={advised.lost > 0 ? "loses" : ""}
        title={say(line("desk.preview.unprotected", { n: advised.unprotected }))}
      >
        {say(line("desk.preview.lost", { lost: advised.lost, stopped: advised.unprotected - advised.lost }))}
      </small>
    </>
  );
}

const Aboard = ({ branch: { advised } }: { readonly branch: Branch }) => (
  <>
    <Counted what="healthy" n={advised.boat.cabins} />
    <Counted what="contaminated" n={advised.boat.contaminated} />
    <Counted what="doctor" n={advised.boat.doctors} />
    <Counted what="protector" n={advised.boat.protectors} />
  </>
);

/** How many face-up Objectives would be met, and which ones this boat would mitigate. */
function Missions({ branch: { advised }, state, seat }: CellProps) {
  const { say } = useSpeaker();
  const { met, known, eased } = missionOutlook(state, seat, advised);
  return (
    <>
      {say(line("mission.met-known", { met, known }))}
      {eased.map((id) => (
        <small key={id}>
          {say({ key: objectiveName(id).piece })} {say(line("mission.eased"))}
        </small>
      ))}
    </>
  );
}
