// `npm test`: all checks, or the ones named, each to its end whatever the others say; then one line that counts them all.
import { requireNode } from "../src/setup/node-version.mjs";

requireNode();
const { ensureDependencies } = await import("../src/setup/dependencies.mjs");
const { endWithNpm } = await import("../src/setup/end-with-npm.mjs");
const { projectRoot } = await import("../src/setup/paths.mjs");
const { explain, runCommand } = await import("../src/setup/problem.mjs");

const WRONG_USE = 2;

endWithNpm();
await runCommand(async () => {
  await ensureDependencies(projectRoot);
  const { addUp } = await import("./runner/count.mjs");
  const { longSteps, steps } = await import("./runner/steps.mjs");
  const all = { ...steps, ...longSteps };

  const named = process.argv.slice(2);
  const unknown = named.find((name) => !Object.hasOwn(all, name));
  if (unknown !== undefined) {
    console.error(`There is no step "${unknown}". There is: ${Object.keys(all).join(", ")}.`);
    return WRONG_USE;
  }

  const counts = [];
  const summary = [];
  for (const [name, step] of Object.entries(named.length > 0 ? all : steps)) {
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
