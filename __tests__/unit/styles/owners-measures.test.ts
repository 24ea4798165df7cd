/** Colours and measures that the requirements give (docs/requirements.md 4.1 and 9). */
import { existsSync } from "node:fs";
import { textOf } from "../../support/documents";

const tokens = textOf("src/styles/tokens.css");
const valueOf = (name: string) => new RegExp(`^\\s*--${name}:\\s*([^;]+);`, "m").exec(tokens)?.[1];

test.each([
  ["navy", "#0A044E"],
  ["gold", "#E5B003"],
])("the brand's %s is %s", (name, value) => {
  expect(valueOf(name)).toBe(value);
});

test("the picture of a card is 350 px high", () => {
  expect(valueOf("card-media-h")).toBe("350px");
});

test.each([
  ["errors stand in a red box", "error", 0],
  ["successes stand in a green box", "success", 1],
])("a message stands in a box of its colour: %s", (_, name, strongest) => {
  const tint = `${name}-tint`;
  expect(textOf("src/styles/base.css")).toContain(`var(--${tint})`);
  const [, ...parts] = /^#(..)(..)(..)$/.exec(valueOf(tint) ?? "") ?? [];
  const shares = parts.map((part) => Number.parseInt(part, 16));
  expect(shares).toHaveLength(3);
  expect(shares.indexOf(Math.max(...shares))).toBe(strongest);
});

test.each([
  ["of a page's margin", "src/styles/tokens.css", 640],
  ["of a page's margin", "src/styles/tokens.css", 1024],
  ["of the help cards", "src/sections/home/help-and-reasons.module.css", 900],
])("styles %s change at %s, %i px", (_, file, width) => {
  expect(textOf(file)).toContain(`(min-width: ${width}px)`);
});

test("the logo stands at /logo.png", () => {
  expect(existsSync("static/logo.png")).toBe(true);
});
