import { spawnSync } from "node:child_process";
import { privateNames } from "../../../src/gatsby/contract";

/** The Gatsby adapter, and the tests that break it. */
const adapter = [
  "src/gatsby",
  "__tests__/unit/gatsby",
  "__tests__/components/gatsby",
  "__tests__/e2e/gatsby-adapter.test.ts",
];

/** Words for people may name them: documents, and the privacy policy among the content. */
const words = ["*.md", "data", "__tests__/site-content", "docs"];

/** Places in the repository, but for those, where a text stands. */
function placesOf(text: string): string {
  const outside = [...adapter, ...words, "package-lock.json"].map((file) => `:(exclude)${file}`);
  const grep = ["grep", "-nIF", "--untracked", "-e", text, "--", ".", ...outside];
  const { status, stdout, stderr } = spawnSync("git", grep, { encoding: "utf8" });
  // It ends with code 1 when it finds nothing.
  if (status !== 0 && status !== 1) throw new Error(stderr);
  return stdout;
}

test("the search finds what is there", () => {
  expect(placesOf("gatsbyImageData(")).toContain("src/");
});

test.each(privateNames)("%s stands nowhere outside src/gatsby", (name) => {
  expect(placesOf(name)).toBe("");
});
