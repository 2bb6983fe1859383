/** A match that was watched can be replayed elsewhere. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { projectRoot } from "../../src/setup/paths.mjs";
import {
  button,
  ending,
  expect,
  logLines,
  newGame,
  openLog,
  readBoats,
  readLog,
  test,
  toTheEnd,
  watchBots,
} from "./watching.ts";

const run = promisify(execFile);

/** The output of `npm run -s replay`: indented lines are the summary, the others are the log. */
async function replay(file: string): Promise<{ log: string[]; stand: string[] }> {
  const { stdout } = await run(process.execPath, ["src/tools/run.mjs", "replay", file], { cwd: projectRoot });
  const lines = stdout.split("\n").filter((line) => line !== "");
  const isStand = (line: string) => line.startsWith("  ");
  return { log: lines.filter((line) => !isStand(line)), stand: lines.filter(isStand) };
}

test("the downloaded record tells the same story in Node, to the same end", async ({ page }, testInfo) => {
  await watchBots(page);
  await toTheEnd(page);
  await newGame(page, "3");
  await button(page, "Watch").click();
  await toTheEnd(page);
  const downloading = page.waitForEvent("download");
  await ending(page).getByRole("button", { name: "Download the record" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^precognition-\d{4}-\d\d-\d\d\.json$/u);
  const file = testInfo.outputPath("record.json");
  await download.saveAs(file);

  await page.keyboard.press("Escape");
  const replayed = await replay(file);
  const watched = await readLog(page);
  expect(watched.length).toBeGreaterThan(100);
  expect(replayed.log.slice(-watched.length)).toEqual(watched);

  const shown = await readBoats(page);
  const last = replayed.stand.slice(-shown.length).map((line) => line.split("; Batteries")[0]);
  expect(last.map((line) => line?.trim().split(":")[0])).toEqual(shown.map(({ name }) => name));
  expect(last.map((line) => line?.match(/\d+/gu)?.map(Number))).toEqual(shown.map(({ numbers }) => numbers));
});

test("a match can be saved before its end", async ({ page }, testInfo) => {
  await watchBots(page);
  await openLog(page);
  await button(page, "Resume").click();
  await expect(logLines(page).nth(5)).toBeVisible();
  await button(page, "Pause").click();
  await button(page, "Menu").click();
  const downloading = page.waitForEvent("download");
  await button(page, "Download the record").click();
  const file = testInfo.outputPath("record.json");
  await (await downloading).saveAs(file);
  await page.keyboard.press("Escape");
  const watched = await readLog(page);
  expect((await replay(file)).log.slice(-watched.length)).toEqual(watched);
});
