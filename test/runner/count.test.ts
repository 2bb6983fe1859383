import { describe, expect, test } from "vitest";
import { addUp, countCheck, countPlaywright, countVitest } from "./count.mjs";

function vitestReport(files: readonly { status: string; tests: readonly string[] }[]): string {
  return JSON.stringify({
    testResults: files.map(({ status, tests }) => ({
      status,
      assertionResults: tests.map((one) => ({ status: one })),
    })),
  });
}

function playwrightReport(stats: Partial<Record<"expected" | "unexpected" | "flaky" | "skipped", number>>): string {
  return JSON.stringify({ errors: [], stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats } });
}

describe("a Vitest run", () => {
  test("counts its tests", () => {
    const report = vitestReport([
      { status: "passed", tests: ["passed", "passed"] },
      { status: "failed", tests: ["passed", "failed"] },
    ]);
    expect(countVitest(report, 1)).toMatchObject({ passed: 3, failed: 1 });
  });

  test("has a skipped or unfinished test counted as failed", () => {
    const report = vitestReport([{ status: "passed", tests: ["passed", "skipped", "todo", "pending"] }]);
    expect(countVitest(report, 0)).toMatchObject({ passed: 1, failed: 3 });
  });

  test("fails once for a file that couldn't be loaded", () => {
    const report = vitestReport([
      { status: "passed", tests: ["passed"] },
      { status: "failed", tests: [] },
    ]);
    expect(countVitest(report, 1)).toMatchObject({ passed: 1, failed: 1 });
  });
});

describe("a Playwright run", () => {
  test("counts its tests, flaky and skipped ones as failed", () => {
    const report = playwrightReport({ expected: 5, unexpected: 1, flaky: 1, skipped: 1 });
    expect(countPlaywright(report, 1)).toMatchObject({ passed: 5, failed: 3 });
  });

  test("fails for an error outside the tests", () => {
    const report = JSON.stringify({
      ...JSON.parse(playwrightReport({ expected: 2 })),
      errors: [{ message: "no setup" }],
    });
    expect(countPlaywright(report, 1)).toMatchObject({ passed: 2, failed: 1 });
  });
});

describe.each([
  ["Vitest", countVitest, vitestReport([]), vitestReport([{ status: "passed", tests: ["passed"] }])],
  ["Playwright", countPlaywright, playwrightReport({}), playwrightReport({ expected: 1 })],
])("%s", (_, count, empty, good) => {
  test("passes when every test did", () => {
    expect(count(good, 0)).toEqual({ passed: 1, failed: 0, complaints: [] });
  });

  test("fails when it ran no test", () => {
    expect(count(empty, 0)).toEqual({ passed: 0, failed: 1, complaints: ["ran no test"] });
  });

  test.each([
    ["nothing", undefined],
    ["half of it", good.slice(0, 20)],
    ["something else", '{"hello":"world"}'],
    ["null", "null"],
    ["numbers that are none", '{"testResults":[{"status":"passed"}],"stats":{"expected":"1"},"errors":[]}'],
  ])("fails when its report is %s", (_name, report) => {
    expect(count(report, 0)).toMatchObject({ passed: 0, failed: 1 });
  });

  test("fails when it crashed after the last test", () => {
    const { passed, failed, complaints } = count(good, 1);
    expect({ passed, failed }).toEqual({ passed: 1, failed: 1 });
    expect(complaints.join()).toContain("although every test passed");
  });
});

test("a tool that says yes or no is one check", () => {
  expect(countCheck(0)).toMatchObject({ passed: 1, failed: 0 });
  expect(countCheck(2)).toMatchObject({ passed: 0, failed: 1 });
  expect(countCheck(-1)).toMatchObject({ passed: 0, failed: 1 });
});

test("everything is added up", () => {
  const counts = [countCheck(0), countCheck(1), countVitest(undefined, 0)];
  expect(addUp(counts)).toMatchObject({ passed: 1, failed: 2 });
});
