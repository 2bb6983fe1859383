/** What the honest come to once C says nothing more, X and Y hear each other, and everything arrives: by the rules of `src/net`. */
import { majorityOf } from "../../src/fair/book.ts";
import {
  accused,
  bookOf,
  boundOf,
  commonOf,
  type Device,
  following,
  hearing,
  isBound,
  isCheat,
  isTenable,
  naming,
  type Rules,
  spoken,
  standing,
  type Who,
} from "./agreement-model.ts";

interface Vote {
  readonly epoch: number;
  readonly candidate: Who;
}

interface Voter {
  readonly device: Device;
  readonly vote: Vote | undefined;
}

export interface Pair {
  readonly x: Device;
  readonly y: Device;
  /** Whether both are on one record, with a host who may go on. */
  readonly isSettled: boolean;
}

/** In the order of the line, whoever hosts last. */
function candidatesOf({ rec }: Device): readonly Who[] {
  const line: readonly Who[] = ["X", "Y", "C"];
  const { host, people } = bookOf(rec);
  const at = line.indexOf(host) + 1;
  return [...line.slice(at), ...line.slice(0, at)].filter((who) => people.includes(who));
}

const isHostGone = (device: Device): boolean => {
  const { host } = bookOf(device.rec);
  return host === "C" || isCheat(device, host);
};

const isLost = (device: Device): boolean => device.challenge > bookOf(device.rec).epoch || isHostGone(device);

/** What each gets of the other one's record and proofs. */
function exchanged(before: readonly [Device, Device], rules: Rules, hasGivenIn: boolean): readonly [Device, Device] {
  let [x, y] = before;
  for (let k = 0; k < 8; k++) {
    const [x0, y0] = [x, y];
    x = naming(following(accused(x, y.proof), y.rec, rules, hasGivenIn));
    y = naming(following(accused(y, x.proof), x.rec, rules, hasGivenIn));
    if (x === x0 && y === y0) break;
  }
  const shared = commonOf(x.rec, y.rec);
  return [
    { ...x, shared },
    { ...y, shared },
  ];
}

/** `#isCalled` and `#speak`, with C silent. Somebody else's higher epoch is joined at once, a next one begun once it's overdue. */
function voting({ device, vote }: Voter, other: Voter, isOverdue: boolean, rules: Rules): Vote | undefined {
  const { rec, challenge } = device;
  const { epoch, host, people } = bookOf(rec);
  const before = vote !== undefined && vote.epoch > epoch ? vote : undefined;
  const theirs = other.vote !== undefined && other.vote.epoch > epoch ? other.vote : undefined;
  const isCalled = isBound(device) || theirs?.candidate === host;
  if (!isCalled && !isLost(device)) return undefined;
  const doubts = 1 + (theirs !== undefined || isLost(other.device) || isBound(other.device) ? 1 : 0);
  const isDoubted = doubts >= majorityOf(people.length);
  if (!isCalled && !isDoubted) return before;
  const isBack = before !== undefined && isOverdue && !isHostGone(device) && !isDoubted;
  const latest = theirs?.epoch ?? 0;
  const isOver = (isOverdue && (isBack || isDoubted)) || (before !== undefined && before.epoch < latest);
  if (before !== undefined && !isOver && isTenable(device, before.epoch, before.candidate, rules)) return before;
  const from = Math.max(Math.max(epoch, challenge, boundOf(device) - 1, before?.epoch ?? 0) + 1, latest);
  const candidates = candidatesOf(device).filter((who) => device.proof?.seat !== who);
  for (let next = from; next < from + 8; next++) {
    const inTurn = candidates[(next - epoch - 1) % candidates.length] ?? device.who;
    const proposed = theirs?.epoch === next ? theirs.candidate : isBack ? host : inTurn;
    const candidate = candidates.includes(proposed) ? proposed : inTurn;
    if (isTenable(device, next, candidate, rules)) return { epoch: next, candidate };
  }
  return before;
}

function spokenFor(me: Voter, other: Voter, isOverdue: boolean, rules: Rules): Voter {
  const vote = voting(me, other, isOverdue, rules);
  return { vote, device: vote === undefined ? me.device : spoken(me.device, vote.epoch, vote.candidate, rules) };
}

function heardFrom(me: Voter, other: Voter, rules: Rules): Device {
  const ballot = other.device.own.find((one) => one.epoch === other.vote?.epoch);
  return ballot === undefined ? me.device : hearing(me.device, ballot, rules);
}

/** Without C's votes, which nobody repeats any more. */
function counted(device: Device): Device {
  const voices = device.heard.filter((one) => one.by !== "C");
  for (const { epoch, candidate } of device.own) {
    if (candidate !== device.who) continue;
    const given = voices.filter((one) => one.epoch === epoch && one.candidate === candidate);
    const next = standing(device, epoch, given);
    if (next !== undefined) return naming(next);
  }
  return device;
}

/** What it has spoken last. */
const voterOf = (device: Device): Voter => ({
  device,
  vote: device.own.reduce<Vote | undefined>((last, one) => (one.epoch > (last?.epoch ?? 0) ? one : last), undefined),
});

const isSettled = (x: Device, y: Device): boolean =>
  x.rec === y.rec && [x, y].every((device) => !isBound(device) && !isLost(device));

/** Often enough for each to begin a vote several times; after the first, whoever has to give in does. */
const ROUNDS = 24;

export function settled(one: Device, other: Device, rules: Rules): Pair {
  let [x, y] = [voterOf(one), voterOf(other)];
  for (let round = 0; round < ROUNDS; round++) {
    const [a, b] = exchanged([x.device, y.device], rules, round > ROUNDS / 2);
    if (isSettled(a, b)) return { x: a, y: b, isSettled: true };
    // What is overdue for the one first isn't so for both in the same moment.
    x = spokenFor({ ...x, device: a }, { ...y, device: b }, round % 6 === 3, rules);
    y = spokenFor({ ...y, device: b }, x, round % 6 === 0 && round > 0, rules);
    x = { ...x, device: counted(heardFrom(x, y, rules)) };
    y = { ...y, device: counted(heardFrom(y, x, rules)) };
  }
  return { x: x.device, y: y.device, isSettled: false };
}
