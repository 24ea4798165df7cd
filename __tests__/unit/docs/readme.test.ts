/** The README is a door: short, with two pictures, and every command has its line there or in docs/commands.md. */
import { statSync } from "node:fs";
import { z } from "zod";
import { textOf } from "../../support/documents";

const readme = textOf("README.md");

test("has at most 9,000 bytes", () => {
  expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(9_000);
});

test("shows the site on a desktop and on a phone, each picture below 200 kB and with a text of its own", () => {
  const pictures = [...readme.matchAll(/<img src="([^"]+)"[^>]* alt="([^"]+)"/g)];
  expect(pictures.map(([, src]) => src)).toEqual(["docs/pictures/desktop.webp", "docs/pictures/phone.webp"]);
  for (const [, src = ""] of pictures) expect(statSync(src).size).toBeLessThan(200_000);
});

test("every command has its line", () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(textOf("package.json")));
  const lines = readme + textOf("docs/commands.md");
  const unnamed = Object.keys(scripts).filter(
    (name) =>
      !lines.includes(`npm run ${name}\``) &&
      !lines.includes(`\`${name}\``) &&
      !lines.includes(`npm ${name}\n`),
  );
  expect(unnamed).toEqual([]);
});
