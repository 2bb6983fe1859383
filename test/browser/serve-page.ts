import { startServer } from "../../src/server/start-server.ts";
import { buildPage } from "../../src/setup/build-page.mjs";
import { projectRoot } from "../../src/setup/paths.mjs";

/** Builds the page if necessary, and serves it with signalling on a free port until the tests are over. */
export default async function servePage(): Promise<() => Promise<void>> {
  const root = await buildPage(projectRoot);
  // All tests come from one address, and do in minutes what a school class does in a week.
  const signalling = { limits: { addresses: 10_000 } };
  const server = await startServer({ port: 0, host: "127.0.0.1", root, signalling });
  process.env.LETEA_TEST_URL = server.url;
  return () => server.close();
}
