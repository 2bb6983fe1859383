/** What a player does, in words: `activate both`, `keep eel-traps and give reed-cutters`, `take 2 food`. */
import type { Act } from "../../../src/games/precognition/model/acts.ts";
import type { CardId } from "../../../src/games/precognition/model/card.ts";
import type { ObjectiveId } from "../../../src/games/precognition/model/objective.ts";
import type { RoomId } from "../../../src/games/precognition/model/room.ts";
import { printAmount, readGood, readGoods } from "./goods-text.ts";
import { type MachineText, readMachine, readRoom } from "./machines-text.ts";
import { readObjective } from "./objectives-text.ts";
import { expectNoun, printList, readCard, readList, readNumber, type Words } from "./words.ts";

/** Cards, Rooms, Machines and Objectives are named; which they are is seen at the table. */
export type ActText = PlainAct | NamingAct;

type NamingAct =
  | { readonly do: "choose"; readonly keep: CardId; readonly give: CardId }
  | { readonly do: "leave-room"; readonly room: RoomId }
  | { readonly do: "pass"; readonly cards: readonly CardId[] }
  | { readonly do: "plug" | "fire" | "unplug"; readonly machine: MachineText }
  | { readonly do: "mitigate"; readonly objective: ObjectiveId; readonly doctors: number };

/** Means the same at any table. */
export type PlainAct = Exclude<Act, { do: NamingAct["do"] }>;

interface Verb {
  /** As in "Ada activates both"; else "Ada may: activate both". */
  readonly says: string;
  read(words: Words): ActText;
}

const VERBS: Readonly<Record<string, Verb>> = {
  keep: {
    says: "keeps",
    read(words) {
      const keep = readCard(words);
      words.expect("and");
      if (!words.skip("give")) words.expect("gives");
      return { do: "choose", keep, give: readCard(words) };
    },
  },
  activate: {
    says: "activates",
    read(words) {
      const which = words.take("both, kept or given");
      const cards = (["both", "kept", "given"] as const).find((one) => one === which);
      if (cards === undefined) throw words.wrong(`"${which}" can't be activated`);
      return { do: "activate", cards };
    },
  },
  take: {
    says: "takes",
    read(words) {
      const amount = readNumber(words);
      const good = readGood(words);
      if (good === "ymune") throw words.wrong("Ymunes aren't taken but posted");
      return { do: "take", good, amount };
    },
  },
  post: {
    says: "posts",
    read(words) {
      if (words.skip("nobody")) return { do: "post", doctors: 0, protectors: 0 };
      const { doctor, protector, ...others } = readGoods(words);
      if (Object.values(others).some((amount) => amount > 0))
        throw words.wrong("only Doctors and Protectors are posted");
      return { do: "post", doctors: doctor, protectors: protector };
    },
  },
  plug: { says: "plugs", read: (words) => ({ do: "plug", machine: readMachine(words) }) },
  leave: {
    says: "leaves",
    read: (words) => ({ do: "leave-room", room: readRoom(words) }),
  },
  pass: {
    says: "passes",
    read: (words) => ({ do: "pass", cards: readList(words, readCard) }),
  },
  hold: {
    says: "holds",
    read(words) {
      words.expect("the", "rest");
      return { do: "hold" };
    },
  },
  heal: {
    says: "heals",
    read(words) {
      const humans = readNumber(words);
      expectNoun(words, "human");
      return { do: "heal", humans };
    },
  },
  reveal: { says: "reveals", read: () => ({ do: "reveal" }) },
  mitigate: {
    says: "mitigates",
    read(words) {
      const objective = readObjective(words);
      if (!words.skip("with")) return { do: "mitigate", objective, doctors: 0 };
      const doctors = readNumber(words);
      expectNoun(words, "doctor");
      return { do: "mitigate", objective, doctors };
    },
  },
  finish: { says: "finishes", read: () => ({ do: "done" }) },
  fire: { says: "fires", read: (words) => ({ do: "fire", machine: readMachine(words) }) },
  rest: { says: "rests", read: () => ({ do: "rest" }) },
  discard: {
    says: "discards",
    read(words) {
      const protectors = readNumber(words);
      expectNoun(words, "protector");
      return { do: "protect", protectors };
    },
  },
  lose: {
    says: "loses",
    read(words) {
      const healthy = readNumber(words);
      words.expect("healthy");
      return { do: "lose", healthy };
    },
  },
  ignore: { says: "ignores", read: (words) => theTile(words, { do: "ignore" }) },
  face: { says: "faces", read: (words) => theTile(words, { do: "face" }) },
  dismiss: {
    says: "dismisses",
    read(words) {
      const doctors = readNumber(words);
      expectNoun(words, "doctor");
      return { do: "dismiss", doctors };
    },
  },
  unplug: { says: "unplugs", read: (words) => ({ do: "unplug", machine: readMachine(words) }) },
};

function theTile(words: Words, act: ActText): ActText {
  words.expect("the", "tile");
  return act;
}

/** `activate both` */
export function readAct(words: Words): ActText {
  const word = words.take("what is done");
  const verb = Object.hasOwn(VERBS, word) ? VERBS[word] : undefined;
  if (verb === undefined) throw words.wrong(`nobody can "${word}"`);
  return verb.read(words);
}

/** `activates both` */
export function readDeed(words: Words): ActText {
  const word = words.take("what is done");
  const verb = Object.values(VERBS).find(({ says }) => says === word);
  if (verb === undefined) throw words.wrong(`nobody ever "${word}"`);
  return verb.read(words);
}

export function printAct(act: ActText): string {
  switch (act.do) {
    case "choose":
      return `keep ${act.keep} and give ${act.give}`;
    case "activate":
      return `activate ${act.cards}`;
    case "take":
      return `take ${printAmount(act.good, act.amount)}`;
    case "post":
      return `post ${printPosts(act.doctors, act.protectors)}`;
    case "plug":
    case "fire":
    case "unplug":
      return `${act.do} ${act.machine}`;
    case "leave-room":
      return `leave ${act.room}`;
    case "pass":
      return `pass ${printList(act.cards)}`;
    case "hold":
      return "hold the rest";
    case "heal":
      return `heal ${printAmount("human", act.humans)}`;
    case "reveal":
      return "reveal";
    case "mitigate":
      return `mitigate ${act.objective}${act.doctors > 0 ? ` with ${printAmount("doctor", act.doctors)}` : ""}`;
    case "done":
      return "finish";
    case "rest":
      return "rest";
    case "protect":
      return `discard ${printAmount("protector", act.protectors)}`;
    case "lose":
      return `lose ${act.healthy} healthy`;
    case "ignore":
    case "face":
      return `${act.do} the tile`;
    case "dismiss":
      return `dismiss ${printAmount("doctor", act.doctors)}`;
  }
}

function printPosts(doctors: number, protectors: number): string {
  const posted = [
    ...(doctors > 0 ? [printAmount("doctor", doctors)] : []),
    ...(protectors > 0 ? [printAmount("protector", protectors)] : []),
  ];
  return posted.length === 0 ? "nobody" : printList(posted);
}
