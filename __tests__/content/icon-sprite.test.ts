import { readFileSync } from "node:fs";
import path from "node:path";
import { iconNames } from "../../src/ui/icon-names";

const sprite = readFileSync(path.resolve("src/ui/icons.svg"), "utf8");

test.each(iconNames)("the icon %s is in the sprite; else run `npm run icons`", (name) => {
  expect(sprite).toContain(`id="${name}"`);
});
