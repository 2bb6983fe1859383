/** A page that is in a room and plays whatever is legal, for as long as it is told to. */

import { DEFAULT_SETTINGS } from "../../../src/carrier/connection-settings.ts";
import { takes } from "../../../src/engine/admission.ts";
import { readMatch } from "../../../src/fair/reading.ts";
import { ed25519Signatures } from "../../../src/fair/signing.ts";
import { verify } from "../../../src/fair/verify.ts";
import type { Link } from "../../../src/net/node.ts";
import type { Device } from "../../../src/online/device.ts";
import type { OnlineRoom } from "../../../src/online/online-room.ts";
import { databaseStore } from "../../../src/page/database.ts";
import { deviceHere, enterRoom, openRoom } from "../../../src/page/rooms.ts";
import type { Wish } from "../../../src/room/lobby.ts";
import { storeIn } from "../../../src/ui/store.ts";
import { rehearsal } from "../../rehearsal/game.ts";

const games = [rehearsal];
const store = databaseStore(storeIn(() => localStorage));
const here = deviceHere({ store, games, connection: () => ({ ...DEFAULT_SETTINGS, stun: [] }) });
/** Why dialling has led nowhere. */
const failures: (string | undefined)[] = [];
/** Where somebody at the table speaks to this page. */
const linked = new Set<Link>();
const device: Device = {
  ...here,
  openCarrier() {
    const carrier = here.openCarrier();
    carrier.news.on("received", ({ lane, link, text }) => {
      if (lane !== "room" && !/"t":"(?:hello|welcome|proved)"/u.test(text)) linked.add(link);
    });
    carrier.news.on("closed", ({ link, why }) => {
      if (link === undefined) failures.push(why);
      else linked.delete(link);
    });
    const close = carrier.close.bind(carrier);
    carrier.close = (link) => {
      linked.delete(link);
      close(link);
    };
    return carrier;
  },
};
const page = location.href.replace(/#.*/u, "");

let room: OnlineRoom | undefined;
let isPlaying = false;

function act(): void {
  const match = room?.match;
  if (!isPlaying || match === undefined || room?.state === "out") return;
  for (const seat of match.seats) {
    const owed = match.session.awaits.find((one) => one.kind === "act" && !one.optional && one.from.includes(seat));
    if (owed?.kind !== "act") continue;
    const legal = match.session.legal(seat).filter((one) => takes(owed, one));
    const chosen = legal[Math.floor(Math.random() * legal.length)];
    if (chosen !== undefined) match.session.act(seat, chosen);
  }
  for (const { seat: about, silent, owes } of match.presence) {
    if (match.away.has(about) || match.session.isOver || silent < (room?.lobby?.patience ?? 0)) continue;
    for (const seat of match.seats) if (seat !== about) match.agree(seat, about, owes ? "owed" : "silent");
  }
}

function into(next: OnlineRoom): void {
  room = next;
  next.news.on("changed", () => queueMicrotask(act));
  setInterval(act, 500);
}

const harness = {
  lostAttempts: () => failures.filter((why) => why === "timed-out" || why === "no-fingerprint"),
  async open(name: string, players: number) {
    const opening = { game: rehearsal.id, options: { nights: 3 }, players, patience: 10 };
    into(await openRoom(device, { name, page, opening }));
  },
  async enter(name: string, code: string, print?: string) {
    into(await enterRoom(device, { name, page, code, ...(print !== undefined && { print }) }));
  },
  wish: (wish: Wish) => room?.wish(wish),
  play() {
    isPlaying = true;
    act();
  },
  again: () => room?.tryAgain(),
  seen() {
    const { code, invitation, state, trouble, lobby, isHost, match } = room ?? {};
    const here = lobby?.guests.filter((one) => one.isHere).length;
    const ready = lobby?.seats.filter((seat) => seat.by === "person" && seat.isReady).length;
    const session = match?.session;
    return {
      code,
      invitation,
      state,
      trouble: trouble?.key,
      here,
      linked: linked.size,
      ready,
      isHost,
      words: match?.words,
      epoch: match?.epoch,
      position: session?.position,
      /** It goes on when somebody acts, and not before. */
      rests: session !== undefined && session.awaits.length > 0 && session.awaits.every(({ kind }) => kind === "act"),
      isOver: session?.isOver,
      standing: session === undefined ? undefined : JSON.stringify(session.state),
    };
  },
  /** Whether anybody would believe the record. */
  verdict() {
    const record = room?.match?.session.record() ?? "";
    const { told, game } = readMatch(record, (id) => games.find((one) => one.id === id), ed25519Signatures);
    const { isOver, audited, signatures } = verify(told, game, ed25519Signatures, { all: true, bots: true });
    return { isOver, audited, signatures };
  },
};

declare global {
  interface Window {
    readonly inRoom: typeof harness;
  }
}
Object.assign(window, { inRoom: harness });
