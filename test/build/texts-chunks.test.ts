import { expect, test } from "vitest";
import { textsChunk } from "../../src/build/texts-chunks.ts";

test.each([
  ["/letea/src/ui/texts/shell/fr.ts", "ui-fr"],
  ["/letea/src/ui/texts/desk/fr.ts", "ui-fr"],
  ["C:\\letea\\src\\online-ui\\texts\\clock\\en.ts", "online-ui-en"],
  ["/letea/src/online-ui/texts/pt-br.ts", "online-ui-pt-br"],
  ["/letea/src/games/reef/table/texts/game/en.ts", "reef-en"],
])("%s comes with %s", (module, chunk) => {
  expect(textsChunk(module)).toBe(chunk);
});

test.each([
  ["of the first page", "/letea/src/ui/texts/first/en.ts"],
  ["of a box", "/letea/src/games/reef/table/texts/box/en.ts"],
  ["of what comes as a whole", "/letea/src/ui/replay/texts/en.ts"],
  ["no language file", "/letea/src/ui/texts/line.ts"],
  ["no language file either", "/letea/src/ui/texts/icu-message.ts"],
])("%s: it's left where it is", (_what, module) => {
  expect(textsChunk(module)).toBeNull();
});
