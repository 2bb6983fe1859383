/** What is around the page: its title, notifications, the screen's sleep, newer builds. Loaded with the table. */
import { computed, effect, type ReadonlySignal, type Signal, signal, untracked } from "@preact/signals";
import { boxWords } from "../ui/box/box-words.ts";
import { isMyTurn } from "../ui/device/my-turn.ts";
import { type NewerBuild, watchForNewer } from "../ui/device/newer-build.ts";
import { forgetNotices, notify } from "../ui/device/notify.ts";
import { type UpdateStep, updateStep } from "../ui/device/update-step.ts";
import { screenKeeper } from "../ui/device/wake-lock.ts";
import type { TableMatch } from "../ui/match/table-match.ts";
import type { Line } from "../ui/texts/line.ts";
import type { App } from "./app.ts";
import { inBackground } from "./in-background.ts";
import { isInRoom } from "./route.ts";

interface Around {
  readonly isSeen: ReadonlySignal<boolean>;
  readonly isMine: ReadonlySignal<boolean>;
  /** A match is in progress on this page, played or watched. */
  readonly isOn: ReadonlySignal<boolean>;
}

export function attend(app: App, title: Signal<string | undefined>): void {
  const around = aroundOf(app);
  const keepAwake = screenKeeper();
  effect(() => keepAwake(around.isOn.value));
  effect(() => {
    title.value = titleOf(app, around);
  });
  remind(app, around);
  inBackground(followBuilds(app, around));
}

function aroundOf(app: App): Around {
  const isSeen = signal(document.visibilityState === "visible");
  const isMine = signal(false);
  const isOver = signal(false);
  document.addEventListener("visibilitychange", () => {
    isSeen.value = document.visibilityState === "visible";
  });
  effect(() => follow(app.match.value));

  function follow(match: TableMatch | undefined): (() => void) | undefined {
    const { session } = match ?? {};
    const look = () => {
      isMine.value = session !== undefined && isMyTurn(session);
      isOver.value = session?.isOver ?? true;
    };
    // What is automatic follows a step at once, and isn't anybody's turn.
    const lookSoon = () => queueMicrotask(() => queueMicrotask(look));
    look();
    session?.news.on("step", lookSoon);
    session?.news.on("changed", lookSoon);
    return () => {
      session?.news.off("step", lookSoon);
      session?.news.off("changed", lookSoon);
    };
  }

  return {
    isSeen,
    isMine,
    isOn: computed(() => app.match.value !== undefined && app.route.value !== "past" && !isOver.value),
  };
}

/** Undefined on the first page. */
function titleOf(app: App, { isMine }: Around): string | undefined {
  const { say } = app.speaker.value;
  const where = placeOf(app);
  if (where === undefined) return undefined;
  const isDue = isInRoom(app.route.value) && isMine.value;
  return `${isDue ? say({ key: "title.turn", params: { where } }) : where} · ${say({ key: "app.name" })}`;
}

function placeOf(app: App): string | undefined {
  if (app.match.value !== undefined || app.route.value === "game") return gameName(app);
  const code = app.online.here.value?.room.code;
  return code && app.speaker.value.say({ key: "title.room", params: { code } });
}

function gameName({ atHand, games, speaker }: App): string {
  const box = games.box(atHand.value);
  return box === undefined ? atHand.value : boxWords(box, speaker.value.language).name;
}

/** Only where others play too: bots don't keep anybody waiting. */
function remind(app: App, { isSeen, isMine }: Around): void {
  const isDue = computed(
    () => app.settings.now.value.turns && isInRoom(app.route.value) && isMine.value && !isSeen.value,
  );
  effect(() => {
    if (isDue.value) untracked(() => tellTurn(app));
    else inBackground(forgetNotices());
  });
}

function tellTurn(app: App): void {
  const { say } = app.speaker.value;
  const code = app.online.here.value?.room.code ?? "";
  const body = say({ key: "turn.where", params: { game: gameName(app), code } });
  inBackground(notify(say({ key: "turn.yours" }), body));
}

const OFFERS: Readonly<Record<Exclude<UpdateStep, "take">, { readonly line: Line; readonly name: Line }>> = {
  ask: { line: { key: "update.ready" }, name: { key: "update.now" } },
  "ask-in-match": { line: { key: "update.ready.playing" }, name: { key: "update.now" } },
  warn: { line: { key: "update.ready.other-rules" }, name: { key: "update.anyway" } },
};

async function followBuilds(app: App, { isOn, isSeen }: Around): Promise<void> {
  const newer = signal<NewerBuild | undefined>();
  const step = computed(() => {
    const found = newer.value;
    if (found === undefined) return undefined;
    return updateStep({
      hasSameRules: found.hasSameRules,
      hasMatch: isOn.value || app.kept.games.value.length > 0 || app.online.underWay.value.length > 0,
      isPlaying: isOn.value && app.match.value?.isPlayed === true,
      isIdle: app.route.value === "home" && app.dialog.value === undefined && app.rules.value === undefined,
      isSeen: isSeen.value,
    });
  });
  effect(() => {
    const found = newer.value;
    if (found === undefined || step.value === undefined) return undefined;
    if (step.value === "take") return void found.take();
    const { line, name } = OFFERS[step.value];
    const notice = { line, action: { name, do: found.take } };
    untracked(() => app.notices.say(notice));
    return () => untracked(() => app.notices.close(notice));
  });
  await watchForNewer({
    onWaiting: (found) => {
      newer.value = found;
    },
    onTakenElsewhere() {
      newer.value = undefined;
      app.notices.say({
        line: { key: "update.taken" },
        action: { name: { key: "update.now" }, do: () => location.reload() },
      });
    },
  });
}
