/** The texts of a part of the page come in one file for each language: many small files would take longer. */
const TEXTS =
  /\/src\/(?:games\/)?([\w-]+)\/(?:table\/)?texts\/(?!first\/|box\/)(?:\w+\/)?([a-z]{2,3}(?:-[a-z]{2,4})?)\.ts$/u;

/** The name of a module's chunk; null if it's none of these texts. Those of the first page come with it. */
export function textsChunk(module: string): string | null {
  const [, part, language] = TEXTS.exec(module.replaceAll("\\", "/")) ?? [];
  return part === undefined ? null : `${part}-${language}`;
}
