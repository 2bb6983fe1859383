/** A game unknown to the page's code, played by people on separate devices. */
import { test as people } from "./online-people.ts";
import { begin, linkOf, openRoom, sitDownByLink } from "./online-room.ts";
import { playToTheEnd, standings } from "./rehearsal-desk.ts";
import { type ServedPage, serveRehearsal } from "./rehearsal-page.ts";
import { expect } from "./watching.ts";

const test = people.extend<object, { served: ServedPage }>({
  served: [
    async ({ browser: _ }, use) => {
      const served = await serveRehearsal();
      await use(served);
      await served.close();
    },
    { scope: "worker" },
  ],
  baseURL: ({ served }, use) => use(served.url),
});

test("two crews play it to its end, and are told the same", async ({ arrive }) => {
  const [host, guest] = [await arrive({ name: "Mira" }), await arrive()];
  await openRoom(host, "2");
  await sitDownByLink(guest, await linkOf(host), "Ada");
  await begin(host, [guest]);
  await playToTheEnd(host, guest);
  const told = async (page: typeof host) => (await standings(page).innerText()).match(/\d+/gu);
  expect(await told(host)).not.toBeNull();
  expect(await told(guest)).toEqual(await told(host));
});
