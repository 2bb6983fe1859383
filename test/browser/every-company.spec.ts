/** Tables with every kind of company, at all sizes of text and screen, with high contrast and longer words: nothing is broken. */
import { longWords } from "../long-words/plugin.ts";
import { atScale, isLong, LONG } from "../scale.ts";
import { visitATable, visitEveryCompany } from "./every-company.ts";
import {
  type Look,
  lookAtSizes,
  lookForBroken,
  lookForRules,
  lookForSmall,
  lookWithAll,
  lookWithAxe,
  named,
} from "./looks.ts";
import { test } from "./moments/moments.ts";
import { type ServedPage, servePageIn } from "./rehearsal-page.ts";

const ADDRESS = "/?seed=7";
const DESK = { width: 1280, height: 720 };
const WIDE = { width: 3440, height: 1440 };
const PHONE = { width: 390, height: 844 };
const LYING = { width: 844, height: 390 };
const TABLET = { width: 1180, height: 820 };
const UPRIGHT = { width: 820, height: 1180 };

test.use({ deviceScaleFactor: 1 });

const AT_A_DESK = { viewport: DESK };
const IN_HANDS = { viewport: PHONE, hasTouch: true, isMobile: true };

for (const [place, sizes] of [
  [AT_A_DESK, [DESK]],
  [IN_HANDS, [PHONE, LYING]],
] as const) {
  test.describe(`at ${sizes.map(named).join(" and ")}`, () => {
    test.use(place);

    test("text twice as large breaks no layout", LONG, async ({ page, moments }) => {
      const look = lookAtSizes(page, sizes, [lookForBroken(page)]);
      await visitEveryCompany({ page, address: ADDRESS, moments, settings: { textSize: 200 }, look });
    });
  });
}

test.describe("at a desk", LONG, () => {
  test.use(AT_A_DESK);

  test("no layout breaks, the rules are a press away, and with more contrast all text stands out by 7 to 1", async ({
    page,
    moments,
  }) => {
    const look = lookWithAll(
      lookAtSizes(page, [DESK, WIDE], [lookForBroken(page)]),
      lookWithAxe(page, "color-contrast-enhanced"),
      lookForRules(page),
    );
    await visitEveryCompany({ page, address: ADDRESS, moments, settings: { contrast: "on" }, look, canLie: true });
  });
});

/** Of the screens that differ in nothing but the company only the first. */
function onceForEach(look: Look): Look {
  const seen = new Set<string>();
  return async (screen) => {
    const part = screen.replace(/^[^:]+: /u, "");
    if (seen.has(part)) return;
    seen.add(part);
    await look(screen);
  };
}

test.describe("in hands", LONG, () => {
  test.use(IN_HANDS);

  test("no layout breaks, all is as large as a finger, and axe finds nothing to complain about", async ({
    page,
    moments,
  }) => {
    const looks = [lookForBroken(page), lookForSmall(page)];
    const atSizes = lookAtSizes(page, atScale([PHONE], [PHONE, LYING, TABLET, UPRIGHT]), looks);
    const axe = lookWithAxe(page);
    const look = lookWithAll(atSizes, isLong ? axe : onceForEach(axe), lookForRules(page));
    await visitEveryCompany({ page, address: ADDRESS, moments, look });
  });
});

test.describe("on a tablet on a table", LONG, () => {
  test.use({ viewport: TABLET, hasTouch: true, isMobile: true });

  test("no layout breaks, all is as large as a finger, and axe finds nothing to complain about", async ({
    page,
    moments,
  }) => {
    const look = lookWithAll(lookForBroken(page), lookForSmall(page), lookWithAxe(page), lookForRules(page));
    await visitATable({ page, address: ADDRESS, moments, look });
  });
});

test.describe("in a language in which everything is 40 % longer", LONG, () => {
  // In one worker, so that the page is built only once.
  test.describe.configure({ mode: "default" });

  let served: ServedPage;
  test.beforeAll(async () => {
    served = await servePageIn("test/long-words/page", [longWords]);
  });
  test.afterAll(() => served.close());

  for (const [place, sizes] of [
    [AT_A_DESK, [DESK]],
    [IN_HANDS, [PHONE, LYING]],
  ] as const) {
    test.describe(`at ${sizes.map(named).join(" and ")}`, () => {
      test.use(place);

      test("no layout breaks", async ({ page, moments }) => {
        const look = lookAtSizes(page, sizes, [lookForBroken(page)]);
        const canLie = sizes.every((size) => size === DESK);
        await visitEveryCompany({ page, address: served.url + ADDRESS.slice(1), moments, look, canLie });
      });
    });
  }
});
