// What the test runners report, added up. The rule: whatever isn't proven to have passed has failed.

import * as v from "valibot";

/** @typedef {{ passed: number, failed: number, complaints: string[] }} Count */

/**
 * A tool that only says yes or no is one check.
 * @param {number} exitCode
 * @returns {Count}
 */
export function countCheck(exitCode) {
  return exitCode === 0 ? { passed: 1, failed: 0, complaints: [] } : { passed: 0, failed: 1, complaints: [] };
}

const VitestReport = v.object({
  testResults: v.array(v.object({ status: v.string(), assertionResults: v.array(v.object({ status: v.string() })) })),
});

/**
 * @param {string | undefined} report the JSON that Vitest wrote, if it did
 * @param {number} exitCode
 * @returns {Count}
 */
export function countVitest(report, exitCode) {
  return countReport(VitestReport, report, exitCode, ({ testResults }) => {
    let passed = 0;
    let failed = 0;
    for (const file of testResults) {
      const good = file.assertionResults.filter(({ status }) => status === "passed").length;
      // Skipped and unfinished tests count as failed.
      const bad = file.assertionResults.length - good;
      const brokeOutsideItsTests = file.status !== "passed" && bad === 0;
      passed += good;
      failed += brokeOutsideItsTests ? 1 : bad;
    }
    return { passed, failed };
  });
}

const Amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const PlaywrightReport = v.object({
  errors: v.array(v.unknown()),
  stats: v.object({ expected: Amount, unexpected: Amount, flaky: Amount, skipped: Amount }),
});

/**
 * @param {string | undefined} report the JSON that Playwright wrote, if it did
 * @param {number} exitCode
 * @returns {Count}
 */
export function countPlaywright(report, exitCode) {
  return countReport(PlaywrightReport, report, exitCode, ({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
  }));
}

/**
 * @param {readonly Count[]} counts
 * @returns {Count}
 */
export function addUp(counts) {
  return {
    passed: counts.reduce((sum, count) => sum + count.passed, 0),
    failed: counts.reduce((sum, count) => sum + count.failed, 0),
    complaints: counts.flatMap((count) => count.complaints),
  };
}

/**
 * @template {v.GenericSchema} Schema
 * @param {Schema} schema
 * @param {string | undefined} report
 * @param {number} exitCode
 * @param {(json: v.InferOutput<Schema>) => { passed: number, failed: number }} read
 * @returns {Count}
 */
function countReport(schema, report, exitCode, read) {
  let json;
  try {
    json = v.parse(schema, JSON.parse(report ?? ""));
  } catch {
    return { passed: 0, failed: 1, complaints: ["wrote no report that can be read: it must have crashed"] };
  }
  const { passed, failed } = read(json);
  if (passed + failed === 0) return { passed, failed: 1, complaints: ["ran no test"] };
  if (exitCode !== 0 && failed === 0) {
    return { passed, failed: 1, complaints: [`ended with code ${exitCode} although every test passed`] };
  }
  return { passed, failed, complaints: [] };
}
