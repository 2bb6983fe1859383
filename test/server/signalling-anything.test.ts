/** Whatever comes, in any order: nothing ends the server, and what was held is given back. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { WebSocket } from "ws";
import type { RunningServer } from "../../src/server/start-server.ts";
import { serveSmallPage } from "./page.fixture.ts";
import { PageSocket, queryOf } from "./sockets.fixture.ts";

const SOCKETS = 4;
const WAITING = 4_000;
const NAMES = ["ann", "bob", "cay", "dan", "eve", "fay"];

const id = fc.constantFrom(...NAMES);
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ is: fc.constant("come" as const), id, token: fc.constantFrom("own", "guessed") }),
  },
  fc.record({ is: fc.constant("go" as const), id, isTold: fc.boolean() }),
  fc.record({ is: fc.constant("offer" as const), id, dst: id, size: fc.constantFrom(0, 900, 3_000, 70_000) }),
  fc.record({ is: fc.constant("say" as const), id, what: fc.oneof(fc.json(), fc.string(), fc.uint8Array()) }),
  fc.record({ is: fc.constant("ask" as const), query: fc.webQueryParameters() }),
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** The pages of one run. */
class Visit {
  readonly #server: RunningServer;
  readonly #all: PageSocket[] = [];
  /** The last one of each name. */
  readonly #pages = new Map<string, PageSocket>();

  constructor(server: RunningServer) {
    this.#server = server;
  }

  async take(one: Step): Promise<void> {
    if (one.is === "ask") return await this.#answered(one.query);
    const page = this.#pages.get(one.id);
    // Perhaps in its own place.
    if (one.is === "come") return await this.#answered(queryOf(one.id, one.token), one.id);
    if (one.is === "go") return one.isTold ? await page?.leave() : page?.socket.terminate();
    if (page?.socket.readyState !== WebSocket.OPEN) return;
    if (one.is === "say") page.socket.send(one.what);
    else page.offer(one.dst, "x".repeat(one.size));
  }

  async end(): Promise<void> {
    await Promise.all(this.#all.map((page) => page.leave()));
  }

  /** Welcome or not, something comes of it. */
  async #answered(query: string, name = "nobody"): Promise<void> {
    const page = new PageSocket(this.#server.port, query);
    this.#all.push(page);
    this.#pages.set(name, page);
    await Promise.race([page.next(), page.closed()]);
  }
}

/** Until the server has noticed that those before are gone, it may be full. */
async function welcomed(server: RunningServer, name: string): Promise<PageSocket> {
  for (;;) {
    const page = new PageSocket(server.port, queryOf(name));
    const told = await Promise.race([page.next(), page.closed()]);
    if ("type" in told && told.type === "OPEN") return page;
    await page.closed();
  }
}

async function holdsNothing(server: RunningServer): Promise<void> {
  // Whoever comes takes what was kept for them.
  for (const name of NAMES) await (await welcomed(server, name)).leave();
  const all: PageSocket[] = [];
  for (let i = 0; i < SOCKETS; i++) all.push(await welcomed(server, `page-${i}`));
  const [first, last] = all;
  first?.offer("late", "x".repeat(WAITING - 1_000));
  await last?.leave();
  const late = await welcomed(server, "late");
  expect(await late.next()).toMatchObject({ type: "OFFER", src: "page-0" });
  await Promise.all([...all, late].map((page) => page.leave()));
}

test("after anything that pages do, all places and all room for messages are there again", async () => {
  const limits = { allSockets: SOCKETS, sockets: 10_000, waiting: WAITING, addresses: 100_000, messages: 10_000 };
  const server = await serveSmallPage({ limits });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
      const visit = new Visit(server);
      for (const one of steps) await visit.take(one);
      await visit.end();
      await holdsNothing(server);
    }),
    { numRuns: 60 },
  );
});
