/** Matches at this page alone: how one begins, goes on, is looked at again, and is left. */
import { type ReadonlySignal, signal } from "@preact/signals";
import {
  isAlone,
  type Lineup,
  ME,
  type MyNames,
  namesOf,
  optionsOf,
  seatsOf,
  usualLineup,
} from "../ui/match/lineup.ts";
import { rematchOf } from "../ui/match/rematch.ts";
import type { Line } from "../ui/texts/line.ts";
import type { Host, Seating } from "./kit.ts";
import type { Ready } from "./loading.ts";
import type { OnTable } from "./on-table.ts";
import type { Router } from "./route.ts";
import { saveFile } from "./save-file.ts";

export interface Playing {
  /** Who was to play last, as the next game suggests it. */
  readonly lineup: ReadonlySignal<Lineup | undefined>;
  /** A match is kept that can be gone on with. */
  readonly canGoOn: ReadonlySignal<boolean>;
  /** Asks first, if another match would be lost. */
  playNow(): Promise<void>;
  playAnyway(): Promise<void>;
  play(lineup: Lineup): Promise<void>;
  watch(): Promise<void>;
  goOn(): void;
  /** Shows a match that is over, or was left. */
  lookAt(record: string): Promise<void>;
  rematch(): void;
  askForNewGame(): Promise<void>;
  leave(): void;
}

/** What only the page itself needs to know of it. */
interface PlayingHere extends Playing {
  /** The match that is kept, for whoever comes to the table without one. */
  restore(): Promise<void>;
  /** A match may be kept by now, or none any more. */
  lookForKept(): void;
}

interface PlayingSetting extends Pick<OnTable, "match" | "put">, Pick<Router, "route" | "go"> {
  readonly host: Host;
  readonly myNames: ReadonlySignal<MyNames>;
  readonly got: () => Promise<Ready>;
  /** In a dialog. */
  readonly ask: (what: "instead" | "new") => void;
}

export function playingOf({ host, match, put, route, go, myNames, got, ask }: PlayingSetting): PlayingHere {
  const { slot, notices, settings } = host;
  const canGoOn = signal(!slot.isEmpty());
  const lineup = signal<Lineup | undefined>();

  function lookForKept(): void {
    canGoOn.value = !slot.isEmpty();
  }

  async function usual(isWatched: boolean): Promise<Lineup> {
    const { offer } = await got();
    return usualLineup(offer.ways, offer.table.bot, isWatched);
  }

  async function seat(seating: Seating): Promise<void> {
    const { kit, shelf } = await got();
    put(kit.newMatch(host, shelf, seating));
    go(match.value?.isPlayed ? "table" : "watch");
  }

  async function play(wanted: Lineup): Promise<void> {
    const { offer } = await got();
    lineup.value = wanted;
    rememberName(wanted);
    await seat({
      options: optionsOf(wanted, offer.table.handicap),
      seats: seatsOf(wanted, namesOf(wanted.sitters, myNames.value), offer.table.bot),
      isAlone: isAlone(wanted.sitters),
    });
  }

  /** Whoever leads several seats has given names to these. */
  function rememberName({ sitters }: Lineup): void {
    const [mine, ...others] = sitters.filter(({ by }) => by === ME);
    const name = others.length === 0 ? (mine?.name.trim() ?? "") : "";
    if (name !== "") settings.change({ name });
  }

  async function playAnyway(): Promise<void> {
    await play(await usual(false));
  }

  async function restore(): Promise<void> {
    const { kit, shelf } = await got();
    if (route.value !== "table" || match.value !== undefined) return;
    if (slot.isEmpty()) return go("home");
    const restored = kit.restoredMatch(host, shelf);
    if (!("key" in restored)) return put(restored);
    slot.putAside(new Date());
    lookForKept();
    go("home");
    tellOfAside(restored);
  }

  function tellOfAside(why: Line): void {
    const [last] = slot.aside().slice(-1);
    if (last === undefined) return;
    notices.say({
      line: { key: "save.aside", params: { why } },
      action: { name: { key: "save.download" }, do: () => saveFile(`letea-${last.name.slice(0, 10)}.json`, last.text) },
    });
  }

  return {
    lineup,
    canGoOn,
    lookForKept,
    restore,
    async playNow() {
      if (!canGoOn.value) return playAnyway();
      await got();
      ask("instead");
    },
    playAnyway,
    play,
    async watch() {
      await play(await usual(true));
    },
    goOn: () => go("table"),
    async lookAt(record) {
      const { kit, shelf } = await got();
      const past = kit.pastMatch(host, shelf, record);
      if ("key" in past) return notices.say({ line: { key: "history.unreadable", params: { why: past } } });
      put(past);
      go("past");
    },
    rematch() {
      const done = match.value;
      if (done === undefined) return;
      const again = rematchOf(done.session.header, done.table.handicap);
      seat({ ...again, isAlone: done.couch?.isAlone ?? false }).catch(() => undefined);
    },
    async askForNewGame() {
      lineup.value ??= await usual(false);
      ask("new");
    },
    leave() {
      if (match.value?.isPlayed && match.value.shown.result.value !== undefined) slot.clear();
      go("home");
    },
  };
}
