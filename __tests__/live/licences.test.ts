/** What visitors load is under licences that let a site ship it. */
import { bundledPackages, notShippable } from "../../tools/bundled-packages";

test("every package in the bundles has a licence that lets the site ship it", () => {
  const packages = bundledPackages("public");
  expect(packages.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["react", "react-dom", "react-slick"]),
  );
  expect(notShippable(packages)).toEqual([]);
});

test.each(["GPL-3.0-only", "none", "MIT AND GPL-2.0-only"])("a package under %s is found", (licence) => {
  const found = notShippable([{ name: "planted", version: "1.0.0", licence }]);
  expect(found.map(({ name }) => name)).toEqual(["planted"]);
});
