/** Messages as they are really sent: a whole match's record, and what else is said at a table. */
import { awaitsOf, headOf, positionOf } from "../../src/fair/book.ts";
import { requestOf } from "../../src/fair/requests.ts";
import { digestOfAcknowledgement, digestOfDrop, digestOfVote } from "../../src/fair/statements.ts";
import { GAMES } from "../../src/games/index.ts";
import { encodeMessage } from "../../src/net/codec.ts";
import type { Handshake, Message } from "../../src/net/messages.ts";
import { signedFrame } from "../fair/cheating.ts";
import { RoundTable } from "../fair/round-table.ts";
import { rehearsal } from "../rehearsal/game.ts";
import { guest, host, talk } from "./two-ends.ts";

const PIECE = 8;

/** Texts of messages out of a whole match of each game. */
export const realMessages = (): readonly string[] =>
  [...GAMES, rehearsal].flatMap((game) => {
    const [variant] = game.variants;
    if (variant === undefined) throw new Error(`${game.id} can't be played`);
    const { options, players } = variant;
    const table = new RoundTable({ game, options, players, people: players, seed: 3 });
    const answers = answersOf(table);
    table.play();
    return [...answers, ...record(table), ...aboutSeats(table), ...beside].map(encodeMessage);
  });

export const realGreetings = (): readonly string[] => [
  ...talk(host(), guest()).texts,
  encodeMessage({ t: "turned-away", key: "other-room" } satisfies Handshake),
];

function answersOf(table: RoundTable): readonly Message[] {
  table.until((book) => awaitsOf(book).some(({ kind }) => kind === "reveal"));
  const [own, ...others] = requestOf(table.book)?.from.map((seat) => table.answerOf(seat)) ?? [];
  if (own === undefined) throw new Error("nobody is asked");
  return [{ t: "ask", answer: own }, ...others.map((answer): Message => ({ t: "answer", answer }))];
}

function record(table: RoundTable): readonly Message[] {
  const { entries, heads, terms, epoch } = table.book;
  const says = entries.flatMap(({ body }): Message[] => (body.kind === "said" ? [{ t: "say", said: body.said }] : []));
  const pieces = Array.from({ length: Math.ceil(entries.length / PIECE) }, (_, piece): Message => {
    const from = piece * PIECE;
    const framed = entries.slice(from, from + PIECE).map((entry) => ({ entry, sig: "5a".repeat(64) }));
    return { t: "entries", from, to: entries.length, epoch, entries: framed };
  });
  const places = [entries.length, entries.length - 1, entries.length - 3, 0];
  const reach = { epoch, heads: places.map((p) => ({ p, head: heads[p] ?? "" })) };
  return [{ t: "have", reach }, { t: "who" }, { t: "roster", roster: terms.roster }, ...pieces, ...says];
}

function aboutSeats(table: RoundTable): readonly Message[] {
  const { match } = table.book.terms;
  const here = { seat: 1, p: positionOf(table.book), head: headOf(table.book) };
  const kept = { seat: 1, basis: table.book.basis };
  const holder = table.holder(1);
  const frame = signedFrame(table);
  const [entry] = table.book.entries;
  if (entry === undefined) throw new Error("nothing is recorded");
  return [
    {
      t: "agree",
      about: 0,
      absence: 0,
      to: "silent",
      word: { seat: 1, sig: holder.sign(digestOfDrop(match, 1, 0, 0, "silent", match)) },
    },
    { t: "stored", stored: { ...kept, sig: holder.sign(digestOfAcknowledgement(match, kept)) } },
    { t: "accuse", seat: 0, proof: { of: "entry", at: 0, frame, entry } },
    { t: "accuse", seat: 0, proof: { of: "frames", one: frame, other: frame } },
    { t: "stand", epoch: 1, candidate: 1 },
    { t: "voice", epoch: 1, candidate: 1, voice: { ...here, sig: holder.sign(digestOfVote(match, 1, 1, here)) } },
  ];
}

const beside: readonly Message[] = [
  { t: "refused", key: "not-your-turn" },
  {
    t: "presence",
    seats: [{ seat: 1, silent: 12, owes: true, returns: false, agreed: [0, 2] }],
    spectators: 2,
    wanted: { stop: [0], pause: [1], goOn: [], isStopped: false, isPaused: true },
  },
  { t: "wants", wants: ["stop", "go-on"] },
  { t: "lost", epoch: 3 },
  { t: "want", from: 12 },
  { t: "chat", from: "0f".repeat(32), text: 'Bien joué! "\\ud800" 🛶 \\' },
  { t: "unsaid", text: "Bien joué! 🛶", key: "too-much-talk" },
  { t: "react", from: "0f".repeat(32), sign: "⚓" },
  { t: "point", from: "0f".repeat(32), thing: "machine.dispensary.1" },
];
