/** The first journey of Précognition, as its first three rounds come to whoever takes it. */
import { describe, expect, test } from "vitest";
import { precognition } from "../../src/games/precognition/game.ts";
import type { Act } from "../../src/games/precognition/model/acts.ts";
import type { Event } from "../../src/games/precognition/model/events.ts";
import { lesson } from "../../src/games/precognition/table/lesson/lesson.ts";
import { type Moment, planAt } from "../../src/games/precognition/table/lesson/moment.ts";
import { table } from "../../src/games/precognition/table/table.ts";
import { LocalSession } from "../../src/session/local-session.ts";
import { advance, type Progress, skipped, stepSaid } from "../../src/ui/coach/advance.ts";
import { suggestedBy } from "../../src/ui/coach/follow.ts";

const SEAT = 0;
/** More than it takes to the first island. */
const PATIENCE = 100;

/** A newcomer at the desk, and the coach. */
class Newcomer {
  readonly happened: Event[] = [];
  readonly heard: string[] = [];
  draft: unknown;
  readonly #session;
  #progress: Progress = { done: new Set(), said: undefined };

  constructor() {
    const { options, players, seed } = lesson.match;
    const seats = Array.from({ length: players }, (_, i) => ({
      name: `Seat ${i}`,
      by: i === SEAT ? "person" : "bot",
      level: table.bot,
    }));
    this.#session = LocalSession.fresh(precognition, { options, seats, seed }, (next) => next());
    this.#session.news.on("step", ({ events }) => this.happened.push(...events));
    this.#session.start();
    this.#listen();
  }

  get now(): Moment {
    const { state } = this.#session;
    const [mine, legal] = [this.#session.mine(SEAT), this.#session.legal(SEAT)];
    return { state, seat: SEAT, mine, legal, draft: this.draft, happened: [...this.happened], since: [] };
  }

  get said(): string | undefined {
    return this.#progress.said?.id;
  }

  get line(): string | undefined {
    return stepSaid(lesson, this.#progress.said)?.says(this.now).key;
  }

  get own(): readonly Event[] {
    return this.happened.filter((event) => "seat" in event && event.seat === SEAT);
  }

  goOn(): void {
    this.#progress = skipped(this.#progress);
    this.#listen();
  }

  pick(draft: unknown): void {
    this.draft = draft;
    this.#listen();
  }

  /** Sends one act after the other, as the desk does. */
  send(...acts: readonly Act[]): void {
    for (const act of acts) this.#session.act(SEAT, act);
    this.#listen();
  }

  accept(): void {
    this.send(...planAt(this.now).steps.map(({ chosen }) => chosen));
  }

  /** Does what is suggested, or accepts. */
  follow(): void {
    const suggestion = suggestedBy(lesson, this.#progress, this.now);
    if (stepSaid(lesson, this.#progress.said)?.isDone === undefined && this.said !== undefined) this.goOn();
    else if (suggestion !== undefined && "draft" in suggestion && !isSame(suggestion.draft, this.draft))
      this.pick(suggestion.draft);
    else if (this.now.legal[0]?.do === "choose" && suggestion !== undefined && "act" in suggestion)
      this.send(suggestion.act);
    else if (this.now.legal[0]?.do === "choose") this.send(lesson.follow(this.now) as Act);
    else this.accept();
  }

  followTo(step: string): void {
    for (let i = 0; i < PATIENCE && this.said !== step; i++) this.follow();
    expect(this.said).toBe(step);
  }

  #listen(): void {
    this.#progress = advance(lesson, this.#progress, this.now);
    if (this.said !== undefined && !this.heard.includes(this.said)) this.heard.push(this.said);
  }
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

describe("whoever follows", () => {
  test("meets nothing that isn't taught yet", () => {
    const one = new Newcomer();
    one.followTo("battery");
    expect(one.own.filter(({ on }) => on === "plugged" || on === "fired")).toEqual([]);
    one.followTo("hunger");
    const bonuses = one.own.flatMap((event) => (event.on === "activated" ? event.gains.map(({ bonus }) => bonus) : []));
    expect(bonuses.every((bonus) => bonus === null)).toBe(true);
  });

  test("wakes the Machine with the card that was kept, and the coach points at what is to be pressed", () => {
    const one = new Newcomer();
    one.followTo("machine");
    const kept = one.now.state.boats[SEAT]?.zone?.kept ?? "";
    expect(one.line).toBe("lesson.use-battery");
    expect(aboutOf(one)).toEqual([`card.${kept}`]);
    one.follow();
    expect(one.line).toBe("lesson.machine");
    expect(aboutOf(one)).toEqual(["send"]);
    one.accept();
    expect(one.own.some(({ on }) => on === "fired")).toBe(true);
  });
});

test("a card that is kept is noticed at once, and the coach says what is left to do", () => {
  const one = new Newcomer();
  one.followTo("ymune");
  one.follow();
  expect(one.said).toBe("again");
  expect(one.line).toBe("lesson.again");
  one.follow();
  expect(one.line).toBe("lesson.lock-again");
  one.followTo("battery");
  one.follow();
  expect(one.said).toBeUndefined();
});

test("whoever accepts at once is told in the next round what both cards cost", () => {
  const one = new Newcomer();
  one.followTo("costs");
  one.follow();
  expect(one.said).toBe("accept");
  const quick = new Newcomer();
  quick.followTo("costs");
  quick.send({ do: "activate", cards: "both" });
  quick.followTo("doctors");
  expect(stepSaid(lesson, { id: "doctors", events: 0, draft: undefined })?.says(quick.now).params).not.toEqual({
    paid: 0,
  });
  quick.followTo("hunger");
  expect(quick.heard).not.toContain("accept");
  expect(quick.heard.filter((id) => id === "costs")).toHaveLength(1);
});

const aboutOf = (one: Newcomer): readonly string[] | undefined =>
  stepSaid(lesson, one.said === undefined ? undefined : { id: one.said, events: 0, draft: undefined })?.about(one.now);
