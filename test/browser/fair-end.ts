/** After an online match everybody has the same standings and the same record. */
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import type { Page, TestInfo } from "@playwright/test";
import { projectRoot } from "../../src/setup/paths.mjs";
import { ending, expect, standings } from "./watching.ts";

const run = promisify(execFile);

/** Returns the standings that all of them see. */
export async function expectSameEnd(pages: readonly Page[]): Promise<readonly string[]> {
  const [told = [], ...others] = await Promise.all(pages.map(standingsOn));
  for (const one of others) expect(one).toEqual(told);
  return told;
}

/** Checks that the record is fair too. Returns one of the files. */
export async function expectSameFairRecord(pages: readonly Page[], testInfo: TestInfo): Promise<string> {
  const records = pages.map((_, k) => testInfo.outputPath(`record-${k}.json`));
  // Seeds and promises of the end arrive after the end is shown.
  await expect
    .poll(async () => {
      await Promise.all(pages.map((page, k) => download(page, records[k] ?? "")));
      const texts = await Promise.all(records.map((file) => readFile(file, "utf8")));
      return new Set(texts).size;
    })
    .toBe(1);
  const [record = ""] = records;
  const { stdout } = await run(process.execPath, ["src/tools/run.mjs", "verify", record, "--all", "--bots"], {
    cwd: projectRoot,
  });
  expect(stdout).toMatch(/^fair: /mu);
  return record;
}

export async function standingsOn(page: Page): Promise<string[]> {
  const rows = await standings(page).getByRole("row").allInnerTexts();
  return rows.map((row) => row.replace(/ you\b/u, "").replaceAll(/\s+/gu, " "));
}

async function download(page: Page, file: string): Promise<void> {
  const downloading = page.waitForEvent("download");
  await ending(page).getByRole("button", { name: "Download the record" }).click();
  await (await downloading).saveAs(file);
}
