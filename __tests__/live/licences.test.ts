/** What visitors load is under licences that let a site ship it. */
import { bundledPackages, notShippable } from "../../tools/bundled-packages";

test("every package in the bundles has a licence that lets the site ship it", () => {
  const packages = bundledPackages("public");
  expect(packages.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["react", "react-dom", "react-slick"]),
  );
  expect(notShippable(packages)).toEqual([]);
});
