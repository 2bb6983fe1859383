/** What can happen next in the model: what honest devices do, what the cheat says, and what the line between X and Y does. */
import {
  accused,
  answering,
  type Ballot,
  bookOf,
  boundOf,
  commonOf,
  type Device,
  following,
  hasAnswered,
  hearing,
  hosted,
  isBound,
  isCheat,
  isHost,
  isIn,
  isTenable,
  lengthOf,
  naming,
  newDevice,
  type Rec,
  type Rules,
  spoken,
  standing,
  type Who,
} from "./agreement-model.ts";

export interface State {
  readonly x: Device;
  readonly y: Device;
  /** Whether X and Y hear nothing of each other, and whether it was so before. */
  readonly isCut: boolean;
  readonly wasCut: boolean;
  /** All records that there were, but for their beginnings: C can show them to anybody. */
  readonly known: readonly Rec[];
}

export interface Move {
  readonly told: string;
  readonly next: State;
}

export interface Limits {
  readonly epochs: number;
  /** In one record. */
  readonly questions: number;
}

export const opening = (host: Who): State => ({
  x: newDevice("X", host),
  y: newDevice("Y", host),
  isCut: false,
  wasCut: false,
  known: [host],
});

const both = ["x", "y"] as const;
type Side = (typeof both)[number];
const otherOf = (side: Side): Side => (side === "x" ? "y" : "x");

/** Shorter, and the same for states in which the same can happen. */
export const keyOf = ({ x, y, isCut, wasCut, known }: State): string => JSON.stringify([x, y, isCut, wasCut, known]);

function withKnown(known: readonly Rec[], rec: Rec): readonly Rec[] {
  if (known.some((one) => isIn(rec, one))) return known;
  return [...known.filter((one) => !isIn(one, rec)), rec].sort();
}

function changed(state: State, side: Side, device: Device): State {
  const named = naming(device);
  return { ...state, [side]: named, known: withKnown(state.known, named.rec) };
}

export function movesOf(state: State, rules: Rules, limits: Limits): Move[] {
  return [
    ...both.flatMap((side) => [...honestMoves(state, side, rules, limits), ...liesTo(state, side, rules, limits)]),
    lineOf(state),
  ];
}

const lineOf = (state: State): Move =>
  state.isCut
    ? { told: "X and Y hear each other again", next: { ...state, isCut: false } }
    : { told: "X and Y don't hear each other any more", next: { ...state, isCut: true, wasCut: true } };

const questionsIn = (rec: Rec): number => rec.split(/\/[qQ]/u).length - 1;

function honestMoves(state: State, side: Side, rules: Rules, limits: Limits): Move[] {
  const me = state[side];
  const other = state[otherOf(side)];
  const { who } = me;
  const moves: Move[] = [];
  const add = (told: string, device: Device | undefined): void => {
    if (device !== undefined && device !== me)
      moves.push({ told: `${who} ${told}`, next: changed(state, side, device) });
  };
  const book = bookOf(me.rec);
  if (isHost(me)) {
    if (!book.isAsked && questionsIn(me.rec) < limits.questions)
      add("writes the next question", { ...me, rec: `${me.rec}/q` });
    if (book.isAsked && isStored(me, other, rules)) add("opens its answer, and asks", answering(me, who));
    const areAll = hasAnswered(me, me.rec) && (!book.people.includes(other.who) || hasAnswered(other, me.rec));
    if (book.isAsked && areAll) add("records all answers", { ...me, rec: `${me.rec}/r` });
  }
  if (!state.isCut) {
    add(`hears how far ${other.who}'s record goes`, sharing(me, other));
    add(`gets ${other.who}'s record`, following(me, other.rec, rules));
    if (other.rec !== me.rec) add(`gives in, and takes ${other.who}'s record`, following(me, other.rec, rules, true));
    const isAsked = isHost(other) && other.rec === me.rec && hasAnswered(other, me.rec) && !isBound(me);
    if (isAsked) add(`answers ${other.who}`, answering(me, other.who));
    for (const ballot of other.own) {
      if (ballot.epoch > bookOf(other.rec).epoch)
        add(`hears ${other.who} speak for ${ballot.candidate} in epoch ${ballot.epoch}`, hearing(me, ballot, rules));
    }
    add(`hears what ${other.who} can prove`, accused(me, other.proof));
  }
  for (let epoch = book.epoch + 1; epoch <= limits.epochs; epoch++) {
    for (const voices of voicesFor(state, side, epoch)) {
      const ready = voices.reduce(
        (device, ballot) => (ballot.by === "C" ? hearing(device, ballot, rules) : device),
        me,
      );
      const by = ["itself", ...voices.map((one) => one.by)].join(" and ");
      const lie = voices.find((one) => one.by === "C");
      const words = lie === undefined ? "" : `, C as if it had ${lengthOf(lie.head)}`;
      add(`hosts epoch ${epoch} by the voices of ${by}${words}`, standing(ready, epoch, voices));
    }
    for (const candidate of book.people)
      for (const one of speaking(state, side, epoch, candidate, rules)) moves.push(one);
  }
  return moves;
}

/** What is asked, all who answer or more than half have stored: C says that it has, whatever it has. */
function isStored(me: Device, other: Device, rules: Rules): boolean {
  const { people, basis, heads } = bookOf(me.rec);
  if (!people.includes(other.who)) return true;
  const wasAsked = me.answered.some((one) => one.basis === heads[basis] && one.asker === other.who);
  if (me.shared >= basis || wasAsked) return true;
  return !rules.allHaveStored && people.length === 3;
}

const sharing = (me: Device, other: Device): Device => {
  // Whoever is bound acknowledges no more than its votes say.
  const told = isBound(other) ? other.own.map(({ head }) => (isIn(head, other.rec) ? lengthOf(head) : 0)) : [];
  const shared = Math.min(commonOf(me.rec, other.rec), ...told);
  return shared === me.shared || !isHost(me) ? me : { ...me, shared };
};

/** C says the very same to nobody, if it doesn't like: as if its record were as long as it has to be, or as if it were nothing. */
const headsFor = ({ x, y }: State, rec: Rec): readonly Rec[] => {
  const [start = ""] = bookOf(rec).heads;
  const common = bookOf(x.rec).heads[commonOf(x.rec, y.rec)] ?? start;
  return [...new Set([start, ...(isIn(common, rec) ? [common] : []), rec])];
};

/** With whose votes this device could host. */
function voicesFor(state: State, side: Side, epoch: number): Ballot[][] {
  const me = state[side];
  const { who, rec, heard } = me;
  if (!me.own.some((one) => one.epoch === epoch && one.candidate === who)) return [];
  const honest = heard.filter((one) => one.by !== "C" && one.epoch === epoch && one.candidate === who);
  const lies = bookOf(rec).people.includes("C")
    ? headsFor(state, rec).map((head): Ballot => ({ by: "C", epoch, candidate: who, head }))
    : [];
  return [[], honest, ...lies.map((lie) => [lie]), ...(honest.length > 0 ? lies.map((lie) => [lie, ...honest]) : [])];
}

/** Whether this device has lost its host by itself. */
function hasLost(state: State, side: Side): boolean {
  const me = state[side];
  const { host, epoch, people } = bookOf(me.rec);
  if (me.challenge > epoch || !people.includes(host) || isCheat(me, host)) return true;
  return host === "C" || (host !== me.who && state.isCut);
}

/** A vote lasts longer than words are on their way: they arrive before a next one begins, and the host answers those for it. */
const isOnItsWay = (ballot: Ballot, other: Device, host: Who): boolean =>
  ballot.candidate === host ||
  bookOf(other.rec).epoch >= ballot.epoch ||
  !other.heard.some((one) => one.by === ballot.by && one.epoch >= ballot.epoch);

/** As `#isCalled` and `#speak`: C doubts whatever it likes, and has proposed whomever it likes first. */
function speaking(state: State, side: Side, epoch: number, candidate: Who, rules: Rules): Move[] {
  const me = state[side];
  const { host, people, epoch: now } = bookOf(me.rec);
  if (isCheat(me, candidate) || epoch < boundOf(me) || epoch <= me.challenge) return [];
  if (me.own.some((one) => one.epoch === epoch) || !isTenable(me, epoch, candidate, rules)) return [];
  const move = (told: string, device: Device): Move => ({
    told: `${me.who} speaks for ${candidate} in epoch ${epoch}, ${told}`,
    next: changed(state, side, spoken(device, epoch, candidate, rules)),
  });
  const other = state[otherOf(side)];
  if (!state.isCut && me.own.some((one) => one.epoch > now && isOnItsWay(one, other, host))) return [];
  const callers = me.heard.filter((one) => one.by !== "C" && one.epoch > now);
  if (isBound(me)) return [move("since it can't go back", me)];
  if (hasLost(state, side)) return [move("having lost the host", me)];
  if (callers.some((one) => one.candidate === host) && (candidate === host || !rules.hostIsJoined))
    return [move("called by one who speaks for the same host", me)];
  if (callers.length > 0 && !rules.loneVoiceIsWeak) return [move("called by one voice", me)];
  if (!people.includes("C") || isCheat(me, "C")) return [];
  if (
    rules.loneVoiceIsWeak &&
    (callers.length === 0 || callers.some((one) => one.candidate === host)) &&
    candidate !== host
  )
    return [];
  // A vote of C's is heard here.
  const lie = { by: "C", epoch, candidate, head: bookOf(me.rec).heads[0] ?? "" } as const;
  return [move(callers.length > 0 ? "called by two voices" : "called by C's voice alone", hearing(me, lie, rules))];
}

/** What C can show to this device: any record that there was, what it writes itself as host, and itself as the next host. */
function liesTo(state: State, side: Side, rules: Rules, limits: Limits): Move[] {
  const me = state[side];
  const moves: Move[] = [];
  const shown = (told: string, rec: Rec): void => {
    const device = following(me, rec, rules);
    if (device === me) return;
    const next = changed({ ...state, known: withKnown(state.known, rec) }, side, device);
    moves.push({ told: `C shows ${me.who} ${told}: ${rec}`, next });
  };
  const records = [...new Set(state.known.flatMap((rec) => bookOf(rec).heads))];
  for (const rec of records) {
    shown("a record that there was", rec);
    for (const entry of writtenBy(state, rec, limits)) shown("what it has written", `${rec}/${entry}`);
    for (let epoch = bookOf(rec).epoch + 1; epoch <= limits.epochs; epoch++) {
      const voices = [state.x, state.y].flatMap(({ own }) =>
        own.filter((one) => one.epoch === epoch && one.candidate === "C"),
      );
      for (const honest of [voices, ...(voices.length > 1 ? voices.map((voice) => [voice]) : [])]) {
        for (const head of headsFor(state, rec)) {
          const begun = hosted(rec, epoch, "C", [...honest, { by: "C", epoch, candidate: "C", head }]);
          if (begun !== undefined) shown("itself as host", begun);
        }
      }
    }
  }
  const { host, isAsked } = bookOf(me.rec);
  if (host === "C" && isAsked && !isBound(me)) {
    const answered = answering(me, "C");
    if (answered !== undefined) moves.push({ told: `${me.who} answers C`, next: changed(state, side, answered) });
  }
  return moves;
}

/** It gives answers together only if it has them all. */
function writtenBy({ x, y }: State, rec: Rec, limits: Limits): readonly string[] {
  const { host, isAsked } = bookOf(rec);
  if (host !== "C") return [];
  if (isAsked) return hasAnswered(x, rec) && hasAnswered(y, rec) ? ["r"] : [];
  return questionsIn(rec) < limits.questions ? ["q", "Q"] : [];
}
