import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { changedPixels } from "../../../tools/visual/compare-pictures";
import { comparisonPage } from "../../../tools/visual/comparison-page";

const folder = mkdtempSync(path.join(tmpdir(), "visual-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string) => path.join(folder, name);
const sheet = (height: number) =>
  sharp({ create: { width: 40, height, channels: 3, background: "#fff" } }).png();

test("equal pictures differ by nothing, and nothing is drawn", async () => {
  await sheet(40).toFile(at("one.png"));
  expect(await changedPixels(at("one.png"), at("one.png"), at("none.png"))).toBe(0);
  expect(existsSync(at("none.png"))).toBe(false);
});

test("what moved is counted and drawn", async () => {
  const block = await sharp({ create: { width: 10, height: 10, channels: 3, background: "#800" } })
    .png()
    .toBuffer();
  await sheet(40).toFile(at("before.png"));
  await sheet(40)
    .composite([{ input: block, left: 5, top: 5 }])
    .toFile(at("after.png"));
  expect(await changedPixels(at("before.png"), at("after.png"), at("drawn.png"))).toBe(100);
  expect(await sharp(at("drawn.png")).metadata()).toMatchObject({ width: 40, height: 40 });
});

test("a page that grew differs by what it grew by", async () => {
  await sheet(40).toFile(at("short.png"));
  await sheet(50).toFile(at("long.png"));
  expect(await changedPixels(at("short.png"), at("long.png"), at("grown.png"))).toBe(400);
});

test("the page of a comparison shows each picture before, after and with its changes", () => {
  const page = comparisonPage("before", "after", [
    { name: "home-390.png", change: 1234 },
    { name: "about-390.png", change: "new" },
  ]);
  for (const place of ["../before/home-390.png", "../after/home-390.png", '"home-390.png"'])
    expect(page).toContain(place);
  expect(page).toContain("1,234 pixels");
  expect(page).not.toContain("../before/about-390.png");
});
