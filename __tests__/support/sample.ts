/** How much the suites look at: in `npm test` a sample, with TEST_PAGES=all (`npm run test:all`) all there is. */
const isWhole = process.env.TEST_PAGES === "all";

/** What to look at; the sample holds one of each kind that could differ. */
export const sampleOf = <Item>(whole: readonly Item[], sample: readonly Item[]): readonly Item[] =>
  isWhole ? whole : sample;

/** Every nth, beginning with the first. */
export const everyNth = <Item>(whole: readonly Item[], n: number): readonly Item[] =>
  sampleOf(
    whole,
    whole.filter((_, at) => at % n === 0),
  );
