/** The content that the suites run on passes the check. */
import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { checkContent } from "../../src/content/check-content";
import { formatIssue } from "../../src/content/checks/issue";
import { testContent } from "../support/test-content";

/** Long after the site's own permits and reviews have run out: those of the tests never do. */
const distantDay = new Date("2090-01-01");

test("the check finds no issue in it, this year or any other", () => {
  const { errors } = checkContent(testContent, { today: distantDay });
  expect(errors.map(formatIssue)).toEqual([]);
});

test("its pictures weigh little: 6 MB in all, none above 400 kB", () => {
  const folder = path.join(testContent, "images");
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const sizes = files.map(({ parentPath, name }) => statSync(path.join(parentPath, name)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(6_000_000);
  expect(Math.max(...sizes)).toBeLessThan(400_000);
});
