/** `npm run licences`: the packages whose code is in the bundles of the last build, and the licence of each. */
import { bundledPackages, notShippable } from "./bundled-packages";
import { runMain } from "./run/run-main";

runMain(() => {
  const packages = bundledPackages("public");
  for (const { name, version, licence } of packages)
    process.stdout.write(`${name.padEnd(32)}${version.padEnd(12)}${licence}\n`);
  const refused = notShippable(packages);
  if (refused.length > 0)
    throw new Error(
      `${refused.map(({ name, licence }) => `${name} is under ${licence}`).join("; ")}: read whether the site may ship it, then name the licence in tools/bundled-packages.ts, or take the package out`,
    );
});
