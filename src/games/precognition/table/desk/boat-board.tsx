import { useRef } from "preact/hooks";
import { useHeldCard } from "../../../../kit/desk/held-card.ts";
import { Movable } from "../../../../kit/desk/movable.tsx";
import { useWords, WordAt } from "../../../../kit/desk/words.tsx";
import { useSpeaker } from "../../../../ui/texts/speaking.ts";
import { boatAt } from "../../rules/flow.ts";
import { machinesOf } from "../../rules/pieces.ts";
import type { IconName } from "../cards/icon-paths.ts";
import { Icon, signStyle } from "../cards/icons.tsx";
import { machineName, roomName } from "../texts/names.ts";
import { type Key, line } from "../texts/texts.ts";
import type { ControlProps } from "./controls/control.ts";
import { firingIn, turned } from "./firing.ts";
import { MachineCell } from "./machine-cell.tsx";
import { hindrances, needsMachines } from "./machine-standing.ts";
import { HOLD, machinePlace, type Pile, POSTS, type Post, pileName, pilesIn } from "./piles.ts";
import { pinned } from "./plan.ts";
import "./boat-board.css";

type BoatBoardProps = Pick<ControlProps, "plan" | "pins" | "onPins">;

interface PartProps extends BoatBoardProps {
  readonly piles: readonly Pile[];
  /** Moves the keyboard focus to the pile at this place. */
  readonly onMoved: (place: string) => void;
}

/** The boat as the plan leaves it: Ymunes and Batteries are dragged to their places, and Machines are pressed. */
export function BoatBoard({ plan, pins, onPins }: BoatBoardProps) {
  const box = useRef<HTMLDivElement>(null);
  const onMoved = useHeldCard(box, "data-at");
  const piles = pilesIn(plan);
  const props = { plan, pins, onPins, piles, onMoved };
  const hasPosts = piles.some(({ kind }) => kind === "ymune");
  const inHand = piles.find(({ place }) => place === HOLD);
  const canHold = piles.some(({ moves }) => moves.has(HOLD)) || inHand !== undefined;
  return (
    <div ref={box} class="desk-boat" data-menus>
      {(hasPosts || canHold) && (
        <div class="boat-posts">
          {hasPosts && POSTS.map((post) => <PostCell key={post} {...props} post={post} />)}
          {canHold && <InHand {...props} />}
        </div>
      )}
      {needsMachines(plan) && <Hold {...props} />}
    </div>
  );
}

const POST_NAMES = {
  doctor: "desk.post.infirmary",
  protector: "desk.post.bow",
  ashore: "desk.post.ashore",
} as const satisfies Record<Post, Key>;

function PostCell({ post, piles, ...props }: PartProps & { readonly post: Post }) {
  const { say } = useSpeaker();
  const { doctors, protectors } = boatAt(props.plan.start, props.plan.seat);
  const held = { doctor: doctors, protector: protectors, ashore: undefined }[post];
  const pile = piles.find(({ kind, place }) => kind === "ymune" && place === post);
  return (
    <div class={`boat-post ${post}`} data-drop={post}>
      {held !== undefined && (
        <span class={`held desk-count ${post}`} aria-hidden="true">
          <Icon name={post === "doctor" ? "doctor" : "protector"} />
          {held}
        </span>
      )}
      <span class="post-name">{say(line(POST_NAMES[post]))}</span>
      {pile && <PileToken {...props} pile={pile} />}
      <WordAt at={post} />
    </div>
  );
}

function InHand({ piles, ...props }: PartProps) {
  const { say } = useSpeaker();
  const pile = piles.find(({ place }) => place === HOLD);
  return (
    <div class="boat-post hand" data-drop={HOLD}>
      <span class="post-name">{say(line("desk.hold"))}</span>
      {pile && <PileToken {...props} pile={pile} />}
      <WordAt at={HOLD} />
    </div>
  );
}

/** The Machine Rooms, below deck. */
function Hold({ piles, ...props }: PartProps) {
  const { say } = useSpeaker();
  const { plan, pins, onPins } = props;
  const { seat, start, end } = plan;
  const before = boatAt(start, seat);
  const after = boatAt(end, seat);
  const missing = hindrances(plan);
  const { ready, order } = firingIn(plan);
  return (
    <div class="desk-machines">
      {missing === undefined && ready.size === 0 && start.phase === "act" && (
        <p class="later">{say(line("desk.machines.later"))}</p>
      )}
      {before.rooms.map((room, r) => (
        <section key={room}>
          <h4>{say({ key: roomName(room).piece })}</h4>
          <ul>
            {machinesOf([room]).map((machine, m) => {
              const i = 3 * r + m;
              const pile = piles.find(({ place }) => place === machinePlace(i));
              return (
                <MachineCell
                  key={i}
                  index={i}
                  machine={machine}
                  name={say({ key: machineName(before.rooms, i).piece })}
                  was={before.machines[i] ?? 0}
                  held={after.machines[i] ?? 0}
                  place={order.indexOf(i)}
                  fires={order.length}
                  why={ready.has(i) ? undefined : missing?.[i]}
                  onTurn={ready.has(i) ? () => onPins(turned(pins, order, i)) : undefined}
                >
                  {pile && <PileToken {...props} pile={pile} />}
                </MachineCell>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface PileTokenProps extends Omit<PartProps, "piles"> {
  readonly pile: Pile;
}

function PileToken({ plan, pins, onPins, onMoved, pile }: PileTokenProps) {
  const { say } = useSpeaker();
  const { tell } = useWords();
  const { kind, place, count, moves } = pile;
  const { rooms } = boatAt(plan.start, plan.seat);
  const machineAt = (at: string) => machineName(rooms, Number(at.replace("machine:", "")));
  const move = (to: string): void => {
    const found = moves.get(to);
    if (found === undefined) return tell(to, line(whyNot(kind, to)));
    onPins(pinned(plan, pins, found.step, found.act));
    onMoved(to);
  };
  const shortOf = (to: string): string => {
    if (isPost(to)) return say(line(POST_NAMES[to]));
    return to === HOLD ? say(line("desk.hold")) : say({ key: machineAt(to).piece });
  };
  const textOf = (to: string): string => (isPost(to) ? say(line(TO_POST[to])) : shortOf(to));
  const sign: IconName = isPost(place) ? (place === "ashore" ? "ymune" : place) : "battery";
  return (
    <Movable
      name={`${say(line(PILES[kind], { n: count }))}: ${shortOf(place)}`}
      question={say(line(QUESTIONS[kind], { n: count }))}
      class={`${sign} ${kind} ${place === "ashore" ? "ashore" : ""}`}
      style={signStyle(sign)}
      places={[...moves.keys()].map((to) => ({ place: to, short: shortOf(to), text: textOf(to) }))}
      now={place}
      about={pileName(pile)}
      onMove={move}
    >
      <Icon name={sign} />
      {count > 1 && <b aria-hidden="true">{count}</b>}
    </Movable>
  );
}

const isPost = (place: string): place is Post => POSTS.some((post) => post === place);

function whyNot(kind: Pile["kind"], to: string): Key {
  if (kind === "ymune") return "desk.post.elsewhere";
  return to.startsWith("machine:") ? "desk.plug.full" : "desk.plug.elsewhere";
}

const TO_POST = {
  doctor: "desk.post.to-infirmary",
  protector: "desk.post.to-bow",
  ashore: "desk.post.to-ashore",
} as const satisfies Record<Post, Key>;

const PILES = {
  ymune: "good.ymune",
  battery: "good.battery",
  lost: "desk.pile.lost",
} as const satisfies Record<Pile["kind"], Key>;

const QUESTIONS = {
  ymune: "desk.post",
  battery: "desk.plug",
  lost: "desk.unplug",
} as const satisfies Record<Pile["kind"], Key>;
