import { readFileSync } from "node:fs";
import path from "node:path";
import { iconNames as offeredToContent } from "../../src/content/schemas/fields";

const sprite = readFileSync(path.resolve("static/icons.svg"), "utf8");

test.each(offeredToContent)("the icon %s, which content may name, is drawn", (name) => {
  expect(sprite).toContain(`id="${name}"`);
});
