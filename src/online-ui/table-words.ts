/**
 * The words that people at a table compare. Each is a word in both English and French, so that it can be read aloud to
 * people whose page is in the other language.
 */
const WORDS = `
  accident adage agile album alibi animal arc aspect atlas avenue badge ballet bandit banjo baron bikini
  biscuit bison bonus boulevard bouquet brave brochure bronze budget bureau cactus cage camp canal canyon
  capital casino cause central certain champion chance chef circuit client club cobra cocktail code
  collage concert condor confetti constant corps costume cottage couple coupon courage cousin crocodile
  cube culture cycle danger date dessert dialogue distance docile dragon dune effort empire encore
  ensemble essence excellent excuse fable fanfare festival figure final finance force format fortune
  fragile fruit garage gazelle genre globe gorge gourmet grain grandiose guide habit harmonica horizon
  humble iceberg igloo image impact instant instinct iris jade jaguar jargon jazz jockey judo jungle jury
  kayak kiwi koala label lama lance large lion logo long lotus machine magnolia mandarin marathon massage
  mature menu mine minute miracle mirage mission mobile moment monument motel multiple muscle nature
  nectar noble nocturne notice nuance oasis olive option oracle orange orbital orient original panda
  panorama parade parasol passage passion patience patio pause piano pigeon pirate pizza plan plateau
  plume polka portrait prairie prince profit puma python quartz question radio raisin ration refrain
  restaurant robot rose rouge route safari saga salon samba sardine satin sauna saxophone science script
  secret serpent service silence simple site soda sofa solo soprano source souvenir sphinx sport stable
  studio style surface table tact talent tango taxi tempo tennis terrain ticket torrent totem tour train
  transit triangle tribune trio triple trombone tunnel turban type ultra union unique valise valve
  variable vase verdict verse version vinaigrette violet visage visible
`
  .trim()
  .split(/\s+/u);

/** `numbers`: indices of words. */
export const wordsOf = (numbers: readonly number[]): string =>
  numbers.map((one) => WORDS[one] ?? String(one)).join(" · ");

export const howManyWords = WORDS.length;
