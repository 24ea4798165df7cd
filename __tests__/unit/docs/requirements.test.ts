/** Every requirement stands once in docs/requirements, with the test that holds it or the decision that overrules it. */
import { textOf } from "../../support/documents";
import { requirementPages, requirementsOf, stateIssues } from "../../support/requirements";

test.each(requirementPages)("%s: each requirement names a test or decision that is there", (page) => {
  expect(requirementsOf(textOf(page)).flatMap(stateIssues)).toEqual([]);
});
