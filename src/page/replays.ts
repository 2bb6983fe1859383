/** Recorded matches on this page: opened from a file, the list or a link, shared, and saved. */
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Session } from "../session/session.ts";
import type { Line } from "../ui/texts/line.ts";
import { checkingIn } from "./checking.ts";
import type { Host } from "./host.ts";
import { inBackground } from "./in-background.ts";
import type { KeptMatches } from "./kept-matches.ts";
import type { Ready } from "./loading.ts";
import type { OnTable } from "./on-table.ts";
import type { Router } from "./route.ts";
import { recordName, saveFile } from "./save-file.ts";

type ReplayKit = typeof import("./replay-kit.ts");

export interface Replays {
  /** Undefined until somebody wants to see a replay, or to share a match. */
  readonly kit: ReadonlySignal<ReplayKit | undefined>;
  load(): Promise<ReplayKit>;
  lookAt(record: string): Promise<void>;
  /** Shows the match that a link carries, or says why it can't. */
  follow(packed: string): Promise<void>;
  /** A link that carries this match, perhaps as that of a day; or a line that says why there is none. */
  linkTo(match: Pick<Session, "shortRecord">, day?: string): Promise<{ readonly link: string } | Line>;
  /** Saves a record, and says where it is. */
  save(game: string, day: Date, record: string): Promise<void>;
  /** No replay is on the table any more. */
  end(): void;
}

export interface ReplaysSetting extends Pick<OnTable, "put">, Pick<Router, "route" | "asked" | "go"> {
  readonly host: Host;
  readonly kept: KeptMatches;
  readonly whenReady: () => Promise<Ready>;
  readonly check: (record: string, isOnTable: boolean) => Promise<void>;
  readonly share: () => Promise<void>;
  readonly onBroken: () => void;
}

export function replaysOf(setting: ReplaysSetting): Replays {
  const { host, kept, route, asked, go, put, whenReady, check, share, onBroken } = setting;
  const { notices, settings } = host;
  const kit = signal<ReplayKit | undefined>();
  const checking = checkingIn(onBroken);
  const report = computed(() => checking.now.value?.report);
  const say = (line: Line) => notices.say({ line });

  async function load(): Promise<ReplayKit> {
    kit.value ??= await import("./replay-kit.ts").catch((why: unknown) => {
      onBroken();
      throw why;
    });
    return kit.value;
  }

  /** Puts a replay on the table. Returns why, if it can't. */
  async function open(record: string, day?: string): Promise<Line | undefined> {
    const [{ kit: table, shelf }, replay] = await Promise.all([whenReady(), load()]);
    const opened = replay.openReplay(host, { table, shelf }, record, {
      day,
      settings,
      report,
      isAnotherOpen: (game) => kept.games.value.includes(game),
      onPlayOn(next) {
        put(next);
        go("table", next.session.header.game);
      },
      onShare: () => inBackground(share()),
      onVerdict: () => inBackground(check(record, true)),
    });
    if ("key" in opened) return opened;
    put(opened);
    checking.begin(record, true);
    return undefined;
  }

  return {
    kit,
    load,
    end: checking.end,
    async lookAt(record) {
      const why = await open(record);
      if (why === undefined) go("past");
      else say({ key: "history.unreadable", params: { why } });
    },
    async follow(packed) {
      const [{ shelf }, replay] = await Promise.all([whenReady(), load()]);
      const { day, ...linked } = replay.readLinked(packed);
      const read = await replay.recordFrom(linked.packed, shelf);
      // Somebody may have gone elsewhere meanwhile.
      if (route.value !== "replay" || asked.value !== packed) return;
      const why = typeof read === "string" ? await open(read, day) : read;
      if (why === undefined) return;
      go("home");
      say({ key: "link.unreadable", params: { why } });
    },
    async linkTo(match, day) {
      const [{ shelf }, replay] = await Promise.all([whenReady(), load()]);
      const packed = await replay.packed(match.shortRecord(), shelf);
      if (typeof packed !== "string") return packed;
      return { link: `${location.href.split(/[?#]/u)[0]}#replay=${replay.writeLinked({ packed, day })}` };
    },
    async save(game, day, record) {
      const file = recordName(game, day);
      saveFile(file, record);
      await Promise.all([whenReady(), load()]);
      say({ key: "share.saved-record", params: { file } });
    },
  };
}
