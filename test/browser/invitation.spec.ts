/** An invitation from a page opened at `localhost`, an address that works for nobody else. */
import type { Page } from "@playwright/test";
import { lanAddresses } from "../../src/server/addresses-here.ts";
import { type RunningServer, startServer } from "../../src/server/start-server.ts";
import { buildPage } from "../../src/setup/build-page.mjs";
import { projectRoot } from "../../src/setup/paths.mjs";
import { LONG } from "../scale.ts";
import { test as base } from "./online-people.ts";
import { begin, codeOf, linkOf, seats } from "./online-room.ts";
import { button, choose, expect, openPage } from "./watching.ts";

const test = base.extend<{ everywhere: RunningServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured parameter
  everywhere: async ({}, use) => {
    const server = await startServer({ port: 0, root: await buildPage(projectRoot) });
    await use(server);
    await server.close();
  },
});

async function openRoomAt(page: Page, url: string | undefined): Promise<void> {
  await openPage(page, url);
  await button(page, "Play online").click();
  await expect.poll(() => codeOf(page)).toHaveLength(6);
}

const ONLY_HERE = "only works on this computer";
const onNetwork = (page: Page) => page.getByText("it works for devices on the same network");

test("one that is made at localhost leads others to the same room by the network's address", async ({
  everywhere,
  arrive,
}) => {
  const host = await arrive({ name: "Mira" });
  await openRoomAt(host, `http://localhost:${everywhere.port}/`);
  // Before anybody is ready: whoever was ready for another number of players isn't any more.
  await choose(host, "2");
  const [address] = lanAddresses();
  // Without a network nobody else can come, and the page says so.
  if (address === undefined) await expect(host.getByText(ONLY_HERE)).toBeVisible();
  else await expect(onNetwork(host)).toBeVisible();
  const link = await linkOf(host);
  expect(new URL(link).host).toBe(`${address ?? "localhost"}:${everywhere.port}`);

  const guest = await arrive({ name: "Ada" });
  await guest.goto(link);
  await button(guest, "Sit down").click();
  await expect(seats(host).nth(1)).toContainText("Ada");
  // A guest who came by the network's address invites with it too, and gets no warning.
  if (address !== undefined) await expect(guest.getByText(ONLY_HERE)).toBeHidden();
  await begin(host, [guest]);
  for (const page of [host, guest]) {
    await expect(page.getByRole("region", { name: "Who is at the table" })).toBeVisible();
  }
});

test("where there are several addresses one is chosen, and the picture follows", LONG, async ({ arrive, baseURL }) => {
  const host = await arrive({ name: "Mira", viewport: { width: 1280, height: 720 } });
  await host.route("**/addresses.json", (route) =>
    route.fulfill({ json: { addresses: ["192.0.2.7", "198.51.100.7"] } }),
  );
  await openRoomAt(host, baseURL);
  const picture = host.getByRole("img", { name: "QR code of the link to this room" }).locator("path");
  const hostname = async () => new URL(await linkOf(host)).hostname;
  await expect.poll(hostname).toBe("192.0.2.7");
  const before = await picture.getAttribute("d");
  await host.getByLabel("Network address").selectOption("198.51.100.7");
  expect(await hostname()).toBe("198.51.100.7");
  expect(await picture.getAttribute("d")).not.toBe(before);
});

test(
  "where no other address is known it says so, and who comes by another one is told nothing",
  LONG,
  async ({ arrive, baseURL }) => {
    const host = await arrive({ name: "Mira" });
    await openRoomAt(host, baseURL);
    await expect(host.getByText(ONLY_HERE)).toBeVisible();
    expect(new URL(await linkOf(host)).hostname).toBe("127.0.0.1");
    await expect(host.getByLabel("Network address")).toBeHidden();
  },
);
