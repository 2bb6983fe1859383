// `npm test`: all checks, or the ones named, each to its end whatever the others say; then one line that counts them all.
// With `long` among the names it's `npm run test:long`: the same checks with everything that takes time.
import { requireNode } from "../src/setup/node-version.mjs";

requireNode();
const { ensureDependencies } = await import("../src/setup/dependencies.mjs");
const { endWithNpm } = await import("../src/setup/end-with-npm.mjs");
const { projectRoot } = await import("../src/setup/paths.mjs");
const { explain, runCommand } = await import("../src/setup/problem.mjs");

const WRONG_USE = 2;
const LONG = "long";

endWithNpm();
await runCommand(async () => {
  await ensureDependencies(projectRoot);
  const { addUp } = await import("./runner/count.mjs");
  const { steps } = await import("./runner/steps.mjs");

  const words = process.argv.slice(2);
  const named = words.filter((name) => name !== LONG);
  const unknown = named.find((name) => !Object.hasOwn(steps, name));
  if (unknown !== undefined) {
    console.error(`There is no step "${unknown}". There is: ${Object.keys(steps).join(", ")}; and "${LONG}".`);
    return WRONG_USE;
  }
  // Whatever is started reads it, by `scale.ts`.
  process.env.LETEA_TESTS = words.includes(LONG) ? LONG : "quick";

  const counts = [];
  const summary = [];
  for (const [name, step] of Object.entries(steps)) {
    if (named.length > 0 && !named.includes(name)) continue;
    console.log(`\n=== ${name}`);
    const start = performance.now();
    const count = await step().catch((error) => ({ passed: 0, failed: 1, complaints: [explain(error)] }));
    counts.push(count);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    for (const complaint of count.complaints) console.log(`${name}: ${complaint}`);
    summary.push(`${name}: ${count.passed} passed, ${count.failed} failed in ${seconds} s`);
  }
  const { passed, failed } = addUp(counts);
  console.log(`\n${summary.join("\n")}`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
