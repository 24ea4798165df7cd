/** Every requirement stands once in docs/requirements, with the test that holds it or the decision that overrules it. */
import { headingsOf, tableRows, textOf } from "../../support/documents";
import { requirementPages, requirementsOf, stateFaults } from "../../support/requirements";

const requirements = requirementPages.flatMap((page) => requirementsOf(textOf(page)));
const sections = [...new Set(requirements.map(({ section }) => section))].map((section) => ({
  section,
  held: requirements.filter((one) => one.section === section),
}));

test.each(requirementPages)(
  "%s: each requirement names a test or a decision, and these are there",
  (page) => {
    const issues = requirementsOf(textOf(page)).flatMap(stateFaults);
    expect(issues).toEqual([]);
  },
);

test("numbers run from 1 in each section, none twice and none left out", () => {
  for (const { section, held } of sections) {
    expect(held.map(({ number }) => number)).toEqual(held.map((_, at) => `${section}.${at + 1}`));
  }
});

test("docs/requirements.md leads to every section, and says how many requirements it has", () => {
  const rows = tableRows(textOf("docs/requirements.md")).map(([link = "", count = ""]) => {
    const [, heading = "", file = ""] = /^\[(.+)\]\((requirements\/[\w-]+\.md)#/.exec(link) ?? [];
    expect(headingsOf(`docs/${file}`)).toContain(heading);
    return [/^[\d.]*\d/.exec(heading)?.[0] ?? heading, Number(count)];
  });
  const held = sections.map((one) => [one.section, one.held.length]);
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(held));
});

describe("a requirement is found", () => {
  const issuesOf = (state: string) =>
    requirementsOf(`- **1.1** Words.\n${state}`).flatMap((one) => stateFaults(one));
  const ownTitle = "each requirement names a test or a decision";
  const own = "`unit/docs/requirements.test.ts`";
  const gone = "z9-gone.md";
  const missing = "no such title";

  test.each([
    ["without a state", "", ["1.1: names neither a test nor a decision"]],
    [
      "as written without a test",
      "  As written: see the code.",
      ["1.1: names neither a test nor a decision", "1.1: is as written and has no test"],
    ],
    [
      "whose test has another title",
      `  As written: ${own} "${missing}".`,
      [`1.1: __tests__/unit/docs/requirements.test.ts has no test "${missing}"`],
    ],
    [
      "whose test file is gone",
      '  As written: `unit/gone.test.ts` "a title".',
      ["1.1: there is no __tests__/unit/gone.test.ts"],
    ],
    [
      "whose decision is gone",
      `  By decision [Z9](../decisions/${gone}).`,
      [`1.1: there is no docs/decisions/${gone}`],
    ],
    [
      "by decision, with a test alone",
      `  By decision: ${own} "${ownTitle}".`,
      ["1.1: names neither a test nor a decision"],
    ],
  ])("%s", (_, state, issues) => {
    expect(issuesOf(state)).toEqual(issues);
  });

  test("but not one that names its test or its decision", () => {
    expect(issuesOf(`  As written: ${own} "${ownTitle}".`)).toEqual([]);
    expect(issuesOf("  By decision [B3](../decisions/addresses.md).")).toEqual([]);
  });
});
