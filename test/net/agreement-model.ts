/**
 * A small model of what `src/net` does where the host changes and where something is opened: X and Y are honest, C says
 * whatever it can sign, and between X and Y everything may be late, lost or cut. No bytes, no clock: only what was
 * written, asked, opened and spoken. What a device waits for may come at any moment, or never.
 */
import { majorityOf } from "../../src/fair/book.ts";

export type Honest = "X" | "Y";
export type Who = Honest | "C";

/** What is searched without, one by one. */
export interface Rules {
  /** Whether all who answer must have stored the question before it's opened, or more than half of the people. */
  readonly allHaveStored: boolean;
  /** Whether one vote calls nobody away from a host whom they hear. */
  readonly loneVoiceIsWeak: boolean;
  /** Whether two votes of one seat are compared, and two records of one epoch brought together. */
  readonly twinsMeet: boolean;
  /** Whether two beginnings of one epoch by one host are a proof, wherever they stand. */
  readonly reignsAreCompared: boolean;
  /** Whether who has spoken for a next host still goes along with another host's record, without acknowledging it. */
  readonly boundMayFollow: boolean;
  /** Whether whoever has any proof against the host says only how far all must agree, and not only who has two frames. */
  readonly anyProofDoubts: boolean;
  /** Whether who is called by the vote of a host whom they hear speaks for that one. */
  readonly hostIsJoined: boolean;
}

export const TODAY: Rules = {
  allHaveStored: true,
  loneVoiceIsWeak: true,
  twinsMeet: true,
  reignsAreCompared: true,
  boundMayFollow: true,
  anyProofDoubts: true,
  hostIsJoined: true,
};

/**
 * A record: its first host, then its entries. `/q` comes to a question (`/Q` is another one in its place), `/r` is all
 * answers, `/f` names C, `/1Y(X0,C0)` begins epoch 1 of Y by voices with how far their records went. A beginning of one
 * stands for its head.
 */
export type Rec = string;

export interface Ballot {
  readonly by: Who;
  readonly epoch: number;
  readonly candidate: Who;
  readonly head: Rec;
}

/** What follows from a record. */
export interface Book {
  readonly heads: readonly Rec[];
  /** Of each entry. */
  readonly epochs: readonly number[];
  readonly hosts: ReadonlyMap<number, Who>;
  readonly epoch: number;
  readonly host: Who;
  readonly people: readonly Who[];
  /** The number of the next request, and how many hosts have come since the last. */
  readonly i: number;
  readonly since: number;
  /** After how many entries the newest is that isn't about who hosts. */
  readonly basis: number;
  readonly isAsked: boolean;
  readonly askedAt: number;
  /** After how many entries the newest host's own begin. */
  readonly reign: number;
  /** The first head of each host but the first, by epoch. */
  readonly reigns: ReadonlyMap<number, Rec>;
  readonly ballots: readonly Ballot[];
  readonly revealed: readonly { readonly i: number; readonly basis: Rec }[];
}

const books = new Map<Rec, Book>();

export function bookOf(rec: Rec): Book {
  const known = books.get(rec);
  if (known !== undefined) return known;
  const cut = rec.lastIndexOf("/");
  const book = cut === -1 ? opened(rec) : written(bookOf(rec.slice(0, cut)), rec, rec.slice(cut + 1));
  books.set(rec, book);
  return book;
}

const asWho = (letter: string | undefined): Who => (letter === "X" || letter === "Y" ? letter : "C");

const opened = (rec: Rec): Book => ({
  heads: [rec],
  epochs: [],
  hosts: new Map([[0, asWho(rec)]]),
  epoch: 0,
  host: asWho(rec),
  people: ["X", "Y", "C"],
  i: 1,
  since: 0,
  basis: 0,
  isAsked: false,
  askedAt: 0,
  reign: 0,
  reigns: new Map(),
  ballots: [],
  revealed: [],
});

function written(before: Book, rec: Rec, entry: string): Book {
  const at = before.heads.length;
  const book = { ...before, heads: [...before.heads, rec], epochs: [...before.epochs, before.epoch], basis: at };
  const settled = { i: before.i + 1 + before.since, since: 0, isAsked: false };
  switch (entry) {
    case "q":
    case "Q":
      return { ...book, isAsked: true };
    case "r": {
      const answered = { i: before.i, basis: before.heads[before.basis] ?? "" };
      return { ...book, ...settled, askedAt: before.basis, revealed: [...before.revealed, answered] };
    }
    case "f":
      return { ...book, ...(before.isAsked ? settled : {}), people: before.people.filter((who) => who !== "C") };
    default: {
      const epoch = Number(entry[0]);
      const host = asWho(entry[1]);
      const ballots = [...entry.slice(2).matchAll(/([XYC])(\d+)/gu)].map(([, by, p]) => ({
        by: asWho(by),
        epoch,
        candidate: host,
        head: before.heads[Number(p)] ?? "",
      }));
      return {
        ...book,
        epochs: [...before.epochs, epoch],
        hosts: new Map(before.hosts).set(epoch, host),
        epoch,
        host,
        basis: before.basis,
        i: before.isAsked ? before.i : before.i + 1,
        since: before.since + 1,
        reign: at,
        reigns: new Map(before.reigns).set(epoch, rec),
        ballots: [...before.ballots, ...ballots],
      };
    }
  }
}

export const lengthOf = (rec: Rec): number => bookOf(rec).heads.length - 1;

/** Whether the one is the other's beginning. */
export const isIn = (head: Rec, rec: Rec): boolean =>
  rec.startsWith(head) && (rec.length === head.length || rec[head.length] === "/");

/** So many entries they have in common. */
export function commonOf(one: Rec, other: Rec): number {
  const [heads, others] = [bookOf(one).heads, bookOf(other).heads];
  let k = 0;
  while (k + 1 < heads.length && heads[k + 1] === others[k + 1]) k++;
  return k;
}

/** By these votes somebody begins an epoch after this record; nothing if they are too few, or somebody's record isn't in it. */
export function hosted(rec: Rec, epoch: number, candidate: Who, voices: readonly Ballot[]): Rec | undefined {
  const { people } = bookOf(rec);
  const counted = people.flatMap((who) => voices.filter(({ by, head }) => by === who && isIn(head, rec)));
  if (!people.includes(candidate) || counted.length < majorityOf(people.length)) return undefined;
  return `${rec}/${epoch}${candidate}(${counted.map(({ by, head }) => `${by}${lengthOf(head)}`).join()})`;
}

export interface Answered {
  readonly i: number;
  readonly basis: Rec;
  /** Whose question it was. */
  readonly asker: Who;
}

export interface Proof {
  readonly of: "frames" | "voices" | "answers" | "shortened" | "reigns";
  readonly seat: Who;
  /** Where that epoch's host has to be known, or a place in the record, to look into it. */
  readonly epoch?: number;
  readonly head?: Rec;
}

/** An honest device. */
export interface Device {
  readonly who: Honest;
  readonly rec: Rec;
  /** What it has spoken, once for each epoch. */
  readonly own: readonly Ballot[];
  /** The newest vote of each other one. */
  readonly heard: readonly Ballot[];
  /** So many entries the other honest one has in common with it, by their word. */
  readonly shared: number;
  readonly answered: readonly Answered[];
  readonly proof: Proof | undefined;
  /** An epoch in which a host has the votes of too few to be followed. */
  readonly challenge: number;
}

export const newDevice = (who: Honest, rec: Rec): Device => ({
  who,
  rec,
  own: [],
  heard: [],
  shared: 0,
  answered: [],
  proof: undefined,
  challenge: 0,
});

export const isCheat = ({ proof, rec }: Device, who: Who): boolean =>
  proof?.seat === who || !bookOf(rec).people.includes(who);

export const boundOf = ({ own, who }: Device): number =>
  Math.max(0, ...own.map(({ candidate, epoch }) => (candidate === who ? 0 : epoch)));

export const isBound = (device: Device): boolean => boundOf(device) > bookOf(device.rec).epoch;

export const isHost = (device: Device): boolean => bookOf(device.rec).host === device.who && !isBound(device);

const areTwo = (one: Ballot, other: Ballot): boolean =>
  one.by === other.by && one.epoch === other.epoch && (one.candidate !== other.candidate || one.head !== other.head);

/** `Core.accuse`: what it can look into by its own record. */
export function accused(device: Device, proof: Proof | undefined): Device {
  if (proof === undefined || isCheat(device, proof.seat)) return device;
  const book = bookOf(device.rec);
  if (proof.epoch !== undefined && book.hosts.get(proof.epoch) !== proof.seat) return device;
  if (proof.head !== undefined && !isIn(proof.head, device.rec)) return device;
  return { ...device, proof };
}

/** `Election.hear`. */
export function hearing(device: Device, ballot: Ballot, rules: Rules): Device {
  const { epoch, people, ballots } = bookOf(device.rec);
  if (ballot.epoch < epoch || !people.includes(ballot.by)) return device;
  const two = [...device.heard, ...ballots].find((one) => areTwo(one, ballot));
  const wiser = two === undefined || !rules.twinsMeet ? device : accused(device, { of: "voices", seat: ballot.by });
  const before = device.heard.find(({ by }) => by === ballot.by);
  if (ballot.epoch <= epoch || ballot.epoch < (before?.epoch ?? 0)) return wiser;
  return { ...wiser, heard: [...device.heard.filter((one) => one !== before), ballot] };
}

/** `Core.lookInto`, and two frames for the place where they part. */
function lookedInto(device: Device, theirs: Rec, rules: Rules): Device {
  const [ours, other] = [bookOf(device.rec), bookOf(theirs)];
  const from = commonOf(device.rec, theirs);
  const end = ours.heads.length - 1;
  const found: Proof[] = [];
  if (rules.twinsMeet) {
    for (const one of other.ballots) {
      if (ours.ballots.some((own) => areTwo(own, one))) found.push({ of: "voices", seat: one.by });
    }
    const isAnother = other.revealed.some(({ i, basis }) =>
      ours.revealed.some((own) => own.i === i && own.basis !== basis),
    );
    if (isAnother) found.push({ of: "answers", seat: "C" });
  }
  if (from < end) {
    const epoch = ours.epochs[from] ?? 0;
    const host = ours.hosts.get(epoch);
    if (other.epochs[from] === epoch && other.hosts.get(epoch) === host && host !== undefined) {
      found.push({ of: "frames", seat: host, epoch });
    }
  }
  const last = ours.epochs[end - 1] ?? 0;
  for (const { by, head, epoch } of other.ballots.filter((one) => !ours.ballots.includes(one))) {
    const isDenied = by === ours.hosts.get(last) && epoch > last && lengthOf(head) < end;
    const isOfEpoch = isIn(head, device.rec) && (ours.epochs[lengthOf(head) - 1] ?? 0) <= last;
    if (isDenied && isOfEpoch) found.push({ of: "shortened", seat: by, epoch: last, head });
  }
  if (rules.reignsAreCompared) {
    for (const [epoch, head] of other.reigns) {
      const own = ours.reigns.get(epoch);
      const seat = ours.hosts.get(epoch);
      if (own !== undefined && own !== head && seat !== undefined && other.hosts.get(epoch) === seat) {
        found.push({ of: "reigns", seat });
      }
    }
  }
  return found.reduce(accused, device);
}

/** `isBefore`: the higher epoch, then more asked, then more entries, then what never changes. */
function isBefore(theirs: Rec, ours: Rec): boolean {
  const [one, other] = [bookOf(theirs), bookOf(ours)];
  const differing = [one.epoch - other.epoch, one.i - other.i, one.heads.length - other.heads.length].find(
    (by) => by !== 0,
  );
  return differing === undefined ? (one.heads[one.reign] ?? "") > (other.heads[other.reign] ?? "") : differing > 0;
}

/** After how many entries the last question was that this device has answered, where its host isn't a proven cheat. */
function answeredAt(device: Device): number {
  const book = bookOf(device.rec);
  const places = device.answered.map(({ basis }) => (isIn(basis, device.rec) ? lengthOf(basis) : 0));
  return Math.max(
    0,
    ...places.filter((at) => at > 0 && !isCheat(device, book.hosts.get(book.epochs[at - 1] ?? 0) ?? "C")),
  );
}

/** `Replication.entries` and `#mayLeave`: what comes of another's record. */
export function following(device: Device, theirs: Rec, rules: Rules, hasGivenIn = false): Device {
  const [ours, other] = [bookOf(device.rec), bookOf(theirs)];
  if (theirs === device.rec || isIn(theirs, device.rec) || other.epoch < ours.epoch) return device;
  const from = commonOf(device.rec, theirs);
  const parts = from < ours.heads.length - 1;
  if (!parts && other.epoch === ours.epoch && isCheat(device, ours.host)) return device;
  const wiser = parts ? lookedInto(device, theirs, rules) : device;
  if (parts && other.epoch === ours.epoch && (!rules.twinsMeet || from >= ours.reign)) return wiser;
  if (
    !((parts || other.epoch > ours.epoch) && rules.boundMayFollow) &&
    other.epoch < boundOf(device) &&
    other.people.includes(device.who)
  )
    return wiser;
  const shared = Math.min(device.shared, from);
  if (!parts) return { ...wiser, rec: theirs, shared };
  if (!isBefore(theirs, device.rec)) return wiser;
  const taken = other.ballots.filter((one) => !ours.ballots.includes(one));
  const left = ours.ballots.filter((one) => !other.ballots.includes(one));
  const isForged = left.some(({ by }) => isCheat(wiser, by)) && taken.some(({ by }) => !isCheat(wiser, by));
  const isBehind = from < Math.max(ours.askedAt, answeredAt(wiser));
  const needed = majorityOf(ours.people.length);
  const isChosen = taken.some(
    ({ epoch }) => taken.filter((one) => one.epoch === epoch && ours.people.includes(one.by)).length >= needed,
  );
  if (isForged || (!isBehind && (isChosen || hasGivenIn))) return { ...wiser, rec: theirs, shared };
  return { ...wiser, challenge: Math.max(wiser.challenge, other.epoch) };
}

/** `#sureOf`. */
export function sureOf({ rec, proof }: Device, rules: Rules): Rec {
  const { host, askedAt, reign, heads } = bookOf(rec);
  const isDoubtful = proof?.seat === host && (proof.of === "frames" || rules.anyProofDoubts);
  return isDoubtful ? (heads[Math.max(askedAt, reign)] ?? rec) : rec;
}

/** `#isTenable`: whether nothing else was said in this epoch, or as if the record were another one. */
export function isTenable(device: Device, epoch: number, candidate: Who, rules: Rules): boolean {
  const before = device.own.find((one) => one.epoch === epoch);
  return before === undefined || (before.candidate === candidate && isIn(before.head, sureOf(device, rules)));
}

export function spoken(device: Device, epoch: number, candidate: Who, rules: Rules): Device {
  if (device.own.some((one) => one.epoch === epoch)) return device;
  const later = device.own.filter((one) => one.epoch > bookOf(device.rec).epoch);
  return { ...device, own: [...later, { by: device.who, epoch, candidate, head: sureOf(device, rules) }] };
}

/** `#stand`, by its own voice and these. */
export function standing(device: Device, epoch: number, others: readonly Ballot[]): Device | undefined {
  const own = device.own.find((one) => one.epoch === epoch && one.candidate === device.who);
  if (own === undefined || epoch <= bookOf(device.rec).epoch || epoch < boundOf(device)) return undefined;
  const rec = hosted(device.rec, epoch, device.who, [own, ...others]);
  return rec === undefined ? undefined : { ...device, rec, heard: [] };
}

/** `withAnswered`: a seat answers a request once, and none under a lower number after that. */
export function answering(device: Device, asker: Who): Device | undefined {
  const { isAsked, heads, basis: at, i } = bookOf(device.rec);
  const basis = heads[at] ?? "";
  if (!isAsked || device.answered.some((one) => one.i > i || (one.i === i && one.basis !== basis))) return undefined;
  if (device.answered.some((one) => one.basis === basis)) return undefined;
  return { ...device, answered: [...device.answered, { i, basis, asker }] };
}

export const hasAnswered = (device: Device, rec: Rec): boolean => {
  const { heads, basis } = bookOf(rec);
  return device.answered.some((one) => one.basis === heads[basis]);
};

/** Whoever hosts names whoever is proven to cheat. */
export function naming(device: Device): Device {
  const isDue = isHost(device) && device.proof?.seat === "C" && bookOf(device.rec).people.includes("C");
  return isDue ? { ...device, rec: `${device.rec}/f` } : device;
}
