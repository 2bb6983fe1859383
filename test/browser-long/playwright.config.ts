import base from "../browser/playwright.config.ts";

/** What takes minutes, because time itself has to pass: `npm run test:long`. */
export default { ...base, testDir: ".", globalSetup: "../browser/serve-page.ts", timeout: 900_000 };
