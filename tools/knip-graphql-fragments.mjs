/**
 * Preprocessor of `npm run unused`: GraphQL fragments are exported for Gatsby, which collects them from exported
 * templates alone; no module imports them. Their exports are left out of knip's report.
 */

const isFragment = (name) => /Fragments?$/.test(name);

/** @type {import("knip").Preprocessor} */
export default function withoutFragments(results) {
  for (const symbols of Object.values(results.issues.exports)) {
    for (const name of Object.keys(symbols).filter(isFragment)) {
      delete symbols[name];
      results.counters.exports -= 1;
    }
  }
  return results;
}
